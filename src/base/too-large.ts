// What is thrown when a puzzle is well formed but more than a stage or a backend can hold.

/** A limit of puzzlec that a puzzle met. The command line shows it as an error of the input, not as a fault. */
export class TooLarge extends Error {
  override readonly name: string = 'TooLarge';
  /** What the user may do about it. */
  readonly advice: string | undefined;

  constructor(message: string, advice?: string) {
    super(message);
    this.advice = advice;
  }
}
