// The completion script for zsh.
import type { ArgumentOutline, CommandOutline, OptionOutline } from './outline.ts';

/** A text inside single quotes and between the colons and brackets of `_arguments`. */
function plain(text: string): string {
  return text.replaceAll(/[[\]:\\]/g, (sign) => `\\${sign}`).replaceAll("'", "'\\''");
}

function valuesOf(choices: readonly string[], isFile: boolean): string {
  if (choices.length > 0) return `(${choices.join(' ')})`;
  return isFile ? '_files' : '';
}

function optionLine({
  flags,
  description,
  value,
  choices,
  isFile,
}: OptionOutline): readonly string[] {
  const rest = value === undefined ? '' : `:${plain(value)}:${valuesOf(choices, isFile)}`;
  return flags.map((flag) => `'*${flag}[${plain(description)}]${rest}'`);
}

function argumentLine({ name, choices, isRepeated }: ArgumentOutline): string {
  return `'${isRepeated ? '*' : ''}:${plain(name)}:${valuesOf(choices, true)}'`;
}

function commandFunction(command: CommandOutline): string {
  const lines = [...command.options.flatMap(optionLine), ...command.arguments.map(argumentLine)];
  return [
    `_puzzlec_${command.name}() {`,
    `  _arguments \\\n    ${lines.join(' \\\n    ')}`,
    '}',
  ].join('\n');
}

export function zshScript(commands: readonly CommandOutline[]): string {
  const described = commands.map(({ name, description }) => `    '${name}:${plain(description)}'`);
  return [
    '#compdef puzzlec',
    '# Completion of puzzlec in zsh: puzzlec completion zsh > "$fpath[1]/_puzzlec"',
    ...commands.map(commandFunction),
    '_puzzlec() {',
    '  local -a commands=(',
    ...described,
    '  )',
    '  if ((CURRENT == 2)); then',
    '    _describe command commands',
    '    return',
    '  fi',
    '  local command=$words[2]',
    '  shift words',
    '  ((CURRENT--))',
    '  (($+functions[_puzzlec_$command])) && _puzzlec_$command',
    '}',
    'if [[ $funcstack[1] == _puzzlec ]]; then _puzzlec "$@"; else compdef _puzzlec puzzlec; fi',
  ].join('\n');
}
