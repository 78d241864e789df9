import { S as constraint, g as add, m as rangeDomain, w as eq, x as constant } from "./diagnostic-4Z-7KFgF.js";
import { i as warning, n as didYouMean, r as error, t as counted } from "./message-DJw8gymv.js";
import { l as assemble } from "./picture-DzpcntfW.js";
import { t as fieldOf } from "./fields-WrLIxNKH.js";
import { dt as number, q as spanWithin, t as describeNode, ut as listOf } from "./node-kind-CuHHsrJh.js";
import { i as nearest, n as join } from "./source-VLR-ME-q.js";
import { t as drawBoard } from "./board-DeO8H7va.js";
const gridExpected = error("sudoku-grid-expected", `The grid is a block of text, a row on each line, or all rows one behind the other on a single line. \`.\`, \`0\` and \`_\` are
empty cells; blanks and \`|-+\` count for nothing.

\`\`\`yaml
grid: |
  53. .7. ...
  6.. 195 ...
  .98 ... .6.
  8.. .6. ..3
  4.. 8.3 ..1
  7.. .2. ..6
  .6. ... 28.
  ... 419 ..5
  ... .8. .79
\`\`\``, (key, found) => ({
	message: `${key} is a block of text with a row on each line, and here is ${found}`,
	help: `write ${key}: | and the rows below it, with blanks in front`
}));
const oneLine = error("sudoku-one-line", `A grid on one line has as many cells as a square: 16, 36, 81, 256 and so on.`, (found) => {
	const side = Math.round(Math.sqrt(found));
	return { message: `a grid on one line has ${side * side} cells if it is ${side} by ${side}, and here are ${found}` };
});
const rowCount = error("sudoku-row-count", `A grid has as many rows as it has columns.`, (key, found, size) => ({ message: `${key} has ${counted(found, "row")} of ${size} cells; ${found > size ? `${found - size} too many` : `${size - found} too few`}` }));
const rowLength = error("sudoku-row-length", `Each row has as many cells as there are rows. Each cell is one character: numbers from 10 on are letters, \`A\` is 10.

\`\`\`yaml
grid: |
  12 3 4 ...    # wrong: 12 are two cells
  C 3 4 ...     # right
\`\`\``, (row, found, size) => ({
	message: `row ${row} has ${counted(found, "cell")}, and ${size} are wanted`,
	help: found > size && size > 9 ? "numbers from 10 on are one letter each: A is 10" : void 0
}));
const badSize = error("sudoku-size", `puzzlec knows sudokus from 4 by 4 to 25 by 25.`, (size) => `this grid is ${size} by ${size}, and a sudoku is 4 by 4 to 25 by 25`);
const unknownSymbol = error("sudoku-unknown-symbol", `A cell holds a digit; from 10 on a letter, \`A\` is 10. \`.\`, \`0\` and \`_\` are empty cells; blanks and \`|-+\` count for
nothing.`, (symbol, value, size) => ({
	message: value === void 0 ? `${symbol} is no digit` : `${symbol}${/^\d/.test(symbol) ? "" : ` is ${value}, and that`} is too large: the cells of this grid hold 1 to ${size}`,
	help: "an empty cell is . or 0 or _"
}));
const countsFromZero$1 = error("sudoku-counts-from-zero", `Some write large sudokus with the digits from 0 to F. Here 0 is an empty cell, and \`A\` is 10, so 16 by 16 takes 1 to 9 and
\`A\` to \`G\`: each symbol is one more. puzzlec does not guess, because both readings can make sense.

\`\`\`yaml
grid: |
  0 . 7 F ...      # wrong, with . for empty cells
  1 . 8 G ...      # right
\`\`\``, (size, last) => ({
	message: `0 and . are both here, so this grid may count from 0; a sudoku of ${size} by ${size} counts 1 to 9 and A to ${last}`,
	help: `raise every symbol by one (0 is 1, 9 is A, and so on), or write all empty cells the same way`
}));
const boxNeeded = error("sudoku-box-needed", `Boxes are squares unless \`box\` says how many rows and columns they have. Where neither will do, \`regions\` draws them.

\`\`\`yaml
box: [2, 3]      # for 6 by 6
\`\`\``, (size) => ({
	message: `a grid of ${size} by ${size} has no square boxes`,
	help: boxesOf(size) ?? "draw its regions with regions: |"
}));
/** The boxes that a grid can have, as advice; undefined where there are none. */
function boxesOf(size) {
	const rows = Array.from({ length: size }, (_, i) => i + 1).filter((count) => count > 1 && count < size && size % count === 0);
	if (rows.length === 0) return void 0;
	return `write ${rows.map((count) => `box: [${count}, ${size / count}]`).join(" or ")}`;
}
const badBox = error("sudoku-bad-box", `\`box\` is the number of rows and of columns of a box; multiplied they give the size of the grid.

\`\`\`yaml
box: [2, 3]      # for 6 by 6
\`\`\``, (found, size) => ({
	message: `a box is said by its rows and columns, and here is ${found}`,
	help: (size === void 0 ? void 0 : boxesOf(size)) ?? "for example box: [2, 3]"
}));
const boxAndRegions = error("sudoku-box-and-regions", `A grid has boxes or regions, not both.`, () => "a grid has either box or regions");
const regionSize = error("sudoku-region-size", `Each region has as many cells as the grid has rows, so that each digit fits in once.`, (region, found, size) => `region ${region} has ${counted(found, "cell")}, and ${size} are wanted`);
const diagonalsExpected = error("sudoku-diagonals", `\`diagonals: true\` lets both long diagonals hold each digit once.`, (found) => ({ message: `diagonals are true or false, and here is ${found}` }));
const cageExpected = error("sudoku-cage-expected", `A cage is a sum and the cells that add up to it; no digit stands in it twice.

\`\`\`yaml
cages:
  - {sum: 15, cells: [r1c1, r1c2, r2c1]}
\`\`\``, (found) => ({
	message: `a cage has a sum and cells, and here is ${found}`,
	help: "for example {sum: 15, cells: [r1c1, r1c2]}"
}));
const cageKey = error("sudoku-cage-key", `A cage has the keys \`sum\` and \`cells\`.`, (key, suggestion) => ({
	message: `a cage has no "${key}"`,
	help: didYouMean(suggestion) ?? "its keys are sum and cells"
}));
const unknownCell = error("sudoku-unknown-cell", `A cell is named by its row and column: \`r1c1\` is the one at the upper left.`, (cell, size) => ({
	message: `there is no cell ${cell}`,
	help: `the cells are r1c1 to r${size}c${size}`
}));
const cellTwice = error("sudoku-cell-twice", `A cell stands in a cage once.`, (cell, notes) => ({
	message: `${cell} is listed twice in this cage`,
	notes
}));
const impossibleSum = warning("sudoku-impossible-sum", `Different digits add up to at least 1 + 2 + 3 and so on, and to at most the largest ones, so there is no solution.`, (sum, cells, low, high) => {
	if (low > high) return `${cells} cells cannot hold ${cells} different digits`;
	if (cells === 1) return `one cell holds ${low} to ${high}, not ${sum}`;
	return `${cells} cells with different digits add up to ${low} to ${high}, not to ${sum}`;
});
const cellInTwoCages = warning("sudoku-cell-in-two-cages", `The cages of a killer sudoku do not overlap. puzzlec takes them as they are written.`, (cell, notes) => ({
	message: `${cell} is in another cage too`,
	notes
}));
const givenTwice = warning("sudoku-given-twice", `Two equal digits are given in one row, column, box, diagonal or cage, so there is no solution. Most often one of them is a
slip.`, (digit, unit, notes) => ({
	message: `${digit} is given twice in ${unit}, so there is no solution`,
	notes
}));
// src/puzzles/grid/cells.ts
const upTo$1 = (count) => Array.from({ length: count }, (_, i) => i);
/** `r1c1` for the upper left cell. */
function cellName(cell, size) {
	return `r${Math.floor(cell / size) + 1}c${cell % size + 1}`;
}
/** The cell of that name, in upper or lower case; undefined for one that is outside. */
function cellNamed(name, size) {
	const places = /^[rR](\d{1,4})[cC](\d{1,4})$/.exec(name);
	if (!places) return void 0;
	const [row, column] = [Number(places[1]) - 1, Number(places[2]) - 1];
	return row >= 0 && row < size && column >= 0 && column < size ? row * size + column : void 0;
}
function rows(size) {
	return upTo$1(size).map((row) => ({
		name: `row ${row + 1}`,
		cells: upTo$1(size).map((column) => row * size + column)
	}));
}
function columns(size) {
	return upTo$1(size).map((column) => ({
		name: `column ${column + 1}`,
		cells: upTo$1(size).map((row) => row * size + column)
	}));
}
/** The box in which each cell lies, for boxes of some rows and columns, counted through from 0. */
function boxOf(size, height, width) {
	const across = size / width;
	return upTo$1(size * size).map((cell) => {
		const [row, column] = [Math.floor(cell / size), cell % size];
		return Math.floor(row / height) * across + Math.floor(column / width);
	});
}
/** The long diagonals. */
function diagonals(size) {
	return [{
		name: "the diagonal from the upper left",
		cells: upTo$1(size).map((i) => i * (size + 1))
	}, {
		name: "the diagonal from the upper right",
		cells: upTo$1(size).map((i) => (i + 1) * (size - 1))
	}];
}
// src/puzzles/sudoku/cages.ts
const cageKeys = ["sum", "cells"];
/** The names in a list of cells, or in a text with blanks or commas between them. */
function namesIn(node) {
	if (node.kind === "mapping") return void 0;
	if (node.kind === "atom") return [...node.text.matchAll(/[^\s,]+/g)].map(({ index, 0: text }) => ({
		text,
		span: spanWithin(node, index, index + text.length)
	}));
	const names = node.items.filter((item) => item.kind === "atom");
	return names.length < node.items.length ? void 0 : names;
}
var CageReader = class {
	#draft;
	#size;
	/** Where each cell was put into a cage. */
	#taken = /* @__PURE__ */ new Map();
	constructor(draft, size) {
		this.#draft = draft;
		this.#size = size;
	}
	read(node) {
		if (node.kind !== "mapping") {
			this.#draft.report(cageExpected(node.span, describeNode(node)));
			return;
		}
		for (const { key } of node.entries) {
			if (cageKeys.includes(key.text)) continue;
			this.#draft.report(cageKey(key.span, key.text, nearest(key.text, cageKeys)));
		}
		const before = this.#draft.reports.errors;
		const [sum, list] = cageKeys.map((name) => this.#part(node, name));
		if (!sum || !list) return void 0;
		const value = this.#draft.constant(sum, "the sum of a cage");
		const cells = this.#cells(list);
		if (value === void 0 || this.#draft.reports.errors > before) return void 0;
		this.#checkSum(value, cells.length, sum.span);
		return {
			sum: value,
			cells,
			span: node.span
		};
	}
	#part({ entries, span }, name) {
		const entry = entries.find(({ key }) => key.text === name);
		if (!entry) this.#draft.report(cageExpected(span, `one without ${name}`));
		return entry?.value;
	}
	#cells(list) {
		const names = namesIn(list);
		if (!names || names.length === 0) {
			this.#draft.report(cageExpected(list.span, describeNode(list)));
			return [];
		}
		const own = /* @__PURE__ */ new Map();
		for (const { text, span } of names) {
			const cell = cellNamed(text, this.#size);
			const before = cell === void 0 ? void 0 : own.get(cell);
			if (cell === void 0) this.#draft.report(unknownCell(span, text, this.#size));
			else if (before) {
				const notes = [{
					span: before,
					message: "first here"
				}];
				this.#draft.report(cellTwice(span, text, notes));
			} else own.set(cell, span);
		}
		for (const [cell, span] of own) this.#take(cell, span);
		return [...own].map(([cell, span]) => ({
			cell,
			span
		}));
	}
	#take(cell, span) {
		const before = this.#taken.get(cell);
		if (!before) {
			this.#taken.set(cell, span);
			return;
		}
		const notes = [{
			span: before,
			message: "the other one"
		}];
		this.#draft.report(cellInTwoCages(span, cellName(cell, this.#size), notes));
	}
	/** Warns of a sum that so many different digits cannot have. */
	#checkSum(sum, count, span) {
		const low = count * (count + 1) / 2;
		const high = count > this.#size ? 0 : count * (2 * this.#size + 1 - count) / 2;
		if (sum >= low && sum <= high) return;
		this.#draft.report(impossibleSum(span, String(sum), count, low, high));
	}
};
/** Reads the cages, adds them to the model, and gives their cells as units. */
function readCages(draft, size, variables) {
	const reader = new CageReader(draft, size);
	return draft.items("cages").flatMap((node) => reader.read(node) ?? []).map(({ sum, cells, span }) => {
		const own = cells.map(({ cell }) => cell);
		const terms = own.flatMap((cell) => variables[cell] ?? []);
		const meaning = `${own.map((cell) => cellName(cell, size)).join(", ")} ${own.length === 1 ? "is" : "add up to"} ${sum}`;
		const total = eq(add(...terms), constant(sum));
		draft.require(total, span, draft.analysis.textAt(span), void 0, meaning);
		const unit = {
			name: `the cage of ${cellName(own[0] ?? 0, size)}`,
			cells: own,
			sum
		};
		if (own.length > 1) {
			const words = `no digit stands twice in ${unit.name}`;
			const apart = constraint({
				kind: "all-different",
				terms
			});
			draft.builder.require(apart, {
				span,
				words,
				implicit: true
			});
		}
		return unit;
	});
}
// src/puzzles/sudoku/digits.ts
/** The sign of a digit. */
function signOf(digit) {
	return digit.toString(36).toUpperCase();
}
/** Whether a sign says that a cell is empty. A null in a list of numbers is written so too. */
function isEmpty(sign) {
	return sign === "." || sign === "_" || sign === "0" || sign === "null" || sign === "~";
}
/** The digit of a sign, or of a number in a list; undefined for what is neither. It may be too large. */
function digitOf(sign) {
	if (/^\d{1,9}$/.test(sign)) return Number(sign);
	return /^[A-Za-z]$/.test(sign) ? Number.parseInt(sign, 36) : void 0;
}
// src/puzzles/grid/draw.ts
/** By the arms that meet: up 1, down 2, left 4, right 8. */
const corners = " ╵╷│╴┘┐┤╶└┌├─┴┬┼";
const upTo = (count) => Array.from({ length: count }, (_, i) => i);
var GridDrawer = class {
	#grid;
	/** Whether a line stands anywhere to the left of a column; the last one is the right border. */
	#parted;
	constructor(grid) {
		this.#grid = grid;
		this.#parted = upTo(grid.width + 1).map((column) => upTo(grid.height).some((row) => this.#left(row, column)));
	}
	#isInside(row, column) {
		const { height, width } = this.#grid;
		return row >= 0 && row < height && column >= 0 && column < width;
	}
	#apart(row, column, otherRow, otherColumn) {
		const [here, there] = [this.#isInside(row, column), this.#isInside(otherRow, otherColumn)];
		if (!here || !there) return here !== there;
		return this.#grid.region(row, column) !== this.#grid.region(otherRow, otherColumn);
	}
	/** Whether a line stands to the left of a cell. */
	#left(row, column) {
		return this.#apart(row, column, row, column - 1);
	}
	/** Whether a line lies above a cell. */
	#above(row, column) {
		return this.#apart(row, column, row - 1, column);
	}
	/** The sign at the upper left corner of a cell. */
	#corner(row, column) {
		const arms = Number(this.#left(row - 1, column)) + 2 * Number(this.#left(row, column)) + 4 * Number(this.#above(row, column - 1)) + 8 * Number(this.#above(row, column));
		return corners[arms] ?? " ";
	}
	/** A sign to the left of a column, with one more on either side of it if lines stand there. */
	#between(column, before, sign, behind) {
		if (!this.#parted[column]) return sign;
		const { width } = this.#grid;
		return `${column === 0 ? "" : before}${sign}${column === width ? "" : behind}`;
	}
	#lineAbove(row) {
		const { width, cellWidth } = this.#grid;
		const stroke = (column) => this.#above(row, column) ? "─" : " ";
		const joint = (column) => this.#between(column, stroke(column - 1), this.#corner(row, column), stroke(column));
		return `${upTo(width).map((column) => joint(column) + stroke(column).repeat(cellWidth)).join("")}${joint(width)}`.trimEnd();
	}
	#lineOf(row) {
		const { width, text } = this.#grid;
		const gap = (column) => this.#between(column, " ", this.#left(row, column) ? "│" : " ", " ");
		return upTo(width).map((column) => gap(column) + text(row, column)).join("").concat(gap(width));
	}
	lines() {
		const { height, width } = this.#grid;
		const lines = [];
		for (const row of upTo(height + 1)) {
			if (upTo(width).some((column) => this.#above(row, column))) lines.push(this.#lineAbove(row));
			if (row < height) lines.push(this.#lineOf(row));
		}
		return lines;
	}
};
/** The lines of the drawing. */
function drawGrid(grid) {
	return new GridDrawer(grid).lines();
}
// src/puzzles/sudoku/draw.ts
/** What stands behind a given digit, and behind one that is to stand out, where there is no colour. */
const marks = {
	given: "'",
	standing: "*"
};
/** @param standing the cells whose digits are to stand out */
function drawSudoku({ size, givens, regionOf }, digits, standing, { color }) {
	const given = new Set(givens.map(({ cell }) => cell));
	const text = (cell) => {
		const sign = signOf(digits[cell] ?? 0);
		if (standing.has(cell)) return color ? `\u001b[7m${sign}\u001b[0m` : sign + marks.standing;
		if (!color) return sign + (given.has(cell) ? marks.given : " ");
		return given.has(cell) ? `\u001b[1m${sign}\u001b[0m` : sign;
	};
	const lines = drawGrid({
		height: size,
		width: size,
		cellWidth: color ? 1 : 2,
		text: (row, column) => text(row * size + column),
		region: (row, column) => regionOf[row * size + column]
	});
	const legend = color || given.size === 0 ? [] : [`${marks.given} given`];
	return [...lines, ...legend].join("\n");
}
// src/puzzles/grid/read-rows.ts
/** Blanks, and lines that only part the cells, also those of our own drawings. */
const decoration = /[\s|+\-\u2500-\u257f]/u;
function rowOf(line, start, atom) {
	const signs = [];
	let at = start;
	for (const character of line) {
		const end = at + character.length;
		if (!decoration.test(character)) signs.push({
			text: character,
			span: spanWithin(atom, at, end)
		});
		at = end;
	}
	return signs;
}
/** The lines of a text that have signs in them. */
function rowsOfText(atom) {
	const rows = [];
	let start = 0;
	for (const line of atom.text.split("\n")) {
		rows.push(rowOf(line, start, atom));
		start += line.length + 1;
	}
	return rows.filter((row) => row.length > 0);
}
/** A row of a list: a text, or a list with a cell in each item. */
function rowOfNode(node) {
	if (node.kind === "atom") return rowOf(node.text, 0, node);
	if (node.kind === "mapping") return void 0;
	const signs = [];
	for (const item of node.items) {
		if (item.kind !== "atom") return void 0;
		signs.push({
			text: item.text === "" ? "." : item.text,
			span: item.span
		});
	}
	return signs;
}
/** The rows of a grid, not all of the same length; undefined for what is no grid. */
function readRows(node) {
	if (node.kind === "mapping") return void 0;
	if (node.kind === "atom") return rowsOfText(node);
	const rows = node.items.map(rowOfNode);
	const known = rows.filter((row) => row !== void 0);
	return known.length < rows.length ? void 0 : known;
}
/** The place of some signs that stand one behind the other. */
function spanOfSigns(signs) {
	const [first, last] = [signs[0], signs.at(-1)];
	return first && last && join(first.span, last.span);
}
/** One long row as rows of that length. */
function cutRow(row, length) {
	const count = Math.ceil(row.length / length);
	return Array.from({ length: count }, (_, i) => row.slice(i * length, (i + 1) * length));
}
// src/puzzles/grid/read-square.ts
/** The length that most rows have; of two the one that is the number of rows. */
function usualLength(rows) {
	const counts = /* @__PURE__ */ new Map();
	for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
	const [best] = [...counts].sort(([a, times], [b, otherTimes]) => otherTimes - times || Number(b === rows.length) - Number(a === rows.length));
	return best?.[0] ?? 0;
}
function onOneLine(row, wanted, draft) {
	const size = wanted ?? Math.sqrt(row.length);
	if (row.length !== size * size || !Number.isInteger(size)) {
		draft.report(oneLine(spanOfSigns(row), row.length));
		return;
	}
	return {
		size,
		rows: cutRow(row, size)
	};
}
/**
* Reads a square grid; undefined after a report.
* @param key what it stands behind
* @param wanted its size, where something else says that
*/
function readSquare(node, key, draft, wanted) {
	const rows = readRows(node);
	const [first, second] = rows ?? [];
	if (!rows || !first) {
		draft.report(gridExpected(node.span, key, describeNode(node)));
		return;
	}
	if (!second) return onOneLine(first, wanted, draft);
	const size = wanted ?? usualLength(rows);
	const before = draft.reports.errors;
	if (rows.length !== size) {
		const place = rows.length > size ? rows[size] : rows.at(-1);
		draft.report(rowCount(spanOfSigns(place ?? first), key, rows.length, size));
	}
	for (const [i, row] of rows.entries()) {
		if (row.length === size) continue;
		const place = row.length > size ? row.slice(size) : row;
		draft.report(rowLength(spanOfSigns(place), i + 1, row.length, size));
	}
	return draft.reports.errors > before ? void 0 : {
		size,
		rows
	};
}
/** Whether what is written is a square as it stands, and how large; undefined if not. */
function plainSize(node) {
	const rows = readRows(node) ?? [];
	const [first, second] = rows;
	const side = second ? rows.length : Math.sqrt(first?.length ?? 0);
	return (!second || rows.every(({ length }) => length === side)) && Number.isInteger(side) && side > 0 ? side : void 0;
}
// src/puzzles/sudoku/layout.ts
const smallest = 4;
const largest = 25;
/** The numbers of rows and columns of a box; undefined without them or after a report. */
function readBox(draft, size) {
	const node = draft.node("box");
	if (!node) return void 0;
	const bad = () => {
		const found = node.kind === "list" ? draft.analysis.textAt(node.span) : describeNode(node);
		draft.report(badBox(node.span, found, size));
	};
	if (node.kind !== "list" || node.items.length !== 2) return bad();
	const numbers = node.items.map((item) => draft.constant(item, "the size of a box"));
	if (numbers.includes(void 0)) return void 0;
	const [height, width] = numbers.map(Number);
	return height > 0 && width > 0 && (size === void 0 || height * width === size) ? {
		height,
		width,
		span: node.span
	} : bad();
}
/** The digits of the grid; those that are none are reported. */
function readGivens({ size, rows: signs }, draft) {
	const all = signs.flat();
	if (countsFromZero(all, size)) {
		const zero = all.find(({ text }) => text === "0");
		draft.report(countsFromZero$1(zero?.span, size, signOf(size)));
		return [];
	}
	return all.flatMap(({ text, span }, cell) => {
		if (isEmpty(text)) return [];
		const digit = digitOf(text);
		if (digit !== void 0 && digit >= 1 && digit <= size) return [{
			cell,
			digit,
			span
		}];
		draft.report(unknownSymbol(span, text, digit, size));
		return [];
	});
}
/** Whether 0 seems to be a digit: where letters are needed, and empty cells are written another way. */
function countsFromZero(signs, size) {
	const has = (...texts) => signs.some(({ text }) => texts.includes(text));
	return size > 9 && has("0") && has(".", "_") && !signs.some(({ text }) => digitOf(text) === size);
}
/** The boxes, or the regions that the file draws; undefined after a report. */
function readRegions(draft, size, box) {
	const node = draft.node("regions");
	if (node) {
		if (draft.node("box")) draft.report(boxAndRegions(draft.keySpan("box")));
		return drawnRegions(node, draft, size);
	}
	if (draft.node("box") && !box) return void 0;
	const side = Math.sqrt(size);
	if (!box && !Number.isInteger(side)) {
		draft.report(boxNeeded(draft.keySpan("grid"), size));
		return;
	}
	return boxOf(size, box?.height ?? side, box?.width ?? side).map((number) => number + 1);
}
function drawnRegions(node, draft, size) {
	const square = readSquare(node, "regions", draft, size);
	if (!square) return void 0;
	const signs = square.rows.flat();
	const sizes = /* @__PURE__ */ new Map();
	for (const { text } of signs) sizes.set(text, (sizes.get(text) ?? 0) + 1);
	for (const [region, count] of sizes) {
		if (count === size) continue;
		const span = signs.find(({ text }) => text === region)?.span;
		draft.report(regionSize(span, region, count, size));
	}
	return signs.map(({ text }) => text);
}
function readDiagonals(draft) {
	const atom = draft.atom("diagonals");
	if (!atom) return false;
	if (atom.text !== "true" && atom.text !== "false") draft.report(diagonalsExpected(atom.span, describeNode(atom)));
	return atom.text === "true";
}
/** The cells of each region. */
function regionUnits(regionOf, word) {
	const cells = /* @__PURE__ */ new Map();
	for (const [cell, region] of regionOf.entries()) {
		const list = cells.get(region);
		if (list) list.push(cell);
		else cells.set(region, [cell]);
	}
	return [...cells].map(([region, own]) => ({
		name: `${word} ${region}`,
		cells: own
	}));
}
/** Reads all that; undefined after a mistake that leaves no grid to speak of. */
function readLayout(draft) {
	const node = draft.node("grid");
	if (!node) return void 0;
	const box = readBox(draft, plainSize(node));
	const square = readSquare(node, "grid", draft, box && box.height * box.width);
	if (!square) return void 0;
	const { size } = square;
	if (size < smallest || size > largest) {
		draft.report(badSize(draft.keySpan("grid"), size));
		return;
	}
	const givens = readGivens(square, draft);
	const regionOf = readRegions(draft, size, box);
	const isCrossed = readDiagonals(draft);
	if (!regionOf) return void 0;
	return {
		size,
		givens,
		units: [
			...rows(size),
			...columns(size),
			...regionUnits(regionOf, draft.node("regions") ? "region" : "box"),
			...isCrossed ? diagonals(size) : []
		],
		regionOf,
		isCrossed
	};
}
// src/puzzles/sudoku/picture.ts
function pictureOf({ size, givens, regionOf, isCrossed }, cages, variables, { at, other }) {
	const given = new Set(givens.map(({ cell }) => cell));
	const crossed = new Set(isCrossed ? diagonals(size).flatMap(({ cells }) => cells) : []);
	return drawBoard({
		height: size,
		width: size,
		cells: variables.map(({ id }, cell) => {
			const [digit = 0, second = digit] = [at[id], other?.[id]];
			return {
				text: signOf(digit),
				role: given.has(cell) ? "given" : "found",
				...second === digit ? {} : { other: signOf(second) }
			};
		}),
		region: (cell) => regionOf[cell],
		cages: cages.map(({ cells, sum }) => ({
			cells,
			remark: String(sum)
		})),
		tinted: (cell) => crossed.has(cell)
	});
}
// src/puzzles/sudoku/review.ts
/** @param isPlain whether nothing but the given digits tells one digit from another */
function reviewOf({ size, givens }, isPlain) {
	const given = new Set(givens.map(({ digit }) => digit));
	const missing = Array.from({ length: size }, (_, i) => i + 1).filter((digit) => !given.has(digit));
	return {
		unmentioned: isPlain && missing.length > 1 ? [remarkOn(missing.map(signOf))] : [],
		subjects: [],
		readings: [],
		usable: []
	};
}
function remarkOn(names) {
	return {
		names,
		words: `no given digit is ${`${names.slice(0, -1).join(", ")} and ${names.at(-1)}`}, so they can be exchanged`
	};
}
// src/puzzles/sudoku/scope.ts
/** The cells as an array of two dimensions. */
function gridValue(size, cells) {
	const axis = {
		low: 1,
		high: size
	};
	return {
		kind: "list",
		axes: [axis, axis],
		items: cells,
		name: "grid"
	};
}
function sudokuScope(size, cells) {
	const grid = gridValue(size, cells);
	return {
		declares: (name) => name === "grid",
		word({ text, quoted, span }) {
			if (quoted) return void 0;
			if (text === "grid") return {
				type: listOf(number, 2),
				value: grid
			};
			const cell = cellNamed(text, size);
			const value = cell === void 0 ? void 0 : cells[cell];
			if (value) return {
				type: number,
				value
			};
			return /^[rR]\d+[cC]\d+$/.test(text) ? unknownCell(span, text, size) : void 0;
		},
		spellings: () => ["grid"]
	};
}
// src/puzzles/sudoku/family.ts
/** Warns of equal digits that are given in one unit. */
function warnOfGivens({ givens }, units, draft) {
	const digits = new Map(givens.map((given) => [given.cell, given]));
	for (const { name, cells } of units) {
		const seen = /* @__PURE__ */ new Map();
		for (const { digit, span } of cells.flatMap((cell) => digits.get(cell) ?? [])) {
			const before = seen.get(digit);
			if (!before) seen.set(digit, span);
			else {
				const notes = [{
					span: before,
					message: "the other one"
				}];
				draft.report(givenTwice(span, signOf(digit), name, notes));
			}
		}
	}
}
function read(draft) {
	const layout = readLayout(draft);
	if (!layout) return void 0;
	const { size, givens, units } = layout;
	const { builder } = draft;
	const domain = rangeDomain(1, size);
	const cells = Array.from({ length: size * size }, (_, cell) => builder.integer(cellName(cell, size), domain));
	for (const { cell, digit, span } of givens) {
		const term = cells[cell];
		const words = `${cellName(cell, size)} = ${digit}`;
		if (term) builder.require(eq(term, constant(digit)), {
			span,
			words
		});
	}
	for (const unit of units) {
		const terms = unit.cells.flatMap((cell) => cells[cell] ?? []);
		const words = `${unit.name} holds each digit once`;
		builder.require(constraint({
			kind: "all-different",
			terms
		}), {
			words,
			implicit: true
		});
	}
	const cages = readCages(draft, size, cells);
	warnOfGivens(layout, [...units, ...cages], draft);
	const language = { scope: draft.scope(sudokuScope(size, cells)) };
	draft.statements("constraints", language);
	draft.objective(language);
	const digitsOf = (at) => cells.map(({ id }) => at[id] ?? 0);
	const isPlain = cages.length === 0 && draft.read.length === 0;
	return {
		...assemble(draft, {
			language,
			fields: [fieldOf("grid", gridValue(size, cells))],
			draw(at, style) {
				const standing = new Set(cells.flatMap(({ id }, cell) => style.marked?.has(id) ? [cell] : []));
				return drawSudoku(layout, digitsOf(at), standing, style);
			},
			picture: (view) => pictureOf(layout, cages, cells, view),
			quantities: () => [{
				name: "grid",
				values: `${size} by ${size} digits, each 1..${size}; ${givens.length} are given`
			}]
		}),
		review: () => reviewOf(layout, isPlain)
	};
}
const grid = { type: [
	"string",
	"integer",
	"array"
] };
const sudoku = {
	name: "sudoku",
	summary: "Each row, column and box of a grid holds every digit once.",
	keys: [
		{
			name: "grid",
			summary: "The given digits, a row on each line or all on one line; A is 10, and an empty cell is . or 0 or _.",
			required: true,
			schema: grid
		},
		{
			name: "box",
			summary: "Rows and columns of a box, such as [2, 3]; by default boxes are squares.",
			schema: {
				type: "array",
				items: { type: ["integer", "string"] },
				minItems: 2,
				maxItems: 2
			}
		},
		{
			name: "regions",
			summary: "In place of boxes: a grid with the letter of its region for each cell.",
			schema: grid
		},
		{
			name: "diagonals",
			summary: "Whether both long diagonals hold each digit once too.",
			schema: { type: "boolean" }
		},
		{
			name: "cages",
			summary: "Sums: {sum: 15, cells: [r1c1, r1c2]}. No digit stands twice in a cage.",
			schema: {
				type: "array",
				items: {
					type: "object",
					properties: {
						sum: { type: ["integer", "string"] },
						cells: {
							type: ["array", "string"],
							items: { type: "string" }
						}
					},
					required: ["sum", "cells"],
					additionalProperties: false
				}
			}
		}
	],
	read
};
export { sudoku };
