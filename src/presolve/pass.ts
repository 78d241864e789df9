// What a presolve pass is: a pure function from a model to one with exactly the same answers, seen on the answer variables.
import { falsity } from '../model/construct.ts';
import type { VarId } from '../model/expression.ts';
import type { Place } from '../model/lowered.ts';
import type { Assertion, Model, Variable } from '../model/model.ts';

export interface Pass {
  /** What `--no-presolve=NAME` calls it. */
  readonly name: string;
  /** `keep`: variables that queries will be about, so that they stay images of lower ones. */
  run(model: Model, keep: ReadonlySet<VarId>): Passed;
}

/** What a pass makes. */
export interface Passed {
  readonly model: Model;
  /** Where the variables went, if any went anywhere. */
  readonly places?: readonly Place[];
}

/** The same variables, and an assertion that nothing satisfies. */
export function contradiction(model: Model): Passed {
  const assertion: Assertion = {
    formula: falsity,
    span: undefined,
    words: 'presolve found a contradiction',
    implicit: true,
  };
  return { model: { ...model, assertions: [assertion] } };
}

export function isContradiction({ assertions }: Model): boolean {
  const [first] = assertions;
  return assertions.length === 1 && first?.formula.kind === 'truth' && !first.formula.value;
}

/** Declares auxiliary variables behind those of a model, with names that none of them has. */
export class Auxiliaries {
  readonly #variables: Variable[];
  readonly #given: readonly Variable[];
  #names: Set<string> | undefined;
  #next = 1;

  constructor(model: Model) {
    this.#variables = [...model.variables];
    this.#given = model.variables;
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
    this.#names ??= new Set(this.#given.map(({ name: given }) => given));
    while (this.#names.has(`_${hint}${this.#next}`)) this.#next++;
    const name = `_${hint}${this.#next++}`;
    const id = this.#variables.length as VarId;
    this.#names.add(name);
    this.#variables.push({ id, name, type: 'integer', domain, span: undefined });
    return id;
  }
}
