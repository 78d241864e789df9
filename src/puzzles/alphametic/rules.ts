// The rules of an alphametic that its author does not write: letters are different digits, words do not begin with 0.
import { constant, constraint, ne, variable } from '../../model/construct.ts';
import type { VarId } from '../../model/expression.ts';
import * as messages from '../../text/catalogue/alphametic.ts';
import { counted } from '../../text/catalogue/message.ts';
import type { Draft } from '../draft.ts';
import { besides } from './casing.ts';
import type { Glossary } from './glossary.ts';
import type { Letter } from './letters.ts';
import { originOf, shapeOf } from './look-alikes.ts';
import type { Options } from './options.ts';
import { integerPlaces, type Word } from './word.ts';

/** Adds the rules to the model, and reports letters that cannot all be different digits. */
export function requireRules(draft: Draft, glossary: Glossary, options: Options): void {
  const { builder } = draft;
  const letters = glossary.letters.all;
  if (options.distinct && letters.length > 1) {
    reportTooMany(draft, letters, options);
    const terms = letters.map(({ variable }) => variable);
    builder.require(constraint({ kind: 'all-different', terms }), {
      words: 'different letters are different digits',
      implicit: true,
    });
  }
  if (!options.leadingZeros) requireFirstDigits(draft, glossary);
}

/** The first digit of each word of two or more is not 0: a rule for each letter that such words begin with. */
function requireFirstDigits({ builder }: Draft, glossary: Glossary): void {
  const beginnings = new Map<VarId, Word[]>();
  for (const word of glossary.words) {
    const places = integerPlaces(word);
    const digit = places[0]?.digit;
    if (places.length < 2 || typeof digit !== 'object') continue;
    beginnings.set(digit.id, [...(beginnings.get(digit.id) ?? []), word]);
  }
  for (const [id, words] of beginnings) {
    builder.require(ne(variable(id), constant(0)), {
      span: words[0]?.span,
      words: doNotBegin(words.map(({ text }) => text)),
      implicit: true,
    });
  }
}

/** How many words are named before the others are counted. */
const namedWords = 3;

function doNotBegin(words: readonly string[]): string {
  const [first = '', ...more] = words;
  if (more.length === 0) return `${first} does not begin with 0`;
  const others = words.length - namedWords;
  const list = words.slice(0, namedWords);
  const last = others > 0 ? `${counted(others, 'other')}` : (list.pop() ?? '');
  return `${list.join(', ')} and ${last} do not begin with 0`;
}

function reportTooMany(draft: Draft, letters: readonly Letter[], options: Options): void {
  const { base, digits } = options;
  const odd = letters[digits.size];
  if (!odd) return;
  const where = digits.size < base ? ' are allowed' : base === 10 ? '' : ` in base ${base}`;
  const names = letters.map(({ name }) => name);
  draft.report(messages.tooManyLetters(odd.span, names, digits.size, where));
}

/** Warns of letters that are one more than they seem to be. */
export function warnOfLetters(draft: Draft, glossary: Glossary, caseSensitive: boolean): void {
  const letters = glossary.letters.all;
  const written = new Map(letters.map(({ name, spellings }) => [name, spellings]));
  for (const { name, span } of letters) {
    const others = caseSensitive ? [] : besides(name, written);
    if (others.length > 0) draft.report(messages.letterOfItsOwn(span, name, others));
  }
  const byShape = new Map<string, Letter[]>();
  for (const letter of letters) {
    const shape = shapeOf(letter.name);
    byShape.set(shape, [...(byShape.get(shape) ?? []), letter]);
  }
  for (const alike of byShape.values()) warnOfAlike(draft, alike);
}

/** The rarer of two letters that look alike is the one that was perhaps not meant. */
function warnOfAlike(draft: Draft, alike: readonly Letter[]): void {
  const [usual, ...rare] = alike.toSorted((a, b) => b.count - a.count);
  for (const letter of rare) {
    if (!usual) continue;
    const notes = [
      { span: usual.span, message: `${usual.name} (${originOf(usual.name)}) is here` },
    ];
    const [name, origin] = [letter.name, originOf(letter.name)];
    draft.report(
      messages.lookAlike(letter.span, name, origin, usual.name, originOf(usual.name), notes),
    );
  }
}
