// The literal that says whether an integer lies in a set.
import { type Domain, domainHas, type Range } from '../model/domain.ts';
import type { Cnf } from './cnf.ts';
import { conjunction, disjunction } from './gates.ts';
import type { SatLiteral } from './literal.ts';
import type { Quantity } from './quantity.ts';

/** A literal that equals `of in domain`: one that is there if possible. */
export function membership(cnf: Cnf, of: Quantity, domain: Domain): SatLiteral {
  const runs = of.isSmall ? runsOfValues(of.values(), domain) : domain.ranges;
  const outer = runs.map(([low, high]) => between(cnf, of, low, high));
  return disjunction(cnf, outer);
}

/** The ranges of a set, each grown over what is no value anyway; so values next to each other are one range. */
function runsOfValues(values: readonly number[], domain: Domain): readonly Range[] {
  const runs: [number, number][] = [];
  let previous = false;
  for (const value of values) {
    const inside = domainHas(domain, value);
    const last = runs.at(-1);
    if (inside && previous && last) last[1] = value;
    else if (inside) runs.push([value, value]);
    previous = inside;
  }
  return runs;
}

function between(cnf: Cnf, of: Quantity, low: number, high: number): SatLiteral {
  if (low === high) return of.equals(low);
  if (low <= of.min) return of.atMost(high);
  return conjunction(cnf, [-of.atMost(low - 1), of.atMost(high)]);
}
