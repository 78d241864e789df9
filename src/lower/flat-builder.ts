// Makes a Flat: declares auxiliaries, posts constraints, and keeps one literal or variable for what is said twice.
import type { Integer } from '../base/integer.ts';
import { TooLarge } from '../base/too-large.ts';
import type { Bounds } from '../model/bounds.ts';
import {
  booleanDomain,
  type Domain,
  domainHas,
  equalDomains,
  intersect,
  rangeDomain,
  without,
} from '../model/domain.ts';
import type { VarId } from '../model/expression.ts';
import type { Model } from '../model/model.ts';
import {
  complement,
  type Flat,
  type FlatConstraint,
  type FlatVariable,
  isPositive,
  type Literal,
  literal,
  variableOf,
} from './flat.ts';

/** A literal, or what is known to be true or false. */
export type Truth = Literal | boolean;

/** In which directions a literal must follow what it stands for. */
export interface Directions {
  /** The literal implies the formula. */
  readonly down: boolean;
  /** The formula implies the literal. */
  readonly up: boolean;
}

export const bothDirections: Directions = { down: true, up: true };
export const downwards: Directions = { down: true, up: false };

/** The directions for the negation of a formula. */
export function reversed({ down, up }: Directions): Directions {
  return { down: up, up: down };
}

interface Definition {
  readonly literal: Literal;
  down: boolean;
  up: boolean;
}

/** So many constraints fill some gigabytes. */
const mostConstraints = 5_000_000;

/** What a constraint takes, with its terms, as a rule. */
const bytesPerConstraint = 200;

export class FlatBuilder {
  readonly #variables: FlatVariable[];
  readonly #constraints: FlatConstraint[] = [];
  readonly #words: string[] = [];
  readonly #limit: number;
  #about = '';
  readonly #definitions = new Map<string, Definition>();
  readonly #results = new Map<string, unknown>();
  #true: Literal | undefined;
  #objective: Flat['objective'];

