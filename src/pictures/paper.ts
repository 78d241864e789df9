// Squared paper: signs in columns, one below the other, with lines drawn below what is calculated with.
import { label, type Mark, type Picture, usesOf } from './picture.ts';
import { shape } from './shape.ts';

/** A sign and the square in which it stands. */
export interface PaperMark extends Mark {
  /** From 0, may be anywhere between two squares. */
  readonly column: number;
}

export type PaperRow =
  | {
      readonly kind: 'marks';
      readonly marks: readonly PaperMark[];
      /** Smaller, as carries are. */
      readonly isSmall?: boolean;
      /** What stands behind the last column. */
      readonly remark?: string;
    }
  /** A line from the left of one column to the right of another. */
  | { readonly kind: 'rule'; readonly from: number; readonly to: number };

const square = 20;
const pitch = 30;
const smallPitch = 18;
const rulePitch = 8;
const size = 20;

function heightOf(row: PaperRow): number {
  if (row.kind === 'rule') return rulePitch;
  return row.isSmall ? smallPitch : pitch;
}

/** Draws rows of signs. */
export function drawPaper(rows: readonly PaperRow[], columns: number): Picture {
  let top = 0;
  const marks: PaperMark[] = [];
  let remarkRoom = 0;
  const shapes = rows.flatMap((row) => {
    const y = top;
    top += heightOf(row);
    if (row.kind === 'rule') {
      const d = `M${row.from * square} ${y + rulePitch / 2}H${(row.to + 1) * square}`;
      return [shape('path', { d, class: 'rule' })];
    }
    marks.push(...row.marks);
    const fontSize = row.isSmall ? size * 0.62 : size;
    const baseline = y + heightOf(row) / 2 + fontSize * 0.36;
    const { remark = '' } = row;
    if (remark !== '') remarkRoom = Math.max(remarkRoom, remark.length * size * 0.6 + square);
    return [
      ...row.marks.flatMap((mark) => signShapes(mark, baseline, fontSize, y, heightOf(row))),
      ...(remark === ''
        ? []
        : [label(remark, (columns + 1) * square, baseline, size * 0.8, 'muted', 'start')]),
    ];
  });
  return { width: columns * square + remarkRoom, height: top, shapes, uses: usesOf(marks) };
}

function signShapes(
  { text, role, other, column }: PaperMark,
  baseline: number,
  fontSize: number,
  top: number,
  height: number,
): Picture['shapes'] {
  const middle = column * square + square / 2;
  if (other === undefined) return [label(text, middle, baseline, fontSize, role)];
  const ground = { x: column * square, y: top, width: square, height, class: 'differs' };
  return [
    shape('rect', ground),
    label(text, middle - square * 0.2, baseline - fontSize * 0.22, fontSize * 0.72, role),
    label(other, middle + square * 0.24, baseline + fontSize * 0.28, fontSize * 0.72, 'second'),
  ];
}
