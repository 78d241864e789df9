// A sum or difference as it stands on paper: numbers below each other, digits below letters, carries on top.
import { add, type Integer, multiply } from '../../base/integer.ts';
import type { Assignment } from '../../model/model.ts';
import type { Comparison, Expression } from '../../syntax/expression/tree.ts';
import { displayWidth, padEnd, padStart } from '../../text/width.ts';
import type { DrawingStyle } from '../puzzle.ts';
import type { Glossary } from './glossary.ts';
import { digitAt, isMarked, signAt, signsOf } from './quantities.ts';
import type { Place } from './word.ts';

/** A number of a sum, and whether it is added or taken away. */
interface Row {
  readonly sign: '+' | '-';
  readonly places: readonly Place[];
}

export interface ColumnSum {
  readonly base: number;
  readonly rows: readonly Row[];
  readonly total: readonly Place[];
}

/** The places of a word or a number; undefined for anything else. */
function placesOf(node: Expression, glossary: Glossary): readonly Place[] | undefined {
  if (node.kind === 'number') {
    return [...signsOf(node.value, glossary.base)].map((sign) => ({
      sign,
      digit: Number.parseInt(sign, 36),
    }));
  }
  const word = node.kind === 'word' ? glossary.at(node.span) : undefined;
  return word?.fraction === 0 ? word.places : undefined;
}

function rowsOf(node: Expression, glossary: Glossary): readonly Row[] | undefined {
  if (node.kind !== 'operations') return undefined;
  const rows: Row[] = [];
  const first = placesOf(node.first, glossary);
  if (first) rows.push({ sign: '+', places: first });
  for (const { operator, operand } of node.rest) {
    const places = placesOf(operand, glossary);
    const isSum = operator === '+' || operator === '-';
    if (isSum && places) rows.push({ sign: operator, places });
  }
  return rows.length === node.rest.length + 1 ? rows : undefined;
}

/** An equation as a sum in columns, if it is one: words and numbers that are added or taken away on one side. */
export function columnSumOf(tree: Comparison, glossary: Glossary): ColumnSum | undefined {
  const [step, ...more] = tree.rest;
  if (!step || more.length > 0 || step.operator !== '=') return undefined;
  for (const [sum, result] of [
    [tree.first, step.operand],
    [step.operand, tree.first],
  ] as const) {
    const [rows, total] = [rowsOf(sum, glossary), placesOf(result, glossary)];
    if (rows && total) return { base: glossary.base, rows, total };
  }
  return undefined;
}

/** What is carried into each column, from left to right; none where something is taken away. */
export function carriesOf({ base, rows, total }: ColumnSum, at: Assignment): readonly number[] {
  const carries: number[] = [0];
  const columns = Math.max(total.length, ...rows.map(({ places }) => places.length));
  for (let column = 0; column < columns - 1; column++) {
    let sum = carries[0] ?? 0;
    for (const { places } of rows) {
      const place = places[places.length - 1 - column];
      if (place) sum += digitAt(place, at);
    }
    carries.unshift(Math.floor(sum / base));
  }
  return rows.some(({ sign }) => sign === '-') ? [] : carries;
}

/** A line of cells, each as wide as the widest, below each other from the right. */
interface Line {
  readonly sign: string;
  readonly cells: readonly string[];
  readonly isDim: boolean;
  /** What stands behind it. */
  readonly remark: string;
}

function dim(text: string, { color }: DrawingStyle): string {
  return color ? `\u001b[2m${text}\u001b[0m` : text;
}

/** A number as two lines, letters over digits; as one where it has no letters. */
function linesOf(
  sign: string,
  places: readonly Place[],
  sum: ColumnSum,
  at: Assignment,
  style: DrawingStyle,
): Line[] {
  const room = style.marked ? ' ' : '';
  const digits = places.map((place) => signAt(place, at) + (isMarked(place, style) ? '*' : room));
  const letters = places.map((place) => place.sign + room);
  const remark = sum.base === 10 ? '' : `= ${numberOf(places, sum.base, at)}`;
  if (places.every(({ digit }) => typeof digit === 'number')) {
    return [{ sign, cells: digits, isDim: false, remark }];
  }
  return [
    { sign, cells: letters, isDim: true, remark: '' },
    { sign: '', cells: digits, isDim: false, remark },
  ];
}

/** What digits are worth. */
export function numberOf(places: readonly Place[], base: number, at: Assignment): Integer {
  return places.reduce<Integer>(
    (value, place) => add(multiply(value, base), digitAt(place, at)),
    0,
  );
}

/** The lines of a sum. */
export function drawSum(sum: ColumnSum, at: Assignment, style: DrawingStyle): readonly string[] {
  const room = style.marked ? ' ' : '';
  const carries = carriesOf(sum, at).map((carry) =>
    carry === 0 ? '' : signsOf(carry, sum.base) + room,
  );
  const carry: Line = { sign: '', cells: carries, isDim: true, remark: '' };
  const above = sum.rows.flatMap(({ sign, places }, i) =>
    linesOf(i === 0 && sign === '+' ? '' : sign, places, sum, at, style),
  );
  const below = linesOf('', sum.total, sum, at, style);
  const lines = [...(carries.some((cell) => cell !== '') ? [carry] : []), ...above];
  const cells = [...lines, ...below].flatMap((line) => line.cells);
  const cell = Math.max(1, ...cells.map(displayWidth));
  const columns = Math.max(...[...lines, ...below].map((line) => line.cells.length));
  const gap = 2 + columns * (cell + 1) > style.width ? '' : ' ';
  const width = columns * (cell + gap.length) - gap.length;
  const draw = ({ sign, cells: row, isDim, remark }: Line): string => {
    const text = padStart(row.map((each) => padStart(each, cell)).join(gap), width);
    const line = `${padEnd(sign, 2)}${isDim ? dim(text, style) : text}`;
    return (remark === '' ? line : `${line}  ${remark}`).trimEnd();
  };
  return [...lines.map(draw), '-'.repeat(width + 2), ...below.map(draw)];
}
