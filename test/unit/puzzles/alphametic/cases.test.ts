// Puzzles and questions of people who solve alphametics, each with the answer that brute force gave.
import { describe, expect, it } from 'vitest';
import { count } from '../../../../src/count.ts';
import { compileYaml } from '../../../../src/puzzles/index.ts';
import { countOf, diagnosticsOf, solutionsOf } from './harness.ts';

/** The text of the puzzle, how many solutions it has, and the only one. */
type Case = readonly [
  name: string,
  keys: string,
  count: number,
  solution?: Record<string, unknown>,
];

const story = `THIS + A + FIRE + THEREFORE + FOR + ALL + HISTORIES + I + TELL + A + TALE + THAT + FALSIFIES + ITS +
  TITLE + TIS + A + LIE + THE + TALE + OF + THE + LAST + FIRE + HORSES + LATE + AFTER + THE + FIRST + FATHERS +
  FORESEE + THE + HORRORS + THE + LAST + FREE + TROLL + TERRIFIES + THE + HORSES + OF + FIRE + THE + TROLL +
  RESTS + AT + THE + HOLE + OF + LOSSES + IT + IS + THERE + THAT + SHE + STORES + ROLES + OF + LEATHERS + AFTER +
  SHE + SATISFIES + HER + HATE + OFF + THOSE + FEARS + A + TASTE + RISES + AS + SHE + HEARS + THE + LEAST + FAR +
  HORSE + THOSE + FAST + HORSES + THAT + FIRST + HEAR + THE + TROLL + FLEE + OFF + TO + THE + FOREST + THE +
  HORSES + THAT + ALERTS + RAISE + THE + STARES + OF + THE + OTHERS + AS + THE + TROLL + ASSAILS + AT + THE +
  TOTAL + SHIFT + HER + TEETH + TEAR + HOOF + OFF + TORSO + AS + THE + LAST + HORSE + FORFEITS + ITS + LIFE + THE +
  FIRST + FATHERS + HEAR + OF + THE + HORRORS + THEIR + FEARS + THAT + THE + FIRES + FOR + THEIR + FEASTS +
  ARREST + AS + THE + FIRST + FATHERS + RESETTLE + THE + LAST + OF + THE + FIRE + HORSES + THE + LAST + TROLL +
  HARASSES + THE + FOREST + HEART + FREE + AT + LAST + OF + THE + LAST + TROLL + ALL + OFFER + THEIR + FIRE +
  HEAT + TO + THE + ASSISTERS + FAR + OFF + THE + TROLL + FASTS + ITS + LIFE + SHORTER + AS + STARS + RISE + THE +
  HORSES + REST + SAFE + AFTER + ALL + SHARE + HOT + FISH + AS + THEIR + AFFILIATES + TAILOR + A + ROOFS + FOR +
  THEIR + SAFE == FORTRESSES`;

const cases: readonly Case[] = [
  ['a one-letter word may be 0', 'I + BB == ILL', 1, { I: 1, B: 9, L: 0 }],
  ['different letters differ', 'A == B', 0],
  ['no word begins with 0', 'ACA + DD == BD', 0],
  [
    'a word many times',
    'A + A + A + A + A + A + A + A + A + A + A + B == BCC',
    1,
    { A: 9, B: 1, C: 0 },
  ],
  ['199 words', story, 1, { A: 1, E: 0, F: 5, H: 8, I: 7, L: 2, O: 6, R: 3, S: 4, T: 9 }],
  ['zeros in front allowed', 'leading-zeros: true\nequation: SEND + MORE == MONEY', 25],
  ['a product', 'IF * DR == DORI', 1, { I: 8, F: 2, D: 3, R: 9, O: 1 }],
  ['digits may repeat', 'distinct: false\nequation: IF * DR == DORI', 6],
  ['a power goes first', 'PI * R ** 2 == AREA', 1, { P: 9, I: 6, R: 7, A: 4, E: 0 }],
  ['^ is a power', 'PI * R ^ 2 == AREA', 1],
  ['a square', 'HE ** 2 == SHE', 1, { H: 2, E: 5, S: 6 }],
  ['one letter may be nothing', 'A + B == A', 9],
  ['74 solutions', 'BILL + GATES == GREAT', 74],
  [
    'a unique sum',
    'CROSS + ROADS == DANGER',
    1,
    { C: 9, R: 6, O: 2, S: 3, A: 5, D: 1, N: 8, G: 7, E: 4 },
  ],
  ['a puzzle that has none', 'PLANET + EARTH == ROTATES', 0],
  ['six solutions', 'DCODE + CODING == SOLVED', 6],
  [
    'a coefficient',
    '2*SECHS == ZWOELF',
    1,
    { S: 6, E: 9, C: 4, H: 7, Z: 1, W: 3, O: 8, L: 5, F: 2 },
  ],
  ['letters with accents', 'TÍZ + TÍZ == HÚSZ', 11],
  ['accents as marks of their own', 'TI\u0301Z + TI\u0301Z == HU\u0301SZ', 11],
  ['Cyrillic', 'УДАР + УДАР == ДРАКА', 1, { У: 8, Д: 1, А: 2, Р: 6, К: 5 }],
  ['Cyrillic again', 'ОДИН + ОДИН == МНОГО', 1, { О: 6, Д: 8, И: 2, Н: 3, М: 1, Г: 4 }],
  ['a Latin letter among Cyrillic ones', 'УДАР + УДAР == ДРАКА', 2],
  ['Greek', 'ΤΡΙΑ + ΤΡΙΑ + ΤΡΙΑ == ΕΝΝΕΑ', 1, { Τ: 6, Ρ: 2, Ι: 7, Α: 0, Ε: 1, Ν: 8 }],
  ['Spanish', 'DOS + DOS + TRES == SIETE', 1, { D: 5, O: 8, S: 1, T: 9, R: 2, E: 3, I: 0 }],
  [
    'base 7',
    'base: 7\nequation: TWO + TWO == FOUR',
    1,
    { T: 5, W: 2, O: 3, F: 1, U: 4, R: 6, TWO: 262, FOUR: 524 },
  ],
  ['base 10', 'TWO + TWO == FOUR', 7],
  ['base 16', 'base: 16\nequation: TWO + TWO == FOUR', 53],
  ['as many letters as digits, and none fits', 'base: 6\nequation: TWO + TWO == FOUR', 0],
  [
    'Dutch in base 6',
    'base: 6\nequation: EEN + DRIE == VIER',
    1,
    { E: 1, N: 4, D: 2, R: 5, I: 0, V: 3 },
  ],
  ['Icelandic', 'EINN + EINN == TVEIR', 1, { E: 7, I: 3, N: 6, T: 1, V: 4, R: 2 }],
  [
    'conditions on letters',
    `leading-zeros: true
equation: TWO + TWO == FOUR
constraints: [O % 2 = 1, U % 2 = 1, T % 2 = 0, W % 2 = 0, F % 2 = 0, R % 2 = 0]`,
    1,
    { T: 4, W: 6, O: 9, F: 0, U: 3, R: 8 },
  ],
  ['a decimal comma', 'A,B + B,A == CD,E', 12],
  ['a decimal point', 'A.B + B.A == CD.E', 12],
  [
    'nineteen digits',
    'AB ** 12 == CDEFGDFHHDEIHHADFEJ',
    1,
    { AB: 37, CDEFGDFHHDEIHHADFEJ: '6582952005840035281' },
  ],
  [
    'twenty-four digits',
    'AB ** 12 == CADEFGDCHAAIFDEHHHGAIHFJ',
    1,
    { AB: 97, CADEFGDCHAAIFDEHHHGAIHFJ: '693842360995438000295041' },
  ],
  [
    'a long division',
    `layout: |
        FBG
  DE ) ABACD
       AHG
       ---
        DIC
        DAH
        ---
         ABD
         ABD
         ---
           J`,
    1,
    { ABACD: 19152, DE: 24, FBG: 798, J: 0 },
  ],
  [
    'the lonesome 8',
    `layout: |
           ??8??
  ??? ) ????????
         ???
        -----
          ????
           ???
          -----
            ????
            ????`,
    1,
    { dividend: 10020316, divisor: 124, quotient: 80809 },
  ],
  ['digits that stand in the puzzle left out', 'digits: [2..6, 9]\nequation: 1C + 70 == 8C', 6],
];

