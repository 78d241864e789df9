// How clues read in words.
import { describe, expect, it } from 'vitest';
import { Names } from '../../../../src/puzzles/zebra/names.ts';
import { Phrases } from '../../../../src/puzzles/zebra/phrases.ts';
import type { Category, Item, Places, Setting } from '../../../../src/puzzles/zebra/setting.ts';
import { parseExpression } from '../../../../src/syntax/expression/parser.ts';
import { plainDialect } from '../../../../src/syntax/expression/token.ts';
import type { Atom } from '../../../../src/syntax/node.ts';
import { Reports } from '../../../../src/text/diagnostic.ts';

const nowhere = { file: 0, start: 0, end: 0 };

function category(name: string, words: readonly string[]): Category {
  const items: Item[] = [];
  const labels = { name, labels: words, first: 1, ordered: false, numbers: undefined };
  const made: Category = { name, span: nowhere, labels, items };
  for (const [i, word] of words.entries()) {
    items.push({ name: word, category: made, code: i + 1, place: 0, span: nowhere });
  }
  return made;
}

function settingOf(numbers: readonly number[], named?: readonly string[]): Setting {
  const labels = named ?? numbers.map(String);
  const places: Places = {
    labels: { name: 'place', labels, first: 1, ordered: true, numbers },
    named: named !== undefined,
    category: undefined,
  };
  const categories = [
    category('colour', ['green', 'white', 'red']),
    category('cigar brand', ['Pall Mall', 'Blend']),
    category('person', ['Rose']),
    category('flower', ['Rose', 'Lily']),
  ];
  return { places, categories };
}

function wordsOf(text: string, setting: Setting = settingOf([1, 2, 3])): string | undefined {
  const span = { file: 0, start: 0, end: text.length };
  const atom: Atom = {
    kind: 'atom',
    text,
    quoted: false,
    number: undefined,
    span,
    offsets: undefined,
  };
  const tree = parseExpression(atom, new Reports(), plainDialect);
  return new Phrases(new Names(setting), (at) => text.slice(at.start, at.end)).clue(tree);
}

describe('clues in words', () => {
  it.each([
    ['immediately_left_of(green, white)', 'green is immediately to the left of white'],
    ['immediately_right_of(green, white)', 'green is immediately to the right of white'],
    ['left_of(green, 3)', 'green is somewhere to the left of place 3'],
    ['not right_of(green, white)', 'green is not somewhere to the right of white'],
    ["next_to(green, 'Pall Mall')", 'green is next to Pall Mall'],
    ['between(green, Pall_Mall, red)', 'Pall Mall is somewhere between green and red'],
    ['first(green)', 'green is at the first place'],
    ['not last(green)', 'green is not at the last place'],
    ['green = Pall_Mall', 'green and Pall Mall are at the same place'],
    ['green != Pall_Mall', 'green and Pall Mall are at different places'],
    ['green = 2', 'green is at place 2'],
    ['2 != green', 'green is not at place 2'],
    ['person.Rose = flower.Lily', 'Rose and Lily are at the same place'],
    ['green < white', 'green is somewhere to the left of white'],
    ['green >= white', 'green is at the place of or to the right of white'],
    [
      'green < Blend < red',
      'green is somewhere to the left of Blend and Blend is somewhere to the left of red',
    ],
    ['green in {1, 3}', 'green is at place 1 or 3'],
    ['green not in {1, 2, 3}', 'green is not at place 1, 2 or 3'],
    ['green in {Blend, Lily}', 'green is where Blend or Lily is'],
    ['cigar_brand(green) = Blend', 'the cigar brand of green is Blend'],
    [
      'cigar_brand(green) != cigar_brand(2)',
      'the cigar brand of green is not the cigar brand of place 2',
    ],
    ['distance(green, white) = 2', 'green and white are 2 places apart'],
    ['distance(green, white) < 2', 'green and white are less than 2 places apart'],
    ['distance(green, white) != 1', 'green and white are not 1 place apart'],
    ['green + 1 = white', 'green + 1 is white'],
    ['abs(green - white) >= 2', 'abs(green - white) is at least 2'],
    ['alldifferent([green, Blend, Lily])', 'green, Blend and Lily are at different places'],
    ['green = 1 or white = 2', 'green is at place 1 or white is at place 2, or both'],
    ['green = 1 xor white = 2', 'either green is at place 1 or white is at place 2, but not both'],
    ['green = 1 and white = 2', 'green is at place 1 and white is at place 2'],
    ['green = 1 -> white = 2', 'if green is at place 1, then white is at place 2'],
    ['green = 1 <-> white = 2', 'green is at place 1 exactly if white is at place 2'],
    [
      'not (green = 1 and white = 2)',
      'it is not true that green is at place 1 and white is at place 2',
    ],
    [
      'exactly(1, [green = 1, white = 2])',
      'exactly one of these is true: green is at place 1; white is at place 2',
    ],
    [
      'at_least(2, [green = 1, white = 2, red = Lily])',
      'at least 2 of these are true: green is at place 1; white is at place 2; red and Lily are at the same place',
    ],
    ['sum([green, white]) = 4', 'sum([green, white]) is 4'],
    [
      'circuit([green, white]) or green = 1',
      'circuit([green, white]) or green is at place 1, or both',
    ],
  ])('%s', (text, expected) => expect(wordsOf(text)).toBe(expected));

  it('go by the numbers where places are listed in another order', () => {
    const floors = settingOf([3, 2, 1]);
    expect(wordsOf('green < white', floors)).toBe('green is less than white');
    expect(wordsOf('left_of(green, white)', floors)).toBe(
      'green is somewhere to the left of white',
    );
  });

  it('know places by their names', () => {
    const places = settingOf([1, 2, 3], ['low', 'middle', 'high']);
    expect(wordsOf('green = middle', places)).toBe('green is at middle');
    expect(wordsOf('green = place.high', places)).toBe('green is at high');
  });

  it('are left as they are where there is nothing to say', () => {
    expect(wordsOf('circuit([green, white])')).toBeUndefined();
    expect(wordsOf('forall(green != i for i in 1..2)')).toBeUndefined();
  });
});
