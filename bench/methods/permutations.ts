// Letters get digits in every possible way, and the sum is evaluated for each: what most scripts do.
import type { Sum } from './sum.ts';

/** How many ways there are to give the letters different digits so that the sum is right. */
export function byPermutations({ addends, total }: Sum): number {
  const words = [...addends, total];
  const letters = [...new Set(words.join(''))];
  const index = new Map(letters.map((letter, i) => [letter, i]));
  const weights = new Float64Array(letters.length);
  for (const [i, word] of words.entries()) {
    for (const [place, letter] of [...word].reverse().entries()) {
      const at = index.get(letter) ?? 0;
      weights[at] = (weights[at] ?? 0) + (i < addends.length ? 1 : -1) * 10 ** place;
    }
  }
  const leading = new Set(
    words.filter(({ length }) => length > 1).map((word) => index.get(word.charAt(0))),
  );
  const used = new Array<boolean>(10).fill(false);
  const assign = (letter: number, value: number): number => {
    if (letter === letters.length) return value === 0 ? 1 : 0;
    let count = 0;
    for (let digit = leading.has(letter) ? 1 : 0; digit < 10; digit++) {
      if (used[digit]) continue;
      used[digit] = true;
      count += assign(letter + 1, value + digit * (weights[letter] ?? 0));
      used[digit] = false;
    }
    return count;
  };
  return assign(0, 0);
}
