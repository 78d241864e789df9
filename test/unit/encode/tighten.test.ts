// What propagation leaves of a problem before it is encoded.
import { expect, it } from 'vitest';
import { encode } from '../../../src/encode/encoding.ts';
import { tightened } from '../../../src/encode/tighten.ts';
import type { Flat } from '../../../src/lower/flat.ts';
import { rangeDomain } from '../../../src/model/domain.ts';
import type { VarId } from '../../../src/model/expression.ts';
import { answersOf } from './models.ts';

const x = 0 as VarId;
const y = 1 as VarId;

const difference: Flat = {
  variables: [
    { name: 'x', domain: rangeDomain(0, 9), boolean: false },
    { name: 'y', domain: rangeDomain(0, 9), boolean: false },
  ],
  constraints: [
    {
      kind: 'linear',
      terms: [
        { coefficient: 1, variable: x },
        { coefficient: -1, variable: y },
      ],
      operator: 'le',
      constant: -7,
      condition: undefined,
    },
    {
      kind: 'linear',
      terms: [{ coefficient: 1, variable: x }],
      operator: 'le',
      constant: 8,
      condition: undefined,
    },
  ],
  objective: undefined,
  answer: [x, y],
};

it('domains shrink, and what holds anyway goes', () => {
  const { variables, constraints } = tightened(difference);
  expect(variables.map(({ domain }) => [domain.min, domain.max])).toEqual([
    [0, 2],
    [7, 9],
  ]);
  expect(constraints).toEqual([difference.constraints[0]]);
});

it('answers stay', () => {
  expect(answersOf(encode(difference))).toEqual(['0,7', '0,8', '0,9', '1,8', '1,9', '2,9']);
});

it('a contradiction without any variable is one', () => {
  const nothing: Flat = {
    variables: [],
    constraints: [{ kind: 'clause', literals: [] }],
    objective: undefined,
    answer: [],
  };
  expect(encode(nothing).cnf.contradiction).toBe(true);
});
