// Clauses one behind the other in one typed array, each with its size and how good it is in front.
//
// Literals are numbers: `2 * variable` for a variable that is true, `2 * variable + 1` for one that is false.

/** Words in front of the literals: the size, and the glue. */
export const headerWords = 2;

/** The glue of a clause that was given, and is never forgotten. */
export const given = 0;

export class ClauseArena {
  words: Int32Array = new Int32Array(1 << 14);
  top = 0;

  /**
   * Adds a clause of two literals or more.
   * @param glue for one that was learnt: on how many levels its literals lay (Audemard and Simon 2009), at least 1
   * @returns where it stands
   */
  add(literals: ArrayLike<number>, count: number, glue: number): number {
    const at = this.top;
    const end = at + headerWords + count;
    if (end > this.words.length) {
      const larger = new Int32Array(Math.max(end, this.words.length * 2));
      larger.set(this.words);
      this.words = larger;
    }
    this.words[at] = count;
    this.words[at + 1] = glue;
    for (let i = 0; i < count; i++) this.words[at + headerWords + i] = literals[i] as number;
    this.top = end;
    return at;
  }

  sizeAt(at: number): number {
    return this.words[at] as number;
  }

  glueAt(at: number): number {
    return this.words[at + 1] as number;
  }

  /** Where each clause stands. */
  *places(): Generator<number, void, undefined> {
    for (let at = 0; at < this.top; at += headerWords + this.sizeAt(at)) yield at;
  }

  /** Removes the clauses that are not kept; the others move. */
  compact(isKept: (at: number) => boolean): void {
    const { words } = this;
    let to = 0;
    for (let at = 0; at < this.top; ) {
      const length = headerWords + this.sizeAt(at);
      if (isKept(at)) {
        words.copyWithin(to, at, at + length);
        to += length;
      }
      at += length;
    }
    this.top = to;
  }
}
