// Functions that give numbers: sums, products, extremes, absolute values, lengths.

import { alwaysUndefined } from '../../text/catalogue/analysis.ts';
import { ranked, wordsAmong } from '../expression/alike.ts';
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
import { anyArray, integer, quantities, quantity, simple, values } from '../expression/shapes.ts';
import { number, type Type } from '../expression/type.ts';
import type { Quantity, Value } from '../expression/value.ts';
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

/** Of labels that are no numbers a label, of everything else a number. */
function kindOf(type: Type | undefined): Type {
  return type?.kind === 'label' && type.labels.numbers === undefined ? type : number;
}

const extreme = (kind: 'min' | 'max', summary: string): SurfaceFunction => {
  const build = ({ analysis, span }: CallSite, items: readonly Value[]): Value => {
    if (items.length === 0) analysis.report(alwaysUndefined(span, analysis.textAt(span)));
    const found = whole.extreme(kind, ranked(items, span, analysis));
    const labels = wordsAmong(items);
    return labels ? { kind: 'label', labels, code: found } : found;
  };
  const ofList = ([type]: readonly Type[]): Type =>
    kindOf(type?.kind === 'list' ? type.element : undefined);
  const ofItems = (types: readonly Type[]): Type =>
    types.map(kindOf).find((type) => type !== number) ?? number;
  return {
    name: kind,
    summary,
    signatures: [
      signature('list', [values], ofList, build),
      variadic('value', simple, ofItems, build),
    ],
  };
};

export const arithmetic: readonly SurfaceFunction[] = [
  folded('sum', 'The sum of numbers; 0 for none.', rational.add, 0),
  folded('product', 'The product of numbers; 1 for none.', rational.multiply, 1),
  extreme('min', 'The least of numbers, the first of labels; undefined for none.'),
  extreme('max', 'The greatest of numbers, the last of labels; undefined for none.'),
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
