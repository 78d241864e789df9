// The operations on two terms: a table of their graph where that is small, bounds where not.
import { floorDivide, floorModulo, type Integer, multiply, power } from '../../base/integer.ts';
import {
  type Affine,
  isConstantAffine,
  type PowerOperation,
  type Product,
  type Quotient,
  type Remainder,
} from '../../lower/flat.ts';
import { imageOf, preimageOf } from '../../model/lowered.ts';
import type { Posting } from '../posting.ts';
import type { Propagator } from '../propagator.ts';
import type { Store } from '../store.ts';
import type { View } from '../view.ts';
import type { Row } from './compact-table.ts';
import { postTable } from './extension.ts';
import { PowerPropagator } from './power.ts';
import { ProductPropagator } from './product.ts';
import { QuotientPropagator } from './quotient.ts';
import { RemainderPropagator } from './remainder.ts';

type Operation = Product | Quotient | Remainder | PowerOperation;

/** Up to so many pairs of values a graph is tabulated. */
const largestGraph = 4096;

const meanings: {
  readonly [K in Operation['kind']]: (a: number, b: number) => Integer | undefined;
} = {
  product: multiply,
  quotient: (a, b) => (b === 0 ? undefined : floorDivide(a, b)),
  remainder: (a, b) => (b === 0 ? undefined : floorModulo(a, b)),
  power,
};

const propagators: {
  readonly [K in Operation['kind']]: new (
    store: Store,
    left: View,
    right: View,
    result: View,
  ) => Propagator;
} = {
  product: ProductPropagator,
  quotient: QuotientPropagator,
  remainder: RemainderPropagator,
  power: PowerPropagator,
};

export function postOperation(posting: Posting, operation: Operation): void {
  const { kind, left, right, result } = operation;
  const [a, b, c] = [posting.view(left), posting.view(right), posting.view(result)];
  if (isOneVariable(left, right) ? a.size() <= largestGraph : a.size() * b.size() <= largestGraph) {
    postTable(posting, [left, right, result], graph(posting, operation, c));
  } else posting.post(new propagators[kind](posting.store, a, b, c));
}

function isOneVariable(left: Affine, right: Affine): boolean {
  return left.variable === right.variable && !isConstantAffine(left) && !isConstantAffine(right);
}

/** The rows of the graph whose result is possible. */
function graph(posting: Posting, { kind, left, right }: Operation, result: View): readonly Row[] {
  const meaning = meanings[kind];
  const rows: Row[] = [];
  const add = (a: number, b: number): void => {
    const value = meaning(a, b);
    if (typeof value === 'number' && result.has(value)) rows.push([a, b, value]);
  };
  const lefts = posting.values(left);
  if (isOneVariable(left, right)) {
    for (const a of lefts) add(a, imageOf(right, preimageOf(left, a)));
    return rows;
  }
  const rights = posting.values(right);
  for (const a of lefts) for (const b of rights) add(a, b);
  return rows;
}
