// How one entry of the catalogue is made: a function that composes a diagnostic, with its code and explanation attached.
import type { Diagnostic, Note } from '../diagnostic.ts';
import type { Span } from '../source.ts';

/** What an entry says about one occurrence. */
export interface Wording {
  readonly message: string;
  readonly help?: string | undefined;
  readonly notes?: readonly Note[];
}

/** An entry of the catalogue: call it with the place and the particulars. */
export interface Message<Particulars extends readonly unknown[]> {
  (span: Span | undefined, ...particulars: Particulars): Diagnostic;
  /** Stable: scripts and documentation refer to it. */
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** For `puzzlec explain-error CODE` and docs/diagnostics.md: what is wrong, why, and what to do. Markdown. */
  readonly explanation: string;
}

function entry<Particulars extends readonly unknown[]>(
  severity: 'error' | 'warning',
  code: string,
  explanation: string,
  compose: (...particulars: Particulars) => string | Wording,
): Message<Particulars> {
  const report = (span: Span | undefined, ...particulars: Particulars): Diagnostic => {
    const composed = compose(...particulars);
    const wording: Wording = typeof composed === 'string' ? { message: composed } : composed;
    return {
      code,
      severity,
      message: wording.message,
      span,
      notes: wording.notes ?? [],
      help: wording.help,
    };
  };
  return Object.assign(report, { code, severity, explanation });
}

/** An entry for a mistake: there is no answer until it is mended. */
export function error<Particulars extends readonly unknown[]>(
  code: string,
  explanation: string,
  compose: (...particulars: Particulars) => string | Wording,
): Message<Particulars> {
  return entry('error', code, explanation, compose);
}

/** An entry for an oddity: it never changes an answer. */
export function warning<Particulars extends readonly unknown[]>(
  code: string,
  explanation: string,
  compose: (...particulars: Particulars) => string | Wording,
): Message<Particulars> {
  return entry('warning', code, explanation, compose);
}

/** `, did you mean X?` as help, or nothing. */
export function didYouMean(suggestion: string | undefined): string | undefined {
  return suggestion === undefined ? undefined : `did you mean ${suggestion}?`;
}

/** "1 argument", "3 arguments". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
