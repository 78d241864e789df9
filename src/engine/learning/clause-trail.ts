// What is true so far, in which order and why, and what follows from it by the clauses (unit propagation with two watched
// literals).
import { type ClauseArena, headerWords, reachedWord, watchedLiterals } from './clause-arena.ts';
import { countWord, entryWords, headWords, WatchLists } from './watch-lists.ts';

/** The reason of a decision, and of what was given. */
export const noReason = -1;
const noConflict = -1;

export class ClauseTrail {
  readonly #arena: ClauseArena;
  readonly watches: WatchLists = new WatchLists();
  /** By literal: 1 true, -1 false, 0 open. */
  values: Int8Array = new Int8Array(0);
  /** By variable: the level on which it was decided or followed. */
  levels: Int32Array = new Int32Array(0);
  /** By variable: the clause that it followed from. */
  reasons: Int32Array = new Int32Array(0);
  /** The literals that are true, in order. */
  literals: Int32Array = new Int32Array(0);
  size = 0;
  /** Where each level begins. */
  readonly starts: number[] = [];
  #head = 0;
  propagations = 0;

  constructor(arena: ClauseArena) {
    this.#arena = arena;
  }

  get level(): number {
    return this.starts.length;
  }

  reserve(variables: number): void {
    this.watches.reserve(2 * variables);
    if (variables <= this.levels.length) return;
    const grown = <T extends Int32Array | Int8Array>(array: T, larger: T): T => {
      larger.set(array);
      return larger;
    };
    this.values = grown(this.values, new Int8Array(2 * variables));
    this.levels = grown(this.levels, new Int32Array(variables));
    this.reasons = grown(this.reasons, new Int32Array(variables));
    this.literals = grown(this.literals, new Int32Array(variables));
  }

  /** Makes an open literal true. */
  assign(literal: number, reason: number): void {
    this.values[literal] = 1;
    this.values[literal ^ 1] = -1;
    const variable = literal >> 1;
    this.levels[variable] = this.starts.length;
    this.reasons[variable] = reason;
    this.literals[this.size++] = literal;
  }

  /** Opens a level. */
  push(): void {
    this.starts.push(this.size);
  }

  /** Takes back all levels above one; `undone` is told of each literal. */
  backTo(level: number, undone: (literal: number) => void): void {
    if (level >= this.starts.length) return;
    const start = this.starts[level] as number;
    for (let i = this.size - 1; i >= start; i--) {
      const literal = this.literals[i] as number;
      this.values[literal] = 0;
      this.values[literal ^ 1] = 0;
      undone(literal);
    }
    this.size = start;
    this.#head = start;
    this.starts.length = level;
  }

  /** Watches the first two literals of a clause. */
  watch(clause: number): void {
    const { words } = this.#arena;
    const first = words[clause + headerWords] as number;
    const second = words[clause + headerWords + 1] as number;
    const entry = words[clause] === 2 ? ~clause : clause;
    this.watches.add(first, entry, second);
    this.watches.add(second, entry, first);
  }

  /** Follows the clauses; a clause of which all literals are false, or -1. */
  propagate(): number {
    let conflict = noConflict;
    const before = this.#head;
    while (conflict === noConflict && this.#head < this.size) {
      conflict = this.#visit((this.literals[this.#head++] as number) ^ 1);
    }
    this.propagations += this.#head - before;
    if (conflict !== noConflict) this.#head = this.size;
    return conflict;
  }

  /** Looks at the clauses that watch a literal that has become false. */
  #visit(literal: number): number {
    const { values, watches } = this;
    const { heads } = watches;
    const head = literal * headWords;
    const start = heads[head] as number;
    const end = start + (heads[head + countWord] as number);
    let { pool } = watches;
    let kept = start;
    let conflict = noConflict;
    let i = start;
    while (i < end) {
      const clause = pool[i] as number;
      let other = pool[i + 1] as number;
      i += entryWords;
      if (values[other] !== 1 && clause >= 0) {
        other = this.#heldBy(clause, literal);
        pool = watches.pool;
        if (other < 0) continue;
      }
      pool[kept] = clause;
      pool[kept + 1] = other;
      kept += entryWords;
      const value = values[other];
      if (value === 1) continue;
      const reason = clause < 0 ? ~clause : clause;
      if (value === -1) {
        conflict = reason;
        break;
      }
      this.assign(other, reason);
    }
    if (kept !== i) pool.copyWithin(kept, i, end);
    heads[head + countWord] = end - i + kept - start;
    return conflict;
  }

  /**
   * The other literal that a clause watches beside one that is false; or -1, and it watches a third one in place of that
   * from now on.
   */
  #heldBy(clause: number, literal: number): number {
    const { values } = this;
    const { words } = this.#arena;
    const first = clause + headerWords;
    const second = first + 1;
    const held = (words[first] as number) ^ (words[second] as number) ^ literal;
    if (values[held] === 1) return held;
    const found = this.#unrefuted(clause);
    if (found < 0) return held;
    const third = words[found] as number;
    words[first] = held;
    words[second] = third;
    words[found] = literal;
    words[clause + reachedWord] = found - first;
    this.watches.add(third, clause, held);
    return -1;
  }

  /** Where a literal stands that is not watched and not false, from where the last search ended and around; or -1. */
  #unrefuted(clause: number): number {
    const { values } = this;
    const { words } = this.#arena;
    const first = clause + headerWords;
    const end = first + (words[clause] as number);
    const reached = first + (words[clause + reachedWord] as number);
    for (let k = reached; k < end; k++) if (values[words[k] as number] !== -1) return k;
    for (let k = first + watchedLiterals; k < reached; k++) {
      if (values[words[k] as number] !== -1) return k;
    }
    return -1;
  }
}
