// The commands and options of puzzlec, as commander knows them; what they do is loaded when they run.
import { Command, type CommanderError, Option } from 'commander';
import { alphameticProgram } from './alphametic-program.ts';
import { benchProgram } from './bench/program.ts';
import type { DecodeOptions } from './decode.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import {
  type CommonOptions,
  collected,
  commandWords,
  duration,
  nameList,
  setting,
  wholeNumber,
} from './options.ts';
import { reviewProgram } from './review-program.ts';
import { processTerminal, type Terminal } from './terminal.ts';

/** Runs a command with what commander parsed. */
type Action<Options> = (
  files: readonly string[],
  options: Options,
  terminal: Terminal,
) => Promise<ExitCode>;

const formats = ['text', 'json', 'csv', 'sugar'] as const;

function backendOption(): Option {
  return new Option('-b, --backend <name>', 'which solver answers')
    .choices(['auto', 'native', 'sat', 'z3', 'external'])
    .default('auto');
}

function solverOption(): Option {
  return new Option('--solver <command>', "an installed SAT solver to run, such as 'cadical -q'")
    .argParser(commandWords)
    .implies({ backend: 'external' });
}

function formulationOption(): Option {
  return new Option('--z3 <form>', 'how z3 is given a puzzle: integers, finite domains').choices([
    'int',
    'fd',
    'auto',
  ]);
}

/** Options of every command that reads puzzles. */
function withInputOptions(command: Command): Command {
  return command
    .option('--set <name=value>', 'give a parameter a value (repeatable)', setting)
    .option('--data <file>', 'values for parameters: YAML, JSON or CSV (repeatable)', collected)
    .addOption(
      new Option(
        '--from <language>',
        'the language of the input, where its name does not tell',
      ).choices(['yaml', 'sugar', 'cnf']),
    )
    .addOption(new Option('--minimize <expr>', 'an objective from outside').conflicts('maximize'))
    .option('--maximize <expr>', 'an objective from outside')
    .option('--project <names>', 'the quantities that make a solution, by commas', nameList);
}

/** Options of every command that solves. */
function withSolveOptions(command: Command): Command {
  return withInputOptions(command)
    .addOption(backendOption())
    .addOption(solverOption())
    .addOption(formulationOption())
    .option('--timeout <time>', 'stop after that long: 500ms, 10s, 2m', duration)
    .option('--seed <n>', 'the same seed, the same order', wholeNumber(0))
    .option('--stats', 'sizes and times of each stage, on standard error')
    .option('--no-presolve', 'leave out presolve (--no-presolve=PASS: one pass), for measuring')
    .addOption(new Option('--without <pass>').argParser(collected).hideHelp())
    .option('--no-check', 'do not check answers against the puzzle, for measuring');
}

function withOutputOptions(command: Command, choices: readonly string[]): Command {
  return command
    .addOption(new Option('--format <format>', 'how to print').choices(choices).default('text'))
    .option('--quiet', 'no warnings and no remarks')
    .option('--no-color', 'no colour (also NO_COLOR)')
    .option('--debug', 'show a stack trace where puzzlec itself fails');
}

function filesCommand(name: string, summary: string): Command {
  return new Command(name)
    .description(summary)
    .argument('<files...>', 'puzzles; - is standard input');
}

