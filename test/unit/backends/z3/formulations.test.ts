// Random small models in every formulation: Z3 says what brute force says, also under assumptions and after blocking.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Assumption, Session } from '../../../../src/backends/backend.ts';
import type { Problem } from '../../../../src/backends/z3/problem.ts';
import { Z3Session } from '../../../../src/backends/z3/session.ts';
import { Solver } from '../../../../src/backends/z3/solver.ts';
import { TooLarge } from '../../../../src/base/too-large.ts';
import type { VarId } from '../../../../src/model/expression.ts';
import { judgeOf } from '../../../../src/model/judge.ts';
import type { Assignment, Model } from '../../../../src/model/model.ts';
import { printModel } from '../../../../src/model/print.ts';
import { arbitraryModel } from '../../../support/arbitrary-model.ts';
import { ascending, solutionsOf, truthOf } from '../../../support/oracle.ts';
import { type Form, forms, problemOf } from './forms.ts';

const factor = Number(process.env['FUZZ_RUNS'] ?? 1);
/** Integers take longest. */
const usualRuns: { readonly [F in Form]: number } = { int: 15, 'bit-vector': 20, clauses: 60 };

/** Runs a test on a session; a model that is too large is no failure. */
async function onSession(
  form: Form,
  model: Model,
  test: (session: Session) => Promise<void>,
): Promise<void> {
  let problem: Problem;
  try {
    problem = await problemOf(form, model);
  } catch (error) {
    if (error instanceof TooLarge) return;
    throw error;
  }
  const session = new Z3Session(problem, new Solver(problem));
  try {
    await test(session);
  } finally {
    await session[Symbol.asyncDispose]();
  }
}

/** All answers on the keys, by check and block. */
async function answersOf(session: Session, keys: readonly VarId[]): Promise<Assignment[]> {
  const found: Assignment[] = [];
  for (;;) {
    const verdict = await session.check();
    if (verdict.status === 'unknown') throw new Error(`unknown: ${verdict.why}`);
    if (verdict.status === 'unsat') return found;
    found.push(verdict.assignment);
    session.block(keys, verdict.assignment);
  }
}

async function expectEnumeration(session: Session, model: Model): Promise<void> {
  const found = await answersOf(session, model.answer);
  const judge = judgeOf(model);
  for (const at of found) expect(judge.verdict(at), printModel(model)).toBeUndefined();
  const projected = found.map((at) => model.answer.map((id) => at[id] as number));
  expect(projected.sort(ascending), printModel(model)).toEqual(
    truthOf({ ...model, objective: undefined }).answers,
  );
}

async function expectOptimum(session: Session, model: Model): Promise<void> {
  const judge = judgeOf(model);
  const answers = session.optimise();
  const values: unknown[] = [];
  for (;;) {
    const next = await answers.next();
    if (next.done) {
      expect(next.value).toBe('complete');
      break;
    }
    expect(judge.verdict(next.value), printModel(model)).toBeUndefined();
    values.push(judge.objective(next.value));
  }
  expect(values.at(-1), printModel(model)).toBe(truthOf(model).optimum);
}

function agrees(assignment: Assignment, { variable, value, equal }: Assumption): boolean {
  return (assignment[variable] === value) === equal;
}

async function expectAssumption(
  session: Session,
  model: Model,
  assume: readonly Assumption[],
): Promise<void> {
  const all = [...solutionsOf(model)];
  const allows = (assumed: readonly Assumption[]) =>
    all.some((at) => assumed.every((assumption) => agrees(at, assumption)));
  const verdict = await session.check({ assume });
  expect(verdict.status, printModel(model)).toBe(allows(assume) ? 'sat' : 'unsat');
  if (verdict.status === 'unsat') expect(allows(verdict.core), printModel(model)).toBe(false);
  if (verdict.status === 'sat') {
    expect(assume.every((assumption) => agrees(verdict.assignment, assumption))).toBe(true);
  }
}

const assumptions = (model: Model): fc.Arbitrary<readonly Assumption[]> =>
  model.variables.length === 0
    ? fc.constant([])
    : fc.array(
        fc.record({
          variable: fc.nat(model.variables.length - 1).map((id) => id as VarId),
          value: fc.integer({ min: -2, max: 4 }),
          equal: fc.boolean(),
        }),
        { maxLength: 3 },
      );

describe.each(forms)('a model as %s', (form) => {
  it('has the answers of brute force, and its optimum', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryModel(), (model) =>
        onSession(form, model, (session) =>
          model.objective ? expectOptimum(session, model) : expectEnumeration(session, model),
        ),
      ),
      { numRuns: usualRuns[form] * factor, seed: 1 },
    );
  });

  it('has the answers of brute force under assumptions', { timeout: 600_000 }, async () => {
    const cases = arbitraryModel({ assertions: 2 }).chain((model) =>
      fc.record({
        model: fc.constant(model),
        assumed: fc.array(assumptions(model), { minLength: 1, maxLength: 4 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(cases, ({ model, assumed }) =>
        onSession(form, model, async (session) => {
          for (const assume of assumed) await expectAssumption(session, model, assume);
        }),
      ),
      { numRuns: usualRuns[form] * factor, seed: 2 },
    );
  });
});
