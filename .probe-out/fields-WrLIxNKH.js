import { $ as isSafe, A as indicator$1, B as scaled, C as element, E as ge, F as ne, G as add$1, H as truth, J as exponentLimit, K as bitLength, L as not$1, M as lt, N as member$1, O as iff, Q as gcd, R as or, S as constraint, T as falsity, V as sub, W as absolute$1, X as floorModulo, Y as floorDivide, Z as fromBigInt, _ as and, b as compare$2, ct as TooLarge, et as maximum, g as add$2, i as between$1, it as negate$2, j as le, k as implies$1, m as rangeDomain, o as domainHas, ot as power$2, q as compare$1, rt as multiply$1, st as subtract, tt as minimum, w as eq, x as constant, y as choose, z as pairs } from "./diagnostic-4Z-7KFgF.js";
// src/analyse/expression/labels.ts
const codes = /* @__PURE__ */ new WeakMap();
/** The code of a label; undefined for a word that is none. */
function codeOf(labels, text) {
	let known = codes.get(labels);
	if (!known) {
		known = new Map(labels.labels.map((label, i) => [label, labels.first + i]));
		codes.set(labels, known);
	}
	return known.get(text);
}
/** The label of a code. */
function labelOf(labels, code) {
	return labels.labels[code - labels.first] ?? String(code);
}
// src/base/kinds.ts
/** Calls the entry of `table` that belongs to the kind of `node`. The one place that casts. */
function visit(table, node, context) {
	const entry = table[node.kind];
	return entry(node, context);
}
// src/model/large-bounds.ts
/** So many bits are worked out exactly; beyond them the nearest powers of two do. */
const exactBits = 16384;
/** So many bits are not even written as a power of two. */
const mostBits = 16e6;
/** Whether a bound of so many bits is rounded. */
function isRounded(bits) {
	return bits > exactBits;
}
/** Two integers between which one lies that takes at least and at most so many bits. */
function between(isNegative, least, most) {
	if (most > mostBits) throw new TooLarge(`a product or power in it has up to ${most.toLocaleString("en")} bits`, "write it as a sum, or with smaller parts");
	const small = 1n << BigInt(least - 1);
	const large = (1n << BigInt(most)) - 1n;
	return isNegative ? [fromBigInt(-large), fromBigInt(-small)] : [fromBigInt(small), fromBigInt(large)];
}
/** Two integers between which the product lies of two that are not 0. */
function aroundProduct(a, b) {
	const bits = bitLength(a) + bitLength(b);
	return between(a < 0 !== b < 0, bits - 1, bits);
}
/** Two integers between which a power lies; the base is neither 0, 1 nor -1, the exponent not negative. */
function aroundPower(base, exponent) {
	const bits = bitLength(base);
	return between(base < 0 && exponent % 2 === 1, (bits - 1) * exponent + 1, bits * exponent);
}
// src/model/bounds.ts
const point = (value) => ({
	low: value,
	high: value
});
/** The least interval that holds all the values. */
function hull(values) {
	return {
		low: values.reduce(minimum),
		high: values.reduce(maximum)
	};
}
function addBounds(a, b) {
	return {
		low: add$1(a.low, b.low),
		high: add$1(a.high, b.high)
	};
}
function multiplyBounds(a, b) {
	return hull([
		...productsOf(a.low, b.low),
		...productsOf(a.low, b.high),
		...productsOf(a.high, b.low),
		...productsOf(a.high, b.high)
	]);
}
/** A product, or what it lies between. */
function productsOf(a, b) {
	return isSafe(a) && isSafe(b) || a === 0 || b === 0 || !isRounded(bitLength(a) + bitLength(b)) ? [multiply$1(a, b)] : aroundProduct(a, b);
}
/** The divisors nearest to and farthest from 0 on each side decide. */
function divideBounds(a, b) {
	const divisors = [b.low, b.high].filter((value) => value !== 0);
	if (b.low < 0 && b.high >= 0) divisors.push(-1);
	if (b.high > 0 && b.low <= 0) divisors.push(1);
	if (divisors.length === 0) return point(0);
	return hull(divisors.flatMap((d) => [floorDivide(a.low, d), floorDivide(a.high, d)]));
}
/** The remainder has the divisor's sign and is smaller; a small dividend of that sign stays itself. */
function moduloBounds(a, b) {
	const above = b.high > 0 ? subtract(b.high, 1) : 0;
	const below = b.low < 0 ? add$1(b.low, 1) : 0;
	const high = b.low > 0 && a.low >= 0 ? minimum(above, a.high) : above;
	return {
		low: b.high < 0 && a.high <= 0 ? maximum(below, a.low) : below,
		high
	};
}
function absoluteBounds(a) {
	const high = maximum(absolute$1(a.low), absolute$1(a.high));
	return {
		low: a.low <= 0 && a.high >= 0 ? 0 : minimum(absolute$1(a.low), absolute$1(a.high)),
		high
	};
}
/**
* The bounds of all powers of some bases that are defined; undefined if none is. A power past any size that is worked out
* is undefined, so the exponent is cut to where the power still is.
*/
function definedPowerBounds(base, exponent) {
	const bases = [
		base.low,
		base.high,
		-1,
		0,
		1
	].filter((value) => value >= base.low && value <= base.high);
	const values = [];
	for (const value of bases) {
		const highest = largestExponent(value, exponent);
		for (const candidate of [
			exponent.low,
			0,
			1,
			highest,
			subtract(highest, 1)
		]) {
			if (candidate < exponent.low || candidate > exponent.high) continue;
			values.push(...powersOf(value, candidate));
		}
	}
	return values.length === 0 ? void 0 : hull(values);
}
/** A power, or what it lies between; nothing where it is undefined. */
function powersOf(base, exponent) {
	const limit = exponentLimit(base);
	if (isSafe(exponent) && exponent > 1 && exponent <= limit && Number.isFinite(limit)) {
		if (isRounded(bitLength(base) * exponent)) return aroundPower(base, exponent);
	}
	const result = power$2(base, exponent);
	return result === void 0 ? [] : [result];
}
/** The same where a term needs bounds even if it is never defined. */
function powerBounds(base, exponent) {
	return definedPowerBounds(base, exponent) ?? point(0);
}
/** The largest exponent up to the upper bound for which the power is worked out. */
function largestExponent(base, { high }) {
	const limit = exponentLimit(base);
	return high > limit ? limit : high;
}
const table$1 = {
	constant: ({ value }) => point(value),
	variable: ({ id }, domainOf) => {
		const { min, max } = domainOf(id);
		return {
			low: min,
			high: max
		};
	},
	add: ({ terms }, domainOf) => terms.reduce((sum, term) => addBounds(sum, boundsOf(term, domainOf)), point(0)),
	neg: ({ term }, domainOf) => {
		const { low, high } = boundsOf(term, domainOf);
		return {
			low: negate$2(high),
			high: negate$2(low)
		};
	},
	mul: ({ terms }, domainOf) => terms.reduce((product, term) => multiplyBounds(product, boundsOf(term, domainOf)), point(1)),
	div: ({ left, right }, domainOf) => divideBounds(boundsOf(left, domainOf), boundsOf(right, domainOf)),
	mod: ({ left, right }, domainOf) => moduloBounds(boundsOf(left, domainOf), boundsOf(right, domainOf)),
	pow: ({ base, exponent }, domainOf) => powerBounds(boundsOf(base, domainOf), boundsOf(exponent, domainOf)),
	abs: ({ term }, domainOf) => absoluteBounds(boundsOf(term, domainOf)),
	min: ({ terms }, domainOf) => {
		const all = terms.map((term) => boundsOf(term, domainOf));
		return {
			low: all.map(({ low }) => low).reduce(minimum),
			high: all.map(({ high }) => high).reduce(minimum)
		};
	},
	max: ({ terms }, domainOf) => {
		const all = terms.map((term) => boundsOf(term, domainOf));
		return {
			low: all.map(({ low }) => low).reduce(maximum),
			high: all.map(({ high }) => high).reduce(maximum)
		};
	},
	if: ({ positive, negative }, domainOf) => eitherBounds([boundsOf(positive, domainOf), boundsOf(negative, domainOf)]),
	element: ({ terms }, domainOf) => terms.length === 0 ? point(0) : eitherBounds(terms.map((term) => boundsOf(term, domainOf))),
	where: ({ term }, domainOf) => boundsOf(term, domainOf)
};
function eitherBounds(all) {
	return hull(all.flatMap(({ low, high }) => [low, high]));
}
/** The bounds of a term over the given domains, none of which may be empty. */
function boundsOf(term, domainOf) {
	return visit(table$1, term, domainOf);
}
// src/model/comparison.ts
const meaning = {
	eq: (sign) => sign === 0,
	ne: (sign) => sign !== 0,
	le: (sign) => sign <= 0,
	lt: (sign) => sign < 0,
	ge: (sign) => sign >= 0,
	gt: (sign) => sign > 0
};
function compareHolds(operator, left, right) {
	return meaning[operator](compare$1(left, right));
}
/** `a op b` is `b mirrored(op) a`. */
const mirrored = {
	eq: "eq",
	ne: "ne",
	le: "ge",
	lt: "gt",
	ge: "le",
	gt: "lt"
};
// src/analyse/expression/truth.ts
/**
* The 0 or 1 behind an element of a list of truths that a variable picks. Standing alone such an element is false where
* there is none; compared with something, or counted, it makes the formula around it false, as a number would.
*/
const terms$2 = /* @__PURE__ */ new WeakMap();
/** The element of that 0 or 1. */
function elementTruth(term) {
	const formula = {
		kind: "compare",
		operator: "eq",
		left: term,
		right: constant(1)
	};
	terms$2.set(formula, term);
	return formula;
}
/** An element that is certainly not there. */
const missingTruth = {
	kind: "truth",
	value: false
};
terms$2.set(missingTruth, {
	kind: "where",
	term: constant(0),
	condition: falsity
});
/** The truth as a formula of its own: whether it stands for an element that is there matters no more. */
function settled(value) {
	if (value === missingTruth) return false;
	return typeof value === "object" && terms$2.has(value) ? { ...value } : value;
}
/** A truth as a part of the model. */
function formulaOf(value) {
	return typeof value === "boolean" ? value ? truth : falsity : value;
}
function not(value) {
	if (typeof value === "boolean") return !value;
	return value.kind === "not" ? settled(value.formula) : {
		kind: "not",
		formula: value
	};
}
/** Whether all hold. A conjunction in it is taken apart. */
function all(values) {
	return joined("and", values, false);
}
/** Whether at least one holds. A disjunction in it is taken apart. */
function any(values) {
	return joined("or", values, true);
}
/** @param end what decides alone; the other truth changes nothing */
function joined(kind, values, end) {
	const formulas = [];
	for (const each of values) {
		const value = settled(each);
		if (value === end) return end;
		if (typeof value !== "object") continue;
		if (value.kind === kind) for (const inner of value.formulas) formulas.push(inner);
		else formulas.push(value);
	}
	if (formulas.length === 0) return !end;
	return formulas.length === 1 ? formulas[0] : {
		kind,
		formulas
	};
}
/** Whether an odd number of them hold. */
function odd(values) {
	let known = false;
	const formulas = [];
	for (const value of values) if (typeof value === "boolean") known = known !== value;
	else formulas.push(value);
	const [first] = formulas.map(settled).filter((value) => typeof value === "object");
	if (!first) return known;
	const rest = formulas.length === 1 ? first : {
		kind: "xor",
		formulas
	};
	return known ? not(rest) : rest;
}
function implies(left, right) {
	if (left === false || right === true) return true;
	if (left === true) return settled(right);
	return right === false ? not(left) : {
		kind: "imp",
		left,
		right
	};
}
function same(left, right) {
	if (isElement(left) || isElement(right)) {
		const [a, b] = [indicator(left), indicator(right)];
		return {
			kind: "compare",
			operator: "eq",
			left: termOf$1(a),
			right: termOf$1(b)
		};
	}
	if (typeof left === "boolean") return left ? right : not(right);
	if (typeof right === "boolean") return right ? left : not(left);
	return {
		kind: "iff",
		left,
		right
	};
}
/** Whether both are true or both false, or not so; false where one is an element that is not there. */
function differ(left, right) {
	if (!isElement(left) && !isElement(right)) return not(same(left, right));
	const [a, b] = [indicator(left), indicator(right)];
	return {
		kind: "compare",
		operator: "ne",
		left: termOf$1(a),
		right: termOf$1(b)
	};
}
const isElement = (value) => typeof value === "object" && terms$2.has(value);
const termOf$1 = (value) => typeof value === "object" ? value : constant(value);
/** 1 or 0. */
function indicator(value) {
	if (typeof value === "boolean") return Number(value);
	return terms$2.get(value) ?? indicator$1(value);
}
/** One of two terms. */
function chooseWhole(condition, positive, negative) {
	if (typeof condition === "boolean") return condition ? positive : negative;
	return {
		kind: "if",
		condition,
		positive: termOf$1(positive),
		negative: termOf$1(negative)
	};
}
// src/analyse/expression/value.ts
/** Which of the value's types each kind of object belongs to; the kinds of terms and of formulas do not overlap. */
const roles = {
	constant: "quantity",
	variable: "quantity",
	add: "quantity",
	neg: "quantity",
	mul: "quantity",
	div: "quantity",
	mod: "quantity",
	pow: "quantity",
	abs: "quantity",
	min: "quantity",
	max: "quantity",
	if: "quantity",
	element: "quantity",
	where: "quantity",
	truth: "truth",
	boolean: "truth",
	not: "truth",
	and: "truth",
	or: "truth",
	imp: "truth",
	xor: "truth",
	iff: "truth",
	compare: "truth",
	constraint: "truth",
	ratio: "quantity",
	label: "label",
	list: "list",
	set: "set"
};
const primitives = {
	number: "quantity",
	bigint: "quantity",
	boolean: "truth",
	string: "text"
};
function roleOf(value) {
	return typeof value === "object" ? roles[value.kind] : primitives[typeof value] ?? "text";
}
const isQuantity = (value) => roleOf(value) === "quantity";
const isTruth = (value) => roleOf(value) === "truth";
const isLabel = (value) => roleOf(value) === "label";
const isList = (value) => roleOf(value) === "list";
const isSet = (value) => roleOf(value) === "set";
/** Whether a quantity is a known integer. */
function isInteger(value) {
	return typeof value === "number" || typeof value === "bigint";
}
/** A list of one dimension that counts from 1. */
function list(items) {
	return {
		kind: "list",
		axes: [{
			low: 1,
			high: items.length
		}],
		items
	};
}
function lengthOf({ low, high }) {
	return Math.max(0, high - low + 1);
}
// src/analyse/expression/whole.ts
/** The term that has no value. */
const undefinedTerm = {
	kind: "where",
	term: constant(0),
	condition: falsity
};
/** Whether it is certain that there is no value. */
const isUndefined = (value) => value === undefinedTerm;
const small = Array.from({ length: 256 }, (_, value) => constant(value));
/** An integer as a part of the model. */
function termOf(value) {
	if (!isInteger(value)) return value;
	return typeof value === "number" && small[value] || constant(value);
}
/** Whether a term has a value whatever its variables are. It may have one where the answer is no. */
function isTotal(value) {
	if (isInteger(value)) return true;
	switch (value.kind) {
		case "constant":
		case "variable": return true;
		case "add":
		case "mul": return value.terms.every(isTotal);
		case "min":
		case "max": return value.terms.length > 0 && value.terms.every(isTotal);
		case "neg":
		case "abs": return isTotal(value.term);
		case "div":
		case "mod": return value.right.kind === "constant" && value.right.value !== 0 && isTotal(value.left);
		case "pow": return value.exponent.kind === "constant" && value.exponent.value >= 0 && isTotal(value.base);
		case "if": return isTotal(value.positive) && isTotal(value.negative);
		case "element":
		case "where": return false;
	}
}
/** For each of the values that may be undefined a formula that holds exactly where it is not. */
function definedness(values) {
	return values.filter((value) => !isTotal(value)).map(termOf).map((term) => ({
		kind: "compare",
		operator: "eq",
		left: term,
		right: term
	}));
}
/** The value, but undefined unless all the conditions hold. */
function onlyWhere(value, conditions) {
	const [first, ...more] = conditions;
	if (!first) return value;
	const condition = more.length === 0 ? first : {
		kind: "and",
		formulas: conditions
	};
	return {
		kind: "where",
		term: termOf(value),
		condition
	};
}
/** The sum. Sums inside it are taken apart. */
function sum(values) {
	let known = 0;
	const terms = [];
	for (const value of values) if (isInteger(value)) known = add$1(known, value);
	else if (isUndefined(value)) return undefinedTerm;
	else known = add$1(known, gather(value, terms));
	const [first] = terms;
	if (!first) return known;
	if (known !== 0) terms.push(constant(known));
	return terms.length === 1 ? first : {
		kind: "add",
		terms
	};
}
/** Adds what a term is the sum of to a list, and gives the known part of it. */
function gather(value, terms) {
	let known = 0;
	for (const term of value.kind === "add" ? value.terms : [value]) if (term.kind === "constant") known = add$1(known, term.value);
	else terms.push(term);
	return known;
}
function negate$1(value) {
	if (isInteger(value)) return negate$2(value);
	return value.kind === "neg" ? value.term : scale(-1, value);
}
/** A known factor of a term; a product of a known factor and a term stays one product. */
function scale(factor, term) {
	if (isUndefined(term)) return undefinedTerm;
	if (factor === 1) return term;
	if (factor === 0 && isTotal(term)) return 0;
	if (term.kind === "neg") return scale(negate$2(factor), term.term);
	const [first, ...rest] = term.kind === "mul" ? term.terms : [];
	if (first?.kind === "constant" && rest.length > 0) return scale(multiply$1(factor, first.value), rest.length === 1 ? rest[0] : {
		kind: "mul",
		terms: rest
	});
	if (factor === -1) return {
		kind: "neg",
		term
	};
	const factors = term.kind === "mul" ? term.terms : [term];
	return {
		kind: "mul",
		terms: [constant(factor), ...factors]
	};
}
function product(values) {
	let known = 1;
	const terms = [];
	for (const value of values) if (isInteger(value)) known = multiply$1(known, value);
	else terms.push(value);
	const [first] = terms;
	if (!first) return known;
	return scale(known, terms.length === 1 ? first : {
		kind: "mul",
		terms
	});
}
function divide$1(left, right) {
	if (right === 0) return undefinedTerm;
	if (isInteger(left) && isInteger(right)) return floorDivide(left, right);
	return right === 1 ? left : {
		kind: "div",
		left: termOf(left),
		right: termOf(right)
	};
}
function modulo(left, right) {
	if (right === 0) return undefinedTerm;
	if (isInteger(left) && isInteger(right)) return floorModulo(left, right);
	return {
		kind: "mod",
		left: termOf(left),
		right: termOf(right)
	};
}
/** A power whose exponent is not negative where it is known. */
function power$1(base, exponent) {
	if (isInteger(base) && isInteger(exponent)) return power$2(base, exponent) ?? undefinedTerm;
	if (exponent === 1) return base;
	if (exponent === 0 && isTotal(base)) return 1;
	if (base === 1 && isTotal(exponent)) return 1;
	return {
		kind: "pow",
		base: termOf(base),
		exponent: termOf(exponent)
	};
}
function absolute(value) {
	return isInteger(value) ? absolute$1(value) : {
		kind: "abs",
		term: value
	};
}
/** The least or greatest of the values; undefined for none. */
function extreme(kind, values) {
	const pick = kind === "min" ? minimum : maximum;
	let known;
	const terms = [];
	for (const value of values) if (!isInteger(value)) terms.push(value);
	else known = known === void 0 ? value : pick(known, value);
	if (terms.length === 0) return known ?? undefinedTerm;
	if (known === void 0 && terms.length === 1) return terms[0];
	return {
		kind,
		terms: known === void 0 ? terms : [...terms, constant(known)]
	};
}
// src/analyse/expression/rational.ts
const zero = constant(0);
function isRatio(value) {
	return typeof value === "object" && value.kind === "ratio";
}
/** A quantity as a fraction; one that is whole has the denominator 1. */
function fraction(value) {
	return isRatio(value) ? value : {
		kind: "ratio",
		numerator: value,
		denominator: 1,
		conditions: []
	};
}
/** The quotient of two integers in its simplest form. */
function quotient(numerator, denominator, conditions) {
	if (denominator === 0) return undefinedTerm;
	if (!isInteger(denominator)) return {
		kind: "ratio",
		numerator,
		denominator,
		conditions
	};
	if (denominator < 0) return quotient(negate$1(numerator), negate$2(denominator), conditions);
	const shared = isInteger(numerator) ? gcd(numerator, denominator) : 1;
	if (shared !== 1 && isInteger(numerator)) return quotient(floorDivide(numerator, shared), floorDivide(denominator, shared), conditions);
	if (denominator === 1) return onlyWhere(numerator, conditions);
	return {
		kind: "ratio",
		numerator,
		denominator,
		conditions
	};
}
/** The integer that a quantity is; undefined where it is none. */
function toWhole(value) {
	if (!isRatio(value)) return value;
	const { numerator, denominator, conditions } = value;
	if (isInteger(numerator) && isInteger(denominator)) return undefinedTerm;
	const exact = {
		kind: "compare",
		operator: "eq",
		left: termOf(modulo(numerator, denominator)),
		right: zero
	};
	return onlyWhere(divide$1(numerator, denominator), [...conditions, exact]);
}
function negate(value) {
	return isRatio(value) ? {
		...value,
		numerator: negate$1(value.numerator)
	} : negate$1(value);
}
/** The sum; fractions with the same denominator are added first. */
function add(values) {
	if (!values.some(isRatio)) return sum(values);
	const groups = /* @__PURE__ */ new Map();
	for (const value of values) {
		const { numerator, denominator, conditions } = fraction(value);
		const group = groups.get(denominator) ?? {
			numerators: [],
			conditions: []
		};
		groups.set(denominator, group);
		group.numerators.push(numerator);
		group.conditions.push(...conditions);
	}
	let total = fraction(0);
	for (const [denominator, { numerators, conditions }] of groups) {
		const numerator = sum(numerators);
		total = addFractions(total, {
			kind: "ratio",
			numerator,
			denominator,
			conditions
		});
	}
	return quotient(total.numerator, total.denominator, total.conditions);
}
/** By what each side has to be multiplied so that the denominators are the same. */
function factors(left, right) {
	if (left === right) return [1, 1];
	if (!isInteger(left) || !isInteger(right)) return [right, left];
	const shared = gcd(left, right);
	return [floorDivide(right, shared), floorDivide(left, shared)];
}
function addFractions(left, right) {
	const [ofLeft, ofRight] = factors(left.denominator, right.denominator);
	return {
		kind: "ratio",
		numerator: sum([product([left.numerator, ofLeft]), product([right.numerator, ofRight])]),
		denominator: product([left.denominator, ofLeft]),
		conditions: [...left.conditions, ...right.conditions]
	};
}
function multiply(values) {
	if (!values.some(isRatio)) return product(values);
	const parts = values.map(fraction);
	return quotient(product(parts.map(({ numerator }) => numerator)), product(parts.map(({ denominator }) => denominator)), parts.flatMap(({ conditions }) => conditions));
}
/** A condition that a divisor is not 0, unless that is known. */
function notZero(value) {
	return isInteger(value) ? [] : [ne(value, zero)];
}
/** The exact quotient; undefined where the divisor is 0. */
function divide(left, right) {
	const [a, b] = [fraction(left), fraction(right)];
	if (b.numerator === 0) return undefinedTerm;
	return quotient(product([a.numerator, b.denominator]), product([a.denominator, b.numerator]), [
		...a.conditions,
		...b.conditions,
		...notZero(b.numerator)
	]);
}
/** The power; a negative exponent gives the reciprocal. */
function power(base, exponent, domainOf) {
	const { numerator, denominator, conditions } = fraction(base);
	if ((isInteger(exponent) ? exponent : boundsOf(exponent, domainOf).low) >= 0) {
		if (!isRatio(base)) return power$1(base, exponent);
		const [above, below] = [power$1(numerator, exponent), power$1(denominator, exponent)];
		return quotient(above, below, conditions);
	}
	if (isInteger(exponent)) return divide(1, power(base, negate$2(exponent), domainOf));
	const upright = ge(exponent, zero);
	const opposite = negate$1(exponent);
	const needed = isInteger(numerator) ? [] : [formulaOf(any([upright, ne(numerator, zero)]))];
	return quotient(chooseWhole(upright, power$1(numerator, exponent), power$1(denominator, opposite)), chooseWhole(upright, power$1(denominator, exponent), power$1(numerator, opposite)), numerator === 0 ? [...conditions, upright] : [...conditions, ...needed]);
}
/** Compares two quantities; false where one of them is undefined. */
function compare(operator, left, right, domainOf) {
	if (isRatio(left) || isRatio(right)) return compareFractions(operator, fraction(left), fraction(right), domainOf);
	return compareWhole(operator, left, right);
}
function compareWhole(operator, left, right) {
	if (isInteger(left) && isInteger(right)) return compareHolds(operator, left, right);
	if (isUndefined(left) || isUndefined(right)) return false;
	return {
		kind: "compare",
		operator,
		left: termOf(left),
		right: termOf(right)
	};
}
/** Multiplies out. An order turns round where the product of the denominators is negative. */
function compareFractions(operator, left, right, domainOf) {
	const [ofLeft, ofRight] = factors(left.denominator, right.denominator);
	const a = product([left.numerator, ofLeft]);
	const b = product([right.numerator, ofRight]);
	const scale = product([left.denominator, ofLeft]);
	const straight = compareWhole(operator, a, b);
	const conditions = [...left.conditions, ...right.conditions];
	if (operator === "eq" || operator === "ne" || isInteger(scale)) return all([...conditions, straight]);
	const { low, high } = boundsOf(scale, domainOf);
	if (low >= 0) return all([...conditions, straight]);
	const turned = compareWhole(mirrored[operator], a, b);
	if (high <= 0) return all([...conditions, turned]);
	const positive = {
		kind: "compare",
		operator: "gt",
		left: scale,
		right: zero
	};
	const negative = {
		kind: "compare",
		operator: "lt",
		left: scale,
		right: zero
	};
	return all([...conditions, any([all([positive, straight]), all([negative, turned])])]);
}
// src/model/constraints/all-different.ts
const allDifferent = {
	map(c, int) {
		return {
			kind: c.kind,
			terms: c.terms.map(int)
		};
	},
	holds(c) {
		return new Set(c.terms).size === c.terms.length;
	},
	decompose(c) {
		return and(...[...pairs(c.terms)].map(([a, b]) => ne(a, b)));
	},
	print(c) {
		return `(alldifferent (${c.terms.join(" ")}))`;
	}
};
// src/model/constraints/all-different-except.ts
const allDifferentExcept = {
	map(c, int) {
		return {
			kind: c.kind,
			terms: c.terms.map(int),
			except: c.except
		};
	},
	holds(c) {
		const counted = c.terms.filter((value) => !c.except.includes(value));
		return new Set(counted).size === counted.length;
	},
	decompose(c) {
		return and(...[...pairs(c.terms)].map(([a, b]) => or(ne(a, b), ...c.except.map((value) => eq(a, constant(value))))));
	},
	print(c) {
		return `(alldifferent_except (${c.terms.join(" ")}) (${c.except.join(" ")}))`;
	}
};
// src/model/constraints/circuit.ts
const circuit = {
	map(c, int) {
		return {
			kind: c.kind,
			successors: c.successors.map(int),
			sub: c.sub
		};
	},
	holds(c) {
		const { successors, sub } = c;
		const size = successors.length;
		if (!successors.every((next) => typeof next === "number" && next >= 0 && next < size)) return false;
		if (!allDifferent.holds({
			kind: "all-different",
			terms: successors
		})) return false;
		const visited = successors.filter((next, node) => !sub || next !== node).length;
		const start = successors.findIndex((next, node) => !sub || next !== node);
		if (start < 0) return true;
		let length = 0;
		let node = start;
		do {
			node = Number(successors[node]);
			length++;
		} while (node !== start);
		return length === visited;
	},
	/**
	* Follows the successors from the first node that is not left out: the walk is a function of them (those out of
	* range lead to node 0, and are refused apart), and it must meet every node that is not left out.
	*/
	decompose(c, fresh) {
		const size = c.successors.length;
		if (size === 0) return and();
		const inside = c.successors.map((next) => member$1(next, rangeDomain(0, size - 1)));
		const safe = c.successors.map((next, node) => fresh.integer(`next${node}`, choose(inside[node] ?? and(), next, constant(0))));
		const isOut = c.successors.map((next, node) => c.sub ? eq(next, constant(node)) : or());
		const walk = [fresh.integer("walk0", firstNotOut(isOut))];
		for (let step = 1; step < size; step++) {
			const at = walk[step - 1] ?? constant(0);
			walk.push(fresh.integer(`walk${step}`, element(add$2(at, constant(1)), safe)));
		}
		const met = c.successors.map((_, node) => or(isOut[node] ?? or(), ...walk.map((place) => eq(place, constant(node)))));
		const distinct = constraint({
			kind: "all-different",
			terms: c.successors
		});
		return and(...inside, distinct, ...met);
	},
	print(c) {
		return `(${c.sub ? "circuit" : "hamiltonian"} ${c.successors.join(" ")})`;
	}
};
/** The first node that is in; 0 if there is none. */
function firstNotOut(isOut) {
	return isOut.reduceRight((rest, out, node) => choose(out, rest, constant(node)), constant(0));
}
// src/model/constraints/connected.ts
/** For each vertex its neighbours, in the order of the edges. */
function neighbours(size, edges) {
	const lists = Array.from({ length: size }, () => []);
	for (const [a, b] of edges) {
		lists[a]?.push(b);
		lists[b]?.push(a);
	}
	return lists;
}
const connected = {
	map(c, bool) {
		return {
			kind: c.kind,
			vertices: c.vertices.map(bool),
			edges: c.edges
		};
	},
	holds(c) {
		const around = neighbours(c.vertices.length, c.edges);
		const reached = /* @__PURE__ */ new Set();
		const waiting = [c.vertices.indexOf(true)].filter((vertex) => vertex >= 0);
		for (let vertex = waiting.pop(); vertex !== void 0; vertex = waiting.pop()) {
			if (reached.has(vertex)) continue;
			reached.add(vertex);
			waiting.push(...(around[vertex] ?? []).filter((other) => c.vertices[other]));
		}
		return reached.size === c.vertices.filter(Boolean).length;
	},
	/** What can be reached from the first chosen vertex in so many steps; enough steps for the longest path. */
	decompose(c, fresh) {
		const around = neighbours(c.vertices.length, c.edges);
		let reached = [];
		let earlier = falsity;
		for (const [v, chosen] of c.vertices.entries()) {
			reached.push(fresh.boolean(`root${v}`, and(chosen, not$1(earlier))));
			earlier = fresh.boolean(`some${v}`, or(earlier, chosen));
		}
		for (let step = 1; step < c.vertices.length; step++) {
			const last = reached;
			reached = c.vertices.map((chosen, v) => {
				const next = (around[v] ?? []).map((other) => last[other] ?? falsity);
				return fresh.boolean(`reach${step}_${v}`, or(last[v] ?? falsity, and(chosen, or(...next))));
			});
		}
		return and(...c.vertices.map((chosen, v) => or(not$1(chosen), reached[v] ?? falsity)));
	},
	print(c) {
		return `(graph-active-vertices-connected ${[
			c.vertices.length,
			c.edges.length,
			...c.vertices,
			...c.edges.flat()
		].join(" ")})`;
	}
};
// src/model/constraints/count.ts
const count = {
	map(c, int) {
		return {
			kind: c.kind,
			value: int(c.value),
			terms: c.terms.map(int),
			operator: c.operator,
			bound: int(c.bound)
		};
	},
	holds(c) {
		const found = c.terms.filter((value) => value === c.value).length;
		return compareHolds(c.operator, found, c.bound);
	},
	decompose(c) {
		const hits = c.terms.map((term) => indicator$1(eq(term, c.value)));
		return compare$2(c.operator, add$2(...hits), c.bound);
	},
	print(c) {
		return `(count ${c.value} (${c.terms.join(" ")}) ${c.operator} ${c.bound})`;
	}
};
// src/model/constraints/cumulative.ts
const cumulative = {
	map(c, int) {
		const optional = (term) => term === void 0 ? void 0 : int(term);
		return {
			kind: c.kind,
			tasks: c.tasks.map((task) => ({
				origin: optional(task.origin),
				duration: optional(task.duration),
				end: optional(task.end),
				height: int(task.height)
			})),
			limit: int(c.limit)
		};
	},
	holds(c) {
		const tasks = c.tasks.map(({ origin, duration, end, height }) => ({
			start: origin ?? subtract(end ?? 0, duration ?? 0),
			end: end ?? add$1(origin ?? 0, duration ?? 0),
			height
		}));
		const consistent = c.tasks.every(({ origin, duration, end }) => origin === void 0 || duration === void 0 || end === void 0 || add$1(origin, duration) === end);
		const points = tasks.flatMap(({ start, end }) => [start, end]);
		return consistent && points.every((point) => {
			const running = tasks.filter(({ start, end }) => start <= point && point < end);
			const load = running.reduce((sum, { height }) => add$1(sum, height), 0);
			return running.length === 0 || load <= c.limit;
		});
	},
	/**
	* The load changes only at starts and ends, so it is bounded at those of them that some task covers. Where no
	* height is negative it rises only at starts, and a start is covered by its own task if that runs at all.
	*/
	decompose(c) {
		const tasks = c.tasks.map(endpoints);
		const sums = c.tasks.flatMap(({ origin, duration, end }) => origin && duration && end ? [eq(add$2(origin, duration), end)] : []);
		const covers = ({ start, end }, point) => and(le(start, point), lt(point, end));
		const fits = (point) => le(add$2(...tasks.map((task) => choose(covers(task, point), task.height, constant(0)))), c.limit);
		const bounds = tasks.every(({ height }) => height.kind === "constant" && height.value >= 0) ? tasks.map(({ start, end }) => implies$1(lt(start, end), fits(start))) : tasks.flatMap(({ start, end }) => [start, end]).map((point) => implies$1(or(...tasks.map((task) => covers(task, point))), fits(point)));
		return and(...sums, ...bounds);
	},
	print(c) {
		return `(cumulative (${c.tasks.map(({ origin, duration, end, height }) => `(${origin ?? "nil"} ${duration ?? "nil"} ${end ?? "nil"} ${height})`).join(" ")}) ${c.limit})`;
	}
};
function endpoints({ origin, duration, end, height }) {
	const zero = constant(0);
	return {
		start: origin ?? sub(end ?? zero, duration ?? zero),
		end: end ?? add$2(origin ?? zero, duration ?? zero),
		height
	};
}
// src/model/constraints/disjunctive.ts
const disjunctive = {
	map(c, int) {
		return {
			kind: c.kind,
			tasks: c.tasks.map(({ origin, duration }) => ({
				origin: int(origin),
				duration: int(duration)
			}))
		};
	},
	holds(c) {
		return [...pairs(c.tasks)].every(([a, b]) => a.duration === 0 || b.duration === 0 || add$1(a.origin, a.duration) <= b.origin || add$1(b.origin, b.duration) <= a.origin);
	},
	decompose(c) {
		const zero = constant(0);
		return and(...[...pairs(c.tasks)].map(([a, b]) => or(eq(a.duration, zero), eq(b.duration, zero), le(add$2(a.origin, a.duration), b.origin), le(add$2(b.origin, b.duration), a.origin))));
	},
	print(c) {
		return `(disjunctive (${c.tasks.map(({ origin, duration }) => `(${origin} ${duration})`).join(" ")}))`;
	}
};
// src/model/constraints/global-cardinality.ts
/** The same pairs over other arguments. */
function mapOccurrences(occurrences, int) {
	return occurrences.map(({ value, count }) => ({
		value: int(value),
		count: int(count)
	}));
}
/** Whether each value occurs as often as its pair says. */
function occurrencesHold(terms, occurrences) {
	return occurrences.every(({ value, count }) => terms.filter((term) => term === value).length === count);
}
/** One equation a pair. */
function decomposeOccurrences(terms, occurrences) {
	return occurrences.map(({ value, count }) => eq(add$2(...terms.map((term) => indicator$1(eq(term, value)))), count));
}
const globalCardinality = {
	map(c, int) {
		return {
			kind: c.kind,
			terms: c.terms.map(int),
			occurrences: mapOccurrences(c.occurrences, int),
			closed: c.closed
		};
	},
	holds(c) {
		const listed = new Set(c.occurrences.map(({ value }) => value));
		return occurrencesHold(c.terms, c.occurrences) && (!c.closed || c.terms.every((term) => listed.has(term)));
	},
	decompose(c) {
		const listed = c.closed ? c.terms.map((term) => or(...c.occurrences.map(({ value }) => eq(term, value)))) : [];
		return and(...decomposeOccurrences(c.terms, c.occurrences), ...listed);
	},
	print(c) {
		const name = c.closed ? "global_cardinality_closed" : "global_cardinality";
		const pairs = c.occurrences.map(({ value, count }) => `(${value} ${count})`);
		return `(${name} (${c.terms.join(" ")}) (${pairs.join(" ")}))`;
	}
};
// src/model/constraints/global-cardinality-with-costs.ts
const globalCardinalityWithCosts = {
	map(c, int) {
		return {
			kind: c.kind,
			terms: c.terms.map(int),
			occurrences: mapOccurrences(c.occurrences, int),
			costs: c.costs,
			cost: int(c.cost)
		};
	},
	holds(c) {
		const total = c.costs.filter(({ term, pair }) => c.terms[term] === c.occurrences[pair]?.value).reduce((sum, { weight }) => add$1(sum, weight), 0);
		return occurrencesHold(c.terms, c.occurrences) && total === c.cost;
	},
	decompose(c) {
		const zero = constant(0);
		const due = c.costs.map(({ term, pair, weight }) => choose(eq(c.terms[term] ?? zero, c.occurrences[pair]?.value ?? zero), constant(weight), zero));
		return and(...decomposeOccurrences(c.terms, c.occurrences), eq(add$2(...due), c.cost));
	},
	print(c) {
		const pairs = c.occurrences.map(({ value, count }) => `(${value} ${count})`);
		const costs = c.costs.map(({ term, pair, weight }) => `(${term + 1} ${pair + 1} ${weight})`);
		return `(global_cardinality_with_costs (${c.terms.join(" ")}) (${pairs.join(" ")}) (${costs.join(" ")}) ${c.cost})`;
	}
};
// src/model/constraints/graph-division.ts
const graphDivision = {
	map(c, int, bool) {
		return {
			kind: c.kind,
			sizes: c.sizes.map((size) => size === void 0 ? void 0 : int(size)),
			edges: c.edges,
			cuts: c.cuts.map(bool)
		};
	},
	holds(c) {
		const region = regions(c);
		const sizes = /* @__PURE__ */ new Map();
		for (const name of region) sizes.set(name, (sizes.get(name) ?? 0) + 1);
		return c.edges.every(([a, b], i) => c.cuts[i] === (region[a] !== region[b])) && c.sizes.every((size, v) => size === void 0 || size === sizes.get(region[v] ?? -1));
	},
	/** A region is named by its least vertex; the names spread one step a round. */
	decompose(c, fresh) {
		let names = c.sizes.map((_, v) => constant(v));
		for (let round = 1; round < c.sizes.length; round++) {
			const last = names;
			names = last.map((own, v) => {
				const spread = {
					kind: "min",
					terms: [own, ...c.edges.flatMap(([a, b], i) => {
						const other = a === v ? last[b] : b === v ? last[a] : void 0;
						const cut = c.cuts[i];
						return other && cut ? [choose(cut, own, other)] : [];
					})]
				};
				return fresh.integer(`region${round}_${v}`, spread);
			});
		}
		const zero = constant(0);
		const name = (v) => names[v] ?? zero;
		const ends = c.edges.flatMap(([a, b], i) => {
			const cut = c.cuts[i];
			return cut ? [iff(cut, ne(name(a), name(b)))] : [];
		});
		const sizes = c.sizes.flatMap((size, v) => size ? [eq(size, add$2(...names.map((other) => indicator$1(eq(other, name(v))))))] : []);
		return and(...ends, ...sizes);
	},
	print(c) {
		const sizes = c.sizes.map((size) => size ?? "*");
		return `(graph-division ${[
			c.sizes.length,
			c.edges.length,
			...sizes,
			...c.edges.flat(),
			...c.cuts
		].join(" ")})`;
	}
};
/** For each vertex the name of its region, by uniting the ends of the edges that are not cut. */
function regions(c) {
	const parent = c.sizes.map((_, v) => v);
	const find = (v) => {
		let root = v;
		while (parent[root] !== void 0 && parent[root] !== root) root = parent[root] ?? root;
		return root;
	};
	for (const [i, [a, b]] of c.edges.entries()) if (!c.cuts[i]) parent[find(a)] = find(b);
	return parent.map((_, v) => find(v));
}
// src/model/constraints/inverse.ts
const inverse = {
	map(c, int) {
		return {
			kind: c.kind,
			left: c.left.map(int),
			right: c.right.map(int)
		};
	},
	holds(c) {
		const points = (from, to) => from.every((place, i) => to[Number(place)] === i);
		return points(c.left, c.right) && points(c.right, c.left);
	},
	decompose(c) {
		const places = rangeDomain(0, c.left.length - 1);
		const inside = [...c.left, ...c.right].map((term) => member$1(term, places));
		const channels = c.left.flatMap((left, i) => c.right.map((right, j) => iff(eq(left, constant(j)), eq(right, constant(i)))));
		return and(...inside, ...channels);
	},
	print(c) {
		return `(inverse (${c.left.join(" ")}) (${c.right.join(" ")}))`;
	}
};
// src/model/constraints/lex.ts
const lex = {
	map(c, int) {
		return {
			kind: c.kind,
			left: c.left.map(int),
			right: c.right.map(int),
			strict: c.strict
		};
	},
	holds(c) {
		for (const [i, left] of c.left.entries()) {
			const sign = compare$1(left, c.right[i] ?? left);
			if (sign !== 0) return sign < 0;
		}
		return !c.strict;
	},
	/** From the last place to the first: "from here on the left list comes first". */
	decompose(c, fresh) {
		let rest = c.strict ? falsity : truth;
		for (let i = c.left.length - 1; i >= 0; i--) {
			const [left, right] = [c.left[i], c.right[i]];
			if (!left || !right) continue;
			const here = or(lt(left, right), and(eq(left, right), rest));
			rest = i === 0 ? here : fresh.boolean(`lex${i}`, here);
		}
		return rest;
	},
	print(c) {
		return `(${c.strict ? "lex_less" : "lex_lesseq"} (${c.left.join(" ")}) (${c.right.join(" ")}))`;
	}
};
// src/model/constraints/member.ts
const member = {
	map(c, int) {
		return {
			kind: c.kind,
			term: int(c.term),
			domain: c.domain
		};
	},
	holds(c) {
		return isSafe(c.term) && domainHas(c.domain, c.term);
	},
	decompose(c) {
		return or(...c.domain.ranges.map(([low, high]) => low === high ? eq(c.term, constant(low)) : and(ge(c.term, constant(low)), le(c.term, constant(high)))));
	},
	print(c) {
		return `(in ${c.term} ${printDomain(c.domain)})`;
	}
};
/** `(1 3 (5 9))`: a value, or a range in parentheses, each. */
function printDomain(domain) {
	return `(${domain.ranges.map(([low, high]) => low === high ? `${low}` : `(${low} ${high})`).join(" ")})`;
}
// src/model/constraints/n-value.ts
const nValue = {
	map(c, int) {
		return {
			kind: c.kind,
			count: int(c.count),
			terms: c.terms.map(int)
		};
	},
	holds(c) {
		return new Set(c.terms).size === c.count;
	},
	/** Each term that differs from all before it brings one value. */
	decompose(c) {
		const firsts = c.terms.map((term, i) => indicator$1(and(...c.terms.slice(0, i).map((earlier) => ne(earlier, term)))));
		return eq(c.count, add$2(...firsts));
	},
	print(c) {
		return `(nvalue ${c.count} (${c.terms.join(" ")}))`;
	}
};
// src/model/constraints/regular.ts
const regular = {
	map(c, int) {
		return {
			...c,
			terms: c.terms.map(int)
		};
	},
	holds(c) {
		let state = c.start;
		for (const symbol of c.terms) {
			state = c.transitions[state - 1]?.[Number(symbol) - 1] ?? 0;
			if (state === 0) return false;
		}
		return domainHas(c.accepting, state);
	},
	/** The state after each term, 0 from the first refusal on, is a function of the terms so far. */
	decompose(c, fresh) {
		const symbols = c.transitions[0]?.length ?? 0;
		const flat = [Array(symbols + 1).fill(0), ...c.transitions.map((row) => [0, ...row])].flat().map(constant);
		let state = constant(c.start);
		for (const [i, term] of c.terms.entries()) {
			const symbol = choose(member$1(term, rangeDomain(1, symbols)), term, constant(0));
			const place = add$2(scaled(symbols + 1, state), symbol, constant(1));
			state = fresh.integer(`state${i + 1}`, element(place, flat));
		}
		return member$1(state, between$1(c.accepting, 1, c.transitions.length));
	},
	print(c) {
		const rows = c.transitions.map((row) => `(${row.join(" ")})`);
		const accepting = c.accepting.ranges.map(([low, high]) => `(${low} ${high})`);
		return `(regular (${c.terms.join(" ")}) (${rows.join(" ")}) ${c.start} (${accepting.join(" ")}))`;
	}
};
// src/model/constraints/table.ts
const table = {
	map(c, int) {
		return {
			kind: c.kind,
			terms: c.terms.map(int),
			rows: c.rows,
			positive: c.positive
		};
	},
	holds(c) {
		return c.rows.some((row) => row.every((cell, i) => cell === "*" || cell === c.terms[i])) === c.positive;
	},
	decompose(c) {
		const rows = c.rows.map((row) => and(...c.terms.flatMap((term, i) => {
			const cell = row[i];
			return cell === void 0 || cell === "*" ? [] : [eq(term, constant(cell))];
		})));
		return c.positive ? or(...rows) : not$1(or(...rows));
	},
	print(c) {
		const name = c.positive ? "extension-supports" : "extension-conflicts";
		const rows = c.rows.map((row) => `(${row.join(" ")})`);
		return `(${name} (${c.terms.join(" ")}) (${rows.join(" ")}))`;
	}
};
// src/model/constraints/index.ts
const definitions = {
	"all-different": allDifferent,
	"all-different-except": allDifferentExcept,
	circuit,
	connected: {
		...connected,
		map: (c, _int, bool) => connected.map(c, bool)
	},
	count,
	cumulative,
	disjunctive,
	"global-cardinality": globalCardinality,
	"global-cardinality-with-costs": globalCardinalityWithCosts,
	"graph-division": graphDivision,
	inverse,
	lex,
	member,
	"n-value": nValue,
	regular,
	table
};
Object.keys(definitions);
/** The definition of a constraint's kind, typed so that it can be applied to the constraint itself. */
function definitionOf(constraint) {
	return definitions[constraint.kind];
}
/** {@link Definition.map} for any constraint. */
function mapConstraint(constraint, int, bool) {
	return definitionOf(constraint).map(constraint, int, bool);
}
// src/model/evaluate.ts
/** Applies an operation to defined values only. */
function strict(terms, operation) {
	const meanings = terms.map(meaningOfTerm);
	return (at) => {
		const values = [];
		for (const meaning of meanings) {
			const value = meaning(at);
			if (value === void 0) return void 0;
			values.push(value);
		}
		return operation(values);
	};
}
function folded(terms, start, operation) {
	return strict(terms, (values) => values.reduce((sum, value) => sum === void 0 ? value : operation(sum, value), start));
}
function unary(term, operation) {
	const meaning = meaningOfTerm(term);
	return (at) => {
		const value = meaning(at);
		return value === void 0 ? void 0 : operation(value);
	};
}
function binary(left, right, operation) {
	const [first, second] = [meaningOfTerm(left), meaningOfTerm(right)];
	return (at) => {
		const [a, b] = [first(at), second(at)];
		return a === void 0 || b === void 0 ? void 0 : operation(a, b);
	};
}
const terms$1 = {
	constant: ({ value }) => () => value,
	variable: ({ id }) => (at) => at[id],
	add: ({ terms }) => folded(terms, 0, add$1),
	neg: ({ term }) => unary(term, negate$2),
	mul: ({ terms }) => folded(terms, 1, multiply$1),
	div: ({ left, right }) => binary(left, right, (a, b) => b === 0 ? void 0 : floorDivide(a, b)),
	mod: ({ left, right }) => binary(left, right, (a, b) => b === 0 ? void 0 : floorModulo(a, b)),
	pow: ({ base, exponent }) => binary(base, exponent, power$2),
	abs: ({ term }) => unary(term, absolute$1),
	min: ({ terms }) => folded(terms, void 0, minimum),
	max: ({ terms }) => folded(terms, void 0, maximum),
	if: ({ condition, positive, negative }) => {
		const holds = meaningOfFormula(condition);
		const [then, otherwise] = [meaningOfTerm(positive), meaningOfTerm(negative)];
		return (at) => holds(at) ? then(at) : otherwise(at);
	},
	element: ({ index, terms }) => strict([index, ...terms], ([place, ...values]) => values[Number(place) - 1]),
	where: ({ term, condition }) => {
		const [value, holds] = [meaningOfTerm(term), meaningOfFormula(condition)];
		return (at) => holds(at) ? value(at) : void 0;
	}
};
const formulas$1 = {
	truth: ({ value }) => () => value,
	boolean: ({ id }) => (at) => at[id] === 1,
	not: ({ formula }) => {
		const holds = meaningOfFormula(formula);
		return (at) => !holds(at);
	},
	and: ({ formulas }) => {
		const meanings = formulas.map(meaningOfFormula);
		return (at) => meanings.every((holds) => holds(at));
	},
	or: ({ formulas }) => {
		const meanings = formulas.map(meaningOfFormula);
		return (at) => meanings.some((holds) => holds(at));
	},
	imp: ({ left, right }) => {
		const [first, second] = [meaningOfFormula(left), meaningOfFormula(right)];
		return (at) => !first(at) || second(at);
	},
	xor: ({ formulas }) => {
		const meanings = formulas.map(meaningOfFormula);
		return (at) => meanings.filter((holds) => holds(at)).length % 2 === 1;
	},
	iff: ({ left, right }) => {
		const [first, second] = [meaningOfFormula(left), meaningOfFormula(right)];
		return (at) => first(at) === second(at);
	},
	compare: ({ operator, left, right }) => {
		const [first, second] = [meaningOfTerm(left), meaningOfTerm(right)];
		return (at) => {
			const [a, b] = [first(at), second(at)];
			return a !== void 0 && b !== void 0 && compareHolds(operator, a, b);
		};
	},
	constraint: ({ constraint }) => {
		const meant = mapConstraint(constraint, meaningOfTerm, meaningOfFormula);
		const definition = definitionOf(constraint);
		return (at) => {
			let defined = true;
			const values = mapConstraint(meant, (meaning) => {
				const value = meaning(at);
				if (value === void 0) defined = false;
				return value ?? 0;
			}, (holds) => holds(at));
			return defined && definition.holds(values);
		};
	}
};
/** The meaning of a term. */
function meaningOfTerm(term) {
	return visit(terms$1, term, void 0);
}
/** The meaning of a formula. */
function meaningOfFormula(formula) {
	return visit(formulas$1, formula, void 0);
}
// src/model/rewrite.ts
/** The same list where nothing in it changed. */
function mapped(list, change) {
	let changed = false;
	const result = list.map((item) => {
		const next = change(item);
		if (next !== item) changed = true;
		return next;
	});
	return changed ? result : list;
}
const terms = {
	constant: (node) => node,
	variable: (node) => node,
	add: (node, parts) => withTerms(node, parts),
	neg: (node, parts) => withTerm(node, parts),
	mul: (node, parts) => withTerms(node, parts),
	div: (node, parts) => withSides(node, parts),
	mod: (node, parts) => withSides(node, parts),
	pow: (node, parts) => {
		const [base, exponent] = [parts.term(node.base), parts.term(node.exponent)];
		return base === node.base && exponent === node.exponent ? node : {
			...node,
			base,
			exponent
		};
	},
	abs: (node, parts) => withTerm(node, parts),
	min: (node, parts) => withTerms(node, parts),
	max: (node, parts) => withTerms(node, parts),
	if: (node, parts) => {
		const condition = parts.formula(node.condition);
		const [positive, negative] = [parts.term(node.positive), parts.term(node.negative)];
		return condition === node.condition && positive === node.positive && negative === node.negative ? node : {
			...node,
			condition,
			positive,
			negative
		};
	},
	element: (node, parts) => {
		const index = parts.term(node.index);
		const terms = mapped(node.terms, (term) => parts.term(term));
		return index === node.index && terms === node.terms ? node : {
			...node,
			index,
			terms
		};
	},
	where: (node, parts) => {
		const [term, condition] = [parts.term(node.term), parts.formula(node.condition)];
		return term === node.term && condition === node.condition ? node : {
			...node,
			term,
			condition
		};
	}
};
function withTerms(node, parts) {
	const terms = mapped(node.terms, (term) => parts.term(term));
	return terms === node.terms ? node : {
		...node,
		terms
	};
}
function withTerm(node, parts) {
	const term = parts.term(node.term);
	return term === node.term ? node : {
		...node,
		term
	};
}
function withSides(node, parts) {
	const [left, right] = [parts.term(node.left), parts.term(node.right)];
	return left === node.left && right === node.right ? node : {
		...node,
		left,
		right
	};
}
const formulas = {
	truth: (node) => node,
	boolean: (node) => node,
	not: (node, parts) => {
		const formula = parts.formula(node.formula);
		return formula === node.formula ? node : {
			...node,
			formula
		};
	},
	and: (node, parts) => withFormulas(node, parts),
	or: (node, parts) => withFormulas(node, parts),
	xor: (node, parts) => withFormulas(node, parts),
	imp: (node, parts) => withFormulaSides(node, parts),
	iff: (node, parts) => withFormulaSides(node, parts),
	compare: (node, parts) => withSides(node, parts),
	constraint: (node, parts) => {
		let changed = false;
		const constraint = mapConstraint(node.constraint, (term) => {
			const next = parts.term(term);
			if (next !== term) changed = true;
			return next;
		}, (formula) => {
			const next = parts.formula(formula);
			if (next !== formula) changed = true;
			return next;
		});
		return changed ? {
			...node,
			constraint
		} : node;
	}
};
function withFormulas(node, parts) {
	const formulas = mapped(node.formulas, (formula) => parts.formula(formula));
	return formulas === node.formulas ? node : {
		...node,
		formulas
	};
}
function withFormulaSides(node, parts) {
	const [left, right] = [parts.formula(node.left), parts.formula(node.right)];
	return left === node.left && right === node.right ? node : {
		...node,
		left,
		right
	};
}
/** The term over other direct parts; the term itself where none of them changed. */
function rebuildTerm(term, parts) {
	return visit(terms, term, parts);
}
/** The formula over other direct parts; the formula itself where none of them changed. */
function rebuildFormula(formula, parts) {
	return visit(formulas, formula, parts);
}
// src/model/occurrences.ts
/** Collects the variables of expressions, each once, in the order of their first occurrence. */
var Occurrences = class {
	#found = /* @__PURE__ */ new Set();
	#parts = {
		term: (term) => {
			if (term.kind === "variable") this.#found.add(term.id);
			return rebuildTerm(term, this.#parts);
		},
		formula: (formula) => {
			if (formula.kind === "boolean") this.#found.add(formula.id);
			return rebuildFormula(formula, this.#parts);
		}
	};
	get variables() {
		return this.#found;
	}
	addTerm(term) {
		this.#parts.term(term);
	}
	addFormula(formula) {
		this.#parts.formula(formula);
	}
};
// src/puzzles/fields.ts
/** An integer as JSON shows it: past 2^53 as a string of digits. */
function jsonInteger(value) {
	return typeof value === "bigint" ? String(value) : value ?? null;
}
/** The reader of any value that can be part of a solution. */
function readerOf(value) {
	if (isInteger(value)) return () => jsonInteger(value);
	if (typeof value === "boolean" || typeof value === "string") return () => value;
	if (isList(value)) return nestedReader(value.items.map(readerOf), value.axes);
	if (isLabel(value)) {
		const { labels } = value;
		const meaning = meaningOfTerm(termOf(value.code));
		return (at) => {
			const code = meaning(at);
			return code === void 0 ? null : labelOf(labels, Number(code));
		};
	}
	if (isTruth(value)) return meaningOfFormula(formulaOf(value));
	const meaning = isQuantity(value) ? meaningOfTerm(termOf(toWhole(value))) : void 0;
	return (at) => jsonInteger(meaning?.(at));
}
/** Lists in lists, one level for each dimension. */
function nestedReader(readers, axes) {
	const [first, ...inner] = axes;
	if (!first || inner.length === 0) return (at) => readers.map((read) => read(at));
	const size = inner.reduce((product, axis) => product * lengthOf(axis), 1);
	const rows = Array.from({ length: lengthOf(first) }, (_, row) => nestedReader(readers.slice(row * size, (row + 1) * size), inner));
	return (at) => rows.map((read) => read(at));
}
/** The variables that occur in a value, each once, in the order of their first occurrence. */
function variablesOf(value) {
	const found = new Occurrences();
	collect(value, found);
	return [...found.variables];
}
function collect(value, found) {
	if (isList(value)) for (const item of value.items) collect(item, found);
	else if (isLabel(value)) found.addTerm(termOf(value.code));
	else if (isTruth(value)) found.addFormula(formulaOf(value));
	else if (isQuantity(value)) found.addTerm(termOf(toWhole(value)));
}
/** Whether a value is made of variables alone, so that it decides all that it is made of. */
function isPlain(value) {
	if (isList(value)) return value.items.length > 0 && value.items.every(isPlain);
	if (isLabel(value)) return typeof value.code === "object" && value.code.kind === "variable";
	return typeof value === "object" && (value.kind === "variable" || value.kind === "boolean");
}
/** A quantity of a solution. The value must be decided by its variables and decide them. */
function fieldOf(name, value) {
	const field = {
		name,
		variables: variablesOf(value),
		read: readerOf(value)
	};
	if (!isList(value) || value.name !== name) return field;
	return {
		...field,
		parts: () => elementsOf(name, value.items, value.axes)
	};
}
/** The elements of an array, each under its own name: `grid[1,2]`. */
function elementsOf(name, items, axes) {
	return items.map((item, place) => {
		let rest = place;
		return fieldOf(`${name}[${axes.toReversed().map((axis) => {
			const own = axis.low + rest % lengthOf(axis);
			rest = Math.floor(rest / lengthOf(axis));
			return own;
		}).toReversed().join(",")}]`, item);
	});
}
/** Solutions that show the same are one. */
function identityBy(fields) {
	return (at) => JSON.stringify(fields.map((field) => field.read(at)));
}
export { labelOf as $, isLabel as A, differ as B, negate$1 as C, termOf as D, sum as E, lengthOf as F, missingTruth as G, formulaOf as H, list as I, same as J, not as K, all as L, isQuantity as M, isSet as N, undefinedTerm as O, isTruth as P, codeOf as Q, any as R, modulo as S, product as T, implies as U, elementTruth as V, indicator as W, boundsOf as X, settled as Y, visit as Z, absolute as _, readerOf as a, extreme as b, meaningOfTerm as c, compareWhole as d, divide as f, toWhole as g, power as h, jsonInteger as i, isList as j, isInteger as k, add as l, negate as m, identityBy as n, variablesOf as o, multiply as p, odd as q, isPlain as r, meaningOfFormula as s, fieldOf as t, compare as u, definedness as v, onlyWhere as w, isTotal as x, divide$1 as y, chooseWhole as z };
