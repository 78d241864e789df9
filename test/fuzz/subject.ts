// What the fuzzer tries: something random, how it is checked, and how it is written down when a check fails.
import type fc from 'fast-check';
import type { BuiltInBackend, TurnLengths } from '../../src/backends/backend.ts';

/** A puzzle as text, and what is true of it, for a test that needs no generator. */
export interface Written {
  readonly language: 'sugar' | 'yaml';
  readonly text: string;
  /** One line a solution, sorted, as lines.ts writes them; undefined where only the backends are compared. */
  readonly solutions: readonly string[] | undefined;
}

export interface Subject<T = unknown> {
  readonly name: string;
  /** How often it is tried, beside the others. */
  readonly share: number;
  readonly arbitrary: fc.Arbitrary<T>;
  /** What is wrong; undefined if all agree. Throws for a fault of puzzlec. */
  disagreement(value: T, asks: Asks): Promise<string | undefined>;
  write(value: T): Written;
}

/** Which of the slower referees are asked this time, beside brute force and native. */
export interface Asks {
  readonly sat: boolean;
  readonly z3: boolean;
  /** Gecode, where minizinc is installed. */
  readonly gecode: boolean;
  /** Each presolve pass alone. */
  readonly passes: boolean;
  /** Printed and read back. */
  readonly printed: boolean;
  /** Each backend also without presolve. */
  readonly bare: boolean;
}

/** Every referee. */
export const all: Asks = {
  sat: true,
  z3: true,
  gecode: true,
  passes: true,
  printed: true,
  bare: true,
};

/** A way to solve a puzzle. */
export interface Way {
  readonly name: string;
  readonly settings: {
    readonly backend: BuiltInBackend;
    readonly turns?: TurnLengths;
    readonly withoutPresolve: readonly string[];
  };
}

/** So short turns that propagation and learning are both at it in nearly every puzzle. */
const shortTurns: TurnLengths = { engine: 20, learner: 20 };

/** The ways to ask; learning joins in where clauses are made anyway. */
export function waysFor({ sat, z3, bare }: Asks): readonly Way[] {
  const solvers = [
    { backend: 'native' },
    ...(sat ? ([{ backend: 'native', turns: shortTurns }, { backend: 'sat' }] as const) : []),
    ...(z3 ? ([{ backend: 'z3' }] as const) : []),
  ] as const;
  return solvers.flatMap((solver) => {
    const name = `${solver.backend}${'turns' in solver ? ', by turns' : ''}`;
    const whole = { name, settings: { ...solver, withoutPresolve: [] } };
    const without = { ...solver, withoutPresolve: ['all'] };
    return bare ? [whole, { name: `${name}, without presolve`, settings: without }] : [whole];
  });
}

/** Forgets the type of what is tried, so that subjects of all types make a list. */
export function subject<T>(made: Subject<T>): Subject {
  return made as unknown as Subject;
}

/** Something was given up, because it is too large or takes too long: no disagreement, but counted. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
}
