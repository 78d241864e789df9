// Games as television draws them.

/** Gives whole numbers from 0 on and less than the bound. */
export type Below = (bound: number) => number;

export interface Draw {
  readonly numbers: readonly number[];
  readonly target: number;
}

const small = Array.from({ length: 10 }, (_, i) => i + 1);
const plates: readonly number[] = [...small, ...small, 25, 50, 75, 100];
const drawn = 6;
const [leastTarget, greatestTarget] = [100, 999];

/** Six of the twenty-four plates and a target. */
export function drawGame(below: Below): Draw {
  const left = [...plates];
  const numbers = Array.from({ length: drawn }, () => left.splice(below(left.length), 1)[0] ?? 0);
  return { numbers, target: leastTarget + below(greatestTarget - leastTarget + 1) };
}
