// A growing set of clauses in one typed array, with what is known of single variables applied to clauses as they come.
import { TooLarge } from '../base/too-large.ts';
import { always, never, type SatLiteral } from './literal.ts';
import { propagateUnits } from './unit-propagation.ts';

/** Literals and zeros that a CNF holds at most: what the largest heap of a solver could take. */
const sizeLimit = 240_000_000;

/** Of the memory that there is, clauses may take so much: they are copied as they grow, and a solver copies them again. */
const memoryShare = 1 / 4;

/** Of an assertion's words so many characters are shown. */
const shownWords = 80;

/** What most clauses are for. */
export interface LargestPart {
  readonly words: string;
  readonly clauses: number;
}

/** Clauses up to this length are searched for repeated and opposite literals. */
const shortClause = 12;

/** An array that a worker thread reads without a copy. */
function sharedArray(length: number): Int32Array<SharedArrayBuffer> {
  return new Int32Array(new SharedArrayBuffer(length * 4));
}

export class Cnf {
  #clauses = sharedArray(1 << 12);
  #length = 0;
  #count = 0;
  #variables = 0;
  #contradiction = false;
  /** Per variable 1 for true, -1 for false, 0 for not known. */
  #known = new Int8Array(1 << 10);
  readonly #scratch: SatLiteral[] = [];
  readonly #limit: number;
  /** The assertion that takes most of them, as far as that is known. */
  largestPart: LargestPart | undefined;

  /** @param memory bytes that the whole process may take */
  constructor(memory: number = Number.POSITIVE_INFINITY) {
    this.#limit = Math.min(sizeLimit, Math.floor((memoryShare * memory) / 4));
  }

  /** How many variables there are; they are numbered from 1. */
  get variables(): number {
    return this.#variables;
  }

  /** How many clauses there are. */
  get count(): number {
    return this.#count;
  }

  /** How long the array of clauses is: literals and a zero for each clause. */
  get length(): number {
    return this.#length;
  }

  /** Whether the empty clause has been added. It is no part of the array. */
  get contradiction(): boolean {
    return this.#contradiction;
  }

  /** The clauses between two places of the array, each ended by a zero. What is added later does not change it. */
  clauses(from = 0, to: number = this.#length): Int32Array {
    return this.#clauses.subarray(from, to);
  }

  /** A variable that no clause mentions yet, as its positive literal. */
  fresh(): SatLiteral {
    this.skipVariables(this.#variables + 1);
    return this.#variables;
  }

  /** Leaves the variables up to a number to others. */
  skipVariables(upTo: number): void {
    this.#variables = Math.max(this.#variables, upTo);
    if (this.#variables >= this.#known.length) {
      const larger = new Int8Array(this.#variables * 2);
      larger.set(this.#known);
      this.#known = larger;
    }
  }

  /** The literal itself, or the constant that a unit clause has made it. */
  value(literal: SatLiteral): SatLiteral {
    if (literal === always || literal === never) return literal;
    const known = this.#known[literal < 0 ? -literal : literal] as number;
    if (known === 0) return literal;
    return literal > 0 === known > 0 ? always : never;
  }

  /** Demands that at least one of the literals is true. */
  add(...literals: readonly SatLiteral[]): void {
    this.addAll(literals);
  }

  /** Demands that at least one of the literals is true. */
  addAll(literals: readonly SatLiteral[]): void {
    const kept = this.#scratch;
    kept.length = 0;
    const short = literals.length <= shortClause;
    for (const literal of literals) {
      const value = this.value(literal);
      if (value === always) return;
      if (value === never) continue;
      if (short) {
        if (kept.includes(-value)) return;
        if (kept.includes(value)) continue;
      }
      kept.push(value);
    }
    this.#append(kept);
  }

  #append(literals: readonly SatLiteral[]): void {
    if (literals.length === 0) {
      this.#contradiction = true;
      return;
    }
    if (literals.length === 1) {
      const only = literals[0] as SatLiteral;
      this.#known[Math.abs(only)] = only > 0 ? 1 : -1;
    }
    this.#reserve(literals.length + 1);
    for (const literal of literals) this.#clauses[this.#length++] = literal;
    this.#clauses[this.#length++] = 0;
    this.#count++;
  }

  /** Propagates the unit clauses; what they make superfluous goes. */
  propagateUnits(): void {
    if (this.#contradiction) return;
    const known = this.#known.subarray(0, this.#variables + 1);
    const array = this.#clauses.subarray(0, this.#length);
    const { length, count, contradiction } = propagateUnits({ array, known });
    this.#length = length;
    this.#count = count;
    this.#contradiction = contradiction;
  }

  #reserve(extra: number): void {
    const needed = this.#length + extra;
    if (needed <= this.#clauses.length) return;
    if (needed > this.#limit) {
      throw new TooLarge(
        `the puzzle takes more than ${this.#count.toLocaleString('en')} clauses`,
        'try another backend, such as native, or smaller domains',
      );
    }
    const larger = sharedArray(Math.min(this.#limit, Math.max(needed, this.#clauses.length * 2)));
    larger.set(this.#clauses);
    this.#clauses = larger;
  }
}

/** How much of a size is due to one assertion: a part of a sentence. */
export function inPart(part: LargestPart | undefined): string {
  if (!part) return '';
  const { clauses, words } = part;
  const short = words.length > shownWords ? `${words.slice(0, shownWords)}...` : words;
  return `, ${clauses.toLocaleString('en')} of them for "${short}"`;
}
