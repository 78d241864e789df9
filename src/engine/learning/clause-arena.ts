// Clauses one behind the other in one typed array, each with its size, how good it is and where to look on in front.
//
// Literals are numbers: `2 * variable` for a variable that is true, `2 * variable + 1` for one that is false.

/**
 * Words in front of the literals: the size; the glue and the use; which literal the search for one to watch has reached
 * (Gent, Optimal Implementation of Watched Literals 2013).
 */
export const headerWords = 3;
export const reachedWord = 2;
/** The first literals are those that are watched, and not looked for. */
export const watchedLiterals = 2;
const useBits = 2;
const useMask = (1 << useBits) - 1;
/** Clauses whose literals lie on so few levels are of use for longer. */
const lastingGlue = 2;

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
    this.words[at + 1] = glue << useBits;
    this.words[at + reachedWord] = watchedLiterals;
    for (let i = 0; i < count; i++) this.words[at + headerWords + i] = literals[i] as number;
    this.top = end;
    return at;
  }

  sizeAt(at: number): number {
    return this.words[at] as number;
  }

  glueAt(at: number): number {
    return (this.words[at + 1] as number) >> useBits;
  }

  /** Whether a clause had a part in a conflict lately. */
  isUsedAt(at: number): boolean {
    return ((this.words[at + 1] as number) & useMask) !== 0;
  }

  /** Notes that a clause that was learnt had a part in a conflict, and its glue, which may have become less. */
  use(at: number, glue: number): void {
    this.words[at + 1] = (glue << useBits) | (glue <= lastingGlue ? 2 : 1);
  }

  /** Time has passed: a use counts for less. */
  age(at: number): void {
    if (this.isUsedAt(at)) this.words[at + 1] = (this.words[at + 1] as number) - 1;
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
