// The manual page, in roff's man macros.
import { exitCodes } from '../exit-codes.ts';
import type { ArgumentOutline, CommandOutline, OptionOutline } from './outline.ts';

/** A text as roff takes it. */
function roff(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll(/^(?=[.'])/gm, '\\&');
}

function bold(text: string): string {
  return `\\fB${roff(text)}\\fR`;
}

function argument({ name, isRepeated, isRequired }: ArgumentOutline): string {
  const shown = `\\fI${roff(name)}\\fR${isRepeated ? ' ...' : ''}`;
  return isRequired ? shown : `[${shown}]`;
}

function option({ flags, value, description, choices }: OptionOutline): readonly string[] {
  const names = flags.map(bold).join(', ');
  const shown = value === undefined ? names : `${names} \\fI${roff(value)}\\fR`;
  const among = choices.length > 0 ? ` (${choices.join(', ')})` : '';
  return ['.TP', shown, roff(description + among)];
}

function command({
  name,
  description,
  options,
  arguments: words,
  examples,
}: CommandOutline): readonly string[] {
  return [
    `.SS ${bold(`puzzlec ${name}`)} ${words.map(argument).join(' ')}`,
    roff(description),
    ...options.filter(({ flags }) => !flags.includes('--help')).flatMap(option),
    ...(examples.length > 0 ? ['.PP', '.nf', ...examples.map(roff), '.fi'] : []),
  ];
}

const meanings: { readonly [Code in keyof typeof exitCodes]: string } = {
  yes: "the command's question has the answer yes",
  no: 'the answer is no',
  wrongInput: 'the input or the call is wrong',
  stopped: 'stopped before there was an answer',
  fault: 'a fault of puzzlec itself',
  interrupted: 'interrupted',
};

export function manualPage(commands: readonly CommandOutline[], version: string): string {
  return [
    `.TH PUZZLEC 1 "" "puzzlec ${version}" "User Commands"`,
    '.SH NAME',
    'puzzlec \\- a compiler for puzzles',
    '.SH SYNOPSIS',
    '.B puzzlec',
    '\\fIcommand\\fR [\\fIoptions\\fR] [\\fIfile\\fR ...]',
    '.SH DESCRIPTION',
    roff(
      'A puzzle is written down in YAML or in the s-expressions of Sugar. puzzlec compiles it, solves it by its own engine, MiniSat or Z3, checks the answer against what was written, and says it in the words of the puzzle. It counts and lists solutions, proves that there is only one, and explains why there is none.',
    ),
    '.PP',
    roff('Answers go to standard output, everything else to standard error. - is standard input.'),
    '.SH COMMANDS',
    ...commands.flatMap(command),
    '.SH EXIT STATUS',
    ...Object.entries(exitCodes).flatMap(([name, code]) => [
      '.TP',
      bold(String(code)),
      roff(meanings[name as keyof typeof exitCodes]),
    ]),
    '.SH ENVIRONMENT',
    '.TP',
    bold('NO_COLOR'),
    'no colour',
  ].join('\n');
}
