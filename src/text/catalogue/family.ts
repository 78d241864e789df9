// What is said about the keys that all families share: unknown ones, missing ones, parameters, answers, objectives.
import { didYouMean, error, type Message, type Wording, warning } from './message.ts';

export const unknownFamily: Message<
  [name: string, known: readonly string[], suggestion: string | undefined]
> = error(
  'unknown-family',
  `\`puzzle:\` names the family of the puzzle; without it the file is a \`model\`.

\`\`\`yaml
puzzle: alphametic
equation: SEND + MORE = MONEY
\`\`\``,
  (name: string, known: readonly string[], suggestion: string | undefined): Wording => ({
    message: `there is no family of puzzles called ${name}`,
    help: didYouMean(suggestion) ?? `known are ${known.join(', ')}`,
  }),
);

export const unknownKey: Message<
  [key: string, family: string, suggestion: string | undefined, known: readonly string[]]
> = error(
  'unknown-key',
  `Every family knows the keys \`puzzle\`, \`title\`, \`description\`, \`source\`, \`parameters\`, \`constraints\`, \`minimize\`,
\`maximize\` and \`answer\`, and adds its own. A key that nobody knows is most often mistyped, and would silently change
the puzzle.`,
  (
    key: string,
    family: string,
    suggestion: string | undefined,
    known: readonly string[],
  ): Wording => ({
    message: `the family ${family} knows no key "${key}"`,
    help: didYouMean(suggestion) ?? `its keys are ${known.join(', ')}`,
  }),
);

export const missingKey: Message<[key: string, family: string]> = error(
  'missing-key',
  `The family cannot do without this key: a model needs variables, an alphametic an equation, and so on.`,
  (key: string, family: string): Wording => ({
    message: `the key "${key}" is missing, and the family ${family} needs it`,
  }),
);

export const textExpected: Message<[key: string, found: string]> = error(
  'text-expected',
  `The value of this key is a text on one or several lines.

\`\`\`yaml
title: [Eight, queens]      # wrong: a list
title: Eight queens         # right
description: |              # several lines
  No two queens
  attack each other.
\`\`\``,
  (key: string, found: string) => `the value of "${key}" is a text, and here is ${found}`,
);

export const listExpected: Message<[key: string, found: string]> = error(
  'list-expected',
  `The value of this key is a list: one line for each item, with a dash and a blank in front, or \`[a, b, c]\`.`,
  (key: string, found: string): Wording => ({
    message: `the value of "${key}" is a list, and here is ${found}`,
    help: 'put a dash and a blank in front of each item',
  }),
);

export const mappingExpected: Message<[key: string, found: string]> = error(
  'mapping-expected',
  `The value of this key is made of names with values.

\`\`\`yaml
parameters:
  n: 8
\`\`\``,
  (key: string, found: string): Wording => ({
    message: `the value of "${key}" is made of names with values, and here is ${found}`,
    help: 'write a name, a colon, a blank and a value for each',
  }),
);

export const bothObjectives: Message<[]> = error(
  'two-objectives',
  `A puzzle has at most one objective. To weigh two against each other, add them up: \`minimize: 100 * a + b\`.`,
  (): Wording => ({
    message: 'a puzzle has either minimize or maximize, not both',
    help: 'weigh them in one expression, such as minimize: 100 * a - b',
  }),
);

export const parameterValue: Message<[name: string, found: string]> = error(
  'parameter-value',
  `A parameter is a number, true or false, a word, or a list of such, which may be nested.

\`\`\`yaml
parameters:
  n: 8
  names: [Ann, Ben]
  distances: [[0, 3], [3, 0]]
\`\`\``,
  (name: string, found: string) => `the parameter ${name} cannot be ${found}`,
);

export const parameterMissing: Message<[name: string]> = error(
  'parameter-missing',
  `A parameter without a value in the file has to be given from outside.

\`\`\`yaml
parameters:
  n:            # puzzlec solve --set n=8 queens.yaml
\`\`\``,
  (name: string): Wording => ({
    message: `the parameter ${name} has no value`,
    help: `write one into the file, or give it with --set ${name}=...`,
  }),
);

export const parameterUnknown: Message<[name: string, suggestion: string | undefined]> = error(
  'parameter-unknown',
  `\`--set\` and \`--data\` give values to parameters that the file lists under \`parameters\`. A name that is not
listed is most often mistyped.

\`\`\`yaml
parameters:
  n: 8          # puzzlec solve --set n=12 queens.yaml
\`\`\``,
  (name: string, suggestion: string | undefined): Wording => ({
    message: `the puzzle has no parameter ${name}`,
    help: didYouMean(suggestion) ?? 'list it under parameters',
  }),
);

export const parameterKind: Message<[name: string, wanted: string, found: string]> = error(
  'parameter-kind',
  `A value from outside is of the same kind as the one in the file: a number for a number, a list for a list.

\`\`\`yaml
parameters:
  n: 8          # --set n=12 is right, --set n=twelve is wrong
\`\`\``,
  (name: string, wanted: string, found: string) =>
    `the parameter ${name} is ${wanted} in the file, and here it is ${found}`,
);

export const parameterTwice: Message<[name: string]> = error(
  'parameter-twice',
  `Each parameter gets one value from outside; of two, one would be lost. \`--set\` wins over \`--data\`, but two settings
of one name, or two files with it, are a mistake.

\`\`\`yaml
parameters:
  n: 8          # wrong: puzzlec solve --set n=9 --set n=10 queens.yaml
\`\`\``,
  (name: string) => `the parameter ${name} is given twice`,
);

export const badTable: Message<[what: string]> = error(
  'bad-table',
  `A CSV file has a line of names, and below it values: each column is a list for the parameter that it names. A file
without names is a table for the parameter that the file is called after.`,
  (what: string) => what,
);

export const duplicateName: Message<
  [name: string, notes: readonly import('../diagnostic.ts').Note[] | undefined]
> = error(
  'duplicate-name',
  `A name means one thing: a variable, an array or a parameter. Of two declarations one would be lost.

\`\`\`yaml
parameters: {n: 8}
variables:
  n: 1..9       # wrong: n is a parameter already
\`\`\``,
  (name: string, notes: Wording['notes']): Wording => ({
    message: `the name ${name} is declared twice`,
    notes: notes ?? [],
  }),
);

export const notAQuantity: Message<[text: string]> = error(
  'not-a-quantity',
  `What makes a solution are variables, arrays, elements and slices of them, and the quantities that a family names.`,
  (text: string): Wording => ({
    message: `${text} is not a quantity of the puzzle`,
    help: 'name a variable, an array, or elements of one',
  }),
);

export const emptyAnswer: Message<[]> = error(
  'empty-answer',
  `\`answer\` lists the quantities that make up a solution. Without any, all solutions would be the same.

\`\`\`yaml
answer: []            # wrong
answer: [x, grid]     # right; without the key all variables count
\`\`\``,
  () => 'the answer names no quantity',
);

export const objectiveUnknown: Message<[]> = warning(
  'constant-objective',
  `The objective does not depend on the solution, so all solutions are equally good. Often a variable is missing in it.

\`\`\`yaml
minimize: 3          # odd
minimize: 3 * x
\`\`\``,
  () => 'this is the same for all solutions',
);
