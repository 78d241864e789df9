// What is decided about a variable: which value it takes first, or which half of a large domain.
import type { Store } from '../../engine/store.ts';
import type { Decision } from './branch.ts';

/** Domains with more values than this are halved. */
export const largestListed = 256;

export type Direction = 'ascending' | 'descending' | 'from the middle';

export class ValueOrder {
  readonly #store: Store;
  readonly #directionOf: (variable: number) => Direction;
  /** By variable: the value it had in the last solution; tried first. */
  #preferred: Float64Array | undefined;

  constructor(store: Store, directionOf: (variable: number) => Direction) {
    this.#store = store;
    this.#directionOf = directionOf;
  }

  /** Prefers the values that the variables have. */
  remember(): void {
    this.#preferred = this.#store.min.slice(0, this.#store.count);
  }

  /** The first decision about a variable that is not fixed. */
  decide(variable: number): Decision {
    const store = this.#store;
    const preferred = this.#preferred?.[variable];
    if (preferred !== undefined && store.has(variable, preferred)) {
      return { variable, relation: 'is', value: preferred };
    }
    const min = store.min[variable] as number;
    const max = store.max[variable] as number;
    const direction = this.#directionOf(variable);
    if ((store.size[variable] as number) > largestListed) {
      const middle = min + Math.floor((max - min) / 2);
      return direction === 'descending'
        ? { variable, relation: 'at least', value: middle + 1 }
        : { variable, relation: 'at most', value: middle };
    }
    if (direction === 'ascending') return { variable, relation: 'is', value: min };
    if (direction === 'descending') return { variable, relation: 'is', value: max };
    return {
      variable,
      relation: 'is',
      value: nearest(store, variable, Math.floor((min + max) / 2)),
    };
  }
}

/** The member nearest to a value between the bounds; of two the lower. */
function nearest(store: Store, variable: number, value: number): number {
  const above = store.upFrom(variable, value);
  const below = store.downFrom(variable, value);
  return above - value < value - below ? above : below;
}
