// What the reader of expressions says: about signs and words, about what is missing, about what is not closed.
import type { Note } from '../diagnostic.ts';
import { error, type Message, type Wording, warning } from './message.ts';

export const unknownCharacter: Message<[character: string]> = error(
  'unknown-character',
  `An expression is made of names, whole numbers, quoted words and the signs that docs/language-yaml.md lists. A name with
other characters goes in quotes: \`'Pall Mall' = birds\`.`,
  (character: string): Wording => ({
    message: /\p{Cf}|\p{Cc}|\p{Cn}|\p{Co}/u.test(character)
      ? `there is an invisible character here (${codePoint(character)})`
      : `${character} has no meaning here`,
    help: /\p{Cf}|\p{Cc}/u.test(character)
      ? 'delete it'
      : 'put a name with such characters in quotes',
  }),
);

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

export const foreignSign: Message<[sign: string, meant: string]> = error(
  'foreign-sign',
  `Languages differ in how they write "and", "not", "is not" and so on. In puzzlec they are words and signs: \`and\`, \`or\`,
\`not\`, \`!=\`, \`->\` for "implies", \`<->\` for "if and only if", \`**\` for a power. A range is \`1..9\`, and what a loop is to leave out is
said behind \`if\`:

\`\`\`yaml
- x = 1 implies y = 2                  # wrong
- x = 1 -> y = 2                       # right
- sum(x[i] for i in 1..4 where i > 1)  # wrong
- sum(x[i] for i in 1..4 if i > 1)     # right
\`\`\``,
  (sign: string, meant: string): Wording => ({
    message: `${sign} has no meaning here`,
    help:
      sign === '=>' && meant === '->'
        ? 'write -> for "implies", or >= for "at least"'
        : `write ${meant}`,
  }),
);

export const decimal: Message<[text: string]> = error(
  'decimal-number',
  `Numbers are whole. A fraction is written with \`/\`, which is exact: \`3/2\`.

\`\`\`yaml
- x = 1.5 * y      # wrong
- x = 3/2 * y      # right
\`\`\``,
  (text: string): Wording => ({
    message: `${text} is no whole number`,
    help: 'write a fraction with /, which is exact',
  }),
);

export const unclosedWord: Message<[quote: string]> = error(
  'unclosed-quote',
  `A quoted word ends with the quote that it begins with. A quote inside it is doubled: \`'Mum''s house'\`.`,
  (quote: string): Wording => ({
    message: `the quote ${quote} that opens here is not closed`,
    help: `a quote inside a quoted word is doubled: ${quote}${quote}`,
  }),
);

export const emptyExpression: Message<[]> = error(
  'empty-expression',
  `A line of a list, or the value of a key, is to be an expression, and there is nothing in it.

\`\`\`yaml
constraints:
  -            # wrong: nothing
  - x < y      # right
\`\`\``,
  () => 'an expression is missing here',
);

export const operandMissing: Message<[found: string, after: string]> = error(
  'operand-missing',
  `An operator stands between two things, a comma parts two things, a bracket holds something.

\`\`\`yaml
- x + = 3       # wrong: what is added?
- x + y = 3     # right
\`\`\``,
  (found: string, after: string): Wording => ({
    message: `a name or a number is missing ${after}${found === '' ? '' : `; ${found} is here instead`}`,
  }),
);

export const operatorMissing: Message<[left: string, right: string, help: string]> = error(
  'operator-missing',
  `Two names or numbers stand side by side, and nothing says what to do with them. A name with a blank in it goes in
quotes; a product is written with \`*\`; what holds is written with signs and functions, not as a sentence.

\`\`\`yaml
- 2 x = 6              # wrong
- 2 * x = 6            # right
- Pall Mall = birds    # wrong
- birds = 'Pall Mall'  # right
- red is next to blue  # wrong
- next_to(red, blue)   # right
\`\`\``,
  (left: string, right: string, help: string): Wording => ({
    message: `an operator is missing between ${left} and ${right}`,
    help,
  }),
);

export const unexpected: Message<[found: string, help?: string | undefined]> = error(
  'unexpected-sign',
  `The sign or word cannot stand at this place. A line is one expression: two conditions are two lines, or are joined by
\`and\`; a choice is written \`if ... then ... else ...\`.

\`\`\`yaml
- x < y, y < z       # wrong
- x < y and y < z    # right
\`\`\``,
  (found: string, help?: string): Wording => ({ message: `${found} cannot stand here`, help }),
);

export const notClosed: Message<[opener: string, found: string, notes: readonly Note[]]> = error(
  'bracket-not-closed',
  `Every opening bracket has a closing one of its kind. The place shown is where the bracket opens.

\`\`\`yaml
- 2 * (x + y = 10      # wrong
- 2 * (x + y) = 10     # right
\`\`\``,
  (opener: string, found: string, notes: readonly Note[]): Wording => ({
    message: `the ${opener} is not closed${found === '' ? '' : ` before ${found}`}`,
    notes,
  }),
);