/** Builds the program. `finish` is told the exit code of the command that ran. */
export function createProgram(version: string, finish: (code: ExitCode) => void): Command {
  const run =
    <Options extends CommonOptions>(load: () => Promise<Action<Options>>) =>
    async (files: readonly string[], options: Options): Promise<void> => {
      const terminal = processTerminal({ color: options.color, quiet: options.quiet ?? false });
      const action = await load();
      try {
        finish(await action(files, options, terminal));
      } finally {
        terminal.progress.stop();
        await terminal.flush();
      }
    };

  const program = new Command('puzzlec')
    .description('A compiler for puzzles: write a puzzle down, have it solved, counted, explained.')
    .version(version)
    .exitOverride()
    .showSuggestionAfterError()
    .addHelpText('after', examples);

  program.addCommand(
    withOutputOptions(
      withSolveOptions(
        filesCommand('solve', 'one solution, or the optimum where the puzzle has an objective'),
      ),
      [...formats, 'dimacs'],
    ).action(run(async () => (await import('./solve.ts')).solveCommand)),
  );
  program.addCommand(
    withOutputOptions(
      withSolveOptions(filesCommand('enumerate', 'every solution, or every optimal one'))
        .option('--count', 'just how many')
        .option('--limit <n>', 'stop after so many', wholeNumber(1))
        .option('--sort', 'in the order of the answer variables')
        .option('--multiplicity', 'with --project: how many solutions share each value')
        .addOption(
          new Option(
            '--out <file>',
            'write the solutions to a file, a line of JSON each',
          ).conflicts(['count', 'multiplicity', 'sort']),
        )
        .option('--resume', 'with --out: go on where an earlier run was stopped'),
      formats,
    ).action(run(async () => (await import('./enumerate.ts')).enumerateCommand)),
  );
  program.addCommand(
    withOutputOptions(
      withSolveOptions(filesCommand('unique', 'proves that there is one solution, or shows two')),
      ['text', 'json'],
    ).action(run(async () => (await import('./unique.ts')).uniqueCommand)),
  );
  program.addCommand(
    withOutputOptions(
      withSolveOptions(filesCommand('facts', 'what is the same in every solution')),
      ['text', 'json'],
    ).action(run(async () => (await import('./facts.ts')).factsCommand)),
  );
  program.addCommand(
    withOutputOptions(
      withSolveOptions(
        filesCommand(
          'explain',
          'why there is no solution, or why something holds: a smallest set of clues',
        ),
      )
        .option('--all', 'every smallest set, up to --limit (20)')
        .option('--limit <n>', 'at most so many sets', wholeNumber(1)),
      ['text', 'json'],
    ).action(run(async () => (await import('./explain.ts')).explainCommand)),
  );
  program.addCommand(
    withOutputOptions(withSolveOptions(reviewProgram()), ['text', 'json']).action(
      run(async () => (await import('./review.ts')).reviewCommand),
    ),
  );
  program.addCommand(
    withOutputOptions(
      withSolveOptions(
        new Command('check')
          .description('is this a solution, and if not, what does it break?')
          .argument('<file>', 'the puzzle; - is standard input')
          .argument('[answer...]', 'parts of an answer: name=value, or as the puzzle writes it'),
      ).option('--solution <file>', 'an answer in JSON, as solve --format json prints it'),
      ['text', 'json'],
    ).action((file: string, answers: readonly string[], options: CommonOptions) =>
      run(async () => (await import('./check.ts')).checkCommand)([file, ...answers], options),
    ),
  );
  program.addCommand(
    withOutputOptions(withInputOptions(filesCommand('describe', 'what was understood, in words')), [
      'text',
      'json',
    ]).action(run(async () => (await import('./describe.ts')).describeCommand)),
  );
  program.addCommand(
    withOutputOptions(
      withInputOptions(filesCommand('compile', 'any station between text and solver'))
        .addOption(
          new Option('--to <station>', 'what to print')
            .choices(['model', 'presolved', 'flat', 'cnf', 'smt2', 'sugar'])
            .makeOptionMandatory(),
        )
        .addOption(formulationOption())
        .option('--no-presolve', 'leave out presolve (--no-presolve=PASS: one pass)')
        .addOption(new Option('--without <pass>').argParser(collected).hideHelp()),
      ['text', 'json'],
    ).action(run(async () => (await import('./compile.ts')).compileCommand)),
  );
  program.addCommand(
    withOutputOptions(
      withInputOptions(
        new Command('decode')
          .description("what a SAT solver printed for compile --to cnf, as the puzzle's answer")
          .argument('<file>', 'the puzzle; - is standard input'),
      )
        .requiredOption('--cnf-solution <file>', 'what the solver printed; - is standard input')
        .option('--no-presolve', 'as for compile')
        .addOption(new Option('--without <pass>').argParser(collected).hideHelp()),
      ['text', 'json'],
    ).action((file: string, options: DecodeOptions) =>
      run<DecodeOptions>(async () => (await import('./decode.ts')).decodeCommand)([file], options),
    ),
  );
  program.addCommand(
    withOutputOptions(withInputOptions(benchProgram()), [
      'text',
      'json',
      'csv',
      'svg',
      'markdown',
    ]).action(run(async () => (await import('./bench.ts')).benchCommand)),
  );
  program.addCommand(
    withOutputOptions(withSolveOptions(alphameticProgram()), formats).action(
      run(async () => (await import('./alphametic.ts')).alphameticCommand),
    ),
  );
  program.addCommand(
    withOutputOptions(new Command('backends'), ['text', 'json'])
      .description('which backends there are, their versions, and whether they load')
      .action(async (options: CommonOptions) => {
        await run(async () => {
          const { backendsCommand } = await import('./backends.ts');
          return (_files, given: CommonOptions, terminal) => backendsCommand(given, terminal);
        })([], options);
      }),
  );
  for (const command of program.commands) command.exitOverride();
  return program;
}

const examples = `
Examples:
  puzzlec solve specs/zebra.yaml
  puzzlec enumerate specs/needmorecash.sugar --count
  puzzlec solve specs/model/queens.yaml --set n=12 -b sat
  puzzlec compile specs/zebra.yaml --to smt2`;

/**
 * `--no-presolve=pass` is not a shape that commander parses: it becomes `--without pass`.
 */
export function expandArguments(words: readonly string[]): readonly string[] {
  return words.flatMap((word) => {
    const pass = /^--no-presolve=(.+)$/.exec(word)?.[1];
    return pass === undefined ? [word] : pass.split(',').flatMap((name) => ['--without', name]);
  });
}

/** The exit code that a complaint of commander's stands for; help and version are no complaints. */
export function exitCodeOfComplaint(error: CommanderError): ExitCode {
  return error.exitCode === 0 ? exitCodes.yes : exitCodes.wrongInput;
}
