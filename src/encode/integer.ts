// Makes the encoding of an integer from its domain.
import { type Domain, domainValues } from '../model/domain.ts';
import { constantQuantity } from './affine-quantity.ts';
import type { Cnf } from './cnf.ts';
import { binaryNumeral, PositionalInteger } from './positional-integer.ts';
import { type Quantity, viewLimit } from './quantity.ts';
import { type Form, SmallInteger } from './small-integer.ts';

/** An integer with a domain, which must not be empty: in binary if asked for or if the domain is large. */
export function makeInteger(cnf: Cnf, domain: Domain, form: Form | 'binary'): Quantity {
  if (domain.size === 1) return constantQuantity(domain.min);
  if (form === 'binary' || domain.size > viewLimit) {
    return new PositionalInteger(cnf, domain, binaryNumeral(cnf, domain));
  }
  return new SmallInteger(cnf, [...domainValues(domain)], form);
}
