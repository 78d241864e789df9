// For each literal the clauses that are to be looked at when it becomes false, each with another literal of the clause:
// while that one is true the clause need not be looked at (Sörensson and Eén, MiniSat).

/** Two numbers an entry: where the clause stands, as its complement for a clause of two literals, and another literal. */
export const entryWords = 2;

export class WatchLists {
  readonly lists: Int32Array[] = [];
  /** How many numbers of each list are in use. */
  counts: Int32Array = new Int32Array(0);

  /** Makes room for so many literals. */
  reserve(literals: number): void {
    if (literals > this.counts.length) {
      const larger = new Int32Array(Math.max(literals, this.counts.length * 2));
      larger.set(this.counts);
      this.counts = larger;
    }
    while (this.lists.length < literals) this.lists.push(new Int32Array(4));
  }

  add(literal: number, clause: number, other: number): void {
    const count = this.counts[literal] as number;
    let list = this.lists[literal] as Int32Array;
    if (count === list.length) {
      const larger = new Int32Array(list.length * 2);
      larger.set(list);
      this.lists[literal] = larger;
      list = larger;
    }
    list[count] = clause;
    list[count + 1] = other;
    this.counts[literal] = count + entryWords;
  }

  clear(): void {
    this.counts.fill(0);
  }
}
