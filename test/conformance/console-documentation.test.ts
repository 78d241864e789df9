// The commands shown on the pages about families and questions: each fence `console` is run, and prints what stands below
// its commands. UPDATE_GOLDENS=1 rewrites what they print.
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { puzzlec } from '../support/run-program.ts';

const folder = new URL('../../docs/', import.meta.url);
const pageOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const updating = process.env['UPDATE_GOLDENS'] === '1';

interface Shown {
  readonly command: string;
  readonly output: string;
}

const fence = /^```console\n([\s\S]*?)^```$/gm;

/** The commands of a fence, each behind `$ puzzlec `, with what it prints. */
function shownIn(text: string): readonly Shown[] {
  return text
    .split(/^(?=\$ puzzlec )/m)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [head = '', ...lines] = part.trimEnd().split('\n');
      return { command: head.replace('$ puzzlec ', ''), output: lines.join('\n') };
    });
}

/** The words of a command line; quotes keep blanks in a word. */
function wordsOf(command: string): readonly string[] {
  return [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
}

/** What it prints, on both streams; the exit code where it is another than 0. */
async function printed(command: string): Promise<string> {
  const { code, out, err } = await puzzlec(wordsOf(command));
  const text = `${out}${err}`.replaceAll(/[ \t]+$/gm, '').trimEnd();
  return code === 0 ? text : `${text}\n(exit code ${code})`;
}

const pages = ['alphametic.md', 'zebra.md', 'sudoku.md', 'questions.md'];

async function update(page: string): Promise<void> {
  const text = pageOf(page);
  const blocks: string[] = [];
  for (const [, body = ''] of text.matchAll(fence)) {
    const runs: string[] = [];
    for (const { command } of shownIn(body)) {
      runs.push(`$ puzzlec ${command}\n${await printed(command)}`);
    }
    blocks.push(`\`\`\`console\n${runs.join('\n\n')}\n\`\`\``);
  }
  writeFileSync(
    new URL(page, folder),
    text.replaceAll(fence, () => blocks.shift() ?? ''),
  );
}

describe.each(pages)('%s', (page) => {
  if (updating) {
    it('is written', () => update(page));
    return;
  }
  const all = [...pageOf(page).matchAll(fence)].flatMap(([, body = '']) => shownIn(body));
  it('shows commands', () => expect(all.length).toBeGreaterThan(3));
  it.each(all)('puzzlec $command', async ({ command, output }) => {
    expect(await printed(command)).toBe(output.trimEnd());
  });
});
