// What the `model` family says: declarations, domains, labels.
import { error, type Message, type Wording, warning } from './message.ts';

export const noVariables: Message<[]> = error(
  'no-variables',
  `A model is about variables: names with the values that they can take.

\`\`\`yaml
variables:
  x: 1..9
  q[1..8]: 1..8
  colour: [red, green, blue]
  light: bool
\`\`\``,
  () => 'a model needs variables: names with the values that they can take',
);

export const badDeclaration: Message<[text: string, quoted: string | undefined]> = error(
  'bad-declaration',
  `A declaration is a name, or a name with ranges of indices: \`x\`, \`q[1..n]\`, \`grid[1..9, 1..9]\`. A name with other characters than
letters, digits and \`_\` goes in two pairs of quotes, since YAML takes one away.

\`\`\`yaml
variables:
  Pall Mall: 1..3          # wrong
  'Pall Mall': 1..3        # wrong: the same for YAML
  "'Pall Mall'": 1..3      # right
constraints:
  - 2 = 'Pall Mall'
\`\`\``,
  (text: string, quoted: string | undefined): Wording => ({
    message: `${text} is no declaration`,
    help: `write a name, or a name with ranges of indices such as q[1..8]${quoted === undefined ? '' : `; other names go in two pairs of quotes: ${quoted}: ...`}`,
  }),
);

export const declaredTogether: Message<[names: readonly string[]]> = error(
  'declared-together',
  `Each variable or array has a line of its own. Variables that are alike may be an array.

\`\`\`yaml
variables:
  x, y: 1..3       # wrong
  x: 1..3          # right
  y: 1..3
  z[1..2]: 1..3    # right: z[1] and z[2]
\`\`\``,
  (names: readonly string[]): Wording => ({
    message: `${names.join(' and ')} are declared at once`,
    help: 'write one line for each',
  }),
);

export const indexRangeExpected: Message<[text: string]> = error(
  'index-range-expected',
  `The indices of an array run from one number to another.

\`\`\`yaml
variables:
  q[8]: 1..8         # wrong
  q[1..8]: 1..8      # right
\`\`\``,
  (text: string): Wording => ({
    message: `the indices of an array are a range, and here is ${text}`,
    help: /^[\w]+$/.test(text) ? `write 1..${text}` : 'for example 1..8',
  }),
);

export const domainExpected: Message<[name: string, found: string]> = error(
  'domain-expected',
  `Behind the name of a variable stand the values that it can take: a range \`1..9\`, a set \`{1, 3, 5}\`, several of them
\`1..3, 7\`, \`bool\`, or a list of labels \`[red, green, blue]\`.`,
  (name: string, found: string): Wording => ({
    message:
      found === 'nothing'
        ? `the values that ${name} can take are missing`
        : `the values that ${name} can take are not said by ${found}`,
    help: 'for example 1..9, {1, 3, 5}, bool, or [red, green, blue]',
  }),
);

export const differenceAsDomain: Message<[low: number, high: number]> = warning(
  'difference-as-domain',
  `A minus sign subtracts wherever it stands: \`1-9\` is the number -8. A range is written \`1..9\`. Where the difference is meant,
the number itself says it better.

\`\`\`yaml
variables:
  x: 1-9       # -8
  y: 1..9      # nine values
\`\`\``,
  (low: number, high: number): Wording => ({
    message: `this is a difference: the one value ${low - high}`,
    help: `write ${low}..${high} for the numbers from ${low} to ${high}, ${low - high} for the difference`,
  }),
);

export const emptyDomain: Message<[name: string]> = error(
  'empty-domain',
  `A variable without any value to take makes a puzzle without any solution; most often the ends of a range are swapped.`,
  (name: string): Wording => ({
    message: `there is no value that ${name} could take`,
    help: 'a range goes from the lower end to the higher one',
  }),
);

export const domainTooLarge: Message<[name: string]> = error(
  'domain-too-large',
  `The values of a variable lie between -(2^53 - 1) and 2^53 - 1. Expressions have no such limit: a product or a sum of
variables may be as large as it likes.

\`\`\`yaml
variables:
  x: 0..10**20      # wrong
  y: 0..10**9       # right, and y * y * y is exact
\`\`\``,
  (name: string) => `the values of ${name} go beyond 2^53 - 1 in magnitude`,
);

export const arrayTooLarge: Message<[name: string, limit: number]> = error(
  'array-too-large',
  `A puzzle may have up to 250,000 variables. More are most often a slip in the indices.

\`\`\`yaml
variables:
  grid[1..2000, 1..2000]: 0..1      # four million
\`\`\``,
  (name: string, limit: number) =>
    `with ${name} there are more than ${limit.toLocaleString('en')} variables`,
);

export const labelTwice: Message<[label: string]> = error(
  'label-twice',
  `Each label of a list stands for a value of its own, so it stands there once.

\`\`\`yaml
variables:
  colour: [red, green, red]      # wrong
  colour: [red, green]           # right
\`\`\``,
  (label: string) => `the label ${label} is listed twice`,
);

export const badLabel: Message<[found: string]> = error(
  'bad-label',
  `A label is a word or a text, not a list.

\`\`\`yaml
variables:
  colour: [red, [green, blue]]        # wrong
  colour: [red, green, 'dark blue']   # right
\`\`\``,
  (found: string) => `a label is a word, and here is ${found}`,
);

export const rangeAsLabel: Message<[label: string]> = warning(
  'range-as-label',
  `A list is one of numbers if all its items are numbers and ranges of them. With a single other item it is a list of labels, and what
looks like a range is a label too.

\`\`\`yaml
variables:
  x: [1..3, red]         # two labels
  x: ['1..3', red]       # the same, without a warning
  x: [1, 2, 3, red]      # four labels
\`\`\``,
  (label: string): Wording => ({
    message: `${label} is a label here, since not all items of the list are numbers`,
    help: `write '${label}' if that is meant, and list the labels one by one otherwise`,
  }),
);

export const labelHidden: Message<[label: string]> = warning(
  'label-hidden',
  `A bare word that names a variable or a parameter is that. The label of the same spelling is written in quotes.`,
  (label: string): Wording => ({
    message: `${label} is also the name of a variable or parameter, which the bare word means`,
    help: `write '${label}' for the label`,
  }),
);

export const unusedVariable: Message<[name: string]> = warning(
  'unused-variable',
  `No constraint and no objective speaks of the variable, so it takes each of its values in turn, and multiplies the
solutions.`,
  (name: string): Wording => ({
    message: `nothing is said about ${name}`,
    help: 'leave it out, or say what it has to do with the others',
  }),
);
