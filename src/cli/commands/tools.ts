// The commands about puzzlec itself: explain-error, init, bench, backends, completion, and the manual page.
import { Argument, Command } from 'commander';
import { benchProgram } from '../bench/program.ts';
import { starterNames } from '../init/starter-names.ts';
import type { CommonOptions } from '../options.ts';
import { type Definition, withExamples, withInputOptions, withOutputOptions } from './shared.ts';

export const bench: Definition = ({ run }) =>
  withExamples(
    withOutputOptions(withInputOptions(benchProgram()), ['text', 'json', 'csv', 'svg', 'markdown']),
    'puzzlec bench specs/zebra.yaml specs/model/queens.yaml',
    'puzzlec bench --runs 3 --format svg > bench.svg',
  ).action(run(async () => (await import('../bench.ts')).benchCommand));

export const backends: Definition = ({ run }) =>
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

export const explainError: Definition = ({ run }) =>
  withExamples(
    withOutputOptions(
      new Command('explain-error')
        .description('what a message means and what to do about it; all codes without one')
        .argument('[codes...]', 'as they stand behind the message, such as unknown-name'),
      ['text', 'json'],
    ),
    'puzzlec explain-error unknown-name',
    'puzzlec explain-error',
  ).action(run(async () => (await import('../explain-error.ts')).explainErrorCommand));

export const init: Definition = ({ run }) =>
  withExamples(
    withOutputOptions(
      new Command('init')
        .description('writes a commented file to begin with')
        .addArgument(new Argument('<family>', 'what kind of puzzle').choices(starterNames))
        .argument('[file]', 'by default named after the family; - is standard output'),
      ['text', 'json'],
    ),
    'puzzlec init zebra',
    'puzzlec init model queens.yaml',
  ).action((family: string, file: string | undefined, options: CommonOptions) =>
    run(async () => (await import('../init/init.ts')).initCommand)(
      file === undefined ? [family] : [family, file],
      options,
    ),
  );

export const completion: Definition = ({ run, whole }) =>
  withExamples(
    new Command('completion')
      .description('prints the completion script for a shell')
      .addArgument(new Argument('<shell>', 'which shell').choices(['bash', 'zsh', 'fish'])),
    'source <(puzzlec completion bash)',
    'puzzlec completion zsh > "$fpath[1]/_puzzlec"',
    'puzzlec completion fish > ~/.config/fish/completions/puzzlec.fish',
  ).action((shell: string, options: CommonOptions) =>
    run(async () => {
      const { completionCommand } = await import('../completion/commands.ts');
      return completionCommand(whole());
    })([shell], options),
  );

export const manual: Definition = ({ run, whole, version }) =>
  withExamples(
    new Command('manual').description('prints the manual page'),
    'puzzlec manual | man -l -',
  ).action((options: CommonOptions) =>
    run(async () => {
      const { manualCommand } = await import('../completion/commands.ts');
      return manualCommand(whole(), version());
    })([], options),
  );