describe('known answers', () => {
  for (const [name, keys, expected, solution] of cases) {
    it(name, async () => {
      expect(await countOf(keys)).toBe(expected);
      if (solution) expect(await solutionsOf(keys)).toEqual([expect.objectContaining(solution)]);
    });
  }

  it('several equations', async () => {
    expect(await solutionsOf('equations: [A + A == B, B * C == AB]')).toMatchObject([
      { A: 1, B: 2, C: 6 },
      { A: 2, B: 4, C: 6 },
      { A: 4, B: 8, C: 6 },
    ]);
    expect(await countOf('equations: A + A == B; B * C == AB')).toBe(3);
    expect(await countOf('equations: |\n  A + A == B\n  B * C ==\n    AB')).toBe(3);
  });

  it('a product with three solutions', async () => {
    expect(await solutionsOf('SIX * TWO == TWELVE')).toMatchObject([
      { SIX: 965, TWO: 218, TWELVE: 210370 },
      { SIX: 972, TWO: 165, TWELVE: 160380 },
      { SIX: 986, TWO: 345, TWELVE: 340170 },
    ]);
  });

  it('digits that repeat without end', async () => {
    expect(await solutionsOf('EVE / DID == 0.(TALK)')).toMatchObject([
      { EVE: 212, DID: 606, '0.(TALK)': '0.(3498)' },
      { EVE: 242, DID: 303, '0.(TALK)': '0.(7986)' },
    ]);
    expect(await solutionsOf('EVE * 9999 == DID * TALK; EVE < DID')).toHaveLength(2);
  });

  it('letters that look alike are named with their column', () => {
    const text = 'УДАР + УДAР == ДРАКА';
    const [warning] = diagnosticsOf(text);
    expect(warning?.code).toBe('alphametic-look-alike');
    const start = 'puzzle: alphametic\nequation: '.length + text.indexOf('A');
    expect(warning?.span).toMatchObject({ start, end: start + 1 });
  });

  it('more letters than digits', () => {
    const messages = (keys: string) => diagnosticsOf(keys).map(({ message }) => message);
    expect(messages('ZEHN + ZWANZIG == DREIßIG')).toEqual([
      '11 different letters but only 10 digits',
    ]);
    expect(messages('base: 8\nequation: CINQ + SIX == ONZE')).toEqual([
      '9 different letters but only 8 digits in base 8',
    ]);
  });

  it('a file with Windows line ends and a byte order mark', async () => {
    const text = '\uFEFFpuzzle: alphametic\r\nequation: SEND + MORE == MONEY\r\n';
    const result = compileYaml({ name: 'test.yaml', text });
    if (!result.ok) throw new Error('refused');
    expect((await count(result.value, { backend: 'native' })).count).toBe(1n);
    const [variable] = result.value.model.variables;
    expect(text.slice(variable?.span?.start, variable?.span?.end)).toBe('S');
  });
});
