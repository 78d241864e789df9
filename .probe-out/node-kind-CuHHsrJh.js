import { A as isLabel, B as differ, D as termOf, E as sum, F as lengthOf, G as missingTruth, H as formulaOf, I as list, J as same, K as not, L as all, M as isQuantity, N as isSet, O as undefinedTerm, P as isTruth, Q as codeOf, R as any, S as modulo, T as product$1, U as implies, V as elementTruth, W as indicator, X as boundsOf, Y as settled, Z as visit, _ as absolute, b as extreme$1, d as compareWhole, f as divide, g as toWhole, h as power, j as isList, k as isInteger, l as add, m as negate, p as multiply, q as odd, u as compare$1, v as definedness, w as onlyWhere, x as isTotal, y as divide$1, z as chooseWhole } from "./fields-WrLIxNKH.js";
import { G as add$1, K as bitLength, N as member, S as constraint, at as parseInteger, i as between, l as domainValues, m as rangeDomain, nt as mostBits, s as domainOfRanges, t as Reports, u as emptyDomain, x as constant } from "./diagnostic-4Z-7KFgF.js";
import { i as warning, n as didYouMean, r as error, t as counted } from "./message-DJw8gymv.js";
import { i as nearest, n as join } from "./source-VLR-ME-q.js";
// src/text/catalogue/analysis.ts
const unknownName = error("unknown-name", `A name in an expression is a variable, a parameter, a label, or whatever the family adds (letters, words, items).
This one is none of them. Case matters. A name with blanks goes in quotes.`, (name, suggestion, help) => ({
	message: `nothing is called ${name}`,
	help: didYouMean(suggestion) ?? help
}));
const unknownFunction = error("unknown-function", `Only the functions that docs/language-yaml.md lists can be called; there are no functions of one's own. What is said
often is said in a loop:

\`\`\`yaml
- x[i] < x[i + 1] for i in 1..n - 1
\`\`\``, (name, suggestion, help) => ({
	message: `there is no function ${name}`,
	help: didYouMean(suggestion) ?? help
}));
const functionWithoutArguments = error("function-without-arguments", `The name of a function is one only in front of an opening bracket; elsewhere it would be the name of a variable.

\`\`\`yaml
- sum = 10         # wrong
- sum(x) = 10      # right
\`\`\``, (name) => ({
	message: `${name} is a function, and its arguments are missing`,
	help: `write ${name}(...)`
}));
const wrongType = error("wrong-type", `Values are numbers, true-or-false values, labels, lists and sets, and each place wants one of them. A true-or-false
value may stand where a number is wanted (it counts 1 or 0), a number never stands where true or false is wanted.

\`\`\`yaml
- x and y        # wrong, if they are numbers
- x > 0 and y > 0
\`\`\``, (what, found, wanted, help) => ({
	message: `${what} is ${found}, where ${wanted} is wanted`,
	help
}));
const wrongArguments = error("wrong-arguments", `The function takes another number of arguments. docs/language-yaml.md lists what each function takes.

\`\`\`yaml
- abs(x, y) = 3      # wrong
- abs(x - y) = 3     # right
\`\`\``, (name, found, wanted) => ({
	message: `${name} does not take ${counted(found, "argument")}`,
	help: `write ${wanted.join(", or ")}`
}));
const notComparable = error("not-comparable", `Only values of one kind can be compared: numbers with numbers, labels with labels of the same list, lists with lists.`, (left, right, help) => ({
	message: `${left} and ${right} cannot be compared`,
	help
}));
const labelsUnordered = error("labels-unordered", `\`<\` between labels goes by the order in which they are listed. Words that are no labels, and labels that are listed
in different orders, have none.`, () => ({ message: "these have no order, so only = and != make sense" }));
const unknownLabel = error("unknown-label", `A label is written as it stands in the list that declares it; case matters. A label with blanks goes in quotes.

\`\`\`yaml
variables:
  colour: [red, dark green]
constraints:
  - colour != 'dark green'
\`\`\``, (text, name, suggestion) => ({
	message: `${text} is no ${name}`,
	help: didYouMean(suggestion)
}));
const notKnown = error("not-known-before-solving", `What a comprehension runs over, the bounds of a domain or of an index, rows of a table: these shape the model, so they
must be known before it is solved. They may use numbers and parameters, not variables.`, (what, why) => ({ message: `${what} is not known before the puzzle is solved, and ${why} must be` }));
const variableFilter = error("variable-filter", `The condition behind \`if\` of a comprehension depends on variables. sum, product, count, forall, exists and xor_all
can take that in (what does not fulfil it does not count); other functions need to know how many values there are.`, () => ({
	message: "this condition depends on variables, so it is not known how many values there are",
	help: "sum, product, count, forall, exists and xor_all allow it"
}));
const indexCount = error("index-count", `An array is indexed with one index for each of its dimensions; fewer give a part of it, and more make no sense.

\`\`\`yaml
variables:
  grid[1..9, 1..9]: 1..9
constraints:
  - grid[1, 2] = 5             # one cell
  - alldifferent(grid[1])      # the first row, as grid[1, *]
\`\`\``, (what, dimensions, found) => ({ message: `${what} takes ${counted(dimensions, "index").replace("indexs", "indices")}, and here are ${found}` }));
const sliceOutside = error("slice-outside", `A slice lies within the array that it is cut from. A single element outside is undefined; a slice is a mistake.

\`\`\`yaml
variables:
  x[1..8]: 1..8
constraints:
  - sum(x[1..9]) = 20      # wrong
  - sum(x[1..8]) = 20      # right
\`\`\``, (index, low, high) => `the slice goes to ${index}, and the indices are ${low}..${high}`);
const indexOutside = warning("index-outside", `An element outside an array is undefined, and makes the comparison or constraint around it false. That is rarely meant:
most often a loop goes one step too far.

\`\`\`yaml
- x[i] < x[i + 1] for i in 1..n        # x[n + 1] does not exist
- x[i] < x[i + 1] for i in 1..n - 1
\`\`\``, (what, index, low, high) => ({
	message: `${what} has the indices ${low}..${high}, so there is no element ${index}`,
	help: "what is compared with it is taken as false"
}));
const alwaysUndefined = warning("always-undefined", `A division by 0, or the least of no values, is undefined, and makes the comparison or constraint around it false.`, (what) => ({
	message: `${what} is undefined`,
	help: "what is compared with it is taken as false"
}));
const cannotChoose = error("cannot-choose", `Which of several values is meant depends on a variable, and values of this kind cannot be chosen so: words that are no
labels, sets, lists of different lengths.`, (what) => `${what} depends on a variable, and values of this kind cannot be chosen so`);
const differentLengths = error("different-lengths", `The function takes lists that belong together item by item, so they have the same length.

\`\`\`yaml
- cumulative(start, [3, 2], [1, 1, 1], 2)       # wrong: three tasks, two durations
- cumulative(start, [3, 2, 4], [1, 1, 1], 2)    # right
\`\`\``, (lengths) => `these lists have different lengths: ${lengths.join(" and ")}`);
const badArgument = error("bad-argument", `An argument is of the right type, but its value does not fit the function: a table without rows, an edge to a vertex
that is not there, a list where a grid is wanted. The message says which.

\`\`\`yaml
- connected([a, b, c])            # wrong: no grid, and no edges
- connected([a, b, c], [[1, 2], [2, 3]])
\`\`\``, (what) => what);
const numberTooLarge = error("number-too-large", `Arithmetic is exact at any size that a puzzle means. A number of more than a hundred thousand binary digits is a slip.`, () => "this number has more than a hundred thousand binary digits");
const tooManySteps = error("too-many-steps", `Comprehensions are written out before the puzzle is solved. All of a puzzle together may take 3.5 million steps, and ten
more for each character of its text. A step is a round of a loop, or about two operations of what is written out in it:
\`x[i] + i != 3\` takes three. A filter (\`if i < j\`) costs a step only where it is long or calls functions.`, (limit) => `the comprehensions of this puzzle take more than ${limit.toLocaleString("en")} steps`);
// src/analyse/expression/type.ts
const number = { kind: "number" };
const boolean = { kind: "boolean" };
const text = { kind: "text" };
const unknown = { kind: "unknown" };
const label = (labels) => ({
	kind: "label",
	labels
});
const listOf = (element, dimensions = 1) => ({
	kind: "list",
	element,
	dimensions
});
const setOf = (element) => ({
	kind: "set",
	element
});
/** Whether values of the type can stand where a number is wanted. */
function countsAsNumber(type) {
	return type.kind === "number" || type.kind === "boolean" || type.kind === "unknown" || type.kind === "label" && type.labels.numbers !== void 0;
}
/** Whether values of the type can stand where true or false is wanted. */
function countsAsBoolean(type) {
	return type.kind === "boolean" || type.kind === "unknown";
}
/** The type of values of which some have the one type and some the other. */
function common(a, b) {
	if (a.kind === "list" && b.kind === "list") return a.dimensions === b.dimensions ? listOf(common(a.element, b.element), a.dimensions) : unknown;
	if (a.kind === "set" && b.kind === "set") return setOf(common(a.element, b.element));
	return commonSimple(a, b);
}
function commonSimple(a, b) {
	if (a.kind === "label" && b.kind === "label") return a.labels === b.labels ? a : unknown;
	if (a.kind === "label" && b.kind === "text") return a;
	if (a.kind === "text" && b.kind === "label") return b;
	if (a.kind === b.kind) return a;
	return !(a.kind === "unknown" || b.kind === "unknown") && countsAsNumber(a) && countsAsNumber(b) ? number : unknown;
}
/** The type of the items of a list that holds values of all these types. */
function commonOf(types) {
	const [first, ...rest] = types;
	return first ? rest.reduce(common, first) : unknown;
}
/** "a number", "a list of numbers": for messages. */
function describeType(type) {
	switch (type.kind) {
		case "number": return "a number";
		case "boolean": return "true or false";
		case "label": return `a value of ${type.labels.name}`;
		case "text": return "a word";
		case "list": return `a ${type.dimensions > 1 ? "grid" : "list"} of ${plural(type.element)}`;
		case "set": return `a set of ${plural(type.element)}`;
		case "unknown": return "something";
	}
}
function plural(type) {
	switch (type.kind) {
		case "number": return "numbers";
		case "boolean": return "true-or-false values";
		case "label": return `values of ${type.labels.name}`;
		case "text": return "words";
		case "list": return type.dimensions > 1 ? "grids" : "lists";
		case "set": return "sets";
		case "unknown": return "values";
	}
}
// src/analyse/expression/convert.ts
/** The type of a value. */
function typeOf(value) {
	if (isQuantity(value)) return number;
	if (isTruth(value)) return boolean;
	if (isLabel(value)) return label(value.labels);
	if (isList(value)) {
		const [first] = value.items;
		return listOf(first === void 0 ? unknown : typeOf(first), value.axes.length);
	}
	if (isSet(value)) return setOf(unknown);
	return text;
}
/** Says that the value at a place is not of the type that the place wants. */
function mismatch(analysis, span, found, wanted) {
	const help = helpFor$1(found, wanted);
	analysis.report(wrongType(span, analysis.textAt(span), describeType(found), wanted, help));
}
function helpFor$1({ kind }, wanted) {
	if (kind === "list" && wanted === "a number") return "sum(list) adds its items up, ++ joins lists";
	if (kind === "list" && wanted === "true or false") return "forall(list) says that all are true, ++ joins lists";
	if (kind !== "list" && wanted === "a list") return "a list of one item is [item]";
	return wanted === "true or false" && kind === "number" ? "compare it with something" : void 0;
}
/** What a label counts as in arithmetic; undefined where it is no number. */
function numberOfLabel({ labels, code }) {
	const { numbers, first } = labels;
	const [start] = numbers ?? [];
	if (numbers === void 0 || start === void 0) return void 0;
	if (isInteger(code)) return numbers[Number(code) - first] ?? undefinedTerm;
	const step = typeof start === "number" ? start - first : void 0;
	if (step !== void 0 && numbers.every((value, i) => value === Number(start) + i)) return sum([code, step]);
	return {
		kind: "element",
		index: termOf(sum([code, 1 - first])),
		terms: numbers.map(termOf)
	};
}
/** A number; true and false count 1 and 0. */
function toQuantity(value, span, analysis) {
	if (typeof value === "number") return value;
	if (isQuantity(value)) return value;
	if (isTruth(value)) return indicator(value);
	const counted = isLabel(value) ? numberOfLabel(value) : void 0;
	if (counted === void 0) mismatch(analysis, span, typeOf(value), "a number");
	return counted ?? 0;
}
/** An integer; a fraction is undefined unless it is one. */
function toInteger(value, span, analysis) {
	return toWhole(toQuantity(value, span, analysis));
}
function toTruth(value, span, analysis) {
	if (isTruth(value)) return value;
	mismatch(analysis, span, typeOf(value), "true or false");
	return true;
}
/** An integer that is known before solving; undefined after a report. */
function toKnown(value, span, analysis, why) {
	const found = toInteger(value, span, analysis);
	if (isInteger(found)) return found;
	analysis.report(notKnown(span, analysis.textAt(span), why));
}
/** The known integers of a set, as ranges; undefined after a report. */
function toDomain(value, span, analysis, why) {
	const ranges = [];
	for (const [low, high] of boundsIn(value)) {
		const [from, to] = [low, high].map((end) => toKnown(end, span, analysis, why));
		if (typeof from !== "number" || typeof to !== "number") {
			if (from !== void 0 && to !== void 0) mismatch(analysis, span, number, "a number up to 2^53 - 1");
			return;
		}
		ranges.push([from, to]);
	}
	return domainOfRanges(ranges);
}
/** The ends of the parts of a set, or of the items of a list. */
function boundsIn(value) {
	if (isSet(value)) return value.parts.map(({ low, high }) => [low, high]);
	return isList(value) ? value.items.map((item) => [item, item]) : [[value, value]];
}
/** So many items of a list that is there already are read in the time of one step. */
const itemsOfStep = 4;
/** The items of a list, row by row where it has rows; those of a set whose ends are known, each once and in order. */
function toItems(value, span, analysis) {
	if (isList(value)) {
		analysis.spend(Math.floor(value.items.length / itemsOfStep));
		return value.items;
	}
	if (!isSet(value)) {
		mismatch(analysis, span, typeOf(value), "a list");
		return [];
	}
	if (value.parts.every(({ low, high }) => low === high && !isQuantity(low))) return value.parts.map(({ low }) => low);
	const domain = toDomain(value, span, analysis, "what a set holds");
	const items = [];
	for (const [low, high] of domain?.ranges ?? []) for (let item = low; item <= high && analysis.step(span); item++) items.push(item);
	return items;
}
// src/analyse/expression/demand.ts
/** A number, which may be a fraction. */
function numberRun(code, { analysis }) {
	const { type, span } = code;
	if (!countsAsNumber(type)) {
		mismatch(analysis, span, type, "a number");
		return () => 0;
	}
	return (frame) => toQuantity(code.run(frame), span, analysis);
}
/** An integer; a fraction that is none is undefined. */
function wholeRun(code, compiler) {
	const run = numberRun(code, compiler);
	return (frame) => toInteger(run(frame), code.span, compiler.analysis);
}
function truthRun(code, { analysis }) {
	const { type, span } = code;
	if (!countsAsBoolean(type)) {
		mismatch(analysis, span, type, "true or false");
		return () => true;
	}
	return (frame) => toTruth(code.run(frame), span, analysis);
}
const numberOf = (node, compiler) => numberRun(compiler.compile(node), compiler);
const wholeOf = (node, compiler) => wholeRun(compiler.compile(node), compiler);
const truthOf = (node, compiler) => truthRun(compiler.compile(node), compiler);
// src/analyse/expression/choice.ts
function compileChoice(node, compiler) {
	const condition = truthOf(node.condition, compiler);
	const [positive, negative] = [compiler.compile(node.positive), compiler.compile(node.negative)];
	const { span } = node;
	const type = common(positive.type, negative.type);
	return {
		type,
		span,
		run(frame) {
			const known = condition(frame);
			if (typeof known === "boolean") {
				const taken = (known ? positive : negative).run(frame);
				if (!isTruth(taken)) return taken;
				if (type.kind === "number") return toQuantity(taken, span, compiler.analysis);
				return settled(taken);
			}
			return choose$1(known, positive.run(frame), negative.run(frame), span, compiler.analysis);
		}
	};
}
/** One of two values, as a condition decides. */
function choose$1(condition, positive, negative, span, analysis) {
	if (isTruth(positive) && isTruth(negative)) return chooseTruth(condition, positive, negative);
	if (isLabel(positive) && isLabel(negative) && positive.labels === negative.labels) return {
		...positive,
		code: chooseWhole(condition, positive.code, negative.code)
	};
	if (isList(positive) && isList(negative) && positive.items.length === negative.items.length) {
		const items = positive.items.map((item, i) => choose$1(condition, item, negative.items[i] ?? item, span, analysis));
		return {
			...positive,
			items
		};
	}
	if (typeof positive === "string" && positive === negative) return positive;
	if (!isNumeric$1(positive) || !isNumeric$1(negative)) {
		analysis.report(cannotChoose(span, analysis.textAt(span)));
		return positive;
	}
	const [a, b] = [toQuantity(positive, span, analysis), toQuantity(negative, span, analysis)];
	return chooseQuantity(condition, a, b);
}
const isNumeric$1 = (value) => isQuantity(value) || isTruth(value) || isLabel(value) && value.labels.numbers !== void 0;
function chooseTruth(condition, positive, negative) {
	if (positive === false) return all([not(condition), negative]);
	if (negative === false) return all([condition, positive]);
	return all([implies(condition, positive), any([condition, negative])]);
}
/** A number or a fraction, as a condition decides. */
function chooseQuantity(condition, positive, negative) {
	if (typeof condition === "boolean") return condition ? positive : negative;
	const [a, b] = [fraction(positive), fraction(negative)];
	const numerator = chooseWhole(condition, a.numerator, b.numerator);
	if (a.denominator === 1 && b.denominator === 1) return numerator;
	const needed = [...a.conditions.map((needs) => implies(condition, needs)), ...b.conditions.map((needs) => any([condition, needs]))];
	return {
		kind: "ratio",
		numerator,
		denominator: chooseWhole(condition, a.denominator, b.denominator),
		conditions: needed.map(formulaOf)
	};
}
function fraction(value) {
	if (typeof value === "object" && value.kind === "ratio") return value;
	return {
		kind: "ratio",
		numerator: value,
		denominator: 1,
		conditions: []
	};
}
// src/analyse/expression/function.ts
/**
* A way to call a function with a fixed number of arguments.
* @param names what the arguments are called, with blanks between them
*/
function signature(names, shapes, result, build) {
	return {
		names: names.split(" "),
		shapes,
		rest: false,
		result: typeof result === "function" ? result : () => result,
		build: (site, values) => build(site, ...values)
	};
}
/** A way to call a function with one or more arguments of one shape. */
function variadic(name, shape, result, build) {
	return {
		names: [name],
		shapes: [shape],
		rest: true,
		result: typeof result === "function" ? result : () => result,
		build: (site, values) => build(site, values)
	};
}
/** How a call is written, for messages: `cumulative(starts, durations, heights, limit)`. */
function callOf(name, { names, rest }) {
	return `${name}(${rest ? `${names[0]}, ...` : names.join(", ")})`;
}
// src/analyse/expression/shapes.ts
/** Whether a type is a list or set whose items fit. */
function collects(type, fits) {
	if (type.kind === "unknown") return true;
	return (type.kind === "list" || type.kind === "set") && fits(type.element);
}
/** Reads each item; those that do not fit are reported. */
function each(value, span, analysis, read) {
	return toItems(value, span, analysis).map((item) => read(item, span, analysis));
}
/** A number; fractions stay fractions. */
const quantity = {
	wanted: "a number",
	accepts: countsAsNumber,
	read: toQuantity
};
/** A number; a fraction is undefined unless it is an integer. */
const integer = {
	wanted: "a number",
	accepts: countsAsNumber,
	read: toInteger
};
const quantities = {
	wanted: "a list of numbers",
	accepts: (type) => collects(type, countsAsNumber),
	read: (value, span, analysis) => each(value, span, analysis, toQuantity)
};
const integers = {
	wanted: "a list of numbers",
	accepts: (type) => collects(type, countsAsNumber),
	read: (value, span, analysis) => each(value, span, analysis, toInteger)
};
const truths = {
	wanted: "a list of true-or-false values",
	accepts: (type) => collects(type, countsAsBoolean),
	read: (value, span, analysis) => each(value, span, analysis, toTruth)
};
/** Numbers, truths, labels or words: what can be equal. */
const isSimple = (type) => type.kind !== "list" && type.kind !== "set";
/** Values of which some may be equal. */
const values = {
	wanted: "a list of numbers or labels",
	accepts: (type) => collects(type, isSimple),
	read: toItems
};
const simple = {
	wanted: "a number or a label",
	accepts: isSimple,
	read: (value) => value
};
/** A list with its indices. */
const array = {
	wanted: "a list of numbers",
	accepts: (type) => type.kind === "unknown" || type.kind === "list" && type.dimensions === 1 && countsAsNumber(type.element),
	read: readArray
};
/** A list of anything with its indices. */
const anyArray = {
	wanted: "a list",
	accepts: (type) => type.kind === "unknown" || type.kind === "list",
	read: readArray
};
/** A list of truths with its indices. */
const truthArray = {
	wanted: "a list of true-or-false values",
	accepts: (type) => type.kind === "unknown" || type.kind === "list" && countsAsBoolean(type.element),
	read: readArray
};
function readArray(value, span, analysis) {
	if (isList(value)) return value;
	mismatch(analysis, span, typeOf(value), "a list");
}
const known = {
	wanted: "a number",
	accepts: countsAsNumber,
	read: (value, span, analysis) => toKnown(value, span, analysis, "this argument")
};
/** Integers that are known before solving. */
const knownSet = {
	wanted: "a set of numbers",
	accepts: (type) => collects(type, countsAsNumber),
	read: (value, span, analysis) => toDomain(value, span, analysis, "this set")
};
/** A list of lists, or a grid: its rows. */
const rows = {
	wanted: "a list of rows",
	accepts: (type) => type.kind === "unknown" || type.kind === "list" && (type.dimensions === 2 || type.element.kind === "list" || type.element.kind === "unknown"),
	read(value, span, analysis) {
		if (!isList(value)) return void 0;
		const [, second] = value.axes;
		if (second) {
			const width = Math.max(0, second.high - second.low + 1);
			return Array.from({ length: value.items.length / Math.max(width, 1) }, (_, row) => value.items.slice(row * width, (row + 1) * width));
		}
		if (value.items.every(isList)) return value.items.map(({ items }) => items);
		analysis.report(badArgument(span, "this is a list of values, where a list of rows is wanted"));
	}
};
// src/analyse/functions/arithmetic.ts
/** What does not fulfil the condition counts as a number that changes nothing. */
const neutral = (value) => (item, condition, span, analysis) => chooseQuantity(condition, toQuantity(item, span, analysis), value);
const folded = (name, summary, fold, start) => ({
	name,
	summary,
	guard: neutral(start),
	signatures: [signature("list", [quantities], number, (_site, values) => fold(values)), variadic("number", quantity, number, (_site, values) => fold(values))]
});
const extreme = (kind, summary) => {
	const build = ({ analysis, span }, values) => {
		if (values.length === 0) analysis.report(alwaysUndefined(span, analysis.textAt(span)));
		return extreme$1(kind, values);
	};
	return {
		name: kind,
		summary,
		signatures: [signature("list", [integers], number, build), variadic("number", integer, number, build)]
	};
};
const arithmetic = [
	folded("sum", "The sum of numbers; 0 for none.", add, 0),
	folded("product", "The product of numbers; 1 for none.", multiply, 1),
	extreme("min", "The least of numbers; undefined for none."),
	extreme("max", "The greatest of numbers; undefined for none."),
	{
		name: "abs",
		summary: "A number without its sign.",
		signatures: [signature("number", [integer], number, (_site, value) => absolute(value))]
	},
	{
		name: "length",
		summary: "How many items a list has.",
		signatures: [signature("list", [anyArray], number, (_site, { items }) => items.length)]
	}
];
// src/analyse/expression/similar.ts
/** The best of the known names. Among names of up to two letters every other one is near, so only case may differ. */
function similar(word, known) {
	if (word.length > 2) return nearest(word, known);
	const folded = word.toLowerCase();
	for (const name of known) if (name !== word && name.toLowerCase() === folded) return name;
}
// src/analyse/expression/alike.ts
/** The code of a word among labels; 0 after a report. */
function codeOfWord(text, labels, span, analysis) {
	const code = codeOf(labels, text);
	if (code === void 0) analysis.report(unknownLabel(span, text, labels.name, similar(text, labels.labels)));
	return code ?? 0;
}
/** Integers that are equal exactly where the values are. */
function alike(values, span, analysis) {
	const labels = values.find(isLabel)?.labels;
	if (labels === void 0) return withoutLabels(values, span, analysis);
	const isOne = (value) => typeof value === "string" || isLabel(value) && value.labels === labels;
	if (values.every(isOne)) return values.map((value) => {
		if (typeof value === "string") return codeOfWord(value, labels, span, analysis);
		return isLabel(value) ? value.code : 0;
	});
	const other = values.find((value) => !isOne(value));
	if (labels.numbers === void 0 && other !== void 0) {
		const [left, right] = [`a ${labels.name}`, describeType(typeOf(other))];
		analysis.report(notComparable(span, left, right));
		return values.map(() => 0);
	}
	return values.map((value) => toInteger(value, span, analysis));
}
/** Numbers are themselves; words that are no labels count through. */
function withoutLabels(values, span, analysis) {
	if (!values.every((value) => typeof value === "string")) return values.map((value) => toInteger(value, span, analysis));
	const known = /* @__PURE__ */ new Map();
	return values.map((value) => {
		const code = known.get(value) ?? known.size;
		known.set(value, code);
		return code;
	});
}
// src/analyse/functions/counting.ts
/** What does not fulfil the condition counts as false, or as true. */
const counts = (item, condition, span, analysis) => all([condition, toTruth(item, span, analysis)]);
const isImplied = (item, condition, span, analysis) => implies(condition, toTruth(item, span, analysis));
const howMany = (truths) => sum(truths.map(indicator));
/** How many of the values equal one of them; undefined where one of them is. */
function occurrences(site, items, value) {
	const [sought = 0, ...terms] = alike([value, ...items], site.span, site.analysis);
	const hits = terms.map((term) => indicator(compareWhole("eq", term, sought)));
	return onlyWhere(sum(hits), definedness([sought, ...terms]));
}
/** How many of the values equal one of them, compared with a number. */
function occur(site, operator, items, value, bound) {
	const [sought = 0, ...terms] = alike([value, ...items], site.span, site.analysis);
	if ([
		sought,
		bound,
		...terms
	].every(isInteger)) return compareWhole(operator, terms.filter((term) => term === sought).length, bound);
	return constraint({
		kind: "count",
		value: termOf(sought),
		terms: terms.map(termOf),
		operator,
		bound: termOf(bound)
	});
}
const bounded = (name, operator, summary) => ({
	name,
	summary,
	signatures: [signature("number booleans", [integer, truths], boolean, (_site, bound, items) => compareWhole(operator, howMany(items), bound)), signature("number list value", [
		integer,
		values,
		simple
	], boolean, (site, bound, items, value) => occur(site, operator, items, value, bound))]
});
const counting = [
	{
		name: "count",
		summary: "How many of some booleans are true, or how many items of a list have a value.",
		guard: counts,
		signatures: [
			signature("booleans", [truths], number, (_site, items) => howMany(items)),
			signature("list value", [values, simple], number, occurrences),
			signature("list value number", [
				values,
				simple,
				integer
			], boolean, (site, items, value, bound) => occur(site, "eq", items, value, bound))
		]
	},
	bounded("exactly", "eq", "So many of some booleans are true, or of the items of a list have a value."),
	bounded("at_least", "ge", "So many or more."),
	bounded("at_most", "le", "So many or fewer."),
	{
		name: "forall",
		summary: "All of them are true; true for none.",
		guard: isImplied,
		signatures: [signature("booleans", [truths], boolean, (_site, items) => all(items))]
	},
	{
		name: "exists",
		summary: "At least one of them is true; false for none.",
		guard: counts,
		signatures: [signature("booleans", [truths], boolean, (_site, items) => any(items))]
	},
	{
		name: "xor_all",
		summary: "An odd number of them is true.",
		guard: counts,
		signatures: [signature("booleans", [truths], boolean, (_site, items) => odd(items))]
	},
	{
		name: "nvalue",
		summary: "How many different values a list has.",
		signatures: [signature("list", [values], number, (site, items) => {
			const terms = alike(items, site.span, site.analysis);
			const firsts = terms.map((term, i) => indicator(all(terms.slice(0, i).map((earlier) => compareWhole("ne", earlier, term)))));
			return onlyWhere(sum(firsts), definedness(terms));
		}), signature("number list", [integer, values], boolean, (site, count, items) => {
			const terms = alike(items, site.span, site.analysis).map(termOf);
			return constraint({
				kind: "n-value",
				count: termOf(count),
				terms
			});
		})]
	},
	{
		name: "global_cardinality",
		summary: "Each of some values occurs as often in a list as the number beside it says; other values are free.",
		signatures: [signature("list values counts", [
			values,
			values,
			integers
		], boolean, (site, items, covered, counts) => {
			const { analysis, span } = site;
			if (covered.length !== counts.length) {
				analysis.report(differentLengths(span, [covered.length, counts.length]));
				return true;
			}
			const all = alike([...items, ...covered], span, analysis).map(termOf);
			const occurrences = all.slice(items.length).map((value, i) => ({
				value,
				count: termOf(counts[i] ?? 0)
			}));
			const terms = all.slice(0, items.length);
			return constraint({
				kind: "global-cardinality",
				terms,
				occurrences,
				closed: false
			});
		})]
	}
];
// src/analyse/functions/order.ts
function allDifferent({ analysis, span }, items) {
	const terms = alike(items, span, analysis);
	if (terms.every(isInteger)) return new Set(terms).size === terms.length;
	return constraint({
		kind: "all-different",
		terms: terms.map(termOf)
	});
}
function allEqual({ analysis, span }, items) {
	const [first, ...rest] = alike(items, span, analysis);
	if (first === void 0) return true;
	if (rest.length === 0) return all(definedness([first]));
	return all(rest.map((term) => compareWhole("eq", first, term)));
}
/** Each neighbouring pair compares so. */
const chain$1 = (name, operator, summary) => ({
	name,
	summary,
	signatures: [signature("list", [integers], boolean, (_site, terms) => {
		if (terms.length === 1) return all(definedness(terms));
		return all(terms.slice(1).map((term, i) => compareWhole(operator, terms[i] ?? 0, term)));
	})]
});
/** A list that is the beginning of the other comes before it. */
function lexicographic(left, right, strict) {
	const length = Math.min(left.length, right.length);
	const orEqual = left.length < right.length || left.length === right.length && !strict;
	if (length === 0) return orEqual;
	return constraint({
		kind: "lex",
		left: left.slice(0, length).map(termOf),
		right: right.slice(0, length).map(termOf),
		strict: !orEqual
	});
}
const order = [
	{
		name: "alldifferent",
		summary: "No two items are equal.",
		signatures: [signature("list", [values], boolean, allDifferent), variadic("value", simple, boolean, allDifferent)]
	},
	{
		name: "alldifferent_except",
		summary: "No two items are equal, unless they are one of the excepted values.",
		signatures: [signature("list values", [values, values], boolean, ({ analysis, span, spans }, items, excepted) => {
			const terms = alike([...items, ...excepted], span, analysis);
			const except = terms.slice(items.length).filter(isInteger);
			if (except.length < excepted.length) {
				const place = spans[1] ?? span;
				analysis.report(notKnown(place, analysis.textAt(place), "excepted values"));
			}
			return constraint({
				kind: "all-different-except",
				terms: terms.slice(0, items.length).map(termOf),
				except
			});
		})]
	},
	{
		name: "allequal",
		summary: "All items are equal.",
		signatures: [signature("list", [values], boolean, allEqual), variadic("value", simple, boolean, allEqual)]
	},
	chain$1("increasing", "le", "Each item is at least the one before it."),
	chain$1("strictly_increasing", "lt", "Each item is greater than the one before it."),
	chain$1("decreasing", "ge", "Each item is at most the one before it."),
	chain$1("strictly_decreasing", "gt", "Each item is less than the one before it."),
	{
		name: "lex_less",
		summary: "The first list comes before the second in lexicographic order.",
		signatures: [signature("list list", [integers, integers], boolean, (_site, left, right) => lexicographic(left, right, true))]
	},
	{
		name: "lex_lesseq",
		summary: "The first list comes before the second in lexicographic order, or equals it.",
		signatures: [signature("list list", [integers, integers], boolean, (_site, left, right) => lexicographic(left, right, false))]
	}
];
// src/analyse/expression/compare.ts
const comparisons = {
	"=": "eq",
	"!=": "ne",
	"<": "lt",
	"<=": "le",
	">": "gt",
	">=": "ge"
};
/** Whether `left relation right`. */
function compareValues(relation, left, right, span, analysis) {
	if (relation === "in") return contains(left, right, span, analysis);
	if (relation === "not in") return not(contains(left, right, span, analysis));
	return compare(comparisons[relation], left, right, span, analysis);
}
function compare(operator, left, right, span, analysis) {
	if (isQuantity(left) && isQuantity(right)) return compare$1(operator, left, right, analysis.domainOf);
	if (isWord$1(left) && isWord$1(right)) return compareWords(operator, left, right, span, analysis);
	if (operator === "eq" || operator === "ne") {
		const known = equality(operator, left, right, span, analysis);
		if (known !== void 0) return known;
	}
	if (!countable(left) || !countable(right)) {
		const [a, b] = [describeType(typeOf(left)), describeType(typeOf(right))];
		analysis.report(notComparable(span, a, b));
		return true;
	}
	const [a, b] = [toQuantity(left, span, analysis), toQuantity(right, span, analysis)];
	return compare$1(operator, a, b, analysis.domainOf);
}
/** Whether two truths, or two lists, are the same, or differ; undefined for other values. */
function equality(operator, left, right, span, analysis) {
	if (isTruth(left) && isTruth(right)) return operator === "eq" ? same(left, right) : differ(left, right);
	if (!isList(left) || !isList(right)) return void 0;
	const equal = sameLists(left, right, span, analysis);
	return operator === "eq" ? equal : all([
		not(equal),
		...definedIn(left),
		...definedIn(right)
	]);
}
const isWord$1 = (value) => typeof value === "string" || isLabel(value);
const countable = (value) => isQuantity(value) || isTruth(value) || isLabel(value) && value.labels.numbers !== void 0;
/** Labels are equal by code and ordered by what they count as, or else by their order in the list. */
function compareWords(operator, left, right, span, analysis) {
	const labels = [left, right].find(isLabel)?.labels;
	const isEquality = operator === "eq" || operator === "ne";
	if (!isEquality && labels?.numbers && isLabel(left) && isLabel(right)) {
		const [a, b] = [numberOfLabel(left) ?? 0, numberOfLabel(right) ?? 0];
		return compareWhole(operator, a, b);
	}
	if (!isEquality && !labels?.ordered) analysis.report(labelsUnordered(span));
	const [a = 0, b = 0] = alike([left, right], span, analysis);
	return compareWhole(operator, a, b);
}
/** That all numbers in a list are defined: where one is not, the lists are neither equal nor different. */
function definedIn(value) {
	if (isList(value)) return value.items.flatMap(definedIn);
	const number = isTruth(value) ? indicator(value) : integerOrSelf(value);
	const term = isLabel(value) ? value.code : number;
	return isWhole(term) ? definedness([term]) : [];
}
/** Lists are equal if they have the same length and the same items in the same order. */
function sameLists(left, right, span, analysis) {
	if (left.items.length !== right.items.length) return false;
	return all(left.items.map((item, i) => compare("eq", item, right.items[i] ?? item, span, analysis)));
}
/** Whether a value is one of a set's, or one of a list's. */
function contains(value, container, span, analysis) {
	if (isSet(container)) return inParts(value, container.parts, span, analysis);
	if (isList(container)) return inParts(value, container.items.map((item) => ({
		low: item,
		high: item
	})), span, analysis);
	const [a, b] = [describeType(typeOf(value)), describeType(typeOf(container))];
	analysis.report(notComparable(span, a, b, "behind in stands a set or a list"));
	return true;
}
/** Where an end of a part is undefined, so is the set, and nothing is in it. */
function inParts(value, parts, span, analysis) {
	if (!isQuantity(value)) return any(parts.map(({ low, high }) => within(value, low, high, span, analysis)));
	const term = toWhole(value);
	const ranges = knownRanges(parts);
	if (ranges) {
		if (!isInteger(term)) return member(term, domainOfRanges(ranges));
		return ranges.some(([low, high]) => low <= term && term <= high);
	}
	const ends = parts.map(({ low, high }) => {
		const from = integerOrSelf(low);
		return [from, low === high ? from : integerOrSelf(high)];
	});
	const wholes = [...new Set(ends.flat())].filter(isWhole);
	const found = ends.map(([low, high]) => within(term, low, high, span, analysis));
	return all([any(found), ...definedness(wholes)]);
}
const isWhole = (value) => isQuantity(value) && (isInteger(value) || value.kind !== "ratio");
function integerOrSelf(value) {
	return isQuantity(value) ? toWhole(value) : value;
}
function within(value, low, high, span, analysis) {
	if (low === high) return compare("eq", value, low, span, analysis);
	return all([compare("ge", value, low, span, analysis), compare("le", value, high, span, analysis)]);
}
/** The parts as ranges of numbers, if all of them are known and none is too large for a domain. */
function knownRanges(parts) {
	const ranges = [];
	for (const { low, high } of parts) {
		if (typeof low !== "number" || typeof high !== "number") return void 0;
		ranges.push([low, high]);
	}
	return ranges;
}
// src/analyse/expression/lists.ts
const isSlice = (index) => typeof index === "object" && index.kind === "slice";
/** What it takes to pick one item of many. */
const stepsOfItem = 2;
/** What stands for an element that does not exist: it makes the formula around it false. */
function nowhere(sample, element) {
	if (sample === void 0 ? element.kind === "boolean" : isTruth(sample)) return missingTruth;
	if (sample !== void 0 && isLabel(sample)) return {
		...sample,
		code: undefinedTerm
	};
	if (element.kind === "label") return {
		kind: "label",
		labels: element.labels,
		code: undefinedTerm
	};
	return undefinedTerm;
}
/** The part of an array that some indices pick; missing indices stand for all. */
function pick(list, indices, lookup) {
	const { axes } = list;
	const [axis, second] = axes;
	const [first] = indices;
	if (typeof first === "number" && axis && !second && indices.length === 1) return list.items[first - axis.low] ?? outside(list, first, axis, lookup);
	const own = axes.map((_, i) => indices[i] ?? "all");
	const rest = indices.slice(axes.length);
	const found = pickOwn(list, own, lookup);
	if (rest.length === 0) return found;
	if (isList(found)) {
		if (own.every((index) => index !== "all" && !isSlice(index))) return pick(found, rest, lookup);
		const items = found.items.map((item) => isList(item) ? pick(item, rest, lookup) : item);
		return {
			...found,
			items
		};
	}
	const { analysis, span } = lookup;
	analysis.report(indexCount(span, list.name ?? "this list", axes.length, indices.length));
	return found;
}
function selectionOf(index, axis) {
	if (index === "all") return {
		offsets: allOffsets(axis),
		stays: true,
		variable: void 0,
		axis
	};
	if (!isInteger(index)) return {
		offsets: allOffsets(axis),
		stays: false,
		variable: index,
		axis
	};
	if (index < axis.low || index > axis.high) return void 0;
	return {
		offsets: [Number(index) - axis.low],
		stays: false,
		variable: void 0,
		axis
	};
}
/** A slice that does not lie within its axis is a mistake; what does of it is picked. */
function sliceOf({ places }, axis, { analysis, span }) {
	const { low, high } = axis;
	const wrong = firstOutside(places, axis);
	if (wrong !== void 0) analysis.report(sliceOutside(span, String(wrong), low, high));
	return {
		offsets: Array.from(domainValues(between(places, low, high)), (value) => value - low),
		stays: true,
		variable: void 0,
		axis
	};
}
/** The first place of a slice that is none of an axis. However many places there are: they are not walked through. */
function firstOutside(places, { low, high }) {
	if (places.size > 0 && places.min < low) return places.min;
	const beyond = places.ranges.find(([, last]) => last > high);
	return beyond && Math.max(beyond[0], high + 1);
}
function allOffsets(axis) {
	return Array.from({ length: lengthOf(axis) }, (_, i) => i);
}
function pickOwn(list, indices, lookup) {
	const selections = [];
	for (const [i, axis] of list.axes.entries()) {
		const index = indices[i] ?? "all";
		if (isSlice(index)) {
			selections.push(sliceOf(index, axis, lookup));
			continue;
		}
		const selection = selectionOf(index, axis);
		if (!selection) return outside(list, index, axis, lookup);
		selections.push(selection);
	}
	const variables = selections.filter(({ variable }) => variable !== void 0);
	const kept = selections.filter(({ stays }) => stays);
	if (variables.length === 0 && kept.length === 0) return list.items[offsetOf(selections, [], [])] ?? nowhere(void 0, lookup.element);
	const place = variables.length === 0 ? void 0 : placeOf(variables, lookup.analysis);
	const at = (places) => {
		const candidates = [...combinations(variables)].map((chosen) => list.items[offsetOf(selections, places, chosen)] ?? 0);
		if (place === void 0) return candidates[0] ?? 0;
		lookup.analysis.spend(stepsOfItem * candidates.length);
		return choose(candidates, place, lookup);
	};
	if (kept.length === 0) return at([]);
	const items = [...combinations(kept)].map(at);
	lookup.analysis.spend(stepsOfItem * items.length);
	return {
		kind: "list",
		axes: kept.map(axisOf),
		items
	};
}
/** A slice of neighbouring elements keeps their indices; any other one counts from 1. */
function axisOf({ offsets, axis }) {
	const first = offsets[0] ?? 0;
	const low = offsets.every((offset, i) => offset === first + i) ? axis.low + first : 1;
	return {
		low,
		high: low + offsets.length - 1
	};
}
/** Every way to take one offset of each selection, the last one running fastest. */
function* combinations(selections, chosen = []) {
	const next = selections[chosen.length];
	if (!next) yield chosen;
	else for (const offset of next.offsets) yield* combinations(selections, [...chosen, offset]);
}
/** The place of an item among all, where kept and variable dimensions take the given offsets. */
function offsetOf(selections, kept, chosen) {
	let [k, v, offset] = [
		0,
		0,
		0
	];
	for (const { axis, stays, variable, offsets } of selections) {
		const own = stays ? kept[k++] : variable ? chosen[v++] : offsets[0];
		offset = offset * lengthOf(axis) + (own ?? 0);
	}
	return offset;
}
/** A place that does not exist is undefined, with a warning. */
function outside(list, index, axis, lookup) {
	const { analysis, span, element } = lookup;
	const { low, high } = axis;
	analysis.report(indexOutside(span, list.name ?? "the list", String(index), low, high));
	return nowhere(list.items[0], element);
}
/** The one of the candidates at a place that depends on variables. */
function choose(candidates, index, lookup) {
	const { analysis, span, element } = lookup;
	const [sample] = candidates;
	if (sample === void 0) return nowhere(sample, element);
	if (candidates.every(isQuantity)) return elementAt(index, candidates.map(toWhole));
	if (candidates.every(isTruth)) return elementTruth(termOf(elementAt(index, candidates.map(indicator))));
	const labels = candidates.filter(isLabel);
	if (isLabel(sample) && labels.length === candidates.length) {
		if (labels.every((label) => label.labels === sample.labels)) {
			const codes = labels.map(({ code }) => code);
			return {
				kind: "label",
				labels: sample.labels,
				code: elementAt(index, codes)
			};
		}
	}
	const lists = candidates.filter(isList);
	if (isList(sample) && lists.length === candidates.length) {
		if (lists.every((list) => sameShape(list, sample))) return chooseEach(lists, sample, index, lookup);
	}
	analysis.report(cannotChoose(span, analysis.textAt(span)));
	return nowhere(sample, element);
}
/** A list whose items are chosen one by one. */
function chooseEach(lists, sample, index, lookup) {
	const items = sample.items.map((item, i) => choose(lists.map((list) => list.items[i] ?? item), index, lookup));
	return {
		kind: "list",
		axes: sample.axes,
		items
	};
}
function sameShape(a, b) {
	return a.axes.length === b.axes.length && a.axes.every(({ low, high }, i) => low === b.axes[i]?.low && high === b.axes[i]?.high);
}
/** The place among the candidates, from 1; undefined where one of the indices lies outside. */
function placeOf(variables, analysis) {
	let place = 0;
	const conditions = [];
	for (const { variable, axis } of variables) {
		const index = variable ?? 0;
		place = sum([product$1([place, lengthOf(axis)]), sum([index, -axis.low])]);
		if (variables.length > 1) conditions.push(...insideOf(index, axis, analysis));
	}
	return termOf(onlyWhere(sum([place, 1]), conditions));
}
/** That an index lies inside its dimension, unless its domain says so. */
function insideOf(index, { low, high }, analysis) {
	if (isInteger(index)) return [];
	const bounds = boundsOf(index, analysis.domainOf);
	return bounds.low >= low && bounds.high <= high ? [] : [member(index, rangeDomain(low, high))];
}
/** An element of a list of terms. Where some may be undefined only the one that is picked matters. */
function elementAt(index, items) {
	if (items.every(isTotal)) return {
		kind: "element",
		index,
		terms: items.map(termOf)
	};
	const inside = member(index, rangeDomain(1, items.length));
	return onlyWhere(halves(index, items, 1), [inside]);
}
/** The item at an index, which counts from `first`, by halving, so that long lists do not make deep terms. */
function halves(index, items, first) {
	const [only = undefinedTerm] = items;
	if (items.length <= 1) return only;
	const middle = items.length >> 1;
	return {
		kind: "if",
		condition: {
			kind: "compare",
			operator: "le",
			left: index,
			right: constant(first + middle - 1)
		},
		positive: termOf(halves(index, items.slice(0, middle), first)),
		negative: termOf(halves(index, items.slice(middle), first + middle))
	};
}
// src/analyse/functions/places.ts
const firstOf = ({ axes }) => axes[0]?.low ?? 1;
/** The items as integers, less a number. */
function shifted(list, by, site, argument) {
	const span = site.spans[argument] ?? site.span;
	return list.items.map((item) => termOf(sum([toInteger(item, span, site.analysis), -by])));
}
/** One index of a grid gives a row. */
function elementType([, list]) {
	if (list?.kind !== "list") return unknown;
	return list.dimensions > 1 ? listOf(list.element, list.dimensions - 1) : list.element;
}
const circuit = (name, sub, summary) => ({
	name,
	summary,
	signatures: [signature("successors", [array], boolean, (site, list) => constraint({
		kind: "circuit",
		successors: shifted(list, firstOf(list), site, 0),
		sub
	}))]
});
/** The cells of a grid with those that share a side. */
function gridEdges([rowAxis, columnAxis]) {
	const [height, width] = [rowAxis, columnAxis].map((axis) => axis ? lengthOf(axis) : 0);
	const edges = [];
	for (let cell = 0; cell < height * width; cell++) {
		if ((cell + 1) % width !== 0) edges.push([cell, cell + 1]);
		if (cell + width < height * width) edges.push([cell, cell + width]);
	}
	return edges;
}
function connected(site, cells, edges) {
	const span = site.spans[0] ?? site.span;
	const vertices = cells.items.map((item) => formulaOf(toTruth(item, span, site.analysis)));
	return constraint({
		kind: "connected",
		vertices,
		edges
	});
}
function connectedGrid(site, cells) {
	if (cells.axes.length === 2) return connected(site, cells, gridEdges(cells.axes));
	site.analysis.report(badArgument(site.span, "connected of one argument takes a grid of two dimensions; a graph has its edges as second argument"));
	return true;
}
/** Edges join vertices by their indices. */
function connectedGraph(site, cells, pairs) {
	const { analysis } = site;
	const span = site.spans[1] ?? site.span;
	const edges = [];
	for (const pair of pairs) {
		const ends = pair.map((end) => toKnown(end, span, analysis, "an edge"));
		const [a, b] = ends.map((end) => Number(end ?? NaN) - firstOf(cells));
		const isVertex = (end) => end !== void 0 && end in cells.items;
		if (ends.length === 2 && a !== void 0 && b !== void 0 && isVertex(a) && isVertex(b)) edges.push([a, b]);
		else analysis.report(badArgument(span, "each edge is a pair of indices of the first argument"));
	}
	return connected(site, cells, edges);
}
const places = [
	{
		name: "element",
		summary: "The item of a list at an index, or that it equals a value.",
		signatures: [signature("index list", [integer, anyArray], elementType, ({ analysis, span }, index, list) => pick(list, [index], {
			span,
			analysis,
			element: unknown
		})), signature("index list value", [
			integer,
			anyArray,
			simple
		], boolean, (site, index, list, value) => {
			const { analysis, span } = site;
			return compareValues("=", pick(list, [index], {
				span,
				analysis,
				element: unknown
			}), value, span, analysis);
		})]
	},
	{
		name: "inverse",
		summary: "Two lists of indices are each other's inverse: f[i] = j exactly when g[j] = i.",
		signatures: [signature("list list", [array, array], boolean, (site, left, right) => {
			if (left.items.length !== right.items.length) {
				const lengths = [left.items.length, right.items.length];
				site.analysis.report(differentLengths(site.span, lengths));
				return true;
			}
			return constraint({
				kind: "inverse",
				left: shifted(left, firstOf(right), site, 0),
				right: shifted(right, firstOf(left), site, 1)
			});
		})]
	},
	circuit("circuit", false, "Following each index to the one that is its item visits all of them in one round."),
	circuit("subcircuit", true, "As circuit, but an index may be left out by being its own item."),
	{
		name: "connected",
		summary: "The true cells of a grid hang together by their sides, or the true vertices of a graph by its edges.",
		signatures: [signature("grid", [truthArray], boolean, connectedGrid), signature("booleans edges", [truthArray, rows], boolean, connectedGraph)]
	}
];
// src/analyse/functions/tables.ts
/** What stands in a table for any value. */
const anything = "*";
function table$2(site, items, lines) {
	const { analysis, spans, span } = site;
	const place = spans[1] ?? span;
	const wrong = lines.find((line) => line.length !== items.length);
	if (wrong) {
		analysis.report(differentLengths(place, [items.length, wrong.length]));
		return true;
	}
	const columns = items.map((item, column) => {
		const cells = lines.map((line) => line[column] ?? 0);
		const [term = 0, ...codes] = alike([item, ...cells.filter((cell) => cell !== anything)], place, analysis);
		let next = 0;
		return {
			term,
			cells: cells.map((cell) => cell === anything ? anything : codes[next++] ?? 0)
		};
	});
	const terms = columns.map(({ term }) => termOf(term));
	const isCell = (cell) => cell === anything || isInteger(cell);
	const cells = lines.map((_, row) => columns.map((column) => column.cells[row] ?? 0));
	if (!cells.every((line) => line.every(isCell))) {
		analysis.report(notKnown(place, analysis.textAt(place), "a table"));
		return true;
	}
	return constraint({
		kind: "table",
		terms,
		rows: cells,
		positive: true
	});
}
/** MiniZinc's arguments: the word, how many states and symbols there are, the moves, where it begins and may end. */
function regular(site, word, states, symbols, moves, start, accepting) {
	const { analysis, spans, span } = site;
	const place = spans[3] ?? span;
	const transitions = moves.map((line) => line.map((cell) => Number(toKnown(cell, place, analysis, "a table of moves") ?? 0)));
	const isTable = transitions.length === states && transitions.every((line) => line.length === symbols);
	const isState = (state) => state >= 1 && state <= states;
	if (!isTable) {
		const message = `the moves need a row for each of ${states} states and in it a number for each of ${symbols} symbols`;
		analysis.report(badArgument(place, message));
	} else if (!transitions.every((line) => line.every((state) => state === 0 || isState(state)))) analysis.report(badArgument(place, `a move leads to a state 1..${states}, or to 0 for none`));
	else if (!isState(start) || accepting.min < 1 || accepting.max > states) analysis.report(badArgument(span, `states are counted 1..${states}`));
	const terms = word.map(termOf);
	return constraint({
		kind: "regular",
		terms,
		transitions,
		start: Number(start),
		accepting
	});
}
/** Reports lists that should go together and do not. */
function sameLengths(site, ...lists) {
	const lengths = lists.map(({ length }) => length);
	if (new Set(lengths).size <= 1) return true;
	site.analysis.report(differentLengths(site.span, lengths));
	return false;
}
const tables = [
	{
		name: "table",
		summary: "The items of a list together are one of the rows; the word \"*\" in a row stands for anything.",
		signatures: [signature("list rows", [values, rows], boolean, table$2)]
	},
	{
		name: "regular",
		summary: "The items of a list, read in order, are accepted by a finite automaton.",
		signatures: [signature("list states symbols moves start accepting", [
			integers,
			known,
			known,
			rows,
			known,
			knownSet
		], boolean, regular)]
	},
	{
		name: "cumulative",
		summary: "At no time do the tasks that run then need more than the limit.",
		signatures: [signature("starts durations needs limit", [
			integers,
			integers,
			integers,
			integer
		], boolean, (site, starts, durations, needs, limit) => {
			if (!sameLengths(site, starts, durations, needs)) return true;
			const tasks = starts.map((start, i) => ({
				origin: termOf(start),
				duration: termOf(durations[i] ?? 0),
				end: void 0,
				height: termOf(needs[i] ?? 0)
			}));
			return constraint({
				kind: "cumulative",
				tasks,
				limit: termOf(limit)
			});
		})]
	},
	{
		name: "disjunctive",
		summary: "No two tasks run at the same time.",
		signatures: [signature("starts durations", [integers, integers], boolean, (site, starts, durations) => {
			if (!sameLengths(site, starts, durations)) return true;
			const tasks = starts.map((start, i) => ({
				origin: termOf(start),
				duration: termOf(durations[i] ?? 0)
			}));
			return constraint({
				kind: "disjunctive",
				tasks
			});
		})]
	}
];
// src/analyse/surface.ts
const functions = [
	...arithmetic,
	...counting,
	...order,
	...places,
	...tables
];
const surface = new Map(functions.map((described) => [described.name, described]));
const surfaceNames = [...surface.keys()].sort();
function isSurfaceName(name) {
	return surface.has(name);
}
// src/syntax/expression/token.ts
const plainDialect = {
	declares: () => false,
	keywords: true,
	caret: false
};
/** Words with a meaning of their own, unless the author declared them. */
const keywords = /* @__PURE__ */ new Set([
	"and",
	"or",
	"xor",
	"not",
	"in",
	"if",
	"then",
	"else",
	"for",
	"div",
	"mod",
	"true",
	"false"
]);
/** Signs, the longest first. */
const signs = "<-> -> ++ ** // .. == != <= >= < > = + - * / % ( ) [ ] { } , .".split(" ");
/** Signs that people paste or print, and what they mean. */
const pasted = new Map(Object.entries({
	"×": "*",
	"·": "*",
	"⋅": "*",
	"∗": "*",
	"✕": "*",
	"÷": "/",
	"∕": "/",
	"−": "-",
	"–": "-",
	"‐": "-",
	"‑": "-",
	"≠": "!=",
	"≤": "<=",
	"⩽": "<=",
	"≥": ">=",
	"⩾": ">=",
	"→": "->",
	"⇒": "->",
	"↔": "<->",
	"⇔": "<->",
	"…": "..",
	"∧": "and",
	"∨": "or",
	"⊕": "xor",
	"¬": "not",
	"∈": "in",
	"∉": "not in",
	"‘": "'",
	"’": "'",
	"“": "\"",
	"”": "\"",
	"„": "\"",
	"、": ",",
	"。": ".",
	"「": "\"",
	"」": "\""
}));
/** Signs of other languages, and how they are written here. */
const foreign = new Map(Object.entries({
	"...": "..",
	"<=>": "<->",
	"<>": "!=",
	"=<": "<=",
	"=>": "->",
	"===": "=",
	"!==": "!=",
	":=": "=",
	"&&": "and",
	"||": "or",
	"/\\": "and",
	"\\/": "or",
	"&": "and",
	"|": "or",
	"!": "not",
	"~": "not",
	"^": "**"
}));
// src/analyse/expression/analysis.ts
/** How many steps all comprehensions of a puzzle together may take: so many, and some for each character of its texts. */
const stepsOfAnyPuzzle = 35e5;
const stepsOfCharacter = 10;
/** What a report takes that has been said before: its words are made all the same. */
const stepsOfRepeat = 10;
var Analysis = class {
	builder;
	reports;
	#sources;
	#said = /* @__PURE__ */ new Set();
	#steps = 0;
	#hasStopped = false;
	#remark;
	#passes = () => true;
	/** @param sources texts that spans point into; {@link addSource} appends to it */
	constructor(builder, reports, sources) {
		this.builder = builder;
		this.reports = reports;
		this.#sources = sources;
	}
	/** Reports something once, however often a loop comes by. */
	report(diagnostic) {
		if (!this.#passes(diagnostic)) return;
		const { code, span } = diagnostic;
		const key = `${code} ${span?.file} ${span?.start} ${span?.end}`;
		if (span && this.#said.has(key)) {
			this.spend(stepsOfRepeat);
			return;
		}
		this.#said.add(key);
		const notes = this.#remark ? [...diagnostic.notes, this.#remark] : diagnostic.notes;
		this.reports.add({
			...diagnostic,
			notes
		});
	}
	/** Adds a remark to all that is reported meanwhile. */
	remarking(remark, action) {
		const before = this.#remark;
		this.#remark = remark;
		const result = action();
		this.#remark = before;
		return result;
	}
	/** Reports meanwhile only what passes. */
	only(passes, action) {
		this.#passes = passes;
		action();
		this.#passes = () => true;
	}
	/** Adds a text that is no file, such as an option of the command line, and says at which index. */
	addSource(source) {
		return this.#sources.push(source) - 1;
	}
	source(file) {
		return this.#sources[file] ?? {
			name: "",
			text: ""
		};
	}
	/** The author's own words at a place, on one line. */
	textAt({ file, start, end }) {
		return this.source(file).text.slice(start, end).replace(/\s+/g, " ");
	}
	/** The domain of a variable of the model. */
	domainOf = (id) => this.builder.variables[id]?.domain ?? emptyDomain;
	/** Counts one step of a comprehension; false (and a report) when there have been too many. */
	step(span) {
		const may = this.mayTake(1, span);
		this.spend(1);
		return may;
	}
	/** Counts what is done within a step and takes as long as so many; the next step is the one that may be too many. */
	spend(steps) {
		this.#steps += steps;
	}
	/** Whether comprehensions may take so many more steps; where not, that is reported. */
	mayTake(steps, span) {
		if (this.#hasStopped) return false;
		if (this.#steps + steps <= stepsOfAnyPuzzle) return true;
		const characters = this.#sources.reduce((sum, { text }) => sum + text.length, 0);
		const limit = stepsOfAnyPuzzle + stepsOfCharacter * characters;
		if (this.#steps + steps <= limit) return true;
		this.report(tooManySteps(span, limit));
		this.#hasStopped = true;
		return false;
	}
};
// src/text/catalogue/expression.ts
const unknownCharacter = error("unknown-character", `An expression is made of names, whole numbers, quoted words and the signs that docs/language-yaml.md lists. A name with
other characters goes in quotes: \`'Pall Mall' = birds\`.`, (character) => ({
	message: /\p{Cf}|\p{Cc}|\p{Cn}|\p{Co}/u.test(character) ? `there is an invisible character here (${codePoint(character)})` : `${character} has no meaning here`,
	help: /\p{Cf}|\p{Cc}/u.test(character) ? "delete it" : "put a name with such characters in quotes"
}));
function codePoint(character) {
	return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
const foreignSign = error("foreign-sign", `Languages differ in how they write "and", "not", "is not" and so on. In puzzlec they are words: \`and\`, \`or\`,
\`not\`, \`!=\`, \`->\`, \`<->\`, \`**\` for a power.`, (sign, meant) => ({
	message: `${sign} has no meaning here`,
	help: `write ${meant}`
}));
const decimal = error("decimal-number", `Numbers are whole. A fraction is written with \`/\`, which is exact: \`3/2\`.

\`\`\`yaml
- x = 1.5 * y      # wrong
- x = 3/2 * y      # right
\`\`\``, (text) => ({
	message: `${text} is no whole number`,
	help: "write a fraction with /, which is exact"
}));
const unclosedWord = error("unclosed-quote", `A quoted word ends with the quote that it begins with. A quote inside it is doubled: \`'Mum''s house'\`.`, (quote) => ({
	message: `the quote ${quote} that opens here is not closed`,
	help: `a quote inside a quoted word is doubled: ${quote}${quote}`
}));
const emptyExpression = error("empty-expression", `A line of a list, or the value of a key, is to be an expression, and there is nothing in it.

\`\`\`yaml
constraints:
  -            # wrong: nothing
  - x < y      # right
\`\`\``, () => "an expression is missing here");
const operandMissing = error("operand-missing", `An operator stands between two things, a comma parts two things, a bracket holds something.

\`\`\`yaml
- x + = 3       # wrong: what is added?
- x + y = 3     # right
\`\`\``, (found, after) => ({ message: `a name or a number is missing ${after}${found === "" ? "" : `; ${found} is here instead`}` }));
const operatorMissing = error("operator-missing", `Two names or numbers stand side by side, and nothing says what to do with them. A name with a blank in it goes in
quotes; a product is written with \`*\`; what holds is written with signs and functions, not as a sentence.

\`\`\`yaml
- 2 x = 6              # wrong
- 2 * x = 6            # right
- Pall Mall = birds    # wrong
- birds = 'Pall Mall'  # right
- red is next to blue  # wrong
- next_to(red, blue)   # right
\`\`\``, (left, right, help) => ({
	message: `an operator is missing between ${left} and ${right}`,
	help
}));
const unexpected = error("unexpected-sign", `The sign or word cannot stand at this place. A line is one expression: two conditions are two lines, or are joined by
\`and\`; a choice is written \`if ... then ... else ...\`.

\`\`\`yaml
- x < y, y < z       # wrong
- x < y and y < z    # right
\`\`\``, (found, help) => ({
	message: `${found} cannot stand here`,
	help
}));
const notClosed = error("bracket-not-closed", `Every opening bracket has a closing one of its kind. The place shown is where the bracket opens.

\`\`\`yaml
- 2 * (x + y = 10      # wrong
- 2 * (x + y) = 10     # right
\`\`\``, (opener, found, notes) => ({
	message: `the ${opener} is not closed${found === "" ? "" : ` before ${found}`}`,
	notes
}));
const notOpened = error("bracket-not-opened", `Every closing bracket has an opening one of its kind.

\`\`\`yaml
- 2 * x + y) = 10      # wrong
- 2 * (x + y) = 10     # right
\`\`\``, (closer) => `${closer} closes what nothing opened`);
const thenMissing = error("then-missing", `A choice is written \`if condition then value else other\`; both values are needed.

\`\`\`yaml
- y = (if x > 3 then x else 3)
\`\`\``, (word) => ({ message: `a choice is written if ... then ... else ..., and ${word} is missing` }));
const chainedRange = error("chained-range", `A range has two ends: \`1..9\`. Steps are written as a comprehension.

\`\`\`yaml
- x in 1..3..9                      # wrong
- x in {2 * i + 1 for i in 0..4}    # right: 1, 3, 5, 7, 9
\`\`\``, () => "a range has two ends, and here is a third");
const generatorExpected = error("generator-expected", `Behind \`for\` stand a name, \`in\`, and what the name runs over.

\`\`\`yaml
- x[i] < x[i + 1] for i in 1..n - 1
\`\`\``, () => ({
	message: "a name and in are missing behind for",
	help: "for example: for i in 1..n"
}));
const comprehensionNotAlone = error("comprehension-not-alone", `A comprehension is the only argument of its function. As one argument of several it goes in square brackets.

\`\`\`yaml
- exactly(2, x[i] = 1 for i in 1..n)      # wrong
- exactly(2, [x[i] = 1 for i in 1..n])    # right
\`\`\``, () => ({
	message: "a comprehension among other arguments goes in square brackets",
	help: "write [... for ... in ...]"
}));
const tooNested = error("expression-too-deep", `Brackets in brackets in brackets: puzzlec follows them to a depth that no puzzle needs. Give parts of it names.`, (limit) => `this expression is nested more than ${limit} deep`);
const chainedNotEqual = warning("chained-not-equal", `A chain of comparisons holds for every neighbouring pair, so \`a != b != c\` lets \`a\` and \`c\` be equal.

\`\`\`yaml
- a != b != c                # a may be c
- alldifferent(a, b, c)      # all three differ
\`\`\``, () => ({
	message: "a chain compares neighbours only, so the outer ones may be equal",
	help: "write alldifferent(...) if all are to differ"
}));
// src/syntax/node.ts
/** The place of the characters `start` up to `end` of an atom's text. */
function spanWithin(atom, start, end) {
	const { offsets, span } = atom;
	if (!offsets) return {
		file: span.file,
		start: span.start + start,
		end: span.start + end
	};
	const from = offsets[start] ?? span.end;
	const to = end > start ? (offsets[end - 1] ?? span.end) + 1 : from;
	return {
		file: span.file,
		start: from,
		end: Math.max(from, to)
	};
}
// src/syntax/expression/lexer.ts
const blank = /[\s\u200b\u2060\u3000\ufeff]+/uy;
const plainWord$1 = /[A-Za-z_][A-Za-z0-9_]*/y;
const numberShape = /[0-9\uff10-\uff19]+/uy;
const fractionShape = /[.．][0-9\uff10-\uff19]+/uy;
const foreignSigns = [...foreign.keys()].sort((a, b) => b.length - a.length);
/** Any word. Its tables take a millisecond to make ready, so that it is made only for texts with more than ASCII in them. */
const anyWord = () => /[\p{L}_][\p{L}\p{M}\p{Nd}_]*/uy;
/** Full-width signs and digits (U+FF01 to U+FF5E without the letters) as their plain counterparts. */
function narrow(text) {
	return text.replace(/[\uff01-\uff20\uff3b-\uff40\uff5b-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 65248));
}
var Lexer = class {
	#atom;
	#text;
	#narrow;
	#wordShape;
	#dialect;
	#reports;
	#tokens = [];
	#at = 0;
	#unknown = false;
	constructor(atom, dialect, reports) {
		this.#atom = atom;
		this.#text = atom.text;
		this.#narrow = narrow(atom.text);
		this.#wordShape = /[\u0080-\uffff]/.test(atom.text) ? anyWord() : plainWord$1;
		this.#dialect = dialect;
		this.#reports = reports;
	}
	run() {
		for (;;) {
			this.#at += this.#match(blank).length;
			if (this.#at >= this.#text.length) break;
			this.#next();
		}
		this.#push("end", "", 0);
		return this.#tokens;
	}
	/** What the pattern matches here, or nothing. */
	#match(pattern) {
		pattern.lastIndex = this.#at;
		return pattern.exec(this.#text)?.[0] ?? "";
	}
	#push(kind, text, length) {
		const start = this.#at;
		const number = kind === "number" ? parseInteger(text) : void 0;
		this.#at += length;
		this.#tokens.push({
			kind,
			text,
			number,
			start,
			end: this.#at,
			afterUnknown: this.#unknown
		});
		this.#unknown = false;
	}
	#next() {
		const own = this.#dialect.word?.(this.#text, this.#at) ?? 0;
		const word = own > 0 ? this.#text.slice(this.#at, this.#at + own) : this.#match(this.#wordShape);
		const digits = word === "" ? this.#match(numberShape) : "";
		const character = this.#here;
		const meant = pasted.get(character) ?? narrow(character);
		if (word !== "") this.#push("word", word, word.length);
		else if (digits !== "") this.#number(digits);
		else if (meant === "'" || meant === "\"") this.#quoted(character, meant);
		else this.#sign(character);
	}
	/** The code point at the current place. */
	get #here() {
		return String.fromCodePoint(this.#text.codePointAt(this.#at) ?? 32);
	}
	/** Digits, a word that begins with digits (`7up`), or a number with a point in it. */
	#number(digits) {
		const start = this.#at;
		this.#at += digits.length;
		const word = this.#match(this.#wordShape);
		const fraction = this.#match(fractionShape);
		this.#at = start;
		const length = digits.length + fraction.length;
		if (word !== "") {
			this.#push("word", digits + word, digits.length + word.length);
			return;
		}
		if (fraction !== "") this.#reports.add(decimal(spanWithin(this.#atom, start, start + length), digits + fraction));
		this.#push("number", narrow(digits), length);
	}
	/** A quoted word; a doubled quote inside stands for one. Quotes as printed close any of their kind. */
	#quoted(opener, kind) {
		const closes = (at) => {
			const character = this.#text[at] ?? "";
			return character === kind || opener !== kind && pasted.get(character) === kind;
		};
		let content = "";
		let at = this.#at + 1;
		for (; at < this.#text.length; at++) {
			if (closes(at)) {
				if (this.#text[at + 1] !== kind || this.#text[at] !== kind) break;
				at++;
			}
			content += this.#text[at];
		}
		if (at >= this.#text.length) this.#reports.add(unclosedWord(spanWithin(this.#atom, this.#at, this.#at + 1), kind));
		this.#push("quoted", content, Math.min(at + 1, this.#text.length) - this.#at);
	}
	#sign(character) {
		const rest = this.#narrow.slice(this.#at, this.#at + 3);
		const strange = foreignSigns.find((sign) => rest.startsWith(sign));
		const plain = signs.find((sign) => rest.startsWith(sign));
		const meant = pasted.get(character);
		if (strange !== void 0 && strange.length > (plain?.length ?? 0)) this.#foreign(strange);
		else if (plain !== void 0) this.#push("sign", plain, plain.length);
		else if (meant !== void 0) {
			const [first = meant, second] = meant.split(" ");
			this.#push("sign", first, 1);
			if (second !== void 0) this.#push("sign", second, 0);
		} else {
			const span = spanWithin(this.#atom, this.#at, this.#at + character.length);
			this.#reports.add(unknownCharacter(span, character));
			this.#unknown = true;
			this.#at += character.length;
		}
	}
	/** A sign of another language, read as what it means there. */
	#foreign(sign) {
		const meant = foreign.get(sign) ?? sign;
		if (sign !== "^" || !this.#dialect.caret) {
			const span = spanWithin(this.#atom, this.#at, this.#at + sign.length);
			this.#reports.add(foreignSign(span, sign, meant));
		}
		this.#push("sign", meant, sign.length);
	}
};
/** The tokens of an expression, the last of them of kind `end`. */
function tokensOf(atom, dialect, reports) {
	return new Lexer(atom, dialect, reports).run();
}
// src/syntax/expression/cursor.ts
const closers = {
	"(": ")",
	"[": "]",
	"{": "}"
};
var Cursor = class {
	reports;
	#atom;
	#dialect;
	#tokens;
	#open = [];
	#at = 0;
	#endReported = false;
	#abandoned = false;
	constructor(atom, dialect, reports) {
		this.reports = reports;
		this.#atom = atom;
		this.#dialect = dialect;
		this.#tokens = tokensOf(atom, dialect, reports);
	}
	/** The token so many places ahead; the last one (`end`) for all places behind it. */
	peek(ahead = 0) {
		const last = this.#tokens.length - 1;
		return this.#tokens[Math.min(this.#at + ahead, last)];
	}
	next() {
		const token = this.peek();
		if (token.kind !== "end") this.#at++;
		return token;
	}
	/** The sign or keyword that a token is; undefined for names, numbers and quoted words. */
	signOf(token) {
		if (token.kind === "sign") return token.text;
		return token.kind === "word" && this.#dialect.keywords && keywords.has(token.text) && !this.#dialect.declares(token.text) ? token.text : void 0;
	}
	is(sign, ahead = 0) {
		return this.signOf(this.peek(ahead)) === sign;
	}
	/** Takes a sign or keyword if it is the next token. */
	accept(sign) {
		if (!this.is(sign)) return false;
		this.#at++;
		return true;
	}
	/** Whether a token can begin an operand. */
	beginsOperand(token) {
		const sign = this.signOf(token);
		if (sign === void 0) return token.kind !== "end";
		return sign === "(" || sign === "[" || sign === "{" || sign === "true" || sign === "false";
	}
	spanOf({ start, end }) {
		return spanWithin(this.#atom, start, end);
	}
	/** From a token that was read up to the last one that was. */
	spanFrom(first) {
		const last = this.#tokens[Math.max(this.#at - 1, 0)] ?? first;
		return spanWithin(this.#atom, first.start, Math.max(first.end, last.end));
	}
	get whole() {
		return this.#atom.span;
	}
	/** A place of no width at the current token. */
	hole() {
		return {
			kind: "hole",
			span: this.spanOf(this.peek())
		};
	}
	word(token) {
		const { kind, text } = token;
		return {
			kind: "word",
			text,
			quoted: kind === "quoted",
			span: this.spanOf(token)
		};
	}
	/** A token as a message names it. */
	nameOf(token) {
		return token.kind === "end" ? "" : this.#atom.text.slice(token.start, token.end) || token.text;
	}
	/** Reports that an operand is missing here. */
	missingOperand() {
		const before = this.#tokens[this.#at - 1];
		const after = before ? `behind ${this.nameOf(before)}` : "at the beginning";
		const token = this.peek();
		if (token.kind === "end" && this.#endReported) return;
		if (token.kind === "end") this.#endReported = true;
		const span = token.kind === "end" && before ? this.spanOf(before) : this.spanOf(token);
		this.reports.add(operandMissing(span, this.nameOf(token), after));
	}
	/** Takes an opening bracket. */
	open() {
		const token = this.next();
		this.#open.push(token);
		return token;
	}
	/** Takes the partner of the bracket that was opened last, or reports that it is missing. */
	close() {
		const opener = this.#open.pop();
		if (!opener || this.accept(closers[opener.text] ?? "")) return;
		const token = this.peek();
		if (token.kind === "end" && this.#endReported) return;
		if (token.kind === "end") this.#endReported = true;
		const notes = [{
			span: this.spanOf(token),
			message: "expected before this"
		}];
		const found = this.nameOf(token);
		const message = notClosed(this.spanOf(opener), opener.text, found, found === "" ? [] : notes);
		this.reports.add(message);
		if (this.#isCloser(token) && !this.#awaits(token)) this.next();
	}
	#isCloser(token) {
		return token.kind === "sign" && Object.values(closers).includes(token.text);
	}
	/** Whether a bracket is open that this one closes. */
	#awaits(token) {
		return this.#open.some(({ text }) => closers[text] === token.text);
	}
	/** Passes over a closing bracket that nothing opened, with a report. */
	strayCloser() {
		const token = this.peek();
		if (!this.#isCloser(token) || this.#awaits(token)) return false;
		this.reports.add(notOpened(this.spanOf(token), token.text));
		this.next();
		return true;
	}
	/** Whether the rest of the text has been given up, so that nothing in it can be missing. */
	get isAbandoned() {
		return this.#abandoned;
	}
	/** Gives up on the rest of the text because it is nested too deeply. */
	abandon(limit) {
		if (this.peek().kind === "end") return;
		this.reports.add(tooNested(this.spanOf(this.peek()), limit));
		this.#at = this.#tokens.length - 1;
		this.#endReported = true;
		this.#abandoned = true;
	}
	/** Passes over what cannot be understood, up to where a bracket closes or the text ends. */
	skip() {
		let depth = 0;
		for (let token = this.peek(); token.kind !== "end"; token = this.peek()) {
			if (this.#isCloser(token) && depth-- === 0) return;
			if (token.kind === "sign" && token.text in closers) depth++;
			this.next();
		}
	}
};
// src/syntax/expression/levels.ts
/** From loosest to tightest. */
const levels = {
	equivalence: 1,
	implication: 2,
	disjunction: 3,
	conjunction: 4,
	negation: 5,
	comparison: 6,
	join: 7,
	range: 8,
	sum: 9,
	product: 10,
	sign: 11,
	power: 12
};
const chain = (level, operator) => ({
	kind: "chain",
	level,
	operator
});
const relation = (operator) => ({
	kind: "relation",
	level: levels.comparison,
	operator
});
/** What each sign or keyword does between two operands. `not in` is two tokens, and stands under `not`. */
const infixes = /* @__PURE__ */ new Map([
	["<->", chain(levels.equivalence, "<->")],
	["->", {
		kind: "implication",
		level: levels.implication
	}],
	["or", chain(levels.disjunction, "or")],
	["xor", chain(levels.disjunction, "xor")],
	["and", chain(levels.conjunction, "and")],
	["=", relation("=")],
	["==", relation("=")],
	["!=", relation("!=")],
	["<", relation("<")],
	["<=", relation("<=")],
	[">", relation(">")],
	[">=", relation(">=")],
	["in", relation("in")],
	["not", relation("not in")],
	["++", chain(levels.join, "++")],
	["..", {
		kind: "range",
		level: levels.range
	}],
	["+", chain(levels.sum, "+")],
	["-", chain(levels.sum, "-")],
	["*", chain(levels.product, "*")],
	["/", chain(levels.product, "/")],
	["//", chain(levels.product, "//")],
	["div", chain(levels.product, "//")],
	["%", chain(levels.product, "%")],
	["mod", chain(levels.product, "%")],
	["**", {
		kind: "power",
		level: levels.power
	}]
]);
// src/syntax/expression/operand.ts
/** Reads operands; what stands in brackets is an expression again. */
var OperandParser = class {
	#cursor;
	#expression;
	constructor(cursor, expression) {
		this.#cursor = cursor;
		this.#expression = expression;
	}
	/** `"if" expression "then" expression "else" expression` */
	conditional() {
		const cursor = this.#cursor;
		const first = cursor.next();
		const condition = this.#expression(0);
		const positive = this.#branch("then", first);
		const negative = positive ? this.#branch("else", first) : void 0;
		if (!positive || !negative) return {
			kind: "hole",
			span: cursor.spanFrom(first)
		};
		return {
			kind: "conditional",
			condition,
			positive,
			negative,
			span: cursor.spanFrom(first)
		};
	}
	#branch(word, first) {
		const cursor = this.#cursor;
		if (cursor.accept(word)) return this.#expression(0);
		if (!cursor.isAbandoned) cursor.reports.add(thenMissing(cursor.spanOf(first), word));
	}
	/** A number, a name, or something in brackets, with what hangs on to it: `(...)`, `[...]`, `.name`. */
	primary() {
		const cursor = this.#cursor;
		const token = cursor.peek();
		const sign = cursor.signOf(token);
		if (token.kind === "number") {
			cursor.next();
			return {
				kind: "number",
				value: token.number ?? 0,
				text: token.text,
				span: cursor.spanOf(token)
			};
		}
		if (sign === void 0 && token.kind !== "end") return this.#postfixed(this.#named());
		if (sign === "true" || sign === "false") {
			cursor.next();
			return {
				kind: "truth",
				value: sign === "true",
				span: cursor.spanOf(token)
			};
		}
		if (sign === "(") return this.#postfixed(this.#parenthesised());
		if (sign === "[" || sign === "{") return this.#postfixed(this.#collection(sign));
		cursor.missingOperand();
		if (sign !== void 0 && !infixes.has(sign) && !/[)\]},]/.test(sign) && ![
			"then",
			"else",
			"for",
			"if"
		].includes(sign)) cursor.next();
		return cursor.hole();
	}
	#parenthesised() {
		this.#cursor.open();
		const inner = this.#expression(0);
		this.#cursor.close();
		return inner;
	}
	/** `name`, `name.name`, `name(arguments)` */
	#named() {
		const cursor = this.#cursor;
		const token = cursor.next();
		const word = cursor.word(token);
		if (cursor.is("(")) return this.#call(word, token);
		if (!cursor.is(".") || cursor.signOf(cursor.peek(1)) !== void 0) return word;
		cursor.next();
		return {
			kind: "member",
			group: word,
			member: cursor.word(cursor.next()),
			span: cursor.spanFrom(token)
		};
	}
	#call(name, first) {
		const cursor = this.#cursor;
		cursor.open();
		const list = cursor.is(")") ? [] : this.#items(void 0);
		cursor.close();
		return {
			kind: "call",
			name,
			arguments: list,
			span: cursor.spanFrom(first)
		};
	}
	/** `[items]`, `{items}`, or a comprehension in such brackets. */
	#collection(bracket) {
		const cursor = this.#cursor;
		const first = cursor.open();
		const items = cursor.is(bracket === "[" ? "]" : "}") ? [] : this.#items(bracket);
		cursor.close();
		const span = cursor.spanFrom(first);
		const [only] = items;
		if (only?.kind === "comprehension" && only.bracket === bracket && items.length === 1) return {
			...only,
			span
		};
		return {
			kind: "collection",
			bracket,
			items,
			span
		};
	}
	/** Expressions with commas between them; the only one may be a comprehension. */
	#items(bracket) {
		const cursor = this.#cursor;
		const items = [];
		do {
			const item = this.#expression(0);
			const isComprehension = cursor.is("for");
			items.push(isComprehension ? this.comprehension(item, bracket) : item);
			if (isComprehension && (items.length > 1 || cursor.is(","))) cursor.reports.add(comprehensionNotAlone(items.at(-1)?.span));
			while (cursor.strayCloser());
		} while (cursor.accept(","));
		return items;
	}
	/** `body ("for" generator ("," generator)* | "if" condition)*` */
	comprehension(body, bracket) {
		const cursor = this.#cursor;
		const clauses = [];
		for (;;) if (cursor.accept("for")) clauses.push(this.#generator());
		else if (cursor.is(",") && this.#namesFollow(1)) {
			cursor.next();
			clauses.push(this.#generator());
		} else if (cursor.accept("if")) clauses.push({
			kind: "filter",
			condition: this.#expression(0)
		});
		else break;
		const last = clauses.at(-1);
		const end = last?.kind === "filter" ? last.condition.span : last?.source.span ?? body.span;
		return {
			kind: "comprehension",
			bracket,
			body,
			clauses,
			span: join(body.span, end)
		};
	}
	/** Whether names and `in` stand so many tokens ahead: the beginning of a generator. */
	#namesFollow(ahead) {
		const cursor = this.#cursor;
		let at = ahead;
		while (cursor.peek(at).kind === "word" && cursor.signOf(cursor.peek(at)) === void 0) {
			if (cursor.is("in", at + 1)) return true;
			if (!cursor.is(",", at + 1)) return false;
			at += 2;
		}
		return false;
	}
	/** `name ("," name)* "in" source` */
	#generator() {
		const cursor = this.#cursor;
		const names = [];
		if (!this.#namesFollow(0)) {
			cursor.reports.add(generatorExpected(cursor.spanOf(cursor.peek())));
			const source = cursor.hole();
			cursor.skip();
			return {
				kind: "generator",
				names,
				source
			};
		}
		do
			names.push(cursor.word(cursor.next()));
		while (cursor.accept(","));
		cursor.next();
		return {
			kind: "generator",
			names,
			source: this.#expression(levels.range)
		};
	}
	/** Indices behind an operand: `a[i]`, `a[i, *][j]`. */
	#postfixed(operand) {
		const cursor = this.#cursor;
		let base = operand;
		for (let count = 0; cursor.is("["); count++) {
			if (count >= 200) cursor.abandon(200);
			cursor.open();
			const indices = [];
			do
				indices.push(this.#index());
			while (cursor.accept(","));
			cursor.close();
			const span = join(base.span, cursor.spanOf(cursor.peek(-1)));
			base = {
				kind: "index",
				base,
				indices,
				span
			};
		}
		return base;
	}
	#index() {
		const cursor = this.#cursor;
		return cursor.is("*") && (cursor.is(",", 1) || cursor.is("]", 1)) ? {
			kind: "all",
			span: cursor.spanOf(cursor.next())
		} : this.#expression(0);
	}
};
// src/syntax/expression/parser.ts
var ExpressionParser = class {
	#cursor;
	#operands;
	#depth = 0;
	constructor(cursor) {
		this.#cursor = cursor;
		this.#operands = new OperandParser(cursor, (level) => this.#expression(level));
	}
	/** `expression ["for" clauses]`, up to the end of the text. */
	statement() {
		const cursor = this.#cursor;
		if (cursor.peek().kind === "end") {
			cursor.reports.add(emptyExpression(cursor.whole));
			return cursor.hole();
		}
		let tree = this.#expression(0);
		if (cursor.is("for")) tree = this.#operands.comprehension(tree, "forall");
		while (cursor.peek().kind !== "end") this.#rest();
		return tree;
	}
	/** `expression ("," expression)*`, up to the end of the text. */
	list() {
		const items = [this.#expression(0)];
		while (this.#cursor.accept(",")) items.push(this.#expression(0));
		while (this.#cursor.peek().kind !== "end") this.#rest();
		return items;
	}
	/** What stands behind a complete expression and cannot: reported, and read for the mistakes in it. */
	#rest() {
		const cursor = this.#cursor;
		if (cursor.strayCloser()) {
			if (cursor.peek().kind !== "end" && this.#infix()) this.#infixed(cursor.hole(), 0);
			return;
		}
		const token = cursor.next();
		const help = cursor.signOf(token) === "if" ? "a choice is written if ... then ... else ..." : void 0;
		cursor.reports.add(unexpected(cursor.spanOf(token), cursor.nameOf(token), help));
		if (cursor.beginsOperand(cursor.peek())) this.#expression(0);
	}
	/** An expression whose operators bind at least as tightly as a level. */
	#expression(level) {
		if (this.#depth >= 200) {
			this.#cursor.abandon(200);
			return this.#cursor.hole();
		}
		this.#depth++;
		const tree = this.#infixed(this.#prefixed(level), level);
		this.#depth--;
		return tree;
	}
	#infix() {
		const sign = this.#cursor.signOf(this.#cursor.peek());
		if (sign === "not" && !this.#cursor.is("in", 1)) return void 0;
		return sign === void 0 ? void 0 : infixes.get(sign);
	}
	/** The operators behind an operand, as long as they bind tightly enough. */
	#infixed(first, level) {
		let left = first;
		for (;;) {
			const infix = this.#infix();
			if (infix && infix.level >= level) left = this.#operation(left, infix);
			else if (!this.#juxtaposed()) return left;
		}
	}
	/** Operands without operators between them: reported once, and all but the first are dropped. */
	#juxtaposed() {
		const cursor = this.#cursor;
		const token = cursor.peek();
		if (!cursor.beginsOperand(token)) return false;
		const before = cursor.peek(-1);
		const isProduct = before.kind === "number" || cursor.signOf(token) === "(";
		const names = [cursor.nameOf(before), cursor.nameOf(token)];
		this.#operands.primary();
		if (!isProduct) names.push(...this.#namesAhead());
		const [left = "", right = ""] = names;
		const help = isProduct ? `write ${left} * ${right}` : helpFor(names);
		if (!token.afterUnknown) cursor.reports.add(operatorMissing(cursor.spanOf(token), left, right, help));
		return true;
	}
	/** The names that follow each other from here on. */
	#namesAhead() {
		const cursor = this.#cursor;
		const names = [];
		for (;;) {
			const token = cursor.peek();
			if (!(cursor.beginsOperand(token) && cursor.signOf(token) !== "(") || cursor.peek(-1).kind === "number") return names;
			names.push(cursor.nameOf(token));
			this.#operands.primary();
		}
	}
	#operation(left, infix) {
		const cursor = this.#cursor;
		if (infix.kind === "chain") {
			const rest = this.#steps("chain", infix.level, infix.level + 1);
			if (rest.length > 200 && !isFlat(rest)) cursor.reports.add(tooNested(spanOf(left, rest), 200));
			return {
				kind: "operations",
				first: left,
				rest,
				span: spanOf(left, rest)
			};
		}
		if (infix.kind === "relation") {
			const rest = this.#steps("relation", infix.level, levels.join);
			if (rest.length > 1 && rest.some(({ operator }) => operator === "!=")) cursor.reports.add(chainedNotEqual(spanOf(left, rest)));
			return {
				kind: "comparison",
				first: left,
				rest,
				span: spanOf(left, rest)
			};
		}
		const operatorSpan = cursor.spanOf(cursor.next());
		if (infix.kind === "implication") {
			const right = this.#expression(levels.implication);
			return {
				kind: "implication",
				left,
				right,
				span: join(left.span, right.span)
			};
		}
		if (infix.kind === "power") {
			const exponent = this.#expression(levels.sign);
			return {
				kind: "power",
				base: left,
				exponent,
				operatorSpan,
				span: join(left.span, exponent.span)
			};
		}
		return this.#range(left);
	}
	#range(low) {
		const cursor = this.#cursor;
		const high = this.#expression(levels.sum);
		while (cursor.is("..")) {
			cursor.reports.add(chainedRange(cursor.spanOf(cursor.next())));
			this.#expression(levels.sum);
		}
		return {
			kind: "range",
			low,
			high,
			span: join(low.span, high.span)
		};
	}
	/** All operators of one level, each with its operand. */
	#steps(kind, level, operandLevel) {
		const cursor = this.#cursor;
		const steps = [];
		for (;;) {
			const infix = this.#infix();
			if (!infix || infix.level !== level || infix.kind !== kind) return steps;
			const first = cursor.next();
			if (cursor.signOf(first) === "not") cursor.next();
			const operatorSpan = cursor.spanFrom(first);
			const operand = this.#expression(operandLevel);
			steps.push({
				operator: infix.operator,
				operatorSpan,
				operand
			});
		}
	}
	/** `["-" | "+" | "not"] operand` */
	#prefixed(level) {
		const cursor = this.#cursor;
		const token = cursor.peek();
		const sign = cursor.signOf(token);
		if (sign === "if") return this.#operands.conditional();
		if (sign !== "-" && sign !== "+" && sign !== "not") return this.#operands.primary();
		cursor.next();
		const operandLevel = sign === "not" ? Math.max(level, levels.negation) : levels.power;
		const operand = this.#expression(operandLevel);
		return this.#prefix(sign, operand, token);
	}
	#prefix(operator, operand, token) {
		return {
			kind: "prefix",
			operator,
			operand,
			span: join(this.#cursor.spanOf(token), operand.span)
		};
	}
};
/** Whether operators of one level make one operation of many operands, rather than operations inside each other. */
function isFlat(rest) {
	const operators = new Set(rest.map(({ operator }) => operator));
	const [only = "+"] = operators;
	if (only === "+" || only === "-") return true;
	return operators.size === 1 && [
		"*",
		"and",
		"or",
		"xor",
		"++"
	].includes(only);
}
function spanOf(first, rest) {
	const last = rest.at(-1);
	return last ? join(first.span, last.operand.span) : first.span;
}
/** The tree of a text that is one expression; what is wrong with it goes into the reports, and leaves holes. */
function parseExpression(atom, reports, dialect = plainDialect) {
	return new ExpressionParser(new Cursor(atom, dialect, reports)).statement();
}
/** As {@link parseExpression}, for one or more expressions with commas between them. */
function parseExpressions(atom, reports, dialect = plainDialect) {
	return new ExpressionParser(new Cursor(atom, dialect, reports)).list();
}
/** Two names are one with a blank in it; more are likely to be a sentence. */
function helpFor(names) {
	const quoted = `a name with a blank in it goes in quotes: '${names.join(" ")}'`;
	return names.length === 2 ? quoted : `sentences are not read: write a = b, a < b or a function such as next_to(a, b); ${quoted}`;
}
// src/text/catalogue/yaml.ts
/** The two ways out that every broken line has. */
const reorderOrQuote = (instead) => `begin the line with something else, or put the whole line in quotes: ${instead}`;
/** A line in double quotes, as YAML wants it. */
function quoted(line) {
	return `"${line.replaceAll("\\", "\\\\").replaceAll("\"", "\\\"")}"`;
}
const beginsWithQuote = error("yaml-begins-with-quote", `In YAML a value that begins with a quote ends at the closing quote; nothing may follow it. So a line that begins
with a quoted word and goes on is broken before puzzlec sees it.

\`\`\`yaml
- 'Pall Mall' = birds      # wrong
- birds = 'Pall Mall'      # right: the quoted word is not in front
- "'Pall Mall' = birds"    # right: the whole line is quoted
\`\`\``, (line) => ({
	message: "a line that begins with a quoted word ends there for YAML, and this one goes on",
	help: reorderOrQuote(quoted(line))
}));
const beginsWithBracket = error("yaml-begins-with-bracket", `A value that begins with \`[\` or \`{\` is a list or a mapping to YAML, and nothing may follow its closing bracket.

\`\`\`yaml
- "{1, 2} = s"      # right: quoted
- s = {1, 2}        # right: the bracket is not in front
\`\`\``, (bracket, line) => ({
	message: `a line that begins with ${bracket} is a list for YAML, and ends with its closing bracket; this one goes on`,
	help: reorderOrQuote(quoted(line))
}));
const beginsWithTag = error("yaml-tag", `A word with \`!\` in front is a tag to YAML: it says of what type the value is, and is not part of the value, so an
expression would lose its first word. puzzlec knows no tags. Negation is written \`not\`.

\`\`\`yaml
- !done          # wrong
- not done       # right
\`\`\``, (tag, line) => ({
	message: `YAML reads ${tag} as a tag, not as a part of the line, and puzzlec has no tags`,
	help: `write not for negation, or put the whole line in quotes: ${quoted(line)}`
}));
const beginsWithStar = error("yaml-begins-with-star", `A value that begins with \`*\` is an alias to YAML: it repeats the value that was given a name with \`&\`. Nothing may
follow it in the line.`, (line) => ({
	message: "a line that begins with * is an alias for YAML, and nothing may follow it",
	help: reorderOrQuote(quoted(line))
}));
const aliasUnknown = error("yaml-alias-unknown", `\`*name\` is an alias to YAML: it repeats the value that stands behind \`&name\` further up. Here no value has that
name. If the star was meant as a sign, put the whole line in quotes.`, (name, line) => ({
	message: `YAML reads *${name} as an alias, and no value named &${name} ends before it`,
	help: `put the whole line in quotes: ${quoted(line)}`
}));
const aliasesTooMany = error("yaml-aliases-too-many", `Aliases of lists of aliases grow without bound: a few lines can stand for billions of values. puzzlec stops at a
limit that no puzzle written by a person reaches. Write a comprehension (\`for i in 1..n\`) instead.`, (limit) => ({
	message: `the aliases of this file stand for more than ${limit} values`,
	help: "write a comprehension (for i in 1..n) instead"
}));
const anchor = error("yaml-anchor", `A word with \`&\` in front gives the value behind it a name (an anchor), and is not part of the value. In front of an
expression it would silently lose a word: \`&ABC + 1 = ABD\` is \`+ 1 = ABD\` to YAML.

\`\`\`yaml
equation: "&ABC + 1 = ABD"     # quoted, if the sign is meant
size: &size 8                  # an anchor that a later *size uses is fine
\`\`\``, (name, line) => ({
	message: `YAML reads &${name} as an anchor, so that it is lost from the line`,
	help: reorderOrQuote(quoted(line))
}));
const beginsWithQuestion = error("yaml-begins-with-question", `\`? \` (a question mark and a blank) at the beginning of a value announces a long key to YAML; puzzlec has no use for
it.

\`\`\`yaml
- ? = 3            # wrong
- "? = 3"          # a line that is meant so goes in quotes
\`\`\``, (line) => ({
	message: "a line that begins with a question mark and a blank is a key for YAML",
	help: reorderOrQuote(quoted(line))
}));
const beginsWithDash = error("yaml-begins-with-dash", `\`- \` (a dash and a blank) begins an item of a list in YAML. An expression that begins with a minus sign has no blank
behind it.

\`\`\`yaml
- - x + y = 3      # wrong: a list in a list
- -x + y = 3       # right
- y - x = 3        # right
\`\`\``, (line) => ({
	message: "a line that begins with a dash and a blank is an item of a list for YAML",
	help: `leave out the blank behind the minus sign, or put the whole line in quotes: ${quoted(line)}`
}));
const reservedSign = error("yaml-reserved-sign", `YAML keeps \`@\`, a backquote, \`%\`, \`|\` and \`>\` at the beginning of a value for itself (\`|\` and \`>\` begin a text
of several lines).

\`\`\`yaml
title: @home           # wrong
title: "@home"         # right
\`\`\``, (sign, line) => ({
	message: `a value cannot begin with ${sign} in YAML`,
	help: reorderOrQuote(quoted(line))
}));
const colonInLine = error("yaml-colon", `A colon and a blank part a key from its value in YAML, so that a line with two of them, or an expression with one, is
not read as it was meant.

\`\`\`yaml
title: Zebra: who owns it?        # wrong
title: "Zebra: who owns it?"      # right
\`\`\``, (line) => ({
	message: "YAML reads what stands before a colon and a blank as a key, so this line falls in two",
	help: `leave out the colon, or put the whole line in quotes: ${quoted(line)}`
}));
const dashWithoutBlank = error("yaml-dash-without-blank", `An item of a list begins with a dash and a blank. Without the blank YAML takes the line for something else.`, () => "a blank is missing behind the dash");
const commentInLine = warning("yaml-comment", `A blank and \`#\` begin a comment, so that YAML drops the rest of the line. This comment looks as if it were meant to be
part of the expression.

\`\`\`yaml
- x = 2 #1 = y          # the first # already begins a comment
- "x = 2 #1 = y"        # quoted: # is part of the line
- x = 2 # so y = 1      # a blank behind # makes clear that it is a comment
\`\`\``, (comment) => ({
	message: `YAML drops ${comment} as a comment`,
	help: "put a blank behind # if it is one, or else quote the whole line"
}));
/** A remark beside whatever is wrong with the part of the line that is left. */
const commentCuts = "a blank and # begin a comment, so YAML drops this; put the whole line in quotes if it belongs to it";
// src/syntax/yaml/as-text.ts
/** A flow collection as it is written: `{1, 2}` and `[a, b]` are expressions too. */
function isFlow(node, source) {
	return node.kind !== "atom" && /[[{]/.test(source.text.charAt(node.span.start));
}
/** The source text of a node, as if it were a plain scalar. */
function asWritten(node, source) {
	if (node.kind === "atom") return node;
	const text = source.text.slice(node.span.start, node.span.end);
	const { span } = node;
	return {
		kind: "atom",
		text,
		quoted: false,
		number: void 0,
		span,
		offsets: void 0
	};
}
/** The text of an expression, or why YAML left none. */
function textOf(node, source) {
	if (node.kind === "atom" || isFlow(node, source)) return asWritten(node, source);
	const line = source.text.slice(node.span.start, node.span.end);
	return node.kind === "list" ? beginsWithDash(node.span, line) : colonInLine(node.span, line);
}
/** A warning for a comment that looks as if it were meant to be part of the expression in front of it. */
function suspectComment(atom, source) {
	const cut = cutOff(atom, source);
	const comment = cut && source.text.slice(cut.span.start, cut.span.end);
	return comment && /^#[^\s#].*[=<>]/.test(comment) ? commentInLine(cut.span, comment) : void 0;
}
/** A remark for what is wrong with a plain scalar behind which a comment cut something off; undefined without one. */
function cutOff(atom, source) {
	if (atom.quoted) return void 0;
	const comment = /^[ \t]+(#[^\n\r]*)/.exec(source.text.slice(atom.span.end));
	if (!comment?.[1]) return void 0;
	const start = atom.span.end + comment[0].length - comment[1].length;
	return {
		span: {
			file: atom.span.file,
			start,
			end: start + comment[1].length
		},
		message: commentCuts
	};
}
// src/base/own.ts
/** The entry of a table under a key that may be any text. */
function own$1(table, key) {
	return Object.hasOwn(table, key) ? table[key] : void 0;
}
// src/analyse/expression/loops.ts
const plainWord = /^[\p{L}\p{N}\p{M}_]+$/u;
const betweenWords = /[^\p{L}\p{N}\p{M}_]+/u;
/** So much of a body takes as long as one step: it makes a part of the model. */
const weightOfBodyStep = 2;
/** So much of a filter does: most of what it looks at is known, and nothing of it is kept. */
const weightOfFilterStep = 16;
/**
* Loops one inside the other; the names of each are known to those inside it and to the body. Where it is clear that they
* take too many steps, that is reported, and they take none.
*/
function compileLoops(clauses, compiler, compileBody) {
	const { body, loop, least } = nestedLoops(clauses, compiler, compileBody);
	const first = clauses.find((clause) => clause.kind === "generator");
	return {
		body,
		loop(frame, condition, visit) {
			if (!first || compiler.analysis.mayTake(least(frame), first.source.span)) loop(frame, condition, visit);
		}
	};
}
function nestedLoops(clauses, compiler, compileBody) {
	const [clause, ...rest] = clauses;
	if (!clause) return innermost(compiler, compileBody);
	const inside = () => nestedLoops(rest, compiler, compileBody);
	if (clause.kind === "generator") return compileGenerator(clause, compiler, inside);
	const before = compiler.weight;
	const holds = truthOf(clause.condition, compiler);
	const steps = Math.floor((compiler.weight - before) / weightOfFilterStep);
	const { body, loop } = inside();
	return {
		body,
		loop(frame, condition, visit) {
			compiler.analysis.spend(steps);
			const found = holds(frame);
			if (found !== false) loop(frame, all([condition, found]), visit);
		},
		least: () => 0,
		sources: []
	};
}
/** What stands inside all the loops: run once in each round. */
function innermost(compiler, compileBody) {
	const before = compiler.weight;
	const body = compileBody();
	const steps = Math.floor((compiler.weight - before) / weightOfBodyStep);
	return {
		body,
		loop(_frame, condition, visit) {
			compiler.analysis.spend(steps);
			visit(condition);
		},
		least: () => steps,
		sources: []
	};
}
function compileGenerator({ names, source }, compiler, inside) {
	const code = compiler.compile(source);
	const element = elementOf(code, compiler);
	const takesApart = names.length > 1 && (element.kind === "list" || element.kind === "unknown");
	const own = element.kind === "list" ? element.element : element;
	const locals = names.map(({ text }) => compiler.enter(text, takesApart ? own : element));
	const { body, loop, least, sources } = inside();
	compiler.leave(locals.length);
	const { analysis } = compiler;
	const isApart = !sources.some((text) => names.some((name) => mentions(text, name.text)));
	return {
		body,
		sources: [analysis.textAt(code.span), ...sources],
		least(frame) {
			const size = sizeOf(code.run(frame), code.span, analysis);
			const rounds = takesApart ? size : size ** names.length;
			return rounds === 0 || !isApart ? rounds : rounds * (1 + least(frame));
		},
		loop(frame, condition, visit) {
			const value = code.run(frame);
			const next = () => loop(frame, condition, visit);
			if (!takesApart) return product(value, locals, frame, code.span, analysis, next);
			eachItem(value, code.span, analysis, (item) => {
				if (!isList(item) || item.items.length !== locals.length) {
					const found = isList(item) ? `${item.items.length} values` : "one value";
					analysis.report(badArgument(code.span, `${found} for ${locals.length} names`));
					return false;
				}
				for (const [i, { slot }] of locals.entries()) frame[slot] = item.items[i] ?? 0;
				next();
				return true;
			});
		}
	};
}
/** Each of several names runs over the whole source. */
function product(value, locals, frame, span, analysis, next) {
	const [local, ...rest] = locals;
	if (!local) {
		next();
		return;
	}
	eachItem(value, span, analysis, (item) => {
		frame[local.slot] = item;
		product(value, rest, frame, span, analysis, next);
		return true;
	});
}
/** The type of what a name runs over. */
function elementOf({ type, span }, { analysis }) {
	if (type.kind === "set") return type.element;
	if (type.kind === "list") return type.dimensions > 1 ? listOf(type.element, type.dimensions - 1) : type.element;
	if (type.kind !== "unknown") {
		const what = analysis.textAt(span);
		analysis.report(wrongType(span, what, describeType(type), "a set or a list", "for example 1..9"));
	}
	return unknown;
}
/** Goes through the items of a list (the rows of a grid) or of a set, until `visit` says no. */
function eachItem(value, span, analysis, visit) {
	for (const item of itemsOf(value, span, analysis)) if (!analysis.step(span) || !visit(item)) return;
}
/** Whether a name may stand in a text. */
function mentions(text, name) {
	return text.includes(name) && (!plainWord.test(name) || text.split(betweenWords).includes(name));
}
/** How many items {@link itemsOf} has. */
function sizeOf(value, span, analysis) {
	if (isList(value)) return value.axes[0] ? lengthOf(value.axes[0]) : value.items.length;
	if (isSet(value) && value.parts.every(({ low }) => !isQuantity(low))) return value.parts.length;
	return toDomain(value, span, analysis, "what a loop runs over")?.size ?? 0;
}
/** One after the other, since a set may be larger than memory. */
function itemsOf(value, span, analysis) {
	if (isList(value)) return rowsOf(value);
	if (isSet(value) && value.parts.every(({ low }) => !isQuantity(low))) return value.parts.map(({ low }) => low);
	return domainValues(toDomain(value, span, analysis, "what a loop runs over") ?? emptyDomain);
}
/** The items of a list; an array of several dimensions is a list of what its first index gives. */
function rowsOf(list) {
	const [first, ...axes] = list.axes;
	if (!first || axes.length === 0) return list.items;
	const size = axes.reduce((product, axis) => product * lengthOf(axis), 1);
	return Array.from({ length: lengthOf(first) }, (_, row) => ({
		kind: "list",
		axes,
		items: list.items.slice(row * size, (row + 1) * size)
	}));
}
// src/analyse/expression/collection.ts
function compileCollection(node, compiler, expected) {
	const codes = node.items.map((item) => compiler.compile(item, expected));
	const { span } = node;
	if (node.bracket === "[") return {
		type: listOf(commonOf(codes.map((code) => code.type))),
		span,
		run: (frame) => list(codes.map((code) => code.run(frame)))
	};
	const elements = codes.map(({ type }) => type.kind === "set" ? type.element : type);
	return {
		type: setOf(commonOf(elements)),
		span,
		run: (frame) => setFrom(codes.map((code) => code.run(frame)))
	};
}
/** The items of lists, grids and known sets, one after the other, from index 1 on. */
function compileJoin(node, compiler, expected) {
	const { analysis } = compiler;
	const codes = [node.first, ...node.rest.map(({ operand }) => operand)].map((operand) => compiler.compile(operand, expected));
	const elements = codes.map(({ type, span }) => {
		if (type.kind === "list" || type.kind === "set") return type.element;
		if (type.kind !== "unknown") mismatch(analysis, span, type, "a list");
		return unknown;
	});
	const run = (frame) => {
		const parts = [];
		for (const code of codes) {
			if (!analysis.mayTake(1, node.span)) return list([]);
			parts.push(toItems(code.run(frame), code.span, analysis));
		}
		return list(parts.flat());
	};
	return {
		type: listOf(commonOf(elements)),
		span: node.span,
		run
	};
}
/** The union of values and sets. */
function setFrom(values) {
	const parts = [];
	for (const value of values) if (isSet(value)) for (const part of value.parts) parts.push(part);
	else parts.push({
		low: value,
		high: value
	});
	return {
		kind: "set",
		parts
	};
}
/**
* A comprehension.
* @param guard how the function around it takes in conditions that depend on variables
*/
function compileComprehension(node, compiler, guard) {
	const { analysis } = compiler;
	const { span } = node;
	const { body, loop } = compileLoops(node.clauses, compiler, () => compiler.compile(node.body));
	if (node.bracket === "forall") {
		const truth = truthRun(body, compiler);
		const run = (frame) => {
			const truths = [];
			loop(frame, true, (condition) => truths.push(implies(condition, truth(frame))));
			return all(truths);
		};
		return {
			type: boolean,
			span,
			run
		};
	}
	const collect = (frame) => {
		const values = [];
		loop(frame, true, (condition) => {
			const value = body.run(frame);
			if (condition === true) values.push(value);
			else if (guard) values.push(guard(value, condition, body.span, analysis));
			else analysis.report(variableFilter(span));
		});
		return values;
	};
	return node.bracket === "{" ? {
		type: setOf(body.type),
		span,
		run: (frame) => setFrom(collect(frame))
	} : {
		type: listOf(body.type),
		span,
		run: (frame) => list(collect(frame))
	};
}
// src/analyse/expression/call.ts
/** Functions of other languages, and what is written here instead. */
const elsewhere = {
	bool2int: "a true-or-false value counts 1 or 0 by itself",
	all_different: "write alldifferent",
	all_equal: "write allequal",
	if: "a choice is written if ... then ... else ...",
	len: "write length",
	card: "write length",
	sqrt: "write x * x = y instead of x = sqrt(y)",
	pow: "a power is written with **",
	mod: "a remainder is written with %",
	div: "a floored quotient is written with //"
};
function compileCall(node, compiler) {
	const { analysis, scope } = compiler;
	const { text, span } = node.name;
	const called = scope.function?.(text) ?? surface.get(text);
	if (!called) {
		const names = [...surfaceNames, ...scope.spellings()];
		const advice = own$1(elsewhere, text);
		const suggestion = advice === void 0 ? similar(text, names) : void 0;
		analysis.report(unknownFunction(span, text, suggestion, advice));
		for (const argument of node.arguments) compiler.compile(argument);
		return {
			type: unknown,
			span: node.span,
			run: () => 0
		};
	}
	const candidates = called.signatures.filter(({ shapes, rest }) => rest ? node.arguments.length >= shapes.length : node.arguments.length === shapes.length);
	const expected = candidates[0]?.shapes.map((shape) => shape.expected);
	const codes = node.arguments.map((argument, i) => compileArgument(argument, compiler, called, expected?.[i]));
	const types = codes.map(({ type }) => type);
	const chosen = candidates.find((candidate) => fits(candidate, types)) ?? candidates[0];
	if (!chosen) {
		const ways = called.signatures.map((way) => callOf(text, way));
		analysis.report(wrongArguments(node.span, text, codes.length, ways));
		return {
			type: unknown,
			span: node.span,
			run: () => 0
		};
	}
	return callWith(chosen, codes, node, compiler);
}
function compileArgument(node, compiler, { guard }, expected) {
	return node.kind === "comprehension" && node.bracket === void 0 ? compileComprehension(node, compiler, guard) : compiler.compile(node, expected);
}
/** The shape that an argument has to have. */
function shapeAt({ shapes, rest }, i) {
	return shapes[i] ?? (rest ? shapes.at(-1) : void 0);
}
function fits(signature, types) {
	return types.every((type, i) => shapeAt(signature, i)?.accepts(type));
}
function callWith(signature, codes, node, compiler) {
	const { analysis } = compiler;
	const { span } = node;
	const type = signature.result(codes.map((code) => code.type));
	const fallback = type.kind === "boolean" ? true : 0;
	let sound = true;
	for (const [i, code] of codes.entries()) {
		const shape = shapeAt(signature, i);
		if (!shape || shape.accepts(code.type)) continue;
		sound = false;
		const what = analysis.textAt(code.span);
		analysis.report(wrongType(code.span, what, describeType(code.type), shape.wanted));
	}
	if (!sound) return {
		type: unknown,
		span,
		run: () => fallback
	};
	const site = {
		analysis,
		span,
		spans: codes.map((code) => code.span)
	};
	const run = (frame) => {
		const values = [];
		for (const [i, code] of codes.entries()) {
			const value = shapeAt(signature, i)?.read(code.run(frame), code.span, analysis);
			if (value === void 0) return fallback;
			values.push(value);
		}
		return signature.build(site, values);
	};
	return {
		type,
		span,
		run
	};
}
// src/analyse/expression/comparison.ts
/** Bare words and numbers, whose meaning may depend on what they are compared with. */
function leans(node) {
	if (node.kind === "collection") return node.items.length > 0 && node.items.every(leans);
	return node.kind === "word" || node.kind === "number";
}
/** Bare numbers, which may depend on the meaning of a word too: `milk = 3`. */
function isNumeric(node) {
	return node.kind === "collection" ? node.items.every(isNumeric) : node.kind === "number";
}
/** The labels that a type is about. */
function labelsOf(type) {
	if (type.kind === "label") return type;
	return type.kind === "list" || type.kind === "set" ? labelsOf(type.element) : void 0;
}
/** The operands; those that lean on others are read as what the others are, numbers last. */
function operandsOf(nodes, compiler) {
	const firm = nodes.map((node) => leans(node) ? void 0 : compiler.compile(node));
	const wanted = labelsAmong(firm);
	const named = nodes.map((node, i) => firm[i] ?? (isNumeric(node) ? void 0 : compiler.compile(node, wanted)));
	const expected = wanted ?? labelsAmong(named);
	return nodes.map((node, i) => named[i] ?? compiler.compile(node, expected));
}
/** The labels that some of the operands are about. */
function labelsAmong(codes) {
	return codes.map((code) => code && labelsOf(code.type)).find((type) => type);
}
function compileComparison(node, compiler) {
	const { analysis } = compiler;
	const operands = [node.first, ...node.rest.map(({ operand }) => operand)];
	const codes = operandsOf(operands, compiler);
	const steps = node.rest.map(({ operator }, i) => {
		const [left, right] = [codes[i], codes[i + 1]];
		const span = join(left.span, right.span);
		const trouble = whyNot(operator, left.type, right.type);
		checkWord(operands[i], right.type, compiler);
		checkWord(operands[i + 1], left.type, compiler);
		if (trouble !== void 0) {
			const [a, b] = [describe(left, compiler), describe(right, compiler)];
			analysis.report(notComparable(span, a, b, trouble === "" ? void 0 : trouble));
		}
		return {
			operator,
			span
		};
	});
	return {
		type: boolean,
		span: node.span,
		run(frame) {
			const values = codes.map((code) => code.run(frame));
			return all(steps.map(({ operator, span }, i) => compareValues(operator, values[i] ?? 0, values[i + 1] ?? 0, span, analysis)));
		}
	};
}
/** Says of a quoted word that it is none of the labels that it is compared with. */
function checkWord(node, other, { analysis, scope }) {
	if (node?.kind !== "word" || !node.quoted || other.kind !== "label") return;
	const { name, labels } = other.labels;
	if (scope.word(node, other) || codeOf(other.labels, node.text) !== void 0) return;
	analysis.report(unknownLabel(node.span, node.text, name, similar(node.text, labels)));
}
function describe({ span, type }, { analysis }) {
	return `${analysis.textAt(span)} (${describeType(type)})`;
}
/** Help (perhaps empty) if values of these types cannot be compared; undefined if they can. */
function whyNot(relation, left, right) {
	if (left.kind === "unknown" || right.kind === "unknown") return void 0;
	if (!(relation === "in" || relation === "not in")) return whyNotEach(relation, left, right);
	if (right.kind !== "set" && right.kind !== "list") return "behind in stands a set or a list";
	return whyNot("=", left, right.element);
}
function whyNotEach(relation, left, right) {
	if (countsAsNumber(left) && countsAsNumber(right)) return void 0;
	if (left.kind === "label" && right.kind === "label") return left.labels === right.labels ? void 0 : "";
	if (isWord(left) && isWord(right)) return void 0;
	if (left.kind === "list" && right.kind === "list") {
		if (!(relation === "=" || relation === "!=")) return "lex_less and lex_lesseq compare lists";
		return whyNot(relation, left.element, right.element);
	}
	return right.kind === "set" || right.kind === "list" ? "in says that something is one of several" : "";
}
const isWord = (type) => type.kind === "label" || type.kind === "text";
// src/analyse/expression/index-code.ts
function compileOne(node, compiler) {
	if (node.kind === "all") return {
		single: false,
		run: () => "all"
	};
	const { analysis } = compiler;
	const code = compiler.compile(node);
	const { type, span } = code;
	if (type.kind === "set" || type.kind === "list") return {
		single: false,
		run(frame) {
			return {
				kind: "slice",
				places: toDomain(code.run(frame), span, analysis, "a slice") ?? emptyDomain
			};
		}
	};
	return {
		single: true,
		run: wholeRun(code, compiler)
	};
}
function compileIndex(node, compiler) {
	const { analysis } = compiler;
	const base = compiler.compile(node.base);
	const indices = node.indices.map((index) => compileOne(index, compiler));
	const { span } = node;
	const what = analysis.textAt(base.span);
	const type = typeOfPart(base.type, indices);
	if (type === void 0) {
		const dimensions = depthOf(base.type);
		if (dimensions > 0) analysis.report(indexCount(span, what, dimensions, indices.length));
		else {
			const found = describeType(base.type);
			analysis.report(wrongType(base.span, what, found, "a list", "only a list has elements"));
		}
		return {
			type: unknown,
			span,
			run: () => 0
		};
	}
	const lookup = {
		span,
		analysis,
		element: type.kind === "list" ? type.element : type
	};
	return {
		type,
		span,
		run(frame) {
			const list = base.run(frame);
			if (!isList(list)) {
				analysis.report(wrongType(base.span, what, describeType(typeOf(list)), "a list"));
				return 0;
			}
			return pick(list, indices.map(({ run }) => run(frame)), lookup);
		}
	};
}
/** How many indices a value of the type can take. */
function depthOf(type) {
	return type.kind === "list" ? type.dimensions + depthOf(type.element) : 0;
}
/** The type of what the indices leave; undefined where there are too many of them. */
function typeOfPart(type, indices) {
	if (type.kind === "unknown" || indices.length === 0) return type;
	if (type.kind !== "list") return void 0;
	const own = indices.slice(0, type.dimensions);
	const kept = type.dimensions - own.filter(({ single }) => single).length;
	const element = typeOfPart(type.element, indices.slice(type.dimensions));
	if (element === void 0) return void 0;
	return kept === 0 ? element : listOf(element, kept);
}
// src/analyse/expression/logic.ts
/** What is certain after the truths so far, so that the rest need not be looked at. */
const settles = {
	and: false,
	or: true,
	xor: void 0,
	"<->": void 0
};
const combine = {
	and: (left, right) => all([left, right]),
	or: (left, right) => any([left, right]),
	xor: (left, right) => odd([left, right]),
	"<->": same
};
/** `and` and `or` of many operands make one node. */
const many = {
	and: all,
	or: any,
	xor: odd
};
function compileLogic(node, compiler) {
	const first = truthOf(node.first, compiler);
	const rest = node.rest.map(({ operator, operand }) => ({
		operator,
		run: truthOf(operand, compiler)
	}));
	const [step] = rest;
	const together = rest.every(({ operator }) => operator === step?.operator) && step ? many[step.operator] : void 0;
	const end = step && settles[step.operator];
	return {
		type: boolean,
		span: node.span,
		run(frame) {
			const start = first(frame);
			if (!together) return rest.reduce((left, { operator, run }) => left === settles[operator] ? left : combine[operator](left, run(frame)), start);
			const values = [start];
			for (const { run } of rest) {
				if (end !== void 0 && values.at(-1) === end) return end;
				values.push(run(frame));
			}
			return together(values);
		}
	};
}
function compileImplication(node, compiler) {
	const [left, right] = [truthOf(node.left, compiler), truthOf(node.right, compiler)];
	return {
		type: boolean,
		span: node.span,
		run(frame) {
			const premise = left(frame);
			return premise === false ? true : implies(premise, right(frame));
		}
	};
}
function compileNot(node, compiler) {
	const run = truthOf(node.operand, compiler);
	return {
		type: boolean,
		span: node.span,
		run: (frame) => not(run(frame))
	};
}
// src/analyse/expression/operators.ts
const hugeNumber = 2n ** BigInt(mostBits);
/** So many bits of a number are worked out in the time of one step. */
const bitsOfStep = 64;
/** The value, unless it is a known number beyond all size. */
function limited(value, span, analysis) {
	if (typeof value !== "bigint") return value;
	if (value < hugeNumber && value > -hugeNumber) {
		analysis.spend(Math.floor(bitLength(value) / bitsOfStep));
		return value;
	}
	analysis.report(numberTooLarge(span));
	return 0;
}
/** Whether a product is beyond all size, told without working it out. */
function isHuge(factors) {
	let bits = 0;
	for (const factor of factors) {
		if (factor === 0) return false;
		if (typeof factor === "bigint") bits += bitLength(factor) - 1;
	}
	return bits > mostBits;
}
function compileSum(node, compiler) {
	const first = numberOf(node.first, compiler);
	const rest = node.rest.map(({ operator, operand }) => {
		const run = numberOf(operand, compiler);
		return {
			isMinus: operator === "-",
			run
		};
	});
	const { span } = node;
	return {
		type: number,
		span,
		run(frame) {
			const start = first(frame);
			let known = typeof start === "number" ? start : 0;
			const terms = typeof start === "number" ? [] : [start];
			for (const { isMinus, run } of rest) {
				const found = run(frame);
				const term = isMinus ? negate(found) : found;
				if (typeof term === "number") known = add$1(known, term);
				else terms.push(term);
			}
			if (terms.length > 0) terms.push(known);
			return limited(terms.length > 0 ? add(terms) : known, span, compiler.analysis);
		}
	};
}
/** What a division or remainder by a known 0 is said to be. */
function warnZero(right, span, analysis) {
	if (right === 0) analysis.report(alwaysUndefined(span, analysis.textAt(span)));
}
const products = {
	"*": (left, right, span, analysis) => limited(multiply([left, right]), span, analysis),
	"/": (left, right, span, analysis) => {
		warnZero(right, span, analysis);
		return divide(left, right);
	},
	"//": (left, right, span, analysis) => {
		warnZero(right, span, analysis);
		return divide$1(toWhole(left), toWhole(right));
	},
	"%": (left, right, span, analysis) => {
		warnZero(right, span, analysis);
		return modulo(toWhole(left), toWhole(right));
	}
};
function compileProduct(node, compiler) {
	const { analysis } = compiler;
	const first = numberOf(node.first, compiler);
	const rest = node.rest.map(({ operator, operand }) => ({
		operation: products[operator],
		run: numberOf(operand, compiler),
		span: {
			...node.span,
			end: Math.max(node.span.start, operand.span.end)
		}
	}));
	const { span } = node;
	const onlyTimes = node.rest.every(({ operator }) => operator === "*");
	return {
		type: number,
		span,
		run(frame) {
			const start = first(frame);
			if (onlyTimes && rest.length > 1) {
				const factors = [start, ...rest.map(({ run }) => run(frame))];
				if (!isHuge(factors)) return limited(multiply(factors), span, analysis);
				analysis.report(numberTooLarge(span));
				return 0;
			}
			return rest.reduce((left, step) => step.operation(left, step.run(frame), step.span, analysis), start);
		}
	};
}
function compilePower(node, compiler) {
	const { analysis } = compiler;
	const base = numberOf(node.base, compiler);
	const exponent = wholeOf(node.exponent, compiler);
	const { span } = node;
	return {
		type: number,
		span,
		run: (frame) => powerOf(base(frame), exponent(frame), span, analysis)
	};
}
function powerOf(base, exponent, span, analysis) {
	if (isInteger(base) && isInteger(exponent)) {
		const size = exponent < 0 ? -exponent : exponent;
		if ((bitLength(base) - 1) * Number(size) > 1e5) {
			analysis.report(numberTooLarge(span));
			return 0;
		}
		if (base === 0 && exponent < 0) warnZero(0, span, analysis);
	}
	return limited(power(base, exponent, analysis.domainOf), span, analysis);
}
function compileSign(node, compiler) {
	const run = numberOf(node.operand, compiler);
	const isMinus = node.operator === "-";
	return {
		type: number,
		span: node.span,
		run: (frame) => isMinus ? negate(run(frame)) : run(frame)
	};
}
function compileRange(node, compiler) {
	const [low, high] = [wholeOf(node.low, compiler), wholeOf(node.high, compiler)];
	return {
		type: setOf(number),
		span: node.span,
		run: (frame) => ({
			kind: "set",
			parts: [{
				low: low(frame),
				high: high(frame)
			}]
		})
	};
}
// src/analyse/expression/scope.ts
function isDiagnostic(lookup) {
	return "severity" in lookup;
}
/** A scope without names. */
const emptyScope = {
	declares: () => false,
	word: () => void 0,
	spellings: () => []
};
// src/analyse/expression/word.ts
const fixed = (type, span, value) => ({
	type,
	span,
	run: () => value
});
/** What a lookup came to; undefined where the name is not known at all. */
function found(lookup, span, compiler) {
	const { analysis } = compiler;
	if (lookup === void 0) return void 0;
	if (isDiagnostic(lookup)) {
		analysis.report(lookup);
		return fixed(unknown, span, 0);
	}
	if (lookup.warning) analysis.report(lookup.warning);
	if (lookup.broken) compiler.spoil();
	return fixed(lookup.type, span, lookup.value);
}
function compileNumber(node, compiler, expected) {
	return found(expected && compiler.scope.numeral?.(node, expected), node.span, compiler) ?? fixed(number, node.span, node.value);
}
function compileWord(node, compiler, expected) {
	const { analysis, scope } = compiler;
	const { span } = node;
	const local = node.quoted ? void 0 : compiler.local(node.text);
	if (local) {
		const { slot } = local;
		return {
			type: local.type,
			span,
			run: (frame) => frame[slot] ?? 0
		};
	}
	const known = found(scope.word(node, expected), span, compiler);
	if (known) return known;
	if (node.quoted && expected?.kind !== "label") return fixed(text, span, node.text);
	if (expected?.kind === "label") {
		const { name, labels } = expected.labels;
		analysis.report(unknownLabel(span, node.text, name, similar(node.text, labels)));
	} else if (isSurfaceName(node.text)) analysis.report(functionWithoutArguments(span, node.text));
	else {
		const names = [...scope.spellings(), ...surfaceNames];
		analysis.report(unknownName(span, node.text, similar(node.text, names), hint(node.text)));
	}
	return fixed(unknown, span, 0);
}
/** What an unknown word that begins with a digit was perhaps meant to be. */
function hint(word) {
	if (/^[0-9][0-9_]*$/.test(word)) return `write ${word.replaceAll("_", "")}`;
	if (/^[0-9]+[eE][0-9]+$/.test(word)) return `write ${word.replace(/[eE]/, " * 10 ** ")}`;
	const factor = /^([0-9]+)(\D.*)$/.exec(word);
	return factor ? `write ${factor[1]} * ${factor[2]}` : void 0;
}
function compileMember(node, compiler) {
	const { analysis, scope } = compiler;
	const { group, member, span } = node;
	const known = found(scope.member?.(group, member), span, compiler);
	if (known) return known;
	const whole = `${group.text}.${member.text}`;
	analysis.report(unknownName(span, whole, similar(whole, scope.spellings())));
	return fixed(unknown, span, 0);
}
// src/analyse/expression/compile.ts
const logic = /* @__PURE__ */ new Set([
	"and",
	"or",
	"xor",
	"<->"
]);
function compileOperations(node, { compiler, expected }) {
	const operator = node.rest[0]?.operator ?? "+";
	if (logic.has(operator)) return compileLogic(node, compiler);
	if (operator === "++") return compileJoin(node, compiler, expected);
	return operator === "+" || operator === "-" ? compileSum(node, compiler) : compileProduct(node, compiler);
}
const table$1 = {
	number: (node, { compiler, expected }) => compileNumber(node, compiler, expected),
	word: (node, { compiler, expected }) => compileWord(node, compiler, expected),
	truth: ({ value, span }) => ({
		type: boolean,
		span,
		run: () => value
	}),
	member: (node, { compiler }) => compileMember(node, compiler),
	prefix: (node, { compiler }) => node.operator === "not" ? compileNot(node, compiler) : compileSign(node, compiler),
	operations: compileOperations,
	power: (node, { compiler }) => compilePower(node, compiler),
	implication: (node, { compiler }) => compileImplication(node, compiler),
	comparison: (node, { compiler }) => compileComparison(node, compiler),
	range: (node, { compiler }) => compileRange(node, compiler),
	conditional: (node, { compiler }) => compileChoice(node, compiler),
	collection: (node, { compiler, expected }) => compileCollection(node, compiler, expected),
	comprehension: (node, { compiler }) => compileComprehension(node, compiler),
	call: (node, { compiler }) => compileCall(node, compiler),
	index: (node, { compiler }) => compileIndex(node, compiler),
	hole: ({ span }) => ({
		type: unknown,
		span,
		run: () => 0
	})
};
/** What is run apart, with values made for it alone, takes as long as so many other nodes. */
const weightOfCall = 12;
const heavy = /* @__PURE__ */ new Set([
	"call",
	"collection",
	"comprehension"
]);
/** Resolves the names of one expression and checks its types. */
var ExpressionCompiler = class {
	analysis;
	scope;
	#locals = [];
	#spoiled = false;
	#weight = 0;
	constructor(analysis, scope) {
		this.analysis = analysis;
		this.scope = scope;
	}
	compile(node, expected) {
		this.#weight += heavy.has(node.kind) ? weightOfCall : 1;
		return visit(table$1, node, {
			compiler: this,
			expected
		});
	}
	get weight() {
		return this.#weight;
	}
	local(name) {
		return this.#locals.findLast((local) => local.name === name);
	}
	enter(name, type) {
		const local = {
			name,
			slot: this.#locals.length,
			type
		};
		this.#locals.push(local);
		return local;
	}
	leave(count) {
		this.#locals.length -= count;
	}
	spoil() {
		this.#spoiled = true;
	}
	get isSpoiled() {
		return this.#spoiled;
	}
};
// src/analyse/expression/statement.ts
/** The dialect in which a language is written. */
function dialectOf({ scope, dialect }) {
	return dialect ?? {
		...plainDialect,
		declares: (name) => scope.declares(name)
	};
}
/** Reads, resolves and runs; undefined after an error. */
function read(atom, analysis, language, demand) {
	const remark = cutOff(atom, analysis.source(atom.span.file));
	return analysis.remarking(remark, () => {
		const before = analysis.reports.errors;
		const syntax = new Reports();
		const tree = parseExpression(atom, syntax, dialectOf(language));
		for (const diagnostic of syntax.list) analysis.report(diagnostic);
		if (syntax.errors > 0) analysis.only(isMistyped, () => new ExpressionCompiler(analysis, language.scope).compile(tree));
		if (analysis.reports.errors > before) return void 0;
		return resolve(tree, analysis, language.scope, demand);
	});
}
/** Whether a name is unknown that is nearly a known one. */
function isMistyped({ code, help }) {
	return (code === unknownName.code || code === unknownFunction.code) && help?.startsWith("did you mean") === true;
}
/** Resolves and runs a tree; undefined after an error. */
function resolve(tree, analysis, scope, demand) {
	const before = analysis.reports.errors;
	const compiler = new ExpressionCompiler(analysis, scope);
	const code = compiler.compile(tree);
	const run = demand(code, compiler);
	if (compiler.isSpoiled || analysis.reports.errors > before) return void 0;
	const value = run([]);
	return analysis.reports.errors > before ? void 0 : {
		tree,
		type: code.type,
		value
	};
}
/** What a part of an expression is, for who has parsed it; undefined after an error. */
function evaluate(tree, analysis, { scope }) {
	return resolve(tree, analysis, scope, (code) => (frame) => code.run(frame));
}
/** A text that says something true or false. */
function readTruth(atom, analysis, language) {
	return read(atom, analysis, language, truthRun);
}
/** A text that is an integer, known or not. */
function readWhole(atom, analysis, language) {
	return read(atom, analysis, language, wholeRun);
}
/** A text that is a value of any type. */
function readValue(atom, analysis, language) {
	return read(atom, analysis, language, (code) => (frame) => code.run(frame));
}
/** An atom for a text of its own, such as an option of the command line. */
function atomOf(text, name, analysis) {
	const normal = text.normalize("NFC");
	return {
		kind: "atom",
		text: normal,
		quoted: true,
		number: void 0,
		span: {
			file: analysis.addSource({
				name,
				text: normal
			}),
			start: 0,
			end: normal.length
		},
		offsets: void 0
	};
}
// src/text/catalogue/family.ts
const unknownFamily = error("unknown-family", `\`puzzle:\` names the family of the puzzle; without it the file is a \`model\`.

\`\`\`yaml
puzzle: alphametic
equation: SEND + MORE = MONEY
\`\`\``, (name, known, suggestion) => ({
	message: `there is no family of puzzles called ${name}`,
	help: didYouMean(suggestion) ?? `known are ${known.join(", ")}`
}));
const unknownKey = error("unknown-key", `Every family knows the keys \`puzzle\`, \`title\`, \`description\`, \`source\`, \`parameters\`, \`constraints\`, \`minimize\`,
\`maximize\` and \`answer\`, and adds its own. A key that nobody knows is most often mistyped, and would silently change
the puzzle.`, (key, family, suggestion, known) => ({
	message: `the family ${family} knows no key "${key}"`,
	help: didYouMean(suggestion) ?? `its keys are ${known.join(", ")}`
}));
const missingKey = error("missing-key", `The family cannot do without this key: a model needs variables, an alphametic an equation, and so on.`, (key, family) => ({ message: `the key "${key}" is missing, and the family ${family} needs it` }));
const textExpected = error("text-expected", `The value of this key is a text on one or several lines.

\`\`\`yaml
title: [Eight, queens]      # wrong: a list
title: Eight queens         # right
description: |              # several lines
  No two queens
  attack each other.
\`\`\``, (key, found) => `the value of "${key}" is a text, and here is ${found}`);
const listExpected = error("list-expected", `The value of this key is a list: one line for each item, with a dash and a blank in front, or \`[a, b, c]\`.`, (key, found) => ({
	message: `the value of "${key}" is a list, and here is ${found}`,
	help: "put a dash and a blank in front of each item"
}));
const mappingExpected = error("mapping-expected", `The value of this key is made of names with values.

\`\`\`yaml
parameters:
  n: 8
\`\`\``, (key, found) => ({
	message: `the value of "${key}" is made of names with values, and here is ${found}`,
	help: "write a name, a colon, a blank and a value for each"
}));
const bothObjectives = error("two-objectives", `A puzzle has at most one objective. To weigh two against each other, add them up: \`minimize: 100 * a + b\`.`, () => ({
	message: "a puzzle has either minimize or maximize, not both",
	help: "weigh them in one expression, such as minimize: 100 * a - b"
}));
const parameterValue = error("parameter-value", `A parameter is a number, true or false, a word, or a list of such, which may be nested.

\`\`\`yaml
parameters:
  n: 8
  names: [Ann, Ben]
  distances: [[0, 3], [3, 0]]
\`\`\``, (name, found) => `the parameter ${name} cannot be ${found}`);
const parameterMissing = error("parameter-missing", `A parameter without a value in the file has to be given from outside.

\`\`\`yaml
parameters:
  n:            # puzzlec solve --set n=8 queens.yaml
\`\`\``, (name) => ({
	message: `the parameter ${name} has no value`,
	help: `write one into the file, or give it with --set ${name}=...`
}));
const parameterUnknown = error("parameter-unknown", `\`--set\` and \`--data\` give values to parameters that the file lists under \`parameters\`. A name that is not
listed is most often mistyped.

\`\`\`yaml
parameters:
  n: 8          # puzzlec solve --set n=12 queens.yaml
\`\`\``, (name, suggestion) => ({
	message: `the puzzle has no parameter ${name}`,
	help: didYouMean(suggestion) ?? "list it under parameters"
}));
const parameterKind = error("parameter-kind", `A value from outside is of the same kind as the one in the file: a number for a number, a list for a list.

\`\`\`yaml
parameters:
  n: 8          # --set n=12 is right, --set n=twelve is wrong
\`\`\``, (name, wanted, found) => `the parameter ${name} is ${wanted} in the file, and here it is ${found}`);
const parameterTwice = error("parameter-twice", `Each parameter gets one value from outside; of two, one would be lost. \`--set\` wins over \`--data\`, but two settings
of one name, or two files with it, are a mistake.

\`\`\`yaml
parameters:
  n: 8          # wrong: puzzlec solve --set n=9 --set n=10 queens.yaml
\`\`\``, (name) => `the parameter ${name} is given twice`);
const badTable = error("bad-table", `A CSV file has a line of names, and below it values: each column is a list for the parameter that it names. A file
without names is a table for the parameter that the file is called after.`, (what) => what);
const duplicateName = error("duplicate-name", `A name means one thing: a variable, an array or a parameter. Of two declarations one would be lost.

\`\`\`yaml
parameters: {n: 8}
variables:
  n: 1..9       # wrong: n is a parameter already
\`\`\``, (name, notes) => ({
	message: `the name ${name} is declared twice`,
	notes: notes ?? []
}));
const notAQuantity = error("not-a-quantity", `What makes a solution are variables, arrays, elements and slices of them, and the quantities that a family names.`, (text) => ({
	message: `${text} is not a quantity of the puzzle`,
	help: "name a variable, an array, or elements of one"
}));
const emptyAnswer = error("empty-answer", `\`answer\` lists the quantities that make up a solution. Without any, all solutions would be the same.

\`\`\`yaml
answer: []            # wrong
answer: [x, grid]     # right; without the key all variables count
\`\`\``, () => "the answer names no quantity");
const objectiveUnknown = warning("constant-objective", `The objective does not depend on the solution, so all solutions are equally good. Often a variable is missing in it.

\`\`\`yaml
minimize: 3          # odd
minimize: 3 * x
\`\`\``, () => "this is the same for all solutions");
// src/analyse/expression/notation.ts
const chainLevels = {
	"++": levels.join,
	"+": levels.sum,
	"-": levels.sum,
	"*": levels.product,
	"/": levels.product,
	"//": levels.product,
	"%": levels.product,
	and: levels.conjunction,
	or: levels.disjunction,
	xor: levels.disjunction,
	"<->": levels.equivalence
};
/** How tightly the outermost part of a node binds; what needs no brackets anywhere binds tightest. */
const tightest = 20;
const own = {
	number: () => tightest,
	word: () => tightest,
	truth: () => tightest,
	member: () => tightest,
	prefix: ({ operator }) => operator === "not" ? levels.negation : levels.sign,
	operations: ({ rest }) => chainLevels[rest[0]?.operator ?? "+"],
	power: () => levels.power,
	implication: () => levels.implication,
	comparison: () => levels.comparison,
	range: () => levels.range,
	conditional: () => 0,
	collection: () => tightest,
	comprehension: ({ bracket }) => bracket === "[" || bracket === "{" ? tightest : 0,
	call: () => tightest,
	index: () => tightest,
	all: () => tightest,
	hole: () => tightest
};
const levelOf = (node) => visit(own, node, void 0);
/** A part that binds at least so tightly, or else stands in brackets. */
function part(node, level) {
	const text = notation(node);
	return levelOf(node) >= level ? text : `(${text})`;
}
const steps = (rest, level) => rest.map(({ operator, operand }) => ` ${operator} ${part(operand, level)}`).join("");
/** `for i in 1..n if ...` */
function clauses(list) {
	return list.map((clause) => clause.kind === "filter" ? `if ${notation(clause.condition)}` : `for ${clause.names.map(({ text }) => text).join(", ")} in ${part(clause.source, levels.join)}`).join(" ");
}
function comprehension({ bracket, body, clauses: list }) {
	const inside = `${notation(body)} ${clauses(list)}`;
	if (bracket === "[") return `[${inside}]`;
	return bracket === "{" ? `{${inside}}` : inside;
}
const table = {
	number: ({ value }) => String(value),
	word: ({ text, quoted }) => quoted ? `'${text.replaceAll("'", "''")}'` : text,
	truth: ({ value }) => String(value),
	member: ({ group, member }) => `${notation(group)}.${notation(member)}`,
	prefix: ({ operator, operand }) => operator === "not" ? `not ${part(operand, levels.negation)}` : `${operator}${part(operand, levels.power)}`,
	operations: (node) => {
		const level = levelOf(node);
		return `${part(node.first, level)}${steps(node.rest, level + 1)}`;
	},
	power: ({ base, exponent }) => `${part(base, tightest)} ** ${part(exponent, levels.sign)}`,
	implication: ({ left, right }) => `${part(left, levels.implication + 1)} -> ${part(right, levels.implication)}`,
	comparison: ({ first, rest }) => `${part(first, levels.join)}${steps(rest, levels.join)}`,
	range: ({ low, high }) => `${part(low, levels.sum)}..${part(high, levels.sum)}`,
	conditional: ({ condition, positive, negative }) => `if ${notation(condition)} then ${notation(positive)} else ${notation(negative)}`,
	collection: ({ bracket, items }) => {
		const inside = items.map(notation).join(", ");
		return bracket === "[" ? `[${inside}]` : `{${inside}}`;
	},
	comprehension,
	call: ({ name, arguments: list }) => `${notation(name)}(${list.map(notation).join(", ")})`,
	index: ({ base, indices }) => `${part(base, tightest)}[${indices.map(notation).join(", ")}]`,
	all: () => "*",
	hole: () => "..."
};
/** The text of an expression; reading it gives the same tree. */
function notation(node) {
	return visit(table, node, void 0);
}
// src/puzzles/node-kind.ts
/** Whether there is no value behind a key. */
function isNothing(node) {
	return node.kind === "atom" && node.text === "" && !node.quoted;
}
/** "a text", "a list", "nothing": for "... is wanted, and here is ...". */
function describeNode(node) {
	if (node.kind === "list") return "a list";
	if (node.kind === "mapping") return "a list of names with values";
	return isNothing(node) ? "nothing" : `"${node.text}"`;
}
export { isSurfaceName as $, cutOff as A, beginsWithStar as B, evaluate as C, emptyScope as D, readWhole as E, aliasesTooMany as F, parseExpression as G, colonInLine as H, anchor as I, decimal as J, parseExpressions as K, beginsWithBracket as L, suspectComment as M, textOf as N, own$1 as O, aliasUnknown as P, plainDialect as Q, beginsWithQuestion as R, dialectOf as S, readValue as T, dashWithoutBlank as U, beginsWithTag as V, reservedSign as W, Analysis as X, operatorMissing as Y, keywords as Z, parameterValue as _, bothObjectives as a, typeOf as at, unknownKey as b, listExpected as c, describeType as ct, notAQuantity as d, number as dt, similar as et, objectiveUnknown as f, text as ft, parameterUnknown as g, unknownName as gt, parameterTwice as h, notKnown as ht, badTable as i, toKnown as it, isFlow as j, asWritten as k, mappingExpected as l, label as lt, parameterMissing as m, functionWithoutArguments as mt, isNothing as n, mismatch as nt, duplicateName as o, boolean as ot, parameterKind as p, unknown as pt, spanWithin as q, notation as r, toDomain as rt, emptyAnswer as s, commonOf as st, describeNode as t, signature as tt, missingKey as u, listOf as ut, textExpected as v, readTruth as w, atomOf as x, unknownFamily as y, beginsWithQuote as z };
