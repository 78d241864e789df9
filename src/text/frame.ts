// A diagnostic for people: message, file with line and column, the line with the place underlined, notes, help.
import type { Diagnostic } from './diagnostic.ts';
import { positionAt, type Source, type Span, startsOfLines, textOfLine } from './source.ts';
import { displayWidth } from './width.ts';

export interface FrameStyle {
  readonly color: boolean;
}

/** Longer lines are cut around the place. */
const widest = 100;
const before = 40;

const paints = { error: '31', warning: '33', place: '36', strong: '1' } as const;

function paint(text: string, kind: keyof typeof paints, { color }: FrameStyle): string {
  return color ? `\u001b[${paints[kind]}m${text}\u001b[0m` : text;
}

/** What would move the cursor, change the terminal, or show text in another order than it has. */
const obeyed = /[\p{Cc}\u202a-\u202e\u2066-\u2069\u200e\u200f\p{Cs}]/gu;

/** What puzzlec itself paints with; in brackets, so that splitting keeps it. */
const escapeCharacter = '\u001b';
const ownColours = new RegExp(`(${escapeCharacter}\\[(?:[0127]|31|33|36)m)`);

/** Characters that a terminal would obey are shown as a box. */
export function printable(text: string): string {
  return text.replaceAll('\t', ' ').replace(obeyed, '\u25a1');
}

/** The same for a text of several lines that was painted by puzzlec: colours of its own stay where there is colour. */
export function harmless(text: string, { color }: FrameStyle): string {
  const pieces = color ? text.split(ownColours) : [text];
  return pieces
    .map((piece, i) => (i % 2 === 1 ? piece : piece.replace(obeyed, keepingLayout)))
    .join('');
}

const keepingLayout = (character: string): string =>
  character === '\n' || character === '\t' ? character : '\u25a1';

/** The diagnostic as lines, without a line break at the end. */
export function renderDiagnostic(
  diagnostic: Diagnostic,
  sources: readonly Source[],
  style: FrameStyle,
): string {
  const { severity, code, message, span, notes, help } = diagnostic;
  const head = `${paint(severity, severity, style)}: ${paint(printable(message), 'strong', style)} [${code}]`;
  const lines = [head];
  if (span) lines.push(...picture(span, sources, severity, style));
  for (const note of notes) {
    lines.push(`  ${paint('note', 'place', style)}: ${printable(note.message)}`);
    lines.push(...picture(note.span, sources, 'place', style));
  }
  if (help !== undefined) lines.push(`  ${paint('help', 'place', style)}: ${printable(help)}`);
  return lines.join('\n');
}

function picture(
  span: Span,
  sources: readonly Source[],
  kind: 'error' | 'warning' | 'place',
  style: FrameStyle,
): readonly string[] {
  const source = sources[span.file];
  if (!source) return [];
  const { line, column } = positionAt(source, span.start);
  const number = String(line);
  const { shown, padding, length } = cut(source, span, line);
  const margin = ' '.repeat(number.length);
  const underline = '^'.repeat(Math.max(1, length));
  return [
    `  ${margin}${paint('-->', 'place', style)} ${printable(source.name)}:${line}:${column}`,
    `  ${paint(`${number} |`, 'place', style)} ${shown}`,
    `  ${paint(`${margin} |`, 'place', style)} ${' '.repeat(padding)}${paint(underline, kind, style)}`,
  ];
}

interface Cut {
  readonly shown: string;
  /** Columns in front of the place. */
  readonly padding: number;
  /** Columns that the place takes, as far as it is on this line. */
  readonly length: number;
}

/** The line with the place in it, shortened where it is long. */
function cut(source: Source, span: Span, line: number): Cut {
  const raw = textOfLine(source, line);
  const start = startsOfLines(source)[line - 1] ?? 0;
  const mark = source.text.startsWith('\uFEFF', start) ? 1 : 0;
  const from = Math.min(Math.max(0, span.start - start - mark), raw.length);
  const to = Math.min(Math.max(from, span.end - start - mark), raw.length);
  const first = raw.length > widest && from > before ? from - before : 0;
  const last = Math.min(raw.length, first + widest);
  const lead = first > 0 ? '... ' : '';
  const tail = last < raw.length ? ' ...' : '';
  const visible = (a: number, b: number): string => printable(raw.slice(a, b));
  return {
    shown: `${lead}${visible(first, last)}${tail}`,
    padding: displayWidth(lead + visible(first, from)),
    length: displayWidth(visible(from, Math.min(to, last))),
  };
}
