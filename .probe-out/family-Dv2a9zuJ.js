import { $ as isSurfaceName, C as evaluate, G as parseExpression, K as parseExpressions, Q as plainDialect, Z as keywords, dt as number, gt as unknownName, ht as notKnown, j as isFlow, k as asWritten, l as mappingExpected, lt as label, n as isNothing, o as duplicateName, ot as boolean, pt as unknown, rt as toDomain, t as describeNode, ut as listOf } from "./node-kind-CuHHsrJh.js";
import { i as warning, r as error } from "./message-DJw8gymv.js";
import { i as lines, l as assemble, n as beside, t as below } from "./picture-DzpcntfW.js";
import { F as lengthOf, N as isSet, Q as codeOf, t as fieldOf } from "./fields-WrLIxNKH.js";
import { c as domainOfValues, f as formatDomain, t as Reports } from "./diagnostic-4Z-7KFgF.js";
import { n as padEnd, r as padStart, t as displayWidth } from "./width-CMkssQH1.js";
import { t as drawBoard } from "./board-DeO8H7va.js";
import { t as drawTable } from "./table-DGp6B-XN.js";
import { i as shadowsWord } from "./statement-D5svzMj2.js";
// src/text/catalogue/model.ts
const noVariables = error("no-variables", `A model is about variables: names with the values that they can take.

\`\`\`yaml
variables:
  x: 1..9
  q[1..8]: 1..8
  colour: [red, green, blue]
  light: bool
\`\`\``, () => "a model needs variables: names with the values that they can take");
const badDeclaration = error("bad-declaration", `A declaration is a name, or a name with ranges of indices: \`x\`, \`q[1..n]\`, \`grid[1..9, 1..9]\`.`, (text) => ({
	message: `${text} is no declaration`,
	help: "write a name, or a name with ranges of indices such as q[1..8]"
}));
const indexRangeExpected = error("index-range-expected", `The indices of an array run from one number to another.

\`\`\`yaml
variables:
  q[8]: 1..8         # wrong
  q[1..8]: 1..8      # right
\`\`\``, (text) => ({
	message: `the indices of an array are a range, and here is ${text}`,
	help: /^[\w]+$/.test(text) ? `write 1..${text}` : "for example 1..8"
}));
const domainExpected = error("domain-expected", `Behind the name of a variable stand the values that it can take: a range \`1..9\`, a set \`{1, 3, 5}\`, several of them
\`1..3, 7\`, \`bool\`, or a list of labels \`[red, green, blue]\`.`, (name, found) => ({
	message: found === "nothing" ? `the values that ${name} can take are missing` : `the values that ${name} can take are not said by ${found}`,
	help: "for example 1..9, {1, 3, 5}, bool, or [red, green, blue]"
}));
const emptyDomain = error("empty-domain", `A variable without any value to take makes a puzzle without any solution; most often the ends of a range are swapped.`, (name) => ({
	message: `there is no value that ${name} could take`,
	help: "a range goes from the lower end to the higher one"
}));
const domainTooLarge = error("domain-too-large", `The values of a variable lie between -(2^53 - 1) and 2^53 - 1. Expressions have no such limit: a product or a sum of
variables may be as large as it likes.

\`\`\`yaml
variables:
  x: 0..10**20      # wrong
  y: 0..10**9       # right, and y * y * y is exact
\`\`\``, (name) => `the values of ${name} go beyond 2^53 - 1 in magnitude`);
const arrayTooLarge = error("array-too-large", `A puzzle may have up to 250,000 variables. More are most often a slip in the indices.

\`\`\`yaml
variables:
  grid[1..2000, 1..2000]: 0..1      # four million
\`\`\``, (name, limit) => `with ${name} there are more than ${limit.toLocaleString("en")} variables`);
const labelTwice = error("label-twice", `Each label of a list stands for a value of its own, so it stands there once.

\`\`\`yaml
variables:
  colour: [red, green, red]      # wrong
  colour: [red, green]           # right
\`\`\``, (label) => `the label ${label} is listed twice`);
const badLabel = error("bad-label", `A label is a word or a text, not a list.

\`\`\`yaml
variables:
  colour: [red, [green, blue]]        # wrong
  colour: [red, green, 'dark blue']   # right
\`\`\``, (found) => `a label is a word, and here is ${found}`);
const labelHidden = warning("label-hidden", `A bare word that names a variable or a parameter is that. The label of the same spelling is written in quotes.`, (label) => ({
	message: `${label} is also the name of a variable or parameter, which the bare word means`,
	help: `write '${label}' for the label`
}));
const unusedVariable = warning("unused-variable", `No constraint and no objective speaks of the variable, so it takes each of its values in turn, and multiplies the
solutions.`, (name) => ({
	message: `nothing is said about ${name}`,
	help: "leave it out, or say what it has to do with the others"
}));
// src/puzzles/model/declarations.ts
/** How many variables a model may have. */
const variableLimit = 25e4;
/** A name may be spelled like a keyword. */
const declaring = {
	...plainDialect,
	declares: () => true
};
/** In bounds, variables are known by name but cannot be used. */
function boundsScope(names) {
	return {
		declares: () => false,
		word: ({ text, span }) => names.has(text) ? notKnown(span, text, "a bound") : void 0,
		spellings: () => []
	};
}
/** Where a domain is expected, an unknown word was perhaps meant to be a label. */
function domainScope(bounds) {
	const help = "a list of labels goes in square brackets: [red, green]";
	return {
		...bounds,
		word: (word, expected) => bounds.word(word, expected) ?? unknownName(word.span, word.text, void 0, help)
	};
}
var DeclarationReader = class {
	#draft;
	/** How the ends of index ranges and of domains are written: with parameters, not with variables. */
	#bounds;
	#domains;
	#count = 0;
	constructor(draft, names) {
		this.#draft = draft;
		this.#bounds = { scope: draft.scope(boundsScope(names)) };
		this.#domains = { scope: domainScope(this.#bounds.scope) };
	}
	/** One entry of `variables`; undefined after an error. */
	read({ key, value }) {
		const head = this.#head(key);
		const values = this.#values(head?.name.text ?? key.text, value);
		if (!head || !values) return void 0;
		const { name, axes } = head;
		const count = this.#count + axes.reduce((product, axis) => product * lengthOf(axis), 1);
		if (count > variableLimit) {
			this.#draft.report(arrayTooLarge(key.span, name.text, variableLimit));
			return;
		}
		this.#count = count;
		return {
			name: name.text,
			axes,
			values,
			span: name.span
		};
	}
	/** `name` or `name[range, range]` */
	#head(key) {
		const { analysis } = this.#draft;
		const syntax = new Reports();
		const tree = parseExpression(key, syntax, declaring);
		for (const diagnostic of syntax.list) analysis.report(diagnostic);
		if (syntax.errors > 0) return void 0;
		if (tree.kind === "word") return {
			name: tree,
			axes: []
		};
		if (tree.kind !== "index" || tree.base.kind !== "word") {
			analysis.report(badDeclaration(key.span, key.text));
			return;
		}
		const axes = tree.indices.map((index) => this.#axis(index));
		const known = axes.filter((axis) => axis !== void 0);
		return known.length < axes.length ? void 0 : {
			name: tree.base,
			axes: known
		};
	}
	#axis(index) {
		const { analysis } = this.#draft;
		const read = index.kind === "range" ? evaluate(index, analysis, this.#bounds) : void 0;
		if (read && isSet(read.value)) {
			const domain = toDomain(read.value, index.span, analysis, "the indices of an array");
			if (!domain) return void 0;
			const [low, high] = domain.ranges[0] ?? [1, 0];
			return {
				low,
				high
			};
		}
		if (index.kind !== "range") {
			const text = analysis.textAt(index.span);
			analysis.report(indexRangeExpected(index.span, text));
		}
	}
	#values(name, node) {
		const draft = this.#draft;
		if (node.kind === "list") return node.items.every((item) => this.#isNumeric(item)) ? this.#integers(name, node.items, node.span) : this.#labels(node.items);
		if (node.kind === "mapping" && !isFlow(node, draft.analysis.source(node.span.file))) {
			draft.report(domainExpected(node.span, name, describeNode(node)));
			return;
		}
		if (node.kind === "atom" && node.text === "bool") return { kind: "boolean" };
		const text = asWritten(node, draft.analysis.source(node.span.file));
		if (text.text === "") {
			draft.report(domainExpected(node.span, name, describeNode(node)));
			return;
		}
		return this.#integers(name, [text], node.span);
	}
	/** Whether an item of a list is a number or a range of numbers rather than a label. */
	#isNumeric(item) {
		if (item.kind !== "atom" || item.quoted) return false;
		const parameter = this.#draft.parameters.get(item.text);
		return /^[-+]?\d+$|\.\./.test(item.text) || parameter?.type.kind === "number";
	}
	/** Ranges, sets and numbers with commas between them. */
	#integers(name, texts, span) {
		const { analysis } = this.#draft;
		const syntax = new Reports();
		const items = texts.flatMap((text) => text.kind === "atom" ? parseExpressions(text, syntax) : []);
		for (const diagnostic of syntax.list) analysis.report(diagnostic);
		if (syntax.errors > 0) return void 0;
		const read = evaluate({
			kind: "collection",
			bracket: "{",
			items,
			span
		}, analysis, this.#domains);
		if (!read) return void 0;
		if (this.#isTooLarge(read.value)) {
			analysis.report(domainTooLarge(span, name));
			return;
		}
		const domain = toDomain(read.value, span, analysis, "the values of a variable");
		if (domain?.size === 0) analysis.report(emptyDomain(span, name));
		return domain && domain.size > 0 ? {
			kind: "integers",
			domain
		} : void 0;
	}
	/** Whether an end of a range is beyond what a variable can take. */
	#isTooLarge(value) {
		return (isSet(value) ? value.parts : []).some(({ low, high }) => typeof low === "bigint" || typeof high === "bigint");
	}
	#labels(items) {
		const { analysis } = this.#draft;
		const labels = [];
		const texts = /* @__PURE__ */ new Set();
		for (const item of items) {
			if (item.kind !== "atom" || isNothing(item)) analysis.report(badLabel(item.span, describeNode(item)));
			else if (texts.has(item.text)) analysis.report(labelTwice(item.span, item.text));
			else labels.push(item);
			if (item.kind === "atom") texts.add(item.text);
		}
		return {
			kind: "labels",
			labels
		};
	}
};
// src/puzzles/model/draw.ts
const isList$1 = (value) => Array.isArray(value);
function textOf$1(value) {
	return typeof value === "object" ? JSON.stringify(value) : String(value);
}
/** The width of the widest of some texts; there may be very many. */
function widestOf(texts) {
	return texts.reduce((width, text) => Math.max(width, displayWidth(text)), 0);
}
/** Lines of values in columns; numbers stand to the right, words to the left. */
function columns(rows) {
	const flat = rows.flat();
	if (flat.length > 0 && flat.every((value) => typeof value === "boolean")) return rows.map((row) => row.map((value) => value ? "#" : ".").join(" "));
	const widest = widestOf(flat.map(textOf$1));
	const pad = flat.every((value) => typeof value === "number") ? padStart : padEnd;
	return rows.map((row) => row.map((value) => pad(textOf$1(value), widest)).join(" ").trimEnd());
}
/** A row, broken where it is wider than the terminal. */
function row(values, width) {
	const [line = ""] = columns([values]);
	if (displayWidth(line) <= width) return [line];
	const widest = Math.max(1, widestOf(values.map(textOf$1)));
	const count = Math.max(1, Math.floor((width + 1) / (widest + 1)));
	const rows = [];
	for (let i = 0; i < values.length; i += count) rows.push(values.slice(i, i + count));
	return columns(rows);
}
/** An array of two dimensions as lines, one of more as such blocks with empty lines between them. */
function grid(value) {
	const inner = value.filter(isList$1);
	if (!inner.some((row) => row.some(isList$1))) return columns(inner);
	return inner.flatMap((block, i) => i === 0 ? grid(block) : ["", ...grid(block)]);
}
/** Whether a quantity is to stand out. */
function isMarked({ variables }, { marked }) {
	return variables.some((id) => marked?.has(id));
}
/** An array as texts of equal width, with a star behind each element that is to stand out. */
function starred(value, elements, style) {
	const cell = (item) => typeof item === "boolean" ? item ? "#" : "." : textOf$1(item);
	const leaves = (list) => list.flatMap((item) => isList$1(item) ? leaves(item) : [item]);
	const widest = widestOf(leaves(value).map(cell));
	let next = 0;
	const star = (list) => list.map((item) => {
		if (isList$1(item)) return star(item);
		const element = elements[next++];
		return (typeof item === "number" ? padStart : padEnd)(cell(item), widest) + (element && isMarked(element, style) ? "*" : " ");
	});
	return star(value);
}
/** What is shown of a quantity. */
function shown(field, at, style) {
	const value = field.read(at);
	if (!isMarked(field, style)) return value;
	if (!isList$1(value)) return `${textOf$1(value)} *`;
	return field.parts ? starred(value, field.parts(), style) : value;
}
/** All quantities of a solution. */
function drawFields(fields, at, style) {
	const widest = widestOf(fields.map(({ name }) => name));
	return fields.flatMap((field) => {
		const head = `${padEnd(field.name, widest)} =`;
		const value = shown(field, at, style);
		if (!isList$1(value)) return [`${head} ${textOf$1(value)}`];
		if (value.some(isList$1)) return [head.trimEnd(), ...grid(value).map((line) => `  ${line}`.trimEnd())];
		const indent = " ".repeat(widest + 3);
		const [first = "", ...rest] = row(value, style.width - indent.length);
		return [`${head} ${first}`.trimEnd(), ...rest.map((line) => indent + line)];
	}).join("\n");
}
// src/puzzles/values.ts
const isList = (value) => Array.isArray(value);
/** A value on one line. */
function textOf(value) {
	if (value === null) return "–";
	if (isList(value)) return value.map(textOf).join(" ");
	return typeof value === "object" ? JSON.stringify(value) : String(value);
}
// src/puzzles/value-table.ts
/** More rows go into a further column. */
const mostRows = 30;
/** More quantities than that nobody looks at in a picture. */
const mostFields = 2e3;
/** A longer value is cut. */
const longest = 160;
/** The value of a quantity, for a picture. */
function markOf({ read, variables }, { at, other, given }) {
	const text = textOf(read(at));
	const second = other && textOf(read(other));
	const isGiven = variables.length > 0 && variables.every((id) => given.has(id));
	return {
		text: shortened(text),
		role: isGiven ? "given" : "found",
		...second === void 0 || second === text ? {} : { other: shortened(second) }
	};
}
function shortened(text) {
	const signs = [...text];
	return signs.length > longest ? `${signs.slice(0, longest).join("")} ...` : text;
}
/** A table of quantities. */
function tableOfFields(fields, view) {
	const shown = fields.slice(0, mostFields);
	const height = shown.length <= mostRows ? mostRows : Math.max(mostRows, Math.ceil(Math.sqrt(shown.length * 4)));
	const pieces = [];
	for (let i = 0; i < shown.length; i += height) {
		const rows = shown.slice(i, i + height).map((field) => ({
			name: field.name,
			cells: [markOf(field, view)]
		}));
		pieces.push(drawTable({ rows }));
	}
	const table = beside(...pieces);
	const left = fields.length - shown.length;
	return left > 0 ? below(table, lines([`and ${left} more`], { kind: "muted" })) : table;
}
// src/puzzles/model/queens.ts
/** `variable + constant`, whichever way it is written; undefined for anything else. */
function shiftOf(term) {
	if (term.kind === "variable") return {
		id: term.id,
		shift: 0
	};
	if (term.kind === "constant" || term.kind !== "add") return void 0;
	let id;
	let shift = 0;
	for (const part of term.terms) {
		const constant = constantOf(part);
		if (constant !== void 0) shift += constant;
		else if (part.kind === "variable" && id === void 0) id = part.id;
		else return void 0;
	}
	return id === void 0 ? void 0 : {
		id,
		shift
	};
}
function constantOf(term) {
	if (term.kind === "constant") return Number(term.value);
	const inner = term.kind === "neg" ? constantOf(term.term) : void 0;
	return inner === void 0 ? void 0 : -inner;
}
/** By how much the shift grows from one variable to the next, for an alldifferent over exactly these variables. */
function slopeOf(formula, ids) {
	if (formula.kind !== "constraint" || formula.constraint.kind !== "all-different") return void 0;
	const shifts = formula.constraint.terms.map(shiftOf);
	const first = shifts[0];
	const slope = (shifts[1]?.shift ?? 0) - (first?.shift ?? 0);
	return shifts.length === ids.length && shifts.every((each, i) => each?.id === ids[i] && each?.shift === (first?.shift ?? 0) + i * slope) ? slope : void 0;
}
/** Whether the elements of an array lie on different rows and diagonals, and are as many as there are rows. */
function isQueens({ variables }, { assertions, variables: all }) {
	const size = variables.length;
	const fits = variables.every((id) => {
		const domain = all[id]?.domain;
		return domain?.min === 1 && domain.max === size;
	});
	if (size < 2 || !fits) return false;
	const slopes = new Set(assertions.map(({ formula }) => slopeOf(formula, variables)));
	return [
		0,
		1,
		-1
	].every((slope) => slopes.has(slope));
}
// src/puzzles/model/picture.ts
/** An array with more elements goes into the table, on one line. */
const mostCells = 2500;
/** A longer list is broken. */
const longestRow = 30;
/** Whether a value is an array of so many dimensions, all rows equally long. */
function dimensionsOf(value) {
	if (!isList(value)) return 0;
	const [first] = value;
	return first === void 0 || !isList(first) ? 1 : 1 + dimensionsOf(first);
}
function sizeOf(value) {
	return isList(value) ? value.reduce((sum, each) => sum + sizeOf(each), 0) : 1;
}
/** An array of one or two dimensions under its name; of more, its parts. */
function arrayPicture(field, view) {
	const { at, other, given } = view;
	const isGiven = (field.parts?.() ?? []).map(({ variables }) => variables.every((id) => given.has(id)));
	const [first, second] = [field.read(at), other && field.read(other)];
	return blocks(field.name, first, second, isGiven);
}
function blocks(name, value, second, given) {
	if (!isList(value)) return lines([`${name} = ${textOf(value)}`]);
	if (dimensionsOf(value) < 3) return named(name, board(value, second, given));
	const size = sizeOf(value) / value.length;
	const inner = value.map((part, i) => {
		const own = isList(second ?? null) ? second[i] : void 0;
		return blocks(`${name}[${i + 1}]`, part, own, given.slice(i * size, (i + 1) * size));
	});
	return below(...inner);
}
function named(name, picture) {
	return below(lines([name], { kind: "head" }), picture);
}
const numbersFrom = (first, count) => Array.from({ length: count }, (_, i) => String(first + i));
/** Rows of values, with the indices beside and above them; a list is one row, or several if it is long. */
function board(value, second, given) {
	const others = second === void 0 ? [] : [second].flat(2);
	const cells = [...value].flat().map((each, i) => cellOf(each, others[i], given[i] === true));
	if (value.every(isList)) {
		const width = value[0]?.length ?? 0;
		const names = {
			columnNames: numbersFrom(1, width),
			rowNames: numbersFrom(1, value.length)
		};
		return drawBoard({
			height: value.length,
			width,
			cells,
			...names
		});
	}
	const pieces = [];
	for (let first = 0; first < cells.length; first += longestRow) {
		const piece = cells.slice(first, first + longestRow);
		const columnNames = numbersFrom(first + 1, piece.length);
		pieces.push(drawBoard({
			height: 1,
			width: piece.length,
			cells: piece,
			columnNames
		}));
	}
	return below(...pieces);
}
function cellOf(value, second, isGiven) {
	const role = isGiven ? "given" : "found";
	const text = typeof value === "boolean" ? value ? "#" : "" : textOf(value);
	const other = typeof second === "boolean" ? second ? "#" : "" : second && textOf(second);
	return {
		text,
		role,
		...typeof value === "boolean" ? { form: "fill" } : {},
		...other === void 0 || other === null || other === text ? {} : { other: String(other) }
	};
}
/** One queen in each column of a chessboard; row 1 is the lowest, as on a real one. */
function queensPicture(field, view) {
	const rowsAt = (at) => field.read(at).map(Number);
	const first = rowsAt(view.at);
	const second = view.other && rowsAt(view.other);
	const size = first.length;
	const given = (field.parts?.() ?? []).map(({ variables }) => variables.every((id) => view.given.has(id)));
	const cells = Array.from({ length: size * size }, (_, cell) => {
		const [row, column] = [size - Math.floor(cell / size), cell % size];
		const [here, there] = [first[column] === row, (second ?? first)[column] === row];
		return {
			form: "queen",
			text: here ? "Q" : "",
			role: given[column] ? "given" : "found",
			...here === there ? {} : { other: there ? "Q" : "" }
		};
	});
	const names = numbersFrom(1, size);
	return drawBoard({
		height: size,
		width: size,
		cells,
		tinted: (cell) => (Math.floor(cell / size) + cell) % 2 === 1,
		columnNames: names,
		rowNames: names.toReversed()
	});
}
function pictureOf(fields, model, view) {
	const arrays = fields.filter((field) => {
		const value = field.read(view.at);
		return isList(value) && sizeOf(value) > 0 && sizeOf(value) <= mostCells;
	});
	const rest = fields.filter((field) => !arrays.includes(field));
	return below(...arrays.map((field) => isQueens(field, model) ? named(field.name, queensPicture(field, view)) : arrayPicture(field, view)), ...rest.length > 0 ? [tableOfFields(rest, view)] : []);
}
// src/puzzles/model/scope.ts
var ModelScope = class {
	#variables = /* @__PURE__ */ new Map();
	#labels;
	#parameters;
	#used = /* @__PURE__ */ new Set();
	constructor(labels, parameters) {
		this.#labels = [...new Set(labels)];
		this.#parameters = parameters;
	}
	declare(name, meaning) {
		this.#variables.set(name, meaning);
	}
	declares(name) {
		return this.#variables.has(name) || this.#label(name) !== void 0;
	}
	/** Whether an expression has spoken of a variable. */
	isUsed(name) {
		return this.#used.has(name);
	}
	#label(text) {
		for (const labels of this.#labels) {
			const code = codeOf(labels, text);
			if (code !== void 0) return {
				type: label(labels),
				value: {
					kind: "label",
					labels,
					code
				}
			};
		}
	}
	/** A bare word is a variable, a parameter or a label; a quoted one a label, or a variable with such a name. */
	word({ text, quoted }) {
		const known = quoted ? this.#label(text) : void 0;
		if (known) return known;
		const variable = this.#variables.get(text);
		if (variable) {
			this.#used.add(text);
			return variable;
		}
		return quoted || this.#parameters.get(text) ? void 0 : this.#label(text);
	}
	*spellings() {
		yield* this.#variables.keys();
		for (const { labels } of this.#labels) yield* labels;
	}
};
// src/puzzles/model/enumerations.ts
/**
* The labels of each list. Lists that share a label, directly or through others, get the same: those of the longest list
* first. They are ordered if that list has all of them and no other list disagrees with its order.
*/
function enumerationsOf(lists) {
	const groups = [];
	for (const list of lists) {
		const related = groups.filter((group) => group.some((other) => overlap(list, other)));
		const merged = [...related.flat(), list];
		for (const group of related) groups.splice(groups.indexOf(group), 1);
		groups.push(merged);
	}
	const found = /* @__PURE__ */ new Map();
	for (const group of groups) {
		const inOrder = lists.filter((list) => group.includes(list));
		const labels = labelsOf$1(inOrder);
		for (const list of inOrder) found.set(list, labels);
	}
	return found;
}
function overlap(a, b) {
	const known = new Set(a.labels);
	return b.labels.some((label) => known.has(label));
}
function labelsOf$1(lists) {
	const [longest = lists[0]] = lists.toSorted((a, b) => b.labels.length - a.labels.length);
	const main = longest?.labels ?? [];
	const all = [.../* @__PURE__ */ new Set([...main, ...lists.flatMap(({ labels }) => labels)])];
	const place = new Map(all.map((label, i) => [label, i]));
	const isAscending = ({ labels }) => {
		const places = labels.map((label) => place.get(label) ?? 0);
		return places.every((at, i) => i === 0 || (places[i - 1] ?? 0) < at);
	};
	const ordered = all.length === main.length && lists.every(isAscending);
	return {
		name: lists[0]?.name ?? "label",
		labels: all,
		first: 1,
		ordered,
		numbers: void 0
	};
}
// src/puzzles/model/variables.ts
/** All indices of an array, the last one running fastest. */
function* indicesOf(axes) {
	const [first, ...rest] = axes;
	if (!first) {
		yield [];
		return;
	}
	for (let index = first.low; index <= first.high; index++) for (const inner of indicesOf(rest)) yield [index, ...inner];
}
/** The labels of each declaration that lists some. */
function labelsOf(declarations) {
	const lists = /* @__PURE__ */ new Map();
	for (const declaration of declarations) {
		const { name, values } = declaration;
		if (values.kind !== "labels") continue;
		lists.set(declaration, {
			name,
			labels: values.labels.map(({ text }) => text)
		});
	}
	const labels = enumerationsOf([...lists.values()]);
	const found = /* @__PURE__ */ new Map();
	for (const [declaration, list] of lists) {
		const known = labels.get(list);
		if (known) found.set(declaration, known);
	}
	return found;
}
function variable(builder, name, { values, span }, labels) {
	if (values.kind === "boolean") return builder.boolean(name, span);
	if (values.kind === "integers") return builder.integer(name, values.domain, span);
	const codes = values.labels.map(({ text }) => (labels && codeOf(labels, text)) ?? 0);
	const code = builder.integer(name, domainOfValues(codes), span);
	return labels ? {
		kind: "label",
		labels,
		code
	} : code;
}
function typeOf(values, labels) {
	if (values.kind === "boolean") return boolean;
	return labels ? label(labels) : number;
}
/** Declares all variables, in order, and warns of names that mean something else too. */
function declareVariables(declarations, draft) {
	const labels = labelsOf(declarations);
	const names = new Set(declarations.map(({ name }) => name));
	const { builder, parameters } = draft;
	return declarations.map((declaration) => {
		const { name, axes, values, span } = declaration;
		if (keywords.has(name) || isSurfaceName(name)) draft.report(shadowsWord(span, name));
		for (const { text, span: place } of values.kind === "labels" ? values.labels : []) if (names.has(text) || parameters.get(text)) draft.report(labelHidden(place, text));
		const own = labels.get(declaration);
		const type = typeOf(values, own);
		if (axes.length === 0) return {
			name,
			declaration,
			type,
			value: variable(builder, name, declaration, own)
		};
		const value = {
			kind: "list",
			axes,
			items: [...indicesOf(axes)].map((index) => variable(builder, `${name}[${index.join(",")}]`, declaration, own)),
			name
		};
		return {
			name,
			declaration,
			type: listOf(type, axes.length),
			value
		};
	});
}
/** A declaration in words: `q[1..8]`, and what each of them can be. */
function describeDeclared({ name, declaration }) {
	const { axes, values } = declaration;
	const ranges = axes.map(({ low, high }) => `${low}..${high}`).join(", ");
	const kind = {
		integers: "a number",
		boolean: "true or false",
		labels: "one of"
	}[values.kind];
	const listed = values.kind === "labels" ? ` ${values.labels.map(({ text }) => text).join(", ")}` : "";
	const domain = values.kind === "integers" ? ` ${formatDomain(values.domain)}` : "";
	const each = axes.length === 0 ? "" : "each ";
	return {
		name: axes.length === 0 ? name : `${name}[${ranges}]`,
		values: `${each}${kind}${domain}${listed}`
	};
}
// src/puzzles/model/family.ts
function readDeclarations(draft) {
	const node = draft.node("variables");
	if (!node) return {
		good: [],
		bad: []
	};
	if (node.kind !== "mapping") {
		draft.report(mappingExpected(node.span, "variables", describeNode(node)));
		return {
			good: [],
			bad: []
		};
	}
	if (node.entries.length === 0) draft.report(noVariables(node.span));
	const names = new Set(node.entries.map(({ key }) => key.text.replace(/\s*\[.*$/, "")));
	const reader = new DeclarationReader(draft, names);
	const declared = /* @__PURE__ */ new Map();
	for (const entry of node.entries) {
		const declaration = reader.read(entry);
		if (!declaration) continue;
		const before = declared.get(declaration.name) ?? draft.parameters.get(declaration.name);
		if (before) {
			const notes = [{
				span: before.span,
				message: "first here"
			}];
			draft.report(duplicateName(declaration.span, declaration.name, notes));
		} else declared.set(declaration.name, declaration);
	}
	const bad = [...names].filter((name) => !declared.has(name));
	return {
		good: [...declared.values()],
		bad
	};
}
/** Warns of variables that nothing speaks of; a model without any constraint is meant to be counted. */
function warnUnused(draft, declared, scope) {
	if (draft.read.length === 0) return;
	for (const { name, declaration } of declared) if (!scope.isUsed(name)) draft.report(unusedVariable(declaration.span, name));
}
function read(draft) {
	const { good, bad } = readDeclarations(draft);
	const declared = declareVariables(good, draft);
	const scope = new ModelScope(declared.flatMap(({ type }) => {
		const element = type.kind === "list" ? type.element : type;
		return element.kind === "label" ? [element.labels] : [];
	}), draft.parameters);
	for (const { name, type, value } of declared) scope.declare(name, {
		type,
		value
	});
	for (const name of bad) scope.declare(name, {
		type: unknown,
		value: 0,
		broken: true
	});
	const language = { scope: draft.scope(scope) };
	draft.statements("constraints", language);
	draft.objective(language);
	if (draft.reports.errors === 0) warnUnused(draft, declared, scope);
	const fields = declared.map(({ name, value }) => fieldOf(name, value));
	const quantities = new Map(fields.map((field) => [field.name, field]));
	const puzzle = assemble(draft, {
		language,
		fields,
		quantity: (name) => quantities.get(name),
		quantities: () => declared.map(describeDeclared),
		draw: (at, style) => drawFields(puzzle.fields, at, style),
		picture: (view) => pictureOf(puzzle.fields, puzzle.model, view)
	});
	return puzzle;
}
const model = {
	name: "model",
	summary: "Variables with the values that they can take, and constraints between them.",
	keys: [{
		name: "variables",
		summary: "Names, or names with ranges of indices such as q[1..n], with the values that they can take: a range, a set, bool, or a list of labels.",
		required: true,
		schema: {
			type: "object",
			additionalProperties: { $ref: "#/$defs/domain" }
		}
	}],
	read
};
export { model };
