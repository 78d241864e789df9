// Ways to take the last term off a value: what the chain before it is then worth, or the term behind the chain.
import { type Arithmetic, nothing } from './arithmetic.ts';
import { type Bounds, chainOperations } from './bounds.ts';
import { type Game, isSum, type Operation } from './game.ts';
import type { Subsets } from './subsets.ts';
import { asFactor, asTerm, type ValueTable } from './value-table.ts';

/** A chain over `rest` and its last term over `last`, by their values. */
export interface Split {
  readonly operation: Operation;
  readonly rest: number;
  readonly restValue: number;
  readonly last: number;
  readonly lastValue: number;
}

/** What a search for forms works with. */
export interface Setting {
  readonly game: Game;
  readonly arithmetic: Arithmetic;
  readonly subsets: Subsets;
  readonly bounds: Bounds;
  /** The values of all subsets of up to `tabled` numbers, as far as they are of use. */
  readonly table: ValueTable;
  readonly tabled: number;
  /** No value of a whole expression that is asked for is larger. */
  readonly goal: number;
}

/** Solves `chain operation last = value` for either of the two. */
interface Inverse {
  chain(arithmetic: Arithmetic, value: number, last: number): number;
  last(arithmetic: Arithmetic, value: number, chain: number): number;
}

const inverses: { readonly [O in Operation]: Inverse } = {
  '+': {
    chain: (arithmetic, value, last) => arithmetic.subtract(value, last),
    last: (arithmetic, value, chain) => arithmetic.subtract(value, chain),
  },
  '-': {
    chain: (arithmetic, value, last) => arithmetic.add(value, last),
    last: (arithmetic, value, chain) => arithmetic.subtract(chain, value),
  },
  '*': {
    chain: (arithmetic, value, last) => arithmetic.divide(value, last),
    last: (arithmetic, value, chain) => arithmetic.divide(value, chain),
  },
  '/': {
    chain: (arithmetic, value, last) => arithmetic.multiply(value, last),
    last: (arithmetic, value, chain) => arithmetic.divide(chain, value),
  },
};

/** A subset in two, and whose values are run through: those of the last term, or those of the chain. */
interface Parts {
  readonly rest: number;
  readonly last: number;
  readonly byLast: boolean;
}

export class Splitting {
  readonly #setting: Setting;
  readonly #parts: (readonly Parts[] | undefined)[] = [];
  readonly #operations: readonly Operation[];
  readonly #limits: Float64Array;
  /** What is never a factor: with whole numbers a factor of 1 is only multiplied or divided by. */
  readonly #never: number;

  constructor(setting: Setting) {
    this.#setting = setting;
    const { game, arithmetic } = setting;
    this.#operations = chainOperations(game);
    this.#limits = limitsOf(setting);
    this.#never = game.fractions ? nothing : arithmetic.of(1);
  }

  /** All ways that may lead to a form over the subset with the value. */
  of(subset: number, value: number): readonly Split[] {
    let parts = this.#parts[subset];
    if (!parts) {
      parts = this.#partsOf(subset);
      this.#parts[subset] = parts;
    }
    const found: Split[] = [];
    for (const { rest, last, byLast } of parts) {
      if (byLast) this.#byLast(rest, last, value, found);
      else this.#byRest(rest, last, value, found);
    }
    return found;
  }

  #partsOf(subset: number): readonly Parts[] {
    const { subsets, table } = this.#setting;
    return subsets.parts(subset).map((last) => {
      const rest = subsets.without(subset, last);
      const byLast =
        this.#isTabled(last) &&
        (!this.#isTabled(rest) || table.values(last).length <= table.values(rest).length);
      return { rest, last, byLast };
    });
  }

  /** Looks up the chains that belong to each value of the last term. */
  #byLast(rest: number, last: number, value: number, found: Split[]): void {
    const { arithmetic, table } = this.#setting;
    for (const lastValue of table.values(last)) {
      const kinds = table.kinds(last, lastValue);
      for (const operation of this.#operations) {
        if (!this.#isPossible(operation, kinds, lastValue)) continue;
        const restValue = inverses[operation].chain(arithmetic, value, lastValue);
        if (this.#mayHave(rest, restValue) && this.#isChain(operation, restValue))
          found.push({ operation, rest, restValue, last, lastValue });
      }
    }
  }

  /** Looks up the last terms that belong to each value of the chain. */
  #byRest(rest: number, last: number, value: number, found: Split[]): void {
    const { arithmetic, table } = this.#setting;
    for (const restValue of table.values(rest)) {
      for (const operation of this.#operations) {
        if (!this.#isChain(operation, restValue)) continue;
        const lastValue = inverses[operation].last(arithmetic, value, restValue);
        if (!this.#mayHave(last, lastValue)) continue;
        const kinds = this.#isTabled(last) ? table.kinds(last, lastValue) : asTerm + asFactor;
        if (this.#isPossible(operation, kinds, lastValue))
          found.push({ operation, rest, restValue, last, lastValue });
      }
    }
  }

  #isTabled(subset: number): boolean {
    return this.#setting.subsets.size(subset) <= this.#setting.tabled;
  }

  #isPossible(operation: Operation, kinds: number, last: number): boolean {
    return isSum(operation) ? (kinds & asTerm) !== 0 : kinds >= asFactor && last !== this.#never;
  }

  #isChain(operation: Operation, chain: number): boolean {
    return chain !== this.#never || isSum(operation);
  }

  #mayHave(subset: number, value: number): boolean {
    if (value === nothing || value > (this.#limits[subset] as number)) return false;
    return !this.#isTabled(subset) || this.#setting.table.kinds(subset, value) !== 0;
  }
}

/** By subset, the largest value that is of use; fractions are codes and have none. */
export function limitsOf({ game, subsets, bounds, goal }: Omit<Setting, 'table'>): Float64Array {
  const limits = new Float64Array(subsets.full + 1);
  for (const subset of subsets.all) {
    const limit = Math.min(bounds.limit(subset, goal), Number.MAX_SAFE_INTEGER);
    limits[subset] = game.fractions ? Number.POSITIVE_INFINITY : limit;
  }
  return limits;
}
