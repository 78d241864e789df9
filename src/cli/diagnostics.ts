// Diagnostics as a command shows them: drawn for people, or as one JSON object.
import type { Diagnostic } from '../text/diagnostic.ts';
import { renderDiagnostic } from '../text/frame.ts';
import { positionAt, type Sources } from '../text/source.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import type { Terminal } from './terminal.ts';

/** Of more errors than this the rest is only counted. */
const shownAtMost = 100;

interface Few {
  readonly shown: readonly Diagnostic[];
  /** How many are left out. */
  readonly more: number;
}

/** The first ones. What has no place in a text is always among them, such as a remark that a reader has left some out. */
function fewOf(diagnostics: readonly Diagnostic[]): Few {
  let placed = 0;
  const shown = diagnostics.filter(({ span }) => span === undefined || placed++ < shownAtMost);
  return { shown, more: diagnostics.length - shown.length };
}

/** Draws diagnostics on standard error. Warnings may be silenced, errors not. */
export function showDiagnostics(
  diagnostics: readonly Diagnostic[],
  sources: Sources,
  terminal: Terminal,
): void {
  const style = { color: terminal.errorColor };
  const { shown, more } = fewOf(diagnostics);
  for (const diagnostic of shown) {
    const text = renderDiagnostic(diagnostic, sources, style);
    if (diagnostic.severity === 'error') terminal.err(text);
    else terminal.note(text);
  }
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

/** The JSON form of an error result; `fallback` is the file where a diagnostic has no place of its own, if there is one. */
export function errorObject(
  diagnostics: readonly Diagnostic[],
  sources: Sources,
  fallback: string,
): object {
  const { shown, more } = fewOf(diagnostics);
  return {
    status: 'error',
    diagnostics: shown.map((diagnostic) => ({
      code: diagnostic.code,
      severity: diagnostic.severity,
      message: diagnostic.message,
      ...place(diagnostic, sources, fallback),
      ...(diagnostic.help === undefined ? {} : { help: diagnostic.help }),
    })),
    ...(more > 0 ? { more } : {}),
  };
}

function place({ span }: Diagnostic, sources: Sources, fallback: string): object {
  const source = span && sources[span.file];
  if (!span || !source) return fallback === '' ? {} : { file: fallback };
  const [start, end] = [positionAt(source, span.start), positionAt(source, span.end)];
  return {
    file: source.name,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
  };
}
