// Every message by its code: for `puzzlec explain-error`, docs/diagnostics.md, and the test that each has a sample.
import * as alphametic from './alphametic.ts';
import * as alphameticLayout from './alphametic-layout.ts';
import * as analysis from './analysis.ts';
import * as backends from './backends.ts';
import * as countdown from './countdown.ts';
import * as dimacs from './dimacs.ts';
import * as expression from './expression.ts';
import * as family from './family.ts';
import * as input from './input.ts';
import type { Message } from './message.ts';
import * as model from './model.ts';
import * as outFile from './out-file.ts';
import * as sexpr from './sexpr.ts';
import * as statement from './statement.ts';
import * as sudoku from './sudoku.ts';
import * as sugar from './sugar.ts';
import * as sugarNames from './sugar-names.ts';
import * as sugarQuirks from './sugar-quirks.ts';
import * as yaml from './yaml.ts';
import * as yamlFile from './yaml-file.ts';
import * as zebra from './zebra.ts';

/** An entry without its way of composing. */
export type Explained = Pick<Message<never>, 'code' | 'severity' | 'explanation'>;

const areas: readonly (readonly [area: string, messages: Readonly<Record<string, unknown>>])[] = [
  ['Files', input],
  ['Files of solutions', outFile],
  ['S-expressions: characters and brackets', sexpr],
  ['S-expressions: shapes', sugar],
  ['S-expressions: names', sugarNames],
  ['S-expressions: accepted as Sugar does', sugarQuirks],
  ['YAML: the file', yamlFile],
  ['YAML: lines that YAML breaks', yaml],
  ['YAML: keys and parameters', family],
  ['Expressions: signs and words', expression],
  ['Expressions: names, types and values', analysis],
  ['Expressions: statements', statement],
  ['Models', model],
  ['Alphametics', alphametic],
  ['Alphametics: layouts', alphameticLayout],
  ['Zebras', zebra],
  ['Countdown', countdown],
  ['Sudokus', sudoku],
  ['CNF files', dimacs],
  ['Solvers', backends],
];

function isMessage(value: unknown): value is Explained {
  return typeof value === 'function' && 'code' in value && 'explanation' in value;
}

/** The messages of each area, in the order of the files. */
export const catalogue: readonly (readonly [area: string, messages: readonly Explained[]])[] =
  areas.map(([area, messages]) => [area, Object.values(messages).filter(isMessage)]);

/** The entry with a code. */
export function findMessage(code: string): Explained | undefined {
  return catalogue.flatMap(([, messages]) => messages).find((message) => message.code === code);
}

/** docs/diagnostics.md: all messages with their explanations. */
export function catalogueAsMarkdown(): string {
  const parts = catalogue.map(([area, messages]) => {
    const entries = [...messages]
      .sort((a, b) => (a.code < b.code ? -1 : 1))
      .map(
        ({ code, severity, explanation }) =>
          `### ${code}\n\n*${severity}*\n\n${explanation.trim()}\n`,
      );
    return `## ${area}\n\n${entries.join('\n')}`;
  });
  return [
    '# Messages\n\nWhat puzzlec says of a puzzle that is not as it should be, by the code in brackets behind each message.',
    '`puzzlec explain-error CODE` prints one of them. An *error* must be mended; a *warning* never changes an answer.',
    'This page is generated from the catalogue in `src/text/catalogue/`.\n',
    parts.join('\n'),
  ].join('\n');
}
