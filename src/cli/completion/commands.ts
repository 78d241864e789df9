// puzzlec completion: prints the script for a shell. puzzlec manual: prints the manual page.
import type { Command } from 'commander';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { CommonOptions } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import { bashScript } from './bash.ts';
import { fishScript } from './fish.ts';
import { manualPage } from './manual.ts';
import { type CommandOutline, outlineOf } from './outline.ts';
import { zshScript } from './zsh.ts';

const scripts: Readonly<Record<string, (commands: readonly CommandOutline[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

type Action = (
  words: readonly string[],
  options: CommonOptions,
  terminal: Terminal,
) => Promise<ExitCode>;

/** @param program all of it, not only the command that runs. */
export function completionCommand(program: Command): Action {
  return async ([shell = 'bash'], _options, terminal) => {
    await terminal.out(scripts[shell]?.(outlineOf(program)) ?? '');
    return exitCodes.yes;
  };
}

/** @param program all of it, not only the command that runs. */
export function manualCommand(program: Command, version: string): Action {
  return async (_words, _options, terminal) => {
    await terminal.out(manualPage(outlineOf(program), version));
    return exitCodes.yes;
  };
}
