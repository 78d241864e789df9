// puzzlec init: writes a commented file to begin with.
import { writeFileSync } from 'node:fs';
import { badOption } from '../../text/catalogue/input.ts';
import { refuseCall } from '../diagnostics.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { CommonOptions } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import { unwritable } from '../unwritable.ts';
import type { StarterName } from './starter-names.ts';
import { starters } from './starters.ts';

/** Writes the starter of a family, one of those that the command line allows, to a file, which must not be there yet; `-` is standard output. */
export async function initCommand(
  [family = 'model', name]: readonly string[],
  options: CommonOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { text, ending } = starters[family as StarterName];
  const file = name ?? `${family}.${ending}`;
  if (file === '-') {
    await terminal.out(text.replace(/\n$/, ''));
    return exitCodes.yes;
  }
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const mistake =
      code === 'EEXIST'
        ? badOption(
            undefined,
            `${file} is there already`,
            `name another: puzzlec init ${family} FILE`,
          )
        : unwritable(file, error);
    return refuseCall(mistake, options, terminal);
  }
  await terminal.out(`wrote ${file}; next: puzzlec solve ${file}`);
  return exitCodes.yes;
}
