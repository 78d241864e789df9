// Large and deep files for the front ends.

export interface LargeText {
  readonly id: string;
  readonly title: string;
  /** Its name, whose ending tells the language. */
  readonly file: string;
  readonly text: () => string;
  /** `accepted`, or the code of the error that it has to be. */
  readonly answer: string;
  /** Processor seconds, and megabytes of the whole process. */
  readonly targets: {
    readonly compile: number;
    readonly presolve?: number;
    readonly megabytes?: number;
  };
}

/** As many constraints as a 30x30 puzzle has that is written out: 4 MB for 100,000. */
const writtenOut = (constraints: number) => (): string => {
  const lines = Array.from({ length: 900 }, (_, i) => `(int x_${i} 0 9)`);
  for (let i = 0; i < constraints; i++) {
    const [a, b, c] = [i % 900, (i * 7) % 900, (i * 13) % 900];
    lines.push(`(or (!= x_${a} ${i % 10}) (< (+ x_${b} ${i % 5}) x_${c}))`);
  }
  return lines.join('\n');
};

/** A model of `n` variables and ten inequations for each of them. */
const generated = (n: number) => (): string =>
  `
parameters: {n: ${n}}
variables:
  x[1..n]: 0..1000
constraints:
  - x[i] + 2 * x[(i + j * 7) % n + 1] != 3 * x[(i * j) % n + 1] - j for i in 1..n, j in 1..10
  - sum(x[i] for i in 1..n) <= 100000
`;

const deep = 100_000;

export const largeTexts: readonly LargeText[] = [
  {
    id: 'sugar-100k',
    title: 's-expressions: 100,000 constraints written out',
    file: 'large.sugar',
    text: writtenOut(100_000),
    answer: 'accepted',
    targets: { compile: 2, presolve: 5, megabytes: 1024 },
  },
  {
    id: 'sugar-200k',
    title: 's-expressions: 200,000 constraints written out',
    file: 'large.sugar',
    text: writtenOut(200_000),
    answer: 'accepted',
    targets: { compile: 4, presolve: 10, megabytes: 2048 },
  },
  {
    id: 'sugar-sums',
    title: 's-expressions: sums nested 100,000 deep',
    file: 'deep.sugar',
    text: () => `(int x 0 1) (= x ${'(+ '.repeat(deep)}x${' x)'.repeat(deep)})`,
    answer: 'accepted',
    targets: { compile: 2, presolve: 5 },
  },
  {
    id: 'sugar-deep',
    title: 's-expressions: negations nested 100,000 deep, refused',
    file: 'deep.sugar',
    text: () => `(bool p) ${'(not '.repeat(deep)}p${')'.repeat(deep)}`,
    answer: 'sugar-too-deep',
    targets: { compile: 2 },
  },
  {
    id: 'yaml-100k',
    title: 'YAML: 10,000 variables, 100,000 constraints by comprehensions',
    file: 'large.yaml',
    text: generated(10_000),
    answer: 'accepted',
    targets: { compile: 3, presolve: 5, megabytes: 1024 },
  },
  {
    id: 'yaml-200k',
    title: 'YAML: 20,000 variables, 200,000 constraints by comprehensions',
    file: 'large.yaml',
    text: generated(20_000),
    answer: 'accepted',
    targets: { compile: 6, presolve: 10, megabytes: 2048 },
  },
];
