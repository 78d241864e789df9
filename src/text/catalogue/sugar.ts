// Messages about the shape of s-expressions: how many arguments, of which kind, and where a definition may stand.
import type { Note } from '../diagnostic.ts';
import { counted, error, type Message } from './message.ts';

/** "exactly 2 arguments", "at least 1 argument", "2 to 3 arguments". */
function amount(least: number, most: number): string {
  if (least === most) return `exactly ${counted(least, 'argument')}`;
  if (most === Number.POSITIVE_INFINITY) return `at least ${counted(least, 'argument')}`;
  return `${least} to ${counted(most, 'argument')}`;
}

/** An operator with too few or too many arguments. */
export const wrongCount: Message<
  [operator: string, least: number, most: number, got: number, shape: string]
> = error(
  'sugar-argument-count',
  `The operator takes another number of arguments. Comparisons take exactly two and are not chained.

    (< a b c)                  ; wrong
    (and (< a b) (< b c))      ; right`,
  (operator, least, most, got, shape) => ({
    message: `${operator} takes ${amount(least, most)}, and ${got === 0 ? 'none stands' : got === 1 ? '1 stands' : `${got} stand`} here`,
    help: `write ${shape}`,
  }),
);

/** A minus sign in front of a name, where it is an item of its own. */
export const gluedMinus: Message<[name: string]> = error(
  'sugar-glued-minus',
  `A minus sign in front of a name is an item of its own, so \`(= y -x)\` has three arguments. The negative of a term is
\`(- x)\`. In front of a digit the sign belongs to the number: \`-3\`.

    (= y -x)        ; wrong
    (= y (- x))     ; right`,
  (name) => ({
    message: `-${name} is read as two items, - and ${name}`,
    help: `write (- ${name})`,
  }),
);

/** A list, name or anything else where a number has to be written out. */
export const notALiteral: Message<[what: string, written: string, instead: string | undefined]> =
  error(
    'sugar-not-a-literal',
    `A weight, a bound, a position or a value of a table is a whole number written out. It cannot be a variable or an
expression.

    (weightedsum ((w x)) <= 4)            ; wrong
    (weightedsum ((3 x)) <= 4)            ; right
    (int x (- 3) 3)                       ; wrong
    (int x -3 3)                          ; right`,
    (what, written, instead) => ({
      message: `${what} is expected here, not ${written}`,
      help: instead === undefined ? undefined : `write ${instead}`,
    }),
  );

/** A number out of the range that its place allows. */
export const outOfRange: Message<[what: string, value: string, low: number, high: number]> = error(
  'sugar-out-of-range',
  `A position, a vertex, a state or the size of a table lies in a range that its place gives. In Sugar's constraints positions
count from 1; the vertices of a graph count from 0.

    (graph-active-vertices-connected 2 1 p q 1 2)     ; wrong: the vertices are 0 and 1
    (graph-active-vertices-connected 2 1 p q 0 1)     ; right`,
  (what, value, low, high) =>
    low > high
      ? `${what} is expected here, but there is none to choose from`
      : `${what} lies in ${low}..${high === Number.MAX_SAFE_INTEGER ? '' : high}, and ${value} does not`,
);

/** Something else where a list is expected. */
export const notAList: Message<[what: string, written: string]> = error(
  'sugar-not-a-list',
  `A list in parentheses is expected, even where it has one item only.

    (nvalue n a b c)        ; wrong
    (nvalue n (a b c))      ; right`,
  (what, written) => ({
    message: `${what} is expected here, not ${written}`,
    help: `a list stands in parentheses, also one of a single item: (${written})`,
  }),
);

/** A list or definition of the wrong form. */
export const wrongShape: Message<[what: string, shapes: readonly string[]]> = error(
  'sugar-wrong-shape',
  `A definition, a task, a tuple or another part has a fixed form, which the message shows.

    (int x)                    ; wrong
    (int x 1 9)                ; right
    (int x (1 3 (5 9)))        ; right: a list of values and ranges`,
  (what, shapes) => ({ message: `this is no ${what}`, help: `write ${shapes.join(' or ')}` }),
);

/** Lists that go together and differ in length. */
export const unequalLengths: Message<[what: string, left: number, right: number]> = error(
  'sugar-unequal-lengths',
  `Two lists, or a row and the terms of its table, go together item by item, so they need the same length. \`lex_less\` and
\`lex_lesseq\` need at least one item.

    (lex_less (a b) (c))        ; wrong
    (lex_less (a b) (c d))      ; right`,
  (what, left, right) =>
    left === right
      ? `${what} may not be empty`
      : `${what} need the same length, not ${left} and ${right}`,
);

/** A task of which more than one of origin, duration and end is left out. */
export const severalNil: Message<[]> = error(
  'sugar-several-nil',
  `Of the origin, the duration and the end of a task at most one is \`nil\`: it follows from the other two.

    (cumulative ((s nil nil 1)) 2)      ; wrong
    (cumulative ((s 3 nil 1)) 2)        ; right`,
  () => 'at most one of origin, duration and end may be nil',
);

