// `--stats`: sizes and times of each stage, on standard error.
import type { Preparation } from '../answers/open-model.ts';
import type { BackendName, Statistics } from '../backends/backend.ts';
import { clock } from '../base/clock.ts';
import { formatDuration } from './durations.ts';
import type { Job } from './run-files.ts';

/** Gathers what the stages tell and prints it at the end. */
export class StatisticsReport {
  readonly #job: Job;
  #preparation: Preparation | undefined;
  #statistics: Statistics = {};

  constructor(job: Job) {
    this.#job = job;
  }

  readonly onPrepared = (preparation: Preparation): void => {
    this.#preparation = preparation;
    this.#job.terminal.progress.follow(preparation.figures);
  };

  readonly onStatistics = (statistics: Statistics): void => {
    this.#statistics = statistics;
  };

  /** The backend that answered. */
  get backend(): BackendName {
    return this.#preparation?.backend ?? 'native';
  }

  /** Whether a symmetry was found where it was to be broken. */
  get breaksSymmetry(): boolean {
    const passes = this.#preparation?.passes ?? [];
    return passes.some(({ pass, added }) => pass === 'break-symmetry' && added > 0);
  }

  print(): void {
    const { puzzle, compileMs, began, terminal } = this.#job;
    const { variables, assertions } = puzzle.model;
    const line = (name: string, text: string): void => terminal.err(`  ${name.padEnd(20)}${text}`);
    terminal.err('statistics:');
    line(
      'compile',
      `${formatDuration(compileMs)}, ${variables.length} variables, ${assertions.length} assertions`,
    );
    const prepared = this.#preparation;
    if (prepared) {
      line('presolve', formatDuration(prepared.presolveMs));
      for (const { pass, variables: left, assertions: kept, values, timeMs } of prepared.passes) {
        line(
          `  ${pass}`,
          `${formatDuration(timeMs)}, leaves ${left} variables of ${values} values, ${kept} assertions`,
        );
      }
      line('backend', `${prepared.backend} (${prepared.reason})`);
      line('open', formatDuration(prepared.openMs));
    }
    for (const [name, value] of Object.entries(this.#statistics)) line(name, String(value));
    line('total', formatDuration(clock.now() - began));
  }
}
