// Which variable is decided next: the smallest domain over the weight of its failures (Boussemart et al. 2004), and
// before that the variable whose decision failed last (Lecoutre et al. 2009).
//
// The variables come in groups; one group has to be fixed before the next is looked at.
import type { Engine } from '../../engine/engine.ts';
import type { Store } from '../../engine/store.ts';

/** Variables, those known to be fixed in front. */
interface Group {
  readonly variables: Int32Array;
  /** Cell: how many in front are known to be fixed. */
  readonly fixed: number;
}

export class VariableOrder {
  readonly #store: Store;
  readonly #groups: readonly Group[];
  /** By variable: its group; -1 for none. */
  readonly #groupOf: Int32Array;
  readonly #weights: Float64Array;
  /** By variable: where it comes among equals. */
  readonly #ranks: Float64Array;
  #lastConflict = -1;

  /** `ranks` has a number for each variable: the lower comes first among equals. */
  constructor(engine: Engine, groups: readonly (readonly number[])[], ranks: Float64Array) {
    this.#store = engine.store;
    this.#groupOf = new Int32Array(engine.store.count).fill(-1);
    this.#groups = groups.map((variables, group) => {
      for (const variable of variables) this.#groupOf[variable] = group;
      return {
        variables: Int32Array.from(variables),
        fixed: engine.store.trail.allocate(1, 0),
      };
    });
    this.#ranks = ranks;
    this.#weights = new Float64Array(engine.store.count).fill(1);
    for (const { scope } of engine.kernel.propagators) {
      if (scope.length > longestScope) continue;
      for (const variable of scope) this.#weights[variable] = (this.#weights[variable] ?? 0) + 1;
    }
  }

  /** Makes the blamed variables of a failure heavier. */
  blame(variables: readonly number[]): void {
    for (const variable of variables) this.#weights[variable] = (this.#weights[variable] ?? 0) + 1;
  }

  /** Says whose decision just failed. */
  conflictAt(variable: number): void {
    this.#lastConflict = variable;
  }

  /** The variable to decide, or -1 when all are fixed. */
  pick(): number {
    for (let g = 0; g < this.#groups.length; g++) {
      const best = this.#best(this.#groups[g] as Group);
      if (best < 0) continue;
      const last = this.#lastConflict;
      const isNext = last >= 0 && this.#groupOf[last] === g && !this.#store.isFixed(last);
      return isNext ? last : best;
    }
    return -1;
  }

  /** Whether a variable is in the first group. */
  isFirst(variable: number): boolean {
    return this.#groupOf[variable] === 0;
  }

  #best({ variables, fixed }: Group): number {
    const { trail, min, max, size } = this.#store;
    const before = trail.cells[fixed] as number;
    let count = before;
    let best = -1;
    let [bestSize, bestWeight] = [1, 0];
    for (let i = before; i < variables.length; i++) {
      const variable = variables[i] as number;
      if (min[variable] === max[variable]) {
        variables[i] = variables[count] as number;
        variables[count++] = variable;
        continue;
      }
      const left = (size[variable] as number) * bestWeight;
      const right = bestSize * (this.#weights[variable] as number);
      if (left > right) continue;
      if (left === right && (this.#ranks[variable] as number) > (this.#ranks[best] as number))
        continue;
      best = variable;
      bestSize = size[variable] as number;
      bestWeight = this.#weights[variable] as number;
    }
    if (count !== before) trail.set(fixed, count);
    return best;
  }
}

/** Propagators with more variables than this say nothing about the importance of one. */
const longestScope = 1000;
