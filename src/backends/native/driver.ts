// Drives searches in slices, so that others get their turns and a signal can stop them, and adds up their numbers.
import type { Engine } from '../../engine/engine.ts';
import { consistent, failed } from '../../engine/kernel.ts';
import type { Counting } from './count.ts';
import type { Pace } from './pace.ts';
import type { Search, Step } from './search.ts';

export class Driver {
  readonly engine: Engine;
  nodes = 0;
  failures = 0;
  restarts = 0;
  /** The search that goes on; its numbers are not taken over yet. */
  #running: Search | undefined;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** The numbers up to this moment. */
  get figures(): Readonly<Record<'nodes' | 'failures' | 'restarts', number>> {
    const running = this.#running;
    return {
      nodes: this.nodes + (running?.nodes ?? 0),
      failures: this.failures + (running?.failures ?? 0),
      restarts: this.restarts + (running?.restarts ?? 0),
    };
  }

  /**
   * Propagates in the current level; `found` means that nothing is contradictory so far, `paused` that it was stopped.
   */
  async propagate(pace: Pace): Promise<Step> {
    for (;;) {
      if (pace.isAborted()) return 'paused';
      pace.grant();
      const outcome = this.engine.kernel.propagate();
      if (outcome === consistent) return 'found';
      if (outcome === failed) return 'exhausted';
      await pace.rest();
    }
  }

  /**
   * Goes on to the next solution of a search; `paused` only when it was stopped, or has failed more often than it may.
   */
  async step(
    search: Search,
    pace: Pace,
    mostFailures: number = Number.POSITIVE_INFINITY,
  ): Promise<Step> {
    this.#running = search;
    search.mostFailures = mostFailures;
    for (;;) {
      if (pace.isAborted() || search.failures > mostFailures) return 'paused';
      pace.grant();
      const step = search.next();
      if (step !== 'paused') return step;
      await pace.rest();
    }
  }

  /** Leaves what a search has opened and takes over its numbers. */
  finish(search: Search): void {
    search.close();
    this.#running = undefined;
    this.nodes += search.nodes;
    this.failures += search.failures;
    this.restarts += search.restarts;
  }

  /** Drives a count to its end; undefined when it was stopped. */
  async count(counting: Counting, pace: Pace): Promise<bigint | undefined> {
    for (;;) {
      if (pace.isAborted()) return undefined;
      pace.grant();
      const next = counting.next();
      if (next.done) return BigInt(next.value);
      await pace.rest();
    }
  }
}
