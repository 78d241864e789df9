// What the analysis of expressions says: names, functions, types.
import { counted, didYouMean, error, type Message, type Wording, warning } from './message.ts';

export const unknownName: Message<
  [name: string, suggestion: string | undefined, help?: string | undefined]
> = error(
  'unknown-name',
  `A name in an expression is a variable, a parameter, a label, or whatever the family adds (letters, words, items).
This one is none of them. Case matters. A name with blanks goes in quotes.`,
  (name: string, suggestion: string | undefined, help?: string): Wording => ({
    message: `nothing is called ${name}`,
    help: didYouMean(suggestion) ?? help,
  }),
);

export const unknownFunction: Message<
  [name: string, suggestion: string | undefined, help?: string | undefined]
> = error(
  'unknown-function',
  `Only the functions that docs/language-yaml.md lists can be called; there are no functions of one's own. What is said
often is said in a loop:

\`\`\`yaml
- x[i] < x[i + 1] for i in 1..n - 1
\`\`\``,
  (name: string, suggestion: string | undefined, help?: string): Wording => ({
    message: `there is no function ${name}`,
    help: didYouMean(suggestion) ?? help,
  }),
);

export const functionWithoutArguments: Message<[name: string]> = error(
  'function-without-arguments',
  `The name of a function is one only in front of an opening bracket; elsewhere it would be the name of a variable.

\`\`\`yaml
- sum = 10         # wrong
- sum(x) = 10      # right
\`\`\``,
  (name: string): Wording => ({
    message: `${name} is a function, and its arguments are missing`,
    help: `write ${name}(...)`,
  }),
);

export const wrongType: Message<
  [what: string, found: string, wanted: string, help?: string | undefined]
> = error(
  'wrong-type',
  `Values are numbers, true-or-false values, labels, lists and sets, and each place wants one of them. A true-or-false
value may stand where a number is wanted (it counts 1 or 0), a number never stands where true or false is wanted.

\`\`\`yaml
- x and y        # wrong, if they are numbers
- x > 0 and y > 0
\`\`\``,
  (what: string, found: string, wanted: string, help?: string): Wording => ({
    message: `${what} is ${found}, where ${wanted} is wanted`,
    help,
  }),
);

export const wrongArguments: Message<[name: string, found: number, wanted: readonly string[]]> =
  error(
    'wrong-arguments',
    `The function takes another number of arguments. docs/language-yaml.md lists what each function takes.

\`\`\`yaml
- abs(x, y) = 3      # wrong
- abs(x - y) = 3     # right
\`\`\``,
    (name: string, found: number, wanted: readonly string[]): Wording => ({
      message: `${name} does not take ${counted(found, 'argument')}`,
      help: `write ${wanted.join(', or ')}`,
    }),
  );

export const singleValue: Message<[name: string, value: string, index: string | undefined]> =
  warning(
    'single-value',
    `The function is about many values, and gets a single one that is no list. Often a loop stands too far out: behind the whole line it
repeats the line, and not what the function takes.

\`\`\`yaml
- sum(g[i, j]) = 4 for i in 1..3, j in 1..3      # each number is 4
- sum(g[i, j] for i in 1..3, j in 1..3) = 4      # together they are 4
\`\`\``,
    (name: string, value: string, index: string | undefined): Wording => ({
      message: `${name} is about many values, and ${value} is a single one`,
      help:
        index === undefined
          ? `write a list, or several values with commas between them`
          : `write ${name}(${value} for ${index} in ...)`,
    }),
  );

export const notComparable: Message<[left: string, right: string, help?: string | undefined]> =
  error(
    'not-comparable',
    `Only values of one kind can be compared: numbers with numbers, labels with labels of the same list, lists with lists.`,
    (left: string, right: string, help?: string): Wording => ({
      message: `${left} and ${right} cannot be compared`,
      help,
    }),
  );

export const labelsUnordered: Message<[]> = error(
  'labels-unordered',
  `\`<\` between labels goes by the order in which they are listed. Words that are no labels, and labels that are listed
in different orders, have none.`,
  (): Wording => ({ message: 'these have no order, so only = and != make sense' }),
);

export const unknownLabel: Message<[text: string, name: string, suggestion: string | undefined]> =
  error(
    'unknown-label',
    `A label is written as it stands in the list that declares it; case matters. A label with blanks goes in quotes.

\`\`\`yaml
variables:
  colour: [red, dark green]
constraints:
  - colour != 'dark green'
\`\`\``,
    (text: string, name: string, suggestion: string | undefined): Wording => ({
      message: `${text} is no ${name}`,
      help: didYouMean(suggestion),
    }),
  );

export const unquotedLabel: Message<[text: string]> = error(
  'unquoted-label',
  `A label that is more than a word goes in quotes, since signs in it mean what they always mean.

\`\`\`yaml
variables:
  picture: [x-ray, scan]
constraints:
  - picture != x-ray        # wrong: x minus ray
  - picture != 'x-ray'      # right
\`\`\``,
  (text: string): Wording => ({
    message: `${text} is read as a calculation here, not as a label`,
    help: `write '${text}'`,
  }),
);

