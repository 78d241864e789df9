// indicates, for several single values of one variable: literals that say whether it has them.
//
// Rule 1: a literal is true => the variable has its value; it is false => it has not.
// Rule 2: the variable cannot have a value => its literal is false; it has the value => the literal is true.
// Domain consistency, as for each of the constraints by itself.
import { isPositive, type Literal, variableOf } from '../../lower/flat.ts';
import { domainChanged } from '../changes.ts';
import {
  type Priority,
  Propagator,
  priorities,
  type Subscriptions,
  type Tie,
} from '../propagator.ts';
import type { Store } from '../store.ts';
import { isFalse, isTrue, makeFalse, makeTrue } from './literals.ts';

export interface Indicator {
  readonly literal: Literal;
  readonly value: number;
}

export class ValueChannel extends Propagator {
  readonly priority: Priority = priorities.constant;
  readonly scope: readonly number[];
  readonly #variable: number;
  readonly #literals: Int32Array;
  readonly #values: Float64Array;
  /** The places of the indicators; those of the first `cells[open]` may have open literals. */
  readonly #places: Int32Array;
  readonly #open: number;

  constructor(store: Store, variable: number, indicators: readonly Indicator[]) {
    super(store);
    this.scope = [variable, ...indicators.map(({ literal }) => variableOf(literal))];
    this.#variable = variable;
    this.#literals = Int32Array.from(indicators, ({ literal }) => literal);
    this.#values = Float64Array.from(indicators, ({ value }) => value);
    this.#places = Int32Array.from(indicators, (_, place) => place);
    this.#open = store.trail.allocate(1, indicators.length);
  }

  subscribe(to: Subscriptions): void {
    to.on(this.#variable, domainChanged);
    for (const [place, literal] of this.#literals.entries()) {
      to.onFix(variableOf(literal as Literal), place);
    }
  }

  /** Rule 1. */
  override fixed(place: number): boolean {
    const { store } = this;
    const literal = this.#literals[place] as Literal;
    const value = this.#values[place] as number;
    const holds = store.min[variableOf(literal)] === (isPositive(literal) ? 1 : 0);
    return holds ? store.assign(this.#variable, value) : store.remove(this.#variable, value);
  }

  /** Rule 2. Literals that are fixed leave the open ones. */
  propagate(): boolean {
    const { store } = this;
    const before = store.trail.cells[this.#open] as number;
    let open = before;
    for (let i = open - 1; i >= 0; i--) {
      const place = this.#places[i] as number;
      if (!this.#settle(place)) return false;
      if (!store.isFixed(variableOf(this.#literals[place] as Literal))) continue;
      open--;
      this.#places[i] = this.#places[open] as number;
      this.#places[open] = place;
    }
    if (open !== before) store.trail.set(this.#open, open);
    return true;
  }

  #settle(place: number): boolean {
    const { store } = this;
    const literal = this.#literals[place] as Literal;
    const value = this.#values[place] as number;
    if (!store.has(this.#variable, value)) return makeFalse(store, literal);
    return !store.isFixed(this.#variable) || makeTrue(store, literal);
  }

  override ties(): readonly Tie[] {
    return Array.from(this.#literals, (literal, place) => ({
      variables: [this.#variable, variableOf(literal as Literal)],
      isLoose: () => this.entails(place),
    }));
  }

  override entailed(): boolean {
    return this.#places.every((place) => this.entails(place));
  }

  /** Whether one of the indicators, by its place in the list, has nothing to say any more. */
  entails(place: number): boolean {
    const { store } = this;
    const literal = this.#literals[place] as Literal;
    const value = this.#values[place] as number;
    if (isFalse(store, literal)) return !store.has(this.#variable, value);
    return (
      isTrue(store, literal) && store.isFixed(this.#variable) && store.has(this.#variable, value)
    );
  }
}
