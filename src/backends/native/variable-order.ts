// Which variable is decided next: the smallest domain over the weight of its failures (Boussemart et al. 2004), and
// before that, where one solution is wanted, the variable whose decision failed last (Lecoutre et al. 2009).
//
// The variables come in groups; one group has to be fixed before the next is looked at. Among booleans the order changes with
// the weights only: on a long way down without a failure they are sorted once, and not looked through at every decision.
// Idle variables, which no constraint mentions, are groups of their own and come one after the other: there may be very many.
import type { Store } from '../../engine/store.ts';
import type { Weights } from './weights.ts';

/** So many decisions without a failure are worth sorting. */
const longDescent = 32;

/** Variables of which none is decided before those of the groups in front are fixed. */
export interface Group {
  readonly variables: readonly number[];
  readonly isKey?: boolean;
  /** Whether they are decided as they are listed here, without a look at the others. */
  readonly isInOrder?: boolean;
}

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
  /** By group: whether none of its variables had more than two values. */
  readonly #areBooleans: readonly boolean[];
  /** How many decisions there were since a level was left. */
  #descent = 0;
  /** By group: its open variables in their order, as long as no level is left, and where the open ones begin. */
  readonly #queues: (Int32Array | undefined)[] = [];
  readonly #heads: number[] = [];
  readonly #areKeys: readonly boolean[];
  readonly #areInOrder: readonly boolean[];
  /** Whether the variable that was picked last is a key. */
  isAtKey = false;

  /** `ranks` has a number for each variable: the lower comes first among equals. */
  constructor(store: Store, weights: Weights, ranks: Float64Array, groups: readonly Group[]) {
    this.#store = store;
    this.#weights = weights.of;
    this.#ranks = ranks;
    this.#groups = groups.map(({ variables }) => Int32Array.from(variables));
    this.#areKeys = groups.map(({ isKey = false }) => isKey);
    this.#areInOrder = groups.map(({ isInOrder = false }) => isInOrder);
    this.#fixed = new Int32Array(groups.length);
    const isBoolean = (variable: number): boolean => (store.size[variable] as number) <= 2;
    this.#areBooleans = groups.map(({ variables }) => variables.every(isBoolean));
  }

  /** Says whose decision just failed. */
  conflictAt(variable: number): void {
    this.#lastConflict = variable;
    this.#leaveQueues();
  }

  /** Notes that a level is opened. */
  push(): void {
    for (let g = 0; g < this.#fixed.length; g++) this.#marks.push(this.#fixed[g] as number);
  }

  /** Notes that the level that was opened last is left. */
  pop(): void {
    for (let g = this.#fixed.length - 1; g >= 0; g--) this.#fixed[g] = this.#marks.pop() ?? 0;
    this.#leaveQueues();
  }

  #leaveQueues(): void {
    this.#descent = 0;
    this.#queues.length = 0;
  }

  /** The variable to decide, or -1 when all are fixed. */
  pick(): number {
    this.#descent++;
    for (let g = 0; g < this.#groups.length; g++) {
      const best = this.#bestOf(g);
      if (best < 0) continue;
      this.isAtKey = this.#areKeys[g] === true;
      return this.#isConflictOpen ? this.#lastConflict : best;
    }
    return -1;
  }

  #bestOf(group: number): number {
    if (this.#areInOrder[group]) return this.#firstListed(group);
    const isSorted = this.#descent > longDescent && this.#areBooleans[group] === true;
    return isSorted ? this.#firstOfQueue(group) : this.#best(group);
  }

  #firstListed(group: number): number {
    const { min, max } = this.#store;
    const listed = this.#groups[group] as Int32Array;
    let at = this.#fixed[group] as number;
    while (at < listed.length && min[listed[at] as number] === max[listed[at] as number]) at++;
    this.#fixed[group] = at;
    this.#isConflictOpen = false;
    return listed[at] ?? -1;
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

  /** The same as the best, of booleans on a way down. */
  #firstOfQueue(group: number): number {
    const { min, max } = this.#store;
    const queue = this.#queues[group] ?? this.#sorted(group);
    this.#queues[group] = queue;
    for (let head = this.#heads[group] ?? 0; head < queue.length; head++) {
      const variable = queue[head] as number;
      this.#heads[group] = head;
      if (min[variable] !== max[variable]) return variable;
    }
    this.#heads[group] = queue.length;
    return -1;
  }

  #sorted(group: number): Int32Array {
    // What is fixed is put in front.
    this.#best(group);
    this.#isConflictOpen = false;
    this.#heads[group] = 0;
    const open = (this.#groups[group] as Int32Array).slice(this.#fixed[group]);
    const weight = (variable: number): number => this.#weights[variable] as number;
    const rank = (variable: number): number => this.#ranks[variable] as number;
    return open.sort((a, b) => weight(b) - weight(a) || rank(a) - rank(b));
  }

  #isBehind(variable: number, other: number): boolean {
    return (this.#ranks[variable] as number) > (this.#ranks[other] as number);
  }
}
