// Queries under assumptions, and which of the assumptions a contradiction needs.
import type { Assignment } from '../../model/model.ts';
import type { Assumption } from '../backend.ts';
import type { Driver } from './driver.ts';
import type { Pace } from './pace.ts';
import type { Plan } from './plan.ts';
import type { Step } from './search.ts';

/** How it went, how often it failed, and after `exhausted` the assumptions that were looked at before it was clear. */
interface Attempt {
  readonly step: Step;
  readonly failures: number;
  readonly used: readonly Assumption[];
  readonly solution: Assignment | undefined;
}

/** How much more may be spent on a smaller core than was spent on finding that there is no answer. */
const patience = 4;
const leastFailures = 200;

/** How many solutions are kept to answer from. */
const mostKnown = 16;

export class Assumptions {
  readonly #driver: Driver;
  readonly #plan: Plan;
  readonly #read: () => Assignment;
  /** Solutions found lately. */
  readonly #known: Assignment[] = [];

  /** `read` gives the assignment that the store holds. */
  constructor(driver: Driver, plan: Plan, read: () => Assignment) {
    this.#driver = driver;
    this.#plan = plan;
    this.#read = read;
  }

  /** Forgets the solutions found so far: some may be none any more. */
  forget(): void {
    this.#known.length = 0;
  }

  /** Looks for a solution that satisfies assumptions. The current level has been propagated. */
  async solve(assume: readonly Assumption[], pace: Pace, mostFailures?: number): Promise<Attempt> {
    const known = this.#known.find((solution) => satisfies(solution, assume));
    if (known) return { step: 'found', failures: 0, used: assume, solution: known };
    const { kernel } = this.#driver.engine;
    const nogoods = this.#plan.nogoods();
    const before = nogoods.count;
    kernel.push();
    const attempt = await this.#search(assume, pace, mostFailures);
    kernel.pop();
    nogoods.shrink(before);
    return attempt;
  }

  async #search(
    assume: readonly Assumption[],
    pace: Pace,
    mostFailures: number | undefined,
  ): Promise<Attempt> {
    const posted = await this.#assume(assume, pace);
    if (posted.step !== 'found') return { ...posted, failures: 0, solution: undefined };
    const search = this.#plan.finding();
    const step = await this.#driver.step(search, pace, mostFailures);
    const solution = step === 'found' ? this.#read() : undefined;
    this.#driver.finish(search);
    if (solution) {
      if (this.#known.length === mostKnown) this.#known.shift();
      this.#known.push(solution);
    }
    return { step, failures: search.failures, used: assume, solution };
  }

  /** Posts assumptions one after the other, until there is a contradiction. */
  async #assume(
    assume: readonly Assumption[],
    pace: Pace,
  ): Promise<{ readonly step: Step; readonly used: readonly Assumption[] }> {
    for (const [i, assumption] of assume.entries()) {
      const used = assume.slice(0, i + 1);
      if (!this.#post(assumption)) return { step: 'exhausted', used };
      const step = await this.#driver.propagate(pace);
      if (step !== 'found') return { step, used };
    }
    return { step: 'found', used: assume };
  }

  #post({ variable, value, equal }: Assumption): boolean {
    const { store } = this.#driver.engine;
    return equal ? store.assign(variable, value) : store.remove(variable, value);
  }

  /**
   * Leaves out assumptions that a contradiction does not need, one after the other from the last (deletion), as long as
   * that does not take much longer than finding the contradiction did.
   */
  async shrink({ used, failures }: Attempt, pace: Pace): Promise<readonly Assumption[]> {
    let core = used;
    let left = patience * Math.max(failures, leastFailures);
    for (let i = core.length - 1; i >= 0 && left > 0; i--) {
      const rest = core.filter((_, place) => place !== i);
      const attempt = await this.solve(rest, pace, Math.min(left, failures + leastFailures));
      left -= attempt.failures + 1;
      if (attempt.step !== 'exhausted') continue;
      core = attempt.used;
      i = Math.min(i, core.length);
    }
    return core;
  }
}

function satisfies(solution: Assignment, assume: readonly Assumption[]): boolean {
  return assume.every(({ variable, value, equal }) => (solution[variable] === value) === equal);
}
