// table (negative): the variables together are none of the rows. Each row is a nogood.
//
// Rule 1: all variables of a row but one are fixed to its values => that one has not its value (see nogoods.ts).

import type { Store } from '../store.ts';
import { type Condition, Nogoods } from './nogoods.ts';

export class ForbiddenRows extends Nogoods {
  readonly #rows: readonly (readonly Condition[])[];
  #isAdded = false;

  constructor(store: Store, variables: readonly number[], rows: readonly (readonly Condition[])[]) {
    super(store, variables);
    this.#rows = rows;
  }

  override propagate(): boolean {
    if (!this.#isAdded) {
      this.#isAdded = true;
      for (const row of this.#rows) if (!this.add(row)) return false;
    }
    return super.propagate();
  }

  override entailed(): boolean {
    const { store } = this;
    return this.#rows.every((row) =>
      row.some(({ variable, value }) => !store.has(variable, value)),
    );
  }
}
