// Functions that give numbers: sums, products, extremes, absolute values, lengths.

import { alwaysUndefined } from '../../text/catalogue/analysis.ts';
import { chooseQuantity } from '../expression/choice.ts';
import { toQuantity } from '../expression/convert.ts';
import {
  type CallSite,
  type Guard,
  type SurfaceFunction,
  signature,
  variadic,
} from '../expression/function.ts';
import * as rational from '../expression/rational.ts';
import { anyArray, integer, integers, quantities, quantity } from '../expression/shapes.ts';
import { number } from '../expression/type.ts';
import type { Quantity, Whole } from '../expression/value.ts';
import * as whole from '../expression/whole.ts';

/** What does not fulfil the condition counts as a number that changes nothing. */
const neutral =
  (value: number): Guard =>
  (item, condition, span, analysis) =>
    chooseQuantity(condition, toQuantity(item, span, analysis), value);

const folded = (
  name: string,
  summary: string,
  fold: (values: readonly Quantity[]) => Quantity,
  start: number,
): SurfaceFunction => ({
  name,
  summary,
  guard: neutral(start),
  signatures: [
    signature('list', [quantities], number, (_site, values) => fold(values)),
    variadic('number', quantity, number, (_site, values) => fold(values)),
  ],
});

const extreme = (kind: 'min' | 'max', summary: string): SurfaceFunction => {
  const build = ({ analysis, span }: CallSite, values: readonly Whole[]): Whole => {
    if (values.length === 0) analysis.report(alwaysUndefined(span, analysis.textAt(span)));
    return whole.extreme(kind, values);
  };
  return {
    name: kind,
    summary,
    signatures: [
      signature('list', [integers], number, build),
      variadic('number', integer, number, build),
    ],
  };
};

export const arithmetic: readonly SurfaceFunction[] = [
  folded('sum', 'The sum of numbers; 0 for none.', rational.add, 0),
  folded('product', 'The product of numbers; 1 for none.', rational.multiply, 1),
  extreme('min', 'The least of numbers; undefined for none.'),
  extreme('max', 'The greatest of numbers; undefined for none.'),
  {
    name: 'abs',
    summary: 'A number without its sign.',
    signatures: [signature('number', [integer], number, (_site, value) => whole.absolute(value))],
  },
  {
    name: 'length',
    summary: 'How many items a list has.',
    signatures: [signature('list', [anyArray], number, (_site, { items }) => items.length)],
  },
];
