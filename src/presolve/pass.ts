// What a presolve pass is: a pure function from a model to one with exactly the same answers, seen on the answer variables.
import { falsity } from '../model/construct.ts';
import type { VarId } from '../model/expression.ts';
import { type Lowered, samePlace } from '../model/lowered.ts';
import type { Assertion, Model, Variable } from '../model/model.ts';

export interface Pass {
  /** What `--no-presolve=NAME` calls it. */
  readonly name: string;
  /** `keep`: variables that queries will be about, so that they stay images of lower ones. */
  run(model: Model, keep: ReadonlySet<VarId>): Lowered<Model>;
}

/** A model in which every variable stayed where it was. */
export function samePlaces(model: Model, variables: readonly Variable[]): Lowered<Model> {
  return { model, places: variables.map(({ id }) => samePlace(id)) };
}

/** The same variables, and an assertion that nothing satisfies. */
export function contradiction(model: Model): Lowered<Model> {
  const assertion: Assertion = {
    formula: falsity,
    span: undefined,
    words: 'presolve found a contradiction',
    implicit: true,
  };
  return samePlaces({ ...model, assertions: [assertion] }, model.variables);
}

export function isContradiction({ assertions }: Model): boolean {
  const [first] = assertions;
  return assertions.length === 1 && first?.formula.kind === 'truth' && !first.formula.value;
}

/** Declares auxiliary variables behind those of a model, with names that none of them has. */
export class Auxiliaries {
  readonly #variables: Variable[];
  readonly #names: Set<string>;
  #next = 1;

  constructor(model: Model) {
    this.#variables = [...model.variables];
    this.#names = new Set(model.variables.map(({ name }) => name));
  }

  get variables(): readonly Variable[] {
    return this.#variables;
  }

  /** A point in time for {@link forgetSince}. */
  mark(): number {
    return this.#variables.length;
  }

  /** Takes back the declarations since a mark; nothing may mention them. */
  forgetSince(mark: number): void {
    this.#variables.length = mark;
  }

  integer(hint: string, domain: Variable['domain']): VarId {
    while (this.#names.has(`_${hint}${this.#next}`)) this.#next++;
    const name = `_${hint}${this.#next++}`;
    const id = this.#variables.length as VarId;
    this.#names.add(name);
    this.#variables.push({ id, name, type: 'integer', domain, span: undefined });
    return id;
  }
}
