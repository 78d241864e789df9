// What the emitter writes means what the model means: every assignment of small random models, judged by an interpreter.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TooLarge } from '../../../../src/base/too-large.ts';
import {
  type NumberFormat,
  type Smt2Script,
  scriptOf,
} from '../../../../src/encode/smt2/script.ts';
import { constraintKinds } from '../../../../src/model/constraints/index.ts';
import { domainValues } from '../../../../src/model/domain.ts';
import { judgeOf } from '../../../../src/model/judge.ts';
import type { Assignment, Model } from '../../../../src/model/model.ts';
import { printModel } from '../../../../src/model/print.ts';
import { arbitraryModel, type ModelSize } from '../../../support/arbitrary-model.ts';
import { type Constant, interpreterOf } from './interpret.ts';

const factor = Number(process.env['FUZZ_RUNS'] ?? 1);

function* assignmentsOf({ variables }: Model, at: number[] = []): Generator<Assignment> {
  const variable = variables[at.length];
  if (!variable) yield at;
  else
    for (const value of domainValues(variable.domain))
      yield* assignmentsOf({ variables } as Model, [...at, value]);
}

const plainName = (symbol: string): string => symbol.replaceAll('|', '');

function constantOf(value: number, sort: string): Constant {
  if (sort === 'Bool') return value === 1;
  if (sort === 'Int') return BigInt(value);
  const width = Number(/\d+/.exec(sort)?.[0]);
  return { bits: BigInt.asUintN(width, BigInt(value)), width };
}

function numberOf(value: Constant | undefined): bigint {
  return typeof value === 'object' ? BigInt.asIntN(value.width, value.bits) : BigInt(value ?? 0);
}

function valuesOf({ constants }: Smt2Script, at: Assignment): Map<string, Constant> {
  return new Map(
    constants.map(({ symbol, sort }, i) => [plainName(symbol), constantOf(at[i] ?? 0, sort)]),
  );
}

/** Demands that script and model agree on every assignment, and on the objective. */
function expectSameMeaning(model: Model, format: NumberFormat): void {
  const script = scriptOf(model, format);
  const interpret = interpreterOf(script.text);
  const judge = judgeOf(model);
  for (const at of assignmentsOf(model)) {
    const { satisfied, values } = interpret(valuesOf(script, at));
    const context = `${at} for\n${printModel(model)}\n${script.text}`;
    expect(satisfied, context).toBe(judge.verdict(at) === undefined);
    if (satisfied && script.objective) {
      const reached = numberOf(values.get(plainName(script.objective.symbol)));
      expect(reached, context).toBe(BigInt(judge.objective(at) ?? 0));
    }
  }
}

function expectSameMeanings(size: Partial<ModelSize>, format: NumberFormat, runs: number): void {
  let tooLarge = 0;
  fc.assert(
    fc.property(arbitraryModel(size), (model) => {
      try {
        expectSameMeaning(model, format);
      } catch (error) {
        if (!(error instanceof TooLarge)) throw error;
        tooLarge++;
      }
    }),
    { numRuns: runs * factor, seed: 1 },
  );
  expect(tooLarge).toBeLessThan((runs * factor) / 10);
}

describe.each(['int', 'bit-vector'] as const)('a script with numbers as %s', (format) => {
  it('means what random models mean', () => {
    expectSameMeanings({}, format, 400);
  });
  it('means what random models with odd names mean', () => {
    expectSameMeanings({ oddNames: true }, format, 50);
  });
  it('means what deep terms mean', () => {
    expectSameMeanings({ depth: 4, constraints: [], assertions: 1 }, format, 200);
  });
  it.each(constraintKinds)('means what %s means, negated and nested', (kind) => {
    expectSameMeanings({ constraints: [kind], depth: 1 }, format, 40);
  });
});
