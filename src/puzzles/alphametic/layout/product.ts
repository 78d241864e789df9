// Long multiplication: two factors, a line, the partial products each below its digit, a line, their sum.
import * as whole from '../../../analyse/expression/whole.ts';
import type { Word } from '../word.ts';
import type { Figure, Row } from './picture.ts';
import type { Sheet } from './sheet.ts';
import { groupsOf } from './sum.ts';

/** A partial product and the place of the digit that it belongs to, counted from the right. */
interface Partial {
  readonly figure: Figure;
  readonly row: Row;
  readonly place: number;
  /** By how many places it stands to the left. */
  readonly shift: number;
}

export function readProduct(sheet: Sheet): void {
  const [factors = [], first = [], second = [], ...more] = groupsOf(sheet.picture.lines);
  const [above, below] = factors.map((row) => sheet.only(row));
  const [upper, lower] = factors;
  if (!above || !below || !upper || !lower) return;
  const surplus = factors[2] ?? more[0]?.[0];
  if (surplus) {
    sheet.refuse(surplus.span, 'two factors, a line, partial products, a line, and the product');
    return;
  }
  const [left, right] = [sheet.word(above, 'multiplicand'), sheet.word(below, 'multiplier')];
  const results = second.length > 0 ? second : first;
  const partials = second.length > 0 ? first : [];
  const [result, extra] = results;
  if (!result || extra) {
    sheet.refuse((extra ?? lower).span, 'one product stands below the line');
    return;
  }
  const product = sheet.only(result);
  if (!product) return;
  const places = partialsOf(sheet, partials, product, right);
  if (!places) return;
  const rows = places.map(({ figure }) => sheet.word(figure));
  const total = sheet.word(product, 'product');
  if (places.length === 0) {
    const words = `${left.text} * ${right.text} is ${total.text}`;
    const both = whole.product([sheet.valueOf(left), sheet.valueOf(right)]);
    sheet.state('eq', both, sheet.valueOf(total), result.span, words);
  } else statePartials(sheet, left, right, places, rows, total, result);
}

/** The partial products with their digits; undefined after a report. */
function partialsOf(
  sheet: Sheet,
  rows: readonly Row[],
  product: Figure,
  multiplier: Word,
): readonly Partial[] | undefined {
  const found: Partial[] = [];
  for (const row of rows) {
    const figure = sheet.only(row);
    const shift = figure && sheet.placesLeft(figure, product);
    if (!figure || shift === undefined) return undefined;
    found.push({ figure, row, shift, place: shift });
  }
  const count = multiplier.places.length;
  // Written out with zeros, all partial products end in one column; then their order tells.
  const isPadded = count > 1 && found.length === count && found.every(({ shift }) => shift === 0);
  const partials = isPadded ? found.map((each, i) => ({ ...each, place: i })) : found;
  for (const [i, { place, figure }] of partials.entries()) {
    const isTaken = partials.slice(0, i).some((other) => other.place === place);
    if (place >= 0 && place < count && !isTaken) continue;
    const what = `a partial product ends below its digit of ${multiplier.text}`;
    return sheet.refuse(figure.span, what, 'move it so that it ends below that digit');
  }
  return partials;
}

function statePartials(
  sheet: Sheet,
  left: Word,
  right: Word,
  partials: readonly Partial[],
  rows: readonly Word[],
  total: Word,
  result: Row,
): void {
  const count = right.places.length;
  for (const [i, { place, shift, row }] of partials.entries()) {
    const [digit, word] = [right.places[count - 1 - place], rows[i]];
    if (!digit || !word) continue;
    const zeros = place - shift;
    const value = sheet.shifted(whole.product([sheet.valueOf(left), digit.digit]), zeros);
    const times = zeros === 0 ? '' : ` * ${'1'.padEnd(zeros + 1, '0')}`;
    const words = `${left.text} * ${digit.sign}${times} is ${word.text}`;
    sheet.state('eq', value, sheet.valueOf(word), row.span, words);
  }
  for (const [i, { digit, sign }] of right.places.entries()) {
    if (partials.some(({ place }) => place === count - 1 - i)) continue;
    const words = `no partial product, so the digit ${sign} of ${right.text} is 0`;
    sheet.state('eq', digit, 0, right.span, words);
  }
  const parts = partials.map(({ shift }, i) => {
    const word = rows[i];
    return word ? sheet.shifted(sheet.valueOf(word), shift) : 0;
  });
  const texts = partials.map(({ shift }, i) => `${rows[i]?.text}${'0'.repeat(shift)}`);
  const words = `${texts.join(' + ')} is ${total.text}`;
  sheet.state('eq', whole.sum(parts), sheet.valueOf(total), result.span, words);
}
