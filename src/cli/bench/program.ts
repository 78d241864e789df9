// The command `bench` and its options, as commander knows them.
import { Command, InvalidArgumentError, Option } from 'commander';
import type { BuiltInBackend } from '../../backends/backend.ts';
import { backendNames } from '../../backends/index.ts';
import { duration, nameList, wholeNumber } from '../options.ts';

function backends(text: string): readonly BuiltInBackend[] {
  return nameList(text).map((name) => {
    const known = backendNames.find((one) => one === name);
    if (known) return known;
    throw new InvalidArgumentError(`Names are wanted out of ${backendNames.join(', ')}.`);
  });
}

/** The command without the options that it shares with others. */
export function benchProgram(): Command {
  return new Command('bench')
    .description('the same puzzles on each backend, side by side')
    .argument('[files...]', 'puzzles; without any a dozen of every kind')
    .option('--backends <names>', 'which backends, by commas', backends)
    .option('--runs <n>', 'measured runs of each, after a first one', wholeNumber(1), 5)
    .addOption(
      new Option('--timeout <time>', 'how long a run may take')
        .argParser(duration)
        .default(10_000, '10s'),
    )
    .option('--count', 'count all solutions; otherwise one, or the optimum')
    .option('--seed <n>', 'the same seed, the same order', wholeNumber(0))
    .option('--no-presolve', 'leave out presolve (--no-presolve=PASS: one pass)')
    .option('--no-check', 'do not check answers against the puzzle');
}
