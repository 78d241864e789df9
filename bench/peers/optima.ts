// Rulers and a job shop, for the peers.
import { type FiniteDomain, plain, type Relation } from './finite-domain.ts';

const indices = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

export function golomb(marks: number): FiniteDomain {
  const longest = marks * marks;
  const mark = indices(marks).map((i) => `M${i}`);
  const pairs = indices(marks).flatMap((j) => indices(j).map((i) => [i, j] as const));
  const distances = pairs.map(([i, j]) => `D${i}_${j}`);
  return {
    variables: new Map<string, readonly [number, number]>([
      ...mark.map((name, i) => [name, [0, i === 0 ? 0 : longest]] as const),
      ...distances.map((name) => [name, [1, longest]] as const),
    ]),
    different: [plain(distances)],
    relations: pairs.map(([i, j]) => ({
      kind: 'linear',
      terms: [
        [1, `M${j}`],
        [-1, `M${i}`],
        [-1, `D${i}_${j}`],
      ],
      sign: '=',
      constant: 0,
    })),
    minimise: `M${marks - 1}`,
    order: 'given',
  };
}

/** Machine and duration of each step of each job. */
const jobs: readonly (readonly (readonly [number, number])[])[] = [
  [
    [3, 1],
    [1, 3],
    [2, 6],
    [4, 7],
    [6, 3],
    [5, 6],
  ],
  [
    [2, 8],
    [3, 5],
    [5, 10],
    [6, 10],
    [1, 10],
    [4, 4],
  ],
  [
    [3, 5],
    [4, 4],
    [6, 8],
    [1, 9],
    [2, 1],
    [5, 7],
  ],
  [
    [2, 5],
    [1, 5],
    [3, 5],
    [4, 3],
    [5, 8],
    [6, 9],
  ],
  [
    [3, 9],
    [2, 3],
    [5, 5],
    [6, 4],
    [1, 3],
    [4, 1],
  ],
  [
    [2, 3],
    [4, 3],
    [6, 9],
    [1, 10],
    [5, 4],
    [3, 1],
  ],
];

export function jobShop(): FiniteDomain {
  const start = (job: number, step: number): string => `S${job}_${step}`;
  const steps = jobs.flatMap((job, j) =>
    job.map(([machine, duration], s) => ({
      name: start(j, s),
      job: j,
      step: s,
      machine,
      duration,
    })),
  );
  const before = steps.map(
    ({ name, job, step, duration }): Relation => ({
      kind: 'linear',
      terms: [
        [1, name],
        [-1, step < 5 ? start(job, step + 1) : 'End'],
      ],
      sign: '<=',
      constant: -duration,
    }),
  );
  const apart = steps.flatMap((a, i) =>
    steps
      .slice(i + 1)
      .filter((b) => b.machine === a.machine && b.job !== a.job)
      .map((b): Relation => ({ kind: 'apart', a: [a.duration, a.name], b: [b.duration, b.name] })),
  );
  return {
    variables: new Map([...steps.map(({ name }) => name), 'End'].map((name) => [name, [0, 100]])),
    different: [],
    relations: [...before, ...apart],
    minimise: 'End',
    order: 'smallest',
  };
}
