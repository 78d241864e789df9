// What we say about a source text: errors and warnings as values, and results that may carry them.
import type { Span } from './source.ts';

/** A remark at a second place, such as "first declared here". */
export interface Note {
  readonly span: Span;
  readonly message: string;
}

/** One mistake or oddity in a puzzle, at its place, in the words of the puzzle. */
export interface Diagnostic {
  /** A stable name from the catalogue, such as `unknown-name`. */
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** Where; undefined for what has no place in a text, such as a file that is not there. */
  readonly span: Span | undefined;
  readonly notes: readonly Note[];
  /** What to write instead, where that can be said. */
  readonly help: string | undefined;
}

/** A value with the warnings met on the way to it, or at least one error (warnings may stand among the errors). */
export type Checked<T> =
  | { readonly ok: true; readonly value: T; readonly warnings: readonly Diagnostic[] }
  | { readonly ok: false; readonly diagnostics: readonly [Diagnostic, ...Diagnostic[]] };

/** A good result. */
export function good<T>(value: T, warnings: readonly Diagnostic[] = []): Checked<T> {
  return { ok: true, value, warnings };
}

/** A failed result. */
export function failed(first: Diagnostic, ...rest: readonly Diagnostic[]): Checked<never> {
  return { ok: false, diagnostics: [first, ...rest] };
}

/** Collects diagnostics while a stage goes on past the first mistake. */
export class Reports {
  readonly #list: Diagnostic[] = [];
  #errors = 0;

  add(diagnostic: Diagnostic): void {
    this.#list.push(diagnostic);
    if (diagnostic.severity === 'error') this.#errors++;
  }

  addAll(diagnostics: readonly Diagnostic[]): void {
    for (const diagnostic of diagnostics) this.add(diagnostic);
  }

  get errors(): number {
    return this.#errors;
  }

  /** All of them in the order of the text. */
  get list(): readonly Diagnostic[] {
    return this.#list.toSorted((a, b) => startOf(a) - startOf(b));
  }

  /** `value` with the warnings if there was no error, the errors otherwise. */
  check<T>(value: T): Checked<T> {
    if (this.#errors === 0) return good(value, this.list);
    const [first, ...rest] = this.list;
    return first ? { ok: false, diagnostics: [first, ...rest] } : good(value);
  }
}

function startOf(diagnostic: Diagnostic): number {
  return diagnostic.span?.start ?? -1;
}
