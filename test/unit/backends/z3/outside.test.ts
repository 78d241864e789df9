// What `compile --to smt2` prints, given to the z3 of the system: it says what brute force says. Skipped where there is none.
import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ClauseProblem } from '../../../../src/backends/z3/clause-problem.ts';
import type { Problem } from '../../../../src/backends/z3/problem.ts';
import { ScriptProblem } from '../../../../src/backends/z3/script-problem.ts';
import { encode, supports } from '../../../../src/encode/index.ts';
import { flatten } from '../../../../src/lower/flatten.ts';
import type { Model } from '../../../../src/model/model.ts';
import { printModel } from '../../../../src/model/print.ts';
import { arbitraryModel } from '../../../support/arbitrary-model.ts';
import { truthOf } from '../../../support/oracle.ts';

const isInstalled = spawnSync('z3', ['--version']).status === 0;

const formulations: Readonly<Record<string, (model: Model) => Problem>> = {
  int: (model) => new ScriptProblem(model, 'int', 0),
  'bit-vector': (model) => new ScriptProblem(model, 'bit-vector', 0),
  clauses: (model) => new ClauseProblem(model, encode(flatten(model, { supports })), 0),
};

/** The lines that z3 answers with. */
function answers(script: string): readonly string[] {
  const { stdout } = spawnSync('z3', ['-in', '-T:20'], { input: script, encoding: 'utf8' });
  return stdout.split('\n').map((line) => line.trim());
}

/** Without what belongs to a satisfiable problem only. */
function questionsOnly(script: string): string {
  return script.replace(/^\(get-.*$/gm, '');
}

describe.skipIf(!isInstalled)('a printed script', () => {
  it.each(Object.keys(formulations))('of form %s has the verdict of brute force', (name) => {
    const problemOf = formulations[name] as (model: Model) => Problem;
    fc.assert(
      fc.property(arbitraryModel({ large: false, oddNames: true, objective: false }), (model) => {
        const script = problemOf(model).print();
        const [verdict] = answers(questionsOnly(script));
        const expected = truthOf(model).assignments > 0 ? 'sat' : 'unsat';
        expect(verdict, `${printModel(model)}\n${script}`).toBe(expected);
      }),
      { numRuns: 40, seed: 3 },
    );
  });

  it('is accepted to the last line', () => {
    fc.assert(
      fc.property(arbitraryModel({ large: false, oddNames: true }), (model) => {
        for (const problemOf of Object.values(formulations)) {
          const script = problemOf(model).print();
          const lines = answers(script);
          if (lines[0] === 'sat') expect(lines.join('\n'), script).not.toContain('error');
        }
      }),
      { numRuns: 20, seed: 4 },
    );
  });

  it.each(['int', 'bit-vector'])('of form %s has the optimum of brute force', (name) => {
    const problemOf = formulations[name] as (model: Model) => Problem;
    fc.assert(
      fc.property(arbitraryModel({ large: false, depth: 1 }), (model) => {
        if (!model.objective) return;
        const { optimum } = truthOf(model);
        const script = questionsOnly(problemOf(model).print());
        const lines = answers(`${script}(eval objective)`);
        expect(lines[0], script).toBe(optimum === undefined ? 'unsat' : 'sat');
        if (optimum !== undefined) {
          expect(printedNumber(lines[1] ?? ''), `${printModel(model)}\n${script}`).toBe(optimum);
        }
      }),
      { numRuns: 40, seed: 5 },
    );
  });
});

/** The number that z3 prints as `5`, `(- 5)`, `#b0101` or `#x5`, the latter in two's complement. */
function printedNumber(text: string): number {
  const bits = /^#([bx])([0-9a-f]+)$/.exec(text);
  if (!bits) return Number(text.replace(/^\(- (\d+)\)$/, '-$1'));
  const [, base, digits = ''] = bits;
  const width = digits.length * (base === 'x' ? 4 : 1);
  return Number(BigInt.asIntN(width, BigInt(`0${base}${digits}`)));
}
