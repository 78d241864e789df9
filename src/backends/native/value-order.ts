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

  constructor(store: Store, seed: number, direction: Direction = 'ascending') {
    this.#store = store;
    this.#random = new Random(seed);
    this.direction = direction;
  }

  /** The first decision about a variable that is not fixed. */
  decide(variable: number): Decision {
    const store = this.#store;
    const min = store.min[variable] as number;
    const max = store.max[variable] as number;
    if ((store.size[variable] as number) > largestListed) {
      return { variable, relation: 'at most', value: min + Math.floor((max - min) / 2) };
    }
    if (this.direction === 'ascending') return { variable, relation: 'is', value: min };
    const value = store.upFrom(variable, min + this.#random.below(max - min + 1));
    return { variable, relation: 'is', value };
  }
}
