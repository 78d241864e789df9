// How often the constraints of a variable failed: what the order of decisions learns, kept from one call to the next.
//
// A failure weighs more the fewer variables of its constraint were open, and on a variable the smaller its domain was
// (ca.cd; Wattez, Lecoutre, Paparrizou and Tabary 2019).
import type { Engine } from '../../engine/engine.ts';
import type { Store } from '../../engine/store.ts';

/** Propagators with more variables than this say nothing about the importance of one. */
const longestScope = 1000;

/** What the domain of a variable that is fixed counts as. */
const sizeOfFixed = 0.5;

export class Weights {
  /** By variable: the number of its propagators at first. */
  readonly of: Float64Array;
  readonly #store: Store;

  constructor(engine: Engine) {
    this.#store = engine.store;
    this.of = new Float64Array(engine.store.count).fill(1);
    for (const { scope } of engine.kernel.propagators) {
      if (scope.length > longestScope) continue;
      for (const variable of scope) this.of[variable] = (this.of[variable] ?? 0) + 1;
    }
  }

  /** Makes the variables to blame for a failure heavier. */
  blame(variables: readonly number[]): void {
    const { min, max, size } = this.#store;
    let open = 0;
    for (const variable of variables) if (min[variable] !== max[variable]) open++;
    const share = 1 / Math.max(1, open);
    for (const variable of variables) {
      const isFixed = min[variable] === max[variable];
      const weight = share / (isFixed ? sizeOfFixed : (size[variable] as number));
      this.of[variable] = (this.of[variable] as number) + weight;
    }
  }
}
