// What the definitions of commands share: groups of options, and how a command is run.
import { Command, Option } from 'commander';
import type { ExitCode } from '../exit-codes.ts';
import {
  type CommonOptions,
  collected,
  commandWords,
  duration,
  memorySize,
  nameList,
  setting,
  wholeNumber,
} from '../options.ts';
import type { Terminal } from '../terminal.ts';

/** Does what a command does, with what commander parsed. */
type Action<Options> = (
  files: readonly string[],
  options: Options,
  terminal: Terminal,
) => Promise<ExitCode>;

/** Makes commander's action of one that is loaded when it runs. */
export type Runner = <Options extends CommonOptions>(
  load: () => Promise<Action<Options>>,
) => (files: readonly string[], options: Options) => Promise<void>;

/** What a command may need of the program that it is part of. */
interface Surroundings {
  readonly run: Runner;
  /** The program with all its commands. */
  readonly whole: () => Command;
  readonly version: () => string;
}

/** Makes a command, without running anything. */
export type Definition = (surroundings: Surroundings) => Command;

export const formats = ['text', 'json', 'csv', 'sugar'] as const;

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

export function formulationOption(): Option {
  return new Option('--z3 <form>', 'how z3 is given a puzzle: integers, finite domains').choices([
    'int',
    'fd',
    'auto',
  ]);
}

/** Options of every command that reads puzzles. */
export function withInputOptions(command: Command): Command {
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
    .option('--project <names>', 'the quantities that make a solution, by commas', nameList)
    .addOption(
      new Option('--memory <size>', 'stop where the process would take more: 512M, 2G')
        .argParser(memorySize)
        .conflicts('watch'),
    );
}

/** Options of every command that solves. */
export function withSolveOptions(command: Command): Command {
  return withPresolveOptions(withInputOptions(command))
    .addOption(backendOption())
    .addOption(solverOption())
    .addOption(formulationOption())
    .option('--timeout <time>', 'stop after that long: 500ms, 10s, 2m', duration)
    .option('--seed <n>', 'the same seed, the same order', wholeNumber(0))
    .option('--stats', 'sizes and times of each stage, on standard error')
    .option('--no-check', 'do not check answers against the puzzle, for measuring');
}

/** `--no-presolve=PASS` is made `--without PASS` before commander sees it. */
export function withPresolveOptions(command: Command): Command {
  return command
    .option('--no-presolve', 'leave out presolve (--no-presolve=PASS: one pass), for measuring')
    .addOption(new Option('--without <pass>').argParser(collected).hideHelp());
}

export function withOutputOptions(command: Command, choices: readonly string[]): Command {
  return command
    .addOption(new Option('--format <format>', 'how to print').choices(choices).default('text'))
    .option('--quiet', 'no warnings and no remarks')
    .option('--no-color', 'no colour (also NO_COLOR)')
    .option('--debug', 'show a stack trace where puzzlec itself fails');
}

/** Options of commands that list solutions. */
export function withSymmetryOption(command: Command): Command {
  return command.option(
    '--break-symmetry',
    'only one of solutions that differ by an exchange of variables or values; changes counts',
  );
}

/** The option of commands whose answers a second backend can confirm. */
export function withCertifyOption(command: Command): Command {
  return command.addOption(
    new Option(
      '--certify',
      'have "unique", "no solution", optima and counts confirmed by a second backend',
    ).conflicts(['breakSymmetry', 'out']),
  );
}

/** A command over several files. */
export function filesCommand(name: string, summary: string): Command {
  return new Command(name)
    .description(summary)
    .argument('<files...>', 'puzzles; - is standard input')
    .option('--watch', 'run again whenever a file is changed, until Ctrl-C');
}

/** Lines at the end of a command's help: what one would type. */
export function withExamples(command: Command, ...lines: readonly string[]): Command {
  return command.addHelpText(
    'after',
    `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}`,
  );
}
