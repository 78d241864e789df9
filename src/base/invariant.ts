// Faults of puzzlec itself, as opposed to mistakes in a puzzle: they throw, and the command line exits with 70.

/** A fault of puzzlec. Thrown when something that the code promises does not hold. */
export class Bug extends Error {
  override readonly name: string = 'Bug';
}

/**
 * Demands that a condition holds.
 * @throws Bug with `message` when it does not.
 */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Bug(message);
}
