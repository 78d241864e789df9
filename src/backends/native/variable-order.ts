// Which variable is decided next: the smallest domain over the weight of its failures (Boussemart et al. 2004), and
// before that, where one solution is wanted, the variable whose decision failed last (Lecoutre et al. 2009).
//
// The variables come in groups; one group has to be fixed before the next is looked at.
import type { Store } from '../../engine/store.ts';
import type { Weights } from './weights.ts';

export class VariableOrder {
  readonly #store: Store;
  readonly #weights: Float64Array;
  /** By variable: where it comes among equals. */
  readonly #ranks: Float64Array;
  /** By group: its variables, the first `fixed` of which are known to be fixed. */
  readonly #groups: readonly Int32Array[];
  readonly #fixed: Int32Array;
  /** What `fixed` was when each decision was made. */
  readonly #marks: number[] = [];
  #lastConflict = -1;
  #isConflictOpen = false;
  /** The group of the variable that was picked last. */
  group = 0;

  /** `ranks` has a number for each variable: the lower comes first among equals. */
  constructor(
    store: Store,
    weights: Weights,
    ranks: Float64Array,
    groups: readonly (readonly number[])[],
  ) {
    this.#store = store;
    this.#weights = weights.of;
    this.#ranks = ranks;
    this.#groups = groups.map((variables) => Int32Array.from(variables));
    this.#fixed = new Int32Array(groups.length);
  }

  /** Says whose decision just failed. */
  conflictAt(variable: number): void {
    this.#lastConflict = variable;
  }

  /** Notes that a level is opened. */
  push(): void {
    for (let g = 0; g < this.#fixed.length; g++) this.#marks.push(this.#fixed[g] as number);
  }

  /** Notes that the level that was opened last is left. */
  pop(): void {
    for (let g = this.#fixed.length - 1; g >= 0; g--) this.#fixed[g] = this.#marks.pop() ?? 0;
  }

  /** The variable to decide, or -1 when all are fixed. */
  pick(): number {
    for (let g = 0; g < this.#groups.length; g++) {
      const best = this.#best(g);
      if (best < 0) continue;
      this.group = g;
      return this.#isConflictOpen ? this.#lastConflict : best;
    }
    return -1;
  }

  #best(group: number): number {
    const { min, max, size } = this.#store;
    const variables = this.#groups[group] as Int32Array;
    const weights = this.#weights;
    this.#isConflictOpen = false;
    let count = this.#fixed[group] as number;
    let best = -1;
    let bestSize = 1;
    let bestWeight = 0;
    for (let i = count; i < variables.length; i++) {
      const variable = variables[i] as number;
      if (min[variable] === max[variable]) {
        variables[i] = variables[count] as number;
        variables[count++] = variable;
        continue;
      }
      if (variable === this.#lastConflict) this.#isConflictOpen = true;
      const left = (size[variable] as number) * bestWeight;
      const right = bestSize * (weights[variable] as number);
      if (left > right || (left === right && this.#isBehind(variable, best))) continue;
      best = variable;
      bestSize = size[variable] as number;
      bestWeight = weights[variable] as number;
    }
    this.#fixed[group] = count;
    return best;
  }

  #isBehind(variable: number, other: number): boolean {
    return (this.#ranks[variable] as number) > (this.#ranks[other] as number);
  }
}
