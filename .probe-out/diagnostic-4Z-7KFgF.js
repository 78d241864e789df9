// src/base/too-large.ts
/** A limit of puzzlec that a puzzle met. The command line shows it as an error of the input, not as a fault. */
var TooLarge = class extends Error {
	name = "TooLarge";
	/** What the user may do about it. */
	advice;
	constructor(message, advice) {
		super(message);
		this.advice = advice;
	}
};
// src/base/integer.ts
const largest = BigInt(Number.MAX_SAFE_INTEGER);
/** What is larger is no factor any more, and has no divisors looked for: a few such operations would take seconds. */
const factorBits = 2e6;
const divisorBits = 6e4;
const boundsOf = (bits) => [-(1n << BigInt(bits)), 1n << BigInt(bits)];
const [factorLimit, divisorLimit] = [boundsOf(factorBits), boundsOf(divisorBits)];
const isBeyond = (a, [low, high]) => typeof a === "bigint" && (a < low || a > high);
function beyond(bits) {
	return new TooLarge(`a number in it has more than ${bits.toLocaleString("en")} bits`, "write it as a sum, or with smaller parts");
}
/** The canonical form of a bigint. */
function fromBigInt(value) {
	return value >= -largest && value <= largest ? Number(value) : value;
}
/** Reads decimal digits with an optional `-` in front; the caller has checked the shape. */
function parseInteger(digits) {
	const value = Number(digits);
	if (Number.isSafeInteger(value)) return value === 0 ? 0 : value;
	return fromBigInt(BigInt(digits));
}
function isSafe(value) {
	return typeof value === "number";
}
/** Never -0, so that `Object.is` and printing see one zero. */
function add$1(a, b) {
	if (typeof a === "number" && typeof b === "number") {
		const sum = a + b;
		if (Number.isSafeInteger(sum)) return sum;
	}
	return fromBigInt(BigInt(a) + BigInt(b));
}
function negate(a) {
	return typeof a === "number" ? 0 - a : fromBigInt(-a);
}
function subtract(a, b) {
	return add$1(a, negate(b));
}
/** @throws TooLarge for a factor of millions of bits */
function multiply(a, b) {
	if (typeof a === "number" && typeof b === "number") {
		const product = a * b;
		if (Number.isSafeInteger(product)) return product + 0;
	}
	if (isBeyond(a, factorLimit) || isBeyond(b, factorLimit)) throw beyond(factorBits);
	return fromBigInt(BigInt(a) * BigInt(b));
}
/** Less than, equal, greater: a negative number, 0, a positive number. */
function compare$1(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
function absolute(a) {
	return a < 0 ? negate(a) : a;
}
function minimum(a, b) {
	return b < a ? b : a;
}
function maximum(a, b) {
	return b > a ? b : a;
}
/** The quotient rounded towards minus infinity. `b` must not be 0. */
function floorDivide(a, b) {
	if (typeof a === "number" && typeof b === "number") {
		const remainder = a % b;
		const quotient = (a - remainder) / b;
		return (remainder !== 0 && remainder < 0 !== b < 0 ? quotient - 1 : quotient) + 0;
	}
	const [p, q] = [BigInt(a), BigInt(b)];
	const quotient = p / q;
	return fromBigInt(p % q !== 0n && p < 0n !== q < 0n ? quotient - 1n : quotient);
}
/** The remainder of the floored quotient; it has the sign of `b`. `b` must not be 0. */
function floorModulo(a, b) {
	if (typeof a === "number" && typeof b === "number") {
		const remainder = a % b;
		return (remainder !== 0 && remainder < 0 !== b < 0 ? remainder + b : remainder) + 0;
	}
	return subtract(a, multiply(floorDivide(a, b), b));
}
/** Bits above which a number is not worked out: nothing a puzzle means is that large. */
const mostBits = 1e5;
/**
* `base ** exponent` as an exact integer; `0 ** 0` is 1.
* @returns undefined where there is no such integer (a negative exponent, but for the bases 1 and -1), or where the
*   result would take more than a hundred thousand bits.
*/
function power(base, exponent) {
	if (base === 1) return 1;
	if (base === -1) return floorModulo(exponent, 2) === 0 ? 1 : -1;
	if (exponent < 0) return void 0;
	if (base === 0) return exponent === 0 ? 1 : 0;
	if (exponent > exponentLimit(base)) return void 0;
	return fromBigInt(BigInt(base) ** BigInt(exponent));
}
/** The largest exponent for which the power of a base is worked out; there is no limit for -1, 0 and 1. */
function exponentLimit(base) {
	const bits = bitLength(base);
	return bits < 2 ? Number.POSITIVE_INFINITY : Math.floor(mostBits / (bits - 1));
}
/** How many bits the magnitude of `a` takes; 0 for 0. */
function bitLength(a) {
	const magnitude = BigInt(absolute(a));
	if (magnitude === 0n) return 0;
	const digits = magnitude.toString(16);
	return 4 * (digits.length - 1) + Number.parseInt(digits.charAt(0), 16).toString(2).length;
}
/**
* The greatest common divisor, never negative; `gcd(0, 0)` is 0.
* @throws TooLarge where both have tens of thousands of bits
*/
function gcd(a, b) {
	if (isBeyond(a, divisorLimit) && isBeyond(b, divisorLimit)) throw beyond(divisorBits);
	let [x, y] = [absolute(a), absolute(b)];
	while (y !== 0) [x, y] = [y, floorModulo(x, y)];
	return x;
}
// src/model/construct.ts
const truth = {
	kind: "truth",
	value: true
};
const falsity = {
	kind: "truth",
	value: false
};
const constant = (value) => ({
	kind: "constant",
	value
});
const variable = (id) => ({
	kind: "variable",
	id
});
const boolean = (id) => ({
	kind: "boolean",
	id
});
const add = (...terms) => ({
	kind: "add",
	terms
});
const neg = (term) => ({
	kind: "neg",
	term
});
const sub = (left, right) => add(left, neg(right));
const mul = (...terms) => ({
	kind: "mul",
	terms
});
const scaled = (coefficient, term) => mul(constant(coefficient), term);
const choose = (condition, positive, negative) => ({
	kind: "if",
	condition,
	positive,
	negative
});
/** 1 where the formula holds, 0 where not. */
const indicator = (formula) => choose(formula, constant(1), constant(0));
/** The term at a place of a list, counted from 1. */
const element = (index, terms) => ({
	kind: "element",
	index,
	terms
});
const not = (formula) => ({
	kind: "not",
	formula
});
const and = (...formulas) => ({
	kind: "and",
	formulas
});
const or = (...formulas) => ({
	kind: "or",
	formulas
});
const implies = (left, right) => ({
	kind: "imp",
	left,
	right
});
const iff = (left, right) => ({
	kind: "iff",
	left,
	right
});
const compare = (operator, left, right) => ({
	kind: "compare",
	operator,
	left,
	right
});
const eq = (left, right) => compare("eq", left, right);
const ne = (left, right) => compare("ne", left, right);
const le = (left, right) => compare("le", left, right);
const lt = (left, right) => compare("lt", left, right);
const ge = (left, right) => compare("ge", left, right);
const gt = (left, right) => compare("gt", left, right);
/** A constraint as a formula. */
const constraint = (posted) => ({
	kind: "constraint",
	constraint: posted
});
const member = (term, domain) => constraint({
	kind: "member",
	term,
	domain
});
/** Each pair of places of a list, the earlier one first. */
function* pairs(list) {
	for (const [i, left] of list.entries()) for (const right of list.slice(i + 1)) yield [left, right];
}
// src/base/invariant.ts
/** A fault of puzzlec. Thrown when something that the code promises does not hold. */
var Bug = class extends Error {
	name = "Bug";
};
/**
* Demands that a condition holds.
* @throws Bug with `message` when it does not.
*/
function invariant(condition, message) {
	if (!condition) throw new Bug(message);
}
// src/model/domain.ts
const emptyDomain = {
	ranges: [],
	min: Number.POSITIVE_INFINITY,
	max: Number.NEGATIVE_INFINITY,
	size: 0
};
const booleanDomain = rangeDomain(0, 1);
/** The integers from `low` to `high`; empty when `low > high`. */
function rangeDomain(low, high) {
	return low > high ? emptyDomain : {
		ranges: [[low, high]],
		min: low,
		max: high,
		size: high - low + 1
	};
}
/** The union of the given ranges, in any order, overlapping or not. */
function domainOfRanges(ranges) {
	const sorted = [...ranges].filter(([low, high]) => low <= high).sort((a, b) => a[0] - b[0]);
	const merged = [];
	for (const [low, high] of sorted) {
		invariant(Number.isSafeInteger(low) && Number.isSafeInteger(high), `domain ${low}..${high}`);
		const last = merged.at(-1);
		if (last && low <= last[1] + 1) last[1] = Math.max(last[1], high);
		else merged.push([low, high]);
	}
	return fromSortedRanges(merged);
}
/** The set of the given values, in any order, repeated or not. */
function domainOfValues(values) {
	const ranges = [];
	for (const value of values) ranges.push([value, value]);
	return domainOfRanges(ranges);
}
function fromSortedRanges(ranges) {
	const [first, last] = [ranges[0], ranges.at(-1)];
	if (!first || !last) return emptyDomain;
	let size = 0;
	for (const [low, high] of ranges) size += high - low + 1;
	return {
		ranges,
		min: first[0],
		max: last[1],
		size
	};
}
function domainHas(domain, value) {
	const { ranges } = domain;
	let low = 0;
	let high = ranges.length - 1;
	while (low <= high) {
		const middle = low + high >> 1;
		const range = ranges[middle];
		if (value < range[0]) high = middle - 1;
		else if (value > range[1]) low = middle + 1;
		else return true;
	}
	return false;
}
/** The members in ascending order. */
function* domainValues(domain) {
	for (const [low, high] of domain.ranges) for (let value = low; value <= high; value++) yield value;
}
/** The members from `low` to `high`. */
function between(domain, low, high) {
	if (low <= domain.min && high >= domain.max) return domain;
	const kept = [];
	for (const range of domain.ranges) {
		const start = Math.max(range[0], low);
		const end = Math.min(range[1], high);
		if (start <= end) kept.push([start, end]);
	}
	return fromSortedRanges(kept);
}
function intersect(a, b) {
	const kept = [];
	let i = 0;
	let j = 0;
	while (i < a.ranges.length && j < b.ranges.length) {
		const [left, right] = [a.ranges[i], b.ranges[j]];
		const start = Math.max(left[0], right[0]);
		const end = Math.min(left[1], right[1]);
		if (start <= end) kept.push([start, end]);
		if (left[1] < right[1]) i++;
		else j++;
	}
	return sameDomain(a, kept) ? a : fromSortedRanges(kept);
}
function sameDomain(domain, ranges) {
	return domain.ranges.length === ranges.length && domain.ranges.every(([low, high], i) => low === ranges[i]?.[0] && high === ranges[i]?.[1]);
}
function equalDomains(a, b) {
	return sameDomain(a, b.ranges);
}
/** `1..3, 7, 9..10`, as the YAML language writes it. */
function formatDomain(domain) {
	return domain.ranges.map(([low, high]) => low === high ? `${low}` : `${low}..${high}`).join(", ");
}
// src/text/diagnostic.ts
/** A good result. */
function good(value, warnings = []) {
	return {
		ok: true,
		value,
		warnings
	};
}
/** A failed result. */
function failed(first, ...rest) {
	return {
		ok: false,
		diagnostics: [first, ...rest]
	};
}
/** Collects diagnostics while a stage goes on past the first mistake. */
var Reports = class {
	#list = [];
	#errors = 0;
	add(diagnostic) {
		this.#list.push(diagnostic);
		if (diagnostic.severity === "error") this.#errors++;
	}
	addAll(diagnostics) {
		for (const diagnostic of diagnostics) this.add(diagnostic);
	}
	get errors() {
		return this.#errors;
	}
	/** All of them in the order of the text. */
	get list() {
		return this.#list.toSorted((a, b) => startOf(a) - startOf(b));
	}
	/** `value` with the warnings if there was no error, the errors otherwise. */
	check(value) {
		if (this.#errors === 0) return good(value, this.list);
		const [first, ...rest] = this.list;
		return first ? {
			ok: false,
			diagnostics: [first, ...rest]
		} : good(value);
	}
};
function startOf(diagnostic) {
	return diagnostic.span?.start ?? -1;
}
export { isSafe as $, indicator as A, scaled as B, element as C, gt as D, ge as E, ne as F, add$1 as G, truth as H, neg as I, exponentLimit as J, bitLength as K, not as L, lt as M, member as N, iff as O, mul as P, gcd as Q, or as R, constraint as S, falsity as T, variable as U, sub as V, absolute as W, floorModulo as X, floorDivide as Y, fromBigInt as Z, and as _, booleanDomain as a, parseInteger as at, compare as b, domainOfValues as c, TooLarge as ct, equalDomains as d, maximum as et, formatDomain as f, add as g, invariant as h, between as i, negate as it, le as j, implies as k, domainValues as l, rangeDomain as m, failed as n, mostBits as nt, domainHas as o, power as ot, intersect as p, compare$1 as q, good as r, multiply as rt, domainOfRanges as s, subtract as st, Reports as t, minimum as tt, emptyDomain as u, boolean as v, eq as w, constant as x, choose as y, pairs as z };
