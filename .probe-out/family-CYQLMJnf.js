import { $ as isSafe, A as indicator, C as element, D as gt, E as ge, F as ne, G as add$1, H as truth, I as neg, L as not, O as iff, P as mul, Q as gcd, R as or, S as constraint, T as falsity, U as variable, V as sub, Y as floorDivide, _ as and, c as domainOfValues, g as add, it as negate, j as le, k as implies, m as rangeDomain, n as failed, q as compare, r as good, rt as multiply, t as Reports, w as eq, x as constant, y as choose } from "./diagnostic-4Z-7KFgF.js";
import { c as meaningOfTerm, s as meaningOfFormula, t as fieldOf } from "./fields-WrLIxNKH.js";
import { c as textWidth, i as lines, l as assemble, o as shape, r as label, t as below } from "./picture-DzpcntfW.js";
import { i as warning, r as error, t as counted } from "./message-DJw8gymv.js";
import { K as parseExpressions, dt as number, n as isNothing, t as describeNode } from "./node-kind-CuHHsrJh.js";
import { t as addSource } from "./source-VLR-ME-q.js";
import { setImmediate } from "node:timers/promises";
// src/puzzles/countdown/game.ts
/** All signs, in the order in which they are listed. */
const operations = [
	"+",
	"-",
	"*",
	"/"
];
/** Whether an operation adds or subtracts. */
function isSum(operation) {
	return operation === "+" || operation === "-";
}
/** Whether an operation multiplies or divides. */
function isProduct(operation) {
	return operation === "*" || operation === "/";
}
// src/puzzles/countdown/bounds.ts
var Bounds = class {
	#subsets;
	#game;
	#chains;
	#results;
	constructor(subsets, game) {
		this.#subsets = subsets;
		this.#game = game;
		const { operations } = game;
		const allowed = [...operations];
		this.#chains = this.#largestOf(allowed.some(isSum), allowed.some(isProduct));
		const multiplies = operations.has("*") || game.fractions && operations.has("/");
		this.#results = this.#largestOf(operations.has("+"), multiplies);
	}
	/** By subset, the largest value by sums and products, or by taking away from a part. Past 2^53 it is rounded. */
	#largestOf(sums, products) {
		const subsets = this.#subsets;
		const largest = new Float64Array(subsets.full + 1);
		for (const subset of subsets.all) {
			let best = subsets.size(subset) === 1 ? subsets.numberOf(subset) : 0;
			for (const part of subsets.parts(subset)) {
				const rest = subsets.without(subset, part);
				if (part > rest) continue;
				const [a, b] = [largest[part], largest[rest]];
				best = Math.max(best, a, b, sums ? a + b : 0, products ? a * b : 0);
			}
			largest[subset] = best;
		}
		return largest;
	}
	/** No result of these numbers is larger. */
	largest(subset) {
		return this.#results[subset];
	}
	/** No result of so many of the numbers, or fewer, is larger; as far as integers are exact. */
	largestOfSize(size) {
		const { all } = this.#subsets;
		const largest = all.map((subset) => this.#subsets.size(subset) <= size ? this.largest(subset) : 0);
		return Math.min(Math.max(...largest), Number.MAX_SAFE_INTEGER);
	}
	/** No result of so many of the numbers, or fewer, that is larger is of use for a result of at most `goal` in the end. */
	limitOfSize(size, goal) {
		const { all } = this.#subsets;
		const limits = all.map((subset) => this.#subsets.size(subset) <= size ? this.limit(subset, goal) : 0);
		return Math.min(Math.max(...limits), this.largestOfSize(size));
	}
	/** The same where `+` may be done before `-`, and `*` before `/`, even if they are not allowed. */
	largestChain(subset) {
		return this.#chains[subset];
	}
	/**
	* A result of these numbers that is larger is of no use for a result of at most `goal` in the end. Going back from the
	* end, a step that takes in a result `y` of other numbers comes from at most `goal * y + 1`: it divided by `y`,
	* subtracted it, or was itself subtracted from it or divided it. All such `y` multiplied are at most the largest
	* result of the numbers that are left.
	*/
	limit(subset, goal) {
		const { full, numbers } = this.#subsets;
		const rest = this.#subsets.without(full, subset);
		const back = (goal + numbers.length) * Math.max(1, this.largestChain(rest));
		return Math.min(this.largestChain(subset), back);
	}
	/** How far from the target some result is that is easy to find; undefined where none is. */
	get knownDistance() {
		const { numbers, target, useAll, operations } = this.#game;
		if (!useAll) return Math.min(...numbers.map((number) => Math.abs(number - target)));
		const sum = numbers.reduce((a, b) => a + b);
		return operations.has("+") || numbers.length === 1 ? Math.abs(sum - target) : void 0;
	}
	/** No result in the end that is as near as can be is larger. */
	get goal() {
		const { knownDistance } = this;
		const { target } = this.#game;
		return knownDistance === void 0 ? Math.max(target, this.largest(this.#subsets.full)) : target + knownDistance;
	}
};
/** The operations that chains are made with. A chain has all `+` before `-`, so where there is `-` it may begin with `+`
* even if that is not allowed: `a - (b - c)` is `a + c - b`. Likewise with `*` and `/`.
*/
function chainOperations({ operations: allowed }) {
	const closed = new Set(allowed);
	if (closed.has("-")) closed.add("+");
	if (closed.has("/")) closed.add("*");
	return [...closed];
}
// src/puzzles/countdown/fraction-bounds.ts
/** Largest numerators and denominators of results of so many numbers or fewer; past 2^53 they are rounded. */
var FractionBounds = class {
	#subsets;
	#numerators;
	#denominators;
	constructor(subsets) {
		this.#subsets = subsets;
		this.#numerators = new Float64Array(subsets.full + 1);
		this.#denominators = new Float64Array(subsets.full + 1).fill(1);
		for (const subset of subsets.all) this.#fill(subset);
	}
	/** Of `p / q` and `r / s`, by any operation: at most `p s + r q`, `p r`, `p s` over at most `q s`, `q r`. */
	#fill(subset) {
		const subsets = this.#subsets;
		const [tops, bottoms] = [this.#numerators, this.#denominators];
		let top = subsets.size(subset) === 1 ? subsets.numberOf(subset) : 1;
		let bottom = 1;
		for (const part of subsets.parts(subset)) {
			const rest = subsets.without(subset, part);
			const [p, q] = [tops[part], bottoms[part]];
			const [r, s] = [tops[rest], bottoms[rest]];
			top = Math.max(top, p * s + r * q, p * r);
			bottom = Math.max(bottom, q * s, q * r);
		}
		tops[subset] = top;
		bottoms[subset] = bottom;
	}
	numerator(size) {
		return this.#largest(this.#numerators, size);
	}
	denominator(size) {
		return this.#largest(this.#denominators, size);
	}
	#largest(values, size) {
		const subsets = this.#subsets;
		const within = subsets.all.filter((subset) => subsets.size(subset) <= size);
		return Math.max(...within.map((subset) => values[subset]));
	}
};
// src/puzzles/countdown/normal-form.ts
function kindOf(operation) {
	return isSum(operation) ? "sum" : "product";
}
/** Whether the operation takes its right side in as it is, rather than turned round. */
function joins(operation) {
	return operation === "+" || operation === "*";
}
function normalFormOf(tree) {
	if (tree.kind === "number") return {
		kind: "number",
		number: tree.number,
		key: `${tree.number}`
	};
	const kind = kindOf(tree.operation);
	const [first, second] = [[], []];
	gather(tree, kind, first, second);
	return {
		kind,
		first,
		second,
		key: `${kind}(${keysOf(first)}|${keysOf(second)})`
	};
}
/** Takes in the terms of a tree; those that count the other way round go into `turned`. */
function gather(tree, kind, straight, turned) {
	const take = (part, into, other) => {
		if (part.kind === "operation" && kindOf(part.operation) === kind) gather(part, kind, into, other);
		else into.push(normalFormOf(part));
	};
	take(tree.left, straight, turned);
	if (joins(tree.operation)) take(tree.right, straight, turned);
	else take(tree.right, turned, straight);
}
function keysOf(forms) {
	return forms.map(({ key }) => key).sort().join(",");
}
// src/puzzles/countdown/tree.ts
function numberTree(number) {
	return {
		kind: "number",
		number
	};
}
function operationTree(operation, left, right) {
	return {
		kind: "operation",
		operation,
		left,
		right
	};
}
/** The operations of a tree in the order of their evaluation: what is on the left first. */
function* stepsOf(tree) {
	if (tree.kind === "number") return;
	yield* stepsOf(tree.left);
	yield* stepsOf(tree.right);
	yield tree;
}
/** The tree as an expression, in parentheses where it would be read in another order without. */
function textOfTree(tree) {
	if (tree.kind === "number") return `${tree.number}`;
	const { operation, left, right } = tree;
	return `${isProduct(operation) ? inParentheses(left, isSum) : textOfTree(left)} ${operation} ${inParentheses(right, (other) => isSum(other) || isProduct(operation))}`;
}
function inParentheses(tree, where) {
	const text = textOfTree(tree);
	return tree.kind === "operation" && where(tree.operation) ? `(${text})` : text;
}
// src/puzzles/countdown/circuit.ts
/** The numbers of a game in the order of the items. */
function itemsOf({ numbers }) {
	return numbers.toSorted((a, b) => a - b);
}
/** By number: the first item that is this number. It names the number among equal ones. */
function leadOfItem(items, item) {
	return items.indexOf(items[item - 1] ?? 0) + 1;
}
/** The least of its numbers: of two sides that may change places the one with the lesser lead stands on the left. */
function leadOf(tree) {
	return tree.kind === "number" ? tree.number : Math.min(leadOf(tree.left), leadOf(tree.right));
}
/** The circuit of a tree. Equal numbers are taken in the order in which the steps use them. */
function circuitOf(tree, items) {
	const used = /* @__PURE__ */ new Set();
	const steps = [];
	/** Results that a part needs; its own number comes when the step is taken. */
	const resultOf = (part) => {
		if (part.kind === "number") return 0;
		const [left, right] = !joins(part.operation) || leadOf(part.left) <= leadOf(part.right) ? [part.left, part.right] : [part.right, part.left];
		const [leftResult, rightResult] = [resultOf(left), resultOf(right)];
		steps.push({
			operation: part.operation,
			left: leftResult || take(left),
			right: rightResult || take(right)
		});
		return items.length + steps.length;
	};
	const take = (part) => {
		const wanted = part.kind === "number" ? part.number : 0;
		const place = items.findIndex((number, i) => number === wanted && !used.has(i));
		used.add(place);
		return place + 1;
	};
	return {
		steps,
		result: resultOf(tree) || take(tree)
	};
}
/** The tree of a circuit. */
function treeOf({ steps, result }, items) {
	const trees = items.map(numberTree);
	const at = (item) => trees[item - 1] ?? numberTree(0);
	for (const { operation, left, right } of steps) trees.push(operationTree(operation, at(left), at(right)));
	return at(result);
}
// src/puzzles/countdown/step-variables.ts
/** Whether the step has the operation. */
function isOperation({ operation }, ...wanted) {
	const [first, ...others] = wanted.map((each) => eq(operation, constant(codeOf(each))));
	if (!first) return {
		kind: "truth",
		value: false
	};
	return others.length === 0 ? first : {
		kind: "or",
		formulas: [first, ...others]
	};
}
/** A disjunction without another one directly inside it. */
function anyOf(...formulas) {
	return or(...formulas.flatMap((each) => each.kind === "or" ? each.formulas : [each]));
}
function isIdle({ operation }) {
	return eq(operation, constant(0));
}
function codeOf(operation) {
	return operations.indexOf(operation) + 1;
}
var CircuitVariables = class {
	game;
	/** The numbers, ascending. */
	items;
	steps;
	#builder;
	#definitions = [];
	constructor(game, builder) {
		this.game = game;
		this.items = itemsOf(game);
		this.#builder = builder;
		const count = this.items.length;
		const codes = operations.filter((each) => game.operations.has(each)).map(codeOf);
		const domain = domainOfValues(game.useAll ? codes : [0, ...codes]);
		this.steps = Array.from({ length: count - 1 }, (_, i) => ({
			operation: builder.integer(`operation[${i + 1}]`, domain),
			left: builder.integer(`left[${i + 1}]`, rangeDomain(1, count + i)),
			right: builder.integer(`right[${i + 1}]`, rangeDomain(game.useAll ? 1 : 0, count + i))
		}));
	}
	/** A variable that some assertion of the caller's makes equal to the term. */
	declare(name, domain, term) {
		const variable = this.#builder.integer(name, domain);
		this.#definitions.push({
			id: variable.id,
			value: meaningOfTerm(term)
		});
		return variable;
	}
	/** A variable that is the term. */
	define(name, domain, term, origin) {
		const variable = this.declare(name, domain, term);
		this.require(eq(variable, term), origin);
		return variable;
	}
	/**
	* A variable that is the term at the place which an index has, counted from `from`. Case by case: an element constraint
	* would have a literal made for each value of each term.
	*/
	pick(name, domain, index, terms, from, origin) {
		const place = from === 1 ? index : add(index, constant(1 - from));
		const variable = this.declare(name, domain, element(place, terms));
		for (const [i, term] of terms.entries()) {
			const isHere = eq(index, constant(i + from));
			this.require(implies(isHere, eq(variable, term)), origin);
		}
		return variable;
	}
	/** A variable that is one of two terms. */
	choose(name, domain, condition, positive, negative, origin) {
		const variable = this.declare(name, domain, choose(condition, positive, negative));
		this.require(implies(condition, eq(variable, positive)), origin);
		this.require(anyOf(condition, eq(variable, negative)), origin);
		return variable;
	}
	/** Adds a rule of the game. */
	require(formula, origin) {
		this.#builder.require(formula, {
			implicit: true,
			...origin
		});
	}
	/** The values of all variables for a circuit. */
	assignment({ steps, result }) {
		const at = [];
		for (const [i, { operation, left, right }] of this.steps.entries()) {
			const step = steps[i];
			at[operation.id] = step ? codeOf(step.operation) : 0;
			at[left.id] = step?.left ?? (i === 0 ? result : this.items.length + i);
			at[right.id] = step?.right ?? 0;
		}
		for (const { id, value } of this.#definitions) at[id] = Number(value(at));
		return at;
	}
	/** The circuit that an assignment says. */
	circuit(at) {
		const steps = this.steps.flatMap(({ operation, left, right }) => {
			const sign = operations[(at[operation.id] ?? 0) - 1];
			return sign ? [{
				operation: sign,
				left: at[left.id] ?? 0,
				right: at[right.id] ?? 0
			}] : [];
		});
		const [first] = this.steps;
		const alone = first ? at[first.left.id] ?? 0 : 1;
		return {
			steps,
			result: steps.length === 0 ? alone : this.items.length + steps.length
		};
	}
};
// src/puzzles/countdown/fraction-values.ts
const exact$1 = { words: "results are positive" };
const noOne$1 = { words: "nothing is multiplied or divided by 1" };
/** The last result. */
function requireFractionValues(circuit, bounds) {
	const values = circuit.items.map((number) => ({
		numerator: constant(number),
		denominator: constant(1)
	}));
	for (const [i, step] of circuit.steps.entries()) values.push(requireStep$1(circuit, step, i, values, bounds));
	return values.at(-1);
}
function requireStep$1(circuit, step, place, items, bounds) {
	const define = (what, largest, term) => circuit.define(`${what}[${place + 1}]`, rangeDomain(0, largest), term, exact$1);
	const [top, bottom] = [bounds.numerator(place + 1), bounds.denominator(place + 1)];
	const tops = items.map(({ numerator }) => numerator);
	const bottoms = items.map(({ denominator }) => denominator);
	const next = add(step.right, constant(1));
	const first = define("first", top, element(step.left, tops));
	const firstUnder = define("first_under", bottom, element(step.left, bottoms));
	const second = define("second", top, element(next, [constant(0), ...tops]));
	const secondUnder = define("second_under", bottom, element(next, [constant(1), ...bottoms]));
	const [isProduct, isQuotient] = [isOperation(step, "*", "/"), isOperation(step, "/")];
	const either = Math.max(top, bottom);
	const over = define("over", either, choose(isQuotient, second, secondUnder));
	const straight = define("straight", either, choose(isOperation(step, "*"), second, secondUnder));
	const across = define("across", top, choose(isProduct, constant(0), second));
	const [largest, lowest] = [bounds.numerator(place + 2), bounds.denominator(place + 2)];
	const own = define("own", largest, mul(first, straight));
	const other = define("other", largest, mul(firstUnder, across));
	const sum = add(own, choose(isOperation(step, "-"), neg(other), other));
	const numerator = circuit.define(`value[${place + 1}]`, rangeDomain(1, largest), sum, exact$1);
	const denominator = circuit.define(`value_under[${place + 1}]`, rangeDomain(1, lowest), mul(firstUnder, over), exact$1);
	circuit.require(implies(isProduct, ne(second, secondUnder)), noOne$1);
	circuit.require(implies(isOperation(step, "*"), ne(first, firstUnder)), noOne$1);
	return {
		numerator,
		denominator
	};
}
// src/puzzles/countdown/order-rules.ts
const origin = { words: "of circuits that mean the same expression one is kept" };
/**
* Two terms of a chain that begin with equal numbers may change places: the rules leave more than one circuit then.
*/
function requireOneOrder(circuit) {
	const steps = withLeads(circuit);
	for (const step of steps) {
		const inOrder = le(step.leftLead, step.rightLead);
		circuit.require(implies(isOperation(step, "+", "*"), inOrder), origin);
	}
	for (const chain of flatChains(circuit)) requireFlat(circuit, steps, chain);
}
/** The chains that every form has an order of evaluation for in which they go from left to right. */
function flatChains({ game }) {
	const sums = {
		first: "+",
		second: "-"
	};
	const products = {
		first: "*",
		second: "/"
	};
	return [...game.operations.has("+") ? [sums] : [], ...game.operations.has("*") && !game.fractions ? [products] : []];
}
/** The least number of each item by the first place of that number, also of results. */
function withLeads(circuit) {
	const { steps, items } = circuit;
	const domain = rangeDomain(1, items.length);
	const leads = items.map((_, i) => constant(leadOfItem(items, i + 1)));
	return steps.map((step, i) => {
		const name = (what) => `${what}[${i + 1}]`;
		const leftTerm = element(step.left, [...leads]);
		const leftLead = circuit.define(name("left_lead"), domain, leftTerm, origin);
		const rightTerm = element(add(step.right, constant(1)), [constant(items.length), ...leads]);
		const rightLead = circuit.define(name("right_lead"), domain, rightTerm, origin);
		const least = {
			kind: "min",
			terms: [leftLead, rightLead]
		};
		leads.push(circuit.define(name("lead"), domain, least, origin));
		return {
			...step,
			leftLead,
			rightLead
		};
	});
}
function requireFlat(circuit, steps, chain) {
	const inChain = (step) => isOperation(step, chain.first, chain.second);
	for (const [i, step] of steps.entries()) for (const [j, earlier] of steps.slice(0, i).entries()) {
		const result = constant(circuit.items.length + j + 1);
		const [goesOn, isTerm] = [eq(step.left, result), eq(step.right, result)];
		if (j === i - 1) circuit.require(not(and(isTerm, inChain(step), inChain(earlier))), origin);
		const turnsBack = [isOperation(step, chain.first), isOperation(earlier, chain.second)];
		circuit.require(not(and(goesOn, ...turnsBack)), origin);
		const same = [chain.first, chain.second].map((each) => and(isOperation(step, each), isOperation(earlier, each)));
		circuit.require(implies(and(goesOn, or(...same)), le(earlier.rightLead, step.rightLead)), origin);
	}
}
// src/puzzles/countdown/shape-rules.ts
const once = { words: "each number is used at most once, and each result but the last exactly once" };
const idle = { words: "steps that are not needed come last and pass the result on" };
const order = { words: "a step comes right after those whose results it uses" };
const equals = { words: "of equal numbers the first one is used first" };
function requireShape(circuit) {
	requireIdleLast(circuit);
	requireOnce(circuit);
	requireOrder(circuit);
	requireEqualsInOrder(circuit);
}
function requireIdleLast(circuit) {
	const { steps, items } = circuit;
	for (const [i, step] of steps.entries()) {
		const before = steps[i - 1];
		circuit.require(iff(isIdle(step), eq(step.right, constant(0))), idle);
		const passed = items.length + i;
		circuit.require(implies(isIdle(step), before ? eq(step.left, constant(passed)) : not(gt(step.left, constant(passed)))), idle);
		if (before) circuit.require(implies(isIdle(before), isIdle(step)), idle);
	}
}
function requireOnce(circuit) {
	const { steps, items } = circuit;
	const terms = steps.flatMap(({ left, right }) => [left, right]);
	if (terms.length === 0) return;
	circuit.require(constraint({
		kind: "all-different-except",
		terms,
		except: [0]
	}), once);
	for (const i of steps.keys()) {
		const result = constant(items.length + i + 1);
		const later = steps.slice(i + 1).flatMap(({ left, right }) => [eq(left, result), eq(right, result)]);
		if (later.length > 0) circuit.require(or(...later), once);
	}
}
/**
* Results are used like those on a stack: one on the right is the last one; one on the left is the last one too, or the
* one before the results that the right side is made of. Of two results on the left, what lies between the first and
* its use is therefore used up before.
*/
function requireOrder(circuit) {
	const { steps, items } = circuit;
	const numbers = constant(items.length);
	for (const [i, { left, right }] of steps.entries()) {
		const last = constant(items.length + i);
		circuit.require(implies(gt(right, numbers), eq(right, last)), order);
		circuit.require(implies(gt(left, numbers), or(eq(left, last), eq(right, last))), order);
	}
	const uses = steps.flatMap((step, user) => Array.from({ length: user }, (_, made) => ({
		made,
		user,
		formula: eq(step.left, constant(items.length + made + 1))
	})));
	for (const a of uses) for (const b of uses) if (a.made < b.made && b.made < a.user && a.user < b.user && b.made < a.user - 1) circuit.require(not(and(a.formula, b.formula)), order);
}
function requireEqualsInOrder(circuit) {
	const { steps, items } = circuit;
	const slots = steps.flatMap(({ left, right }) => [left, right]);
	const isItem = (item, within) => within.map((slot) => eq(slot, constant(item)));
	for (const [i, number] of items.entries()) {
		if (i === 0 || items[i - 1] !== number) continue;
		for (const [place, slot] of slots.entries()) {
			const before = isItem(i, slots.slice(0, place));
			circuit.require(before.length === 0 ? ne(slot, constant(i + 1)) : implies(eq(slot, constant(i + 1)), or(...before)), equals);
		}
	}
}
// src/puzzles/countdown/subsets.ts
/** Of equal numbers a representative mask takes the first ones. */
var Subsets = class {
	/** Ascending. A mask has a bit for each. */
	numbers;
	/** The mask of all numbers. */
	full;
	/** All representatives but the empty one, those of fewer numbers first. */
	all;
	#representative;
	#parts = [];
	#size;
	constructor(numbers) {
		this.numbers = numbers.toSorted((a, b) => a - b);
		this.full = (1 << numbers.length) - 1;
		this.#size = new Uint8Array(this.full + 1);
		this.#representative = new Uint16Array(this.full + 1);
		for (let mask = 1; mask <= this.full; mask++) {
			this.#size[mask] = this.size(mask >> 1) + (mask & 1);
			this.#representative[mask] = this.#representativeOf(mask);
		}
		const masks = Array.from({ length: this.full }, (_, i) => i + 1);
		this.all = masks.filter((mask) => this.#representative[mask] === mask).sort((a, b) => this.size(a) - this.size(b) || a - b);
	}
	#representativeOf(mask) {
		let result = 0;
		const { numbers } = this;
		for (let first = 0, end = 0; first < numbers.length; first = end) {
			let count = 0;
			while (end < numbers.length && numbers[end] === numbers[first]) count += mask >> end++ & 1;
			result |= (1 << count) - 1 << first;
		}
		return result;
	}
	/** How many numbers a mask has. */
	size(mask) {
		return this.#size[mask];
	}
	/** The number of a mask that has one. */
	numberOf(mask) {
		return this.numbers[31 - Math.clz32(mask)];
	}
	/** The representative of what is left of one without a part of it. */
	without(mask, part) {
		return this.#representative[mask ^ part];
	}
	/** The representatives within one, but for the empty one and itself. */
	parts(mask) {
		const known = this.#parts[mask];
		if (known) return known;
		const parts = [];
		for (let part = mask - 1 & mask; part > 0; part = part - 1 & mask) if (this.#representative[part] === part) parts.push(part);
		this.#parts[mask] = parts;
		return parts;
	}
};
// src/puzzles/countdown/whole-values.ts
const exact = { words: "results are positive integers, and divisions are exact" };
const noOne = { words: "nothing is multiplied or divided by 1" };
/** The values of all items: the numbers, and behind them the results of the steps. */
function requireWholeValues(circuit, bounds) {
	const [least = 0, ...others] = circuit.items;
	const values = [constant(least), ...others.map(constant)];
	for (const [i, step] of circuit.steps.entries()) values.push(requireStep(circuit, step, i, values, bounds.largestOfSize(i + 2)));
	return values;
}
/** One step: `greater = lesser + second` or `greater = lesser * second`, where one of the two is the result. */
function requireStep(circuit, step, place, items, largest) {
	const [some, any] = [rangeDomain(1, largest), rangeDomain(0, largest)];
	const either = (what, domain, condition, positive, negative) => circuit.choose(`${what}[${place + 1}]`, domain, condition, positive, negative, exact);
	const pick = (what, domain, index, from) => circuit.pick(`${what}[${place + 1}]`, domain, index, from === 0 ? [constant(0), ...items] : items, from, exact);
	const first = pick("first", some, step.left, 1);
	const second = pick("second", any, step.right, 0);
	const value = circuit.declare(`value[${place + 1}]`, some, resultOf$1(step, first, second));
	const goesBack = isOperation(step, "-", "/");
	const greater = either("greater", some, goesBack, first, value);
	const lesser = either("lesser", some, goesBack, value, first);
	const isProduct = isOperation(step, "*", "/");
	circuit.require(anyOf(isProduct, eq(greater, add(lesser, second))), exact);
	const product = either("product", any, isProduct, greater, constant(0));
	const factor = either("factor", any, isProduct, lesser, constant(0));
	circuit.require(eq(product, mul(factor, second)), exact);
	const isProper = and(ge(first, constant(2)), ge(second, constant(2)));
	circuit.require(implies(isProduct, isProper), noOne);
	return value;
}
/** The result of a step as a term of its two items. */
function resultOf$1(step, first, second) {
	const quotient = {
		kind: "div",
		left: first,
		right: second
	};
	const product = choose(isOperation(step, "*"), mul(first, second), quotient);
	const difference = choose(isOperation(step, "-"), add(first, neg(second)), product);
	return choose(anyOf(isOperation(step, "+"), isIdle(step)), add(first, second), difference);
}
// src/puzzles/countdown/circuit-model.ts
/** The variables that say which circuit it is. */
function circuitVariables({ circuit }) {
	return circuit.steps.flatMap(({ operation, left, right }) => [
		operation.id,
		left.id,
		right.id
	]);
}
/** All variables of an answer. */
function answerOf(model) {
	const { value, distance, numbers } = model;
	return [
		...circuitVariables(model),
		value.id,
		distance.id,
		numbers.id
	];
}
/** Adds the variables and rules of a game to a model. */
function buildCircuit(game, builder) {
	const circuit = new CircuitVariables(game, builder);
	const subsets = new Subsets(game.numbers);
	const bounds = new Bounds(subsets, game);
	requireShape(circuit);
	requireOneOrder(circuit);
	const largest = bounds.largestOfSize(game.numbers.length);
	const results = game.fractions ? [] : requireWholeValues(circuit, bounds);
	const last = results.at(-1);
	const value = last ? circuit.define("value", rangeDomain(1, largest), last, final) : requireIntegerValue(circuit, new FractionBounds(subsets), largest);
	const farthest = Math.max(0, game.target - 1, largest - game.target);
	const difference = {
		kind: "abs",
		term: sub(value, constant(game.target))
	};
	const distance = circuit.define("distance", rangeDomain(0, farthest), difference, { words: "the distance is how far the value is from the target" });
	limitResults(circuit, bounds, distance, results.slice(game.numbers.length));
	const used = circuit.steps.map((step) => indicator(not(isIdle(step))));
	const size = add(constant(1), ...used);
	return {
		circuit,
		value,
		distance,
		numbers: circuit.define("numbers", rangeDomain(1, game.numbers.length), size, { words: "an expression has one number more than it has steps" })
	};
}
const final = { words: "the value is the result of the last step" };
/** The value where results may be fractions. */
function requireIntegerValue(circuit, bounds, largest) {
	const { numerator, denominator } = requireFractionValues(circuit, bounds);
	const quotient = {
		kind: "div",
		left: numerator,
		right: denominator
	};
	const value = circuit.declare("value", rangeDomain(1, largest), quotient);
	circuit.require(eq(numerator, mul(value, denominator)), final);
	return value;
}
/** Results that are larger than some limit lead no more to values as near to the target as those that are looked for. */
function limitResults(circuit, bounds, distance, results) {
	const { target } = circuit.game;
	const words = "results that are too large to come back to the target are of no use";
	for (const near of distances(bounds.knownDistance ?? 0)) {
		const isNear = le(distance, constant(near));
		for (const [i, result] of results.entries()) {
			const limit = bounds.limitOfSize(i + 2, target + near);
			circuit.require(implies(isNear, le(result, constant(limit))), {
				words,
				redundant: true
			});
		}
	}
}
/** The ends of the bands in which the least distance is looked for, and the one that is known to be reached. */
function distances(known) {
	const ends = [];
	for (let end = 0; end < known; end = 2 * end + 2) ends.push(end);
	return [...ends, known];
}
// src/text/catalogue/countdown.ts
const numberCount = error("countdown-number-count", `A game has one to eight numbers. Each of them may be used once.

\`\`\`yaml
puzzle: countdown
numbers: [1, 3, 7, 10, 25, 50]
target: 765
\`\`\``, (found, most) => ({
	message: `a game has 1 to ${most} numbers, and here ${found === 1 ? "is" : "are"} ${found === 0 ? "none" : found}`,
	help: "write them as a list, such as numbers: [1, 3, 7, 10, 25, 50]"
}));
const badNumber = error("countdown-number", `The numbers of a game are positive integers: 1, 2, 3 and so on.`, (found, most) => `the numbers of a game are integers from 1 to ${most}, and here is ${found}`);
const largeNumber = warning("countdown-large-number", `The game is usually played with numbers up to 100, and puzzlec is made for numbers up to 255. Larger ones are taken too.
Results on the way that would pass 2^53 - 1 are left out.`, (found, usual) => `${found} is more than ${usual}: that is taken, but a search may be long`);
const badTarget = error("countdown-target", `The target is what the numbers are to make: an integer from 1 to 65535.

\`\`\`yaml
target: 765
\`\`\``, (found, most) => `the target is an integer from 1 to ${most}, and here is ${found}`);
const badOperations = error("countdown-operations", `\`operations\` lists the signs that may be used, among \`+ - * /\`; at least one of them. Without it all four may be.

\`\`\`yaml
operations: "+ - *"       # no division
\`\`\`

The quotes are needed where the list begins with a sign that YAML reads as something else, such as \`*\` or \`-\`.`, (found) => ({
	message: `the operations are some of + - * /, and here is ${found}`,
	help: "write operations: \"+ - *\", in quotes"
}));
const badUse = error("countdown-use", `\`use: all\` demands that every number is used. \`use: any\` is what holds without it: numbers may be left over.`, (found) => ({
	message: `use is all or any, and here is ${found}`,
	help: "write use: all to demand every number, or leave the key out"
}));
const badFractions = error("countdown-fractions", `\`fractions\` is either \`true\` or \`false\`: whether results on the way may be positive fractions. The value of the whole is
an integer all the same. In YAML 1.2 \`yes\` and \`no\` are words.

\`\`\`yaml
fractions: yes        # wrong
fractions: true       # right
\`\`\``, (found) => `fractions is true or false, and here is ${found}`);
const fractionsTooLarge = error("countdown-fractions-too-large", `With fractions numerators and denominators are multiplied at each step. They have to stay below 2^53, and with numbers as
large as these they might not.`, () => ({
	message: "with fractions these numbers could pass 2^53 on the way",
	help: "take fewer or smaller numbers, or leave out fractions: true"
}));
const badAttempt = error("countdown-attempt", `An attempt is an expression of the numbers of the game with \`+ - * /\` and parentheses. It may also be given step by step,
with \`;\` between the steps: each result may then be used once in the steps behind it.

\`\`\`
(25 + 3) * 27
25 + 3 = 28; 28 * 27 = 756
\`\`\``, (found) => ({
	message: `${found} is no part of an attempt`,
	help: "an attempt has numbers, + - * / and parentheses, such as (25 + 3) * 27"
}));
/** What an attempt does that the rules do not allow; for people, and no diagnostics. */
const mistakes = {
	notThere: (number) => `${number} is not among the numbers`,
	tooOften: (number, there) => `${number} is used more often than it is there (${counted(there, "time")})`,
	notAllowed: (sign) => `${sign} is not allowed in this game`,
	notPositive: (step) => `${step} is not positive`,
	notExact: (step) => `${step} is not exact`,
	tooLarge: (step) => `${step} is larger than 2^53 - 1`,
	idle: (step) => `${step} changes nothing: steps with 1 do not count`,
	left: (numbers) => `${numbers.join(", ")} must be used too`,
	claim: (step, claimed) => `${step}, not ${claimed}`,
	fraction: (value) => `the whole is ${value}, which is no integer`
};
// src/puzzles/countdown/fraction.ts
function fractionOf(value) {
	return {
		numerator: value,
		denominator: 1
	};
}
function reduced(numerator, denominator) {
	if (denominator < 0) return reduced(negate(numerator), negate(denominator));
	const divisor = gcd(numerator, denominator);
	return {
		numerator: floorDivide(numerator, divisor),
		denominator: floorDivide(denominator, divisor)
	};
}
/** The result of each operation; undefined for a division by 0. */
const calculations = {
	"+": (a, b) => reduced(add$1(multiply(a.numerator, b.denominator), multiply(b.numerator, a.denominator)), multiply(a.denominator, b.denominator)),
	"-": (a, b) => calculations["+"](a, {
		...b,
		numerator: negate(b.numerator)
	}),
	"*": (a, b) => reduced(multiply(a.numerator, b.numerator), multiply(a.denominator, b.denominator)),
	"/": (a, b) => b.numerator === 0 ? void 0 : reduced(multiply(a.numerator, b.denominator), multiply(a.denominator, b.numerator))
};
/** Less than, equal, greater: a negative number, 0, a positive number. */
function compareFractions(left, right) {
	return compare(multiply(left.numerator, right.denominator), multiply(right.numerator, left.denominator));
}
/** `12`, `3/4`. */
function textOfFraction({ numerator, denominator }) {
	return denominator === 1 ? `${numerator}` : `${numerator}/${denominator}`;
}
// src/puzzles/countdown/judge-attempt.ts
/** Judges the lines of an attempt; the last one is what it comes to. */
function judgeAttempt(lines, game) {
	const judge = new AttemptJudge(game);
	let last = {
		tree: numberTree(0),
		value: fractionOf(0)
	};
	for (const line of lines) last = judge.line(line);
	return judge.finish(last);
}
var AttemptJudge = class {
	#game;
	/** Numbers that have not been used. */
	#left;
	/** Results of lines that have not been used. */
	#results = [];
	#steps = [];
	#mistake;
	#idle;
	constructor(game) {
		this.#game = game;
		this.#left = [...game.numbers];
	}
	line({ tree, claim }) {
		const valued = this.#valued(tree);
		const claimed = claim && valueOfClaim(claim);
		if (claimed && valued.value && compareFractions(claimed, valued.value) !== 0) {
			const step = this.#steps.at(-1) ?? textOfFraction(valued.value);
			this.#wrong(mistakes.claim(step, textOfFraction(claimed)));
		}
		this.#results.push(valued);
		return valued;
	}
	finish({ tree, value }) {
		if (this.#game.useAll && this.#left.length > 0) this.#wrong(mistakes.left(this.#left));
		if (value && value.denominator !== 1) this.#wrong(mistakes.fraction(textOfFraction(value)));
		const isRight = this.#mistake === void 0 && value !== void 0;
		return {
			steps: this.#steps,
			mistake: this.#mistake,
			idle: this.#idle,
			value: isRight ? Number(value.numerator) : void 0,
			tree
		};
	}
	/** Only the first mistake counts: what comes after it may be wrong because of it. */
	#wrong(mistake) {
		this.#mistake ??= mistake;
	}
	#valued(tree) {
		if (tree.kind === "number") return this.#number(tree.number);
		const [left, right] = [this.#valued(tree.left), this.#valued(tree.right)];
		const whole = operationTree(tree.operation, left.tree, right.tree);
		if (!left.value || !right.value) return {
			tree: whole,
			value: void 0
		};
		const value = calculations[tree.operation](left.value, right.value);
		const asked = `${textOfFraction(left.value)} ${tree.operation} ${textOfFraction(right.value)}`;
		const step = value ? `${asked} = ${textOfFraction(value)}` : asked;
		this.#judgeStep(tree.operation, left.value, right.value, value, step);
		if (this.#mistake === void 0) this.#steps.push(step);
		return {
			tree: whole,
			value
		};
	}
	#judgeStep(operation, left, right, value, step) {
		const { operations, fractions } = this.#game;
		if (!operations.has(operation)) this.#wrong(mistakes.notAllowed(operation));
		if (!value) this.#wrong(mistakes.notExact(step));
		else if (value.numerator <= 0) this.#wrong(mistakes.notPositive(step));
		else if (value.denominator !== 1 && !fractions) this.#wrong(mistakes.notExact(step));
		const one = fractionOf(1);
		const isOne = (side) => compareFractions(side, one) === 0;
		if (operation === "*" && isOne(left) || isProduct(operation) && isOne(right)) this.#idle ??= mistakes.idle(step);
	}
	/** A result of an earlier line if there is one, else a number of the game. */
	#number(number) {
		const wanted = fractionOf(number);
		const result = this.#results.findIndex(({ value }) => value && compareFractions(value, wanted) === 0);
		const [earlier] = result < 0 ? [] : this.#results.splice(result, 1);
		if (earlier) return earlier;
		const place = this.#left.indexOf(number);
		if (place >= 0) this.#left.splice(place, 1);
		else {
			const there = this.#game.numbers.filter((each) => each === number).length;
			this.#wrong(there > 0 ? mistakes.tooOften(number, there) : mistakes.notThere(number));
		}
		return {
			tree: numberTree(number),
			value: wanted
		};
	}
};
/** What an author says that a step comes to, such as `28` or `5 / 3`. */
function valueOfClaim(tree) {
	if (tree.kind === "number") return fractionOf(tree.number);
	const [left, right] = [valueOfClaim(tree.left), valueOfClaim(tree.right)];
	return left && right && calculations[tree.operation](left, right);
}
// src/puzzles/countdown/read-attempt.ts
/** Reads lines with `;` or a line break between them; at least one. */
function readAttempt(text, sources) {
	const reports = new Reports();
	const file = addSource(sources, {
		name: "attempt",
		text
	});
	const lines = [];
	let start = 0;
	for (const part of text.split(/[;\n]/)) {
		if (part.trim() !== "") {
			const line = readLine(atomOf(part, {
				file,
				start,
				end: start + part.length
			}), reports);
			if (line) lines.push(line);
		}
		start += part.length + 1;
	}
	const whole = {
		file,
		start: 0,
		end: text.length
	};
	if (lines.length === 0 && reports.errors === 0) return failed(badAttempt(whole, "nothing"));
	return reports.check(lines);
}
function atomOf(text, span) {
	return {
		kind: "atom",
		text,
		quoted: false,
		number: void 0,
		span,
		offsets: void 0
	};
}
function readLine(atom, reports) {
	const before = reports.errors;
	const [expression, more] = parseExpressions(atom, reports);
	if (reports.errors > before || !expression) return void 0;
	if (more) return refuse(more, atom, reports);
	if (expression.kind !== "comparison") {
		const tree = readTree(expression, atom, reports);
		return tree && {
			tree,
			claim: void 0
		};
	}
	const [step, other] = expression.rest;
	if (!step || other || step.operator !== "=") return refuse(expression, atom, reports);
	const tree = readTree(expression.first, atom, reports);
	const claim = readTree(step.operand, atom, reports);
	return tree && claim && {
		tree,
		claim
	};
}
function refuse({ span }, atom, reports) {
	const start = span.start - atom.span.start;
	reports.add(badAttempt(span, atom.text.slice(start, start + span.end - span.start)));
}
function readTree(expression, atom, reports) {
	if (expression.kind === "operations") return readOperations$1(expression, atom, reports);
	if (expression.kind === "number" && typeof expression.value === "number") return numberTree(expression.value);
	return refuse(expression, atom, reports);
}
function readOperations$1({ first, rest }, atom, reports) {
	let tree = readTree(first, atom, reports);
	for (const { operator, operand } of rest) {
		const operation = operations.find((each) => each === operator);
		const right = operation ? readTree(operand, atom, reports) : refuse(operand, atom, reports);
		tree = tree && right && operation && operationTree(operation, tree, right);
	}
	return tree;
}
// src/puzzles/countdown/attempts.ts
var Attempts = class {
	#game;
	#model;
	#solutions;
	#sources;
	constructor(game, model, solutions, sources) {
		this.#game = game;
		this.#model = model;
		this.#solutions = solutions;
		this.#sources = sources;
	}
	#judged(text) {
		const lines = readAttempt(text, this.#sources);
		return lines.ok ? good(judgeAttempt(lines.value, this.#game)) : lines;
	}
	/** For a player: what the steps come to, or which one is not allowed. */
	judge(text) {
		const judged = this.#judged(text);
		if (!judged.ok) return judged;
		const { steps, mistake, value } = judged.value;
		return good({
			steps,
			mistake,
			value
		});
	}
	/** `expression = (25 + 3) * 27`, or the expression alone; undefined for a text about something else. */
	attempt(text) {
		const named = /^\s*expression\s*=(?!=)(.*)$/s.exec(text);
		const written = named?.[1] ?? text;
		if (!named && !/^[\d\s+\-*/×·÷−():;=]+$/.test(text)) return void 0;
		const judged = this.#judged(written);
		if (!judged.ok) return judged;
		const { mistake, idle } = judged.value;
		const words = `expression = ${written.trim()}`;
		const broken = mistake ?? idle;
		return good([{
			words,
			formula: this.#formula(judged.value),
			...broken ? { broken } : {}
		}]);
	}
	/** The same for a quantity of a solution in JSON. */
	equation(name, value) {
		if (name === "expression" && typeof value === "string") return this.#said(value);
		if (name !== "steps" || !Array.isArray(value)) return void 0;
		if (value.length === 0 || this.#game.fractions) return good(truth);
		return this.#said(value.join(";"));
	}
	#said(text) {
		const judged = this.#judged(text);
		return judged.ok ? good(this.#formula(judged.value)) : judged;
	}
	#formula({ tree, mistake, idle }) {
		if (mistake !== void 0 || idle !== void 0) return falsity;
		const at = this.#solutions.assignmentOf(tree);
		const equations = answerOf(this.#model).map((id) => eq(variable(id), constant(at[id] ?? 0)));
		return and(...equations);
	}
};
// src/puzzles/countdown/draw.ts
const bold = (text) => `\u001b[1m${text}\u001b[0m`;
const inverse = (text) => `\u001b[7m${text}\u001b[0m`;
function drawSolution({ expression, value, steps }, { target }, { color, other }) {
	const miss = value === target ? [] : [missOf(value, target)];
	const whole = `${expression} = ${value}`;
	const lines = aligned(steps).map((line, i) => {
		if (!other || other.steps.includes(steps[i] ?? "")) return line;
		return color ? inverse(line) : `${line} *`;
	});
	const below = steps.length > 1 || other ? lines : [];
	return [
		color ? bold(whole) : whole,
		...below,
		...miss
	].join("\n");
}
/** By how much a value misses the target. */
function missOf(value, target) {
	return `${Math.abs(value - target)} ${value > target ? "above" : "below"} ${target}`;
}
/** The steps with their signs one below the other. */
function aligned(steps) {
	const parts = steps.map((step) => step.split(" "));
	const widths = [
		0,
		2,
		4
	].map((column) => Math.max(...parts.map((words) => words[column]?.length ?? 0)));
	return parts.map((words) => {
		const [left = "", sign = "", right = "", equals = "", result = ""] = words;
		const [first = 0, second = 0, third = 0] = widths;
		return `  ${left.padStart(first)} ${sign} ${right.padStart(second)} ${equals} ${result.padStart(third)}`;
	});
}
// src/base/clock.ts
/** `performance` would do the same, but Node loads ten of its modules for it, which is felt when a command starts. */
const clock = { 
/** Milliseconds since some moment. */
now() {
	const [seconds, nanoseconds] = process.hrtime();
	return seconds * 1e3 + nanoseconds / 1e6;
} };
function safe(value) {
	return value <= Number.MAX_SAFE_INTEGER ? value : 0;
}
/** Positive integers; the code is the value. */
const wholeNumbers = {
	of: (value) => value,
	add: (left, right) => safe(left + right),
	subtract: (left, right) => left > right ? left - right : 0,
	multiply: (left, right) => safe(left * right),
	divide: (left, right) => left % right === 0 ? left / right : 0,
	compare: (left, right) => left - right,
	text: String
};
/** Positive fractions; the code is the place in a list of all that were met, from 1. */
var Fractions = class {
	#values = [fractionOf(0)];
	#codes = /* @__PURE__ */ new Map();
	#codeOf(value) {
		if (!value || value.numerator <= 0) return 0;
		if (!isSafe(value.numerator) || !isSafe(value.denominator)) return 0;
		const key = textOfFraction(value);
		const known = this.#codes.get(key);
		if (known !== void 0) return known;
		const code = this.#values.push(value) - 1;
		this.#codes.set(key, code);
		return code;
	}
	#at(code) {
		return this.#values[code];
	}
	#calculate(operation, left, right) {
		return this.#codeOf(calculations[operation](this.#at(left), this.#at(right)));
	}
	of(value) {
		return this.#codeOf(fractionOf(value));
	}
	add(left, right) {
		return this.#calculate("+", left, right);
	}
	subtract(left, right) {
		return this.#calculate("-", left, right);
	}
	multiply(left, right) {
		return this.#calculate("*", left, right);
	}
	divide(left, right) {
		return this.#calculate("/", left, right);
	}
	compare(left, right) {
		return compareFractions(this.#at(left), this.#at(right));
	}
	text(code) {
		return textOfFraction(this.#at(code));
	}
};
function arithmeticOf({ fractions }) {
	return fractions ? new Fractions() : wholeNumbers;
}
// src/puzzles/countdown/form.ts
/** Whether `last` may stand behind a chain: `+` before `-`, `*` before `/`, and in each of these in order of serials. */
function isInOrder(chain, operation, last) {
	const before = lastOf(chain, operation);
	if (before) return before.serial <= last.serial;
	if (operation === "+") return isOpen(chain, "-") && chain.serial <= last.serial;
	if (operation === "*") return isOpen(chain, "/") && chain.serial <= last.serial;
	return true;
}
/** The last term, if it came in by that operation. */
function lastOf(chain, operation) {
	return chain.kind === "operation" && chain.operation === operation ? chain.right : void 0;
}
/** Whether a chain has not come to an operation yet. */
function isOpen(chain, operation) {
	return chain.kind === "number" || chain.operation !== operation;
}
/** Whether a chain goes on with an operation, rather than being a term of a new one. */
function goesOn(chain, operation) {
	if (chain.kind === "number") return false;
	return isSum(operation) ? isSum(chain.operation) : isProduct(chain.operation);
}
/** Whether a form may be a term that an operation takes in: terms of its own kind are part of its chain. */
function isTermOf(form, operation) {
	return form.legal && !goesOn(form, operation);
}
// src/puzzles/countdown/orders.ts
/** The result of one step by the rules of the game. */
function resultOf(operation, left, right, arithmetic) {
	const one = arithmetic.of(1);
	switch (operation) {
		case "+": return arithmetic.add(left, right);
		case "-": return arithmetic.subtract(left, right);
		case "*": return left === one || right === one ? 0 : arithmetic.multiply(left, right);
		case "/": return right === one ? 0 : arithmetic.divide(left, right);
	}
}
/** By sets of terms, as bits: the values that they can have, and how. */
var Side = class {
	values;
	ways = [];
	constructor(sets) {
		this.values = new Float64Array(sets);
	}
};
/**
* All ways to split sets of terms in two. A set can be evaluated so that its terms of the first kind count as such, or
* the other way round: of `a - b + c` the part `b - c` is subtracted.
*/
var Orders = class {
	#full;
	#sides;
	#operations;
	#arithmetic;
	constructor({ first, second }, operations, arithmetic) {
		const terms = [...first, ...second];
		this.#full = (1 << terms.length) - 1;
		this.#operations = operations;
		this.#arithmetic = arithmetic;
		this.#sides = [new Side(this.#full + 1), new Side(this.#full + 1)];
		for (let set = 1; set <= this.#full; set++) {
			const place = 31 - Math.clz32(set);
			if (set === 1 << place) {
				this.#sides[place < first.length ? 0 : 1].values[set] = terms[place];
				continue;
			}
			this.#evaluate(set, 0);
			this.#evaluate(set, 1);
		}
	}
	#evaluate(set, kind) {
		for (let part = set - 1 & set; part > 0; part = part - 1 & set) if (this.#split(set, part, kind)) return;
	}
	/** Evaluates a set as one of its parts and the rest, and says whether that is allowed. */
	#split(set, part, kind) {
		const [same, other] = [this.#sides[kind], this.#sides[kind === 0 ? 1 : 0]];
		const left = same.values[part];
		if (left === 0) return false;
		for (const operation of this.#operations) {
			const right = (operation === "+" || operation === "*" ? same : other).values[set ^ part];
			if (right === 0) continue;
			const value = resultOf(operation, left, right, this.#arithmetic);
			if (value === 0) continue;
			same.values[set] = value;
			same.ways[set] = {
				operation,
				part
			};
			return true;
		}
		return false;
	}
	/** Of all terms together; {@link nothing} if they have no order. */
	get value() {
		return this.#sides[0].values[this.#full];
	}
	/** The order found, over trees for the terms: those of the first kind, then those of the second. */
	tree(terms, set = this.#full, kind = 0) {
		const way = this.#sides[kind].ways[set];
		if (!way) return terms[31 - Math.clz32(set)];
		const { operation, part } = way;
		const joins = operation === "+" || operation === "*";
		return operationTree(operation, this.tree(terms, part, kind), this.tree(terms, set ^ part, joins ? kind : kind === 0 ? 1 : 0));
	}
};
/** Whether the terms can be evaluated by these operations, all of one kind. */
function hasOrder(terms, operations, arithmetic) {
	return new Orders(terms, operations, arithmetic).value !== 0;
}
/** An order of evaluation, which must exist. */
function orderOf(terms, trees, operations, arithmetic) {
	const orders = new Orders(terms, operations, arithmetic);
	return {
		tree: orders.tree(trees),
		value: orders.value
	};
}
/** The operations of the game of one kind. */
function operationsOf(allowed, kind) {
	return [...allowed].filter((operation) => isSum(operation) === (kind === "sum"));
}
// src/puzzles/countdown/legal.ts
/** The terms of the chain of `left operation right`. */
function termsOf(operation, left, right) {
	const [first, second] = [[], []];
	let [sign, chain, last] = [
		operation,
		left,
		right
	];
	for (;;) {
		(sign === "+" || sign === "*" ? first : second).push(last.value);
		if (!goesOn(chain, sign)) break;
		[sign, chain, last] = [
			chain.operation,
			chain.left,
			chain.right
		];
	}
	first.push(chain.value);
	return {
		first,
		second
	};
}
/**
* Whether the chain of `left operation right` is legal: some order of evaluation uses allowed operations only, has
* results that the arithmetic knows, and multiplies or divides by 1 nowhere.
*/
function isLegalChain(operation, left, right, { operations, fractions }, arithmetic) {
	if (isSum(operation)) {
		if (operations.has("+")) return true;
		return hasOrder(termsOf(operation, left, right), ["-"], arithmetic);
	}
	if (operations.has("*") && !fractions) return true;
	const terms = termsOf(operation, left, right);
	if (!operations.has("*")) return hasOrder(terms, ["/"], arithmetic);
	const one = arithmetic.of(1);
	return operations.has("/") ? avoidsOne(terms, one) : !terms.first.includes(one);
}
/**
* With fractions a 1 may be divided by something, which turns a divisor into a factor or the other way round; nothing
* else may be done with it. So each 1 among the factors needs a divisor, and of each 1 among the divisors comes one
* factor less. What is not 1 can always be multiplied up in an order that meets no 1 on the way: first what is greater
* than 1, then what is less, or the other way round if the product is less than 1.
*/
function avoidsOne({ first, second }, one) {
	const onesAmong = (values) => values.filter((value) => value === one).length;
	const [factors, divisors] = [onesAmong(first), onesAmong(second)];
	return factors <= second.length && divisors < first.length && factors + divisors < first.length + second.length;
}
// src/puzzles/countdown/value-table.ts
function hashOf(subset, value) {
	const mixed = Math.imul((value | 0) ^ subset << 20, 2654435761);
	return mixed ^ mixed >>> 15;
}
var ValueTable = class {
	/** 0 where a slot is empty. */
	#keys = /* @__PURE__ */ new Float64Array(16384);
	#subsets = /* @__PURE__ */ new Uint8Array(16384);
	#kinds = /* @__PURE__ */ new Uint8Array(16384);
	#mask = 16383;
	#size = 0;
	#values = [];
	/** The values of a subset in the order in which they were found. */
	values(subset) {
		return this.#values[subset] ?? [];
	}
	/** How many values all subsets have. */
	get size() {
		return this.#size;
	}
	/** How the subset can make the value; 0 if it cannot. */
	kinds(subset, value) {
		return this.#kinds[this.#slot(subset, value)];
	}
	/** Notes a way to make a value. */
	add(subset, value, kind) {
		const slot = this.#slot(subset, value);
		if (this.#keys[slot] === 0) {
			this.#valuesOf(subset).push(value);
			this.#fill(slot, subset, value, kind);
			if (++this.#size * 2 > this.#mask) this.#grow();
		} else this.#kinds[slot] = this.#kinds[slot] | kind;
	}
	#fill(slot, subset, value, kind) {
		this.#keys[slot] = value;
		this.#subsets[slot] = subset;
		this.#kinds[slot] = kind;
	}
	#valuesOf(subset) {
		let list = this.#values[subset];
		if (!list) {
			list = [];
			this.#values[subset] = list;
		}
		return list;
	}
	/** Where the value stands, or where it would go. */
	#slot(subset, value) {
		const [keys, subsets, mask] = [
			this.#keys,
			this.#subsets,
			this.#mask
		];
		let slot = hashOf(subset, value) & mask;
		while (keys[slot] !== 0 && (keys[slot] !== value || subsets[slot] !== subset)) slot = slot + 1 & mask;
		return slot;
	}
	#grow() {
		const [keys, subsets, kinds] = [
			this.#keys,
			this.#subsets,
			this.#kinds
		];
		const capacity = keys.length * 2;
		this.#mask = capacity - 1;
		this.#keys = new Float64Array(capacity);
		this.#subsets = new Uint8Array(capacity);
		this.#kinds = new Uint8Array(capacity);
		for (const [i, value] of keys.entries()) {
			if (value === 0) continue;
			const subset = subsets[i];
			this.#fill(this.#slot(subset, value), subset, value, kinds[i]);
		}
	}
};
// src/puzzles/countdown/splitting.ts
const inverses = {
	"+": {
		chain: (arithmetic, value, last) => arithmetic.subtract(value, last),
		last: (arithmetic, value, chain) => arithmetic.subtract(value, chain)
	},
	"-": {
		chain: (arithmetic, value, last) => arithmetic.add(value, last),
		last: (arithmetic, value, chain) => arithmetic.subtract(chain, value)
	},
	"*": {
		chain: (arithmetic, value, last) => arithmetic.divide(value, last),
		last: (arithmetic, value, chain) => arithmetic.divide(value, chain)
	},
	"/": {
		chain: (arithmetic, value, last) => arithmetic.multiply(value, last),
		last: (arithmetic, value, chain) => arithmetic.divide(chain, value)
	}
};
var Splitting = class {
	#setting;
	#parts = [];
	#operations;
	#limits;
	/** What is never a factor: with whole numbers a factor of 1 is only multiplied or divided by. */
	#never;
	constructor(setting) {
		this.#setting = setting;
		const { game, arithmetic } = setting;
		this.#operations = chainOperations(game);
		this.#limits = limitsOf(setting);
		this.#never = game.fractions ? 0 : arithmetic.of(1);
	}
	/** All ways that may lead to a form over the subset with the value. */
	of(subset, value) {
		let parts = this.#parts[subset];
		if (!parts) {
			parts = this.#partsOf(subset);
			this.#parts[subset] = parts;
		}
		const found = [];
		for (const { rest, last, byLast } of parts) if (byLast) this.#byLast(rest, last, value, found);
		else this.#byRest(rest, last, value, found);
		return found;
	}
	#partsOf(subset) {
		const { subsets, table } = this.#setting;
		return subsets.parts(subset).map((last) => {
			const rest = subsets.without(subset, last);
			return {
				rest,
				last,
				byLast: this.#isTabled(last) && (!this.#isTabled(rest) || table.values(last).length <= table.values(rest).length)
			};
		});
	}
	/** Looks up the chains that belong to each value of the last term. */
	#byLast(rest, last, value, found) {
		const { arithmetic, table } = this.#setting;
		for (const lastValue of table.values(last)) {
			const kinds = table.kinds(last, lastValue);
			for (const operation of this.#operations) {
				if (!this.#isPossible(operation, kinds, lastValue)) continue;
				const restValue = inverses[operation].chain(arithmetic, value, lastValue);
				if (this.#mayHave(rest, restValue) && this.#isChain(operation, restValue)) found.push({
					operation,
					rest,
					restValue,
					last,
					lastValue
				});
			}
		}
	}
	/** Looks up the last terms that belong to each value of the chain. */
	#byRest(rest, last, value, found) {
		const { arithmetic, table } = this.#setting;
		for (const restValue of table.values(rest)) for (const operation of this.#operations) {
			if (!this.#isChain(operation, restValue)) continue;
			const lastValue = inverses[operation].last(arithmetic, value, restValue);
			if (!this.#mayHave(last, lastValue)) continue;
			const kinds = this.#isTabled(last) ? table.kinds(last, lastValue) : 3;
			if (this.#isPossible(operation, kinds, lastValue)) found.push({
				operation,
				rest,
				restValue,
				last,
				lastValue
			});
		}
	}
	#isTabled(subset) {
		return this.#setting.subsets.size(subset) <= this.#setting.tabled;
	}
	#isPossible(operation, kinds, last) {
		return isSum(operation) ? (kinds & 1) !== 0 : kinds >= 2 && last !== this.#never;
	}
	#isChain(operation, chain) {
		return chain !== this.#never || isSum(operation);
	}
	#mayHave(subset, value) {
		if (value === 0 || value > this.#limits[subset]) return false;
		return !this.#isTabled(subset) || this.#setting.table.kinds(subset, value) !== 0;
	}
};
/** By subset, the largest value that is of use; fractions are codes and have none. */
function limitsOf({ game, subsets, bounds, goal }) {
	const limits = new Float64Array(subsets.full + 1);
	for (const subset of subsets.all) {
		const limit = Math.min(bounds.limit(subset, goal), Number.MAX_SAFE_INTEGER);
		limits[subset] = game.fractions ? Number.POSITIVE_INFINITY : limit;
	}
	return limits;
}
// src/puzzles/countdown/forms.ts
const none = [];
var Forms = class {
	#setting;
	#splitting;
	/** By subset and value. */
	#found = [];
	#serial = 0;
	constructor(setting) {
		this.#setting = setting;
		this.#splitting = new Splitting(setting);
	}
	/** All forms of a value; those that are not legal are beginnings of chains. */
	of(subset, value) {
		let found = this.#found[subset];
		if (!found) {
			found = /* @__PURE__ */ new Map();
			this.#found[subset] = found;
		}
		const known = found.get(value);
		if (known) return known;
		const forms = this.#find(subset, value);
		found.set(value, forms);
		return forms;
	}
	#find(subset, value) {
		const { subsets } = this.#setting;
		if (subsets.size(subset) === 1) return this.#number(subset, value);
		let found;
		for (const split of this.splits(subset, value)) {
			const forms = this.joined(split, value);
			if (forms.length === 0) continue;
			found ??= [];
			found.push(...forms);
		}
		return found ?? none;
	}
	#number(subset, value) {
		const { subsets, arithmetic } = this.#setting;
		const number = subsets.numberOf(subset);
		if (arithmetic.of(number) !== value) return none;
		return [{
			kind: "number",
			number,
			value,
			serial: this.#serial++,
			legal: true
		}];
	}
	/** All ways to take a last term from a value that may lead to forms. */
	splits(subset, value) {
		return this.#splitting.of(subset, value);
	}
	/** The forms that a split leads to. */
	joined({ operation, rest, restValue, last, lastValue }, value) {
		const chains = this.of(rest, restValue);
		if (chains.length === 0) return none;
		const found = [];
		for (const right of this.of(last, lastValue)) {
			if (!isTermOf(right, operation)) continue;
			for (const left of chains) {
				if (!left.legal && !goesOn(left, operation)) continue;
				if (isInOrder(left, operation, right)) found.push(this.#chain(operation, left, right, value));
			}
		}
		return found;
	}
	#chain(operation, left, right, value) {
		const { game, arithmetic } = this.#setting;
		const legal = isLegalChain(operation, left, right, game, arithmetic);
		return {
			kind: "operation",
			operation,
			left,
			right,
			value,
			serial: this.#serial++,
			legal
		};
	}
};
// src/puzzles/countdown/tabulate.ts
/** The setting with a table of the values of all subsets of up to `tabled` numbers. */
function withTable(setting) {
	const { subsets, arithmetic, tabled, game } = setting;
	const table = new ValueTable();
	const limits = limitsOf(setting);
	const operations = chainOperations(game);
	for (const subset of subsets.all) {
		if (subsets.size(subset) > tabled) break;
		if (subsets.size(subset) === 1) {
			const number = subsets.numberOf(subset);
			table.add(subset, arithmetic.of(number), 3);
			continue;
		}
		const filling = new Filling(table, subset, limits[subset], operations, arithmetic);
		for (const part of subsets.parts(subset)) {
			const rest = subsets.without(subset, part);
			if (part <= rest) filling.join(table.values(part), table.values(rest));
		}
	}
	return {
		...setting,
		table
	};
}
/** Adds the values of one subset. */
var Filling = class {
	#table;
	#subset;
	#limit;
	#operations;
	#arithmetic;
	constructor(table, subset, limit, operations, arithmetic) {
		this.#table = table;
		this.#subset = subset;
		this.#limit = limit;
		this.#operations = new Set(operations);
		this.#arithmetic = arithmetic;
	}
	join(lefts, rights) {
		const operations = [...this.#operations];
		if (operations.some(isSum)) this.#sums(lefts, rights);
		if (operations.some(isProduct)) this.#products(lefts, rights);
	}
	#sums(lefts, rights) {
		const arithmetic = this.#arithmetic;
		const subtracts = this.#operations.has("-");
		for (const left of lefts) for (const right of rights) {
			this.#add(arithmetic.add(left, right), 2);
			if (!subtracts) continue;
			this.#add(arithmetic.subtract(left, right), 2);
			this.#add(arithmetic.subtract(right, left), 2);
		}
	}
	#products(lefts, rights) {
		const arithmetic = this.#arithmetic;
		const divides = this.#operations.has("/");
		for (const left of lefts) for (const right of rights) {
			this.#add(arithmetic.multiply(left, right), 1);
			if (!divides) continue;
			this.#add(arithmetic.divide(left, right), 1);
			this.#add(arithmetic.divide(right, left), 1);
		}
	}
	#add(value, kind) {
		if (value !== 0 && value <= this.#limit) this.#table.add(this.#subset, value, kind);
	}
};
// src/puzzles/countdown/search.ts
/** So many distances are tried one by one before all values are listed. */
const patience = 1e3;
var Search = class {
	#game;
	#accept;
	#arithmetic;
	#subsets;
	#bounds;
	/** @param accept leaves values out, so that the nearest ones of the others are found; by default none are */
	constructor(game, arithmetic, accept) {
		this.#game = game;
		this.#accept = accept;
		this.#arithmetic = arithmetic;
		this.#subsets = new Subsets(game.numbers);
		this.#bounds = new Bounds(this.#subsets, game);
	}
	/**
	* The forms in order: by how many numbers they use, then by value. An undefined is a pause, in which the caller may
	* look at the clock.
	*/
	*run() {
		const { target } = this.#game;
		let found = yield* this.#formsOf([target], new Forms(this.#setting(target)));
		if (found) return;
		const forms = new Forms(this.#setting(this.#goal));
		const largest = Math.max(...this.#usable.map((subset) => this.#bounds.largest(subset)));
		const first = Math.max(1, target - largest);
		for (let distance = first; distance < first + patience && !found; distance++) {
			yield void 0;
			found = yield* this.#formsOf([target - distance, target + distance], forms);
		}
		if (!found) yield* this.#nearestOfAll(first + patience, largest);
	}
	/** The forms of the nearest values, by way of a list of all. For where they are few and far away. */
	*#nearestOfAll(first, largest) {
		const { target, numbers } = this.#game;
		const distances = /* @__PURE__ */ new Set();
		const setting = this.#setting(this.#goal, numbers.length);
		for (const subset of this.#usable) for (const code of setting.table.values(subset)) {
			const value = Number(this.#arithmetic.text(code));
			const distance = Math.abs(value - target);
			if (value > largest || distance < first || !Number.isInteger(value)) continue;
			if (this.#accept?.(value, this.#subsets.size(subset)) ?? true) distances.add(distance);
		}
		const forms = new Forms(setting);
		for (const distance of [...distances].sort((a, b) => a - b)) {
			yield void 0;
			if (yield* this.#formsOf([target - distance, target + distance], forms)) return;
		}
	}
	/** No value that is wanted is larger. */
	get #goal() {
		return this.#accept ? this.#bounds.largest(this.#subsets.full) : this.#bounds.goal;
	}
	/** The subsets that may be used up. */
	get #usable() {
		const { all, full } = this.#subsets;
		return this.#game.useAll ? [full] : all;
	}
	/** The forms of some integers; gives whether there are any. */
	*#formsOf(values, forms) {
		let found = false;
		for (const { subset, code } of this.#wholes(values)) for (const form of this.#formsOver(subset, code, forms)) {
			if (form && !form.legal) continue;
			found ||= form !== void 0;
			yield form;
		}
		return found;
	}
	/** What may be used up, with each of the values that are wanted: by how many numbers it has, then by value. */
	*#wholes(values) {
		for (let size = 1; size <= this.#game.numbers.length; size++) {
			const subsets = this.#usable.filter((subset) => this.#subsets.size(subset) === size);
			for (const value of values) {
				if (value < 1 || this.#accept?.(value, size) === false) continue;
				const code = this.#arithmetic.of(value);
				for (const subset of subsets) yield {
					subset,
					code
				};
			}
		}
	}
	*#formsOver(subset, value, forms) {
		if (this.#subsets.size(subset) <= 2) {
			yield* forms.of(subset, value);
			return;
		}
		for (const split of forms.splits(subset, value)) {
			yield* forms.joined(split, value);
			yield void 0;
		}
	}
	#setting(goal, tabled = this.#game.numbers.length > 7 ? 5 : 4) {
		return withTable({
			game: this.#game,
			arithmetic: this.#arithmetic,
			subsets: this.#subsets,
			bounds: this.#bounds,
			tabled,
			goal
		});
	}
};
// src/puzzles/countdown/own-search.ts
/** How long one may work before the event loop gets a turn. */
const sliceMs = 10;
/** @param accept whether a value made of so many numbers is a solution; undefined: the nearest values are */
function ownSearch(game, solutions, accept) {
	return async function* search(signal) {
		let began = clock.now();
		for (const form of new Search(game, arithmeticOf(game), accept).run()) {
			if (form) yield solutions.assignmentOf(form);
			if (clock.now() - began < sliceMs) continue;
			await setImmediate();
			if (signal?.aborted) return;
			began = clock.now();
		}
	};
}
// src/pictures/tree.ts
const size = 18;
const boxHeight = 34;
/** From one row to the next. */
const pitch = 72;
/** Between two boxes of a row. */
const gap = 18;
var Layout = class {
	/** Where the next leaf may begin. */
	#left = 0;
	place(node) {
		const width = Math.max(boxHeight, textWidth(node.text, size) + 18);
		if (node.children.length === 0) {
			const x = this.#left + width / 2;
			this.#left += width + gap;
			return {
				node,
				x,
				width,
				row: 0,
				children: []
			};
		}
		const children = node.children.map((child) => this.place(child));
		const [first, last] = [children[0]?.x ?? 0, children.at(-1)?.x ?? 0];
		const row = 1 + Math.max(...children.map((child) => child.row));
		return {
			node,
			x: (first + last) / 2,
			width,
			row,
			children
		};
	}
};
function* all(placed) {
	yield placed;
	for (const child of placed.children) yield* all(child);
}
/** Draws a tree. */
function drawTree(root) {
	const placed = new Layout().place(root);
	const nodes = [...all(placed)];
	const left = Math.min(...nodes.map(({ x, width }) => x - width / 2)) - 1;
	const right = Math.max(...nodes.map(({ x, width }) => x + width / 2)) + 1;
	const top = ({ row }) => 1 + (placed.row - row) * pitch;
	const edges = nodes.flatMap((each) => each.children.map((child) => `M${round(each.x - left)} ${top(each) + boxHeight}L${round(child.x - left)} ${top(child)}`));
	const boxes = nodes.flatMap((each) => boxOf(each, each.x - left, top(each)));
	return {
		width: right - left,
		height: placed.row * pitch + boxHeight + 2,
		shapes: [...edges.length > 0 ? [shape("path", {
			d: edges.join(""),
			class: "thin"
		})] : [], ...boxes],
		uses: new Set(nodes.map(({ node }) => node.role))
	};
}
function boxOf({ node, width }, x, y) {
	const box = {
		x: x - width / 2,
		y,
		width,
		height: boxHeight,
		rx: 6
	};
	const sign = node.sign ?? "";
	const ground = node.children.length === 0 ? "tint" : "ground";
	return [
		shape("rect", {
			...box,
			class: ground
		}),
		shape("rect", {
			...box,
			class: "frame"
		}),
		label(node.text, x, y + boxHeight / 2 + size * .36, size, node.role),
		...sign === "" ? [] : [label(sign, x, y + boxHeight + 19, size, "muted")]
	];
}
const round = (value) => Math.round(value * 10) / 10;
// src/puzzles/countdown/picture.ts
/** The signs as people write them. */
const signs$1 = {
	"+": "+",
	"-": "−",
	"*": "×",
	"/": "÷"
};
/** The tree with the results of its steps. */
function nodeOf({ tree, steps }, role) {
	const results = /* @__PURE__ */ new Map();
	for (const [i, step] of [...stepsOf(tree)].entries()) results.set(step, steps[i]?.split(" = ")[1] ?? "");
	const node = (part) => part.kind === "number" ? {
		text: String(part.number),
		role: "given",
		children: []
	} : {
		text: results.get(part) ?? "",
		role,
		sign: signs$1[part.operation],
		children: [node(part.left), node(part.right)]
	};
	return node(tree);
}
/** The numbers that are left over. */
function unused(tree, { numbers }) {
	const left = [...numbers];
	const use = (part) => {
		if (part.kind === "operation") {
			use(part.left);
			use(part.right);
		} else left.splice(left.indexOf(part.number), 1);
	};
	use(tree);
	return left;
}
function pictureOfOne(drawn, game, role) {
	const { expression, value, tree } = drawn;
	const miss = value === game.target ? "" : `, ${missOf(value, game.target)}`;
	const left = unused(tree, game);
	const remark = left.length > 0 ? [lines([`not used: ${left.join(", ")}`], { kind: "muted" })] : [];
	const head = lines([`${expression} = ${value}${miss}`], { kind: role === "second" ? role : "plain" });
	return below(head, drawTree(nodeOf(drawn, role)), ...remark);
}
/** One solution, or one below the other: trees cannot be laid over each other. */
function pictureOf(first, second, game) {
	const one = pictureOfOne(first, game, "found");
	return second ? below(one, pictureOfOne(second, game, "second")) : one;
}
// src/puzzles/countdown/read-game.ts
const mostNumbers = 8;
/** The numbers for which the search is made. */
const usualNumber = 255;
const largestNumber = 1e9;
const largestTarget = 65535;
/** The game of a file; undefined after a report. */
function readGame(draft) {
	const before = draft.reports.errors;
	const numbers = readNumbers(draft);
	const target = readTarget(draft);
	const signs = readOperations(draft);
	const useAll = readUse(draft);
	const fractions = readFractions(draft) && signs.has("/");
	if (draft.reports.errors > before || target === void 0) return void 0;
	if (fractions && !fitsWithFractions(numbers)) {
		draft.report(fractionsTooLarge(draft.keySpan("fractions")));
		return;
	}
	return {
		numbers,
		target,
		operations: signs,
		fractions,
		useAll
	};
}
/** A list, or one text with the numbers one behind the other. */
function readNumbers(draft) {
	const nodes = draft.items("numbers");
	const known = nodes.flatMap((node) => numberOf(node, draft) ?? []);
	if (nodes.length < 1 || nodes.length > mostNumbers) draft.report(numberCount(draft.keySpan("numbers"), nodes.length, mostNumbers));
	return known;
}
function numberOf(node, draft) {
	const number = draft.constant(node, "a number of the game");
	if (number === void 0) return void 0;
	if (typeof number !== "number" || number < 1 || number > largestNumber) {
		draft.report(badNumber(node.span, String(number), largestNumber));
		return;
	}
	if (number > usualNumber) draft.report(largeNumber(node.span, number, usualNumber));
	return number;
}
function readTarget(draft) {
	const node = draft.node("target");
	const target = node && draft.constant(node, "the target");
	if (target === void 0) return void 0;
	if (typeof target === "number" && target >= 1 && target <= largestTarget) return target;
	draft.report(badTarget(node?.span, String(target), largestTarget));
}
/** Signs as people write them. */
const otherSigns = /* @__PURE__ */ new Map([
	["−", "-"],
	["×", "*"],
	["·", "*"],
	["÷", "/"],
	[":", "/"]
]);
function readOperations(draft) {
	const nodes = draft.items("operations");
	if (!draft.node("operations")) return new Set(operations);
	const found = /* @__PURE__ */ new Set();
	for (const node of nodes) {
		const text = node.kind === "atom" ? node.text : "?";
		for (const sign of text.replace(/[\s,]/g, "")) {
			const operation = otherSigns.get(sign) ?? operations.find((each) => each === sign);
			if (operation) found.add(operation);
			else draft.report(badOperations(node.span, describeNode(node)));
			if (!operation) return new Set(operations);
		}
	}
	if (found.size === 0) draft.report(badOperations(draft.keySpan("operations"), "none of them"));
	return found;
}
function readUse(draft) {
	const node = draft.node("use");
	if (!node) return false;
	const text = node.kind === "atom" && !isNothing(node) ? node.text : "";
	if (text !== "all" && text !== "any") draft.report(badUse(node.span, describeNode(node)));
	return text === "all";
}
function readFractions(draft) {
	const node = draft.node("fractions");
	if (!node) return false;
	const text = node.kind === "atom" ? node.text : "";
	if (text !== "true" && text !== "false") draft.report(badFractions(node.span, describeNode(node)));
	return text === "true";
}
function fitsWithFractions(numbers) {
	const bounds = new FractionBounds(new Subsets(numbers));
	return Math.max(bounds.numerator(numbers.length), bounds.denominator(numbers.length)) <= Number.MAX_SAFE_INTEGER;
}
// src/puzzles/countdown/scope.ts
function countdownScope({ value, distance, numbers }) {
	const terms = new Map(Object.entries({
		value,
		distance,
		numbers
	}));
	return {
		declares: (name) => terms.has(name),
		word({ text, quoted }) {
			const term = quoted ? void 0 : terms.get(text);
			return term && {
				type: number,
				value: term
			};
		},
		spellings: () => terms.keys()
	};
}
// src/puzzles/countdown/arrange.ts
/** Where a sum or product is begun and gone on with by a sign. */
const signs = {
	sum: {
		first: "+",
		second: "-"
	},
	product: {
		first: "*",
		second: "/"
	}
};
/**
* The expression of a form, which must have a legal order of evaluation. Where that is allowed, all that is added stands
* before what is subtracted, and factors before divisors, each in the order that is asked for.
*/
function arrange(form, game, arithmetic, order) {
	if (form.kind === "number") return {
		tree: numberTree(form.number),
		value: arithmetic.of(form.number)
	};
	const arranged = (forms) => {
		const terms = forms.map((each) => {
			const { tree, value } = arrange(each, game, arithmetic, order);
			return {
				tree,
				value,
				key: each.key
			};
		});
		return terms.length < 2 ? terms : terms.sort((a, b) => order(a, b) || (a.key < b.key ? -1 : 1));
	};
	const [first, second] = [arranged(form.first), arranged(form.second)];
	return inLine(form.kind, first, second, game, arithmetic) ?? inSomeOrder(form.kind, first, second, game, arithmetic);
}
/** One behind the other; undefined where a step is not allowed. */
function inLine(kind, first, second, { operations }, arithmetic) {
	const [start, ...rest] = first;
	let line = start;
	const go = (operation, right) => {
		if (!line) return;
		const value = operations.has(operation) ? resultOf(operation, line.value, right.value, arithmetic) : 0;
		const tree = operationTree(operation, line.tree, right.tree);
		line = value === 0 ? void 0 : {
			tree,
			value
		};
	};
	for (const right of rest) go(signs[kind].first, right);
	for (const right of second) go(signs[kind].second, right);
	return line;
}
function inSomeOrder(kind, first, second, { operations }, arithmetic) {
	const values = (terms) => terms.map(({ value }) => value);
	const trees = [...first, ...second].map(({ tree }) => tree);
	return orderOf({
		first: values(first),
		second: values(second)
	}, trees, operationsOf(operations, kind), arithmetic);
}
// src/puzzles/countdown/solutions.ts
/** Circuits have the term with the least number first. */
const byLead = (a, b) => leadOf(a.tree) - leadOf(b.tree);
var Solutions = class {
	#game;
	#model;
	#arithmetic;
	/** For people the greatest term stands first. */
	#byValue;
	/** An assignment is asked several things. */
	#shown = /* @__PURE__ */ new WeakMap();
	constructor(game, model) {
		this.#game = game;
		this.#model = model;
		const arithmetic = arithmeticOf(game);
		this.#arithmetic = arithmetic;
		this.#byValue = (a, b) => arithmetic.compare(b.value, a.value);
	}
	/** The assignment for a tree that the rules allow. */
	assignmentOf(tree) {
		const { circuit } = this.#model;
		const form = normalFormOf(tree);
		const { tree: arranged } = arrange(form, this.#game, this.#arithmetic, byLead);
		const at = circuit.assignment(circuitOf(arranged, circuit.items));
		this.#shown.set(at, this.#show(form));
		return at;
	}
	/** What is shown of an assignment: the same for all circuits of one form. */
	#at(at) {
		const known = this.#shown.get(at);
		if (known) return known;
		const { circuit } = this.#model;
		const shown = this.#show(normalFormOf(treeOf(circuit.circuit(at), circuit.items)));
		this.#shown.set(at, shown);
		return shown;
	}
	#show(form) {
		const { tree } = arrange(form, this.#game, this.#arithmetic, this.#byValue);
		return {
			key: form.key,
			tree
		};
	}
	identityAt(at) {
		return this.#at(at).key;
	}
	/** Each step with its result: `25 + 3 = 28`. */
	stepsAt(at) {
		return stepsIn(this.#at(at).tree, this.#arithmetic);
	}
	expressionAt(at) {
		return textOfTree(this.#at(at).tree);
	}
	/** What a drawing of the solution says. */
	drawnAt(at) {
		return {
			expression: this.expressionAt(at),
			tree: this.#at(at).tree,
			value: at[this.#model.value.id] ?? 0,
			steps: this.stepsAt(at)
		};
	}
};
/** The steps of a tree that the rules allow, each with its result. */
function stepsIn(tree, arithmetic) {
	const values = /* @__PURE__ */ new Map();
	const worth = (part) => part.kind === "number" ? arithmetic.of(part.number) : values.get(part) ?? 0;
	return [...stepsOf(tree)].map((step) => {
		const [left, right] = [worth(step.left), worth(step.right)];
		const value = resultOf(step.operation, left, right, arithmetic);
		values.set(step, value);
		return `${arithmetic.text(left)} ${step.operation} ${arithmetic.text(right)} = ${arithmetic.text(value)}`;
	});
}
// src/puzzles/countdown/family.ts
function fieldsOf(model, solutions) {
	const variables = circuitVariables(model);
	return [
		{
			name: "expression",
			variables,
			read: (at) => solutions.expressionAt(at)
		},
		fieldOf("value", model.value),
		fieldOf("distance", model.distance),
		fieldOf("numbers", model.numbers),
		{
			name: "steps",
			variables,
			read: (at) => solutions.stepsAt(at)
		}
	];
}
function quantitiesOf({ numbers, target, operations: signs, fractions, useAll }) {
	const list = operations.filter((operation) => signs.has(operation)).join(" ");
	const use = useAll ? "each used exactly once" : "each used at most once";
	return [
		{
			name: "expression",
			values: `of ${numbers.join(", ")}, ${use}, with ${list}`
		},
		{
			name: "value",
			values: `as near to ${target} as can be`
		},
		{
			name: "distance",
			values: `between value and ${target}`
		},
		{
			name: "numbers",
			values: `how many numbers are used: ${useAll ? numbers.length : `1..${numbers.length}`}`
		},
		{
			name: "steps",
			values: `results are positive ${fractions ? "fractions" : "integers"}`
		}
	];
}
/** So many numbers at most are searched through where the nearest value may not do. */
const mostWithConstraints = 6;
/** What the author's lines say of a value and how many numbers it is made of; they speak of nothing else. */
function acceptOf(draft, { target }, model) {
	const written = draft.builder.assertions.filter(({ implicit }) => !implicit);
	if (written.length === 0) return void 0;
	const holds = written.map(({ formula }) => meaningOfFormula(formula));
	const at = [];
	return (value, size) => {
		at[model.value.id] = value;
		at[model.distance.id] = Math.abs(value - target);
		at[model.numbers.id] = size;
		return holds.every((each) => each(at));
	};
}
function read(draft) {
	const game = readGame(draft);
	if (!game) return void 0;
	const model = buildCircuit(game, draft.builder);
	const solutions = new Solutions(game, model);
	const language = { scope: draft.scope(countdownScope(model)) };
	draft.statements("constraints", language);
	const accept = acceptOf(draft, game, model);
	const hasOwnGoal = draft.node("minimize") !== void 0 || draft.node("maximize") !== void 0;
	const isSearched = !hasOwnGoal && (!accept || game.numbers.length <= mostWithConstraints);
	if (hasOwnGoal) draft.objective(language);
	else draft.builder.optimise("minimize", model.distance, void 0, { fromBelow: true });
	const { target } = game;
	const puzzle = assemble(draft, {
		language,
		fields: fieldsOf(model, solutions),
		quantity: (name) => fieldsOf(model, solutions).find((field) => field.name === name),
		draw: (at, { color, other }) => drawSolution(solutions.drawnAt(at), game, {
			color,
			other: other && solutions.drawnAt(other)
		}),
		picture: ({ at, other }) => pictureOf(solutions.drawnAt(at), other && solutions.drawnAt(other), game),
		quantities: () => quantitiesOf(game),
		objective: "distance",
		identity: (at) => solutions.identityAt(at),
		...isSearched && { search: ownSearch(game, solutions, accept) }
	});
	const attempts = new Attempts(game, model, solutions, draft.sources);
	return {
		...puzzle,
		equation: (name, value) => attempts.equation(name, value),
		attempt: (text) => attempts.attempt(text),
		judge: (text) => attempts.judge(text),
		tally: {
			name: "numbers",
			read: (at) => at[model.numbers.id] ?? 0
		},
		...hasOwnGoal ? {} : { preference: add(mul(constant(2), model.numbers), indicator(gt(model.value, constant(target)))) }
	};
}
const integer = { type: ["integer", "string"] };
const countdown = {
	name: "countdown",
	summary: "Reach a target from some numbers, each used at most once, with + - * /.",
	keys: [
		{
			name: "numbers",
			summary: "One to eight positive integers.",
			required: true,
			schema: {
				type: "array",
				items: integer,
				minItems: 1,
				maxItems: 8
			}
		},
		{
			name: "target",
			summary: "What the numbers are to make: 1 to 65535.",
			required: true,
			schema: integer
		},
		{
			name: "operations",
			summary: "The signs that may be used, such as \"+ - *\"; by default all four.",
			schema: {
				type: ["string", "array"],
				items: { type: "string" }
			}
		},
		{
			name: "use",
			summary: "all: every number has to be used. By default numbers may be left over.",
			schema: { enum: ["all", "any"] }
		},
		{
			name: "fractions",
			summary: "Whether results on the way may be positive fractions; by default they are integers.",
			schema: { type: "boolean" }
		}
	],
	read
};
export { countdown as t };
