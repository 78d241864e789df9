// Random expressions mean what an evaluator written for the tests says, under random assignments.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meaningOfFormula, meaningOfTerm } from '../../../../src/model/evaluate.ts';
import { compileYaml } from '../../../../src/puzzles/index.ts';
import type { Puzzle } from '../../../../src/puzzles/puzzle.ts';
import type { Checked } from '../../../../src/text/diagnostic.ts';
import { numbers, truths } from './reference/arbitrary.ts';
import type { NumberTree, World } from './reference/tree.ts';

const runs = Number(process.env['FUZZ_RUNS'] ?? 1500);

const file = `
parameters: {n: 3}
variables:
  x: -2..3
  y: -2..3
  p: bool
  q: bool
  a[-1..1]: 0..3
  b[1..3]: bool
`;

function checked<T>(result: Checked<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
}

/** Each call makes a puzzle of its own, so that texts read later do not pile up in one. */
const puzzle = (): Puzzle => checked(compileYaml({ name: 'random.yaml', text: file }));

const small = fc.integer({ min: -2, max: 3 });
const world: fc.Arbitrary<World> = fc.record({
  x: small,
  y: small,
  p: fc.boolean(),
  q: fc.boolean(),
  a: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 }),
  b: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
});
const worlds = fc.array(world, { minLength: 12, maxLength: 12 });
const assignment = ({ x, y, p, q, a, b }: World): readonly number[] => [
  x,
  y,
  Number(p),
  Number(q),
  ...a,
  ...b.map(Number),
];

/** The integer that a tree is; undefined for a fraction. */
function integerOf(tree: NumberTree, one: World): bigint | undefined {
  const value = tree.value(one);
  return value?.d === 1n ? value.n : undefined;
}

describe('random expressions', () => {
  it('are true where the second opinion says so', () => {
    fc.assert(
      fc.property(truths(4), worlds, (tree, all) => {
        const holds = meaningOfFormula(checked(puzzle().formula(tree.text)));
        for (const one of all) {
          if (holds(assignment(one)) !== tree.holds(one)) {
            throw new Error(`${tree.text} under ${JSON.stringify(one)} is ${tree.holds(one)}`);
          }
        }
      }),
      { numRuns: runs },
    );
  });

  it('have the value that the second opinion says', () => {
    fc.assert(
      fc.property(numbers(4), worlds, (tree, all) => {
        const value = meaningOfTerm(checked(puzzle().term(tree.text)));
        for (const one of all) {
          const found = value(assignment(one));
          const expected = integerOf(tree, one);
          if ((found === undefined ? undefined : BigInt(found)) !== expected) {
            throw new Error(
              `${tree.text} under ${JSON.stringify(one)} is ${expected}, not ${found}`,
            );
          }
        }
      }),
      { numRuns: runs },
    );
  });
});

describe('an element that is not there, as a branch whose condition is known', () => {
  const at = assignment({ x: 0, y: 0, p: false, q: false, a: [0, 0, 0], b: [true, true, true] });

  it.each([
    'if n = 0 then 1 else b[x]',
    'if n = 3 then (b[x]) else x',
    'if p then 1 else b[x]',
    'b[x] + 0',
  ])('%s is no number', (text) => {
    expect(meaningOfTerm(checked(puzzle().term(text)))(at)).toBeUndefined();
  });

  it.each(['if n = 0 then q else b[x]', 'if p then not q else b[x]'])('%s is false', (text) => {
    expect(meaningOfFormula(checked(puzzle().formula(text)))(at)).toBe(false);
  });
});
