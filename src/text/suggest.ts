// Did-you-mean: the known name that is nearest to a mistyped one.

/**
 * The best of `known` for `word`, or undefined when none is near.
 * Near means an optimal-string-alignment distance (Damerau 1964: insert, delete, replace, swap neighbours) of at most
 * a third of the word's length, at least 1. A difference in case only is always near.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of known) {
    if (candidate === word) continue;
    const distance =
      candidate.toLowerCase() === word.toLowerCase() ? 0 : distanceWithin(word, candidate, limit);
    if (distance < bestDistance) {
      bestDistance = distance;
      best = candidate;
    }
  }
  return best;
}

/** The distance of `a` and `b`, or `limit + 1` when it is larger than `limit`. */
function distanceWithin(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) row.push(cell(a, b, i, j, row, last, beforeLast));
    if (Math.min(...row) > limit) return limit + 1;
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? limit + 1;
}

function cell(
  a: string,
  b: string,
  i: number,
  j: number,
  row: readonly number[],
  last: readonly number[],
  beforeLast: readonly number[],
): number {
  const at = (line: readonly number[], k: number): number => line[k] ?? Number.POSITIVE_INFINITY;
  const replaced = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
  const best = Math.min(at(row, j - 1) + 1, at(last, j) + 1, replaced);
  const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  return swapped ? Math.min(best, at(beforeLast, j - 2) + 1) : best;
}
