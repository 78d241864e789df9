// Answers as people write them: the equation with digits in place of its letters, or a number for a word.
import { toWhole } from '../../analyse/expression/rational.ts';
import { termOf } from '../../analyse/expression/whole.ts';
import { type Integer, parseInteger } from '../../base/integer.ts';
import { and, constant, eq, falsity, truth } from '../../model/construct.ts';
import type { BoolExpr } from '../../model/expression.ts';
import { numbersDiffer } from '../../text/catalogue/alphametic.ts';
import { type Checked, failed, good } from '../../text/diagnostic.ts';
import { addSource, type Sources } from '../../text/source.ts';
import type { Attempt, Value } from '../puzzle.ts';
import type { Equation } from './equation.ts';
import type { Glossary } from './glossary.ts';
import { spellingAt } from './pieces.ts';
import type { Place, Word } from './word.ts';

/** A word or a number in a text. */
interface Slot {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A text with its words and numbers taken out, and signs in one spelling. */
interface Shape {
  readonly frame: string;
  readonly slots: readonly Slot[];
}

const otherSigns: readonly (readonly [pattern: RegExp, sign: string])[] = [
  [/\s+/g, ''],
  [/==/g, '='],
  [/[×·⋅]/g, '*'],
  [/÷/g, '/'],
  [/−/g, '-'],
  [/\^/g, '**'],
];

function shapeOf(text: string): Shape {
  const slots: Slot[] = [];
  let frame = '';
  for (let at = 0; at < text.length; ) {
    const digits = /^\d+/.exec(text.slice(at))?.[0];
    const end = spellingAt(text, at)?.end ?? at + (digits?.length ?? 0);
    if (end > at) {
      slots.push({ text: text.slice(at, end), start: at, end });
      frame += '#';
      at = end;
    } else frame += text[at++];
  }
  for (const [pattern, sign] of otherSigns) frame = frame.replace(pattern, sign);
  return { frame, slots };
}

/** The digits of a number as a drawn answer shows it; undefined where it has other signs than digits of the base. */
function digitsIn(text: string, base: number): readonly number[] | undefined {
  const signs = [...text.replace(/[.,()]/g, '')];
  const digits = signs.map((sign) => (/[0-9a-z]/i.test(sign) ? Number.parseInt(sign, 36) : base));
  return digits.every((digit) => digit < base) ? digits : undefined;
}

/** That the places of a word have these digits. */
function hasDigits({ places }: Word, digits: readonly number[]): BoolExpr {
  return and(...places.map((place, i) => isDigit(place, digits[i] ?? 0)));
}

function isDigit({ digit }: Place, value: number): BoolExpr {
  if (typeof digit === 'object') return eq(digit, constant(value));
  return digit === value ? truth : falsity;
}

/** A word of an equation beside what stands in its place. */
interface Pair {
  readonly word: Word;
  readonly slot: Slot;
}

/** The words of an equation with what a text of the same shape has in their places; undefined for another shape. */
function pairsOf(
  { atom }: Equation,
  given: Shape,
  glossary: Glossary,
): readonly Pair[] | undefined {
  const { frame, slots } = shapeOf(atom.text);
  if (frame !== given.frame || slots.length !== given.slots.length) return undefined;
  const pairs: Pair[] = [];
  for (const [i, slot] of given.slots.entries()) {
    const own = slots[i];
    const word = own && glossary.wordIn(atom, own.start);
    if (word && word.text !== slot.text) pairs.push({ word, slot });
    else if (!word && own?.text !== slot.text) return undefined;
  }
  return pairs.every(({ slot }) => digitsIn(slot.text, glossary.base)) ? pairs : undefined;
}

/** Reads an equation in digits; undefined where the text is none. */
export function attemptOf(
  text: string,
  equations: readonly Equation[],
  glossary: Glossary,
  sources: Sources,
): Checked<readonly Attempt[]> | undefined {
  const given = shapeOf(text);
  if (!/\d/.test(text)) return undefined;
  for (const equation of equations) {
    const pairs = pairsOf(equation, given, glossary);
    if (!pairs || pairs.length === 0) continue;
    const attempts: Attempt[] = [];
    for (const { word, slot } of pairs) {
      const digits = digitsIn(slot.text, glossary.base) ?? [];
      if (digits.length !== word.places.length) {
        const file = addSource(sources, { name: 'command line', text });
        const span = { file, start: slot.start, end: slot.end };
        return failed(numbersDiffer(span, word.text, word.places.length, slot.text, digits.length));
      }
      const words = `${word.text} = ${slot.text}`;
      if (attempts.some((each) => each.words === words)) continue;
      attempts.push({ words, formula: hasDigits(word, digits) });
    }
    return good(attempts);
  }
  return undefined;
}

/** That a letter or word has a value as JSON shows it; undefined for a name that the puzzle does not have. */
export function equationOf(
  name: string,
  value: Value,
  glossary: Glossary,
): Checked<BoolExpr> | undefined {
  const letter = glossary.letters.find(name);
  const integer = integerOf(value);
  if (letter)
    return integer === undefined ? undefined : good(eq(letter.variable, constant(integer)));
  const word = glossary.find(name)?.word;
  if (!word) return undefined;
  if (word.fraction > 0) {
    const digits = typeof value === 'string' ? digitsIn(value, glossary.base) : undefined;
    return digits?.length === word.places.length ? good(hasDigits(word, digits)) : undefined;
  }
  return integer === undefined
    ? undefined
    : good(eq(termOf(toWhole(word.value)), constant(integer)));
}

function integerOf(value: Value): Integer | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\d+$/.test(value) ? parseInteger(value) : undefined;
}
