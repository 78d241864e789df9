// What the library throws for a mistake of its caller's: a model that makes no sense, a text that cannot be read.
import type { Diagnostic } from '../text/diagnostic.ts';

/**
 * A mistake in a model built by code, or in a text handed to one. Texts in files give {@link Diagnostic}s instead, as
 * values: see `compile`.
 *
 * @example
 * try {
 *   model.add('a + = b');
 * } catch (error) {
 *   if (error instanceof PuzzleError) console.error(error.message);
 * }
 */
export class PuzzleError extends Error {
  override readonly name: string = 'PuzzleError';
  /** What is wrong with the text, each at its place; empty where no text is involved. */
  readonly diagnostics: readonly Diagnostic[];

  constructor(message: string, diagnostics: readonly Diagnostic[] = []) {
    super(message);
    this.diagnostics = diagnostics;
  }
}
