import { D as termOf, H as formulaOf, Z as visit, a as readerOf, j as isList, n as identityBy, r as isPlain, t as fieldOf } from "./fields-WrLIxNKH.js";
import { d as equalDomains, f as formatDomain, t as Reports } from "./diagnostic-4Z-7KFgF.js";
import { E as readWhole, O as own, T as readValue, X as Analysis, d as notAQuantity, r as notation, s as emptyAnswer, w as readTruth, x as atomOf } from "./node-kind-CuHHsrJh.js";
import { t as displayWidth } from "./width-CMkssQH1.js";
// src/analyse/expression/paraphrase.ts
const relations = {
	"=": "is equal to",
	"!=": "is not equal to",
	"<": "is less than",
	"<=": "is at most",
	">": "is greater than",
	">=": "is at least",
	in: "is one of",
	"not in": "is none of"
};
/** What functions that are true or false say of their arguments, which are in words already. */
const sentences = {
	alldifferent: (...list) => `all of ${listed(list)} are different`,
	alldifferent_except: (list, except) => `all of ${list} are different, apart from values in ${except}`,
	allequal: (...list) => `all of ${listed(list)} are equal`,
	increasing: (list) => `${list} never goes down from one item to the next`,
	strictly_increasing: (list) => `${list} goes up from each item to the next`,
	decreasing: (list) => `${list} never goes up from one item to the next`,
	strictly_decreasing: (list) => `${list} goes down from each item to the next`,
	lex_less: (left, right) => `${left} comes before ${right}, compared item by item`,
	lex_lesseq: (left, right) => `${left} comes before ${right}, compared item by item, or is equal to it`,
	exactly: (n, list, value) => `exactly ${n} of ${list} ${value === void 0 ? "hold" : `equal ${value}`}`,
	at_least: (n, list, value) => `at least ${n} of ${list} ${value === void 0 ? "hold" : `equal ${value}`}`,
	at_most: (n, list, value) => `at most ${n} of ${list} ${value === void 0 ? "hold" : `equal ${value}`}`,
	count: (list, value, n) => `exactly ${n} of ${list} equal ${value}`,
	nvalue: (n, list) => `${list} has exactly ${n} different values`,
	global_cardinality: (list, values, counts) => `in ${list} each of the values ${values} occurs as often as ${counts} says`,
	element: (index, list, value) => `the item of ${list} at ${index} is equal to ${value}`,
	inverse: (left, right) => `${left} and ${right} are each other's inverse`,
	table: (list, rows) => `${list} together are a row of ${rows}`,
	regular: (list) => `the word made of ${list} is accepted by the automaton`,
	cumulative: (starts, durations, needs, limit) => `of the tasks with starts ${starts}, durations ${durations} and needs ${needs} never more than ${limit} is needed at a time`,
	disjunctive: (starts, durations) => `no two of the tasks with starts ${starts} and durations ${durations} overlap`,
	circuit: (list) => `${list} leads from item to item through all of them in one round`,
	subcircuit: (list) => `${list} leads from item to item in one round, through all that are not their own successor`,
	connected: (cells, edges) => edges === void 0 ? `the true cells of ${cells} hang together by their sides` : `the true ones of ${cells} hang together by the edges ${edges}`,
	xor_all: (list) => `an odd number of ${list} hold`
};
/** `a, b and c` */
function listed(parts, word = "and") {
	const last = parts.at(-1) ?? "";
	return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} ${word} ${last}`;
}
/** `each i and j in 1..n where ...` */
function rounds(clauses) {
	return clauses.map((clause) => {
		if (clause.kind === "filter") return `where ${sentence(clause.condition)}`;
		return `for each ${listed(clause.names.map(({ text }) => text))} in ${notation(clause.source)}`;
	}).join(", ").replaceAll(", where", " where");
}
/** An argument: a loop is said in words, anything else is written as it is. */
function argument(node) {
	if (node.kind !== "comprehension" || node.bracket === "{") return notation(node);
	return `the values ${notation(node.body)} ${rounds(node.clauses)}`;
}
/** One condition for each round of a loop. */
function inLoop(body, clauses, lead) {
	const loop = rounds(clauses);
	return lead === "" ? `${loop}: ${sentence(body)}` : `${lead} ${loop.replace(/^for each/, "")}: ${sentence(body)}`;
}
function call(node) {
	const { text } = node.name;
	const [only] = node.arguments;
	if (only?.kind === "comprehension" && node.arguments.length === 1) {
		if (text === "forall") return inLoop(only.body, only.clauses, "");
		if (text === "exists") return inLoop(only.body, only.clauses, "for at least one").replace("  ", " ");
	}
	if (text === "forall") return `all of ${node.arguments.map(argument).join(", ")} hold`;
	if (text === "exists") return `at least one of ${node.arguments.map(argument).join(", ")} holds`;
	return own(sentences, text)?.(...node.arguments.map(argument)) ?? notation(node);
}
/** A part of a longer sentence, in brackets where it is long itself. */
function inner(node) {
	const text = sentence(node);
	return node.kind === "operations" || node.kind === "implication" || node.kind === "comprehension" ? `(${text})` : text;
}
const joins = {
	and: "and",
	or: "or",
	xor: "or else, but not both,",
	"<->": "exactly when"
};
function operations(node) {
	if (!node.rest.every(({ operator }) => operator in joins)) return notation(node);
	const operators = new Set(node.rest.map(({ operator }) => operator));
	const parts = [node.first, ...node.rest.map(({ operand }) => operand)].map(inner);
	const [only] = operators;
	if (operators.size === 1 && (only === "and" || only === "or")) return listed(parts, only);
	return node.rest.reduce((text, { operator }, i) => `${text} ${joins[operator]} ${parts[i + 1]}`, parts[0] ?? "");
}
function comprehension({ bracket, body, clauses }) {
	return bracket === "forall" ? inLoop(body, clauses, "") : notation({
		kind: "hole",
		span: body.span
	});
}
const table = {
	number: notation,
	word: (node) => `${notation(node)} holds`,
	truth: ({ value }) => value ? "this always holds" : "this never holds",
	member: (node) => `${notation(node)} holds`,
	prefix: (node) => node.operator === "not" ? `it is not true that ${inner(node.operand)}` : notation(node),
	operations,
	power: notation,
	implication: ({ left, right }) => `if ${inner(left)}, then ${inner(right)}`,
	comparison: ({ first, rest }) => rest.reduce((text, { operator, operand }, i) => `${text}${i === 0 ? "" : ", which"} ${relations[operator]} ${argument(operand)}`, argument(first)),
	range: notation,
	conditional: ({ condition, positive, negative }) => `if ${inner(condition)}, then ${inner(positive)}, and otherwise ${inner(negative)}`,
	collection: notation,
	comprehension,
	call,
	index: (node) => `${notation(node)} holds`,
	hole: notation
};
/** What a line says. */
function sentence(node) {
	return visit(table, node, void 0);
}
// src/puzzles/outline.ts
/** The values that a number or a truth can take. */
function describeDomain(type, domain) {
	return type === "boolean" ? "true or false" : formatDomain(domain);
}
/** The values of a quantity whose variables all have the same ones. */
function valuesOf({ variables }, model) {
	const known = variables.flatMap((id) => model.variables[id] ?? []);
	const [first] = known;
	if (!first) return "nothing";
	const values = known.every(({ type, domain }) => type === first.type && equalDomains(domain, first.domain)) ? describeDomain(first.type, first.domain) : "different values";
	return known.length === 1 ? values : `${known.length} variables, each ${values}`;
}
/** A constant as the file writes it. */
function constantText(value) {
	const read = readerOf(value)([]);
	if (typeof read === "string") return read;
	const text = JSON.stringify(read).replaceAll(",", ", ");
	return isList(value) && text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
/** The outline of a puzzle whose draft is complete. */
function outlineOf(draft, known, model) {
	const { fields, quantities } = known;
	const { objective } = model;
	const span = objective?.span;
	return {
		source: draft.text("source"),
		parameters: [...draft.parameters.all].map(({ name, value }) => ({
			name,
			value: constantText(value)
		})),
		quantities: quantities?.() ?? fields.map((field) => ({
			name: field.name,
			values: valuesOf(field, model)
		})),
		statements: draft.read.map(({ span: place, words, tree, meaning }) => ({
			span: place,
			words,
			meaning: meaning ?? (tree ? sentence(tree) : words)
		})),
		objective: objective && {
			sense: objective.sense,
			words: span ? draft.analysis.textAt(span) : known.objective ?? ""
		}
	};
}
// src/puzzles/assemble.ts
/** The quantity that a text names; undefined after a report. */
function fieldFrom(atom, analysis, parts) {
	const name = atom.text.trim();
	const own = parts.quantity?.(name);
	if (own) return own;
	const read = readValue(atom, analysis, parts.language);
	if (!read) return void 0;
	if (isPlain(read.value)) return fieldOf(name, read.value);
	analysis.report(notAQuantity(atom.span, name));
}
/** The quantities that `answer` lists, or else those of the family. */
function answerOf(draft, parts) {
	if (!draft.node("answer")) return parts.fields;
	const nodes = draft.items("answer");
	if (nodes.length === 0) draft.report(emptyAnswer(draft.keySpan("answer")));
	return nodes.flatMap((node) => {
		const text = draft.expressionText(node);
		return (text && fieldFrom(text, draft.analysis, parts)) ?? [];
	});
}
/** The puzzle that a draft has become. */
function assemble(draft, parts) {
	const fields = answerOf(draft, parts);
	draft.builder.answer(fields.flatMap(({ variables }) => variables));
	const model = draft.builder.build();
	return {
		family: draft.family.name,
		title: draft.text("title"),
		description: draft.text("description"),
		model,
		fields,
		...readersOf(draft, parts),
		draw: parts.draw,
		...parts.picture && { picture: parts.picture },
		outline: () => outlineOf(draft, parts, model),
		...parts.identity && { identity: draft.node("answer") ? identityBy(fields) : parts.identity },
		...parts.search && { search: parts.search }
	};
}
/** What reads texts that come later, each into reports of its own. */
function readersOf({ builder, sources }, parts) {
	const reading = (text, read) => {
		const reports = new Reports();
		const analysis = new Analysis(builder, reports, sources);
		const value = read(atomOf(text, "command line", analysis), analysis);
		return reports.check(value);
	};
	return {
		field: (name) => reading(name, (atom, analysis) => fieldFrom(atom, analysis, parts)),
		term: (text) => reading(text, (atom, analysis) => {
			const read = readWhole(atom, analysis, parts.language);
			return read && termOf(read.value);
		}),
		formula: (text) => reading(text, (atom, analysis) => {
			const read = readTruth(atom, analysis, parts.language);
			return read && formulaOf(read.value);
		})
	};
}
// src/pictures/measure.ts
const narrow = /[ijlftrI.,:;'|!()[\]{} -]/;
const broad = /[mwMW@%&#—]/;
/** The width of a character, in parts of the size of the face. */
function widthOf(character) {
	const columns = displayWidth(character);
	if (columns !== 1) return columns / 2 + (columns === 0 ? 0 : .05);
	if (narrow.test(character)) return .38;
	if (broad.test(character)) return .95;
	return /\p{Lu}/u.test(character) ? .72 : .6;
}
/** The width of a text, in pixels. */
function textWidth(text, size) {
	let width = 0;
	for (const character of text) width += widthOf(character);
	return width * size;
}
// src/text/frame.ts
/** What would move the cursor, change the terminal, or show text in another order than it has. */
const obeyed = /[\p{Cc}\u202a-\u202e\u2066-\u2069\u200e\u200f\p{Cs}]/gu;
new RegExp(`(\\[(?:[0127]|31|33|36)m)`);
/** Characters that a terminal would obey are shown as a box. */
function printable(text) {
	return text.replaceAll("	", " ").replace(obeyed, "□");
}
// src/pictures/shape.ts
function shape(name, attributes = {}, ...children) {
	return {
		name,
		attributes,
		children
	};
}
// src/pictures/picture.ts
/** The roles of some marks. */
function usesOf(marks) {
	const uses = /* @__PURE__ */ new Set();
	for (const { role, other } of marks) {
		uses.add(role);
		if (other !== void 0) uses.add("second");
	}
	return uses;
}
/** Text whose baseline and middle are at a place. */
function label(text, x, y, size, kind, anchor = "middle") {
	return shape("text", {
		x,
		y,
		class: kind,
		"font-size": size,
		"text-anchor": anchor
	}, text);
}
/** Between two pictures. */
const gap = 18;
function moved({ shapes }, x, y) {
	return shape("g", { transform: `translate(${Math.round(x)} ${Math.round(y)})` }, ...shapes);
}
function joined(pictures, width, height, shapes) {
	return {
		width,
		height,
		shapes,
		uses: new Set(pictures.flatMap((each) => [...each.uses]))
	};
}
/** Pictures below each other, from the left. */
function below(...pictures) {
	let top = 0;
	const shapes = pictures.map((each) => {
		const placed = moved(each, 0, top);
		top += each.height + gap;
		return placed;
	});
	return joined(pictures, Math.max(0, ...pictures.map((each) => each.width)), Math.max(0, top - gap), shapes);
}
/** Pictures beside each other, from the top. */
function beside(...pictures) {
	let left = 0;
	const shapes = pictures.map((each) => {
		const placed = moved(each, left, 0);
		left += each.width + 54;
		return placed;
	});
	const height = Math.max(0, ...pictures.map((each) => each.height));
	return joined(pictures, Math.max(0, left - 54), height, shapes);
}
/** Lines of text. */
function lines(texts, { size = 15, kind = "plain" } = {}) {
	const pitch = size * 1.5;
	return {
		width: Math.max(0, ...texts.map((text) => textWidth(text, size))),
		height: texts.length * pitch,
		shapes: texts.map((text, i) => label(text, 0, i * pitch + size * 1.1, size, kind, "start")),
		uses: /* @__PURE__ */ new Set()
	};
}
export { usesOf as a, textWidth as c, lines as i, assemble as l, beside as n, shape as o, label as r, printable as s, below as t };
