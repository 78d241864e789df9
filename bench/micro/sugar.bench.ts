// The front end for s-expressions on large and on deep files: `npx vitest bench bench/micro/sugar.bench.ts --run`.
import { bench, describe } from 'vitest';
import { compileSugar } from '../../src/puzzles/sugar/puzzle.ts';
import { readSexpr } from '../../src/syntax/sexpr/parser.ts';

/** As many constraints as a 30x30 puzzle has that is written out: 4 MB for 100,000. */
function writtenOut(constraints: number): string {
  const lines = Array.from({ length: 900 }, (_, i) => `(int x_${i} 0 9)`);
  for (let i = 0; i < constraints; i++) {
    const [a, b, c] = [i % 900, (i * 7) % 900, (i * 13) % 900];
    lines.push(`(or (!= x_${a} ${i % 10}) (< (+ x_${b} ${i % 5}) x_${c}))`);
  }
  return lines.join('\n');
}

/** Throws unless the text is accepted, or refused, as it should be, so that no wrong answer is timed. */
function compile(text: string, accepted: boolean): void {
  const result = compileSugar(0, [{ name: 'bench', text }]);
  if (result.ok !== accepted) throw new Error(`expected ${accepted ? 'a model' : 'an error'}`);
}

const deep = 100_000;
const large = writtenOut(100_000);
const twice = writtenOut(200_000);
const chain = `(int x 0 1) (= x ${'(+ '.repeat(deep)}x${' x)'.repeat(deep)})`;
const nested = `(bool p) ${'(not '.repeat(deep)}p${')'.repeat(deep)}`;
const few = { iterations: 5, warmupIterations: 1, time: 0 };

describe('s-expressions', () => {
  bench('read 100,000 constraints', () => void readSexpr({ name: '', text: large }, 0), few);
  bench('read and analyse 100,000 constraints', () => compile(large, true), few);
  bench('read and analyse 200,000 constraints', () => compile(twice, true), few);
  bench('a chain of sums 100,000 deep', () => compile(chain, true), few);
  bench('refuse negations 100,000 deep', () => compile(nested, false), few);
});
