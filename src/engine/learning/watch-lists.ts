// For each literal the clauses that are to be looked at when it becomes false, each with another literal of the clause:
// while that one is true the clause need not be looked at (Sörensson and Eén, MiniSat).
//
// All lists lie in one array. One that is full moves to the end of it; what it leaves is used again after all are cleared.

/** Two numbers an entry: where the clause stands, as its complement for a clause of two literals, and another literal. */
export const entryWords = 2;
/** For each literal in {@link WatchLists.heads}: where its list begins, how many numbers it has, and how many fit. */
export const headWords = 3;
export const countWord = 1;
const roomWord = 2;
const leastRoom = 8;

export class WatchLists {
  heads: Int32Array = new Int32Array(0);
  pool: Int32Array = new Int32Array(1 << 12);
  #top = 0;

  /** Makes room for so many literals. */
  reserve(literals: number): void {
    if (literals * headWords > this.heads.length)
      this.heads = grown(this.heads, literals * headWords);
  }

  /** Adds an entry; {@link heads} stays the same array, {@link pool} need not. */
  add(literal: number, clause: number, other: number): void {
    const { heads } = this;
    const head = literal * headWords;
    const count = heads[head + countWord] as number;
    if (count === heads[head + roomWord]) this.#move(head);
    const at = (heads[head] as number) + count;
    this.pool[at] = clause;
    this.pool[at + 1] = other;
    heads[head + countWord] = count + entryWords;
  }

  /** Moves a list to where there is twice the room for it. */
  #move(head: number): void {
    const { heads } = this;
    const from = heads[head] as number;
    const room = Math.max(leastRoom, 2 * (heads[head + roomWord] as number));
    const to = this.#top;
    this.#top += room;
    if (this.#top > this.pool.length) this.pool = grown(this.pool, this.#top);
    this.pool.copyWithin(to, from, from + (heads[head + countWord] as number));
    heads[head] = to;
    heads[head + roomWord] = room;
  }

  clear(): void {
    this.heads.fill(0);
    this.#top = 0;
  }
}

function grown(array: Int32Array, least: number): Int32Array {
  const larger = new Int32Array(Math.max(least, array.length * 2));
  larger.set(array);
  return larger;
}
