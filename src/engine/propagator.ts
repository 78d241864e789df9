// What a propagator is: the rules by which one constraint narrows the domains of its variables.
//
// A propagator never removes a value that occurs in a solution of its constraint over the current domains, and once
// all its variables are fixed it fails unless they are a solution. It is told of changes by static subscriptions; what
// it keeps between runs lies on the trail.
import type { Event } from './changes.ts';
import type { Store } from './store.ts';

/** The cheaper a run, the sooner it comes. */
export const priorities = { constant: 0, linear: 1, quadratic: 2, costly: 3 } as const;
export type Priority = (typeof priorities)[keyof typeof priorities];

/** Where a propagator says what it wants to be told. */
export interface Subscriptions {
  /** Run `propagate` some time after such an event. */
  on(variable: number, event: Event): void;
  /** Call `fixed(data)` once the variable is fixed, before any propagator runs. */
  onFix(variable: number, data: number): void;
}

/** Variables that a propagator ties together, unless it is known that it does not any more. */
export interface Tie {
  readonly variables: readonly number[];
  isLoose(): boolean;
}

export abstract class Propagator {
  /** Its index among the propagators of a kernel. */
  id = -1;
  abstract readonly priority: Priority;
  /** Whether a run leaves nothing for a second one, so that it need not be told of its own changes. */
  readonly isIdempotent: boolean = false;
  /** Whether it costs so much for what it prunes that a search may do better without. */
  readonly isThorough: boolean = false;
  /** The variables of its constraint. */
  abstract readonly scope: readonly number[];
  readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  abstract subscribe(to: Subscriptions): void;

  /** Applies the rules; what it changes calls it again unless it is idempotent. False when there is no solution left. */
  abstract propagate(): boolean;

  /** Is told that a variable is fixed; see {@link Subscriptions.onFix}. */
  fixed(_data: number): boolean {
    return true;
  }

  /** Whether every assignment within the domains is a solution. May say no where it is hard to tell. */
  entailed(): boolean {
    return this.scope.every((variable) => this.store.isFixed(variable));
  }

  /** Says that every assignment within the domains is a solution: no more runs in this level and those below it. */
  protected retire(): void {
    this.store.retired.add(this.id);
  }

  /** Which variables it ties together: one tie unless it stands for several constraints. */
  ties(): readonly Tie[] {
    return [{ variables: this.scope, isLoose: () => this.isRetired() || this.entailed() }];
  }

  protected isRetired(): boolean {
    return this.store.retired.flags[this.id] === 1;
  }

  /** The variables to blame after a failure. */
  blamed(): readonly number[] {
    return this.scope;
  }
}
