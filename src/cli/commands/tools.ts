// The commands about puzzlec itself: bench, backends.
import { Command } from 'commander';
import { benchProgram } from '../bench/program.ts';
import type { CommonOptions } from '../options.ts';
import { type Definition, withExamples, withInputOptions, withOutputOptions } from './shared.ts';

export const bench: Definition = (run) =>
  withExamples(
    withOutputOptions(withInputOptions(benchProgram()), ['text', 'json', 'csv', 'svg', 'markdown']),
    'puzzlec bench specs/zebra.yaml specs/model/queens.yaml',
    'puzzlec bench --runs 3 --format svg > bench.svg',
  ).action(run(async () => (await import('../bench.ts')).benchCommand));

export const backends: Definition = (run) =>
  withExamples(
    withOutputOptions(new Command('backends'), ['text', 'json']).description(
      'which backends there are, their versions, and whether they load',
    ),
    'puzzlec backends',
    'puzzlec backends --format json',
  ).action(async (options: CommonOptions) => {
    await run(async () => {
      const { backendsCommand } = await import('../backends.ts');
      return (_files, given: CommonOptions, terminal) => backendsCommand(given, terminal);
    })([], options);
  });
