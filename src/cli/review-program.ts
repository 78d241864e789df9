// The command `review` as commander knows it.
import { Command, InvalidArgumentError } from 'commander';
import type { RemarkKind } from '../queries/review.ts';
import { wholeNumber } from './options.ts';

const kinds: { readonly [K in RemarkKind]: string } = {
  follows: 'clues that follow from others',
  twice: 'clues that are said twice',
  unmentioned: 'what no clue mentions',
  reading: 'clues that can be read in two ways',
  unused: 'digits that are not used',
};

/** Kinds of remarks, by commas. */
function kindList(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  const odd = names.find((name) => !Object.hasOwn(kinds, name));
  if (odd === undefined) return names;
  throw new InvalidArgumentError(`"${odd}" is none of ${Object.keys(kinds).join(', ')}.`);
}

const help = `
Kinds of remarks:
${Object.entries(kinds)
  .map(([name, words]) => `  ${name.padEnd(12)} ${words}`)
  .join('\n')}`;

/** The command without what all commands share. */
export function reviewProgram(): Command {
  return new Command('review')
    .description('what a careful reviewer would remark: redundant clues, what no clue mentions ...')
    .argument('<files...>', 'puzzles; - is standard input')
    .option('--ignore <kinds>', 'kinds of remarks to leave out, by commas', kindList)
    .option('--limit <n>', 'count solutions up to here for each reading (1000)', wholeNumber(1))
    .addHelpText('after', help);
}
