// Every form in which a model is put to Z3, for tests that want all of them.
import { formulate } from '../../../../src/backends/z3/formulation.ts';
import type { Problem } from '../../../../src/backends/z3/problem.ts';
import { ScriptProblem } from '../../../../src/backends/z3/script-problem.ts';
import type { Model } from '../../../../src/model/model.ts';

export const forms = ['int', 'bit-vector', 'clauses'] as const;
export type Form = (typeof forms)[number];

/** @throws TooLarge when the form cannot hold the model. */
export async function problemOf(form: Form, model: Model): Promise<Problem> {
  if (form !== 'clauses') return new ScriptProblem(model, form, 0);
  return (await formulate(model, { z3: 'fd' })) as Problem;
}
