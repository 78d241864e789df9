// The drawing of an answer: one line a variable, in columns where there are many.
import type { Assignment } from '../../model/model.ts';
import { displayWidth, padEnd } from '../../text/width.ts';
import type { DrawingStyle, Field } from '../puzzle.ts';

/** Up to here the lines stand below each other. */
const fewLines = 24;
const gap = 4;
/** Where the terminal sets no limit. */
const usualWidth = 100;

/** `name = value` for each field, the signs below each other. */
function linesOf(
  fields: readonly Field[],
  at: Assignment,
  { marked }: DrawingStyle,
): readonly string[] {
  const names = fields.reduce((width, { name }) => Math.max(width, displayWidth(name)), 0);
  return fields.map((field) => {
    const mark = field.variables.some((id) => marked?.has(id)) ? ' *' : '';
    return `${padEnd(field.name, names)} = ${String(field.read(at))}${mark}`;
  });
}

export function drawAnswer(fields: readonly Field[], at: Assignment, style: DrawingStyle): string {
  const { width } = style;
  const lines = linesOf(fields, at, style);
  const cell = lines.reduce((widest, line) => Math.max(widest, displayWidth(line)), 0) + gap;
  const limit = Number.isFinite(width) ? width : usualWidth;
  const columns = lines.length <= fewLines ? 1 : Math.max(1, Math.floor((limit + gap) / cell));
  const height = Math.ceil(lines.length / columns);
  const rows: string[] = [];
  for (let row = 0; row < height; row++) {
    let text = '';
    for (let i = row; i < lines.length; i += height) text += padEnd(lines[i] ?? '', cell);
    rows.push(text.trimEnd());
  }
  return rows.join('\n');
}
