// Propagates the unit clauses of a CNF and removes what they make superfluous, in time linear in its size.
import type { SatLiteral } from './literal.ts';

/** Clauses, each ended by a zero, in an array that is shortened in place. */
export interface Clauses {
  readonly array: Int32Array;
  /** Per variable 1 for true, -1 for false, 0 for not known; filled with what is found. */
  readonly known: Int8Array;
}

export interface Propagated {
  /** The length of the shortened array. */
  readonly length: number;
  readonly count: number;
  /** A clause has become empty: the shortened array means nothing. */
  readonly contradiction: boolean;
}

const impossible: Propagated = { length: 0, count: 0, contradiction: true };

/** Shortens the clauses: one unit clause for each variable that is known, and none of these in the others. */
export function propagateUnits({ array, known }: Clauses): Propagated {
  const queue = knownLiterals(known);
  if (queue.length > 0 && !propagate(queue, array, known)) return impossible;
  return rewrite(array, known);
}

/** Follows the literals of the queue; false when a clause becomes empty. */
function propagate(queue: SatLiteral[], array: Int32Array, known: Int8Array): boolean {
  const index = new Occurrences(array, known.length);
  for (let literal = queue.pop(); literal !== undefined; literal = queue.pop()) {
    for (const place of index.clausesWith(-literal)) {
      const unit = unitOf(array, place, known);
      if (unit === undefined) return false;
      if (unit === 0) continue;
      known[Math.abs(unit)] = unit > 0 ? 1 : -1;
      queue.push(unit);
    }
  }
  return true;
}

function knownLiterals(known: Int8Array): SatLiteral[] {
  const literals: SatLiteral[] = [];
  for (let variable = 1; variable < known.length; variable++) {
    const value = known[variable] as number;
    if (value !== 0) literals.push(value * variable);
  }
  return literals;
}

/** The truth of a literal by what is known: 1, -1 or 0. */
function truthOf(literal: SatLiteral, known: Int8Array): number {
  return literal > 0 ? (known[literal] as number) : -(known[-literal] as number);
}

/** The only literal of a clause that is open; 0 if more are, or one is true; undefined if all are false. */
function unitOf(array: Int32Array, place: number, known: Int8Array): SatLiteral | 0 | undefined {
  let unit: SatLiteral | undefined;
  for (let i = place; array[i] !== 0; i++) {
    const literal = array[i] as SatLiteral;
    const truth = truthOf(literal, known);
    if (truth > 0) return 0;
    if (truth === 0) {
      if (unit !== undefined && unit !== literal) return 0;
      unit = literal;
    }
  }
  return unit;
}

/** For each literal the clauses that hold it, in two arrays. */
class Occurrences {
  readonly #starts: Int32Array;
  readonly #places: Int32Array;

  constructor(array: Int32Array, size: number) {
    this.#starts = new Int32Array(2 * size + 1);
    for (const literal of array) if (literal !== 0) bump(this.#starts, slot(literal) + 1);
    for (let i = 1; i < this.#starts.length; i++) {
      this.#starts[i] = (this.#starts[i] as number) + (this.#starts[i - 1] as number);
    }
    const next = this.#starts.slice();
    this.#places = new Int32Array(this.#starts.at(-1) as number);
    let place = 0;
    for (const [i, literal] of array.entries()) {
      if (literal === 0) place = i + 1;
      else this.#places[bump(next, slot(literal))] = place;
    }
  }

  clausesWith(literal: SatLiteral): Int32Array {
    const at = slot(literal);
    return this.#places.subarray(this.#starts[at], this.#starts[at + 1]);
  }
}

const slot = (literal: SatLiteral): number => (literal > 0 ? 2 * literal : -2 * literal + 1);

/** Counts one up and gives what was there. */
function bump(counts: Int32Array, at: number): number {
  const before = counts[at] as number;
  counts[at] = before + 1;
  return before;
}

function rewrite(array: Int32Array, known: Int8Array): Propagated {
  let length = 0;
  let count = 0;
  let start = 0;
  let satisfied = false;
  const end = array.length;
  for (let i = 0; i < end; i++) {
    const literal = array[i] as SatLiteral;
    if (literal !== 0) {
      const truth = truthOf(literal, known);
      if (truth > 0) satisfied = true;
      if (truth === 0) array[length++] = literal;
      continue;
    }
    if (satisfied) length = start;
    else if (length === start) return impossible;
    else {
      array[length++] = 0;
      count++;
    }
    start = length;
    satisfied = false;
  }
  return appendUnits(array, known, length, count);
}

/** The unit clauses fit: each of them was a clause, or has made one superfluous. */
function appendUnits(
  array: Int32Array,
  known: Int8Array,
  length: number,
  count: number,
): Propagated {
  let [end, clauses] = [length, count];
  for (const literal of knownLiterals(known)) {
    array[end++] = literal;
    array[end++] = 0;
    clauses++;
  }
  return { length: end, count: clauses, contradiction: false };
}
