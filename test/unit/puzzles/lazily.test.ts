// Families that are loaded when a file is of them: the same ones, and the same answers, as with all at hand.
import { expect, it } from 'vitest';
import { compileYaml, families } from '../../../src/puzzles/index.ts';
import { compileYamlLazily, familyNames } from '../../../src/puzzles/lazily.ts';

it('knows all families, in the same order', () => {
  expect(familyNames).toEqual(families.map(({ name }) => name));
});

it.each([
  ...familyNames.map((name) => `puzzle: ${name}\n`),
  'variables: {a: 1..2}\n',
  'puzzle: zebraa\n',
  'puzzle: [zebra]\n',
  'puzzle: zebra\nclue: []\n',
  '[',
])('says the same of %j', async (text) => {
  const source = { name: 'test.yaml', text };
  const lazily = await compileYamlLazily(source);
  const whole = compileYaml(source);
  expect(lazily.ok).toBe(whole.ok);
  if (!lazily.ok && !whole.ok) expect(lazily.diagnostics).toEqual(whole.diagnostics);
});
