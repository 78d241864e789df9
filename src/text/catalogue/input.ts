// Messages about files, and about texts that are no puzzle at all.
import { didYouMean, error, type Message } from './message.ts';

export const fileNotFound: Message<[name: string, suggestion: string | undefined]> = error(
  'file-not-found',
  `There is no file of that name. Names are taken as they are: a pattern such as \`specs/*.yaml\` is expanded by the
shell, not by puzzlec. \`-\` reads standard input.`,
  (name: string, suggestion: string | undefined) => ({
    message: `there is no file ${name}`,
    help: didYouMean(suggestion),
  }),
);

export const isDirectory: Message<[name: string]> = error(
  'is-a-directory',
  'A file is wanted, and the name is that of a directory. Name the files in it: `puzzlec solve specs/*.yaml`.',
  (name: string) => ({
    message: `${name} is a directory, not a puzzle`,
    help: `name the files in it: ${name.replace(/\/$/, '')}/*.yaml`,
  }),
);

export const unreadableFile: Message<[name: string, reason: string]> = error(
  'unreadable-file',
  'The file is there but cannot be read; the operating system says why.',
  (name: string, reason: string) => `cannot read ${name}: ${reason}`,
);

export const notUtf8: Message<[name: string, offset: number]> = error(
  'not-utf-8',
  `Puzzles are UTF-8 text. The file holds bytes that are not. It may be in another encoding (save it again as UTF-8), or
no text at all.`,
  (name: string, offset: number) => `${name} is not UTF-8 text: see byte ${offset}`,
);

export const damagedGzip: Message<[name: string, reason: string]> = error(
  'damaged-gzip',
  'The name of the file ends in `.gz` or its first bytes say that it is compressed, but it cannot be decompressed.',
  (name: string, reason: string) => `cannot decompress ${name}: ${reason}`,
);

export const tooLarge: Message<[what: string, advice: string | undefined]> = error(
  'too-large',
  `The puzzle is well formed, but more than puzzlec or the chosen backend can hold: a value beyond 2^53 that cannot be
split, or a formula of too many clauses. The message says which part it is and what may help.`,
  (what: string, advice: string | undefined) => ({ message: what, help: advice }),
);

export const badOption: Message<[message: string, help: string | undefined]> = error(
  'bad-option',
  'An option of the command line has a value that it cannot have. `puzzlec COMMAND --help` shows what each takes.',
  (message: string, help: string | undefined) => ({ message, help }),
);

export const badSolverOutput: Message<[name: string, problem: string]> = error(
  'bad-solver-output',
  `What the outside solver printed is no answer to this puzzle's clauses. \`puzzlec decode\` reads the result files of
MiniSat and the \`s\` and \`v\` lines of the SAT competitions. The clauses must come from the same file with the same
options, since these decide how the variables are numbered:

    puzzlec compile queens.yaml --set n=6 --to cnf > queens.cnf
    cadical -q queens.cnf > queens.out
    puzzlec decode queens.yaml --set n=6 --cnf-solution queens.out`,
  (name: string, problem: string) => ({
    message: `${name} is no answer to the clauses of this puzzle: ${problem}`,
    help: 'print the clauses with the same options: puzzlec compile FILE --to cnf',
  }),
);
