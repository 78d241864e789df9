// The digits that a puzzle asks for: a variable for each letter, and one for each unknown digit.
import type { ModelBuilder } from '../../model/builder.ts';
import type { Domain } from '../../model/domain.ts';
import type { VariableTerm } from '../../model/expression.ts';
import type { Span } from '../../text/source.ts';
import type { Casing } from './casing.ts';

export interface Letter {
  readonly name: string;
  readonly variable: VariableTerm;
  /** Where it occurs first, and how often it does. */
  readonly span: Span;
  readonly count: number;
  /** In upper case, in lower case or both. */
  readonly spellings: ReadonlySet<string>;
}

interface Counted extends Letter {
  count: number;
  readonly spellings: Set<string>;
}

export class Letters {
  readonly #builder: ModelBuilder;
  readonly #digits: Domain;
  readonly #casing: Casing;
  readonly #letters = new Map<string, Counted>();
  #unknowns = 0;

  /** @param digits what a letter can be */
  constructor(builder: ModelBuilder, digits: Domain, casing: Casing) {
    this.#builder = builder;
    this.#digits = digits;
    this.#casing = casing;
  }

  /** In the order of their first occurrence. */
  get all(): readonly Letter[] {
    return [...this.#letters.values()];
  }

  /** The letter that one as it is written is; undefined if the puzzle does not have it. */
  find(written: string): Letter | undefined {
    return this.#letters.get(this.#casing(written));
  }

  /** Takes note of a letter at a place. */
  meet(written: string, span: Span): Letter {
    const name = this.#casing(written);
    const known = this.#letters.get(name);
    if (known) {
      known.count++;
      known.spellings.add(written);
      return known;
    }
    const variable = this.#builder.integer(name, this.#digits, span);
    const letter = { name, variable, span, count: 1, spellings: new Set([written]) };
    this.#letters.set(name, letter);
    return letter;
  }

  /** A digit of its own, which nothing else is tied to. */
  unknown(span: Span): VariableTerm {
    this.#unknowns++;
    return this.#builder.integer(`?${this.#unknowns}`, this.#digits, span);
  }
}
