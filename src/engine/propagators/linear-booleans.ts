// linear `eq` and `le` where most variables are 0..1: the bounds of their sum are kept as they are fixed.
//
// Rule 1: the comparison cannot hold within the bounds of the sum => the condition is false.
// Rule 2: demanded, and a 0..1 variable would carry the sum past the constant by taking one of its values => it takes the
//   other. The variables come in the order of their coefficients, so that one that could not settles the rest.
// Rule 3: demanded => each other variable keeps within what is left (bounds consistency, as in linear-equal.ts).
import { type Literal, variableOf } from '../../lower/flat.ts';
import { boundsChanged, variableFixed } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import type { SafeLinear } from './linear-terms.ts';
import { isFalse, isTrue, makeFalse } from './literals.ts';

export class LinearBooleans extends Propagator {
  readonly priority: Priority = priorities.linear;
  readonly scope: readonly number[];
  readonly #isEquation: boolean;
  readonly #constant: number;
  readonly #condition: Literal | undefined;
  /** The 0..1 variables, those with the largest coefficients in magnitude first. */
  readonly #booleans: Int32Array;
  readonly #coefficients: Float64Array;
  readonly #others: Int32Array;
  readonly #otherCoefficients: Float64Array;
  /** Cells: the bounds of the sum of the 0..1 variables as far as it was told of, and how many in front are fixed. */
  readonly #low: number;
  readonly #high: number;
  readonly #fixed: number;
  /** How far the least sum may rise, and how far the most may fall. */
  #rise = 0;
  #fall = 0;
  /** Whether the comparison holds whatever the variables are. */
  #isSure = false;

  /** Whether there are so many 0..1 variables that it pays. */
  static suits(store: Store, { variables }: SafeLinear): boolean {
    const booleans = variables.filter((variable) => isBoolean(store, variable));
    return booleans.length >= 6 && variables.length - booleans.length <= 2;
  }

  constructor(store: Store, linear: SafeLinear, isEquation: boolean) {
    super(store);
    const { variables, coefficients, constant, condition } = linear;
    this.scope = condition === undefined ? variables : [...variables, variableOf(condition)];
    this.#isEquation = isEquation;
    this.#constant = constant;
    this.#condition = condition;
    const terms = variables.map((variable, i) => ({
      variable,
      coefficient: coefficients[i] as number,
    }));
    const booleans = terms
      .filter(({ variable }) => isBoolean(store, variable))
      .sort((a, b) => Math.abs(b.coefficient) - Math.abs(a.coefficient));
    const others = terms.filter(({ variable }) => !isBoolean(store, variable));
    this.#booleans = Int32Array.from(booleans, ({ variable }) => variable);
    this.#coefficients = Float64Array.from(booleans, ({ coefficient }) => coefficient);
    this.#others = Int32Array.from(others, ({ variable }) => variable);
    this.#otherCoefficients = Float64Array.from(others, ({ coefficient }) => coefficient);
    this.#low = store.trail.allocate(1, sumOf(this.#coefficients, -1));
    this.#high = store.trail.allocate(1, sumOf(this.#coefficients, 1));
    this.#fixed = store.trail.allocate(1, 0);
  }

  subscribe(to: Subscriptions): void {
    for (const [place, variable] of this.#booleans.entries()) {
      to.onFix(variable, place);
      to.on(variable, variableFixed);
    }
    for (const variable of this.#others) to.on(variable, boundsChanged);
    if (this.#condition !== undefined) to.on(variableOf(this.#condition), variableFixed);
  }

  override fixed(place: number): boolean {
    const { trail, min } = this.store;
    const coefficient = this.#coefficients[place] as number;
    // The value that adds the coefficient settles one bound of the sum, the other value the other bound.
    const isAdded = min[this.#booleans[place] as number] === 1;
    if (isAdded === coefficient > 0) {
      trail.set(this.#low, (trail.cells[this.#low] as number) + Math.abs(coefficient));
    } else trail.set(this.#high, (trail.cells[this.#high] as number) - Math.abs(coefficient));
    return true;
  }

  propagate(): boolean {
    const { store } = this;
    if (this.#condition !== undefined && isFalse(store, this.#condition)) {
      this.retire();
      return true;
    }
    this.#measure();
    if (this.#isSure) {
      this.retire();
      return true;
    }
    if (this.#rise < 0 || (this.#isEquation && this.#fall < 0)) {
      this.retire();
      return this.#condition !== undefined && makeFalse(store, this.#condition);
    }
    if (this.#condition !== undefined && !isTrue(store, this.#condition)) return true;
    return this.#pruneOthers() && this.#pruneBooleans();
  }

  #measure(): void {
    const { cells } = this.store.trail;
    const { min, max } = this.store;
    let low = cells[this.#low] as number;
    let high = cells[this.#high] as number;
    for (let i = 0; i < this.#others.length; i++) {
      const variable = this.#others[i] as number;
      const coefficient = this.#otherCoefficients[i] as number;
      const atMin = coefficient * (min[variable] as number);
      const atMax = coefficient * (max[variable] as number);
      low += Math.min(atMin, atMax);
      high += Math.max(atMin, atMax);
    }
    this.#isSure = high <= this.#constant && (!this.#isEquation || low >= this.#constant);
    this.#rise = this.#constant - low;
    this.#fall = this.#isEquation ? high - this.#constant : Number.POSITIVE_INFINITY;
  }

  /** Rule 3. */
  #pruneOthers(): boolean {
    const { store } = this;
    for (let i = 0; i < this.#others.length; i++) {
      const variable = this.#others[i] as number;
      const coefficient = this.#otherCoefficients[i] as number;
      const min = store.min[variable] as number;
      const max = store.max[variable] as number;
      const scale = Math.abs(coefficient);
      const up = coefficient > 0 ? this.#rise : this.#fall;
      const down = coefficient > 0 ? this.#fall : this.#rise;
      if (!store.atMost(variable, min + Math.floor(up / scale))) return false;
      if (!store.atLeast(variable, max - Math.floor(down / scale))) return false;
    }
    return true;
  }

  /** Rule 2. */
  #pruneBooleans(): boolean {
    const { store } = this;
    const { trail } = store;
    const booleans = this.#booleans;
    let first = trail.cells[this.#fixed] as number;
    while (first < booleans.length && store.isFixed(booleans[first] as number)) first++;
    trail.set(this.#fixed, first);
    const least = Math.min(this.#rise, this.#fall);
    for (let i = first; i < booleans.length; i++) {
      const coefficient = this.#coefficients[i] as number;
      const scale = Math.abs(coefficient);
      if (scale <= least) return true;
      const variable = booleans[i] as number;
      if (store.isFixed(variable)) continue;
      const isTooMuch = scale > this.#rise;
      if (isTooMuch && scale > this.#fall) return false;
      if (!store.assign(variable, isTooMuch === coefficient > 0 ? 0 : 1)) return false;
    }
    return true;
  }

  override entailed(): boolean {
    if (this.#condition !== undefined && isFalse(this.store, this.#condition)) return true;
    this.#measure();
    return this.#isSure;
  }
}

function isBoolean(store: Store, variable: number): boolean {
  return (store.min[variable] as number) >= 0 && (store.max[variable] as number) <= 1;
}

/** The sum of the coefficients of one sign: the least or the most that the sum can be. */
function sumOf(coefficients: Float64Array, sign: number): number {
  return coefficients.reduce((sum, each) => (each * sign > 0 ? sum + each : sum), 0);
}
