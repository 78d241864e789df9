// What puzzlec makes of an input that may be anything: how it ended, or what is wrong with how it ended.
import { TooLarge } from '../../../src/base/too-large.ts';
import { compile } from '../../../src/compile.ts';
import { solve } from '../../../src/solve.ts';
import type { Diagnostic } from '../../../src/text/diagnostic.ts';
import { renderDiagnostic } from '../../../src/text/frame.ts';
import type { Sources } from '../../../src/text/source.ts';
import type { Hostile } from './inputs.ts';

export type Ending = 'diagnostics' | 'answered' | 'stopped' | 'too large';

/** How long a puzzle that was understood may be searched. */
const search = 100;

const shown = 100;

/** Characters that a terminal obeys. */
const obeyed = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

/** What JavaScript says in place of words that somebody forgot. */
const slips = /undefined,|\bNaN\b|\[object [A-Z]/;

function checkDiagnostic(diagnostic: Diagnostic, sources: Sources): void {
  const { span, notes, message, code } = diagnostic;
  for (const place of [span, ...notes.map((note) => note.span)]) {
    if (!place) continue;
    const length = sources[place.file]?.text.length ?? -1;
    const fits = place.start >= 0 && place.start <= place.end && place.end <= length + 1;
    if (!fits) throw new Error(`${code} points at ${place.start}..${place.end} of ${length}`);
  }
  const [slip] = slips.exec(message) ?? [];
  const isOwn = slip !== undefined && !sources.some(({ text }) => text.includes(slip));
  if (isOwn) throw new Error(`${code} says: ${message}`);
  const drawn = renderDiagnostic(diagnostic, sources, { color: false });
  if (obeyed.test(drawn.replaceAll('\n', ''))) throw new Error(`${code} shows control characters`);
}

/** @throws whatever puzzlec throws, and an Error for a diagnostic that is wrong in itself */
export async function receive({ language, text, options }: Hostile): Promise<Ending> {
  try {
    const { puzzle, sources } = await compile({ name: 'input', text }, { ...options, language });
    const said = puzzle.ok ? puzzle.warnings : puzzle.diagnostics;
    for (const diagnostic of said.slice(0, shown)) checkDiagnostic(diagnostic, sources);
    if (!puzzle.ok) return 'diagnostics';
    const signal = AbortSignal.timeout(search);
    const { status } = await solve(puzzle.value, { backend: 'native', signal });
    return status === 'unknown' ? 'stopped' : 'answered';
  } catch (error) {
    if (error instanceof TooLarge) return 'too large';
    throw error;
  }
}
