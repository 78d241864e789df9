// Times the search on many draws, beside the two classic recursions, which only say whether the target can be reached.
import { readFileSync } from 'node:fs';
import { Random } from '../../src/backends/native/random.ts';
import { quantile } from '../../src/cli/bench/sample.ts';
import { drawGame } from '../../src/cli/countdown/draw-game.ts';
import { wholeNumbers } from '../../src/puzzles/countdown/arithmetic.ts';
import { gameOf } from '../../src/puzzles/countdown/game.ts';
import { Search } from '../../src/puzzles/countdown/search.ts';
import { byPairs, bySplits } from '../methods/numbers-game.ts';

interface Draw {
  readonly plates: readonly number[];
  readonly target: number;
  /** How near one can come; undefined where that is not known. */
  readonly closest?: number;
}

const randomDraws = 200;

function drawsOf(file: string | undefined): readonly Draw[] {
  if (file === undefined) {
    const random = new Random(1);
    return Array.from({ length: randomDraws }, () => {
      const { numbers, target } = drawGame((bound) => random.below(bound));
      return { plates: numbers, target };
    });
  }
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line): Draw => JSON.parse(line));
}

/** What a method found out, and the milliseconds that it took. */
interface Timed<T> {
  readonly found: T;
  readonly ms: number;
}

function timed<T>(job: () => T): Timed<T> {
  const before = process.cpuUsage();
  const found = job();
  const { user, system } = process.cpuUsage(before);
  return { found, ms: (user + system) / 1000 };
}

/** The number of distinct solutions, and how near they come. */
function searched({ plates, target }: Draw): { readonly count: number; readonly distance: number } {
  let count = 0;
  let distance = Number.NaN;
  for (const form of new Search(gameOf(plates, target), wholeNumbers).run()) {
    if (!form) continue;
    count++;
    distance = Math.abs(form.value - target);
  }
  return { count, distance };
}

function row(name: string, times: readonly number[]): string {
  const at = (part: number): string => quantile(times, part).toFixed(3).padStart(10);
  return `${name.padEnd(36)}${at(0.5)}${at(0.9)}${at(1)}`;
}

/** Prints the medians; the exit code is 1 if methods disagree. */
export function runDraws(file: string | undefined): number {
  const draws = drawsOf(file);
  for (const draw of draws) searched(draw); // warms up
  const searches = draws.map((draw) => timed(() => searched(draw)));
  const pairs = draws.map(({ plates, target }) => timed(() => byPairs(plates, target)));
  const splits = draws.map(({ plates, target }) => timed(() => bySplits(plates, target)));
  const wrong = draws.filter(({ closest }, i) => {
    const distance = searches[i]?.found.distance;
    const isReached = distance === 0;
    const agree = pairs[i]?.found === isReached && splits[i]?.found === isReached;
    return !agree || (closest !== undefined && closest !== distance);
  });
  const total = searches.reduce((sum, { found }) => sum + found.count, 0);
  const times = (list: readonly Timed<unknown>[]): readonly number[] => list.map(({ ms }) => ms);
  console.log(`${draws.length} draws, ${total} distinct solutions; CPU milliseconds a draw`);
  console.log(
    `${''.padEnd(36)}${'median'.padStart(10)}${'90 %'.padStart(10)}${'most'.padStart(10)}`,
  );
  console.log(row('search, all distinct solutions', times(searches)));
  console.log(row('two numbers become one, one solution', times(pairs)));
  console.log(row('every set is split, one solution', times(splits)));
  console.log(
    wrong.length === 0 ? 'all agree' : `${wrong.length} differ: ${JSON.stringify(wrong)}`,
  );
  return wrong.length === 0 ? 0 : 1;
}
