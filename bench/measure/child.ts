// One workload on one backend in a process of its own; the result is the last line of its standard output.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Preparation } from '../../src/answers/open-model.ts';
import type { Statistics } from '../../src/backends/backend.ts';
import { sample } from '../../src/cli/bench/sample.ts';
import type { CompileOptions } from '../../src/compile.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import type { BackendId, Task } from '../workloads/workload.ts';
import { busyMachine } from './limits.ts';
import type { Measurement } from './record.ts';
import { type Budget, longJob, warm } from './warm.ts';

type Product = Pick<
  typeof import('../../src/index.ts'),
  'compile' | 'count' | 'solve' | 'solutions'
>;

/** What the child is told. */
export interface Order {
  readonly task: Task;
  readonly backend: BackendId;
  /** The folder of a built product. */
  readonly product: string;
  readonly budget: Budget;
  /** Seconds of the processor that one run may take. */
  readonly timeout: number;
  /** Asks the question alone, and of the puzzle as it is written. */
  readonly withoutPresolve?: boolean;
}

function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

class TimedOut extends Error {}

const smallPuzzle = '(int a 0 9) (int b 0 9) (int c 0 9) (alldifferent a b c) (< (+ a b) (* 2 c))';

/** Lists only so many solutions, to check each, and none where counting alone is a long job. */
const mostListed = 20_000;

class Job {
  readonly #product: Product;
  readonly #task: Task;
  readonly #order: Order;
  answer = '';
  statistics: Statistics = {};
  prepared: Measurement['prepared'];

  constructor(product: Product, order: Order) {
    this.#product = product;
    this.#task = order.task;
    this.#order = order;
  }

  async compile(): Promise<Puzzle> {
    const { text, settings = [], project } = this.#task;
    const options: CompileOptions = { settings, ...(project ? { project } : {}) };
    const { puzzle } = await this.#product.compile({ name: 'bench.yaml', text }, options);
    if (!puzzle.ok) throw new Error(puzzle.diagnostics[0].message);
    return puzzle.value;
  }

  /** Has the backend loaded and started, by a puzzle that presolve does not answer. */
  async start(): Promise<void> {
    const { puzzle } = await this.#product.compile({ name: 'start.sugar', text: smallPuzzle });
    if (!puzzle.ok) throw new Error(puzzle.diagnostics[0].message);
    await this.#product.solve(puzzle.value, { backend: this.#order.backend });
  }

  async run(puzzle: Puzzle): Promise<void> {
    await this.#limited(async (signal) => {
      this.answer = await this.#ask(puzzle, signal);
      if (signal.aborted) throw new TimedOut();
    });
  }

  async #ask(puzzle: Puzzle, signal: AbortSignal): Promise<string> {
    const settings = {
      backend: this.#order.backend,
      signal,
      ...(this.#order.withoutPresolve ? { withoutPresolve: ['all'] } : {}),
      clock: cpuMilliseconds,
      onPrepared: ({ presolveMs, openMs }: Preparation) => {
        this.prepared = { presolve: presolveMs / 1000, open: openMs / 1000 };
      },
      onStatistics: (statistics: Statistics) => {
        this.statistics = statistics;
      },
    };
    if (this.#task.question === 'count') {
      const { count } = await this.#product.count(puzzle, settings);
      return String(count);
    }
    const { status, solution } = await this.#product.solve(puzzle, settings);
    if (this.#task.question === 'optimum') {
      return status === 'optimal' ? String(solution?.objective) : status;
    }
    return { sat: 'found', unsat: 'none', optimal: 'found', unknown: 'unknown' }[status];
  }

  /** How many different solutions there are, each checked by the evaluator. */
  async list(puzzle: Puzzle): Promise<number> {
    const seen = new Set<string>();
    await this.#limited(async (signal) => {
      const { backend } = this.#order;
      for await (const { assignment } of this.#product.solutions(puzzle, { backend, signal })) {
        seen.add(puzzle.model.answer.map((id) => assignment[id]).join(' '));
      }
      if (signal.aborted) throw new TimedOut();
    });
    return seen.size;
  }

  /** Stopped after so much processor time, or much more by the clock. */
  async #limited(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const controller = new AbortController();
    const { timeout } = this.#order;
    const [began, before] = [performance.now(), process.cpuUsage()];
    const look = setInterval(() => {
      const { user, system } = process.cpuUsage(before);
      const isLate = performance.now() - began > 1000 * busyMachine * timeout;
      if (isLate || (user + system) / 1e6 > timeout) controller.abort();
    }, 100);
    try {
      await work(controller.signal);
    } finally {
      clearInterval(look);
    }
  }
}

async function measurement(
  job: Job,
  { budget, task, withoutPresolve }: Order,
): Promise<Measurement> {
  const puzzle = await job.compile();
  const start = await sample(() => job.start());
  const first = await sample(() => job.run(puzzle));
  const { answer } = job;
  if (answer !== (task.answer ?? answer)) return { ending: 'wrong', answer };
  const solve = await warm(() => job.run(puzzle), budget, first);
  if (withoutPresolve) return { ending: 'right', answer, solve };
  const { statistics, prepared } = job;
  const compiling = async (): Promise<void> => void (await job.compile());
  const short = { ...budget, measured: budget.measured / 4 };
  const compile = await warm(compiling, short, await sample(compiling));
  const measured = { answer, start, compile, solve, first, prepared, statistics };
  if (task.question !== 'count' || Number(answer) > mostListed || first.cpu > longJob) {
    return { ending: 'right', ...measured };
  }
  let listed = 0;
  const list = await sample(async () => {
    listed = await job.list(puzzle);
  });
  return listed === Number(answer)
    ? { ending: 'right', ...measured, list }
    : { ending: 'wrong', answer: `${answer} counted, ${listed} listed` };
}

async function outcome(order: Order): Promise<Measurement> {
  const entry = join(order.product, 'dist', 'index.js');
  const product: Product = await import(pathToFileURL(entry).href);
  try {
    return await measurement(new Job(product, order), order);
  } catch (error) {
    const { name, message } = error as Error;
    if (error instanceof TimedOut) return { ending: 'timeout', answer: message };
    return { ending: name === 'TooLarge' ? 'refused' : 'failed', answer: message };
  }
}

const order: Order = JSON.parse(process.argv[2] ?? '{}');
const result = { ...(await outcome(order)), megabytes: process.resourceUsage().maxRSS / 1024 };
process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit());
