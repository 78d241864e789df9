// Every encoding of a linear constraint, whether it would be chosen or not, against brute force.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cnf } from '../../../src/encode/cnf.ts';
import { addByAdders } from '../../../src/encode/linear/adder.ts';
import { addByColumns, costOfColumns } from '../../../src/encode/linear/columns.ts';
import { addLinear } from '../../../src/encode/linear/linear.ts';
import { addByMerging } from '../../../src/encode/linear/merge.ts';
import { planMerge } from '../../../src/encode/linear/merge-plan.ts';
import { type LinearTask, normalise } from '../../../src/encode/linear/task.ts';
import type { Quantity } from '../../../src/encode/quantity.ts';
import { expectMeaning, type Sketch, sketch } from './harness.ts';

interface Case {
  readonly terms: readonly { readonly coefficient: number; readonly of: Sketch }[];
  readonly operator: 'eq' | 'ne' | 'le';
  readonly bound: number;
  readonly isConditional: boolean;
}

const coefficient = fc.constantFrom(1, 1, -1, 2, -3, 7, 10, -100);

const cases: fc.Arbitrary<Case> = fc.record({
  terms: fc.array(fc.record({ coefficient, of: sketch(-3, 5, 4) }), {
    minLength: 1,
    maxLength: 4,
  }),
  operator: fc.constantFrom('eq' as const, 'ne' as const, 'le' as const),
  bound: fc.oneof(fc.integer({ min: -20, max: 30 }), fc.constantFrom(-110, 100, 203)),
  isConditional: fc.boolean(),
});

type Method = (cnf: Cnf, task: LinearTask) => void;

const merging =
  (style: 'values' | 'bounds'): Method =>
  (cnf, task) => {
    const plan = planMerge(task, 1e6);
    if (plan) addByMerging(cnf, task, plan, style);
    else expect.unreachable('small sums can be merged');
  };

const inColumns =
  (base: number): Method =>
  (cnf, task) => {
    const hasColumns = task.operator === 'eq' && !task.conditional;
    if (hasColumns && costOfColumns(task, base, 1e6) !== undefined) addByColumns(cnf, task, base);
    else addByAdders(cnf, task);
  };

const methods: readonly (readonly [string, Method])[] = [
  ['adders', addByAdders],
  ['merging by values', merging('values')],
  ['merging by bounds', merging('bounds')],
  ['columns to base 3', inColumns(3)],
  ['columns to base 10', inColumns(10)],
  [
    'the chosen method',
    (cnf, { summands, operator, bound, unless }) =>
      addLinear(cnf, summands, operator, bound, unless),
  ],
];

const condition: Sketch = {
  domain: { ranges: [[0, 1]], min: 0, max: 1, size: 2 },
  form: 'values',
};

function agrees(method: Method, { terms, operator, bound, isConditional }: Case) {
  const sketches = terms.map(({ of }) => of);
  expectMeaning(
    [...sketches, condition],
    (cnf, quantities) => {
      const flag = quantities.at(-1) as Quantity;
      const unless = isConditional ? -flag.equals(1) : -(2 ** 31 - 1);
      const task = normalise<Quantity, LinearTask>({
        summands: terms.map((term, i) => ({
          coefficient: term.coefficient,
          quantity: quantities[i] as Quantity,
        })),
        operator,
        bound,
        unless,
        conditional: isConditional,
      });
      if (task === false) cnf.add(unless);
      else if (task !== true) method(cnf, task);
    },
    (values) => {
      if (isConditional && values.at(-1) === 0) return true;
      const sum = terms.reduce((total, term, i) => total + term.coefficient * (values[i] ?? 0), 0);
      return operator === 'eq' ? sum === bound : operator === 'ne' ? sum !== bound : sum <= bound;
    },
  );
}

describe.each(methods)('%s', (_name, method) => {
  it('leaves the values that satisfy the comparison', () => {
    fc.assert(
      fc.property(cases, (one) => agrees(method, one)),
      { numRuns: 60 },
    );
  });
});

it('coefficients past 2^53 are exact', () => {
  const huge = 10n ** 30n;
  const digit: Sketch = { domain: { ranges: [[0, 3]], min: 0, max: 3, size: 4 }, form: 'values' };
  expectMeaning(
    [digit, digit, digit],
    (cnf, quantities) =>
      addLinear(
        cnf,
        [huge, -huge, 1].map((factor, i) => ({
          coefficient: factor,
          quantity: quantities[i] as Quantity,
        })),
        'eq',
        huge + 2n,
      ),
    ([a = 0, b = 0, c = 0]) => a === b + 1 && c === 2,
  );
});
