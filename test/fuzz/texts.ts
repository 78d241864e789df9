// Random texts of every language and family, with solutions that a second reading of each finds by trying everything.
import fc from 'fast-check';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { type ProgramSize, programs, textOf } from '../support/arbitrary-program.ts';
import { nearestResults, resultOfText, yamlOf } from '../support/countdown-brute-force.ts';
import { randomGames } from '../support/countdown-games.ts';
import { meaningOf } from '../support/sugar-meaning.ts';
import { truths } from '../unit/analyse/expression/reference/arbitrary.ts';
import type { TruthTree, World } from '../unit/analyse/expression/reference/tree.ts';
import { countByBruteForce, puzzleText } from '../unit/puzzles/alphametic/brute-force.ts';
import { smallPuzzles } from '../unit/puzzles/alphametic/random-puzzle.ts';
import { drawSudoku } from '../unit/puzzles/sudoku/random-sudoku.ts';
import { answersByHand, drawZebra } from '../unit/puzzles/zebra/random-zebra.ts';
import { compiled, lineOf, linesOf } from './lines.ts';
import {
  type Asks,
  GivenUp,
  type Subject,
  subject,
  type Way,
  type Written,
  waysFor,
} from './subject.ts';

/** A text and what is true of it, worked out when it is asked for. */
interface Sample {
  readonly language: Written['language'];
  readonly text: string;
  expected(): readonly string[] | number;
  /** How a solution's line is put so that it can be compared; as it is by default. */
  line?(line: string): string;
}

const asFound = (line: string): string => line;

function different(
  who: string,
  found: readonly string[],
  expected: readonly string[] | number,
): string | undefined {
  if (typeof expected === 'number') {
    return found.length === expected
      ? undefined
      : `${who}: ${found.length} solutions, expected ${expected}`;
  }
  if (found.join('\n') === expected.join('\n')) return undefined;
  return `${who}:\n${found.join('\n')}\nexpected:\n${expected.join('\n')}`;
}

async function foundBy(puzzle: Puzzle, { settings }: Way): Promise<readonly string[] | undefined> {
  try {
    return await linesOf(puzzle, settings);
  } catch (error) {
    if (error instanceof GivenUp) return undefined;
    throw error;
  }
}

async function wrong(sample: Sample, asks: Asks): Promise<string | undefined> {
  const expected = sample.expected();
  const { line = asFound } = sample;
  const { search: _, ...puzzle } = compiled(sample);
  const few = (typeof expected === 'number' ? expected : expected.length) < 60;
  for (const way of waysFor({ ...asks, z3: asks.z3 && few })) {
    const found = await foundBy(puzzle, way);
    const words = found && different(way.name, found.map(line).sort(), expected);
    if (words !== undefined) return words;
  }
  return undefined;
}

const text = (name: string, share: number, arbitrary: fc.Arbitrary<Sample>): Subject =>
  subject<Sample>({
    name,
    share,
    arbitrary,
    disagreement: wrong,
    write: (sample) => {
      const expected = sample.expected();
      const solutions = typeof expected === 'number' || sample.line ? undefined : expected;
      return { language: sample.language, text: sample.text, solutions };
    },
  });

const sugar = (size: ProgramSize): fc.Arbitrary<Sample> =>
  programs(size).map((program) => ({
    language: 'sugar',
    text: program.map(textOf).join('\n'),
    expected: () =>
      meaningOf(program)
        .answers.map((answer) => answer.split(' ').sort().join(' '))
        .sort(),
  }));

const bit = [0, 1];
const numbers = [-2, -1, 0, 1, 2, 3];
const bits = (length: number): readonly (readonly number[])[] =>
  length === 0 ? [[]] : bits(length - 1).flatMap((rest) => bit.map((value) => [...rest, value]));

/** Every value of the variables of {@link expressions}. */
const worlds: readonly World[] = numbers.flatMap((x) =>
  numbers.flatMap((y) =>
    bits(6).map(([p, q, ...rest]) => ({
      x,
      y,
      p: p === 1,
      q: q === 1,
      a: rest.slice(0, 2),
      b: rest.slice(2).map((value) => value === 1),
    })),
  ),
);

const heading = `parameters: {n: 3}
variables:
  x: -2..3
  y: -2..3
  p: bool
  q: bool
  a[-1..1]: 0..1
  b[1..3]: bool
constraints:
`;

/** Trees speak of three elements of a and of b; the last of each is fixed here, so that worlds are few. */
const fixed = '  - a[1] = 0\n  - not b[3]\n';

const expressions = fc
  .array(truths(3), { minLength: 2, maxLength: 4 })
  .map((lines: readonly TruthTree[]): Sample => {
    const written = lines.map((line) => `  - ${JSON.stringify(line.text)}\n`);
    return {
      language: 'yaml',
      text: `${heading}${fixed}${written.join('')}`,
      expected: () =>
        worlds
          .map((world) => ({ ...world, a: [...world.a, 0], b: [...world.b, false] }))
          .filter((world) => lines.every((line) => line.holds(world)))
          .map(lineOf)
          .sort(),
    };
  });

const zebras = fc.gen().map((draw): Sample => {
  const zebra = drawZebra(draw);
  const expected = (): string[] => answersByHand(zebra).map((rows) => lineOf(JSON.parse(rows)));
  return { language: 'yaml', text: zebra.text, expected: () => expected().sort() };
});

const sudokus = fc.gen().map((draw): Sample => {
  const { text: written, expected } = drawSudoku(draw);
  return {
    language: 'yaml',
    text: written,
    expected: () => expected,
    line: (line) => line.replaceAll(/[^0-9]/g, ''),
  };
});

const alphametics = smallPuzzles.map(
  (tree): Sample => ({
    language: 'yaml',
    text: puzzleText(tree),
    expected: () => countByBruteForce(tree),
  }),
);

const games = fc.nat(1_000_000).map((seed): Sample => {
  const [game] = randomGames({ seed, count: 2, sizes: [2, 3] }).slice(seed % 2);
  if (!game) throw new Error('no game was drawn');
  const form = (text: string): string => {
    const { value, form: written } = resultOfText(text);
    return `${value} = ${written}`;
  };
  return {
    language: 'yaml',
    text: yamlOf(game),
    expected: () =>
      nearestResults(game)
        .map((result) => `${result.value} = ${result.form}`)
        .sort(),
    line: (line) => form(JSON.parse(/expression=("[^"]*")/.exec(line)?.[1] ?? '""')),
  };
});

const usual: ProgramSize = { depth: 3, formulas: 2, more: false, goals: true };
const larger: ProgramSize = { depth: 4, formulas: 4, more: true, goals: true };

export const textSubjects: readonly Subject[] = [
  text('s-expressions', 4, sugar(usual)),
  text('long s-expressions', 2, sugar(larger)),
  text('expressions', 2, expressions),
  text('zebras', 2, zebras),
  text('sudokus', 2, sudokus),
  text('alphametics', 2, alphametics),
  text('numbers games', 1, games),
];