export const listInParentheses: Message<
  [brackets: '[]' | '{}', instead: string, isQuoted: boolean]
> = error(
  'list-in-parentheses',
  `Parentheses group operations, and are about one value. Values that belong together are a list, in square brackets, or a set, in
braces. In YAML a line that begins with such a bracket and goes on goes in quotes.

\`\`\`yaml
- (x, y) in {(1, 2), (2, 1)}      # wrong
- "[x, y] in {[1, 2], [2, 1]}"    # right
\`\`\``,
  (brackets: string, instead: string, isQuoted: boolean): Wording => {
    const isSet = brackets === '{}';
    const goesInQuotes = !isSet && !isQuoted && /^[[{]/.test(instead) && !/["\\]/.test(instead);
    return {
      message: `several values in parentheses: ${isSet ? 'a set goes in braces' : 'a list goes in square brackets'}`,
      help: `write ${goesInQuotes ? `"${instead}"` : instead}`,
    };
  },
);

export const notOpened: Message<[closer: string]> = error(
  'bracket-not-opened',
  `Every closing bracket has an opening one of its kind.

\`\`\`yaml
- 2 * x + y) = 10      # wrong
- 2 * (x + y) = 10     # right
\`\`\``,
  (closer: string) => `${closer} closes what nothing opened`,
);

export const thenMissing: Message<[word: string, instead?: string | undefined]> = error(
  'then-missing',
  `A choice is written \`if condition then value else other\`; both values are needed. What holds under a condition, and of which
nothing is said otherwise, is written with \`->\`.

\`\`\`yaml
- y = (if x > 3 then x else 3)
- x > 3 -> y = x
\`\`\``,
  (word: string, instead?: string): Wording => ({
    message: `a choice is written if ... then ... else ..., and ${word} is missing`,
    help: instead === undefined ? undefined : `without else, write ${instead}`,
  }),
);

export const chainedRange: Message<[]> = error(
  'chained-range',
  `A range has two ends: \`1..9\`. Steps are written as a comprehension.

\`\`\`yaml
- x in 1..3..9                      # wrong
- x in {2 * i + 1 for i in 0..4}    # right: 1, 3, 5, 7, 9
\`\`\``,
  () => 'a range has two ends, and here is a third',
);

export const generatorExpected: Message<[]> = error(
  'generator-expected',
  `Behind \`for\` stand a name, \`in\`, and what the name runs over.

\`\`\`yaml
- x[i] < x[i + 1] for i in 1..n - 1
\`\`\``,
  (): Wording => ({
    message: 'a name and in are missing behind for',
    help: 'for example: for i in 1..n',
  }),
);

export const generatorsInFront: Message<[name: string, body: string, loop: string]> = error(
  'loop-in-front',
  `What a function runs over stands behind what it takes, in the same brackets, and begins with \`for\`. MiniZinc has it in
brackets of its own, in front.

\`\`\`yaml
- forall(i in 1..3)(x[i] > 1)       # wrong
- forall(x[i] > 1 for i in 1..3)    # right
\`\`\``,
  (name: string, body: string, loop: string): Wording => ({
    message: 'a loop stands in the same brackets, behind what is repeated',
    help: `write ${name}(${body} for ${loop})`,
  }),
);

export const comprehensionNotAlone: Message<[]> = error(
  'comprehension-not-alone',
  `A comprehension is the only argument of its function. As one argument of several it goes in square brackets.

\`\`\`yaml
- exactly(2, x[i] = 1 for i in 1..n)      # wrong
- exactly(2, [x[i] = 1 for i in 1..n])    # right
\`\`\``,
  (): Wording => ({
    message: 'a comprehension among other arguments goes in square brackets',
    help: 'write [... for ... in ...]',
  }),
);

export const tooNested: Message<[limit: number]> = error(
  'expression-too-deep',
  `Brackets in brackets in brackets: puzzlec follows them to a depth that no puzzle needs. Give parts of it names.`,
  (limit: number) => `this expression is nested more than ${limit} deep`,
);

export const chainedNotEqual: Message<[]> = warning(
  'chained-not-equal',
  `A chain of comparisons holds for every neighbouring pair, so \`a != b != c\` lets \`a\` and \`c\` be equal.

\`\`\`yaml
- a != b != c                # a may be c
- alldifferent(a, b, c)      # all three differ
\`\`\``,
  (): Wording => ({
    message: 'a chain compares neighbours only, so the outer ones may be equal',
    help: 'write alldifferent(...) if all are to differ',
  }),
);
