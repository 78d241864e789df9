// Random models: what unique, facts, explain, check and review say of them on every backend, against brute force.
// FUZZ_RUNS asks for more of them.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BuiltInBackend } from '../../src/backends/backend.ts';
import { backendNames } from '../../src/backends/index.ts';
import { TooLarge } from '../../src/base/too-large.ts';
import { and, boolean, constant, eq, not, variable } from '../../src/model/construct.ts';
import { domainValues } from '../../src/model/domain.ts';
import type { BoolExpr, VarId } from '../../src/model/expression.ts';
import type { Assertion, Assignment, Model } from '../../src/model/model.ts';
import { printModel } from '../../src/model/print.ts';
import type { Field, Puzzle } from '../../src/puzzles/puzzle.ts';
import { check } from '../../src/queries/check.ts';
import { explain } from '../../src/queries/explain.ts';
import { facts } from '../../src/queries/facts.ts';
import { review } from '../../src/queries/review.ts';
import { unique } from '../../src/queries/unique.ts';
import { badOption } from '../../src/text/catalogue/input.ts';
import { failed } from '../../src/text/diagnostic.ts';
import { arbitraryModel } from '../support/arbitrary-model.ts';
import { solutionsOf } from '../support/oracle.ts';

/** A model as a puzzle whose quantities are its variables. */
function puzzleOf(model: Model): Puzzle {
  const fields = model.variables.map(
    ({ id, type, name }): Field => ({
      name: `${type} ${name}`,
      variables: [id],
      read: (at) => at[id] ?? null,
    }),
  );
  const refuse = () => failed(badOption(undefined, 'nothing is read here', ''));
  return {
    family: 'model',
    title: undefined,
    description: undefined,
    model,
    fields,
    field: refuse,
    term: refuse,
    formula: refuse,
    draw: () => '',
  };
}

const has = (id: VarId, value: number, { variables }: Model): BoolExpr =>
  variables[id]?.type === 'boolean'
    ? value === 1
      ? boolean(id)
      : not(boolean(id))
    : eq(variable(id), constant(value));

function* subsetsOf<T>(list: readonly T[]): Generator<readonly T[], void, undefined> {
  for (let bits = 0; bits < 2 ** list.length; bits++) {
    yield list.filter((_, i) => (bits & (1 << i)) !== 0);
  }
}

class Oracle {
  readonly model: Model;
  readonly solutions: readonly Assignment[];

  constructor(model: Model) {
    this.model = model;
    this.solutions = [...solutionsOf(model)];
  }

  holds(assertions: readonly Assertion[]): boolean {
    for (const _ of solutionsOf({ ...this.model, assertions })) return true;
    return false;
  }

  get facts(): Readonly<Record<string, number>> {
    const [first = []] = this.solutions;
    const same = this.model.variables.filter(({ id }) =>
      this.solutions.every((at) => at[id] === first[id]),
    );
    const known = this.solutions.length === 0 ? [] : same;
    return Object.fromEntries(
      known.map(({ id, type, name }) => [`${type} ${name}`, first[id] ?? 0]),
    );
  }

  /** All minimal sets of assertions that clash, each as the sorted list of their places. */
  get clashes(): readonly string[] {
    const { assertions } = this.model;
    const clashing = [...subsetsOf([...assertions.keys()])].filter(
      (set) => !this.holds(set.flatMap((i) => assertions[i] ?? [])),
    );
    const isWithin = (a: readonly number[], b: readonly number[]): boolean =>
      a.length < b.length && a.every((i) => b.includes(i));
    return clashing
      .filter((set) => !clashing.some((other) => isWithin(other, set)))
      .map((set) => set.join())
      .toSorted();
  }

  /** The places of assertions that follow from the others. */
  get redundant(): readonly number[] {
    const { assertions } = this.model;
    return [...assertions.keys()].filter((i) => {
      const rest = assertions.filter((_, other) => other !== i);
      const without = [...solutionsOf({ ...this.model, assertions: rest })];
      return without.length === this.solutions.length;
    });
  }
}

const models = arbitraryModel({
  objective: false,
  integers: 2,
  values: 3,
  projection: false,
  assertions: 4,
  large: false,
}).map(
  (model): Model => ({
    ...model,
    assertions: model.assertions.map((each, i) => ({
      ...each,
      implicit: false,
      words: `line ${i}`,
    })),
  }),
);

