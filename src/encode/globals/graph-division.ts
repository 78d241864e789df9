// Graph division: each vertex has a region, named by its vertex of the least number; a cut edge is one between regions.
//
// In each region every vertex but the one it is named by has a neighbour of lower rank that no cut divides it from: so a
// region hangs together, and two regions never share a name.

import { neighbours } from '../../model/constraints/connected.ts';
import type { GraphDivision } from '../../model/constraints/graph-division.ts';
import { domainOfValues, rangeDomain } from '../../model/domain.ts';
import type { Cnf } from '../cnf.ts';
import { makeInteger } from '../integer.ts';
import { addLinear } from '../linear/linear.ts';
import type { SatLiteral } from '../literal.ts';
import type { Quantity } from '../quantity.ts';
import { indicatorOf } from './n-value.ts';

/** Demands that the cuts divide the graph, and that the regions have the sizes that are given. */
export function addGraphDivision(cnf: Cnf, division: GraphDivision<Quantity, SatLiteral>): void {
  const { sizes, edges, cuts } = division;
  const largest = Math.max(0, ...sizes.map((size) => size?.max ?? sizes.length));
  const near = distances(division);
  const names = sizes.map((size, v) => {
    const limit = Math.min(largest, size?.max ?? largest);
    const candidates = [...sizes.keys()].filter(
      (other) => other <= v && (near[v]?.[other] ?? Number.POSITIVE_INFINITY) < Math.max(limit, 1),
    );
    return makeInteger(cnf, domainOfValues(candidates), 'values');
  });
  const ranks = sizes.map(() =>
    makeInteger(cnf, rangeDomain(0, Math.max(0, largest - 1)), 'bounds'),
  );
  for (const [i, [a, b]] of edges.entries()) {
    const isCut = cuts[i] as SatLiteral;
    if (a === b) cnf.add(-isCut);
    else {
      const difference = [
        { coefficient: 1, quantity: names[a] as Quantity },
        { coefficient: -1, quantity: names[b] as Quantity },
      ];
      addLinear(cnf, difference, 'eq', 0, isCut);
      addLinear(cnf, difference, 'ne', 0, -isCut);
    }
  }
  addParents(cnf, division, names, ranks);
  addSizes(cnf, sizes, names);
}

/** How many edges lie between two vertices at least. */
function distances({
  sizes,
  edges,
}: GraphDivision<Quantity, SatLiteral>): readonly (readonly number[])[] {
  const around = neighbours(sizes.length, edges);
  return sizes.map((_, start) => {
    const found: number[] = sizes.map(() => Number.POSITIVE_INFINITY);
    found[start] = 0;
    const waiting = [start];
    for (const v of waiting) {
      for (const other of around[v] ?? []) {
        if (found[other] !== Number.POSITIVE_INFINITY) continue;
        found[other] = (found[v] as number) + 1;
        waiting.push(other);
      }
    }
    return found;
  });
}

function addParents(
  cnf: Cnf,
  { edges, cuts }: GraphDivision<Quantity, SatLiteral>,
  names: readonly Quantity[],
  ranks: readonly Quantity[],
): void {
  const parents: SatLiteral[][] = names.map(() => []);
  for (const [i, ends] of edges.entries()) {
    for (const [v, other] of [ends, ends.toReversed()] as readonly (readonly [number, number])[]) {
      if (v === other) continue;
      const parent = cnf.fresh();
      cnf.add(-parent, -(cuts[i] as number));
      const summands = [
        { coefficient: 1, quantity: ranks[other] as Quantity },
        { coefficient: -1, quantity: ranks[v] as Quantity },
      ];
      addLinear(cnf, summands, 'le', -1, -parent);
      parents[v]?.push(parent);
    }
  }
  for (const [v, name] of names.entries()) cnf.addAll([name.equals(v), ...(parents[v] ?? [])]);
}

/** A region is as large as many vertices have its name. */
function addSizes(
  cnf: Cnf,
  sizes: GraphDivision<Quantity, SatLiteral>['sizes'],
  names: readonly Quantity[],
): void {
  for (const region of names.keys()) {
    const members = [...names.keys()].filter((v) => names[v]?.values().includes(region));
    if (!members.some((v) => sizes[v])) continue;
    const literals = members.map((v) => (names[v] as Quantity).equals(region));
    const count = makeInteger(cnf, rangeDomain(0, members.length), 'bounds');
    const summands = literals.map((literal) => ({
      coefficient: 1,
      quantity: indicatorOf(cnf, literal),
    }));
    addLinear(cnf, [...summands, { coefficient: -1, quantity: count }], 'eq', 0);
    for (const [i, v] of members.entries()) {
      const size = sizes[v];
      if (!size) continue;
      const difference = [
        { coefficient: 1, quantity: size },
        { coefficient: -1, quantity: count },
      ];
      addLinear(cnf, difference, 'eq', 0, -(literals[i] as number));
    }
  }
}
