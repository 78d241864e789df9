import { a as usesOf, c as textWidth, o as shape, r as label } from "./picture-DzpcntfW.js";
// src/pictures/outline.ts
function aroundOf(cell, own, width) {
	const column = cell % width;
	return {
		up: own.has(cell - width),
		down: own.has(cell + width),
		left: column > 0 && own.has(cell - 1),
		right: column < width - 1 && own.has(cell + 1)
	};
}
/**
* The path of the outline.
* @param cells counted through row by row, in a board of some width
* @param side of a cell
* @param inset how far inside the line runs where the cells end
*/
function outlineOf(cells, width, side, inset) {
	const own = new Set(cells);
	return cells.flatMap((cell) => {
		const { up, down, left, right } = aroundOf(cell, own, width);
		const [x, y] = [cell % width * side, Math.floor(cell / width) * side];
		const [west, east] = [x + inset * Number(!left), x + side - inset * Number(!right)];
		const [north, south] = [y + inset * Number(!up), y + side - inset * Number(!down)];
		return [
			[up, `M${west} ${north}H${east}`],
			[down, `M${west} ${south}H${east}`],
			[left, `M${west} ${north}V${south}`],
			[right, `M${east} ${north}V${south}`]
		].flatMap(([isInside, path]) => isInside ? [] : [path]);
	}).join("");
}
// src/pictures/board.ts
const thick = 2.5;
/** Between the line around a cage and those of its cells. */
const inset = 4;
/** The side of a cell: wide enough for the widest text. */
function sideOf({ cells, height, width, cages = [] }) {
	const normal = cages.length > 0 ? 46 : 38;
	const usual = Math.max(height, width) > 20 ? 24 : normal;
	const fontSize = usual * .55;
	const widest = cells.reduce((most, { text, form }) => form && form !== "text" ? most : Math.max(most, textWidth(text, fontSize)), 0);
	return Math.ceil(Math.max(usual, widest + 10));
}
var BoardDrawer = class {
	#board;
	#side;
	#left;
	#top;
	constructor(board) {
		this.#board = board;
		this.#side = sideOf(board);
		const names = board.rowNames ?? [];
		const widest = Math.max(0, ...names.map((name) => textWidth(name, 13)));
		this.#left = names.length > 0 ? widest + 10 : thick / 2;
		this.#top = board.columnNames ? 22 : thick / 2;
	}
	draw() {
		const { width, height, cells } = this.#board;
		return {
			width: this.#left + width * this.#side + thick / 2,
			height: this.#top + height * this.#side + thick / 2,
			shapes: [
				...this.#grounds(),
				...this.#lines(),
				...this.#cages(),
				...this.#names(),
				...cells.flatMap((cell, i) => this.#content(cell, i))
			],
			uses: usesOf(cells.filter(({ text, other }) => text !== "" || other !== void 0))
		};
	}
	#at(cell) {
		const { width } = this.#board;
		return {
			x: this.#left + cell % width * this.#side,
			y: this.#top + Math.floor(cell / width) * this.#side
		};
	}
	#grounds() {
		const { cells, tinted } = this.#board;
		return cells.flatMap(({ other }, i) => {
			const kind = other !== void 0 ? "differs" : tinted?.(i) ? "tint" : void 0;
			if (!kind) return [];
			const { x, y } = this.#at(i);
			return [shape("rect", {
				x,
				y,
				width: this.#side,
				height: this.#side,
				class: kind
			})];
		});
	}
	/** Thin lines between all cells, and thick ones where regions meet and around the board. */
	#lines() {
		const { width, height } = this.#board;
		const edges = [];
		for (let row = 0; row <= height; row++) for (let column = 0; column <= width; column++) {
			if (column < width) edges.push(this.#edge(row, column, "above"));
			if (row < height) edges.push(this.#edge(row, column, "left"));
		}
		return [false, true].flatMap((isHeavy) => {
			const own = edges.filter((edge) => edge.isHeavy === isHeavy).map(({ path }) => path);
			const kind = isHeavy ? "thick" : "thin";
			return own.length > 0 ? [shape("path", {
				d: own.join(""),
				class: kind
			})] : [];
		});
	}
	/** The edge above a cell or to the left of it; below and to the right of the board there are such cells too. */
	#edge(row, column, place) {
		const { width, height, region = () => 0 } = this.#board;
		const side = this.#side;
		const here = row * width + column;
		const [before, at, end] = place === "above" ? [
			here - width,
			row,
			height
		] : [
			here - 1,
			column,
			width
		];
		return {
			isHeavy: at === 0 || at === end || region(here) !== region(before),
			path: `${`M${this.#left + column * side} ${this.#top + row * side}`}${place === "above" ? "h" : "v"}${side}`
		};
	}
	#cages() {
		const { cages = [], width } = this.#board;
		const side = this.#side;
		return cages.flatMap(({ cells, remark }) => {
			const outline = outlineOf(cells, width, side, inset);
			const first = this.#at(Math.min(...cells));
			const size = Math.max(9, side * .26);
			const ground = {
				x: first.x + 2,
				y: first.y + 2,
				width: textWidth(remark, size) + 3,
				height: size,
				class: "ground"
			};
			const moved = { transform: `translate(${this.#left} ${this.#top})` };
			return [
				shape("path", {
					d: outline,
					class: "cage",
					...moved
				}),
				shape("rect", ground),
				label(remark, first.x + 3, first.y + size + 1, size, "muted", "start")
			];
		});
	}
	#names() {
		const { rowNames = [], columnNames = [] } = this.#board;
		const side = this.#side;
		return [...rowNames.map((name, row) => label(name, this.#left - 8, this.#top + row * side + side / 2 + 4.5, 13, "muted", "end")), ...columnNames.map((name, column) => label(name, this.#left + column * side + side / 2, this.#top - 7, 13, "muted"))];
	}
	#content({ text, role, other, form = "text" }, cell) {
		const { x, y } = this.#at(cell);
		const side = this.#side;
		if (form === "fill") return [...this.#square(x, y, text, role), ...this.#ring(x, y, other)];
		if (form === "queen") return [...text === "" ? [] : [queen(x, y, side, role)], ...other === void 0 || other === "" ? [] : [queen(x, y, side, "second")]];
		const size = Math.min(side * .55, 21);
		if (other === void 0) return text === "" ? [] : [label(text, x + side / 2, y + side / 2 + size * .36, size, role)];
		const small = size * .72;
		return [label(text, x + side * .3, y + side * .3 + small * .4, small, role), label(other, x + side * .7, y + side * .72 + small * .36, small, "second")];
	}
	#square(x, y, text, role) {
		if (text === "") return [];
		const side = this.#side - 8;
		return [shape("rect", {
			x: x + 4,
			y: y + 4,
			width: side,
			height: side,
			rx: 3,
			class: `${role}-fill`
		})];
	}
	#ring(x, y, other) {
		if (other === void 0 || other === "") return [];
		const half = this.#side / 2;
		return [shape("circle", {
			cx: x + half,
			cy: y + half,
			r: half * .55,
			class: "second-ring"
		})];
	}
};
/** A crown, so that no typeface needs to have one. */
function queen(x, y, side, role) {
	const at = (across, down) => `${round(x + across * side)} ${round(y + down * side)}`;
	const d = `M${at(.22, .76)}L${at(.15, .32)}L${at(.36, .54)}L${at(.5, .2)}L${at(.64, .54)}L${at(.85, .32)}L${at(.78, .76)}Z`;
	return shape("path", {
		d,
		class: `${role}-fill`
	});
}
const round = (value) => Math.round(value * 10) / 10;
/** Draws a board. */
function drawBoard(board) {
	return new BoardDrawer(board).draw();
}
export { drawBoard as t };