  /** @param memory bytes that the whole process may take */
  constructor(model: Model, memory: number = Number.POSITIVE_INFINITY) {
    this.#limit = Math.min(mostConstraints, Math.floor(memory / 2 / bytesPerConstraint));
    this.#variables = model.variables.map(({ name, type, domain }) => {
      if (domain.size === 0) this.clause([]);
      return {
        name,
        domain: domain.size === 0 ? rangeDomain(0, 0) : domain,
        boolean: type === 'boolean',
      };
    });
  }

  readonly domainOf = (id: VarId): Domain => this.#variable(id).domain;

  #variable(id: VarId): FlatVariable {
    return this.#variables[id] as FlatVariable;
  }

  isBoolean(id: VarId): boolean {
    return this.#variable(id).boolean;
  }

  /** Constraints from here on come from the assertion with these words. */
  about(words: string): void {
    this.#about = words;
  }

  /** @throws TooLarge where there are more than can be held. */
  post(constraint: FlatConstraint): void {
    if (this.#constraints.length >= this.#limit)
      throw tooMany(this.#limit, this.#about, this.#words);
    this.#constraints.push(constraint);
    this.#words.push(this.#about);
  }

  /** At least one of the literals is true. */
  clause(truths: readonly Truth[]): void {
    if (truths.includes(true)) return;
    const literals = new Set(truths.filter((truth): truth is Literal => truth !== false));
    for (const one of literals) if (literals.has(complement(one))) return;
    const [only] = literals;
    if (only !== undefined && literals.size === 1) this.fix(only);
    else this.post({ kind: 'clause', literals: [...literals] });
  }

  /** Makes a literal true by its variable's domain. */
  fix(of: Literal): void {
    const value = isPositive(of) ? 1 : 0;
    this.restrict(variableOf(of), rangeDomain(value, value));
  }

  /** Keeps of a variable's domain what is in another. Where that is nothing, a contradiction is posted instead. */
  restrict(id: VarId, domain: Domain): void {
    const variable = this.#variable(id);
    const kept = intersect(variable.domain, domain);
    if (kept.size === 0) this.clause([]);
    else if (kept !== variable.domain) this.#variables[id] = { ...variable, domain: kept };
  }

  /** Declares an auxiliary integer. */
  integer(domain: Domain): VarId {
    return this.#declare(domain, false);
  }

  /**
   * Declares an auxiliary integer for something with these bounds.
   * @throws TooLarge when they pass 2^53 - 1.
   */
  integerWithin({ low, high }: Bounds): VarId {
    if (typeof low === 'number' && typeof high === 'number') {
      return this.#declare(rangeDomain(low, high), false);
    }
    throw beyondSafe(low, high);
  }

  #declare(domain: Domain, boolean: boolean): VarId {
    const id = this.#variables.length as VarId;
    this.#variables.push({ name: `_${id}`, domain, boolean });
    return id;
  }

  /** The literal as such, or what is known of it. */
  known(of: Literal): Truth {
    const { domain } = this.#variable(variableOf(of));
    if (domain.size !== 1) return of;
    return (domain.min === 1) === isPositive(of);
  }

  /** A literal in place of a truth value. */
  asLiteral(truth: Truth): Literal {
    if (typeof truth === 'number') return truth;
    this.#true ??= literal(this.#declare(rangeDomain(1, 1), true), true);
    return truth ? this.#true : complement(this.#true);
  }

  /**
   * The literal that stands for the formula with that key. It is made when first asked for; a direction that is asked
   * for later is added then.
   */
  define(
    key: string,
    wanted: Directions,
    down: (literal: Literal) => void,
    up: (literal: Literal) => void,
  ): Literal {
    let definition = this.#definitions.get(key);
    if (!definition) {
      const fresh = literal(this.#declare(booleanDomain, true), true);
      definition = { literal: fresh, down: false, up: false };
      this.#definitions.set(key, definition);
    }
    if (wanted.down && !definition.down) {
      definition.down = true;
      down(definition.literal);
    }
    if (wanted.up && !definition.up) {
      definition.up = true;
      up(definition.literal);
    }
    return definition.literal;
  }

  /** The result of `make`, once for each key. */
  once<T>(key: string, make: () => T): T {
    if (!this.#results.has(key)) this.#results.set(key, make());
    return this.#results.get(key) as T;
  }

  /** The literal that says whether a variable lies in a domain. */
  indicator(id: VarId, wanted: Domain): Truth {
    const { domain, boolean } = this.#variable(id);
    const inside = intersect(domain, wanted);
    if (inside.size === 0) return false;
    if (equalDomains(inside, domain)) return true;
    if (boolean) return literal(id, inside.min === 1);
    // A set and its complement share a literal: the one that leaves out the least value is named.
    const negated = domainHas(inside, domain.min);
    const named = negated ? without(domain, inside) : inside;
    const found = this.once(`${id} in ${named.ranges.join(' ')}`, () => {
      const fresh = literal(this.#declare(booleanDomain, true), true);
      this.post({ kind: 'indicates', literal: fresh, variable: id, domain: named });
      return fresh;
    });
    return negated ? complement(found) : found;
  }

  objective(objective: Flat['objective']): void {
    this.#objective = objective;
  }

  build(answer: readonly VarId[]): Flat {
    return {
      variables: this.#variables,
      constraints: this.#constraints,
      words: this.#words,
      objective: this.#objective,
      answer,
    };
  }
}

/** What is said of too many constraints, at the assertion `about`: how many of them it takes itself. */
function tooMany(limit: number, about: string, words: readonly string[]): TooLarge {
  const own = words.reduce((count, each) => count + (each === about ? 1 : 0), 0);
  return new TooLarge(
    `it takes ${own.toLocaleString('en')} simple constraints and more, with the rest more than the ${limit.toLocaleString('en')} that there is memory for`,
    'give its variables fewer values, or it fewer terms',
  );
}

/** What is said of a part of an expression that no variable can hold. */
export function beyondSafe(low: Integer, high: Integer): TooLarge {
  return new TooLarge(
    `a part of it takes values from ${abbreviate(low)} to ${abbreviate(high)}, beyond 2^53`,
    'write it as a sum, or with smaller parts',
  );
}

function abbreviate(value: Integer): string {
  const digits = String(value);
  return digits.length > 24 ? `${digits.slice(0, 6)}... (${digits.length} digits)` : digits;
}
