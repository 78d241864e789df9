// linear: which of the propagators for linear comparisons takes which.
import { absolute, add, type Integer, maximum, multiply } from '../../base/integer.ts';
import type { Linear } from '../../lower/flat.ts';
import type { Propagator } from '../propagator.ts';
import type { Store } from '../store.ts';
import { LinearAtMost } from './linear-at-most.ts';
import { LinearBinary } from './linear-binary.ts';
import { LinearBooleans } from './linear-booleans.ts';
import { LinearEqual } from './linear-equal.ts';
import { LinearExact } from './linear-exact.ts';
import type { SafeLinear } from './linear-terms.ts';
import { LinearUnequal } from './linear-unequal.ts';

/** Half of the safe range, so that differences of two sums are safe too. */
const safeMagnitude = 2 ** 52;

/** How large the sum, less the constant, can get in magnitude, whatever the order of adding. */
function magnitude(store: Store, { terms, constant }: Linear): Integer {
  return terms.reduce<Integer>((sum, { coefficient, variable }) => {
    const [min, max] = [store.min[variable] as number, store.max[variable] as number];
    return add(sum, multiply(absolute(coefficient), maximum(absolute(min), absolute(max))));
  }, absolute(constant));
}

export function linearPropagator(store: Store, linear: Linear): Propagator {
  if (magnitude(store, linear) > safeMagnitude) return new LinearExact(store, linear);
  const safe: SafeLinear = {
    variables: linear.terms.map(({ variable }) => variable),
    coefficients: linear.terms.map(({ coefficient }) => Number(coefficient)),
    constant: Number(linear.constant),
    condition: linear.condition,
  };
  if (linear.operator !== 'ne' && LinearBooleans.suits(store, safe)) {
    return new LinearBooleans(store, safe, linear.operator === 'eq');
  }
  if (linear.operator === 'le') return new LinearAtMost(store, safe);
  if (linear.operator === 'ne') return new LinearUnequal(store, safe);
  return linear.terms.length === 2 ? new LinearBinary(store, safe) : new LinearEqual(store, safe);
}
