// A draw of the numbers game: which numbers there are, what they are to make, and by which operations.

/** The signs of the game. */
export type Operation = '+' | '-' | '*' | '/';

/** All signs, in the order in which they are listed. */
export const operations: readonly Operation[] = ['+', '-', '*', '/'];

export interface Game {
  /** One to eight positive integers. */
  readonly numbers: readonly number[];
  /** A positive integer. */
  readonly target: number;
  /** The operations that may be used; at least one. */
  readonly operations: ReadonlySet<Operation>;
  /** Whether results on the way may be fractions. The value of the whole is an integer all the same. */
  readonly fractions: boolean;
  /** Whether every number has to be used. */
  readonly useAll: boolean;
}

/** The game by the rules of television, unless options say otherwise. */
export function gameOf(
  numbers: readonly number[],
  target: number,
  options: Partial<Omit<Game, 'numbers' | 'target'>> = {},
): Game {
  return {
    numbers,
    target,
    operations: new Set(operations),
    fractions: false,
    useAll: false,
    ...options,
  };
}

/** Whether an operation adds or subtracts. */
export function isSum(operation: Operation): boolean {
  return operation === '+' || operation === '-';
}

/** Whether an operation multiplies or divides. */
export function isProduct(operation: Operation): boolean {
  return operation === '*' || operation === '/';
}
