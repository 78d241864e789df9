// Names in answers are all different, whatever the variables are called.
import { describe, expect, it } from 'vitest';
import { ModelBuilder } from '../../../src/model/builder.ts';
import { rangeDomain } from '../../../src/model/domain.ts';
import { answerNames } from '../../../src/model/names.ts';

const digits = rangeDomain(0, 9);

describe('answerNames', () => {
  it('adds :bool to a boolean that shares its name with a number, wherever that is declared', () => {
    const builder = new ModelBuilder();
    builder.boolean('v');
    builder.integer('v', digits);
    builder.boolean('w');
    builder.integer('x', digits);
    expect(answerNames(builder.variables)).toEqual(['v:bool', 'v', 'w', 'x']);
  });

  it('goes on until the name is free', () => {
    const builder = new ModelBuilder();
    builder.boolean('v');
    builder.integer('v', digits);
    builder.integer('v:bool', digits);
    builder.boolean('v:bool');
    expect(answerNames(builder.variables)).toEqual([
      'v:bool:bool',
      'v',
      'v:bool',
      'v:bool:bool:bool',
    ]);
  });
});
