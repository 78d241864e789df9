// The current domain of a variable as a set of its own.
import { type Domain, domainOfRanges, emptyDomain } from '../model/domain.ts';
import type { Store } from './store.ts';

/** Empty only where the domain was empty from the start. */
export function readDomain(store: Store, variable: number): Domain {
  const min = store.min[variable] as number;
  const max = store.max[variable] as number;
  if (!(min <= max)) return emptyDomain;
  if ((store.first[variable] as number) < 0) return store.large.domain(variable, min, max);
  const ranges: [low: number, high: number][] = [];
  let [low, high] = [min, min];
  while (high < max) {
    const next = store.upFrom(variable, high + 1);
    if (next > high + 1) {
      ranges.push([low, high]);
      low = next;
    }
    high = next;
  }
  ranges.push([low, high]);
  return domainOfRanges(ranges);
}
