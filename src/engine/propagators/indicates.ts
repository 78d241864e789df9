// indicates: a literal says whether a variable lies in a fixed set.
//
// Rule 1: every member of the variable's domain is in the set => the literal is true; none is => it is false.
// Rule 2: the literal is true => the members outside the set go; it is false => those inside go.
// Both together are domain consistency, but for long ranges inside a large domain (see ranges.ts).
import { type Indicates, type Literal, variableOf } from '../../lower/flat.ts';
import { intersect, without } from '../../model/domain.ts';
import { domainChanged, variableFixed } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import { cut, meets, type Ranges, rangesOf } from '../ranges.ts';
import { readDomain } from '../read-domain.ts';
import type { Store } from '../store.ts';
import { isFalse, isTrue, makeFalse, makeTrue } from './literals.ts';

export class IndicatesPropagator extends Propagator {
  readonly priority: Priority = priorities.constant;
  readonly scope: readonly number[];
  readonly #literal: Literal;
  readonly #variable: number;
  readonly #inside: Ranges;
  readonly #outside: Ranges;

  constructor(store: Store, { literal, variable, domain }: Indicates) {
    super(store);
    const whole = readDomain(store, variable);
    this.scope = [variableOf(literal), variable];
    this.#literal = literal;
    this.#variable = variable;
    this.#inside = rangesOf(intersect(whole, domain));
    this.#outside = rangesOf(without(whole, domain));
  }

  subscribe(to: Subscriptions): void {
    to.on(variableOf(this.#literal), variableFixed);
    to.on(this.#variable, domainChanged);
  }

  propagate(): boolean {
    const { store } = this;
    if (isTrue(store, this.#literal)) return this.#settle(this.#outside);
    if (isFalse(store, this.#literal)) return this.#settle(this.#inside);
    if (!meets(store, this.#variable, this.#outside)) {
      this.retire();
      return makeTrue(store, this.#literal);
    }
    if (!meets(store, this.#variable, this.#inside)) {
      this.retire();
      return makeFalse(store, this.#literal);
    }
    return true;
  }

  /** Rule 2. */
  #settle(wrong: Ranges): boolean {
    if (!cut(this.store, this.#variable, wrong)) return false;
    if (!meets(this.store, this.#variable, wrong)) this.retire();
    return true;
  }

  override entailed(): boolean {
    const { store } = this;
    if (isTrue(store, this.#literal)) return !meets(store, this.#variable, this.#outside);
    return isFalse(store, this.#literal) && !meets(store, this.#variable, this.#inside);
  }
}
