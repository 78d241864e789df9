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
    this.watches.add(first, clause, second);
    this.watches.add(second, clause, first);
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
    const { words } = this.#arena;
    const list = watches.lists[literal] as Int32Array;
    const count = watches.counts[literal] as number;
    let kept = 0;
    let conflict = noConflict;
    let i = 0;
    while (i < count) {
      const clause = list[i] as number;
      const other = list[i + 1] as number;
      i += entryWords;
      if (values[other] === 1) {
        list[kept++] = clause;
        list[kept++] = other;
        continue;
      }
      const first = clause + headerWords;
      if (words[first] === literal) {
        words[first] = words[first + 1] as number;
        words[first + 1] = literal;
      }
      const held = words[first] as number;
      if (values[held] !== 1 && this.#moveWatch(clause, held)) continue;
      list[kept++] = clause;
      list[kept++] = held;
      if (values[held] === 1) continue;
      if (values[held] === -1) {
        conflict = clause;
        break;
      }
      this.assign(held, clause);
    }
    if (kept !== i) list.copyWithin(kept, i, count);
    watches.counts[literal] = count - (i - kept);
    return conflict;
  }

  /** Has a clause watch another literal that is not false instead of its second one. */
  #moveWatch(clause: number, held: number): boolean {
    const { values } = this;
    const { words } = this.#arena;
    const second = clause + headerWords + 1;
    const end = clause + headerWords + (words[clause] as number);
    for (let k = second + 1; k < end; k++) {
      const literal = words[k] as number;
      if (values[literal] === -1) continue;
      words[k] = words[second] as number;
      words[second] = literal;
      this.watches.add(literal, clause, held);
      return true;
    }
    return false;
  }
}
