// Messages about the file that `enumerate --out` writes.
import { error, type Message } from './message.ts';

export const outFileExists: Message<[name: string]> = error(
  'out-file-exists',
  `\`enumerate --out\` writes a new file. This one is there already, and nothing in it is overwritten.

    puzzlec enumerate queens.yaml --out queens.ndjson             # begins
    puzzlec enumerate queens.yaml --out queens.ndjson --resume    # goes on where that was stopped`,
  (name: string) => ({
    message: `${name} is there already`,
    help: 'add --resume to go on with it, or name another file',
  }),
);

export const outFileOfAnother: Message<[name: string, puzzle: string]> = error(
  'out-file-of-another-puzzle',
  `The first line of the file says which puzzle its solutions are of. \`--resume\` goes on only with the same puzzle: the
same text, parameters, objective and projection. Solutions of two puzzles in one file would be worth nothing.`,
  (name: string, puzzle: string) => ({
    message: `${name} holds solutions of another puzzle (${puzzle})`,
    help: 'name another file; parameters, objective and --project must be as they were',
  }),
);

export const outFileInUse: Message<[name: string, holder: number]> = error(
  'out-file-in-use',
  `Another puzzlec is writing this file. Two of them would write every solution twice. When that one has ended, even by
\`kill -9\`, \`--resume\` goes on with the file.`,
  (name: string, holder: number) => `${name} is in use by process ${holder}`,
);

export const outFileDamaged: Message<[name: string, line: number]> = error(
  'out-file-damaged',
  `A line in the middle of the file is not as \`enumerate --out\` wrote it. (A last line that was torn when the power
failed is repaired without a word.) It cannot be said which solutions the file lacks.`,
  (name: string, line: number) => `line ${line} of ${name} is not as puzzlec wrote it`,
);

export const unwritableFile: Message<[name: string, reason: string]> = error(
  'unwritable-file',
  `The file cannot be written; the operating system says why: no space left, no permission, no such folder. What was
written before stays, and \`--resume\` goes on with it.`,
  (name: string, reason: string) => `cannot write ${name}: ${reason}`,
);
