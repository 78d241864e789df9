// What there is: the suites with their parts, and the benches that are run by themselves.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './places.ts';
import { suites } from './suites/index.ts';

/** Files below bench/ that are run by themselves, and how. */
const apart: readonly { readonly folder: string; readonly ending: RegExp; readonly run: string }[] =
  [
    { folder: 'bench', ending: /\.mjs$/, run: 'node' },
    { folder: 'bench/micro', ending: /\.bench\.ts$/, run: 'npx vitest bench --run' },
  ];

/** The runner of the suites, and what it is made of. */
const runner: ReadonlySet<string> = new Set(['bench/run.mjs', 'bench/translate.mjs']);

/** The sentence that a file begins with. */
function summary(path: string): string {
  const comment = /^(?:\/\/.*\n)+/.exec(readFileSync(join(repository, path), 'utf8'))?.[0] ?? '';
  const text = comment.replaceAll(/^\/\/ ?/gm, '').replaceAll('\n', ' ');
  return /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
}

export function listing(): string {
  const ours = suites.map(
    ({ name, summary: what, parts }) =>
      `  ${name}: ${what}\n      ${parts
        .join(' ')
        .replaceAll(/(.{1,90})( |$)/g, '$1\n      ')
        .trimEnd()}`,
  );
  const others = apart.flatMap(({ folder, ending, run }) =>
    readdirSync(join(repository, folder))
      .filter((name) => ending.test(name))
      .map((name) => `${folder}/${name}`)
      .filter((path) => !runner.has(path))
      .map((path) => `  ${run} ${path}\n      ${summary(path)}`),
  );
  return ['Suites of npm run bench:', ...ours, '', 'By themselves:', ...others].join('\n');
}
