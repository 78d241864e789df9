// The command `countdown` as commander knows it: a target and numbers, with the keys of the family as options.
import { Command } from 'commander';
import { collected, duration, wholeNumber } from '../options.ts';

const examples = `
Examples:
  puzzlec countdown 765 1 3 7 10 25 50
  puzzlec countdown 765 1 3 7 10 25 50 --all
  puzzlec countdown 765 1 3 7 10 25 50 --count --format json
  puzzlec countdown 24 1 3 4 6 --use all --fractions
  puzzlec countdown --random --seed 7
  puzzlec countdown --random --play --clock 45s`;

/** The command without what all commands share. */
export function countdownProgram(): Command {
  return new Command('countdown')
    .description('the numbers game: reach a target with + - * /')
    .argument('[target-and-numbers...]', 'the target, and one to eight numbers')
    .option('--random', 'draw a game: 1 to 10 twice, 25, 50, 75, 100; target 100 to 999')
    .option('--play', 'try it yourself against the clock; then the best is shown')
    .option('--clock <time>', 'how long one may think (30s)', duration)
    .option('--use <which>', 'all: every number has to be used')
    .option('--operations <signs>', "the signs that may be used, such as '+ - *'")
    .option('--fractions', 'results on the way may be fractions')
    .option(
      '--constraints <expr>',
      'what holds besides, such as numbers <= 4 (repeatable)',
      collected,
    )
    .option('--all', 'every solution')
    .option('--count', 'just how many solutions')
    .option('--limit <n>', 'stop after so many solutions', wholeNumber(1))
    .option('--multiplicity', 'with --project: how many solutions share each value')
    .addHelpText('after', examples);
}
