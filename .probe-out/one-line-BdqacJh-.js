import { t as Reports } from "./diagnostic-4Z-7KFgF.js";
import { t as addSource } from "./source-VLR-ME-q.js";
import { n as Draft, t as Parameters } from "./parameters-BCPPgmRa.js";
// src/puzzles/one-line.ts
/** A text as an atom with a source of its own, so that messages point into it. */
function atomOf(text, name, sources) {
	const normal = text.normalize("NFC");
	return {
		kind: "atom",
		text: normal,
		quoted: false,
		number: void 0,
		span: {
			file: addSource(sources, {
				name,
				text: normal
			}),
			start: 0,
			end: normal.length
		},
		offsets: void 0
	};
}
/**
* Makes a puzzle of keys; they must be keys that the family knows, the first one what the puzzle is about.
* @param sources what spans point into; each text is appended under the name of its option, the first one and those of keys
*   that must be there as the command line
*/
function compileKeys(family, keys, sources = []) {
	const reports = new Reports();
	const entries = Object.entries(keys).map(([key, value], i) => {
		const name = i === 0 || family.keys.some((each) => each.name === key && each.required) ? "command line" : `--${key}`;
		const node = (text) => atomOf(text, name, sources);
		const texts = typeof value === "string" ? node(value) : value.map(node);
		const span = "kind" in texts ? texts.span : texts[0]?.span ?? {
			file: 0,
			start: 0,
			end: 0
		};
		const tree = "kind" in texts ? texts : {
			kind: "list",
			items: texts,
			span
		};
		return {
			key: {
				...atomOf(key, name, []),
				span
			},
			value: tree
		};
	});
	const [first] = entries;
	const span = first?.value.span ?? {
		file: 0,
		start: 0,
		end: 0
	};
	const root = {
		kind: "mapping",
		entries,
		span
	};
	const source = sources[span.file] ?? {
		name: "command line",
		text: ""
	};
	const parameters = new Parameters(void 0, [], reports);
	const draft = new Draft(family, root, source, sources, parameters, reports);
	return reports.check(family.read(draft));
}
export { compileKeys as t };
