// Contradictions between differences of variables with large domains, such as x < y and y < x.
//
// Propagation of bounds would find them too, but one step of a bound at a time, through the whole of the domains. Each
// constraint `x - y <= k` is an edge of length k, and a circle of negative length is a contradiction (Bellman 1958).
import { floorDivide, negate } from '../base/integer.ts';
import type { FlatConstraint, Linear } from '../lower/flat.ts';
import type { Store } from './store.ts';

/** Smaller domains are walked through soon enough. */
const leastSize = 10_000;

/** How many steps may be spent. */
const mostSteps = 5_000_000;

/** `to <= from + length` */
interface Edge {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

/** Whether there is such a contradiction; false also where looking for it would take too long. */
export function hasImpossibleCycle(store: Store, constraints: readonly FlatConstraint[]): boolean {
  const edges = constraints.flatMap((each) => (each.kind === 'linear' ? edgesOf(store, each) : []));
  const nodes = new Set(edges.flatMap(({ from, to }) => [from, to]));
  if (edges.length * nodes.size > mostSteps) return false;
  const distance = new Map<number, number>();
  // From everywhere at once: after as many rounds as there are nodes only a negative circle still shortens anything.
  for (let round = 0; round <= nodes.size; round++) {
    if (!shorten(edges, distance)) return false;
  }
  return edges.length > 0;
}

function shorten(edges: readonly Edge[], distance: Map<number, number>): boolean {
  let isShorter = false;
  for (const { from, to, length } of edges) {
    const through = (distance.get(from) ?? 0) + length;
    if (through >= (distance.get(to) ?? 0)) continue;
    distance.set(to, through);
    isShorter = true;
  }
  return isShorter;
}

/** What an unconditional comparison of a difference says. */
function edgesOf(store: Store, { terms, operator, constant, condition }: Linear): readonly Edge[] {
  const [first, second] = terms;
  if (!first || !second || terms.length > 2 || condition !== undefined || operator === 'ne')
    return [];
  if (first.coefficient !== negate(second.coefficient)) return [];
  if (![first, second].every(({ variable }) => (store.size[variable] as number) >= leastSize)) {
    return [];
  }
  const [larger, smaller] = first.coefficient > 0 ? [first, second] : [second, first];
  const scale = larger.coefficient;
  const edges = [edge(smaller.variable, larger.variable, Number(floorDivide(constant, scale)))];
  if (operator === 'eq') {
    edges.push(
      edge(larger.variable, smaller.variable, Number(floorDivide(negate(constant), scale))),
    );
  }
  // Lengths that are not safe would add up inexactly.
  return edges.filter(({ length }) => Math.abs(length) < 2 ** 40);
}

function edge(from: number, to: number, length: number): Edge {
  return { from, to, length };
}
