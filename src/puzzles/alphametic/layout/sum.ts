// Sums and differences on paper: numbers below each other, a line, the result, which may be calculated with further.
import type { Whole } from '../../../analyse/expression/value.ts';
import * as whole from '../../../analyse/expression/whole.ts';
import type { Figure, Row, Rule } from './picture.ts';
import type { Sheet } from './sheet.ts';

/** The rows up to each line, the last ones behind the last line. */
export function groupsOf(lines: readonly (Row | Rule)[]): readonly (readonly Row[])[] {
  const groups: Row[][] = [[]];
  for (const [i, line] of lines.entries()) {
    if (line.kind === 'row') groups.at(-1)?.push(line);
    else if (lines[i - 1]?.kind === 'row') groups.push([]);
  }
  return groups;
}

/** A row with its value and how the sum of its group takes it. */
interface Addend {
  readonly value: Whole;
  readonly sign: '+' | '-';
  readonly text: string;
}

/** A row as an addend; undefined after a report. */
function addendOf(row: Row, right: Figure, sheet: Sheet): Addend | undefined {
  const figure = sheet.only(row);
  const places = figure && sheet.placesLeft(figure, right);
  if (!figure || places === undefined) return undefined;
  if (places !== 0) return sheet.refuse(figure.span, 'the numbers of a sum end below each other');
  const word = sheet.word(figure);
  const sign = row.signs[0]?.text === '-' ? '-' : '+';
  return { value: sheet.valueOf(word), sign, text: word.text };
}

export function readSum(sheet: Sheet): void {
  const groups = groupsOf(sheet.picture.lines);
  const right = groups[0]?.[0]?.figures[0];
  let before: readonly Addend[] = [];
  for (const group of groups) {
    const addends: Addend[] = [];
    for (const row of group) {
      const addend = right && addendOf(row, right, sheet);
      if (!addend) return;
      addends.push(addend);
    }
    const [result] = addends;
    const [row] = group;
    if (before.length > 0 && result && row) conclude(sheet, before, result, row);
    before = addends;
  }
  const last = groups.at(-1)?.at(-1);
  if (before.length > 1 && last)
    sheet.refuse(last.span, 'the line and the result are missing below');
}

function conclude(sheet: Sheet, addends: readonly Addend[], result: Addend, row: Row): void {
  const sum = whole.sum(
    addends.map(({ value, sign }, i) => (sign === '-' && i > 0 ? whole.negate(value) : value)),
  );
  const sides = addends.map(({ text, sign }, i) => (i === 0 ? text : `${sign} ${text}`));
  sheet.state('eq', sum, result.value, row.span, `${sides.join(' ')} is ${result.text}`);
}
