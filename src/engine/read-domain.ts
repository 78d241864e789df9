// The current domain of a variable as a set of its own.
import { type Domain, domainOfValues, emptyDomain } from '../model/domain.ts';
import type { Store } from './store.ts';

/** Empty only where the domain was empty from the start. */
export function readDomain(store: Store, variable: number): Domain {
  const min = store.min[variable] as number;
  const max = store.max[variable] as number;
  if (!(min <= max)) return emptyDomain;
  if ((store.first[variable] as number) < 0) return store.large.domain(variable, min, max);
  const values: number[] = [];
  for (let value = min; value < max; value = store.upFrom(variable, value + 1)) values.push(value);
  return domainOfValues([...values, max]);
}
