// What is said about alphametics: their equations, letters, digits and layouts.
import { counted, error, type Message, type Wording, warning } from './message.ts';

export const noEquation: Message<[]> = error(
  'alphametic-no-equation',
  `An alphametic is an equation between words, several equations, or a calculation as it stands on paper.

\`\`\`yaml
puzzle: alphametic
equation: SEND + MORE = MONEY     # or equations: with a list, or layout:
\`\`\``,
  (): Wording => ({
    message: 'the puzzle has no equation',
    help: 'write equation: SEND + MORE = MONEY, or equations: with a list, or layout:',
  }),
);

export const noComparison: Message<[text: string]> = error(
  'alphametic-no-comparison',
  `An equation says that one side is the other. \`<\`, \`<=\`, \`>\`, \`>=\` and \`!=\` may stand in place of \`=\`.

\`\`\`yaml
equation: SEND + MORE             # wrong: what is the sum?
equation: SEND + MORE = MONEY     # right
\`\`\``,
  (text: string): Wording => ({
    message: `= is missing: nothing says what ${text} is`,
    help: `write ${text} = ...`,
  }),
);

export const comparisonInside: Message<[text: string]> = error(
  'alphametic-comparison-inside',
  `A comparison is true or false and no number, so it cannot be a part of a sum or a product. Several equations are
parted by \`;\` or listed one below the other.

\`\`\`yaml
equation: (A = B) + C = D     # wrong
equations: [A = B, C = D]     # right
\`\`\``,
  (text: string): Wording => ({
    message: `${text} is no number, so it cannot be calculated with`,
    help: 'write two equations, parted by ; or in a list',
  }),
);

export const notArithmetic: Message<[text: string]> = error(
  'alphametic-not-arithmetic',
  `An equation is made of words, numbers, the signs \`+ - * / // % **\`, parentheses and comparisons. Everything else goes
into \`constraints\`.

\`\`\`yaml
equation: SEND + MORE = MONEY
constraints:
  - E > 3 or O = 0
\`\`\``,
  (text: string): Wording => ({
    message: `${text} is no part of an equation`,
    help: 'an equation has + - * / // % ** and parentheses; other conditions go into constraints',
  }),
);

export const straySign: Message<[sign: string, advice: string | undefined]> = error(
  'alphametic-stray-sign',
  `An equation is made of words, numbers, the signs \`+ - * / // % **\` (also \`^\` for a power), parentheses, and
\`= != < <= > >=\`. An unknown digit is \`?\` or \`□\`.

\`\`\`yaml
equation: "A : B = C"     # wrong
equation: A / B = C       # right
\`\`\``,
  (sign: string, advice: string | undefined): Wording => ({
    message: `${sign} is no sign of an equation`,
    help: advice,
  }),
);

export const factorial: Message<[]> = error(
  'alphametic-factorial',
  `Equations know \`+ - * / // % **\`; factorials are not among them. A small one can be said by cases in \`constraints\`.

\`\`\`yaml
equation: C + O + O = L!     # wrong
\`\`\``,
  (): Wording => ({
    message: 'the factorial ! is no sign of an equation',
    help: 'an equation has + - * / // % ** and parentheses',
  }),
);

export const signMissing: Message<[word: string, rest: string]> = error(
  'alphametic-sign-missing',
  `A word in front of a parenthesis would be a function in other languages. A product is written with \`*\`.

\`\`\`yaml
equation: A(B + C) = DE       # wrong
equation: A * (B + C) = DE    # right
\`\`\``,
  (word: string, rest: string): Wording => ({
    message: `a sign is missing between ${word} and ${rest}`,
    help: `write ${word} * ${rest}`,
  }),
);

export const tooManyLetters: Message<[letters: readonly string[], digits: number, where: string]> =
  error(
    'alphametic-too-many-letters',
    `Different letters are different digits, so there are at most as many letters as digits: ten, or as many as \`base\` or
\`digits\` say. Upper and lower case are one letter; \`ß\`, accented letters and letters that only look alike are letters of
their own. With \`distinct: false\` letters may share a digit.

\`\`\`yaml
equation: ZEHN + ZWANZIG = DREIßIG     # Z E H N W A I G D R ß: eleven letters
\`\`\``,
    (letters: readonly string[], digits: number, where: string): Wording => ({
      message: `${letters.length} different letters but only ${counted(digits, 'digit')}${where}`,
      help: `the letters are ${letters.slice(0, 40).join(' ')}; with distinct: false letters may share a digit`,
    }),
  );

