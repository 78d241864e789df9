// What is decided about a variable: which value it takes first, or which half of a large domain.
import type { Store } from '../../engine/store.ts';
import type { Decision } from './branch.ts';
import { Random } from './random.ts';

/** Domains with more values than this are halved. */
export const largestListed = 256;

export type Direction = 'ascending' | 'random';

export class ValueOrder {
  readonly #store: Store;
  readonly #random: Random;
  direction: Direction;
  /** The variables whose values come in order, and whether the greatest comes first. */
  readonly #fixed = new Map<number, boolean>();

  constructor(store: Store, seed: number, direction: Direction = 'ascending') {
    this.#store = store;
    this.#random = new Random(seed);
    this.direction = direction;
  }

  /** Has a variable take its values in order, whatever the direction is for others. */
  fix(variable: number, descends: boolean): void {
    this.#fixed.set(variable, descends);
  }

  /** The first decision about a variable that is not fixed. */
  decide(variable: number): Decision {
    const store = this.#store;
    const min = store.min[variable] as number;
    const max = store.max[variable] as number;
    const descends = this.#fixed.get(variable);
    if ((store.size[variable] as number) > largestListed) {
      const middle = min + Math.floor((max - min) / 2);
      return descends
        ? { variable, relation: 'at least', value: middle + 1 }
        : { variable, relation: 'at most', value: middle };
    }
    if (descends !== undefined) return { variable, relation: 'is', value: descends ? max : min };
    if (this.direction === 'ascending') return { variable, relation: 'is', value: min };
    const value = store.upFrom(variable, min + this.#random.below(max - min + 1));
    return { variable, relation: 'is', value };
  }
}
