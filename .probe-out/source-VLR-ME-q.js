// src/text/suggest.ts
/**
* The best of `known` for `word`, or undefined when none is near.
* Near means an optimal-string-alignment distance (Damerau 1964: insert, delete, replace, swap neighbours) of at most
* a third of the word's length, at least 1. A difference in case only is always near.
*/
function nearest(word, known) {
	const limit = Math.max(1, Math.floor(word.length / 3));
	let best;
	let bestDistance = limit + 1;
	for (const candidate of known) {
		if (candidate === word) continue;
		const distance = candidate.toLowerCase() === word.toLowerCase() ? 0 : distanceWithin(word, candidate, limit);
		if (distance < bestDistance) {
			bestDistance = distance;
			best = candidate;
		}
	}
	return best;
}
/** The distance of `a` and `b`, or `limit + 1` when it is larger than `limit`. */
function distanceWithin(a, b, limit) {
	if (Math.abs(a.length - b.length) > limit) return limit + 1;
	let beforeLast = [];
	let last = Array.from({ length: b.length + 1 }, (_, j) => j);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		for (let j = 1; j <= b.length; j++) row.push(cell(a, b, i, j, row, last, beforeLast));
		if (Math.min(...row) > limit) return limit + 1;
		[beforeLast, last] = [last, row];
	}
	return last[b.length] ?? limit + 1;
}
function cell(a, b, i, j, row, last, beforeLast) {
	const at = (line, k) => line[k] ?? Number.POSITIVE_INFINITY;
	const replaced = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
	const best = Math.min(at(row, j - 1) + 1, at(last, j) + 1, replaced);
	return i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? Math.min(best, at(beforeLast, j - 2) + 1) : best;
}
// src/text/source.ts
/** Appends a text and returns its index. */
function addSource(sources, source) {
	return sources.push(source) - 1;
}
/** The smallest span that holds both. They must lie in one file. */
function join(a, b) {
	return {
		file: a.file,
		start: Math.min(a.start, b.start),
		end: Math.max(a.end, b.end)
	};
}
const lineStarts = /* @__PURE__ */ new WeakMap();
/** Offsets at which the lines of `source` begin. A line ends with LF, CR LF or CR. */
function startsOfLines(source) {
	const known = lineStarts.get(source);
	if (known) return known;
	const starts = [0];
	for (const ending of source.text.matchAll(/\r\n|\r|\n/g)) starts.push(ending.index + ending[0].length);
	lineStarts.set(source, starts);
	return starts;
}
/** Where an offset lies. An offset past the end counts as the end. */
function positionAt(source, offset) {
	const starts = startsOfLines(source);
	const place = Math.min(Math.max(offset, 0), source.text.length);
	let low = 0;
	let high = starts.length - 1;
	while (low < high) {
		const middle = low + high + 1 >> 1;
		if ((starts[middle] ?? 0) <= place) low = middle;
		else high = middle - 1;
	}
	const before = source.text.slice(starts[low] ?? 0, place).replace(/^\uFEFF/, "");
	return {
		line: low + 1,
		column: [...before].length + 1
	};
}
export { nearest as i, join as n, positionAt as r, addSource as t };
