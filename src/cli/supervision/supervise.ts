// Holds the limits of a call: the work is done in another thread, which is ended from here when it does not end itself.
//
// A thread whose loop is running hears of no timer. This one does nothing, so that it hears of all: it looks at the memory of
// the process, passes on what the user presses, and ends the work a moment after the limit, whatever it is doing.
import { isMainThread, Worker } from 'node:worker_threads';
import { standardError, standardOutput } from '../channel.ts';
import { type ExitCode, exitCodes, worst } from '../exit-codes.ts';
import { formatSize } from '../sizes.ts';
import type { Limits } from './limits.ts';
import type { Order, Report, StartData } from './messages.ts';

/** Milliseconds after the time limit in which a thread may notice it by itself, and in which it may then write its answer. */
const untilNoticed = 280;
const untilWritten = 1500;

/** How often the memory is looked at, and the part of it at which the thread is asked to end. */
const lookEveryMs = 20;
const nearlyAll = 0.85;

/** What V8's heap may take of the memory; the rest is for arrays outside it, for solvers, and for puzzlec itself. */
const heapShare = 0.75;

export { isMainThread };

/** How a thread ended: by itself, or stopped from here, and then what it had told last. */
type Ending =
  | { readonly kind: 'ended'; readonly code: ExitCode }
  | {
      readonly kind: 'stopped';
      readonly why: 'timeout' | 'memory';
      readonly last: Began | undefined;
      /** The best answer so far, as it is to be written. */
      readonly best: string | undefined;
    };

type Began = Extract<Report, { readonly kind: 'began' }>;

/** Runs the program on the words of a call under its limits; gives the exit code. */
export async function supervise(limits: Limits, words: readonly string[]): Promise<ExitCode> {
  const codes: ExitCode[] = [];
  for (let first = 0; ; ) {
    const ending = await new Supervision(limits, words, first).ending();
    if (ending.kind === 'ended') return worst([...codes, ending.code]);
    const { last } = ending;
    tell(ending, limits);
    codes.push(exitCodes.stopped, ...(last ? [last.code] : []));
    if (!last || last.index + 1 >= last.of) return worst(codes);
    first = last.index + 1;
  }
}

function tell({ why, last, best }: Extract<Ending, { kind: 'stopped' }>, { memory }: Limits): void {
  const size =
    memory === undefined ? 'memory of a thread' : `memory limit of ${formatSize(memory)}`;
  const reason = why === 'timeout' ? 'the time limit was reached' : `the ${size} was reached`;
  if (best !== undefined) standardOutput.write(`${best}\n`);
  else if (last?.json) {
    standardOutput.write(`${JSON.stringify({ ...last.json, status: 'unknown', why })}\n`);
  }
  standardError.write(`no answer, or not all: ${reason}\n`);
}

class Supervision {
  readonly #limits: Limits;
  readonly #worker: Worker;
  #last: Began | undefined;
  #best: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking: NodeJS.Timeout | undefined;
  #isWarned = false;
  #isInterrupted = false;
  #end: (ending: Ending) => void = () => {};

  constructor(limits: Limits, words: readonly string[], first: number) {
    this.#limits = limits;
    const workerData: StartData = {
      first,
      columns: [standardOutput.columns, standardError.columns],
    };
    const { memory } = limits;
    this.#worker = new Worker(new URL('./main.js', import.meta.url), {
      argv: [...words],
      workerData,
      ...(memory === undefined
        ? {}
        : {
            resourceLimits: { maxOldGenerationSizeMb: Math.floor((heapShare * memory) / 2 ** 20) },
          }),
    });
  }

  /** Resolves when the thread has ended, or had to be ended. */
  async ending(): Promise<Ending> {
    const onSignal = (): void => this.#interrupt();
    process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
    try {
      return await new Promise<Ending>((resolve, reject) => {
        this.#end = resolve;
        this.#worker.on('message', (report: Report) => this.#receive(report));
        this.#worker.on('error', (error: NodeJS.ErrnoException) => {
          if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') this.#stop('memory');
          else reject(error);
        });
        this.#worker.on('exit', (code) => resolve({ kind: 'ended', code: code as ExitCode }));
        if (this.#limits.memory !== undefined) {
          this.#looking = setInterval(() => this.#look(), lookEveryMs);
        }
      });
    } finally {
      clearTimeout(this.#timer);
      clearInterval(this.#looking);
      process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
    }
  }

  #receive(report: Report): void {
    const { timeout } = this.#limits;
    if (report.kind === 'best') this.#best = report.text;
    if (report.kind === 'began') [this.#last, this.#best] = [report, undefined];
    if (timeout === undefined || report.kind === 'best') return;
    this.#stopAfter(report.kind === 'began' ? timeout + untilNoticed : untilWritten);
  }

  #stopAfter(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#stop('timeout'), milliseconds);
  }

  #look(): void {
    const { memory = Number.POSITIVE_INFINITY } = this.#limits;
    const taken = process.memoryUsage.rss();
    if (taken > memory) this.#stop('memory');
    else if (taken > nearlyAll * memory && !this.#isWarned) {
      this.#isWarned = true;
      standardError.write(`the memory limit of ${formatSize(memory)} is nearly reached\n`);
      this.#order({ kind: 'memory' });
    }
  }

  #interrupt(): void {
    if (this.#isInterrupted) process.exit(exitCodes.interrupted);
    this.#isInterrupted = true;
    this.#order({ kind: 'interrupt' });
  }

  #order(order: Order): void {
    this.#worker.postMessage(order);
  }

  #stop(why: 'timeout' | 'memory'): void {
    this.#worker.removeAllListeners();
    const ending: Ending = { kind: 'stopped', why, last: this.#last, best: this.#best };
    void this.#worker.terminate().then(() => this.#end(ending));
  }
}
