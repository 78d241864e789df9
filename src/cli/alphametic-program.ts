// The command `alphametic` as commander knows it: equations on the command line, with the keys of the family as options.
import { Command } from 'commander';
import { collected, wholeNumber } from './options.ts';

const examples = `
Examples:
  puzzlec alphametic 'SEND + MORE = MONEY'
  puzzlec alphametic 'TWO + TWO = FOUR' --base 7
  puzzlec alphametic 'NEED + MORE = CASH' --count
  puzzlec alphametic 'AB * C = DE; DE + FG = HI' --digits 1..9`;

/** The command without what all commands share. */
export function alphameticProgram(): Command {
  return new Command('alphametic')
    .description('the one-line form: letters that stand for digits')
    .argument(
      '<equations...>',
      'each a puzzle; several equations of one puzzle have ; between them',
    )
    .option('--base <n>', 'how many digits there are (10)', wholeNumber(2))
    .option('--digits <digits>', 'what a letter can be, such as 1..9 or 1,3,5')
    .option('--leading-zeros', 'a word may begin with 0')
    .option('--no-distinct', 'different letters may be the same digit')
    .option('--case-sensitive', 'upper and lower case are different letters')
    .option('--constraints <expr>', 'what holds besides, such as E > 3 (repeatable)', collected)
    .option('--all', 'every solution')
    .option('--count', 'just how many solutions')
    .option('--limit <n>', 'stop after so many solutions', wholeNumber(1))
    .option('--sort', 'all of them in order')
    .option('--multiplicity', 'with --project: how many solutions share each value')
    .addHelpText('after', examples);
}