export const notKnown: Message<[what: string, why: string]> = error(
  'not-known-before-solving',
  `What a comprehension runs over, the bounds of a domain or of an index, rows of a table: these shape the model, so they
must be known before it is solved. They may use numbers and parameters, not variables.`,
  (what: string, why: string): Wording => ({
    message: `${what} is not known before the puzzle is solved, and ${why} must be`,
  }),
);

export const variableFilter: Message<[]> = error(
  'variable-filter',
  `The condition behind \`if\` of a comprehension depends on variables. sum, product, count, forall, exists and xor_all
can take that in (what does not fulfil it does not count); other functions need to know how many values there are.`,
  (): Wording => ({
    message: 'this condition depends on variables, so it is not known how many values there are',
    help: 'sum, product, count, forall, exists and xor_all allow it',
  }),
);

export const indexCount: Message<[what: string, dimensions: number, found: number]> = error(
  'index-count',
  `An array is indexed with one index for each of its dimensions; fewer give a part of it, and more make no sense.

\`\`\`yaml
variables:
  grid[1..9, 1..9]: 1..9
constraints:
  - grid[1, 2] = 5             # one cell
  - alldifferent(grid[1])      # the first row, as grid[1, *]
\`\`\``,
  (what: string, dimensions: number, found: number): Wording => ({
    message: `${what} takes ${counted(dimensions, 'index').replace('indexs', 'indices')}, and here are ${found}`,
  }),
);

export const sliceOutside: Message<[index: string, low: number, high: number]> = error(
  'slice-outside',
  `A slice lies within the array that it is cut from. A single element outside is undefined; a slice is a mistake.

\`\`\`yaml
variables:
  x[1..8]: 1..8
constraints:
  - sum(x[1..9]) = 20      # wrong
  - sum(x[1..8]) = 20      # right
\`\`\``,
  (index: string, low: number, high: number) =>
    `the slice goes to ${index}, and the indices are ${low}..${high}`,
);

export const indexOutside: Message<[what: string, index: string, low: number, high: number]> =
  warning(
    'index-outside',
    `An element outside an array is undefined, and makes the comparison or constraint around it false. That is rarely meant:
most often a loop goes one step too far.

\`\`\`yaml
- x[i] < x[i + 1] for i in 1..n        # x[n + 1] does not exist
- x[i] < x[i + 1] for i in 1..n - 1
\`\`\``,
    (what: string, index: string, low: number, high: number): Wording => ({
      message: `${what} has the indices ${low}..${high}, so there is no element ${index}`,
      help: 'what is compared with it is taken as false',
    }),
  );

export const alwaysUndefined: Message<[what: string]> = warning(
  'always-undefined',
  `A division by 0, or the least of no values, is undefined, and makes the comparison or constraint around it false.`,
  (what: string): Wording => ({
    message: `${what} is undefined`,
    help: 'what is compared with it is taken as false',
  }),
);

export const cannotChoose: Message<[what: string]> = error(
  'cannot-choose',
  `Which of several values is meant depends on a variable, and values of this kind cannot be chosen so: words that are no
labels, sets, lists with different indices (\`a\` of \`a[0..1]\` beside \`[3, 4]\`, which counts from 1).`,
  (what: string) => `${what} depends on a variable, and values of this kind cannot be chosen so`,
);

export const differentLengths: Message<[lengths: readonly number[]]> = error(
  'different-lengths',
  `The function takes lists that belong together item by item, so they have the same length.

\`\`\`yaml
- cumulative(start, [3, 2], [1, 1, 1], 2)       # wrong: three tasks, two durations
- cumulative(start, [3, 2, 4], [1, 1, 1], 2)    # right
\`\`\``,
  (lengths: readonly number[]) => `these lists have different lengths: ${lengths.join(' and ')}`,
);

export const badArgument: Message<[what: string]> = error(
  'bad-argument',
  `An argument is of the right type, but its value does not fit the function: a table without rows, an edge to a vertex
that is not there, a list where a grid is wanted. The message says which.

\`\`\`yaml
- connected([a, b, c])            # wrong: no grid, and no edges
- connected([a, b, c], [[1, 2], [2, 3]])
\`\`\``,
  (what: string) => what,
);

export const numberTooLarge: Message<[]> = error(
  'number-too-large',
  `Arithmetic is exact at any size that a puzzle means. A number of more than a hundred thousand binary digits is a slip.`,
  () => 'this number has more than a hundred thousand binary digits',
);

export const tooManySteps: Message<[limit: number]> = error(
  'too-many-steps',
  `Comprehensions are written out before the puzzle is solved. All of a puzzle together may take 3.5 million steps, and ten
more for each character of its text. A step is a round of a loop, or about two operations of what is written out in it:
\`x[i] + i != 3\` takes three. A filter (\`if i < j\`) costs a step only where it is long or calls functions.`,
  (limit: number) =>
    `the comprehensions of this puzzle take more than ${limit.toLocaleString('en')} steps`,
);
