// `enumerate --out FILE`: all solutions into a file, which a later run takes up where this one was stopped.
import { createHash } from 'node:crypto';
import type { Outcome, Solution } from '../../answers/solution.ts';
import { printModel } from '../../model/print.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { partsOf } from '../../queries/parts.ts';
import { type EnumerateSettings, optimalModel, solutions } from '../../solve.ts';
import { errorObject, showDiagnostics } from '../diagnostics.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { Job } from '../run-files.ts';
import { whyStopped } from '../why-stopped.ts';
import { OutFile, UnwritableFile } from './out-file.ts';
import { keyOf } from './past.ts';

export interface OutOptions {
  readonly format?: string;
  readonly resume?: boolean;
}

/** Writes the solutions to a file and says on standard output how many there are. */
export async function enumerateOut(
  job: Job,
  name: string,
  options: OutOptions,
  settings: EnumerateSettings,
): Promise<ExitCode> {
  const heading = { puzzle: job.name, digest: digestOf(job.puzzle) };
  const opened = OutFile.open(name, heading, options.resume ?? false);
  if (!opened.ok) return refuse(job, options, opened.diagnostics);
  const file = opened.value;
  const listing = new Listing(job, file, settings);
  let outcome: Outcome;
  try {
    try {
      outcome = file.past.isComplete ? 'complete' : await listing.run();
    } finally {
      file.close();
    }
  } catch (error) {
    if (error instanceof UnwritableFile) return refuse(job, options, [error.diagnostic]);
    throw error;
  }
  await tell(job, name, options, outcome, listing.count);
  if (outcome === 'interrupted') return exitCodes.interrupted;
  if (outcome !== 'complete') return exitCodes.stopped;
  return listing.count === 0 ? exitCodes.no : exitCodes.yes;
}

/** What the solutions depend on: the model and the names under which its quantities are told. */
function digestOf({ model, fields }: Puzzle): string {
  const names = fields.map((field) => field.name);
  return createHash('sha256')
    .update(JSON.stringify([printModel(model), model.answer, names]))
    .digest('hex');
}

class Listing {
  readonly #job: Job;
  readonly #file: OutFile;
  readonly #settings: EnumerateSettings;
  /** How many solutions the file holds. */
  count: number;

  constructor(job: Job, file: OutFile, settings: EnumerateSettings) {
    this.#job = job;
    this.#file = file;
    this.#settings = settings;
    this.count = file.past.count;
    job.terminal.progress.before(this.count);
  }

  async run(): Promise<Outcome> {
    const { puzzle } = this.#job;
    const target = await optimalModel(puzzle, this.#settings);
    if ('outcome' in target) return target.outcome;
    const parts = partsOf({ ...puzzle, model: target.model });
    const done = this.#file.past.parts;
    for (const [i, part] of parts.entries()) {
      if (i < done) continue;
      const outcome = await this.#list(part, i === done ? this.#file.past.seen : new Set());
      if (outcome !== 'complete') return outcome;
      this.#file.add({ type: 'part', part: i + 1, of: parts.length });
    }
    this.#file.add({ type: 'summary', status: 'complete', count: this.count });
    return 'complete';
  }

  /** Adds the solutions of a part that are not there yet. */
  async #list(part: Puzzle, seen: ReadonlySet<string>): Promise<Outcome> {
    const { limit = Number.POSITIVE_INFINITY, ...settings } = this.#settings;
    if (this.count >= limit) return 'limit';
    const stream = solutions(part, settings);
    for await (const found of stream) {
      const line = lineOf(part, found);
      if (seen.has(keyOf(line))) continue;
      this.count++;
      this.#file.add({ type: 'solution', index: this.count, ...line });
      this.#job.terminal.progress.solution();
      if (this.count >= limit) return 'limit';
    }
    return stream.outcome;
  }
}

function lineOf(puzzle: Puzzle, { values, assignment }: Solution): Parameters<typeof keyOf>[0] {
  const identity = puzzle.identity?.(assignment);
  return { solution: values, ...(identity === undefined ? {} : { identity }) };
}

async function refuse(
  job: Job,
  { format }: OutOptions,
  diagnostics: Parameters<typeof showDiagnostics>[0],
): Promise<ExitCode> {
  if (format === 'json') await job.json(errorObject(diagnostics, [], job.name));
  else showDiagnostics(diagnostics, [], job.terminal);
  return exitCodes.wrongInput;
}

async function tell(
  { terminal, json }: Job,
  name: string,
  { format }: OutOptions,
  outcome: Outcome,
  count: number,
): Promise<void> {
  if (format === 'json') await json({ type: 'summary', status: outcome, count });
  else await terminal.out(`${count} solution${count === 1 ? '' : 's'} in ${name}`);
  if (outcome !== 'complete') {
    terminal.note(`perhaps not all: ${whyStopped(outcome)}; --resume goes on from here`);
  }
}
