// Compiles one workload and presolves it again and again, in a process of its own; the result is the last line of its
// standard output.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Summary, sample } from '../../src/cli/bench/sample.ts';
import type { CompileOptions } from '../../src/compile.ts';
import type { Model } from '../../src/model/model.ts';
import type { Task } from '../workloads/workload.ts';
import { type Budget, warm } from './warm.ts';

export interface SizesOrder {
  readonly task: Task;
  readonly product: string;
  readonly budget: Budget;
}

/** How large a model is. */
export interface Sizes {
  readonly variables: number;
  readonly constraints: number;
  /** Of all variables together. */
  readonly values: number;
}

interface Presolved {
  /** Undefined where presolve found that there is no solution. */
  readonly sizes?: Sizes;
  /** Of presolve alone, warm. */
  readonly time: Summary;
}

export interface SizesMeasurement {
  readonly before: Sizes;
  /** As native gets it: large sums whole. */
  readonly whole: Presolved;
  /** As sat and z3 get it: large sums split into columns. */
  readonly split: Presolved;
}

async function load<Module>(product: string, name: string): Promise<Module> {
  return import(pathToFileURL(join(product, 'dist', name)).href);
}

function sizesOf({ variables, assertions }: Model): Sizes {
  return {
    variables: variables.length,
    constraints: assertions.filter(({ redundant }) => !redundant).length,
    values: variables.reduce((sum, { domain }) => sum + domain.size, 0),
  };
}

function isRefuted({ assertions }: Model): boolean {
  return assertions.some(({ formula }) => formula.kind === 'truth' && !formula.value);
}

async function measurement({ task, product, budget }: SizesOrder): Promise<SizesMeasurement> {
  const { compile } = await load<typeof import('../../src/index.ts')>(product, 'index.js');
  const { presolve } = await load<typeof import('../../src/presolve/presolve.ts')>(
    product,
    'presolve/presolve.js',
  );
  const { text, settings = [], project } = task;
  const options: CompileOptions = { settings, ...(project ? { project } : {}) };
  const { puzzle } = await compile({ name: 'bench.yaml', text }, options);
  if (!puzzle.ok) throw new Error(puzzle.diagnostics[0].message);
  const { model } = puzzle.value;
  const presolved = async (sums: 'whole' | 'split'): Promise<Presolved> => {
    let lower = model;
    const job = async (): Promise<void> => {
      lower = presolve(model, { sums }).model;
    };
    const time = await warm(job, budget, await sample(job));
    return isRefuted(lower) ? { time } : { sizes: sizesOf(lower), time };
  };
  const whole = await presolved('whole');
  return { before: sizesOf(model), whole, split: await presolved('split') };
}

const result = await measurement(JSON.parse(process.argv[2] ?? '{}'));
process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit());
