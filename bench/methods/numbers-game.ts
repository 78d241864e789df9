// The two recursions for the numbers game. Each says whether a target can be reached exactly.

/** What two numbers make: results are positive whole numbers, divisions are exact. */
function results(a: number, b: number): readonly number[] {
  const [large, small] = a >= b ? [a, b] : [b, a];
  return [
    large + small,
    large * small,
    ...(large > small ? [large - small] : []),
    ...(large % small === 0 ? [large / small] : []),
  ];
}

/** Takes two numbers, puts a result in their place, and goes on with one number less. */
export function byPairs(numbers: readonly number[], target: number): boolean {
  if (numbers.includes(target)) return true;
  for (let i = 0; i < numbers.length; i++) {
    for (let j = i + 1; j < numbers.length; j++) {
      const rest = numbers.filter((_, k) => k !== i && k !== j);
      for (const result of results(numbers[i] as number, numbers[j] as number)) {
        if (byPairs([...rest, result], target)) return true;
      }
    }
  }
  return false;
}

/** Everything that one of the first and one of the second make. */
function joined(first: Iterable<number>, second: ReadonlySet<number>): readonly number[] {
  return [...first].flatMap((a) => [...second].flatMap((b) => results(a, b)));
}

/** Splits every set of numbers into two, and puts together what each of them can make. */
export function bySplits(numbers: readonly number[], target: number): boolean {
  const made: Set<number>[] = [new Set()];
  for (let set = 1; set < 1 << numbers.length; set++) {
    const isOne = (set & (set - 1)) === 0;
    const values = new Set(isOne ? [numbers[Math.log2(set)] as number] : []);
    for (let part = (set - 1) & set; part > set - part; part = (part - 1) & set) {
      const [here, there] = [made[part] as Set<number>, made[set - part] as Set<number>];
      for (const value of joined(here, there)) values.add(value);
    }
    if (values.has(target)) return true;
    made.push(values);
  }
  return false;
}
