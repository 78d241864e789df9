// parity: an odd (even) number of some literals is true.
//
// Rule 1: all literals but one are fixed => the last one is what the parity asks for.
import { isPositive, type Parity, variableOf } from '../../lower/flat.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';

export class ParityPropagator extends Propagator {
  readonly priority: Priority = priorities.constant;
  readonly scope: readonly number[];
  /** A variable is listed where it stands in the sum modulo 2; a pair of one variable has cancelled. */
  readonly #constant: number;
  /** Cells: how many variables are not known to be fixed, their sum, and the sum of the values of the others. */
  readonly #open: number;
  readonly #openSum: number;
  readonly #valueSum: number;

  constructor(store: Store, { literals, odd }: Parity) {
    super(store);
    const variables = new Set<number>();
    let constant = odd ? 1 : 0;
    for (const each of literals) {
      const variable = variableOf(each);
      if (!variables.delete(variable)) variables.add(variable);
      if (!isPositive(each)) constant ^= 1;
    }
    this.scope = [...variables];
    this.#constant = constant;
    this.#open = store.trail.allocate(1, variables.size);
    this.#openSum = store.trail.allocate(
      1,
      this.scope.reduce((sum, variable) => sum + variable, 0),
    );
    this.#valueSum = store.trail.allocate(1, 0);
  }

  subscribe(to: Subscriptions): void {
    for (const variable of this.scope) to.onFix(variable, variable);
  }

  override fixed(variable: number): boolean {
    const { trail } = this.store;
    const open = (trail.cells[this.#open] as number) - 1;
    trail.set(this.#open, open);
    trail.set(this.#openSum, (trail.cells[this.#openSum] as number) - variable);
    const value = this.store.min[variable] as number;
    trail.set(this.#valueSum, (trail.cells[this.#valueSum] as number) + value);
    return open > 1 || this.#settle();
  }

  propagate(): boolean {
    return (this.store.trail.cells[this.#open] as number) > 1 || this.#settle();
  }

  /** Rule 1, and the check where nothing is open. */
  #settle(): boolean {
    const { cells } = this.store.trail;
    const missing = ((cells[this.#valueSum] as number) & 1) ^ this.#constant;
    if (cells[this.#open] === 0) return missing === 0;
    return this.store.assign(cells[this.#openSum] as number, missing);
  }
}
