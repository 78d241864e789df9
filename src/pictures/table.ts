// A table with names at its head and at its left, a cell as wide as its column needs.
import { textWidth } from './measure.ts';
import { label, type Mark, type Picture, usesOf } from './picture.ts';
import { type Shape, shape } from './shape.ts';

export interface Table {
  /** The names of the columns, that of the first one included; none where they need no names. */
  readonly head?: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly Mark[] }[];
}

const size = 15;
const padding = 12;
const pitch = 30;
/** A cell with two values is that much higher. */
const secondPitch = 18;

/** Draws a table. */
export function drawTable({ head, rows }: Table): Picture {
  const columns = Math.max(head?.length ?? 0, ...rows.map(({ cells }) => cells.length + 1));
  const widths = Array.from({ length: columns }, (_, i) => {
    const texts = rows.flatMap(({ name, cells }) =>
      i === 0 ? [name] : [cells[i - 1]?.text ?? '', cells[i - 1]?.other ?? ''],
    );
    // The head and the names are bold, which is wider.
    const bold = i === 0 ? [head?.[0] ?? '', ...texts] : [head?.[i] ?? ''];
    const widest = Math.max(...texts.map((text) => textWidth(text, size)));
    return Math.max(widest, ...bold.map((text) => textWidth(text, size) * 1.08)) + 2 * padding;
  });
  const lefts = widths.map((_, i) => widths.slice(0, i).reduce((sum, each) => sum + each, 1));
  const width = widths.reduce((sum, each) => sum + each, 2);
  const shapes: Shape[] = [];
  let top = 1;
  const rules: number[] = [];
  if (head) {
    shapes.push(shape('rect', { x: 1, y: 1, width: width - 2, height: pitch, class: 'tint' }));
    for (const [i, text] of head.entries()) {
      shapes.push(label(text, (lefts[i] ?? 0) + padding, top + 20, size, 'head', 'start'));
    }
    top += pitch;
    rules.push(top);
  }
  for (const { name, cells } of rows) {
    const isDouble = cells.some(({ other }) => other !== undefined);
    const height = isDouble ? pitch + secondPitch : pitch;
    shapes.push(...rowShapes(name, cells, lefts, widths, top, height));
    top += height;
    rules.push(top);
  }
  const [edge] = widths;
  const rule = rules.slice(0, -1).map((y) => `M1 ${y}H${Math.round(width - 1)}`);
  const upright = edge === undefined ? '' : `M${Math.round(edge + 1)} 1V${top}`;
  shapes.push(shape('path', { d: rule.join('') + upright, class: 'thin' }));
  const frame = { x: 1, y: 1, width: width - 2, height: top - 1, rx: 4, class: 'frame' };
  shapes.push(shape('rect', frame));
  return { width, height: top + 1, shapes, uses: usesOf(rows.flatMap(({ cells }) => cells)) };
}

function rowShapes(
  name: string,
  cells: readonly Mark[],
  lefts: readonly number[],
  widths: readonly number[],
  top: number,
  height: number,
): readonly Shape[] {
  const baseline = top + 20;
  const grounds = cells.flatMap(({ other }, i) => {
    const [x, width] = [lefts[i + 1] ?? 0, widths[i + 1] ?? 0];
    return other === undefined
      ? []
      : [shape('rect', { x, y: top, width, height, class: 'differs' })];
  });
  const texts = cells.flatMap(({ text, role, other }, i) => {
    const x = (lefts[i + 1] ?? 0) + padding;
    const own = label(text, x, baseline, size, role, 'start');
    return other === undefined
      ? [own]
      : [own, label(other, x, baseline + secondPitch, size, 'second', 'start')];
  });
  return [
    ...grounds,
    label(name, (lefts[0] ?? 0) + padding, baseline, size, 'head', 'start'),
    ...texts,
  ];
}
