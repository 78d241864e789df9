// The completion script for bash.
import type { CommandOutline, OptionOutline } from './outline.ts';

/** A case of the shell's `case`. */
function entry(pattern: string, action: string): string {
  return `    ${pattern}) ${action} ;;`;
}

function valueCase({ flags, value, choices, isFile }: OptionOutline): readonly string[] {
  if (value === undefined) return [];
  const reply = isFile ? '_puzzlec_files' : `_puzzlec_words '${choices.join(' ')}'`;
  return [entry(flags.join('|'), `${reply}; return`)];
}

function commandFunction(command: CommandOutline): string {
  const values = command.options.flatMap(valueCase);
  const flags = command.options.flatMap((option) => option.flags).join(' ');
  const [first] = command.arguments;
  const words =
    first && first.choices.length > 0 ? `_puzzlec_words '${first.choices.join(' ')}'` : '';
  return [
    `_puzzlec_${command.name.replaceAll('-', '_')}() {`,
    '  case $previous in',
    ...values,
    entry('*', ''),
    '  esac',
    `  if [[ $current == -* ]]; then _puzzlec_words '${flags}'; else ${words || '_puzzlec_files'}; fi`,
    '}',
  ].join('\n');
}

export function bashScript(commands: readonly CommandOutline[]): string {
  const names = commands.map(({ name }) => name);
  return [
    '# Completion of puzzlec in bash: source <(puzzlec completion bash)',
    '_puzzlec_words() { mapfile -t COMPREPLY < <(compgen -W "$1" -- "$current"); }',
    '_puzzlec_files() { compopt -o filenames 2> /dev/null; mapfile -t COMPREPLY < <(compgen -f -- "$current"); }',
    ...commands.map(commandFunction),
    '_puzzlec() {',
    `  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]}`,
    '  COMPREPLY=()',
    '  if ((COMP_CWORD == 1)); then',
    `    _puzzlec_words '${[...names, 'help', '--help', '--version'].join(' ')}'`,
    '    return',
    '  fi',
    '  case $command in',
    ...names.map((name) => entry(name, `_puzzlec_${name.replaceAll('-', '_')}`)),
    entry('help', `_puzzlec_words '${names.join(' ')}'`),
    '  esac',
    '}',
    'complete -F _puzzlec puzzlec',
  ].join('\n');
}
