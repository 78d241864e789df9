// What the engine does as well is left to it where the model is small: nothing is done twice.
import { expect, it } from 'vitest';
import { openModel } from '../../../src/answers/open-model.ts';
import type { BackendName } from '../../../src/backends/backend.ts';
import { compiled } from '../../fuzz/lines.ts';

async function passes(values: number, backend: BackendName | 'auto'): Promise<readonly string[]> {
  const text = `variables: {x: 1..${values}, y: 1..9}\nconstraints: [x < y, y < 3]\n`;
  const { session, preparation } = await openModel(compiled({ language: 'yaml', text }).model, {
    backend,
  });
  await using open = session;
  expect(await open.count([...compiled({ language: 'yaml', text }).model.answer])).toBe(1n);
  return preparation.passes.map(({ pass }) => pass);
}

it.each(['native', 'auto'] as const)('%s propagates small models itself', async (backend) => {
  expect(await passes(9, backend)).not.toContain('tighten-domains');
  expect(await passes(5000, backend)).toContain('tighten-domains');
});

it.each(['sat', 'z3'] as const)('%s gets domains as small as they are', async (backend) => {
  expect(await passes(9, backend)).toContain('tighten-domains');
});
