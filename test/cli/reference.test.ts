// docs/cli.md against the definitions of the commands: every command and every option stands in it.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { outlineOf } from '../../src/cli/completion/outline.ts';
import { exitCodes } from '../../src/cli/exit-codes.ts';
import { createProgram } from '../../src/cli/program.ts';

const page = readFileSync('docs/cli.md', 'utf8');
const outline = outlineOf(createProgram({ version: () => '0.0.0' }));

/** Options of this one-line form are keys of its family, which has a page of its own. */
const ownPages: Readonly<Record<string, string>> = {
  countdown: 'docs/countdown.md',
};

it.each(outline)('$name stands there', ({ name }) => {
  expect(page).toContain(`| \`puzzlec ${name}`);
});

it.each(outline)('the options of $name stand there', ({ name, options }) => {
  const own = ownPages[name];
  const text = own === undefined ? page : page + readFileSync(own, 'utf8');
  const flags = options
    .flatMap((option) => option.flags)
    .filter((flag) => !/^(-h|--help)$/.test(flag));
  expect(flags.filter((flag) => !text.includes(flag))).toEqual([]);
});

it('has every exit code', () => {
  for (const code of Object.values(exitCodes)) expect(page).toContain(`\n| ${code} | `);
});
