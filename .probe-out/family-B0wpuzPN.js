import { i as shadowsWord } from "./statement-D5svzMj2.js";
import { i as warning, n as didYouMean, r as error, t as counted } from "./message-DJw8gymv.js";
import { i as lines, l as assemble, s as printable, t as below } from "./picture-DzpcntfW.js";
import { $ as isSurfaceName, C as evaluate, D as emptyScope, G as parseExpression, O as own, S as dialectOf, T as readValue, X as Analysis, Z as keywords, at as typeOf, dt as number, et as similar, l as mappingExpected, lt as label, mt as functionWithoutArguments, nt as mismatch, ot as boolean, q as spanWithin, r as notation, rt as toDomain, t as describeNode, tt as signature, w as readTruth } from "./node-kind-CuHHsrJh.js";
import { $ as labelOf, A as isLabel, C as negate, D as termOf, E as sum, H as formulaOf, L as all, M as isQuantity, N as isSet, O as undefinedTerm, P as isTruth, Q as codeOf, R as any, _ as absolute, d as compareWhole, g as toWhole, i as jsonInteger, k as isInteger, v as definedness, w as onlyWhere, z as chooseWhole } from "./fields-WrLIxNKH.js";
import { C as element, F as ne, N as member, S as constraint, at as parseInteger, c as domainOfValues, l as domainValues, m as rangeDomain, n as failed, r as good, t as Reports, w as eq, x as constant } from "./diagnostic-4Z-7KFgF.js";
import { i as nearest, n as join } from "./source-VLR-ME-q.js";
import { n as padEnd, t as displayWidth } from "./width-CMkssQH1.js";
import { t as drawTable } from "./table-DGp6B-XN.js";
// src/text/catalogue/zebra.ts
const forms$1 = "at, same, next_to, before, not, either and exactly_one";
const noCategories = error("zebra-no-categories", `A zebra puzzle is about categories: each has a name and a list of items, and each item stands at one of the places.

\`\`\`yaml
categories:
  nation: [Dane, Norwegian, Swede]
  drink: [milk, tea, coffee]
\`\`\``, () => "a zebra puzzle needs categories, each with a list of items");
const itemsExpected = error("zebra-items-expected", `The items of a category are a list of words. A number is a word too; a word with a comma or a colon in it goes in quotes.

\`\`\`yaml
categories:
  nation: Dane, Swede        # wrong
  drink: [milk, tea]         # right
\`\`\``, (category, found) => ({
	message: `the items of ${category} are a list of words, and here is ${found}`,
	help: `write ${category}: [one, two, three]`
}));
const itemTwice = error("zebra-item-twice", `Each item of a category is another one. Two categories may have an item of the same name; it is written
\`category.item\` then.`, (item, category, notes) => ({
	message: `${item} is listed twice in ${category}`,
	notes
}));
const badPlaces = error("zebra-bad-places", `\`places\` says how many places there are, or lists them in their order. Without it the items of the first category are
the places.

\`\`\`yaml
places: 5
places: [1990, 1991, 1993]
places: [first, second, third]
\`\`\``, (found) => ({
	message: `the places are a number of places or a list of their names, and here is ${found}`,
	help: "for example 5, or [first, second, third]"
}));
const placeTwice = error("zebra-place-twice", `Each place has a name of its own.`, (place, notes) => ({
	message: `the place ${place} is listed twice`,
	notes
}));
const tooManyPlaces = error("zebra-too-many", `puzzlec holds up to a thousand places, and up to a thousand items in a category.`, (what, limit) => `there are more than ${limit} ${what}`);
const unknownItem = error("zebra-unknown-item", `A word in a clue is an item of a category, a place, or a parameter. Case matters. An item with blanks or other signs in
its name goes in quotes; \`_\` may stand for a blank.

\`\`\`yaml
- Pall Mall = birds      # wrong
- Pall_Mall = birds      # right
- 'Pall Mall' = birds    # right inside an expression; YAML wants quotes around the line then
\`\`\``, (word, suggestion, help) => ({
	message: `no item and no place is called ${word}`,
	help: didYouMean(suggestion) ?? help
}));
const notOfCategory = error("zebra-not-of-category", `A category used as a function gives one of its own items, so only these can be compared with it.

\`\`\`yaml
- drink(Swede) = cat     # wrong: a cat is no drink
- drink(Swede) = tea     # right
- Swede = cat            # right: both at one place
\`\`\``, (item, category, home, other) => ({
	message: `${item} is an item of ${home}, and here an item of ${category} is wanted`,
	help: other
}));
const ambiguousItem = error("zebra-ambiguous-item", `An item of this name stands in two categories, or is the name of a place too, and nothing here says which is meant.

\`\`\`yaml
- Rose = 1           # wrong, if a person and a flower are called so
- person.Rose = 1    # right
\`\`\``, (item, ways) => ({
	message: `${item} may be ${ways.join(" or ")}`,
	help: `write ${ways.join(" or ")}`
}));
const categoryAsItem = error("zebra-category-as-item", `The name of a category says nothing by itself. In front of a bracket it is a function that gives the item at a place, and
in front of a dot it says of which category an item is.

\`\`\`yaml
- drink = tea           # wrong
- drink(Swede) = tea    # right
- drink.tea = Swede     # right
\`\`\``, (category, example) => ({
	message: `${category} is a category, not an item`,
	help: `write ${category}(${example}) for its item where ${example} is, or name one of its items`
}));
const unknownCategory = error("zebra-unknown-category", `The name in front of a dot, and the first word of a question, is a category of the puzzle.`, (name, suggestion, known) => ({
	message: `no category is called ${name}`,
	help: didYouMean(suggestion) ?? `the categories are ${known.join(", ")}`
}));
const unknownForm = error("zebra-unknown-form", `A clue is an expression, or a form that programs write: \`{at: [milk, 3]}\`, \`{same: [Dane, milk]}\`,
\`{next_to: [Blend, cats]}\`, \`{before: [green, white]}\`, \`{not: clue}\`, \`{either: [clue, clue]}\`,
\`{exactly_one: [clue, clue]}\`; the functions of clues, such as \`left_of\`, may be written so too.

\`\`\`yaml
- Norwegian: blue           # wrong
- Norwegian = blue          # right
- same: [Norwegian, blue]   # right
\`\`\``, (name, suggestion, help) => ({
	message: `${name} is no form of a clue`,
	help: didYouMean(suggestion) ?? help ?? `the forms are ${forms$1}`
}));
const oneFormEach = error("zebra-one-form-each", `A clue in a form has one key. Two clues are two items of the list.

\`\`\`yaml
- at: [milk, 3]        # wrong: two clues in one
  same: [Dane, tea]
- at: [milk, 3]        # right
- same: [Dane, tea]
\`\`\``, (found) => ({
	message: `a clue has one form, and here are ${found}`,
	help: "put a dash in front of each clue"
}));
const formArguments = error("zebra-form-arguments", `Each form takes a list: of items and places, or of clues; \`not\` takes one clue.

\`\`\`yaml
- same: Dane, milk      # wrong
- same: [Dane, milk]    # right
\`\`\``, (form, wanted, found) => ({ message: `${form} takes ${wanted}, and here is ${found}` }));
const clueExpected = error("zebra-clue-expected", `A clue says something about its items. The item alone says nothing.`, (what) => ({
	message: `${what} alone says nothing`,
	help: `for example ${what} = 1, or next_to(${what}, ...)`
}));
const badQuestion = error("zebra-bad-question", `A question asks for the item of a category that stands where another item does, or for the place of an item.

\`\`\`yaml
question: Who has the fish?    # wrong
question: nation of fish       # right
question: place of fish        # right
\`\`\``, (found) => ({
	message: `a question is written "category of item", and here is ${found}`,
	help: "for example nation of fish"
}));
const numberAsItem = warning("zebra-number-as-item", `A bare number in a clue is a number: the value of a place. This one is no place, and an item is called so; in quotes it is
certainly the item.`, (text) => ({
	message: `${text} is taken for the item of that name, because there is no place ${text}`,
	help: `write '${text}' for the item`
}));
const noSuchPlace = warning("zebra-no-such-place", `A clue that puts an item where there is no place cannot be fulfilled.`, (text, places) => ({ message: `there is no place ${text}; the places are ${places}` }));
const neverTogether = warning("zebra-same-category", `Two items of one category never stand at one place, so the clue cannot be fulfilled.`, (left, right, category) => `${left} and ${right} are both items of ${category}, so they never stand at one place`);
const alwaysApart = warning("zebra-always-apart", `Two items of one category never stand at one place, so the clue says nothing.`, (left, right, category) => `${left} and ${right} are both items of ${category}, so they always stand at different places`);
/** "5 items", for messages about forms. */
const items = (count) => counted(count, "item");
// src/puzzles/zebra/forms.ts
const word = (text, span) => ({
	kind: "word",
	text,
	quoted: false,
	span
});
function call(name, parts, span) {
	return {
		kind: "call",
		name: word(name, span),
		arguments: parts,
		span
	};
}
function same([first, second], span) {
	if (!first || !second) return void 0;
	return {
		kind: "comparison",
		first,
		rest: [{
			operator: "=",
			operatorSpan: span,
			operand: second
		}],
		span
	};
}
const hole = (span) => ({
	kind: "hole",
	span
});
function either([first, ...rest], span) {
	if (!first || rest.length === 0) return first ?? hole(span);
	return {
		kind: "operations",
		first,
		rest: rest.map((operand) => ({
			operator: "or",
			operatorSpan: span,
			operand
		})),
		span
	};
}
function exactlyOne(parts, span) {
	return call("exactly", [{
		kind: "number",
		value: 1,
		text: "1",
		span
	}, {
		kind: "collection",
		bracket: "[",
		items: parts,
		span
	}], span);
}
const equal = {
	takes: "items",
	count: 2,
	build: (parts, span) => same(parts, span) ?? hole(span)
};
const relation = (name, count) => ({
	takes: "items",
	count,
	build: (parts, span) => call(name, parts, span)
});
const forms = /* @__PURE__ */ new Map([
	["at", equal],
	["same", equal],
	["before", relation("left_of", 2)],
	["left_of", relation("left_of", 2)],
	["right_of", relation("right_of", 2)],
	["immediately_left_of", relation("immediately_left_of", 2)],
	["immediately_right_of", relation("immediately_right_of", 2)],
	["next_to", relation("next_to", 2)],
	["between", relation("between", 3)],
	["first", relation("first", 1)],
	["last", relation("last", 1)],
	["not", {
		takes: "clue",
		build: ([operand], span) => operand ? {
			kind: "prefix",
			operator: "not",
			operand,
			span
		} : hole(span)
	}],
	["either", {
		takes: "clues",
		build: either
	}],
	["exactly_one", {
		takes: "clues",
		build: exactlyOne
	}]
]);
var FormReader = class {
	#draft;
	#names;
	#dialect;
	constructor(draft, names, dialect) {
		this.#draft = draft;
		this.#names = names;
		this.#dialect = dialect;
	}
	/** A clue in a form, or one that stands as text in a form; undefined after a report. */
	clue(node) {
		if (node.kind === "mapping") return this.#form(node);
		const text = this.#draft.expressionText(node);
		return text && this.#expression(text);
	}
	#expression(text) {
		const syntax = new Reports();
		const tree = parseExpression(text, syntax, this.#dialect);
		for (const diagnostic of syntax.list) this.#draft.report(diagnostic);
		return syntax.errors > 0 ? void 0 : tree;
	}
	#form(node) {
		const [entry] = node.entries;
		if (!entry || node.entries.length > 1) {
			this.#draft.report(oneFormEach(node.span, node.entries.length));
			return;
		}
		const { key, value } = entry;
		const form = forms.get(key.text);
		if (!form) {
			this.#draft.report(this.#unknown(key, value));
			return;
		}
		const parts = form.takes === "items" ? this.#items(key, form, value) : this.#clues(key, form, value);
		return parts && form.build(parts, node.span);
	}
	#unknown(key, value) {
		const suggestion = nearest(key.text, forms.keys());
		const isItem = this.#names.items(key).length > 0 && value.kind === "atom";
		const help = isItem ? `write ${key.text} = ${value.text}` : void 0;
		return unknownForm(key.span, key.text, isItem ? void 0 : suggestion, help);
	}
	#clues(key, form, value) {
		const nodes = form.takes === "clue" ? [value] : value.kind === "list" ? value.items : void 0;
		const isFlowList = form.takes === "clue" && value.kind === "list";
		if (!nodes || nodes.length === 0 || isFlowList) {
			const wanted = form.takes === "clue" ? "one clue" : "a list of clues";
			this.#draft.report(formArguments(value.span, key.text, wanted, describeNode(value)));
			return;
		}
		return this.#all(nodes, (node) => this.clue(node));
	}
	#items(key, form, value) {
		const nodes = form.count === 1 && value.kind === "atom" ? [value] : value.kind === "list" ? value.items : void 0;
		if (!nodes || nodes.length !== form.count) {
			const wanted = `a list of ${items(form.count ?? 0)}`;
			const found = nodes ? `a list of ${nodes.length}` : describeNode(value);
			this.#draft.report(formArguments(value.span, key.text, wanted, found));
			return;
		}
		return this.#all(nodes, (node) => this.#item(node));
	}
	/** What becomes of all nodes; undefined if one came to nothing, but all are looked at. */
	#all(nodes, read) {
		const found = nodes.flatMap((node) => read(node) ?? []);
		return found.length < nodes.length ? void 0 : found;
	}
	/** An item or a place by its bare name, whatever signs are in it; else an expression. */
	#item(node) {
		if (node.kind !== "atom") return this.clue(node);
		const { text, quoted, span } = node;
		const named = {
			kind: "word",
			text,
			quoted: true,
			span
		};
		const { numbers } = this.#names.setting.places.labels;
		const isNumber = !quoted && /^\d+$/.test(text);
		if (isNumber && numbers?.includes(parseInteger(text))) return this.clue(node);
		const isName = this.#names.items(named).length > 0 || !isNumber && this.#names.place(named) !== void 0;
		const isPhrase = /^[\p{L}\p{M}\d]+( [\p{L}\p{M}\d'-]+)+$/u.test(text);
		return isName || quoted || isPhrase ? named : this.clue(node);
	}
};
// src/puzzles/zebra/place.ts
/** All places in a few words. */
function describePlaces({ labels: { labels } }) {
	return labels.length <= 6 ? labels.join(", ") : `${labels.slice(0, 3).join(", ")}, ... ${labels.at(-1)}`;
}
/** Which place, counted from 1, a number is called after; undefined where there is none. */
function positionOf(value, numbers) {
	const [first = 1] = numbers;
	const known = numbers.map(Number);
	const exists = member(value, domainOfValues(known));
	const position = known.every((number, i) => number === Number(first) + i) ? sum([value, 1 - Number(first)]) : known.reduceRight((rest, number, i) => chooseWhole(compareWhole("eq", value, number), i + 1, rest), known.length);
	return onlyWhere(position, [formulaOf(exists)]);
}
/** A place as its position, counted from 1. */
function placeShape(places) {
	const { labels } = places;
	const numbers = labels.numbers ?? [];
	return {
		wanted: "an item or a place",
		expected: label(labels),
		accepts: (type) => type.kind === "unknown" || type.kind === "number" || type.kind === "label" && type.labels === labels,
		read(value, span, analysis) {
			if (isLabel(value) && value.labels === labels) return value.code;
			if (!isQuantity(value)) {
				mismatch(analysis, span, typeOf(value), "an item or a place");
				return;
			}
			const number = toWhole(value);
			if (!isInteger(number)) return positionOf(number, numbers);
			const index = numbers.indexOf(number);
			if (index >= 0) return index + 1;
			analysis.report(noSuchPlace(span, String(number), describePlaces(places)));
			return undefinedTerm;
		}
	};
}
// src/puzzles/zebra/oddities.ts
/** The item that a part of a clue is; undefined for anything else. */
function itemOf(tree, names) {
	if (tree.kind === "member") {
		const category = names.category(tree.group);
		return category && names.itemOf(category, tree.member);
	}
	const items = tree.kind === "word" ? names.items(tree) : [];
	return items.length === 1 ? items[0] : void 0;
}
/** Warns of a whole clue that can only be true or only be false. */
function reportOddities(tree, names, draft) {
	if (tree.kind !== "comparison") return;
	const operands = [tree.first, ...tree.rest.map(({ operand }) => operand)];
	for (const [i, { operator, operand }] of tree.rest.entries()) {
		const left = operands[i] ?? operand;
		if (operator === "=" || operator === "!=") reportPair(left, operator, operand, names, draft);
	}
}
function reportPair(left, operator, right, names, draft) {
	const [a, b] = [itemOf(left, names), itemOf(right, names)];
	if (a && b && a !== b && a.category === b.category) {
		const say = operator === "=" ? neverTogether : alwaysApart;
		draft.report(say(join(left.span, right.span), a.name, b.name, a.category.name));
	}
	if (a) reportPlace(right, names, draft);
	if (b) reportPlace(left, names, draft);
}
/** A number beside an item is the place where it stands. */
function reportPlace(tree, names, draft) {
	if (tree.kind !== "number") return;
	const { places } = names.setting;
	if (names.items({
		text: tree.text,
		quoted: true
	}).length > 0 || places.labels.numbers?.includes(tree.value)) return;
	draft.report(noSuchPlace(tree.span, tree.text, describePlaces(places)));
}
// src/puzzles/zebra/phrases.ts
const plain = (is) => ({
	is,
	isNot: `it is not true that ${is}`
});
const turned = ({ is, isNot }) => ({
	is: isNot,
	isNot: is
});
/** `a, b and c` */
function listed(parts, word) {
	const last = parts.at(-1) ?? "";
	return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} ${word} ${last}`;
}
/** What stands between two items where the first one comes so before the second. */
const order = {
	"<": "somewhere to the left of",
	"<=": "at the place of or to the left of",
	">": "somewhere to the right of",
	">=": "at the place of or to the right of"
};
const amounts = {
	"=": "",
	"<": "less than ",
	"<=": "at most ",
	">": "more than ",
	">=": "at least "
};
const numeric = {
	"=": "equal to",
	"<": "less than",
	"<=": "at most",
	">": "greater than",
	">=": "at least"
};
const sides = {
	left_of: "somewhere to the left of",
	immediately_left_of: "immediately to the left of",
	right_of: "somewhere to the right of",
	immediately_right_of: "immediately to the right of",
	next_to: "next to"
};
const counts = {
	exactly: "exactly",
	at_least: "at least",
	at_most: "at most"
};
var Phrases = class {
	#names;
	#textAt;
	/** Whether places that come later count as more, so that `<` is "to the left of". */
	#ascending;
	/** @param textAt the author's own words at a place */
	constructor(names, textAt) {
		this.#names = names;
		this.#textAt = textAt;
		const numbers = names.setting.places.labels.numbers ?? [];
		this.#ascending = numbers.every((value, i) => i === 0 || (numbers[i - 1] ?? 0) < value);
	}
	/** A clue in words; undefined for one that is best left as it is written. */
	clue(tree) {
		return this.#phrase(tree)?.is;
	}
	/** A part of a clue, in the author's words if there are no others. */
	#part(tree) {
		return this.#phrase(tree) ?? plain(this.#textAt(tree.span));
	}
	#phrase(tree) {
		if (tree.kind === "comparison") return this.#comparison(tree);
		if (tree.kind === "call") return this.#call(tree);
		if (tree.kind === "operations") return this.#operations(tree);
		if (tree.kind === "prefix" && tree.operator === "not") return turned(this.#part(tree.operand));
		if (tree.kind !== "implication") return void 0;
		return plain(`if ${this.#part(tree.left).is}, then ${this.#part(tree.right).is}`);
	}
	#operations({ first, rest }) {
		const operator = rest[0]?.operator;
		if (rest.some((step) => step.operator !== operator)) return void 0;
		const parts = [first, ...rest.map(({ operand }) => operand)].map((part) => this.#part(part).is);
		if (operator === "and") return plain(listed(parts, "and"));
		if (operator === "or") return plain(`${listed(parts, "or")}${parts.length === 2 ? ", or both" : ""}`);
		if (operator === "<->" && parts.length === 2) return plain(parts.join(" exactly if "));
		if (operator !== "xor" || parts.length !== 2) return void 0;
		return plain(`either ${listed(parts, "or")}, but not both`);
	}
	/** How a thing is called that has a place or a value. */
	#noun(tree) {
		if (tree.kind === "word") return this.#names.items(tree)[0]?.name ?? tree.text;
		if (tree.kind === "member") return tree.member.text;
		if (tree.kind === "number") return this.#isPlace(tree) ? `place ${tree.text}` : tree.text;
		const [argument] = tree.kind === "call" ? tree.arguments : [];
		const category = tree.kind === "call" && this.#names.category(tree.name);
		if (category && argument) return `the ${category.name} of ${this.#noun(argument)}`;
		return this.#textAt(tree.span);
	}
	/** Whether an expression is a place rather than an item. */
	#isPlace(tree) {
		const { labels } = this.#names.setting.places;
		if (tree.kind === "number") return labels.numbers?.includes(tree.value) === true;
		if (tree.kind === "member") return this.#names.category(tree.group) === void 0;
		if (tree.kind !== "word") return false;
		return this.#names.items(tree).length === 0 && this.#names.place(tree) !== void 0;
	}
	#isItem(tree) {
		if (tree.kind === "member") return this.#names.category(tree.group) !== void 0;
		return tree.kind === "word" && this.#names.items(tree).length > 0;
	}
	#comparison({ first, rest }) {
		const [step] = rest;
		if (!step) return void 0;
		if (rest.length === 1) return this.#pair(first, step.operator, step.operand);
		const operands = [first, ...rest.map(({ operand }) => operand)];
		const pairs = rest.map(({ operator, operand }, i) => this.#pair(operands[i] ?? first, operator, operand));
		return pairs.includes(void 0) ? void 0 : plain(listed(pairs.map((pair) => pair?.is ?? ""), "and"));
	}
	#pair(left, relation, right) {
		if (relation === "not in") return this.#negated(left, "in", right);
		if (relation === "!=") return this.#negated(left, "=", right);
		if (relation === "in") return this.#membership(left, right);
		const distance = this.#distance(left, relation, right);
		if (distance) return distance;
		const [a, b] = [this.#noun(left), this.#noun(right)];
		if ([left, right].map((side) => this.#isItem(side) || this.#isPlace(side)).includes(false)) return this.#amount(left, relation, right);
		if (relation === "=") return this.#together(left, right);
		const words = this.#ascending ? order[relation] : numeric[relation];
		return words === void 0 ? void 0 : {
			is: `${a} is ${words} ${b}`,
			isNot: `${a} is not ${words} ${b}`
		};
	}
	#negated(left, relation, right) {
		const phrase = this.#pair(left, relation, right);
		return phrase && turned(phrase);
	}
	/** Two values, of which one at least is more than an item or a place. */
	#amount(left, relation, right) {
		const [a, b] = [left, right].map((side) => side.kind === "number" ? side.text : this.#noun(side));
		const words = relation === "=" ? "" : `${numeric[relation]} `;
		return {
			is: `${a} is ${words}${b}`,
			isNot: `${a} is not ${words}${b}`
		};
	}
	#together(left, right) {
		const [a, b] = [this.#noun(left), this.#noun(right)];
		if (this.#isPlace(right)) return {
			is: `${a} is at ${b}`,
			isNot: `${a} is not at ${b}`
		};
		if (this.#isPlace(left)) return {
			is: `${b} is at ${a}`,
			isNot: `${b} is not at ${a}`
		};
		return {
			is: `${a} and ${b} are at the same place`,
			isNot: `${a} and ${b} are at different places`
		};
	}
	#membership(left, right) {
		if (right.kind !== "collection" || !this.#isItem(left)) return void 0;
		const choices = right.items.map((item) => this.#noun(item).replace(/^place /, ""));
		const isAt = right.items.every((item) => this.#isPlace(item)) ? "at place" : "where";
		const where = `${isAt} ${listed(choices, "or")}${isAt === "where" ? " is" : ""}`;
		const noun = this.#noun(left);
		return {
			is: `${noun} is ${where}`,
			isNot: `${noun} is not ${where}`
		};
	}
	/** `distance(a, b) = 2` */
	#distance(left, relation, right) {
		if (left.kind !== "call" || left.name.text !== "distance") return void 0;
		const amount = amounts[relation];
		const [a, b] = left.arguments;
		if (!a || !b || amount === void 0) return void 0;
		const number = this.#textAt(right.span);
		const apart = `${amount}${number} ${number === "1" ? "place" : "places"} apart`;
		const both = `${this.#noun(a)} and ${this.#noun(b)} are`;
		return {
			is: `${both} ${apart}`,
			isNot: `${both} not ${apart}`
		};
	}
	#call(tree) {
		const { text } = tree.name;
		const [a, b, c] = tree.arguments.map((argument) => this.#noun(argument));
		const side = own(sides, text);
		if (side !== void 0 && b !== void 0) return this.#is(a, `${side} ${b}`);
		if (text === "between" && c !== void 0) return this.#is(b, `somewhere between ${a} and ${c}`);
		if (text === "first" || text === "last") return this.#is(a, `at the ${text} place`);
		if (text === "alldifferent") return this.#allDifferent(tree);
		return this.#count(tree);
	}
	#is(subject, rest) {
		return {
			is: `${subject} is ${rest}`,
			isNot: `${subject} is not ${rest}`
		};
	}
	#allDifferent({ arguments: [first, ...rest] }) {
		const known = (first?.kind === "collection" && rest.length === 0 ? first.items : [first, ...rest]).filter((item) => item !== void 0);
		if (!known.every((item) => this.#isItem(item))) return void 0;
		const nouns = known.map((item) => this.#noun(item));
		return plain(`${listed(nouns, "and")} are at different places`);
	}
	/** `exactly(1, [...])` */
	#count({ name, arguments: [number, list, ...rest] }) {
		const words = own(counts, name.text);
		if (words === void 0 || rest.length > 0 || list?.kind !== "collection") return void 0;
		const amount = number?.kind === "number" ? number.text : void 0;
		if (amount === void 0) return void 0;
		const count = amount === "1" ? "one" : amount;
		const parts = list.items.map((item) => this.#part(item).is);
		return plain(`${words} ${count} of these ${amount === "1" ? "is" : "are"} true: ${parts.join("; ")}`);
	}
};
// src/puzzles/zebra/clues.ts
/** Reads the lines below a key and adds them to the model. */
function readClues(draft, key, language, names) {
	const forms = new FormReader(draft, names, dialectOf(language));
	const phrases = new Phrases(names, (span) => draft.analysis.textAt(span));
	for (const node of draft.items(key)) {
		const clue = node.kind === "mapping" ? inForm(node, forms, draft, language) : asText(node, draft, language, names);
		if (!clue) continue;
		const { tree, truth, span, text } = clue;
		if (draft.reports.errors === 0) reportOddities(tree, names, draft);
		draft.require(truth, span, text, tree, phrases.clue(tree));
	}
}
function asText(node, draft, language, names) {
	const text = draft.expressionText(node);
	if (text && names.items({
		text: text.text.trim(),
		quoted: false
	}).length > 0) {
		draft.report(clueExpected(text.span, text.text.trim()));
		return;
	}
	const read = text && readTruth(text, draft.analysis, language);
	return text && read && {
		tree: read.tree,
		truth: read.value,
		span: text.span,
		text: text.text
	};
}
function inForm(node, forms, draft, language) {
	const tree = forms.clue(node);
	const read = tree && evaluate(tree, draft.analysis, language);
	if (!tree || !read) return void 0;
	const { span } = node;
	if (isTruth(read.value)) return {
		tree,
		truth: read.value,
		span,
		text: draft.analysis.textAt(span)
	};
	mismatch(draft.analysis, span, typeOf(read.value), "true or false");
}
function countOf({ labels }) {
	return labels.labels.length;
}
/** Whether some items of a category stand nowhere. */
function isLonger(category, places) {
	return category.items.length > countOf(places);
}
/** Whether some places have no item of a category. */
function isShorter(category, places) {
	return category.items.length < countOf(places);
}
/** What an item is in an expression: its place, undefined where it has none. */
function placeOf({ place, category }, { places }) {
	const code = isLonger(category, places) && typeof place === "object" ? onlyWhere(place, [ne(place, constant(0))]) : place;
	return {
		kind: "label",
		labels: places.labels,
		code
	};
}
/** Where an item stands under an assignment: a place counted from 1, or {@link nowhere}. */
function whereIs({ place }, at) {
	return typeof place === "object" && place.kind === "variable" ? at[place.id] ?? 0 : Number(place);
}
/** The items of a category in the order of the places. */
function inOrder(category, places, at) {
	const row = Array.from({ length: countOf(places) }, () => void 0);
	for (const item of category.items) {
		const place = whereIs(item, at);
		if (place !== 0) row[place - 1] = item;
	}
	return row;
}
// src/puzzles/zebra/question.ts
/** A part of the question that is a name, perhaps in quotes. */
function nameIn(atom, from, to) {
	const part = atom.text.slice(from, to);
	const start = from + part.length - part.trimStart().length;
	const end = from + part.trimEnd().length;
	const span = spanWithin(atom, start, Math.max(start, end));
	const text = part.trim();
	const inner = /^(['"])(.*)\1$/.exec(text)?.[2];
	return {
		text: inner ?? text,
		quoted: inner !== void 0,
		span
	};
}
/** All ways to read a text as `left of right`. */
function waysOf(atom) {
	const { text } = atom;
	return [...text.matchAll(/ of /g)].map(({ index, 0: found }) => ({
		left: nameIn(atom, 0, index),
		right: nameIn(atom, index + found.length, text.length)
	}));
}
const isPlace = ({ text }) => text === "place" || text === "position";
var QuestionReader = class {
	#names;
	#draft;
	constructor(names, draft) {
		this.#names = names;
		this.#draft = draft;
	}
	read(atom) {
		const ways = waysOf(atom);
		const isCategory = ({ left }) => this.#names.category(left) !== void 0;
		const way = ways.find(isCategory) ?? ways.find(({ left }) => isPlace(left)) ?? ways[0];
		if (!way || /\?\s*$/.test(atom.text)) {
			const found = atom.text === "" ? "nothing" : `"${atom.text}"`;
			this.#draft.report(badQuestion(atom.span, found));
			return;
		}
		const category = this.#names.category(way.left);
		if (!category && !isPlace(way.left)) {
			const { text, span } = way.left;
			const all = this.#names.setting.categories.map(({ name }) => name);
			this.#draft.report(unknownCategory(span, text, similar(text, all), all));
		}
		const subject = this.#subject(way.right);
		return subject === void 0 ? void 0 : {
			category,
			subject
		};
	}
	/** An item, `category.item`, or a place. */
	#subject(name) {
		const items = this.#names.called(name);
		const [item] = items;
		if (items.length > 1) {
			const ways = items.map((one) => `${one.category.name}.${one.name}`);
			this.#draft.report(ambiguousItem(name.span, name.text, ways));
			return;
		}
		const place = item ?? this.#names.place(name);
		if (place === void 0) {
			const suggestion = similar(name.text, this.#names.all());
			this.#draft.report(unknownItem(name.span, name.text, suggestion));
		}
		return place;
	}
};
/** Reads one question; undefined after a report. */
function readQuestion(atom, names, draft) {
	return new QuestionReader(names, draft).read(atom);
}
/** The answer as a sentence. */
function answerInWords({ category, subject }, { places }, at) {
	const place = typeof subject === "number" ? subject : whereIs(subject, at);
	const label = labelOf(places.labels, place);
	const subjectInWords = typeof subject === "number" ? `place ${label}` : subject.name;
	if (place === 0) return `No place has ${subjectInWords}.`;
	if (!category) return `The place of ${subjectInWords} is ${label}.`;
	const found = category.items.find((item) => whereIs(item, at) === place);
	return found ? `The ${category.name} of ${subjectInWords} is ${found.name}.` : `There is no ${category.name} where ${subjectInWords} is.`;
}
// src/puzzles/zebra/draw.ts
/** What stands at a place without an item. */
const empty$1 = "–";
function tableOf({ places, categories }, at, marked) {
	const shown = categories.filter(({ name }) => name !== places.category);
	const rows = shown.map((category) => inOrder(category, places, at).map((item) => item ? cellOf(item, marked) : empty$1));
	const { labels } = places.labels;
	return {
		heads: [headOf(places), ...shown.map(({ name }) => name)].map(printable),
		columns: labels.map((label, i) => [printable(label), ...rows.map((row) => row[i] ?? empty$1)])
	};
}
/** An item, with a sign behind it where its place is to stand out. */
function cellOf({ name, place }, marked) {
	const isVariable = typeof place === "object" && place.kind === "variable";
	return printable(name) + (isVariable && marked?.has(place.id) ? " *" : "");
}
function headOf({ category }) {
	return category ?? "";
}
const widest = (cells) => Math.max(0, ...cells.map(displayWidth));
/** The columns in groups that fit the width, at least one in each. */
function groupsOf({ heads, columns }, width) {
	const groups = [];
	let room = 0;
	for (const column of columns) {
		const needed = widest(column) + 3;
		if (room < needed || groups.length === 0) {
			groups.push([]);
			room = width - widest(heads) - 5;
		}
		groups.at(-1)?.push(column);
		room -= needed;
	}
	return groups;
}
const bold = (text, { color }) => color ? `\u001b[1m${text}\u001b[0m` : text;
function drawGroup(heads, columns, style) {
	const widths = [heads, ...columns].map(widest);
	const rule = (left, inner, middle, right) => {
		const [first, ...rest] = widths.map((width) => "─".repeat(width + 2));
		return `${left}${first}${inner}${rest.join(middle)}${right}`;
	};
	const row = (i) => {
		const [head = "", ...cells] = [heads, ...columns].map((column, k) => {
			const cell = padEnd(column[i] ?? "", widths[k] ?? 0);
			return ` ${i === 0 || k === 0 ? bold(cell, style) : cell} `;
		});
		return `│${head}│${cells.join(" ")}│`;
	};
	const [header = "", ...lines] = heads.map((_, i) => row(i));
	return [
		rule("┌", "┬", "─", "┐"),
		header,
		rule("├", "┼", "─", "┤"),
		...lines,
		rule("└", "┴", "─", "┘")
	];
}
/** The table, and under it the answers to the questions. */
function draw(setting, questions, at, style) {
	const table = tableOf(setting, at, style.marked);
	const blocks = groupsOf(table, style.width).map((columns) => drawGroup(table.heads, columns, style).join("\n"));
	const answers = questions.map((question) => bold(printable(answerInWords(question, setting, at)), style));
	return [...blocks, ...answers.length > 0 ? [answers.join("\n")] : []].join("\n\n");
}
// src/puzzles/zebra/fields.ts
const variableOf = ({ place }) => typeof place === "object" && place.kind === "variable" ? [place.id] : [];
/** The items of a category in the order of the places, `null` where there is none. */
function fieldOfCategory(category, names) {
	const { places } = names.setting;
	const movable = category.items.filter((item) => variableOf(item).length > 0);
	return {
		name: category.name,
		variables: movable.flatMap(variableOf),
		read: (at) => inOrder(category, places, at).map((item) => item?.name ?? null),
		parts: () => movable.map((item) => fieldOfItem(item, names))
	};
}
/** The place of an item: its number or its name, `null` where it has none. */
function fieldOfItem(item, names) {
	const { labels, named } = names.setting.places;
	return {
		name: names.items({
			text: item.name,
			quoted: true
		}).length === 1 ? item.name : `${item.category.name}.${item.name}`,
		variables: variableOf(item),
		read(at) {
			const place = whereIs(item, at);
			if (place === 0) return null;
			return named ? labelOf(labels, place) : jsonInteger(labels.numbers?.[place - 1]);
		}
	};
}
/** What there is to be found, for `describe`. */
function outlineOf({ places, categories }) {
	const own = categories.map(({ name, labels }) => ({
		name,
		values: labels.labels.join(", ")
	}));
	if (places.category !== void 0) return own;
	return [{
		name: "places",
		values: places.labels.labels.join(", ")
	}, ...own];
}
// src/puzzles/zebra/given.ts
const isAt = ({ place }, code) => compareWhole("eq", place, code);
/** That a category stands in a row so; an item that is not in the row stands nowhere. */
function rowIs(category, row, names) {
	const found = /* @__PURE__ */ new Map();
	for (const [i, name] of row.entries()) {
		if (name === null) continue;
		const word = {
			text: String(name),
			quoted: true
		};
		const item = names.itemOf(category, word);
		if (!item) {
			const suggestion = names.suggestion(word, category.labels.labels);
			return failed(unknownItem(void 0, word.text, suggestion));
		}
		found.set(item, [...found.get(item) ?? [], i + 1]);
	}
	const places = (item) => found.get(item) ?? [0];
	return good(formulaOf(all(category.items.flatMap((item) => places(item).map((code) => isAt(item, code))))));
}
/** The place that a number or a name means; undefined for none of them. */
function placeCalled(value, { labels, named }) {
	if (value === null) return 0;
	if (typeof value === "string") return codeOf(labels, value);
	const index = named || typeof value !== "number" ? -1 : labels.numbers?.indexOf(value) ?? -1;
	return index < 0 ? void 0 : index + 1;
}
/** The statement that a category or an item has a value; undefined where the language of clues says it. */
function equationOf(name, value, names) {
	const word = {
		text: name,
		quoted: false
	};
	const category = names.category(word);
	if (category) return Array.isArray(value) ? rowIs(category, value, names) : void 0;
	const [item, other] = names.called(word);
	const code = placeCalled(value, names.setting.places);
	if (!item || other || code === void 0) return void 0;
	return good(formulaOf(isAt(item, code)));
}
// src/puzzles/zebra/functions.ts
const difference = (a, b) => sum([a, negate(b)]);
const apart = (a, b) => absolute(difference(a, b));
const comes = (a, operator, b) => compareWhole(operator, a, b);
const summaries = {
	left_of: "One stands somewhere to the left of the other.",
	immediately_left_of: "One stands at the place before the other.",
	right_of: "One stands somewhere to the right of the other.",
	immediately_right_of: "One stands at the place behind the other.",
	next_to: "The two stand side by side.",
	between: "The second stands somewhere between the first and the third, either way round.",
	distance: "How many places lie from one to the other.",
	position: "The place, counted from 1.",
	first: "It stands at the first place.",
	last: "It stands at the last place."
};
function signatures(place, count) {
	const two = (holds) => signature("a b", [place, place], boolean, (_site, a, b) => holds(a, b));
	const one = (holds) => signature("a", [place], boolean, (_site, a) => holds(a));
	return {
		left_of: two((a, b) => comes(a, "lt", b)),
		immediately_left_of: two((a, b) => comes(sum([a, 1]), "eq", b)),
		right_of: two((a, b) => comes(a, "gt", b)),
		immediately_right_of: two((a, b) => comes(a, "eq", sum([b, 1]))),
		next_to: two((a, b) => comes(apart(a, b), "eq", 1)),
		between: signature("a b c", [
			place,
			place,
			place
		], boolean, (_site, a, b, c) => any([all([comes(a, "lt", b), comes(b, "lt", c)]), all([comes(c, "lt", b), comes(b, "lt", a)])])),
		distance: signature("a b", [place, place], number, (_site, a, b) => apart(a, b)),
		position: signature("a", [place], number, (_site, a) => a),
		first: one((a) => comes(a, "eq", 1)),
		last: one((a) => comes(a, "eq", count))
	};
}
/** The functions that every zebra puzzle has, by name. */
function relations(places, place) {
	const ways = Object.entries(signatures(place, countOf(places)));
	return new Map(ways.map(([name, way]) => [name, {
		name,
		summary: summaries[name],
		signatures: [way]
	}]));
}
const relationNames = new Set(Object.keys(summaries));
/** A category as a function: its item at a place, as a value of that category. */
function categoryFunction(category, place, rows) {
	const { name, labels } = category;
	return {
		name,
		summary: `The ${name} at a place.`,
		signatures: [signature("place", [place], label(labels), (_site, at) => ({
			kind: "label",
			labels,
			code: rows.itemAt(at, category)
		}))]
	};
}
// src/puzzles/zebra/names.ts
/** Whether a name is one word; the tables for more than ASCII are made only where they are needed. */
function isWord(name) {
	return /[\u0080-\uffff]/.test(name) ? /^[\p{L}_\p{Nd}][\p{L}\p{M}\p{Nd}_]*$/u.test(name) : /^\w+$/.test(name);
}
/** A name with `_` for its blanks. */
const joined = (name) => name.replace(/\s+/g, "_");
/** Whether a name can stand bare in an expression. */
function isBare(name) {
	return isWord(name) && !/^\d+$/.test(name);
}
/** A name as it is written in an expression: bare, with `_` for blanks, or in quotes. */
function spelled(name) {
	if (isBare(name)) return name;
	const bare = joined(name);
	return isBare(bare) ? bare : `'${name.replaceAll("'", "''")}'`;
}
/** A name as the quoted word that it is. */
function quoted(name) {
	return `'${name.replaceAll("'", "''")}'`;
}
/** Things by their names, and by their names with `_` for blanks where nothing has that for a name. */
var Index = class Index {
	#exact = /* @__PURE__ */ new Map();
	#joined = /* @__PURE__ */ new Map();
	add(name, thing) {
		Index.#put(this.#exact, name, thing);
		if (joined(name) !== name) Index.#put(this.#joined, joined(name), thing);
	}
	static #put(map, name, thing) {
		const list = map.get(name);
		if (list) list.push(thing);
		else map.set(name, [thing]);
	}
	exactly(name) {
		return this.#exact.get(name) ?? [];
	}
	find({ text, quoted: isQuoted }) {
		const exact = this.exactly(text);
		return exact.length > 0 || isQuoted ? exact : this.#joined.get(text) ?? [];
	}
};
var Names = class {
	setting;
	#items = new Index();
	#categories = new Index();
	constructor(setting) {
		this.setting = setting;
		for (const category of setting.categories) {
			this.#categories.add(category.name, category);
			for (const item of category.items) this.#items.add(item.name, item);
		}
	}
	/** Whether the author declared a name, exactly so. */
	declares(name) {
		const { places } = this.setting;
		return places.named && codeOf(places.labels, name) !== void 0 || this.#items.exactly(name).length + this.#categories.exactly(name).length > 0;
	}
	/** The items of that name; more than one where several categories have one. */
	items(name) {
		return this.#items.find(name);
	}
	/** The items that a text outside an expression means: by their name, or by that of their category in front of a dot. */
	called(name) {
		const found = this.items(name);
		const dot = name.text.indexOf(".");
		if (found.length > 0 || name.quoted || dot < 0) return found;
		const [group, member] = [name.text.slice(0, dot).trim(), name.text.slice(dot + 1).trim()];
		const category = this.category({
			text: group,
			quoted: false
		});
		const item = category && this.itemOf(category, {
			text: member,
			quoted: false
		});
		return item ? [item] : [];
	}
	/** The item of that name in a category. */
	itemOf(category, name) {
		return this.items(name).find((item) => item.category === category);
	}
	category(name) {
		return this.#categories.find(name)[0];
	}
	/** The place of that name, counted from 1. Places that are only counted through have no names. */
	place({ text, quoted: isQuoted }) {
		const { labels } = this.setting.places;
		const code = codeOf(labels, text);
		if (code !== void 0 || isQuoted) return code;
		const found = labels.labels.findIndex((label) => joined(label) === text);
		return found < 0 ? void 0 : found + 1;
	}
	/** How a word that names nothing was perhaps meant, as it is written in an expression. */
	suggestion({ text, quoted: isQuoted }, among) {
		const write = isQuoted ? quoted : spelled;
		const ways = /* @__PURE__ */ new Map();
		for (const name of among) {
			ways.set(name, write(name));
			if (!isQuoted && !ways.has(joined(name))) ways.set(joined(name), write(name));
		}
		const found = similar(text, ways.keys());
		return found === void 0 ? void 0 : ways.get(found);
	}
	/** The names of all items and of the places that have one. */
	*all() {
		const { places, categories } = this.setting;
		for (const { items } of categories) for (const { name } of items) yield name;
		if (places.named) yield* places.labels.labels;
	}
	/** What is called like a word or, for a category, like a function of the language, and so takes that away. */
	*shadowing() {
		for (const category of this.setting.categories) {
			const { name, items } = category;
			if (keywords.has(name) || isSurfaceName(name) || relationNames.has(name)) yield category;
			for (const item of items) if (keywords.has(item.name)) yield item;
		}
	}
};
// src/puzzles/zebra/picture.ts
/** What stands at a place without an item. */
const empty = "–";
const nameOf = (item) => item?.name ?? empty;
function isGiven(item, { given }) {
	return typeof item?.place === "object" && item.place.kind === "variable" && given.has(item.place.id);
}
function rowOf(category, { places }, view) {
	const others = view.other && inOrder(category, places, view.other);
	return inOrder(category, places, view.at).map((item, i) => {
		const [text, other] = [nameOf(item), others && nameOf(others[i])];
		return {
			text,
			role: isGiven(item, view) ? "given" : "found",
			...other === void 0 || other === text ? {} : { other }
		};
	});
}
function pictureOf(setting, questions, view) {
	const { places, categories } = setting;
	const table = drawTable({
		head: [places.category ?? "", ...places.labels.labels],
		rows: categories.filter(({ name }) => name !== places.category).map((category) => ({
			name: category.name,
			cells: rowOf(category, setting, view)
		}))
	});
	const answers = questions.map((question) => {
		const first = answerInWords(question, setting, view.at);
		const second = view.other && answerInWords(question, setting, view.other);
		return second === void 0 || second === first ? first : `${first} Or: ${second}`;
	});
	return answers.length > 0 ? below(table, lines(answers)) : table;
}
// src/puzzles/zebra/read-setting.ts
/** How many places, and items in a category, there may be. */
const limit = 1e3;
/** The numbers that words are, if all of them are. */
function numbersOf(words) {
	return words.length > 0 && words.every((word) => /^[-+]?\d+$/.test(word)) ? words.map((word) => parseInteger(word.replace("+", ""))) : void 0;
}
/** The words of a list, each once. */
function readWords(nodes, draft, bad, twice) {
	const words = /* @__PURE__ */ new Map();
	for (const node of nodes) {
		if (node.kind !== "atom" || node.text === "" && !node.quoted) {
			bad(node);
			continue;
		}
		const first = words.get(node.text);
		if (first) twice(node, first);
		else words.set(node.text, node);
	}
	if (words.size > limit) draft.report(tooManyPlaces(nodes[limit]?.span, "words in this list", limit));
	return [...words.values()].slice(0, limit);
}
function readCategories(draft) {
	const node = draft.node("categories");
	if (!node) return [];
	if (node.kind !== "mapping") {
		draft.report(mappingExpected(node.span, "categories", describeNode(node)));
		return [];
	}
	if (node.entries.length === 0) draft.report(noCategories(node.span));
	return node.entries.map(({ key, value }) => {
		const isEmpty = value.kind === "list" && value.items.length === 0;
		const bad = (found) => draft.report(itemsExpected(found.span, key.text, describeNode(found)));
		if (value.kind !== "list" || isEmpty) {
			const found = isEmpty ? "an empty list" : describeNode(value);
			draft.report(itemsExpected(value.span, key.text, found));
			return {
				name: key,
				items: []
			};
		}
		return {
			name: key,
			items: readWords(value.items, draft, bad, (word, first) => {
				const notes = [{
					span: first.span,
					message: "first here"
				}];
				draft.report(itemTwice(word.span, word.text, key.text, notes));
			})
		};
	});
}
function placesFrom(words, category) {
	const numbers = numbersOf(words);
	return {
		labels: {
			name: "place",
			labels: words,
			first: 1,
			ordered: true,
			numbers: numbers ?? words.map((_, i) => i + 1)
		},
		named: numbers === void 0,
		category
	};
}
/** The places that a list, a number or a range says; undefined after a report. */
function readPlaces(node, draft) {
	if (node.kind === "list") {
		const bad = (found) => draft.report(badPlaces(found.span, describeNode(found)));
		if (node.items.length === 0) draft.report(badPlaces(node.span, "an empty list"));
		const words = readWords(node.items, draft, bad, (word, first) => {
			const notes = [{
				span: first.span,
				message: "first here"
			}];
			draft.report(placeTwice(word.span, word.text, notes));
		});
		const texts = words.map(({ text }) => text);
		return words.length === 0 ? void 0 : placesFrom(texts, void 0);
	}
	if (node.kind === "mapping" || node.text === "" && !node.quoted) {
		draft.report(badPlaces(node.span, describeNode(node)));
		return;
	}
	const numbers = placeNumbers(node, draft);
	return numbers && placesFrom(numbers.map(String), void 0);
}
/** The numbers of the places that an expression says: how many there are, or which. */
function placeNumbers(node, draft) {
	const { analysis } = draft;
	const read = readValue(node, analysis, { scope: draft.scope(emptyScope) });
	if (!read) return void 0;
	const { value } = read;
	const isCount = typeof value === "number" && value >= 1;
	if (!isCount && !isSet(value)) {
		draft.report(badPlaces(node.span, describeNode(node)));
		return;
	}
	const domain = isCount ? rangeDomain(1, value) : toDomain(value, node.span, analysis, "the number of places");
	if (!domain) return void 0;
	if (domain.size === 0) draft.report(badPlaces(node.span, describeNode(node)));
	if (domain.size > limit) draft.report(tooManyPlaces(node.span, "places", limit));
	return domain.size > 0 && domain.size <= limit ? [...domainValues(domain)] : void 0;
}
/** Makes a name for each item that no other item has. */
function namesOf(listed) {
	const known = /* @__PURE__ */ new Map();
	for (const { items } of listed) for (const { text } of items) known.set(text, (known.get(text) ?? 0) + 1);
	const taken = /* @__PURE__ */ new Set();
	return (category, item) => {
		let name = known.get(item) === 1 ? item : `${category}.${item}`;
		while (taken.has(name)) name = `${category}.${name}`;
		taken.add(name);
		return name;
	};
}
/** Declares the items of a category as variables, or as the places themselves. */
function declare({ name, items }, places, draft, nameOf) {
	const words = items.map(({ text }) => text);
	const numbers = numbersOf(words);
	const ordered = numbers !== void 0;
	const labels = {
		name: name.text,
		labels: words,
		first: 1,
		ordered,
		numbers
	};
	const own = [];
	const category = {
		name: name.text,
		span: name.span,
		labels,
		items: own
	};
	const lowest = items.length > countOf(places) ? 0 : 1;
	const domain = rangeDomain(lowest, countOf(places));
	const isFixed = places.category === name.text;
	for (const [i, { text, span }] of items.entries()) {
		const code = i + 1;
		const place = isFixed ? code : draft.builder.integer(nameOf(name.text, text), domain, span);
		own.push({
			name: text,
			category,
			code,
			place,
			span
		});
	}
	if (!isFixed) requireApart(category, places, draft);
	return category;
}
/** No two items of a category stand at one place, and no place is without one while some item stands nowhere. */
function requireApart(category, places, draft) {
	const { builder } = draft;
	const { name, items, span } = category;
	const terms = items.map(({ place }) => termOf(place));
	const words = `each ${name} is in another place`;
	if (!isLonger(category, places)) {
		if (terms.length > 1) {
			const apart = constraint({
				kind: "all-different",
				terms
			});
			builder.require(apart, {
				span,
				words,
				implicit: true
			});
		}
		return;
	}
	const apart = constraint({
		kind: "all-different-except",
		terms,
		except: [0]
	});
	builder.require(apart, {
		span,
		words,
		implicit: true
	});
	const filled = constraint({
		kind: "count",
		value: constant(0),
		terms,
		operator: "eq",
		bound: constant(items.length - countOf(places))
	});
	builder.require(filled, {
		span,
		words: `each place has one ${name}`,
		implicit: true
	});
}
/** The places and categories; undefined after a mistake that leaves nothing to speak of. */
function readSetting(draft) {
	const listed = readCategories(draft);
	const [first] = listed;
	const node = draft.node("places");
	const places = node ? readPlaces(node, draft) : first && placesFrom(first.items.map(({ text }) => text), first.name.text);
	if (!places || listed.some(({ items }) => items.length === 0)) return void 0;
	const nameOf = namesOf(listed);
	return {
		places,
		categories: listed.map((category) => declare(category, places, draft, nameOf))
	};
}
// src/puzzles/zebra/review.ts
/** Relations that say "left" or "right", and what else a reader may take them for. */
const otherwise = /* @__PURE__ */ new Map([
	["left_of", "immediately_left_of"],
	["immediately_left_of", "left_of"],
	["right_of", "immediately_right_of"],
	["immediately_right_of", "right_of"],
	["before", "immediately_left_of"]
]);
const neighbours = /* @__PURE__ */ new Map([["<", "immediately_left_of"], [">", "immediately_right_of"]]);
/** The words of a clue with the other relation. */
function reworded(words) {
	return words.replace(/\b(?:(?:immediately_)?(?:left|right)_of|before)\b/g, (name) => {
		return otherwise.get(name) ?? name;
	});
}
var Reviewing = class {
	#names;
	#scope;
	#analysis;
	constructor(draft, names, scope) {
		this.#names = names;
		this.#scope = scope;
		this.#analysis = new Analysis(draft.builder, new Reports(), draft.sources);
	}
	/** The other reading of a clue; undefined for one that does not say "left" or "right". */
	reading({ span, words, tree }) {
		if (!tree) return void 0;
		const beside = this.#beside(tree);
		if (beside) {
			const value = evaluate(beside, this.#analysis, { scope: this.#scope })?.value;
			return value === void 0 || !isTruth(value) ? void 0 : {
				span,
				words: notation(beside),
				formula: formulaOf(value)
			};
		}
		const relations = /* @__PURE__ */ new Set();
		const scope = {
			...this.#forwarding(),
			function: (name) => {
				const other = this.#names.declares(name) ? void 0 : otherwise.get(name);
				if (other === void 0) return this.#scope.function?.(name);
				relations.add(name);
				return this.#scope.function?.(other);
			}
		};
		const read = evaluate(tree, this.#analysis, { scope });
		if (!read || relations.size === 0 || !isTruth(read.value)) return void 0;
		return {
			span,
			words: reworded(words),
			formula: formulaOf(read.value)
		};
	}
	/** `a < b`, for places that are only counted through, as "immediately left of". */
	#beside(tree) {
		const { numbers = [] } = this.#names.setting.places.labels;
		if (tree.kind !== "comparison" || numbers.some((number, i) => number !== i + 1)) return void 0;
		const { first, rest, span } = tree;
		const [step, more] = rest;
		const name = step && neighbours.get(step.operator);
		if (!name || more || !itemOf(first, this.#names) || !itemOf(step.operand, this.#names)) return;
		return {
			kind: "call",
			name: {
				kind: "word",
				text: name,
				quoted: false,
				span
			},
			arguments: [first, step.operand],
			span
		};
	}
	/** The items that clues mention; a category as a function stands for all of its items. */
	mentioned(trees) {
		const items = /* @__PURE__ */ new Set();
		const add = (found) => {
			for (const item of found) items.add(item);
		};
		const scope = {
			...this.#forwarding(),
			word: (word, expected) => {
				add(this.#names.items(word));
				return this.#scope.word(word, expected);
			},
			member: (group, member) => {
				const category = this.#names.category(group);
				const item = category && this.#names.itemOf(category, member);
				if (item) add([item]);
				return this.#scope.member?.(group, member);
			},
			numeral: (literal, expected) => {
				add(this.#names.items({
					text: literal.text,
					quoted: true
				}));
				return this.#scope.numeral?.(literal, expected);
			},
			function: (name) => {
				add(this.#names.category({
					text: name,
					quoted: false
				})?.items ?? []);
				return this.#scope.function?.(name);
			}
		};
		for (const tree of trees) evaluate(tree, this.#analysis, { scope });
		return items;
	}
	#forwarding() {
		const own = this.#scope;
		return {
			declares: (name) => own.declares(name),
			word: (word, expected) => own.word(word, expected),
			member: (group, member) => own.member?.(group, member),
			numeral: (literal, expected) => own.numeral?.(literal, expected),
			function: (name) => own.function?.(name),
			spellings: () => own.spellings()
		};
	}
};
/** What nobody speaks of in a category: all of it, or two or more items that nothing tells apart. */
function silentIn(category, mentioned) {
	const names = category.items.flatMap((item) => mentioned.has(item) ? [] : [item.name]);
	if (names.length === category.items.length) return {
		names: [category.name],
		words: `no clue mentions the category ${category.name}`
	};
	if (names.length < 2) return void 0;
	return {
		names,
		words: `no clue mentions ${`${names.slice(0, -1).join(", ")} and ${names.at(-1)}`}, so nothing tells them apart`
	};
}
/**
* What there is to review.
* @param scope the names of the clues
*/
function reviewOf(draft, names, scope) {
	const reviewing = new Reviewing(draft, names, scope);
	const statements = draft.read;
	const mentioned = reviewing.mentioned(statements.flatMap(({ tree }) => tree ?? []));
	const { categories, places } = names.setting;
	return {
		unmentioned: categories.filter(({ name }) => name !== places.category).flatMap((category) => silentIn(category, mentioned) ?? []),
		subjects: [],
		readings: statements.flatMap((statement) => reviewing.reading(statement) ?? []),
		usable: []
	};
}
// src/puzzles/zebra/rows.ts
/** What a place of a row holds where no item stands. */
const none = 0;
var Rows = class {
	#setting;
	#builder;
	#rows = /* @__PURE__ */ new Map();
	#sealed = false;
	constructor(setting, builder) {
		this.#setting = setting;
		this.#builder = builder;
	}
	/** Declares no more rows: what is read later is about a model that is complete. */
	seal() {
		this.#sealed = true;
	}
	/** The code of the item of a category that stands at a place; undefined where none does. */
	itemAt(place, category) {
		const { places } = this.#setting;
		if (places.category === category.name) return place;
		const row = this.#rowOf(category);
		if (!row) return this.#chain(place, category);
		const item = (typeof place === "number" ? row[place - 1] : void 0) ?? element(termOf(place), row);
		return isShorter(category, places) ? onlyWhere(item, [ne(item, constant(none))]) : item;
	}
	#rowOf(category) {
		const known = this.#rows.get(category);
		if (known || this.#sealed) return known;
		const { places } = this.#setting;
		const lowest = isShorter(category, places) ? none : 1;
		const domain = rangeDomain(lowest, category.items.length);
		const row = places.labels.labels.map((label) => this.#builder.integer(this.#nameOf(`${category.name} at ${label}`), domain, category.span));
		this.#rows.set(category, row);
		for (const formula of this.#channels(category, row)) {
			const words = `the ${category.name} of a place is the one that stands there`;
			this.#builder.require(formula, {
				span: category.span,
				words,
				implicit: true
			});
		}
		return row;
	}
	#nameOf(wanted) {
		let name = wanted;
		while (this.#builder.find("integer", name)) name = `${name}'`;
		return name;
	}
	/** What makes a row the inverse of the places of its items. */
	#channels(category, row) {
		const { places } = this.#setting;
		const items = category.items.map(({ place }) => termOf(place));
		const holds = (at, list, value) => eq(element(at, list), constant(value));
		if (isLonger(category, places)) return row.map((item, i) => holds(item, items, i + 1));
		if (!isShorter(category, places)) {
			const fromZero = (term) => termOf(sum([term, -1]));
			const [left, right] = [items.map(fromZero), row.map(fromZero)];
			return [constraint({
				kind: "inverse",
				left,
				right
			})];
		}
		const empty = constraint({
			kind: "count",
			value: constant(none),
			terms: row,
			operator: "eq",
			bound: constant(countOf(places) - items.length)
		});
		return [...items.map((place, i) => holds(place, row, i + 1)), empty];
	}
	/** The same without a row: whose place it is decides. */
	#chain(place, { items }) {
		const code = items.reduceRight((rest, item) => chooseWhole(compareWhole("eq", item.place, place), item.code, rest), undefinedTerm);
		return onlyWhere(code, definedness([place]));
	}
};
// src/puzzles/zebra/scope.ts
/** The group of the places, in `place.first`. */
const placeGroup = "place";
var ZebraScope = class {
	#names;
	#parameters;
	#relations;
	#categories = /* @__PURE__ */ new Map();
	constructor(names, parameters, rows) {
		this.#names = names;
		this.#parameters = parameters;
		const { places, categories } = names.setting;
		const place = placeShape(places);
		this.#relations = relations(places, place);
		for (const category of categories) this.#categories.set(category, categoryFunction(category, place, rows));
	}
	get #places() {
		return this.#names.setting.places.labels;
	}
	declares(name) {
		return this.#names.declares(name);
	}
	#item(item) {
		return {
			type: label(this.#places),
			value: placeOf(item, this.#names.setting)
		};
	}
	#labelled(labels, code) {
		return {
			type: label(labels),
			value: {
				kind: "label",
				labels,
				code
			}
		};
	}
	word(word, expected) {
		if (!word.quoted && this.#parameters.get(word.text) !== void 0 && !this.#names.declares(word.text)) return void 0;
		const category = expected?.kind === "label" ? this.#categoryOf(expected.labels) : void 0;
		return category ? this.#itemIn(category, word) : this.#placed(word);
	}
	#categoryOf(labels) {
		return this.#names.setting.categories.find((category) => category.labels === labels);
	}
	/** A word where an item of a certain category is wanted. */
	#itemIn(category, word) {
		const names = this.#names;
		const { labels } = category;
		const item = names.itemOf(category, word);
		if (item) return this.#labelled(labels, item.code);
		const suggestion = names.suggestion(word, labels.labels);
		const [elsewhere] = names.items(word);
		if (!elsewhere) return unknownItem(word.span, word.text, suggestion);
		const help = `write ${spelled(elsewhere.name)} = ... to say what stands at its place`;
		const { name } = elsewhere.category;
		return notOfCategory(word.span, elsewhere.name, category.name, name, help);
	}
	/** A word that is an item or a place. */
	#placed(word) {
		const names = this.#names;
		const { places } = names.setting;
		const items = names.items(word);
		const code = names.place(word);
		const isNamedPlace = code !== void 0 && places.named && places.category === void 0;
		const [first] = items;
		if (items.length + Number(isNamedPlace) > 1) return this.#ambiguous(word, items, isNamedPlace);
		if (first) return this.#item(first);
		if (code !== void 0) return this.#labelled(places.labels, code);
		return this.#unknown(word);
	}
	#ambiguous(word, items, isPlace) {
		const ways = items.map(({ category, name }) => `${spelled(category.name)}.${spelled(name)}`);
		if (isPlace) ways.push(`${placeGroup}.${spelled(word.text)}`);
		return ambiguousItem(word.span, word.text, ways);
	}
	#unknown(word) {
		const names = this.#names;
		const category = names.category(word);
		const example = names.setting.categories.find((other) => other !== category)?.items[0]?.name;
		if (category) return categoryAsItem(word.span, category.name, spelled(example ?? "1"));
		if (!word.quoted && this.#relations.has(word.text)) return functionWithoutArguments(word.span, word.text);
		if (!word.quoted && isSurfaceName(word.text)) return void 0;
		const known = [...names.all(), ...[...this.#parameters.all].map(({ name }) => name)];
		return unknownItem(word.span, word.text, names.suggestion(word, known));
	}
	member(group, member) {
		const names = this.#names;
		const { categories, places } = names.setting;
		const category = names.category(group);
		if (!category && group.text === placeGroup) {
			const code = names.place(member);
			if (code !== void 0) return this.#labelled(places.labels, code);
			const suggestion = names.suggestion(member, places.labels.labels);
			return unknownItem(member.span, member.text, suggestion);
		}
		if (!category) {
			const known = categories.map(({ name }) => name);
			const suggestion = names.suggestion(group, known);
			return unknownCategory(group.span, group.text, suggestion, known);
		}
		const item = names.itemOf(category, member);
		if (item) return this.#item(item);
		const suggestion = names.suggestion(member, category.labels.labels);
		return unknownItem(member.span, member.text, suggestion);
	}
	/** A bare number where a label is wanted: a place by its number, or an item that is called so if there is none. */
	numeral({ value, text, span }, expected) {
		if (expected.kind !== "label") return void 0;
		const { labels } = expected;
		const index = labels.numbers?.indexOf(value) ?? -1;
		if (index >= 0) return this.#labelled(labels, labels.first + index);
		if (labels !== this.#places) {
			const code = codeOf(labels, text);
			return code === void 0 ? void 0 : this.#labelled(labels, code);
		}
		const word = {
			kind: "word",
			text,
			quoted: true,
			span
		};
		const items = this.#names.items(word);
		const [item] = items;
		if (!item) return void 0;
		if (items.length > 1) return this.#ambiguous(word, items, false);
		return {
			...this.#item(item),
			warning: numberAsItem(span, text)
		};
	}
	function(name) {
		const category = this.#names.category({
			text: name,
			quoted: false
		});
		return (category && this.#categories.get(category)) ?? this.#relations.get(name);
	}
	*spellings() {
		yield* this.#relations.keys();
		for (const name of this.#names.all()) yield spelled(name);
		for (const { name } of this.#categories.keys()) yield spelled(name);
	}
};
// src/puzzles/zebra/family.ts
function readQuestions(draft, names) {
	return draft.items("question").flatMap((node) => {
		if (node.kind === "atom") return readQuestion(node, names, draft) ?? [];
		draft.report(badQuestion(node.span, describeNode(node)));
		return [];
	});
}
/** A category or an item by its name, for `answer` and `--project`. */
function quantity(name, names) {
	const word = {
		text: name,
		quoted: false
	};
	const category = names.category(word);
	if (category) return fieldOfCategory(category, names);
	const [item, other] = names.called(word);
	return item && !other ? fieldOfItem(item, names) : void 0;
}
function read(draft) {
	const setting = readSetting(draft);
	if (!setting) return void 0;
	const names = new Names(setting);
	for (const { name, span } of names.shadowing()) draft.report(shadowsWord(span, name));
	const rows = new Rows(setting, draft.builder);
	const scope = new ZebraScope(names, draft.parameters, rows);
	const language = { scope: draft.scope(scope) };
	readClues(draft, "clues", language, names);
	readClues(draft, "constraints", language, names);
	draft.objective(language);
	rows.seal();
	const questions = readQuestions(draft, names);
	return {
		...assemble(draft, {
			language,
			fields: setting.categories.map((category) => fieldOfCategory(category, names)),
			quantity: (name) => quantity(name, names),
			draw: (at, style) => draw(setting, questions, at, style),
			picture: (view) => pictureOf(setting, questions, view),
			quantities: () => outlineOf(setting)
		}),
		equation: (name, value) => equationOf(name, value, names),
		peers: () => setting.categories.map(({ items }) => items.map((item) => fieldOfItem(item, names))),
		review: () => reviewOf(draft, names, language.scope)
	};
}
const words = {
	type: "array",
	items: { type: [
		"string",
		"number",
		"boolean",
		"null"
	] }
};
const zebra = {
	name: "zebra",
	summary: "Items of several categories share places, and clues say which ones belong together.",
	keys: [
		{
			name: "places",
			summary: "How many places there are, or their names in order; numbers such as years may be used in arithmetic. Without it the items of the first category are the places.",
			schema: { anyOf: [{ type: ["integer", "string"] }, words] }
		},
		{
			name: "categories",
			summary: "Names of categories, each with the list of its items.",
			required: true,
			schema: {
				type: "object",
				additionalProperties: words
			}
		},
		{
			name: "clues",
			summary: "What is known: expressions such as \"Dane = milk\", \"next_to(Blend, cats)\", or forms such as {same: [Dane, milk]}.",
			schema: {
				type: "array",
				items: { type: [
					"string",
					"boolean",
					"object"
				] }
			}
		},
		{
			name: "question",
			summary: "\"category of item\", or a list of such: answered in words below the table.",
			schema: { anyOf: [{ type: "string" }, {
				type: "array",
				items: { type: "string" }
			}] }
		}
	],
	read
};
export { zebra };
