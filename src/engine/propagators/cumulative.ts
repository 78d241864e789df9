// cumulative: wherever a task runs, the heights of the running tasks are at most the limit. Time-table.
//
// A task certainly runs from its latest start to its earliest end. The profile says for every time at least how high the
// load is: certain tasks count with their least heights, and a task that may run with a negative height counts with that.
// Rule 1: the profile is at most the limit wherever some task certainly runs.
// Rule 2: a task that has to run and does not fit in a stretch of the profile starts after it or ends before it.
// Rule 3: the height of a task is at most what the rest of the profile leaves where it certainly runs.
// (Beldiceanu and Carlsson 2002; here from scratch at every run.)
import { boundsChanged } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import type { View } from '../view.ts';

/** A task whose end is its start and its duration added, which another propagator sees to. */
export interface TimedTask {
  readonly start: View;
  readonly end: View;
  readonly duration: View | undefined;
  readonly height: View;
}

export class CumulativePropagator extends Propagator {
  readonly priority: Priority = priorities.costly;
  readonly scope: readonly number[];
  readonly #tasks: readonly TimedTask[];
  readonly #limit: View;
  /** The profile: where each stretch begins, its load, and how many tasks certainly run in it. */
  readonly #times: Float64Array;
  readonly #loads: Float64Array;
  readonly #running: Int32Array;
  #stretches = 0;

  constructor(store: Store, tasks: readonly TimedTask[], limit: View) {
    super(store);
    const views = tasks.flatMap(({ start, end, duration, height }) =>
      duration ? [start, end, duration, height] : [start, end, height],
    );
    this.scope = [...new Set([...views, limit].map(({ variable }) => variable))];
    [this.#tasks, this.#limit] = [tasks, limit];
    this.#times = new Float64Array(2 * tasks.length);
    this.#loads = new Float64Array(2 * tasks.length);
    this.#running = new Int32Array(2 * tasks.length);
  }

  subscribe(to: Subscriptions): void {
    for (const variable of this.scope) to.on(variable, boundsChanged);
  }

  propagate(): boolean {
    this.#profile();
    for (let i = 0; i < this.#stretches; i++) {
      if (this.#running[i] === 0) continue;
      if (!this.#limit.atLeast(this.#loads[i] as number)) return false;
    }
    return this.#tasks.every((task) => this.#fit(task));
  }

  /** Works out the profile by sorting the times at which it changes. */
  #profile(): void {
    const times = this.#times;
    let count = 0;
    for (const task of this.#tasks) {
      if (from(task) >= to(task)) continue;
      times[count++] = from(task);
      times[count++] = to(task);
    }
    times.subarray(0, count).sort();
    let stretches = 0;
    for (let i = 0; i < count; i++) {
      if (stretches > 0 && times[stretches - 1] === times[i]) continue;
      times[stretches++] = times[i] as number;
    }
    this.#stretches = stretches;
    this.#loads.fill(0);
    this.#running.fill(0);
    for (const task of this.#tasks) this.#add(task);
  }

  #add(task: TimedTask): void {
    const [start, end] = [from(task), to(task)];
    const isCertain = task.start.max() < task.end.min();
    for (let i = 0; i < this.#stretches && (this.#times[i] as number) < end; i++) {
      const time = this.#times[i] as number;
      if (time < start) continue;
      this.#loads[i] = (this.#loads[i] as number) + task.height.min();
      if (isCertain && time >= task.start.max() && time < task.end.min()) {
        this.#running[i] = (this.#running[i] as number) + 1;
      }
    }
  }

  /** Rules 2 and 3 for one task. */
  #fit(task: TimedTask): boolean {
    const [start, end] = [from(task), to(task)];
    const height = task.height.min();
    for (let i = 0; i < this.#stretches; i++) {
      const time = this.#times[i] as number;
      const next = i + 1 < this.#stretches ? (this.#times[i + 1] as number) : time;
      const isCounted = time >= start && time < end;
      const rest = (this.#loads[i] as number) - (isCounted ? height : 0);
      if (time >= task.start.max() && time < task.end.min()) {
        if (!task.height.atMost(this.#limit.max() - rest)) return false;
      } else if (rest + height > this.#limit.max() && !avoid(task, time, next)) return false;
    }
    return true;
  }
}

/** Where the profile counts a task: where it certainly runs, or with a negative height, where it may run. */
function from({ start, height }: TimedTask): number {
  return height.min() < 0 ? start.min() : start.max();
}

function to({ end, height }: TimedTask): number {
  return height.min() < 0 ? end.max() : end.min();
}

/** Rule 2: a task that has to run does not run at any time of a stretch. */
function avoid(task: TimedTask, time: number, next: number): boolean {
  const { start, end, duration } = task;
  const length = Math.max(duration?.min() ?? 0, end.min() - start.max());
  if (length <= 0 || time >= next) return true;
  // It would still run at the beginning of the stretch wherever before the stretch's end it starts.
  if (start.min() + length > time && start.min() < next && !start.atLeast(next)) return false;
  return end.max() - length >= next || end.max() <= time || end.atMost(time);
}
