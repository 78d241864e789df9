// Long division: divisor, dividend and quotient, and below the dividend what is taken away and what is left.
//
// The quotient ends where the dividend ends, so the place at which a product ends tells its digit. What is left after a
// step is the number before it less the product, with the digits of the dividend that are brought down behind it; all
// steps together say that the dividend is the quotient times the divisor and the last remainder, which is less than the
// divisor. So a digit of the quotient without a step is 0, and no remainder on the way needs a condition of its own.
import type { Whole } from '../../../analyse/expression/value.ts';
import * as whole from '../../../analyse/expression/whole.ts';
import type { Word } from '../word.ts';
import type { Figure, Row, Rule } from './picture.ts';
import type { Sheet } from './sheet.ts';
import { groupsOf } from './sum.ts';

/** The head of a division. */
interface Head {
  readonly dividend: Figure;
  readonly divisor: Figure;
  readonly quotient: Figure;
}

const divisionSigns = new Set(['/', ')']);

/** The index of the line that has the dividend and the divisor; -1 if there is none. */
export function divisionLine(lines: readonly (Row | Rule)[]): number {
  return lines.findIndex(
    (line) => line.kind === 'row' && divisionSigns.has(line.signs[1]?.text ?? ''),
  );
}

function headOf(sheet: Sheet, at: number): Head | undefined {
  const { lines } = sheet.picture;
  const line = lines[at];
  if (line?.kind !== 'row') return undefined;
  const [first, second, third, ...more] = line.figures;
  const [, sign, behind] = line.signs;
  const above = lines.slice(0, at).filter(({ kind }) => kind === 'row') as readonly Row[];
  if (!first || !second || more.length > 0 || (third && above.length > 0) || above.length > 1) {
    return sheet.refuse(line.span, 'a division has a dividend, a divisor and a quotient');
  }
  const isInFront = sign?.text === ')';
  if (third && behind?.text !== (isInFront ? '(' : '=')) {
    return sheet.refuse(third.span, 'the quotient stands above, or behind =');
  }
  const quotient = third ?? (above[0] ? sheet.only(above[0]) : undefined);
  if (!quotient) {
    const help = 'write it above the dividend, or behind =, with ? for digits that are not known';
    return sheet.refuse(line.span, 'the quotient is missing', help);
  }
  return isInFront
    ? { divisor: first, dividend: second, quotient }
    : { dividend: first, divisor: second, quotient };
}

/** Follows the steps of a division down the page. */
class Steps {
  readonly #sheet: Sheet;
  readonly #head: Head;
  readonly #dividend: Word;
  readonly #divisor: Word;
  readonly #quotient: Word;
  /** What is left so far, with the digits of the dividend up to a place, counted from the left. */
  #left: Whole = 0;
  #text = '';
  #upTo = -1;
  /** The digits of the quotient that have a step. */
  readonly #taken = new Set<number>();

  constructor(sheet: Sheet, head: Head) {
    this.#sheet = sheet;
    this.#head = head;
    this.#dividend = sheet.word(head.dividend, 'dividend');
    this.#divisor = sheet.word(head.divisor, 'divisor');
    this.#quotient = sheet.word(head.quotient, 'quotient');
  }

