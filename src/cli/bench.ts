// puzzlec bench: the same puzzles on each backend, side by side; a disagreement is a fault.
import { fileURLToPath } from 'node:url';
import type { BuiltInBackend } from '../backends/backend.ts';
import { backendNames } from '../backends/index.ts';
import { defaultPuzzles } from './bench/default-puzzles.ts';
import type { Entry } from './bench/entry.ts';
import { measure, startUp } from './bench/measure.ts';
import { formats } from './bench/report.ts';
import type { Sample } from './bench/sample.ts';
import { codeOf, type Disagreement, disagreementIn, disagreementText } from './bench/verdict.ts';
import { drawn } from './draw.ts';
import { type ExitCode, exitCodes, worst } from './exit-codes.ts';
import { interruption } from './interrupt.ts';
import { type CommonOptions, solveSettings } from './options.ts';
import { type Job, runFiles } from './run-files.ts';
import type { Terminal } from './terminal.ts';

export interface BenchOptions extends Omit<CommonOptions, 'backend' | 'timeout'> {
  readonly backends?: readonly BuiltInBackend[];
  readonly runs: number;
  readonly timeout: number;
  readonly count?: boolean;
}

/** A puzzle of the run: its file, its name in the table, and what it is told beside the options. */
interface Subject {
  readonly file: string;
  readonly name: string;
  readonly settings: NonNullable<CommonOptions['set']>;
}

const specs = new URL('../../specs/', import.meta.url);

function subjectsOf(files: readonly string[]): readonly Subject[] {
  if (files.length > 0) return files.map((file) => ({ file, name: file, settings: [] }));
  return defaultPuzzles.map(({ spec, settings }) => ({
    file: fileURLToPath(new URL(spec, specs)),
    name: [spec, ...settings.map(({ name, text }) => `${name}=${text}`)].join(' '),
    settings,
  }));
}

export async function benchCommand(
  files: readonly string[],
  options: BenchOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const bench = new Bench(options, terminal);
  const codes = await bench.run(subjectsOf(files));
  await bench.report();
  return interruption().aborted ? exitCodes.interrupted : worst(codes);
}

class Bench {
  readonly #options: BenchOptions;
  readonly #terminal: Terminal;
  readonly #entries: Entry[] = [];
  readonly #startUps = new Map<BuiltInBackend, Sample>();
  readonly #disagreements: Disagreement[] = [];

  constructor(options: BenchOptions, terminal: Terminal) {
    this.#options = options;
    this.#terminal = terminal;
  }

  async run(subjects: readonly Subject[]): Promise<readonly ExitCode[]> {
    const codes: ExitCode[] = [];
    for (const backend of this.#backends) {
      this.#terminal.progress.doing(`starting ${backend}`);
      this.#startUps.set(backend, await startUp(backend));
    }
    for (const [i, subject] of subjects.entries()) {
      const place = `${i + 1} of ${subjects.length}`;
      codes.push(await this.#puzzle(subject, place));
      if (interruption().aborted) break;
    }
    return codes;
  }

  get #backends(): readonly BuiltInBackend[] {
    return this.#options.backends ?? backendNames;
  }

  /** The time limit is for each run, not for the file as elsewhere. */
  #puzzle({ file, name, settings }: Subject, place: string): Promise<ExitCode> {
    const { timeout: _, backends: __, ...common } = this.#options;
    const set = [...settings, ...(common.set ?? [])];
    return runFiles([file], { ...common, set }, this.#terminal, (job) =>
      this.#compare(job, name, place),
    );
  }

  async #compare(job: Job, name: string, place: string): Promise<ExitCode> {
    const { count = false, runs, timeout, timeout: _, backends: __, ...common } = this.#options;
    const entries: Entry[] = [];
    for (const backend of this.#backends) {
      this.#terminal.progress.doing(`${place}: ${name} on ${backend}`);
      const entry = await measure(name, job.puzzle, backend, {
        counting: count,
        runs,
        timeout,
        signal: job.signal,
        settings: solveSettings(common, job.signal),
        draw: (solution) => drawn(job.puzzle, solution, this.#terminal),
      });
      entries.push(entry);
      if (job.signal.aborted) break;
    }
    this.#entries.push(...entries);
    const disagreement = disagreementIn(entries);
    if (disagreement) this.#disagreements.push(disagreement);
    return codeOf(entries);
  }

  async report(): Promise<void> {
    const { format = 'text', timeout, count = false } = this.#options;
    const write = formats[format];
    const [entries, startUps] = [this.#entries, this.#startUps];
    if (write && entries.length > 0) {
      await this.#terminal.out(write({ entries, startUps, timeout, counting: count }));
    }
    const agree = this.#disagreements.length === 0;
    if (format === 'json') await this.#terminal.out(JSON.stringify({ type: 'summary', agree }));
    for (const each of this.#disagreements) this.#terminal.err(disagreementText(each));
    if (agree && format === 'text' && entries.length > 0) {
      this.#terminal.note(
        'Every answer was checked, and where several backends answered they agree.',
      );
    }
  }
}
