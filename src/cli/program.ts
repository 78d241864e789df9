// The program as commander knows it: its commands, and how each is run; what they do is loaded when they run.
import { Command, CommanderError } from 'commander';
import { badOption } from '../text/catalogue/input.ts';
import { standardError, standardOutput } from './channel.ts';
import { commands } from './commands/index.ts';
import type { Runner } from './commands/shared.ts';
import { refuseCall } from './diagnostics.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { idleOption } from './idle-option.ts';
import type { CommonOptions } from './options.ts';
import { processTerminal, type Terminal } from './terminal.ts';

export interface ProgramSettings {
  /** The words of the call: only the command that they name is made, as the others cost time. All without them. */
  readonly words?: readonly string[];
  readonly version: () => string;
  /** Told the exit code of the command that ran. */
  readonly finish?: (code: ExitCode) => void;
}

/** Builds the program. */
export function createProgram({ words = [], version, finish }: ProgramSettings): Command {
  const run: Runner = (load) => async (files, options) => {
    const terminal = processTerminal({ color: options.color, quiet: options.quiet ?? false });
    try {
      const idle = idleOption(options);
      if (idle) return finish?.(await refuseCall(idle, options, terminal));
      const action = await load();
      const once = (): Promise<ExitCode> => action(files, options, terminal);
      const code = options.watch ? await watched(files, options, terminal, once) : await once();
      finish?.(code);
    } finally {
      terminal.progress.stop();
      await terminal.flush();
    }
  };
  const program = new Command('puzzlec')
    .description('A compiler for puzzles: write a puzzle down, have it solved, counted, explained.')
    .option('-V, --version', 'output the version number')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void standardOutput.write(text),
      writeErr: (text) => void standardError.write(text),
      // The one who catches the error says what it is.
      outputError: () => {},
      getOutHelpWidth: () => standardOutput.columns ?? 80,
      getErrHelpWidth: () => standardError.columns ?? 80,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .addHelpText('after', examples);
  program.on('option:version', () => {
    standardOutput.write(`${version()}\n`);
    throw new CommanderError(exitCodes.yes, 'commander.version', '');
  });
  const surroundings = { run, version, whole: () => createProgram({ version }) };
  const named = Object.hasOwn(commands, words[0] ?? '') ? commands[words[0] ?? ''] : undefined;
  for (const define of named ? [named] : Object.values(commands)) {
    program.addCommand(define(surroundings).copyInheritedSettings(program));
  }
  return program;
}

async function watched(
  files: readonly string[],
  options: CommonOptions,
  terminal: Terminal,
  run: () => Promise<ExitCode>,
): Promise<ExitCode> {
  if (files.includes('-')) {
    const mistake = badOption(undefined, 'standard input cannot be watched', 'name a file');
    return refuseCall(mistake, options, terminal);
  }
  const { watching } = await import('./watch.ts');
  return watching([...files, ...(options.data ?? [])], terminal, run);
}

const examples = `
Examples:
  puzzlec solve specs/zebra.yaml
  puzzlec enumerate specs/needmorecash.sugar --count
  puzzlec solve specs/model/queens.yaml --set n=12 -b sat
  puzzlec compile specs/zebra.yaml --to smt2
  puzzlec solve --help`;

/**
 * `--no-presolve=pass` is not a shape that commander parses: it becomes `--without pass`.
 */
export function expandArguments(words: readonly string[]): readonly string[] {
  return words.flatMap((word) => {
    const pass = /^--no-presolve=(.+)$/.exec(word)?.[1];
    return pass === undefined ? [word] : pass.split(',').flatMap((name) => ['--without', name]);
  });
}

/** What a complaint of commander's comes to; help and version are no complaints. */
export async function complain(
  { exitCode, message }: CommanderError,
  words: readonly string[],
): Promise<ExitCode> {
  if (exitCode === 0) return exitCodes.yes;
  // Help that stands in for a command that is missing has been printed.
  if (message === '(outputHelp)') return exitCodes.wrongInput;
  const isCommand = Object.hasOwn(commands, words[0] ?? '');
  const [, said = '', meant] =
    /^error: ([\s\S]*?)(?:\n\(Did you mean ([\s\S]*)\?\))?$/.exec(message) ?? [];
  const help =
    meant === undefined
      ? `see puzzlec ${isCommand ? `${words[0]} ` : ''}--help`
      : `did you mean ${meant}?`;
  const terminal = processTerminal({ color: !words.includes('--no-color'), quiet: false });
  const isJson = /(^| )--format[= ]json( |$)/.test(words.join(' '));
  const format = isJson ? 'json' : 'text';
  const code = await refuseCall(badOption(undefined, said || message, help), { format }, terminal);
  await terminal.flush();
  return code;
}
