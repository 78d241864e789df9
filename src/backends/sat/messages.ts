// What the main thread and the worker that runs MiniSat say to each other.

export interface SolverSettings {
  /** The size of the solver's heap, which cannot grow: a multiple of 16 MiB. */
  readonly heapBytes: number;
  /** Shuffles the order in which variables are first tried; 0 leaves it as it is. */
  readonly seed: number;
}

/** Opening and adding are not answered; if they fail, the question after them is answered so. */
export type Question =
  /** Makes a solver, in place of the one before, and fills it. */
  | {
      readonly kind: 'open';
      readonly settings: SolverSettings;
      readonly clauses: Int32Array;
      readonly variables: number;
    }
  /** Adds clauses. */
  | { readonly kind: 'add'; readonly clauses: Int32Array; readonly variables: number }
  /** Asks for a model in which a variable is true; 0 for any model. */
  | { readonly kind: 'solve'; readonly assumption: number }
  /** Asks for every model in which a variable is true, one for each choice of the groups' literals. */
  | {
      readonly kind: 'enumerate';
      readonly assumption: number;
      /** Literals, a 0 after each group. Exactly one literal of a group is true in a model. */
      readonly groups: Int32Array;
      /** So many models have been sent before, by a solver of the same problem: they are not sent again. */
      readonly skip: number;
      /** {@link Control} */
      readonly control: Int32Array;
    }
  /** Drops the solver, so that the thread can be used again. */
  | { readonly kind: 'close' };

/** Two numbers that both threads see during an enumeration. */
export class Control {
  readonly shared: Int32Array = new Int32Array(new SharedArrayBuffer(8));

  /** Asks the worker to stop. */
  stop(): void {
    Atomics.store(this.shared, 0, 1);
    Atomics.notify(this.shared, 1);
  }

  /** Tells the worker, which does not run far ahead, that another batch has been taken. */
  take(): void {
    Atomics.add(this.shared, 1, 1);
    Atomics.notify(this.shared, 1);
  }
}

export interface Counters {
  readonly decisions: number;
  readonly propagations: number;
  readonly conflicts: number;
}

export type Answer =
  /** Said once, when the solver's code is loaded. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'closed' }
  /** 1 for each variable that is true, by its number; or no model. */
  | {
      readonly kind: 'solved';
      readonly model: Uint8Array | undefined;
      /** Whether there is no model at all, whatever is assumed. */
      readonly isRefuted: boolean;
      readonly counters: Counters;
    }
  /** Some models, one after the other. */
  | { readonly kind: 'batch'; readonly models: Uint8Array; readonly count: number }
  | {
      readonly kind: 'enumerated';
      readonly complete: boolean;
      /** How many variables there are with those that the enumeration has made. */
      readonly variables: number;
      readonly counters: Counters;
    }
  /** The heap is full; the solver is gone. */
  | { readonly kind: 'full' }
  | { readonly kind: 'failed'; readonly message: string }
  /** The thread has used up its memory, and is gone. */
  | { readonly kind: 'spent' };
