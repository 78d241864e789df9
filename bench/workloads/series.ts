// Series of puzzles of growing size.
import { Random } from './random.ts';
import { sudoku } from './sudoku.ts';
import { spec, type Task } from './workload.ts';

export interface Series {
  readonly id: string;
  readonly title: string;
  readonly sizes: readonly number[];
  /** What a size is a number of. */
  readonly unit: string;
  task(size: number): Task;
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

const queensCounts: readonly number[] = [4, 40, 92, 352, 724, 2680, 14_200, 73_712];

function queens(n: number): Pick<Task, 'text' | 'settings'> {
  return { text: spec('model/queens.yaml')(), settings: [{ name: 'n', text: String(n) }] };
}

/** A sum of two random numbers of so many digits, with a letter for each digit. */
function longWords(length: number): Task {
  const random = new Random(length);
  const letters = random.shuffled([...'ABCDEFGHIJ']);
  const digits = (): string =>
    range(1, length)
      .map((i) => (i === 1 ? 1 + random.below(9) : random.below(10)))
      .join('');
  const [one, two] = [digits(), digits()];
  const sum = String(BigInt(one) + BigInt(two));
  const word = (number: string): string => [...number].map((d) => letters[Number(d)]).join('');
  const equation = `${word(one)} + ${word(two)} = ${word(sum)}`;
  return { text: `puzzle: alphametic\nequation: ${equation}\n`, question: 'count' };
}

/** A random true clue about two items. */
function clue(random: Random, rows: readonly (readonly string[])[]): string {
  const n = rows[0]?.length ?? 0;
  const [a, b] = [random.below(rows.length), random.below(rows.length)];
  const [p, q] = [random.below(n), random.below(n)];
  const [first, second] = [rows[a]?.[p] ?? '', rows[b]?.[q] ?? ''];
  if (first === second) return `position(${first}) = ${p + 1}`;
  if (p === q) return `${first} = ${second}`;
  if (Math.abs(p - q) === 1) return `next_to(${first}, ${second})`;
  return p < q ? `left_of(${first}, ${second})` : `right_of(${first}, ${second})`;
}

/** A logic puzzle with as many categories as places, and as many true clues as make its answer likely to be one. */
function zebra(n: number): Task {
  const random = new Random(n);
  const names = range(0, n - 1).map((c) =>
    range(1, n).map((i) => `${String.fromCharCode(97 + c)}${i}`),
  );
  const rows = names.map((items) => random.shuffled(items));
  const clues = new Set<string>();
  while (clues.size < 3 * n * n) clues.add(clue(random, rows));
  const categories = names.map((items, c) => `  k${c}: [${items.join(', ')}]`);
  const text = [
    'puzzle: zebra',
    `places: ${n}`,
    'categories:',
    ...categories,
    'clues:',
    ...[...clues].map((each) => `  - ${each}`),
    '',
  ].join('\n');
  return { text, question: 'count' };
}

function countdown(n: number): string {
  const numbers = [25, 3, 7, 10, 50, 1, 8, 75].slice(0, n).join(', ');
  return `puzzle: countdown\nnumbers: [${numbers}]\ntarget: 82\n`;
}

export const series: readonly Series[] = [
  {
    id: 'queens-one',
    title: 'One solution of the queens',
    unit: 'queens',
    sizes: [8, 12, 20, 30, 50, 80, 120, 200],
    task: (n) => ({ ...queens(n), question: 'solution', answer: 'found' }),
  },
  {
    id: 'queens-all',
    title: 'All solutions of the queens',
    unit: 'queens',
    sizes: range(6, 13),
    task: (n) => ({ ...queens(n), question: 'count', answer: String(queensCounts[n - 6]) }),
  },
  {
    id: 'sudoku',
    title: 'A sudoku with one solution',
    unit: 'rows',
    sizes: [9, 16, 25],
    task: (n) => ({ text: sudoku(`sudoku-${n}.txt`), question: 'count', answer: '1' }),
  },
  {
    id: 'words',
    title: 'A sum of two long words, all solutions',
    unit: 'letters in a word',
    sizes: [5, 8, 10, 15, 20, 25, 30],
    task: longWords,
  },
  {
    id: 'zebra',
    title: 'Logic puzzles with as many categories as places, all solutions',
    unit: 'places',
    sizes: [3, 4, 5, 6, 8, 10, 12],
    task: zebra,
  },
  {
    id: 'countdown',
    title: 'Countdown, all solutions for one target',
    unit: 'numbers',
    sizes: range(3, 8),
    task: (n) => ({ text: countdown(n), question: 'count' }),
  },
];
