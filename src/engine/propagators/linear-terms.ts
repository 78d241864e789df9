// The terms of a linear sum, those known to be fixed gathered in front and added up once.
import { type Literal, variableOf } from '../../lower/flat.ts';
import { type Event, variableFixed } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import { isFalse, isTrue, makeFalse } from './literals.ts';

/** A sum whose value is a safe integer whatever the values of its variables, compared with a safe constant. */
export interface SafeLinear {
  readonly variables: readonly number[];
  readonly coefficients: readonly number[];
  readonly constant: number;
  readonly condition: Literal | undefined;
}

export abstract class LinearPropagator extends Propagator {
  readonly priority: Priority = priorities.linear;
  readonly scope: readonly number[];
  protected readonly condition: Literal | undefined;
  protected readonly constant: number;
  /** Permuted alike: the first `cells[fixedCount]` are fixed, and add up to `cells[fixedSum]`. */
  protected readonly variables: Int32Array;
  protected readonly coefficients: Float64Array;
  protected readonly fixedCount: number;
  protected readonly fixedSum: number;

  constructor(store: Store, { variables, coefficients, constant, condition }: SafeLinear) {
    super(store);
    this.scope = condition === undefined ? variables : [...variables, variableOf(condition)];
    this.variables = Int32Array.from(variables);
    this.coefficients = Float64Array.from(coefficients);
    this.constant = constant;
    this.condition = condition;
    this.fixedCount = store.trail.allocate(1, 0);
    this.fixedSum = store.trail.allocate(1, 0);
  }

  protected abstract readonly event: Event;

  subscribe(to: Subscriptions): void {
    for (const variable of this.variables) to.on(variable, this.event);
    if (this.condition !== undefined) to.on(variableOf(this.condition), variableFixed);
  }

  /** Brings the terms that are fixed to the front, and returns where the others begin. */
  protected gatherFixed(): number {
    const { store, variables, coefficients } = this;
    const { trail, min, max } = store;
    const before = trail.cells[this.fixedCount] as number;
    let count = before;
    let sum = trail.cells[this.fixedSum] as number;
    for (let i = before; i < variables.length; i++) {
      const variable = variables[i] as number;
      const value = min[variable] as number;
      if (value !== max[variable]) continue;
      const coefficient = coefficients[i] as number;
      sum += coefficient * value;
      variables[i] = variables[count] as number;
      coefficients[i] = coefficients[count] as number;
      variables[count] = variable;
      coefficients[count] = coefficient;
      count++;
    }
    if (count !== before) {
      trail.set(this.fixedCount, count);
      trail.set(this.fixedSum, sum);
    }
    return count;
  }

  /** The least the terms from a place on can add up to. */
  protected least(from: number): number {
    const { variables, coefficients } = this;
    const { min, max } = this.store;
    let sum = 0;
    for (let i = from; i < variables.length; i++) {
      const coefficient = coefficients[i] as number;
      const end = coefficient > 0 ? min : max;
      sum += coefficient * (end[variables[i] as number] as number);
    }
    return sum;
  }

  /** The most the terms from a place on can add up to. */
  protected most(from: number): number {
    const { variables, coefficients } = this;
    const { min, max } = this.store;
    let sum = 0;
    for (let i = from; i < variables.length; i++) {
      const coefficient = coefficients[i] as number;
      const end = coefficient > 0 ? max : min;
      sum += coefficient * (end[variables[i] as number] as number);
    }
    return sum;
  }

  protected isDemanded(): boolean {
    return this.condition === undefined || isTrue(this.store, this.condition);
  }

  protected isOff(): boolean {
    return this.condition !== undefined && isFalse(this.store, this.condition);
  }

  /** The comparison cannot hold: the condition is false, if there is one. */
  protected refuse(): boolean {
    this.retire();
    return this.condition !== undefined && makeFalse(this.store, this.condition);
  }
}
