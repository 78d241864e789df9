// Why a file cannot be written, in words: the operating system's, without the names of its calls.
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { unwritableFile } from '../text/catalogue/out-file.ts';
import type { Diagnostic } from '../text/diagnostic.ts';

export function unwritable(name: string, error: unknown): Diagnostic {
  const { code, message } = error as NodeJS.ErrnoException;
  const words = /^[A-Z]\w*: (.*?)(?:, \w+.*)?$/s.exec(message)?.[1] ?? message;
  const folder = dirname(name);
  const isMissing = code === 'ENOENT' && !existsSync(folder);
  const reason = isMissing ? `there is no folder ${folder}` : words;
  return unwritableFile(undefined, name, reason);
}
