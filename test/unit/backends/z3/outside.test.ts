// What `compile --to smt2` prints, given to the z3 of the system: it says what brute force says. Skipped where there is none.
import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printModel } from '../../../../src/model/print.ts';
import { arbitraryModel } from '../../../support/arbitrary-model.ts';
import { truthOf } from '../../../support/oracle.ts';
import { forms, problemOf } from './forms.ts';

const isInstalled = spawnSync('z3', ['--version']).status === 0;

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
  it.each(forms)('of form %s has the verdict of brute force', async (form) => {
    await fc.assert(
      fc.asyncProperty(
        arbitraryModel({ large: false, oddNames: true, objective: false }),
        async (model) => {
          const script = (await problemOf(form, model)).print();
          const [verdict] = answers(questionsOnly(script));
          const expected = truthOf(model).assignments > 0 ? 'sat' : 'unsat';
          expect(verdict, `${printModel(model)}\n${script}`).toBe(expected);
        },
      ),
      { numRuns: 40, seed: 3 },
    );
  });

  it('is accepted to the last line', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryModel({ large: false, oddNames: true }), async (model) => {
        for (const form of forms) {
          const script = (await problemOf(form, model)).print();
          const lines = answers(script);
          if (lines[0] === 'sat') expect(lines.join('\n'), script).not.toContain('error');
        }
      }),
      { numRuns: 20, seed: 4 },
    );
  });

  it.each(['int', 'bit-vector'] as const)(
    'of form %s has the optimum of brute force',
    async (form) => {
      await fc.assert(
        fc.asyncProperty(arbitraryModel({ large: false, depth: 1 }), async (model) => {
          if (!model.objective) return;
          const { optimum } = truthOf(model);
          const script = questionsOnly((await problemOf(form, model)).print());
          const lines = answers(`${script}(eval objective)`);
          expect(lines[0], script).toBe(optimum === undefined ? 'unsat' : 'sat');
          if (optimum !== undefined) {
            expect(printedNumber(lines[1] ?? ''), `${printModel(model)}\n${script}`).toBe(optimum);
          }
        }),
        { numRuns: 40, seed: 5 },
      );
    },
  );
});

/** The number that z3 prints as `5`, `(- 5)`, `#b0101` or `#x5`, the latter in two's complement. */
function printedNumber(text: string): number {
  const bits = /^#([bx])([0-9a-f]+)$/.exec(text);
  if (!bits) return Number(text.replace(/^\(- (\d+)\)$/, '-$1'));
  const [, base, digits = ''] = bits;
  const width = digits.length * (base === 'x' ? 4 : 1);
  return Number(BigInt.asIntN(width, BigInt(`0${base}${digits}`)));
}
