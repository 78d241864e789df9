import { a as usesOf, c as textWidth, o as shape, r as label } from "./picture-DzpcntfW.js";
// src/pictures/table.ts
const size = 15;
const padding = 12;
const pitch = 30;
/** A cell with two values is that much higher. */
const secondPitch = 18;
/** Draws a table. */
function drawTable({ head, rows }) {
	const columns = Math.max(head?.length ?? 0, ...rows.map(({ cells }) => cells.length + 1));
	const widths = Array.from({ length: columns }, (_, i) => {
		const texts = rows.flatMap(({ name, cells }) => i === 0 ? [name] : [cells[i - 1]?.text ?? "", cells[i - 1]?.other ?? ""]);
		const bold = i === 0 ? [head?.[0] ?? "", ...texts] : [head?.[i] ?? ""];
		const widest = Math.max(...texts.map((text) => textWidth(text, size)));
		return Math.max(widest, ...bold.map((text) => textWidth(text, size) * 1.08)) + 24;
	});
	const lefts = widths.map((_, i) => widths.slice(0, i).reduce((sum, each) => sum + each, 1));
	const width = widths.reduce((sum, each) => sum + each, 2);
	const shapes = [];
	let top = 1;
	const rules = [];
	if (head) {
		shapes.push(shape("rect", {
			x: 1,
			y: 1,
			width: width - 2,
			height: pitch,
			class: "tint"
		}));
		for (const [i, text] of head.entries()) shapes.push(label(text, (lefts[i] ?? 0) + padding, top + 20, size, "head", "start"));
		top += pitch;
		rules.push(top);
	}
	for (const { name, cells } of rows) {
		const height = cells.some(({ other }) => other !== void 0) ? 48 : pitch;
		shapes.push(...rowShapes(name, cells, lefts, widths, top, height));
		top += height;
		rules.push(top);
	}
	const [edge] = widths;
	const rule = rules.slice(0, -1).map((y) => `M1 ${y}H${Math.round(width - 1)}`);
	const upright = edge === void 0 ? "" : `M${Math.round(edge + 1)} 1V${top}`;
	shapes.push(shape("path", {
		d: rule.join("") + upright,
		class: "thin"
	}));
	const frame = {
		x: 1,
		y: 1,
		width: width - 2,
		height: top - 1,
		rx: 4,
		class: "frame"
	};
	shapes.push(shape("rect", frame));
	return {
		width,
		height: top + 1,
		shapes,
		uses: usesOf(rows.flatMap(({ cells }) => cells))
	};
}
function rowShapes(name, cells, lefts, widths, top, height) {
	const baseline = top + 20;
	const grounds = cells.flatMap(({ other }, i) => {
		const [x, width] = [lefts[i + 1] ?? 0, widths[i + 1] ?? 0];
		return other === void 0 ? [] : [shape("rect", {
			x,
			y: top,
			width,
			height,
			class: "differs"
		})];
	});
	const texts = cells.flatMap(({ text, role, other }, i) => {
		const x = (lefts[i + 1] ?? 0) + padding;
		const own = label(text, x, baseline, size, role, "start");
		return other === void 0 ? [own] : [own, label(other, x, baseline + secondPitch, size, "second", "start")];
	});
	return [
		...grounds,
		label(name, (lefts[0] ?? 0) + padding, baseline, size, "head", "start"),
		...texts
	];
}
export { drawTable as t };
