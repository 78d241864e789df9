// How long YAML takes to become a model: `npx vitest bench bench/micro/yaml.bench.ts`.
//
// 10,000 variables and 100,000 generated constraints are to compile in under 3 s, and twice as many in twice the time
// and memory. CPU time and memory (with `--expose-gc`) are printed at the end, from one run of each size.
import { afterAll, bench, describe } from 'vitest';
import { compileYaml } from '../../src/puzzles/index.ts';

/** A model of `n` variables and ten inequations for each of them. */
const generated = (n: number): string => `
parameters: {n: ${n}}
variables:
  x[1..n]: 0..1000
constraints:
  - x[i] + 2 * x[(i + j * 7) % n + 1] != 3 * x[(i * j) % n + 1] - j for i in 1..n, j in 1..10
  - sum(x[i] for i in 1..n) <= 100000
`;

/** A file of `n` lines that are written out. */
const written = (n: number): string => {
  const lines = Array.from({ length: n }, (_, i) => `  - x[${i + 1}] + y[${i + 1}] < ${i + 10}`);
  return `variables:\n  x[1..${n}]: 0..9\n  y[1..${n}]: 0..9\nconstraints:\n${lines.join('\n')}\n`;
};

function compiled(text: string): object {
  const result = compileYaml({ name: 'bench.yaml', text });
  if (!result.ok) throw new Error(result.diagnostics[0].message);
  return result.value;
}

const options = { iterations: 5, warmupIterations: 1, time: 0, warmupTime: 0 };

describe('comprehensions', () => {
  for (const n of [5000, 10_000, 20_000]) {
    const text = generated(n);
    bench(`${n} variables, ${10 * n} constraints`, () => void compiled(text), options);
  }
});

describe('lines', () => {
  for (const n of [1000, 2000, 4000]) {
    const text = written(n);
    bench(`${n} lines`, () => void compiled(text), options);
  }
});

const megabytes = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
};
const seconds = (): number => process.cpuUsage().user / 1e6;

afterAll(() => {
  for (const n of [5000, 10_000, 20_000]) {
    const [memory, time] = [megabytes(), seconds()];
    const kept = compiled(generated(n));
    const spent = (seconds() - time).toFixed(1);
    console.log(
      `${n} variables: ${spent} s CPU, ${(megabytes() - memory).toFixed(0)} MB`,
      typeof kept,
    );
  }
});
