// Keeps the messages about a file to as many as anyone reads.
import { tooMany } from '../../text/catalogue/sugar.ts';
import { moreOfThem } from '../../text/catalogue/sugar-quirks.ts';
import type { Checked, Diagnostic } from '../../text/diagnostic.ts';

/** How many errors of a file are shown. */
const mostErrors = 100;

/** How many warnings of one kind are shown. */
const mostWarnings = 10;

function few(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const counts = new Map<string, number>();
  let errors = 0;
  const kept = diagnostics.filter(({ severity, code }) => {
    if (severity === 'error') return errors++ < mostErrors;
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return count <= mostWarnings;
  });
  const left = [...counts].flatMap(([code, count]) =>
    count > mostWarnings ? [moreOfThem(undefined, count - mostWarnings, code)] : [],
  );
  if (errors > mostErrors) left.push(tooMany(undefined, errors - mostErrors));
  return [...kept, ...left];
}

/** The same result with fewer messages; there is an error among them if there was one. */
export function withoutFlood<T>(checked: Checked<T>): Checked<T> {
  if (checked.ok) return { ...checked, warnings: few(checked.warnings) };
  const [first = checked.diagnostics[0], ...rest] = few(checked.diagnostics);
  return { ok: false, diagnostics: [first, ...rest] };
}
