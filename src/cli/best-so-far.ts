// The best answer so far: it is written where the search behind it fails, or where whoever watches has to end it.
import type { Solution } from '../answers/solution.ts';
import type { Job } from './run-files.ts';
import { overseer } from './supervision/overseer.ts';

export class BestSoFar {
  readonly #job: Job;
  readonly #write: (job: Job, solution: Solution) => Promise<void>;
  #best: Solution | undefined;
  /** How many answers there were that were better than the last. */
  improvements = 0;

  /** @param write writes an answer of which it is not known whether it is the best */
  constructor(job: Job, write: (job: Job, solution: Solution) => Promise<void>) {
    this.#job = job;
    this.#write = write;
  }

  add(solution: Solution): void {
    this.#best = solution;
    this.improvements++;
    this.#job.terminal.progress.best(String(solution.objective));
    if (overseer().isThere) void this.#tell(solution);
  }

  /** Writes the best one, if there is one. */
  async write(): Promise<void> {
    if (this.#best) await this.#write(this.#job, this.#best);
  }

  async #tell(solution: Solution): Promise<void> {
    const lines: string[] = [];
    const out = async (text: string): Promise<void> => {
      lines.push(text);
    };
    const job: Job = {
      ...this.#job,
      terminal: { ...this.#job.terminal, out },
      json: (object) => out(this.#job.lineOf(object)),
    };
    await this.#write(job, solution);
    if (lines.length > 0) overseer().tell({ kind: 'best', text: lines.join('\n') });
  }
}
