// The only way to make a Model: ids are dense, names unique, every variable that an expression mentions exists.
import { invariant } from '../base/invariant.ts';
import type { Span } from '../text/source.ts';
import { boolean, variable } from './construct.ts';
import { booleanDomain, type Domain } from './domain.ts';
import type { BoolExpr, IntExpr, VarId } from './expression.ts';
import type { Assertion, Model, Objective, Variable } from './model.ts';

/** Where an assertion comes from. */
export interface Origin {
  readonly span?: Span | undefined;
  readonly words?: string;
  readonly implicit?: boolean;
  readonly redundant?: boolean;
}

export class ModelBuilder {
  readonly #variables: Variable[] = [];
  readonly #assertions: Assertion[] = [];
  /** By type and name. */
  readonly #ids = { integer: new Map<string, VarId>(), boolean: new Map<string, VarId>() };
  #objective: Objective | undefined;
  #answer: readonly VarId[] | undefined;

  /**
   * Declares an integer variable and returns the term for it.
   * @throws Bug when an integer variable of that name exists.
   */
  integer(name: string, domain: Domain, span?: Span): IntExpr & { readonly kind: 'variable' } {
    const id = this.#declare({ name, type: 'integer', domain, span });
    return variable(id) as IntExpr & { readonly kind: 'variable' };
  }

  /**
   * Declares a boolean variable and returns the formula for it.
   * @throws Bug when a boolean variable of that name exists.
   */
  boolean(name: string, span?: Span): BoolExpr & { readonly kind: 'boolean' } {
    const id = this.#declare({ name, type: 'boolean', domain: booleanDomain, span });
    return boolean(id) as BoolExpr & { readonly kind: 'boolean' };
  }

  #declare(variable: Omit<Variable, 'id'>): VarId {
    const { type, name } = variable;
    const ids = this.#ids[type];
    invariant(!ids.has(name), `the ${type} ${name} is declared twice`);
    const id = this.#variables.length as VarId;
    this.#variables.push({ id, ...variable });
    ids.set(name, id);
    return id;
  }

  /** The variable of that type and name, if there is one. */
  find(type: Variable['type'], name: string): Variable | undefined {
    const id = this.#ids[type].get(name);
    return id === undefined ? undefined : this.#variables[id];
  }

  get variables(): readonly Variable[] {
    return this.#variables;
  }

  get assertions(): readonly Assertion[] {
    return this.#assertions;
  }

  /** Adds something that every solution satisfies. */
  require(formula: BoolExpr, { span, words = '', implicit = false, redundant }: Origin = {}): void {
    const stated = { formula, span, words, implicit };
    this.#assertions.push(redundant ? { ...stated, redundant } : stated);
  }

  /** Sets the objective; a later call replaces an earlier one. */
  optimise(
    sense: Objective['sense'],
    term: IntExpr,
    span?: Span,
    advice: Pick<Objective, 'fromBelow'> = {},
  ): void {
    this.#objective = { sense, term, span, ...advice };
  }

  /** Says which variables make a solution; without a call all that were declared do. */
  answer(ids: Iterable<VarId>): void {
    this.#answer = [...new Set(ids)];
  }

  build(): Model {
    return {
      variables: [...this.#variables],
      assertions: [...this.#assertions],
      objective: this.#objective,
      answer: this.#answer ?? this.#variables.map(({ id }) => id),
    };
  }
}