export const wordTooLong: Message<[length: number, limit: number]> = error(
  'alphametic-word-too-long',
  `Words may be long, and arithmetic with them is exact; but a word of more than a thousand letters is a slip.`,
  (length: number, limit: number) =>
    `this word has ${length} letters, and more than ${limit} are not read`,
);

export const digitTooLarge: Message<[digit: string, base: number]> = error(
  'alphametic-digit-too-large',
  `A word that mixes letters and digits is a number in the base of the puzzle, so its digits are smaller than the base.

\`\`\`yaml
base: 8
equation: 9A + B = C      # wrong: there is no 9 in base 8
\`\`\``,
  (digit: string, base: number) => `the digit ${digit} does not exist in base ${base}`,
);

export const badBase: Message<[base: string, largest: number]> = error(
  'alphametic-base',
  `The base is how many digits there are: 2 for binary numbers, 10 by default, at most 36.

\`\`\`yaml
base: 1      # wrong
base: 7      # right: the digits are 0 to 6
\`\`\``,
  (base: string, largest: number) => `a base is 2 to ${largest}, not ${base}`,
);

export const badDigits: Message<[base: number]> = error(
  'alphametic-digits',
  `\`digits\` lists what a letter can be: a range, a set or a list of digits of the base.

\`\`\`yaml
digits: 1..9             # no letter is 0
digits: [1, 3, 5, 7, 9]  # odd digits only
\`\`\``,
  (base: number): Wording => ({
    message: `the digits of base ${base} are 0 to ${base - 1}`,
    help: 'list one or more of them, such as 1..9',
  }),
);

export const flagExpected: Message<[key: string, found: string]> = error(
  'alphametic-flag',
  `\`leading-zeros\`, \`distinct\` and \`case-sensitive\` are either \`true\` or \`false\`. In YAML 1.2 \`yes\` and \`no\` are words.

\`\`\`yaml
leading-zeros: yes       # wrong
leading-zeros: true      # right
\`\`\``,
  (key: string, found: string) => `the value of "${key}" is true or false, and here is ${found}`,
);

export const numbersDiffer: Message<
  [word: string, letters: number, number: string, digits: number]
> = error(
  'alphametic-numbers',
  `An equation in digits says which number each word is, digit by digit: it has the shape of the equation in letters.

\`\`\`
puzzlec check cash.yaml '6449 + 1754 = 8203'
\`\`\``,
  (word: string, letters: number, number: string, digits: number): Wording => ({
    message: `${word} has ${counted(letters, 'letter')}, and ${number} has ${counted(digits, 'digit')}`,
    help: 'write a digit for each letter',
  }),
);

export const zeroInFront: Message<[text: string]> = warning(
  'alphametic-zero-in-front',
  `A number is written without a 0 in front. The value is the same; perhaps a sign is missing, or another digit was meant.

\`\`\`yaml
equation: A + 007 = BB     # odd
equation: A + 7 = BB
\`\`\``,
  (text: string) => `${text} begins with 0`,
);

export const lookAlike: Message<
  [
    letter: string,
    origin: string,
    other: string,
    otherOrigin: string,
    notes: readonly import('../diagnostic.ts').Note[] | undefined,
  ]
> = warning(
  'alphametic-look-alike',
  `Letters are told apart by what they are, not by what they look like: the Latin A and the Cyrillic А are two letters.
In a puzzle that has both, one of them was most often typed by mistake.

\`\`\`yaml
equation: УДАР + УДAР = ДРАКА    # the second A is Latin
\`\`\``,
  (
    letter: string,
    origin: string,
    other: string,
    otherOrigin: string,
    notes: Wording['notes'],
  ): Wording => ({
    message: `the letters ${letter} (${origin}) and ${other} (${otherOrigin}) look alike and are two letters`,
    help: 'write them in one script if one letter is meant',
    notes: notes ?? [],
  }),
);

export const letterOfItsOwn: Message<[letter: string, others: readonly string[]]> = warning(
  'alphametic-letter-of-its-own',
  `Upper and lower case are one letter where they belong to each other one to one. \`ß\`, whose upper case is two letters,
the final sigma \`ς\`, and the dotted \`İ\` and dotless \`ı\` stay letters of their own, which may be one letter more than was
meant.

\`\`\`yaml
equation: groß + so = mass     # ß is not ss
\`\`\``,
  (letter: string, others: readonly string[]): Wording => ({
    message: `${letter} is a letter of its own, beside ${others.join(' and ')}`,
    help: `write it as you mean it if it is to be ${others.join(' and ')}`,
  }),
);
