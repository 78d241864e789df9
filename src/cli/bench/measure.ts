// Runs one puzzle on one backend, again and again, and sees to it that every run gives the same answer.
import type { Preparation } from '../../answers/open-model.ts';
import { type Outcome, outcomeOfAbort, type Solution } from '../../answers/solution.ts';
import type { BuiltInBackend, Statistics } from '../../backends/backend.ts';
import { loadBackend } from '../../backends/index.ts';
import { BackendUnavailable } from '../../backends/unavailable.ts';
import { Bug } from '../../base/invariant.ts';
import { TooLarge } from '../../base/too-large.ts';
import { count } from '../../count.ts';
import { ModelBuilder } from '../../model/builder.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { type SolvingSettings, solve } from '../../solve.ts';
import { timeLimit } from '../time-limit.ts';
import type { Ending, Entry } from './entry.ts';
import { type Sample, sample, summaryOf } from './sample.ts';

export interface MeasureOptions {
  /** Whether the question is how many solutions there are, and not for one. */
  readonly counting: boolean;
  /** Measured runs after the first. */
  readonly runs: number;
  /** Milliseconds that one run may take. */
  readonly timeout: number;
  readonly signal: AbortSignal;
  /** What every run is told; the backend and the signal are added. */
  readonly settings: SolvingSettings;
  draw(solution: Solution): string;
}

/** Seconds until a backend has answered its first question, which is about nothing. */
export async function startUp(name: BuiltInBackend): Promise<Sample> {
  return sample(async () => {
    const backend = await loadBackend(name);
    await using session = await backend.open(new ModelBuilder().build());
    await session.check();
  });
}

interface Answer {
  readonly text: string;
  readonly solution: Solution | undefined;
  readonly outcome: Outcome;
}

async function answerOf(
  puzzle: Puzzle,
  settings: SolvingSettings,
  counting: boolean,
): Promise<Answer> {
  if (counting) {
    const { count: found, outcome } = await count(puzzle, settings);
    return { text: String(found), solution: undefined, outcome };
  }
  const { status, solution, outcome } = await solve(puzzle, settings);
  const texts: { readonly [S in typeof status]: string } = {
    sat: 'found',
    unsat: 'none',
    optimal: `optimum ${solution?.objective}`,
    unknown: '',
  };
  return { text: texts[status], solution, outcome };
}

function endingOf(outcome: Outcome): Ending {
  const endings: { readonly [O in Outcome]: Ending } = {
    complete: 'answered',
    limit: 'timeout',
    timeout: 'timeout',
    interrupted: 'interrupted',
  };
  return endings[outcome];
}

/** One puzzle on one backend, and what is known of it so far. */
class Measurement {
  readonly #puzzle: Puzzle;
  readonly #backend: BuiltInBackend;
  readonly #options: MeasureOptions;
  #answer: Answer = { text: '', solution: undefined, outcome: 'complete' };
  #preparation: Preparation | undefined;
  #statistics: Statistics = {};

  constructor(puzzle: Puzzle, backend: BuiltInBackend, options: MeasureOptions) {
    this.#puzzle = puzzle;
    this.#backend = backend;
    this.#options = options;
  }

  /** One run. Undefined when it did not come to an answer. */
  async run(): Promise<Sample | undefined> {
    const { signal, timeout, counting } = this.#options;
    const { signal: limited, clear } = timeLimit(timeout, signal);
    const settings: SolvingSettings = {
      ...this.#options.settings,
      backend: this.#backend,
      signal: limited,
      onPrepared: (preparation) => {
        this.#preparation = preparation;
      },
      onStatistics: (statistics) => {
        this.#statistics = statistics;
      },
    };
    const taken = await sample(async () => {
      this.#answer = await answerOf(this.#puzzle, settings, counting);
    }).finally(clear);
    if (this.#answer.outcome !== 'complete') return undefined;
    return limited.aborted && outcomeOfAbort(limited) === 'interrupted' ? undefined : taken;
  }

  async all(): Promise<Pick<Entry, 'ending' | 'answer' | 'first' | 'runs'>> {
    const first = await this.run();
    const { text, outcome } = this.#answer;
    if (!first) return { ending: endingOf(outcome), answer: text, first, runs: undefined };
    const samples: Sample[] = [];
    for (let i = 0; i < this.#options.runs; i++) {
      const one = await this.run();
      if (!one) break;
      if (this.#answer.text !== text) {
        throw new Bug(`${this.#backend} answers ${text} once and ${this.#answer.text} then`);
      }
      samples.push(one);
    }
    const runs = summaryOf(samples.length > 0 ? samples : [first]);
    return { ending: 'answered', answer: text, first, runs };
  }

  get figures(): Pick<Entry, 'drawing' | 'presolveMs' | 'openMs' | 'statistics'> {
    const { solution } = this.#answer;
    return {
      drawing: solution && this.#options.draw(solution),
      presolveMs: this.#preparation?.presolveMs ?? 0,
      openMs: this.#preparation?.openMs ?? 0,
      statistics: this.#statistics,
    };
  }
}

/** Measures. A puzzle that does not fit the backend is an entry that says so. */
export async function measure(
  name: string,
  puzzle: Puzzle,
  backend: BuiltInBackend,
  options: MeasureOptions,
): Promise<Entry> {
  const measurement = new Measurement(puzzle, backend, options);
  const told = async (): Promise<Pick<Entry, 'ending' | 'answer' | 'first' | 'runs'>> => {
    try {
      return await measurement.all();
    } catch (error) {
      if (!(error instanceof TooLarge || error instanceof BackendUnavailable)) throw error;
      return { ending: 'failed', answer: error.message, first: undefined, runs: undefined };
    }
  };
  const result = await told();
  return { name, backend, ...result, ...measurement.figures };
}
