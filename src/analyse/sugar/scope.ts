// What a program has declared so far. Integers, booleans, domains, relations and predicates are tables of their own.
import { ModelBuilder } from '../../model/builder.ts';
import type { Cell } from '../../model/constraints/table.ts';
import type { Domain } from '../../model/domain.ts';
import type { BoolExpr, IntExpr } from '../../model/expression.ts';
import type { List } from '../../syntax/node.ts';
import type { Span } from '../../text/source.ts';

/** A named domain. */
export interface NamedDomain {
  readonly domain: Domain;
  readonly span: Span;
}

/** A table of rows under a name. */
export interface Relation {
  readonly name: string;
  readonly span: Span;
  readonly arity: number;
  readonly rows: readonly (readonly Cell[])[];
  readonly positive: boolean;
}

/** A macro over formulas. */
export interface Predicate {
  readonly name: string;
  readonly span: Span;
  readonly parameters: readonly string[];
  readonly body: List;
}

/** What a name can be declared as. */
export type NameKind = 'integer' | 'boolean' | 'domain' | 'relation' | 'predicate';

/** Finds declarations in the whole text, also further down. */
export type DeclaredAnywhere = (kind: NameKind, name: string) => Span | undefined;

export class Scope {
  readonly builder: ModelBuilder = new ModelBuilder();
  readonly integers: Map<string, IntExpr> = new Map();
  readonly booleans: Map<string, BoolExpr> = new Map();
  readonly domains: Map<string, NamedDomain> = new Map();
  readonly relations: Map<string, Relation> = new Map();
  readonly predicates: Map<string, Predicate> = new Map();
  /** Relations and predicates whose definition was not understood; nothing more is said about their calls. */
  readonly misunderstood: Set<string> = new Set();

  #statements = 0;

  #declaredAnywhere: DeclaredAnywhere | undefined;

  constructor(declaredAnywhere: DeclaredAnywhere) {
    this.#declaredAnywhere = declaredAnywhere;
  }

  /** How many statements were read: what macros may grow to depends on it. */
  get statements(): number {
    return this.#statements;
  }

  beginStatement(): void {
    this.#statements++;
  }

  /** Where a name is declared, also further down in the text. */
  declaredAnywhere(kind: NameKind, name: string): Span | undefined {
    return this.#declaredAnywhere?.(kind, name);
  }

  /** Lets go of the text, when all of it has been read. */
  finish(): void {
    this.#declaredAnywhere = undefined;
  }

  declareInteger(name: string, domain: Domain, span: Span): void {
    this.integers.set(name, this.builder.integer(name, domain, span));
  }

  declareBoolean(name: string, span: Span): void {
    this.booleans.set(name, this.builder.boolean(name, span));
  }
}