async function judge(model: Model, backend: BuiltInBackend): Promise<void> {
  const oracle = new Oracle(model);
  const puzzle = puzzleOf(model);
  const { assertions } = model;
  const placeOf = (assertion: Assertion): number => assertions.indexOf(assertion);
  const { length } = oracle.solutions;

  const { status: uniqueness } = await unique(puzzle, { backend });
  expect(uniqueness).toBe(length === 0 ? 'unsat' : length === 1 ? 'unique' : 'multiple');

  const backbone = await facts(puzzle, { backend });
  expect(backbone.status).toBe(length === 0 ? 'unsat' : 'sat');
  expect(backbone.facts).toEqual(oracle.facts);

  const { cores, outcome } = await explain(puzzle, { backend, limit: 100 });
  expect(outcome).toBe('complete');
  expect(cores.map((core) => core.map(placeOf).join()).toSorted()).toEqual(oracle.clashes);

  await judgeCheck(oracle, puzzle, backend);
  if (length === 0) return;
  const { remarks, removable } = await review(puzzle, { backend, kinds: ['follows', 'twice'] });
  const called = new Set<number>();
  for (const remark of remarks) {
    if ('clue' in remark) called.add(placeOf(remark.clue));
    if (remark.kind === 'twice') called.add(placeOf(remark.first));
    if (remark.kind !== 'follows') continue;
    const denied = { ...remark.clue, formula: not(remark.clue.formula) };
    expect(oracle.holds([denied, ...remark.from])).toBe(false);
    for (const one of remark.from) {
      expect(oracle.holds([denied, ...remark.from.filter((each) => each !== one)])).toBe(true);
    }
  }
  expect([...called].toSorted((a, b) => a - b)).toEqual(oracle.redundant);
  const left = assertions.filter((each) => !removable.includes(each));
  expect([...solutionsOf({ ...model, assertions: left })].length).toBe(length);
}

/** A value for some of the variables: the last one of each domain. */
async function judgeCheck(oracle: Oracle, puzzle: Puzzle, backend: BuiltInBackend): Promise<void> {
  const { model } = oracle;
  const values = model.variables.map(({ domain }) => [...domainValues(domain)].at(-1) ?? 0);
  for (const ids of [model.variables.slice(0, 1), model.variables.slice(0, -1), model.variables]) {
    const given = ids.map(({ id }) => ({
      words: `variable ${id}`,
      formula: has(id, values[id] ?? 0, model),
    }));
    const agreeing = oracle.solutions.filter((at) => ids.every(({ id }) => at[id] === values[id]));
    const isWhole = ids.length === model.variables.length;
    const isOpen = model.variables.some(
      ({ id, domain }) => domain.size > 1 && !ids.some((each) => each.id === id),
    );
    const result = await check(puzzle, given, { backend });
    const good = isOpen ? 'completable' : 'valid';
    const bad = isOpen ? 'not completable' : 'invalid';
    expect(result.status).toBe(agreeing.length > 0 ? good : bad);
    if (isWhole) {
      const broken = model.assertions.filter(({ formula }) => {
        const fixed = and(...model.variables.map(({ id }) => has(id, values[id] ?? 0, model)));
        return !oracle.holds([
          { formula: fixed, span: undefined, words: '', implicit: false },
          {
            formula,
            span: undefined,
            words: '',
            implicit: false,
          },
        ]);
      });
      expect(result.broken).toEqual(broken);
    }
    if (result.status !== 'not completable') continue;
    const clash = given.filter(({ words }) => result.clash.includes(words));
    const asAssertion = (formula: BoolExpr): Assertion => ({
      formula,
      span: undefined,
      words: '',
      implicit: false,
    });
    const holds = (parts: typeof clash): boolean =>
      oracle.holds([...model.assertions, ...parts.map(({ formula }) => asAssertion(formula))]);
    expect(holds(clash)).toBe(false);
    for (const one of clash) expect(holds(clash.filter((each) => each !== one))).toBe(true);
  }
}

const usualRuns: { readonly [Name in BuiltInBackend]: number } = { native: 100, sat: 50, z3: 10 };
const factor = Number(process.env['FUZZ_RUNS'] ?? 1);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

describe.each(backendNames)('questions on %s', (backend) => {
  it('are answered as brute force answers them', async () => {
    let tooLarge = 0;
    const numRuns = usualRuns[backend] * factor;
    await fc.assert(
      fc.asyncProperty(models, async (model) => {
        try {
          await judge(model, backend);
        } catch (error) {
          if (!(error instanceof TooLarge)) throw new Error(printModel(model), { cause: error });
          tooLarge++;
        }
      }),
      { numRuns, seed },
    );
    expect(tooLarge).toBeLessThan(numRuns / 5);
  }, 3_600_000);
});

it('random models are of all sorts', () => {
  const oracles = fc.sample(models, { numRuns: 200, seed }).map((model) => new Oracle(model));
  const sorts = oracles.map(({ solutions }) => Math.min(2, solutions.length));
  for (const sort of [0, 1, 2]) {
    expect(sorts.filter((each) => each === sort).length).toBeGreaterThan(2);
  }
  expect(oracles.filter(({ redundant }) => redundant.length > 0).length).toBeGreaterThan(20);
});
