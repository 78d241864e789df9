// disjunctive: no two tasks overlap, but for tasks of length 0, which lie anywhere.
//
// Only tasks whose length is not 0 take part.
// Rule 1: of two tasks one cannot come first => the other does: it ends before the first may start at the latest
//   (detectable precedences; Vilim 2004).
// Rule 2: neither can come first => failure; where the length of one may be 0, it is.
// Rule 3: a set of tasks with one more does not fit unless that one is last (first) => it starts after (ends before) all
//   subsets of the others need it to (edge finding; Carlier and Pinson 1990). The set alone does not fit => failure.
import { domainChanged } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import type { View } from '../view.ts';
import { EdgeFinding } from './edge-finding.ts';

interface LengthyTask {
  readonly origin: View;
  readonly duration: View;
}

export class DisjunctivePropagator extends Propagator {
  readonly priority: Priority = priorities.costly;
  readonly scope: readonly number[];
  readonly #tasks: readonly LengthyTask[];
  /** The tasks that certainly have a length above 0. */
  readonly #lengthy: LengthyTask[] = [];
  readonly #edges = new EdgeFinding();

  constructor(store: Store, tasks: readonly LengthyTask[]) {
    super(store);
    const views = tasks.flatMap(({ origin, duration }) => [origin, duration]);
    this.scope = [...new Set(views.map(({ variable }) => variable))];
    this.#tasks = tasks;
  }

  subscribe(to: Subscriptions): void {
    for (const variable of this.scope) to.on(variable, domainChanged);
  }

  propagate(): boolean {
    const tasks = this.#tasks;
    for (let i = 0; i < tasks.length; i++) {
      for (let j = i + 1; j < tasks.length; j++) {
        if (!this.#order(tasks[i] as LengthyTask, tasks[j] as LengthyTask)) return false;
      }
    }
    return this.#findEdges();
  }

  /** Rules 1 and 2. */
  #order(a: LengthyTask, b: LengthyTask): boolean {
    if (mayBeNothing(a) && mayBeNothing(b)) return true;
    const isAFirst = fits(a, b);
    const isBFirst = fits(b, a);
    if (isAFirst && isBFirst) return true;
    if (!isAFirst && !isBFirst) return this.#clash(a, b);
    if (mayBeNothing(a) || mayBeNothing(b)) return true;
    return isAFirst ? precede(a, b) : precede(b, a);
  }

  #clash(a: LengthyTask, b: LengthyTask): boolean {
    if (mayBeNothing(a)) return a.duration.assign(0);
    return mayBeNothing(b) && b.duration.assign(0);
  }

  /** Rule 3, forwards and then on the reversed line of time. */
  #findEdges(): boolean {
    this.#lengthy.length = 0;
    for (const task of this.#tasks) if (task.duration.min() > 0) this.#lengthy.push(task);
    if (this.#lengthy.length < 3) return true;
    return this.#pushStarts() && this.#pushEnds();
  }

  #pushStarts(): boolean {
    const [edges, lengthy] = [this.#edges, this.#lengthy];
    edges.reserve(lengthy.length);
    for (const [i, { origin, duration }] of lengthy.entries()) {
      const length = duration.min();
      edges.start[i] = origin.min();
      edges.end[i] = origin.max() + length;
      edges.length[i] = length;
    }
    if (!edges.find()) return false;
    return lengthy.every(({ origin }, i) => origin.atLeast(edges.earliest[i] as number));
  }

  #pushEnds(): boolean {
    const [edges, lengthy] = [this.#edges, this.#lengthy];
    for (const [i, { origin, duration }] of lengthy.entries()) {
      const length = duration.min();
      edges.start[i] = -(origin.max() + length);
      edges.end[i] = -origin.min();
      edges.length[i] = length;
    }
    if (!edges.find()) return false;
    return lengthy.every(({ origin, duration }, i) =>
      origin.atMost(-(edges.earliest[i] as number) - duration.min()),
    );
  }
}

function mayBeNothing({ duration }: LengthyTask): boolean {
  return duration.has(0);
}

/** The least length of a task that has one: a task that may be nothing is at least 1 or as negative as it can be. */
function leastLength({ duration }: LengthyTask): number {
  const min = duration.min();
  return min === 0 && !duration.isFixed() ? duration.above(0) : min;
}

/** Whether the first may end before the second starts. */
function fits(first: LengthyTask, second: LengthyTask): boolean {
  return first.origin.min() + leastLength(first) <= second.origin.max();
}

/** Demands that the first ends before the second starts. */
function precede(first: LengthyTask, second: LengthyTask): boolean {
  const length = first.duration.min();
  return (
    second.origin.atLeast(first.origin.min() + length) &&
    first.origin.atMost(second.origin.max() - length) &&
    first.duration.atMost(second.origin.max() - first.origin.min())
  );
}
