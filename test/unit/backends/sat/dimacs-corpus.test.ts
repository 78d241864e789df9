// The CNF files of the corpus: each is decided as its index says, and the small ones have as many models.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { satBackend } from '../../../../src/backends/sat/backend.ts';
import { judgeOf } from '../../../../src/model/judge.ts';
import type { Model } from '../../../../src/model/model.ts';
import { compileDimacs } from '../../../../src/puzzles/dimacs/dimacs.ts';

const folder = new URL('../../../../../shared/corpora/dimacs/', import.meta.url);
const isThere = existsSync(new URL('index.csv', folder));

interface Entry {
  readonly file: string;
  readonly status: string;
  readonly models: string;
}

function entries(): readonly Entry[] {
  if (!isThere) return [];
  const [, ...rows] = readFileSync(new URL('index.csv', folder), 'utf8').trim().split('\n');
  return rows.map((row) => {
    const [file = '', , , , , status = '', models = ''] = row.split(',');
    return { file, status, models };
  });
}

function modelOf(file: string): Model {
  const source = { name: file, text: readFileSync(new URL(file, folder), 'utf8') };
  const checked = compileDimacs(source, [source]);
  return checked.ok ? checked.value.model : expect.fail(JSON.stringify(checked.diagnostics));
}

/** So many models are counted through. */
const fewModels = 3000;

describe.skipIf(!isThere)('the corpus', () => {
  it.each(entries())('$file is $status', async ({ file, status, models }) => {
    const model = modelOf(file);
    const judge = judgeOf(model);
    await using session = await satBackend.open(model);
    const verdict = await session.check({ signal: AbortSignal.timeout(40_000) });
    expect(verdict.status).toBe(status);
    if (verdict.status === 'sat') expect(judge.verdict(verdict.assignment)).toBeUndefined();
    const count = Number(models);
    if (models === '' || !(count <= fewModels)) return;
    let found = 0;
    for await (const at of session.enumerate?.(model.answer) ?? []) {
      expect(judge.verdict(at)).toBeUndefined();
      found++;
    }
    expect(found).toBe(count);
  });
});
