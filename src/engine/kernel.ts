// Propagation: tells propagators of the changes in the store and runs them until nothing changes any more.
import { Agenda } from './agenda.ts';
import { type Event, variableFixed } from './changes.ts';
import type { Priority, Propagator, Subscriptions } from './propagator.ts';
import { Store } from './store.ts';
import { SubscriptionTable } from './subscription-table.ts';

/** How a propagation ended. After a failure the level has to be left; one that is paused goes on when called again. */
export const consistent = 0;
export const failed = 1;
export const paused = 2;
export type Outcome = typeof consistent | typeof failed | typeof paused;

/** What a run counts for in the budget, by priority. */
const costs = [1, 1, 4, 16] as const;

export class Kernel implements Subscriptions {
  readonly store: Store = new Store();
  readonly propagators: Propagator[] = [];
  /** How much work may be done before a propagation pauses. */
  budget: number = Number.POSITIVE_INFINITY;
  /** How many runs there were. */
  runs = 0;
  /** The propagator that failed last. */
  culprit: Propagator | undefined;

  readonly #agenda = new Agenda();
  readonly #table = new SubscriptionTable();
  #isRefuted = false;
  #posting = 0;
  #sealed = 0;
  #priorities = new Uint8Array(0);
  /** The variables that were found fixed and are told of next. */
  #fixedNow = new Int32Array(0);

  /** Adds a propagator; at level 0 and between propagations only. It takes part from the next propagation on. */
  post(propagator: Propagator): void {
    propagator.id = this.propagators.length;
    this.#posting = propagator.id;
    this.propagators.push(propagator);
    propagator.subscribe(this);
  }

  on(variable: number, event: Event): void {
    this.#table.add(variable, event, this.#posting);
  }

  onFix(variable: number, data: number): void {
    this.#table.addFixed(variable, this.#posting, data);
  }

  /** Takes in what was posted: has it run, and tells it which of its variables are fixed. */
  #seal(): boolean {
    const count = this.propagators.length;
    const fresh = this.#sealed;
    this.#sealed = count;
    this.store.retired.reserve(count);
    this.#priorities = Uint8Array.from(this.propagators, ({ priority }) => priority);
    this.#agenda.reserve(count);
    this.#table.layOut(this.store.count);
    this.#fixedNow = new Int32Array(this.store.count);
    for (let p = fresh; p < count; p++) this.#agenda.add(p, this.#priorities[p] as Priority);
    for (let v = 0; v < this.store.count; v++) {
      // Those whose change is pending are told of it in their turn.
      if (this.store.changes.pending[v] !== 0 || !this.store.isFixed(v)) continue;
      if (!this.#tellFixed(v, fresh)) return false;
    }
    return !this.store.hasEmptyDomain;
  }

  /** Leaves the thorough propagators out of later propagations, or lets them take part again. */
  setThorough(isThorough: boolean): void {
    const { retired } = this.store;
    for (const { id, isThorough: isMeant, priority } of this.propagators) {
      if (!isMeant || id >= this.#sealed) continue;
      if (!isThorough) retired.mute(id);
      else if (retired.unmute(id)) this.#agenda.add(id, priority);
    }
  }

  /** Says that it is known that there is no solution. */
  refute(): void {
    this.#isRefuted = true;
  }

  /** Opens a level. */
  push(): void {
    this.store.push();
  }

  /** Leaves the level that was opened last; nothing waits for a run afterwards. */
  pop(): void {
    this.#agenda.clear();
    this.store.pop();
  }

  /** Runs to the fixpoint, to a failure, or until the budget is spent. A failure at level 0 is for ever. */
  propagate(): Outcome {
    if (this.#isRefuted) return failed;
    const outcome = this.#run();
    if (outcome === failed && this.store.trail.level === 0) this.#isRefuted = true;
    return outcome;
  }

  #run(): Outcome {
    if (this.#sealed < this.propagators.length && !this.#seal()) return failed;
    if (!this.#tellAll(-1)) return failed;
    for (;;) {
      if (this.budget <= 0) return paused;
      const next = this.#agenda.take();
      if (next < 0) return consistent;
      const propagator = this.propagators[next] as Propagator;
      this.runs++;
      this.budget -= costs[propagator.priority];
      if (!propagator.propagate()) {
        this.culprit = propagator;
        return failed;
      }
      if (!this.#tellAll(propagator.isIdempotent ? next : -1)) return failed;
    }
  }

  /** Tells of all changes; a propagator need not hear of those that were made before the call. */
  #tellAll(except: number): boolean {
    const { changes } = this.store;
    let maker = except;
    for (;;) {
      let fixed = 0;
      // Nothing changes in this loop, so that the maker misses nothing that somebody else did to the same variables.
      for (let v = changes.take(); v >= 0; v = changes.take()) {
        const event = changes.pending[v] as number;
        changes.pending[v] = 0;
        this.#schedule(v, event, maker);
        if (event === variableFixed) this.#fixedNow[fixed++] = v;
      }
      if (fixed === 0) return true;
      maker = -1;
      this.budget -= fixed;
      for (let i = 0; i < fixed; i++) {
        if (!this.#tellFixed(this.#fixedNow[i] as number, 0)) return false;
      }
    }
  }

  /** Has everybody but one run who wants to know of an event. */
  #schedule(variable: number, event: number, except: number): void {
    const table = this.#table;
    const retired = this.store.retired.flags;
    const end =
      event === variableFixed
        ? (table.starts[variable + 1] as number)
        : (event & 2) !== 0
          ? (table.endBounds[variable] as number)
          : (table.endDomain[variable] as number);
    for (let i = table.starts[variable] as number; i < end; i++) {
      const p = table.subscribers[i] as number;
      if (p === except || retired[p] !== 0) continue;
      this.#agenda.add(p, this.#priorities[p] as Priority);
    }
  }

  /** Tells the propagators from an id on that a variable is fixed. */
  #tellFixed(variable: number, from: number): boolean {
    const table = this.#table;
    const retired = this.store.retired.flags;
    const end = table.fixedStarts[variable + 1] as number;
    for (let i = table.fixedStarts[variable] as number; i < end; i++) {
      const p = table.fixedSubscribers[i] as number;
      if (p < from || retired[p] !== 0) continue;
      const propagator = this.propagators[p] as Propagator;
      if (!propagator.fixed(table.fixedData[i] as number)) {
        this.culprit = propagator;
        return false;
      }
    }
    return true;
  }
}
