// Small texts and what the stages make of them, in test/stages/*.txt: `# title`, the text, `==> station`, what is printed
// there. UPDATE_GOLDENS=1 writes the stations anew.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compile } from '../src/compile.ts';
import { flatten } from '../src/lower/flatten.ts';
import { printFlat } from '../src/lower/print-flat.ts';
import type { Model } from '../src/model/model.ts';
import { printModel } from '../src/model/print.ts';
import { presolve } from '../src/presolve/presolve.ts';

const folder = 'test/stages';

const stations: Readonly<Record<string, (model: Model) => string>> = {
  model: printModel,
  presolved: (model) => printModel(presolve(model).model),
  'presolved, sums whole': (model) => printModel(presolve(model, { sums: 'whole' }).model),
  flat: (model) => printFlat(flatten(presolve(model).model, { supports: new Set() })),
};

interface Case {
  readonly title: string;
  readonly text: string;
  readonly shown: readonly (readonly [station: string, expected: string])[];
}

function casesOf(content: string): readonly Case[] {
  return content
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...rest] = part.split(/^==> /m);
      const [title = '', ...lines] = head.split('\n');
      const shown = rest.map((section) => {
        const end = section.indexOf('\n');
        return [section.slice(0, end), section.slice(end + 1).trim()] as const;
      });
      return { title, text: lines.join('\n').trim(), shown };
    });
}

async function printed(text: string, station: string): Promise<string> {
  const name = text.startsWith('(') ? 'case.sugar' : 'case.yaml';
  const { puzzle } = await compile({ name, text });
  if (!puzzle.ok) throw new Error(puzzle.diagnostics[0].message);
  const print = stations[station];
  if (!print) throw new Error(`no station ${station}`);
  return print(puzzle.value.model).trim();
}

async function rewritten(cases: readonly Case[]): Promise<string> {
  const parts: string[] = [];
  for (const { title, text, shown } of cases) {
    const sections: string[] = [];
    for (const [station] of shown) {
      sections.push(`==> ${station}\n${await printed(text, station)}\n`);
    }
    parts.push(`# ${title}\n${text}\n${sections.join('')}`);
  }
  return parts.join('\n');
}

for (const file of readdirSync(folder)) {
  const path = `${folder}/${file}`;
  if (process.env['UPDATE_GOLDENS'] === '1') {
    writeFileSync(path, await rewritten(casesOf(readFileSync(path, 'utf8'))));
  }
  const steps = casesOf(readFileSync(path, 'utf8')).flatMap(({ title, text, shown }) =>
    shown.map(([station, expected]) => ({ title, text, station, expected })),
  );
  describe(file, () => {
    it.each(steps)('$title: $station', async ({ text, station, expected }) => {
      expect(await printed(text, station)).toBe(expected);
    });
  });
}
