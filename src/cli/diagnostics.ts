// Diagnostics as a command shows them: drawn for people, or as one JSON object.
import type { Diagnostic } from '../text/diagnostic.ts';
import { renderDiagnostic } from '../text/frame.ts';
import { positionAt, type Sources } from '../text/source.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import type { Terminal } from './terminal.ts';

/** Of more errors than this the rest is only counted. */
const shownAtMost = 100;

/** Draws diagnostics on standard error. Warnings may be silenced, errors not. */
export function showDiagnostics(
  diagnostics: readonly Diagnostic[],
  sources: Sources,
  terminal: Terminal,
): void {
  const style = { color: terminal.errorColor };
  for (const diagnostic of diagnostics.slice(0, shownAtMost)) {
    const text = renderDiagnostic(diagnostic, sources, style);
    if (diagnostic.severity === 'error') terminal.err(text);
    else terminal.note(text);
  }
  const more = diagnostics.length - shownAtMost;
  if (more > 0) terminal.err(`... and ${more} more`);
}

/** Says what is wrong with the call itself, before any file is read. */
export async function refuseCall(
  mistake: Diagnostic,
  { format }: { readonly format?: string },
  terminal: Terminal,
): Promise<ExitCode> {
  if (format === 'json') await terminal.out(JSON.stringify(errorObject([mistake], [], '')));
  else showDiagnostics([mistake], [], terminal);
  return exitCodes.wrongInput;
}

/** The JSON form of an error result; `fallback` is the file where a diagnostic has no place of its own. */
export function errorObject(
  diagnostics: readonly Diagnostic[],
  sources: Sources,
  fallback: string,
): object {
  return {
    status: 'error',
    diagnostics: diagnostics.slice(0, shownAtMost).map((diagnostic) => ({
      code: diagnostic.code,
      severity: diagnostic.severity,
      message: diagnostic.message,
      ...place(diagnostic, sources, fallback),
      ...(diagnostic.help === undefined ? {} : { help: diagnostic.help }),
    })),
  };
}

function place({ span }: Diagnostic, sources: Sources, fallback: string): object {
  const source = span && sources[span.file];
  if (!span || !source) return { file: fallback };
  const [start, end] = [positionAt(source, span.start), positionAt(source, span.end)];
  return {
    file: source.name,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
  };
}
