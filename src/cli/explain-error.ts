// puzzlec explain-error: what a message means, why, and what to do; without a code all codes.
import { catalogue, type Explained, findMessage } from '../text/catalogue/index.ts';
import { badOption } from '../text/catalogue/input.ts';
import { didYouMean } from '../text/catalogue/message.ts';
import { nearest } from '../text/suggest.ts';
import { refuseCall } from './diagnostics.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import type { CommonOptions } from './options.ts';
import type { Terminal } from './terminal.ts';

export async function explainErrorCommand(
  codes: readonly string[],
  options: CommonOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  if (codes.length === 0) {
    for (const text of listed()) await terminal.out(text);
    return exitCodes.yes;
  }
  for (const [i, word] of codes.entries()) {
    // As it stands behind a message: [unknown-name].
    const code = word.replace(/^\[(.*)\]$/, '$1');
    const message = findMessage(code);
    if (!message) return refuseCall(unknown(code), options, terminal);
    if (options.format === 'json') await terminal.out(JSON.stringify(message));
    else await terminal.out(`${i > 0 ? '\n' : ''}${inText(message, terminal)}`);
  }
  return exitCodes.yes;
}

function unknown(code: string): ReturnType<typeof badOption> {
  const codes = catalogue.flatMap(([, messages]) => messages.map((message) => message.code));
  const help = didYouMean(nearest(code, codes)) ?? 'puzzlec explain-error lists them all';
  return badOption(undefined, `no message has the code ${code}`, help);
}

function inText({ code, severity, explanation }: Explained, { color }: Terminal): string {
  const title = color ? `\u001b[1m${code}\u001b[0m` : code;
  return `${title} (${severity})\n\n${explanation.trim()}`;
}

function* listed(): Generator<string, void, undefined> {
  for (const [i, [area, messages]] of catalogue.entries()) {
    yield `${i > 0 ? '\n' : ''}${area}`;
    for (const { code } of messages.toSorted((a, b) => (a.code < b.code ? -1 : 1)))
      yield `  ${code}`;
  }
}
