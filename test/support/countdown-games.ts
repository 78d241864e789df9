// Random games for tests, the same ones each time.
import { Random } from '../../src/backends/native/random.ts';
import type { BruteGame } from './countdown-brute-force.ts';

/** Which games are drawn. */
export interface Draws {
  readonly seed: number;
  readonly count: number;
  /** How many numbers a game has at least and at most. */
  readonly sizes: readonly [least: number, most: number];
}

const usual = '+-*/';
const unusual: readonly string[] = ['+-*', '+*', '-/', '*/', '-', '/', '+-', '-*', '+/', '+*/'];

/** Half of them by the rules of television, half with other rules. */
export function randomGames({ seed, count, sizes: [least, most] }: Draws): readonly BruteGame[] {
  const random = new Random(seed);
  const oneIn = (n: number): boolean => random.below(n) === 0;
  return Array.from({ length: count }, (_, i) => {
    const size = least + random.below(most - least + 1);
    const isUsual = i % 2 === 0;
    const operations = isUsual || oneIn(2) ? usual : unusual[random.below(unusual.length)];
    return {
      numbers: Array.from({ length: size }, () => numberFrom(random)),
      target: 1 + random.below(oneIn(2) ? 60 : 999),
      operations: operations ?? usual,
      fractions: !isUsual && oneIn(2),
      useAll: !isUsual && oneIn(2),
    };
  });
}

/** Small ones are frequent, so that there are ones and equal numbers. */
function numberFrom(random: Random): number {
  if (random.below(4) === 0) return [25, 50, 75, 100][random.below(4)] ?? 25;
  return 1 + random.below(random.below(2) === 0 ? 4 : 10);
}
