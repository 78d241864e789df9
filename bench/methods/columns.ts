// Column by column from the right, with carries, as one does it on paper: a column's letters get digits, and the
// letter below the line has to be what their sum leaves.
import type { Sum } from './sum.ts';

/** How many ways there are to give the letters different digits so that the sum is right. */
export function byColumns({ addends, total }: Sum): number {
  const width = Math.max(total.length, ...addends.map(({ length }) => length));
  const leading = new Set(
    [...addends, total].filter(({ length }) => length > 1).map((word) => word.charAt(0)),
  );
  const digits = new Map<string, number>();
  const used = new Array<boolean>(10).fill(false);

  /** Tries the digits for a letter, or its own where it has one. */
  const each = (letter: string, go: (digit: number) => number): number => {
    const known = digits.get(letter);
    if (known !== undefined) return go(known);
    let count = 0;
    for (let digit = leading.has(letter) ? 1 : 0; digit < 10; digit++)
      count += place(letter, digit, go);
    return count;
  };

  const place = (letter: string, digit: number, go: (digit: number) => number): number => {
    const known = digits.get(letter);
    if (known !== undefined) return known === digit ? go(digit) : 0;
    if (used[digit] || (digit === 0 && leading.has(letter))) return 0;
    used[digit] = true;
    digits.set(letter, digit);
    const count = go(digit);
    digits.delete(letter);
    used[digit] = false;
    return count;
  };

  const column = (at: number, carry: number): number => {
    if (at === width) return carry === 0 ? 1 : 0;
    const letters = addends
      .map((word) => word.at(-1 - at))
      .filter((letter) => letter !== undefined);
    const below = total.at(-1 - at);
    const add = (next: number, sum: number): number => {
      const letter = letters[next];
      if (letter !== undefined) return each(letter, (digit) => add(next + 1, sum + digit));
      const rest = Math.floor(sum / 10);
      if (below === undefined) return sum % 10 === 0 ? column(at + 1, rest) : 0;
      return place(below, sum % 10, () => column(at + 1, rest));
    };
    return add(0, carry);
  };
  return column(0, 0);
}
