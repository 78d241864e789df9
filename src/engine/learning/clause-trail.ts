// What is true so far, in which order and why, and what follows from it by the clauses (unit propagation with two watched
// literals).
import { type ClauseArena, headerWords } from './clause-arena.ts';
import { entryWords, WatchLists } from './watch-lists.ts';

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
    const list = watches.lists[literal] as Int32Array;
    const count = watches.counts[literal] as number;
    let kept = 0;
    let conflict = noConflict;
    let i = 0;
    while (i < count) {
      const clause = list[i] as number;
      let other = list[i + 1] as number;
      i += entryWords;
      if (values[other] !== 1 && clause >= 0) {
        other = this.#heldBy(clause, literal);
        if (other < 0) continue;
      }
      list[kept++] = clause;
      list[kept++] = other;
      const value = values[other];
      if (value === 1) continue;
      const reason = clause < 0 ? ~clause : clause;
      if (value === -1) {
        conflict = reason;
        break;
      }
      this.assign(other, reason);
    }
    if (kept !== i) list.copyWithin(kept, i, count);
    watches.counts[literal] = count - (i - kept);
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
    if (words[first] === literal) {
      words[first] = words[second] as number;
      words[second] = literal;
    }
    const held = words[first] as number;
    if (values[held] === 1) return held;
    const end = first + (words[clause] as number);
    for (let k = second + 1; k < end; k++) {
      const third = words[k] as number;
      if (values[third] === -1) continue;
      words[k] = literal;
      words[second] = third;
      this.watches.add(third, clause, held);
      return -1;
    }
    return held;
  }
}
