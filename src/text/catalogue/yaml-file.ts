// What the YAML reader says about a file as a whole: documents, directives, indentation, keys, brackets.
import { error, type Message, type Wording } from './message.ts';

export const emptyFile: Message<[]> = error(
  'yaml-empty',
  `There is nothing in the file but blanks and comments. A puzzle has at least one key, such as \`variables:\`.`,
  () => 'the file is empty: there is no puzzle in it',
);

export const notMapping: Message<[found: string]> = error(
  'yaml-not-a-mapping',
  `A puzzle is a list of keys with values: \`puzzle: alphametic\` and so on. This file holds something else.`,
  (found: string): Wording => ({
    message: `a puzzle is made of keys with values, such as "title: Eight queens"; this file is ${found}`,
  }),
);

export const duplicateKey: Message<
  [key: string, first: string, note: readonly import('../diagnostic.ts').Note[] | undefined]
> = error(
  'yaml-duplicate-key',
  `A key may stand once in a mapping. Keys that mean the same number (\`1\` and \`01\`) are the same key.`,
  (key: string, first: string, note: Wording['notes']): Wording => ({
    message:
      key === first
        ? `the key "${key}" occurs twice`
        : `${key} and ${first} are the same key, so it occurs twice`,
    notes: note ?? [],
    help: 'keep one of them, or put what belongs together into one list',
  }),
);

export const mergeKey: Message<[]> = error(
  'yaml-merge-key',
  `\`<<\` merged one mapping into another in YAML 1.1. YAML 1.2, which puzzlec reads, has no merging.

\`\`\`yaml
parameters:
  <<: {n: 8}      # wrong
  n: 8            # right
\`\`\``,
  () => 'the key << (merge) belongs to YAML 1.1; write the keys out',
);

export const oldVersion: Message<[version: string]> = error(
  'yaml-version',
  `puzzlec reads YAML 1.2, where \`no\`, \`on\` and \`010\` are words and numbers as they look. A file that asks for
YAML 1.1 asks for other meanings.`,
  (version: string) => `this file asks for YAML ${version}, and puzzlec reads YAML 1.2`,
);

export const directive: Message<[name: string]> = error(
  'yaml-directive',
  `A line that begins with \`%\` in front of \`---\` is a directive to YAML. puzzlec knows none but \`%YAML 1.2\`, which may be
left out.

\`\`\`yaml
title: Queens      # nothing is needed in front
\`\`\``,
  (name: string) => `puzzlec does not know the directive ${name}`,
);

export const secondDocument: Message<[]> = error(
  'yaml-second-document',
  `\`---\` begins a further document in a YAML file. puzzlec reads one puzzle from a file; give each its own file, and
call \`puzzlec solve\` with all of them.`,
  (): Wording => ({
    message: 'a second document begins here, and a file holds one puzzle',
    help: 'put each puzzle into a file of its own; a command takes several files',
  }),
);

export const tabIndent: Message<[]> = error(
  'yaml-tab',
  `YAML does not allow tabs in front of a line: how deep a line stands is told by blanks. Most editors can be told to
write blanks for the tab key.

\`\`\`yaml
constraints:
  - x < y          # two blanks in front
\`\`\``,
  () => 'a tab is used for indentation; YAML wants blanks here',
);

export const indentation: Message<[]> = error(
  'yaml-indentation',
  `What belongs together begins in the same column: the keys of a mapping, the dashes of a list. What belongs below a key
stands further in than the key.

\`\`\`yaml
variables:
  x: 1..9
 y: 1..9        # wrong: one blank, where x has two
\`\`\``,
  () => 'this line begins in another column than the lines that it belongs to',
);

export const unclosedQuote: Message<[quote: string]> = error(
  'yaml-unclosed-quote',
  `A value that begins with a quote ends with the same quote. A quote inside single quotes is doubled, one inside double
quotes has a backslash in front.

\`\`\`yaml
title: 'Mum's puzzle'       # wrong
title: 'Mum''s puzzle'      # right
title: Mum's puzzle         # right: no quote in front, none needed
\`\`\``,
  (quote: string) => `the quote ${quote} that begins this value is not closed`,
);

export const badEscape: Message<[sequence: string]> = error(
  'yaml-escape',
  `In double quotes a backslash begins an escape sequence, and YAML has a fixed list of them. A backslash itself is
doubled; in single quotes it is an ordinary character.`,
  (sequence: string): Wording => ({
    message: `YAML has no escape sequence ${sequence}`,
    help: 'double the backslash, or use single quotes',
  }),
);

export const unclosedBracket: Message<[bracket: string]> = error(
  'yaml-unclosed-bracket',
  `A list that begins with \`[\` ends with \`]\`, a mapping that begins with \`{\` ends with \`}\`.

\`\`\`yaml
parameters: {n: 8        # wrong
parameters: {n: 8}       # right
\`\`\``,
  (bracket: string) => `the ${bracket} that opens here is not closed`,
);

export const emptyItem: Message<[]> = error(
  'yaml-empty-item',
  `Between two commas of a list there is nothing. What is left out on purpose needs a word of its own.

\`\`\`yaml
parameters: {row: [1, , 3]}       # wrong
parameters: {row: [1, 0, 3]}      # right
\`\`\``,
  () => 'an item is missing here',
);

export const missingColon: Message<[help: string]> = error(
  'yaml-missing-colon',
  `A line of a mapping is a key, a colon, a blank, and a value. Without the blank the colon is a part of the key.

\`\`\`yaml
variables:
  x:1..9       # wrong
  x: 1..9      # right
\`\`\``,
  (help: string): Wording => ({
    message: 'a key with a colon and a blank behind it is expected here',
    help,
  }),
);

export const listBehindKey: Message<[]> = error(
  'yaml-list-behind-key',
  `A list that is written with dashes begins on the line below its key. An expression that begins with a minus sign has
no blank behind it.`,
  (): Wording => ({
    message:
      'a dash and a blank begin an item of a list, and that cannot stand on the line of a key',
    help: 'begin the list on the next line, or leave out the blank behind the minus sign',
  }),
);

export const complexKey: Message<[]> = error(
  'yaml-complex-key',
  `A key is a word or a text, never a list or a mapping.

\`\`\`yaml
variables:
  [x, y]: 1..9       # wrong
  x: 1..9            # right
  y: 1..9
\`\`\``,
  () => 'a list or a mapping cannot be a key',
);

export const tooDeep: Message<[limit: number]> = error(
  'yaml-too-deep',
  `Lists in lists in lists: puzzlec follows them to a depth of 200, which no puzzle needs. Most often brackets are not
closed.

\`\`\`yaml
parameters: {w: [[1, 2], [3, 4]]}      # two deep
\`\`\``,
  (limit: number) => `lists and mappings stand more than ${limit} deep inside one another here`,
);

export const nothingFollows: Message<[found: string]> = error(
  'yaml-nothing-follows',
  `The mapping that makes the puzzle has ended before this place, so that nothing can follow. Most often a bracket closes
what nothing opened, or a line does not begin in the column of the other keys.`,
  (found: string) => `the keys of the puzzle end before this line, so ${found} cannot stand here`,
);

export const invalidYaml: Message<[detail: string]> = error(
  'yaml-syntax',
  `The text is no YAML. The line shown is where the reader could not go on; often the reason stands just before it.`,
  (detail: string): Wording => ({
    message: `this cannot be read as YAML: ${detail}`,
    help: 'put text with signs that YAML uses in quotes',
  }),
);
