// Random small alphametics: one or two equations in bases from 3 to 12.
import fc from 'fast-check';
import type { EquationTree, PuzzleTree, SideTree } from './brute-force.ts';

function word(base: number, letters: string): fc.Arbitrary<SideTree> {
  const letter = fc.constantFrom(...letters);
  // A sign is one character.
  const digit = fc.integer({ min: 0, max: Math.min(9, base - 1) }).map(String);
  const sign = fc.oneof(
    { weight: 12, arbitrary: letter },
    { weight: 1, arbitrary: digit },
    { weight: 1, arbitrary: fc.constant('?') },
  );
  return fc
    .tuple(letter, fc.array(sign, { maxLength: 2 }))
    .map(([first, signs]): SideTree => ({ kind: 'word', signs: [first, ...signs] }));
}

function side(base: number, letters: string): fc.Arbitrary<SideTree> {
  const leaf: fc.Arbitrary<SideTree> = fc.oneof(
    { weight: 6, arbitrary: word(base, letters) },
    { weight: 1, arbitrary: fc.nat(40).map((value): SideTree => ({ kind: 'number', value })) },
  );
  const operator = fc.constantFrom('+', '+', '+', '-', '*', '*', '/', '//', '%' as const);
  const power = fc
    .tuple(
      leaf,
      fc.oneof(
        fc.nat(3).map((value): SideTree => ({ kind: 'number', value })),
        leaf,
      ),
    )
    .map(([left, right]): SideTree => ({ kind: 'operation', operator: '**', left, right }));
  const operation = (inner: fc.Arbitrary<SideTree>): fc.Arbitrary<SideTree> =>
    fc
      .tuple(operator, inner, inner)
      .map(([sign, left, right]): SideTree => ({ kind: 'operation', operator: sign, left, right }));
  const simple = operation(leaf);
  return fc.oneof(
    { weight: 3, arbitrary: leaf },
    { weight: 4, arbitrary: simple },
    { weight: 1, arbitrary: power },
    { weight: 1, arbitrary: operation(fc.oneof(leaf, simple)) },
  );
}

/** Equations that have a chance: mostly `=`. */
function puzzle(): fc.Arbitrary<PuzzleTree> {
  return fc.constantFrom(3, 4, 5, 7, 10, 12).chain((base) => {
    const letters = 'ABCDE'.slice(0, Math.min(5, base <= 5 ? base : 3));
    const relation = fc.constantFrom('=', '=', '=', '=', '!=', '<', '<=', '>', '>=' as const);
    const equation = fc
      .tuple(side(base, letters), relation, side(base, letters))
      .map(([left, sign, right]): EquationTree => ({ left, relation: sign, right }));
    const digits = Array.from({ length: base }, (_, i) => i);
    return fc.record({
      base: fc.constant(base),
      digits: fc.oneof(
        { weight: 4, arbitrary: fc.constant(digits) },
        { weight: 1, arbitrary: fc.constant(digits.slice(0, Math.max(letters.length, base - 1))) },
      ),
      distinct: fc.boolean(),
      leadingZeros: fc.boolean(),
      equations: fc.array(equation, { minLength: 1, maxLength: 2 }),
    });
  });
}

/** Unknown digits multiply what brute force has to try. */
const isSmall = ({ equations }: PuzzleTree): boolean =>
  (JSON.stringify(equations).match(/\?/g)?.length ?? 0) <= 2;

export const smallPuzzles: fc.Arbitrary<PuzzleTree> = puzzle().filter(isSmall);
