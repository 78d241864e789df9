// Linear combinations of equations that are about fewer variables than any of them: the corners of a magic square of
// order 4 have the sum of a line.
//
// The rows of a system in reduced echelon form are combinations of least support, each for the chosen pivots; other
// pivots give other ones. So the system is reduced again and again, with its columns in another order each time.

/** Weights by column, and what the sum equals in the last place. */
export type Equation = readonly number[];

/** So many orders of the columns are tried. */
const mostOrders = 30;
/** Combinations with larger numbers are given up. */
const largest = 1000;

/** A number that looks random and is the same each time (the finalizer of MurmurHash3). */
function rank(column: number, round: number): number {
  let hash = Math.imul(column + 1, 0x9e3779b1) ^ Math.imul(round + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function greatestDivisor(a: number, b: number): number {
  let [high, low] = [Math.abs(a), Math.abs(b)];
  while (low !== 0) [high, low] = [low, high % low];
  return high;
}

/** Divides a row by what its numbers share and makes the first of them positive. False: they are too large. */
function normalise(row: number[]): boolean {
  let divisor = 0;
  for (const value of row) {
    if (Math.abs(value) > largest * largest) return false;
    if (divisor !== 1) divisor = greatestDivisor(divisor, value);
  }
  const sign = (row.find((value) => value !== 0) ?? 1) < 0 ? -1 : 1;
  const scale = sign * (divisor === 0 ? 1 : divisor);
  for (const [i, value] of row.entries()) row[i] = value / scale + 0;
  return row.every((value) => Math.abs(value) <= largest);
}

/** Takes so much of the pivot from a row that nothing is left in a column. */
function eliminate(row: number[], pivot: Equation, column: number): boolean {
  const [p, q] = [pivot[column] ?? 0, row[column] ?? 0];
  if (q === 0) return true;
  for (const [i, value] of row.entries()) row[i] = value * p - (pivot[i] ?? 0) * q;
  return normalise(row);
}

/** The rows in reduced form, with pivots taken by the order of the columns; none where numbers become large. */
function reduced(rows: readonly Equation[], order: readonly number[]): readonly Equation[] {
  const left = rows.map((row) => [...row]);
  const done: number[][] = [];
  for (const column of order) {
    const at = left.findIndex((row) => row[column] !== 0);
    if (at < 0) continue;
    const [pivot = []] = left.splice(at, 1);
    for (const row of [...left, ...done]) if (!eliminate(row, pivot, column)) return [];
    done.push(pivot);
  }
  return done;
}

/** Whether it is a sum, of no more than so many. */
function isShortSum(row: Equation, most: number): boolean {
  let count = 0;
  for (let i = 0; i < row.length - 1; i++) {
    const weight = row[i] ?? 0;
    if (weight < 0) return false;
    if (weight > 0) count++;
  }
  return count <= most;
}

/** Combinations with positive weights of at most so many variables, each once, none of them one of the equations. */
export function shortCombinations(
  equations: readonly Equation[],
  most: number,
): readonly Equation[] {
  const size = (equations[0]?.length ?? 1) - 1;
  const rows = equations.map((equation) => [...equation]);
  if (!rows.every(normalise)) return [];
  const known = new Set(rows.map(String));
  const found: Equation[] = [];
  for (let round = 0; round < mostOrders; round++) {
    const ranks = Array.from({ length: size }, (_, column) => rank(column, round));
    const order = [...ranks.keys()].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
    for (const row of reduced(rows, order)) {
      if (!isShortSum(row, most) || known.has(String(row))) continue;
      known.add(String(row));
      found.push(row);
    }
  }
  return found;
}
