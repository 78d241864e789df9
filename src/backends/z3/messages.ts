// What the main thread and the thread with Z3 in it say to each other.
//
// Atoms are numbered from 1 in the order in which they come; a literal is an atom's number, negated for its opposite.

/** A constant of the problem's text, and how to read it. */
export interface ReadConstant {
  readonly symbol: string;
  /** `Bool`, `Int`, or the width of a bit-vector in two's complement. */
  readonly sort: 'Bool' | 'Int' | number;
}

export type Question =
  /** A problem, empty at first; one at a time. */
  | { readonly kind: 'open'; readonly logic: string; readonly seed: number }
  /** Adds declarations, definitions and assertions in SMT-LIB. */
  | { readonly kind: 'text'; readonly text: string }
  /** Says of which constants a model consists. */
  | { readonly kind: 'read'; readonly constants: readonly ReadConstant[] }
  /** Atoms that say that a constant of the text has a value. */
  | { readonly kind: 'atoms'; readonly atoms: readonly Equality[] }
  /** Booleans up to so many in all are atoms, and a model says for each of them whether it is true. */
  | { readonly kind: 'booleans'; readonly count: number }
  /** Adds clauses, each ended by a zero. */
  | { readonly kind: 'clauses'; readonly clauses: Int32Array }
  | { readonly kind: 'check'; readonly assumptions: readonly number[] }
  | { readonly kind: 'close' };

export interface Equality {
  readonly constant: ReadConstant;
  /** 0 or 1 for a boolean. */
  readonly value: number;
}

/** What comes back for one or more questions: the answer to the last of them. */
export type Answer =
  | { readonly kind: 'done'; readonly heapBytes: number }
  /** For `read` the values of the constants, for `booleans` 0 or 1 for each atom and an unused 0 in front. */
  | { readonly kind: 'sat'; readonly values: ArrayLike<number> }
  /** The assumptions that clash. */
  | { readonly kind: 'unsat'; readonly core: readonly number[] }
  /** Z3 gave up, or its memory is full. */
  | { readonly kind: 'unknown'; readonly reason: string }
  /** Z3 could not be started. */
  | { readonly kind: 'unavailable'; readonly message: string }
  /** A fault. */
  | { readonly kind: 'failed'; readonly message: string };

/** What the thread is started with. */
export interface StartData {
  /** The compiled WebAssembly of Z3, if another thread has compiled it. */
  readonly module: WebAssembly.Module | undefined;
  /** Bytes that the whole process may take. */
  readonly memory: number | undefined;
}

/** What the thread says, unasked, when it has compiled Z3. */
export interface Compiled {
  readonly kind: 'compiled';
  readonly module: WebAssembly.Module;
}
