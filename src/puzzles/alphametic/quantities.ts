// What a solution of an alphametic shows: each letter with its digit, each word with its number.
import { formatDomain } from '../../model/domain.ts';
import type { Assignment } from '../../model/model.ts';
import type { Mark } from '../../pictures/picture.ts';
import { fieldOf } from '../fields.ts';
import type { DrawingStyle, Field, Outline, View } from '../puzzle.ts';
import type { Glossary, Named } from './glossary.ts';
import type { Letter } from './letters.ts';
import type { Options } from './options.ts';
import { spell } from './pieces.ts';
import type { Place, Word } from './word.ts';

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The digit in a place, as a number. */
export function digitAt({ digit }: Place, at: Assignment): number {
  return typeof digit === 'number' ? digit : (at[digit.id] ?? 0);
}

/** The digit in a place, as a sign. */
export function signAt(place: Place, at: Assignment): string {
  return signs.charAt(digitAt(place, at));
}

/** The digit in a place, for a picture. */
export function digitMark(place: Place, { at, other, given }: View): Mark {
  const { digit } = place;
  const text = signAt(place, at);
  const second = other && signAt(place, other);
  // Of an unknown digit it is the layout that says it, where one follows from it alone.
  const isSaid = typeof digit === 'object' && place.sign !== '?' && given.has(digit.id);
  return {
    text,
    role: typeof digit === 'number' || isSaid ? 'given' : 'found',
    ...(second === undefined || second === text ? {} : { other: second }),
  };
}

/** Whether the digit in a place is to stand out. */
export function isMarked({ digit }: Place, { marked }: DrawingStyle): boolean {
  return typeof digit === 'object' && marked?.has(digit.id) === true;
}

/** A number in the signs of a base. */
export function signsOf(value: number | bigint, base: number): string {
  return value.toString(base).toUpperCase();
}

/** A word with its digits in place of its letters. */
function digitsOf(word: Word, at: Assignment): string {
  return spell(
    word.places.map((place) => signAt(place, at)),
    word,
  );
}

/** A letter as a quantity. */
export function letterField({ name, variable }: Letter): Field {
  return fieldOf(name, variable);
}

/** A word as a quantity. A number with a fraction is shown as it is written, in digits. */
export function fieldOfWord(word: Word, name: string = word.text): Field {
  const { variables, read } = fieldOf(name, word.value);
  if (word.fraction === 0) return { name, variables, read };
  const ids = word.places.flatMap(({ digit }) => (typeof digit === 'object' ? [digit.id] : []));
  return { name, variables: [...new Set(ids)], read: (at) => digitsOf(word, at) };
}

/** The letters, and behind them the words that are no single letter. */
export function fieldsOf(glossary: Glossary): readonly Field[] {
  const letters = glossary.letters.all;
  const names = new Set(letters.map(({ name }) => name));
  const words = glossary.named.filter(({ name }) => !names.has(name));
  return [...letters.map(letterField), ...words.map(fieldOfNamed)];
}

/** The quantity that a name stands for. */
export function quantityOf(name: string, glossary: Glossary): Field | undefined {
  const letter = glossary.letters.find(name);
  if (letter) return letterField(letter);
  const named = glossary.find(name);
  return named && fieldOfNamed(named);
}

function fieldOfNamed({ name, word }: Named): Field {
  return fieldOfWord(word, name);
}

/** What letters and words are, for `describe`. */
export function outlineOf(glossary: Glossary, { digits }: Options): Outline['quantities'] {
  const letters = glossary.letters.all;
  const names = new Set(letters.map(({ name }) => name));
  const words = glossary.named.filter(({ name }) => !names.has(name));
  const inBase = glossary.base === 10 ? '' : `, in base ${glossary.base}`;
  return [
    ...letters.map(({ name }) => ({ name, values: formatDomain(digits) })),
    ...words.map(({ name, word }) => ({
      name,
      values: `the number with the digits ${word.places.map(({ sign }) => sign).join(' ')}${inBase}`,
    })),
  ];
}