/** A word that is no comparison sign. */
export const unknownComparison: Message<[written: string, shape: string]> = error(
  'sugar-unknown-comparison',
  `The comparison of a \`weightedsum\`, a \`count\` or an \`element\` is one of \`eq ne le lt ge gt\` or their signs
\`= != <= < >= >\`.

    (count 2 (a b c) about 1)     ; wrong
    (count 2 (a b c) >= 1)        ; right`,
  (written, shape) => ({
    message: `a comparison is expected here, not ${written}`,
    help: `one of = != <= < >= >, as in ${shape}`,
  }),
);

/** Division by a literal 0. */
export const zeroDivisor: Message<[operator: string]> = error(
  'sugar-zero-divisor',
  `A division by a literal 0 has no value, wherever it stands. Where a divisor may become 0 while the puzzle is solved, the
comparison around the division is false then.

    (= (/ x 0) 1)       ; wrong
    (= (/ x y) 1)       ; right, and false where y is 0`,
  (operator) => `${operator} by 0 has no value`,
);

/** `()` where a statement or an expression is expected. */
export const emptyList: Message<[]> = error(
  'sugar-empty-list',
  `An empty pair of parentheses says nothing. Remove it, or write what was meant between them.`,
  () => 'there is nothing between these parentheses',
);

/** A head that is no name. */
export const strangeHead: Message<[written: string, instead?: string]> = error(
  'sugar-strange-head',
  `A list begins with the name of an operator, a relation or a predicate. A number or another list cannot be applied to
arguments.

    (3 x)               ; wrong
    (x > 3)             ; wrong
    (> x 3)             ; right
    ((= a b) (= b c))       ; wrong
    (and (= a b) (= b c))   ; right`,
  (written, instead) => ({
    message: `a list begins with an operator, not with ${written}`,
    help:
      instead === undefined
        ? written.startsWith('(')
          ? 'to say that all of them hold, write (and ...)'
          : undefined
        : `the operator comes first: ${instead}`,
  }),
);

/** A number where a formula is expected. */
export const termAsFormula: Message<[written: string]> = error(
  'sugar-number-as-formula',
  `A statement and the arguments of \`and\`, \`or\`, \`not\` and the like are formulas: they are true or false. A number is not; compare it
with something.

    (or x y)                    ; wrong, if x and y are numbers
    (or (> x 0) (> y 0))        ; right`,
  (written) => ({
    message: `${written} is a number, and a formula is expected here`,
    help: `compare it, as in (> ${written} 0)`,
  }),
);

/** A formula where a number is expected. */
export const formulaAsTerm: Message<[written: string]> = error(
  'sugar-formula-as-number',
  `Comparisons and arithmetic are about numbers. A boolean or another formula is none; \`(if f 1 0)\` makes it one. To say that two
formulas are equal, write \`iff\`.

    (= p q)                       ; wrong, if p and q are booleans
    (iff p q)                     ; right
    (= (+ p q) 1)                 ; wrong
    (= (+ (if p 1 0) (if q 1 0)) 1)   ; right`,
  (written) => ({
    message: `${written} is true or false, and a number is expected here`,
    help: `write (if ${written} 1 0), or iff to compare formulas`,
  }),
);

/** A definition inside another statement. */
export const definitionInside: Message<[word: string]> = error(
  'sugar-definition-inside',
  `Definitions such as \`int\`, \`bool\`, \`relation\` or \`objective\` are statements of their own. They cannot stand inside a formula.

    (and (int x 1 3) (> x 1))       ; wrong
    (int x 1 3) (> x 1)             ; right`,
  (word) => ({
    message: `(${word} ...) is a statement of its own and may not stand inside another one`,
    help: 'is a bracket before it not closed?',
  }),
);

/** A form that Sugar uses between its own stages. */
export const internalForm: Message<[word: string]> = error(
  'sugar-internal-form',
  `\`(groups ...)\`, \`(label ...)\` and \`(hold ...)\` are forms that Sugar's own stages exchange for groups of clauses. They say nothing
about a puzzle, and puzzlec has no use for them. Leave them out; \`puzzlec explain\` finds groups of constraints that clash.`,
  (word) => `(${word} ...) is an internal form of Sugar and means nothing in a puzzle`,
);

/** An expression that is nested deeper than can be worked on. */
export const tooDeep: Message<[limit: number]> = error(
  'sugar-too-deep',
  `Expressions may be nested a few hundred levels deep, more than anybody writes. A program that writes puzzles can give a part a
name, a variable that equals it, and go on with that. Chains of one operator (\`+ * and or xor min max\`) may be of any
length, nested or not.`,
  (limit) => ({
    message: `this is nested too deep (more than ${limit} levels)`,
    help: 'declare a variable that equals a part of it, and use that',
  }),
);

/** Something other than one expression. */
export const oneExpression: Message<[got: number]> = error(
  'sugar-one-expression',
  `An expression that is given on its own, such as an objective on the command line, is one expression, for example \`(+ x y)\` or
\`x\`. Several of them are combined by an operator, such as \`(and f g)\`.`,
  (got) => `one expression is expected, and ${got === 0 ? 'there is none' : `there are ${got}`}`,
);

/** What is said when there are more mistakes than anyone wants to read. */
export const tooMany: Message<[left: number, notes?: readonly Note[]]> = error(
  'sugar-too-many-errors',
  `A file with very many mistakes is often no s-expression at all, or one mistake near its start causes the others. Mend the first
ones and try again.`,
  (left, notes = []) => ({ message: `${counted(left, 'more mistake')} left out`, notes }),
);
