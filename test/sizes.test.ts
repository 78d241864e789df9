// How many variables and clauses each spec has on its way to MiniSat: an encoding that grows is seen here.
// UPDATE_GOLDENS=1 writes the numbers anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { TooLarge } from '../src/base/too-large.ts';
import { encode, supports } from '../src/encode/index.ts';
import { flatten } from '../src/lower/flatten.ts';
import { presolve } from '../src/presolve/presolve.ts';
import { puzzleOf, specFiles } from './support/expectation.ts';

const path = 'test/sizes.yaml';
const head =
  '# Sizes of the specs: after presolve, and as clauses. UPDATE_GOLDENS=1 npm test writes them anew.\n';

interface Sizes {
  readonly variables: number;
  readonly assertions: number;
  readonly literals?: number;
  readonly clauses?: number;
}

async function sizesOf(spec: string): Promise<Sizes> {
  const { model } = presolve((await puzzleOf(spec)).model);
  const sizes = { variables: model.variables.length, assertions: model.assertions.length };
  try {
    const { cnf } = encode(flatten(model, { supports }));
    return { ...sizes, literals: cnf.variables, clauses: cnf.count };
  } catch (error) {
    if (error instanceof TooLarge) return sizes;
    throw error;
  }
}

it('the specs are as large as they were', async () => {
  const found: Record<string, Sizes> = {};
  for (const spec of specFiles('specs')) found[spec] = await sizesOf(spec);
  if (process.env['UPDATE_GOLDENS'] === '1') writeFileSync(path, head + stringify(found));
  expect(found).toEqual(parse(readFileSync(path, 'utf8')));
}, 120_000);