  get #count(): number {
    return this.#dividend.places.length;
  }

  /** The place of the dividend below which a number ends; undefined after a report. */
  #placeOf(figure: Figure): number | undefined {
    const left = this.#sheet.placesLeft(figure, this.#head.dividend);
    if (left === undefined) return undefined;
    const place = this.#count - 1 - left;
    if (place >= Math.max(this.#upTo, 0) && place < this.#count) return place;
    const help = 'a number ends below the last digit that is brought down to it';
    return this.#sheet.refuse(figure.span, 'this does not end below a digit of the dividend', help);
  }

  /** Brings digits of the dividend down, up to a place. */
  #bringDown(place: number): void {
    const digits = this.#dividend.places.slice(this.#upTo + 1, place + 1);
    if (digits.length === 0) return;
    const shifted = this.#sheet.shifted(this.#left, digits.length);
    const signs = digits.map(({ sign }) => sign).join('');
    this.#left = whole.sum([shifted, this.#sheet.numberOf(digits)]);
    this.#text = this.#upTo < 0 ? signs : `${this.#text}, with ${signs} brought down,`;
    this.#upTo = place;
  }

  /** A number that is taken away; whether it could be read. */
  takeAway(row: Row): boolean {
    const figure = this.#sheet.only(row);
    const place = figure && this.#placeOf(figure);
    if (!figure || place === undefined) return false;
    const index = place - (this.#count - this.#quotient.places.length);
    const digit = this.#quotient.places[index];
    if (!digit || this.#taken.has(index)) {
      this.#sheet.refuse(figure.span, 'no digit of the quotient belongs to this product');
      return false;
    }
    this.#taken.add(index);
    const product = this.#sheet.word(figure);
    const times = whole.product([this.#sheet.valueOf(this.#divisor), digit.digit]);
    const words = `${this.#divisor.text} * ${digit.sign} is ${product.text}`;
    this.#sheet.state('eq', times, this.#sheet.valueOf(product), row.span, words);
    this.#bringDown(place);
    this.#left = whole.sum([this.#left, whole.negate(this.#sheet.valueOf(product))]);
    this.#text = `${this.#text} - ${product.text}`;
    return true;
  }

  /** What is left, with digits brought down to it; whether it could be read. */
  leave(row: Row, isLast: boolean): boolean {
    const figure = this.#sheet.only(row);
    const place = figure && this.#placeOf(figure);
    if (!figure || place === undefined) return false;
    this.#bringDown(place);
    const word = this.#sheet.word(figure, isLast ? 'remainder' : undefined);
    const value = this.#sheet.valueOf(word);
    this.#sheet.state('eq', this.#left, value, row.span, `${this.#text} is ${word.text}`);
    [this.#left, this.#text] = [value, word.text];
    return true;
  }

  /** What holds when all steps are done. */
  finish(hasRemainder: boolean): void {
    const sheet = this.#sheet;
    const divisor = sheet.valueOf(this.#divisor);
    this.#bringDown(this.#count - 1);
    const { text, span } = this.#divisor;
    if (this.#taken.size === 0) return;
    if (hasRemainder)
      sheet.state('lt', this.#left, divisor, span, `${this.#text} is less than ${text}`);
    else {
      sheet.state('eq', this.#left, 0, span, `${this.#text} is 0`);
      sheet.state('ne', divisor, 0, span, `${text} is not 0`);
    }
    for (const [i, { sign, digit }] of this.#quotient.places.entries()) {
      if (this.#taken.has(i)) continue;
      const words = `no step, so the digit ${sign} of ${this.#quotient.text} is 0`;
      sheet.state('eq', digit, 0, this.#quotient.span, words);
    }
  }

  /** A division without any step. */
  whole(): void {
    const sheet = this.#sheet;
    const [dividend, divisor, quotient] = [this.#dividend, this.#divisor, this.#quotient];
    const product = whole.product([sheet.valueOf(divisor), sheet.valueOf(quotient)]);
    const words = `${divisor.text} * ${quotient.text} is ${dividend.text}`;
    sheet.state('eq', product, sheet.valueOf(dividend), dividend.span, words);
    sheet.state('ne', sheet.valueOf(divisor), 0, divisor.span, `${divisor.text} is not 0`);
  }
}

/** The rows between two lines: what is left of the step before, and what is taken away next. Whether they are right. */
function readStep(steps: Steps, sheet: Sheet, group: readonly Row[], isFirst: boolean): boolean {
  const [rest, product, surplus] = isFirst ? [undefined, ...group] : group;
  if (surplus) {
    sheet.refuse(surplus.span, 'a line is missing between a product and what is left');
    return false;
  }
  return (!rest || steps.leave(rest, !product)) && (!product || steps.takeAway(product));
}

/** Reads a division whose head is on the line with an index. */
export function readDivision(sheet: Sheet, at: number): void {
  const head = headOf(sheet, at);
  if (!head) return;
  const lines = sheet.picture.lines.slice(at + 1);
  const steps = new Steps(sheet, head);
  if (!lines.some(({ kind }) => kind === 'row')) {
    steps.whole();
    return;
  }
  const groups = groupsOf(lines);
  const lonely = groups.slice(1, -1).find((group) => group.length === 1)?.[0];
  if (lonely) {
    sheet.refuse(lonely.span, 'a product is missing below this number');
    return;
  }
  if (!groups.every((group, i) => readStep(steps, sheet, group, i === 0))) return;
  steps.finish(groups.length > 1 && groups.at(-1)?.length === 1);
}
