// The commands and options of the program as plain data: for completion scripts and the manual page.
import type { Argument, Command, Option } from 'commander';

export interface OptionOutline {
  /** As they are typed: `-b`, `--backend`. */
  readonly flags: readonly string[];
  readonly description: string;
  /** The name of its value; undefined for one without. */
  readonly value: string | undefined;
  readonly choices: readonly string[];
  /** Whether its value is the name of a file. */
  readonly isFile: boolean;
}

export interface ArgumentOutline {
  readonly name: string;
  readonly description: string;
  readonly choices: readonly string[];
  readonly isRepeated: boolean;
  readonly isRequired: boolean;
}

export interface CommandOutline {
  readonly name: string;
  readonly description: string;
  readonly options: readonly OptionOutline[];
  readonly arguments: readonly ArgumentOutline[];
  /** The lines that its help ends with. */
  readonly examples: readonly string[];
}

export function outlineOf(program: Command): readonly CommandOutline[] {
  return program.commands.map((command) => ({
    name: command.name(),
    description: command.description(),
    options: command.createHelp().visibleOptions(command).map(optionOutline),
    arguments: command.registeredArguments.map(argumentOutline),
    examples: examplesOf(command),
  }));
}

function optionOutline(option: Option): OptionOutline {
  const value = /<(.+)>/.exec(option.flags)?.[1];
  return {
    flags: [option.short, option.long].filter((flag) => flag !== undefined),
    description: option.description,
    value,
    choices: option.argChoices ?? [],
    isFile: value === 'file',
  };
}

function argumentOutline(argument: Argument): ArgumentOutline {
  return {
    name: argument.name(),
    description: argument.description,
    choices: argument.argChoices ?? [],
    isRepeated: argument.variadic,
    isRequired: argument.required,
  };
}

function examplesOf(command: Command): readonly string[] {
  let help = '';
  command.configureOutput({
    writeOut: (text) => {
      help += text;
    },
  });
  command.outputHelp();
  const lines = help.split('\nExamples:\n')[1] ?? '';
  return lines.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
}
