// Whatever variables are called, Z3 tells them apart: no name is lost, and no two become one.
import { expect, it } from 'vitest';
import { openModel } from '../../../../src/answers/open-model.ts';
import { ModelBuilder } from '../../../../src/model/builder.ts';
import { add, constant, lt } from '../../../../src/model/construct.ts';
import { rangeDomain } from '../../../../src/model/domain.ts';

const names: readonly string[] = [
  '',
  ' ',
  'unnamed',
  'true',
  '|',
  '\\',
  '"',
  "'",
  ';',
  '#b1',
  'k!1',
  'x y',
  'x\ny',
  '\0',
  'x\0y',
  '\uD800',
  '\uDC00',
  '高さ',
  '\u{1F600}',
];

it.each(['int', 'fd'] as const)('as %s', async (z3) => {
  for (const [i, name] of names.entries()) {
    const other = names[(i + 1) % names.length] ?? '';
    const builder = new ModelBuilder();
    const [x, y] = [name, other].map((each) => builder.integer(each, rangeDomain(0, 3)));
    if (!x || !y) throw new Error('two variables');
    builder.require(lt(add(x, constant(1)), y));
    const model = builder.build();
    await using session = (await openModel(model, { backend: 'z3', z3, withoutPresolve: ['all'] }))
      .session;
    const found: string[] = [];
    for await (const at of session.enumerate(model.answer)) found.push(at.join(' '));
    expect(found.sort(), JSON.stringify([name, other])).toEqual(['0 2', '0 3', '1 3']);
  }
});

it('an objective by any name', async () => {
  const builder = new ModelBuilder();
  const x = builder.integer('', rangeDomain(0, 3));
  const y = builder.integer('objective', rangeDomain(0, 3));
  builder.require(lt(x, y));
  builder.optimise('maximize', x);
  const settings = { backend: 'z3', z3: 'int', withoutPresolve: ['all'] } as const;
  await using session = (await openModel(builder.build(), settings)).session;
  let last: readonly number[] = [];
  for await (const at of session.optimise()) last = at;
  expect(last).toEqual([2, 3]);
});
