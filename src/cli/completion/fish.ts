// The completion script for fish.
import type { CommandOutline, OptionOutline } from './outline.ts';

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function optionLine(command: string, option: OptionOutline): string {
  const { flags, description, value, choices, isFile } = option;
  const names = flags.map((flag) =>
    flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`,
  );
  const values = choices.length > 0 ? ` -xa ${quoted(choices.join(' '))}` : isFile ? ' -rF' : ' -x';
  return `complete -c puzzlec -n ${quoted(`__fish_seen_subcommand_from ${command}`)} ${names.join(' ')}${
    value === undefined ? '' : values
  } -d ${quoted(description)}`;
}

function commandLines(command: CommandOutline): readonly string[] {
  const { name, description, options } = command;
  const [first] = command.arguments;
  const choices = first?.choices ?? [];
  return [
    `complete -c puzzlec -n __fish_use_subcommand -fa ${name} -d ${quoted(description)}`,
    ...(choices.length > 0
      ? [
          `complete -c puzzlec -n ${quoted(`__fish_seen_subcommand_from ${name}`)} -fa ${quoted(choices.join(' '))}`,
        ]
      : []),
    ...options.map((option) => optionLine(name, option)),
  ];
}

export function fishScript(commands: readonly CommandOutline[]): string {
  return [
    '# Completion of puzzlec in fish: puzzlec completion fish > ~/.config/fish/completions/puzzlec.fish',
    'complete -c puzzlec -n __fish_use_subcommand -f',
    ...commands.flatMap(commandLines),
  ].join('\n');
}
