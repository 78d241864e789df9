// Connected vertices of a graph: from one of them, the root, each other is reached in a bounded number of steps.
//
// `within(v, k)` implies that v is chosen and at most k steps from the root: for k = 0 it is the root, and otherwise a
// neighbour is within k - 1. Only that direction is needed. What cannot be reached is found by unit propagation.
import { type Edge, neighbours } from '../../model/constraints/connected.ts';
import { rangeDomain } from '../../model/domain.ts';
import type { Cnf } from '../cnf.ts';
import { makeInteger } from '../integer.ts';
import { addLinear } from '../linear/linear.ts';
import { always, never, type SatLiteral } from '../literal.ts';

/** So many literals `within` are made at most; beyond that each vertex gets a rank in binary. */
const mostSteps = 250_000;

/** Demands that the chosen vertices hang together by edges between chosen ones. */
export function addConnected(
  cnf: Cnf,
  chosen: readonly SatLiteral[],
  edges: readonly Edge[],
): void {
  const around = neighbours(chosen.length, edges).map((list, v) =>
    [...new Set(list)].filter(
      (other) => other !== v && cnf.value(chosen[other] as number) !== never,
    ),
  );
  const open = [...chosen.keys()].filter((v) => cnf.value(chosen[v] as number) !== never);
  const roots = rootsOf(cnf, chosen, open);
  addNeighbours(cnf, chosen, around, open, roots);
  if (open.length * open.length <= mostSteps) addSteps(cnf, chosen, around, open, roots);
  else addRanks(cnf, chosen, around, open, roots);
}

/** For each vertex whether it is the root: one that is known to be chosen, or else the first that is. */
function rootsOf(
  cnf: Cnf,
  chosen: readonly SatLiteral[],
  open: readonly number[],
): readonly SatLiteral[] {
  const certain = open.find((v) => cnf.value(chosen[v] as number) === always);
  const roots = chosen.map((): SatLiteral => never);
  if (certain !== undefined) {
    roots[certain] = always;
    return roots;
  }
  let earlier: SatLiteral = never;
  for (const [i, v] of open.entries()) {
    const literal = chosen[v] as SatLiteral;
    const root = i === 0 ? literal : cnf.fresh();
    if (i > 0) {
      cnf.add(-root, literal);
      cnf.add(-root, -earlier);
    }
    roots[v] = root;
    const next = i === 0 ? literal : cnf.fresh();
    if (i > 0) {
      cnf.add(-earlier, next);
      cnf.add(-literal, next);
    }
    earlier = next;
  }
  return roots;
}

/** A chosen vertex that is not the root has a chosen neighbour. */
function addNeighbours(
  cnf: Cnf,
  chosen: readonly SatLiteral[],
  around: readonly (readonly number[])[],
  open: readonly number[],
  roots: readonly SatLiteral[],
): void {
  for (const v of open) {
    const next = (around[v] ?? []).map((other) => chosen[other] as SatLiteral);
    cnf.addAll([-(chosen[v] as number), roots[v] as number, ...next]);
  }
}

function addSteps(
  cnf: Cnf,
  chosen: readonly SatLiteral[],
  around: readonly (readonly number[])[],
  open: readonly number[],
  roots: readonly SatLiteral[],
): void {
  let before = [...roots];
  for (let step = 1; step < open.length; step++) {
    const isLast = step === open.length - 1;
    const now = chosen.map((): SatLiteral => never);
    for (const v of open) {
      const within = isLast ? (chosen[v] as SatLiteral) : cnf.fresh();
      const next = (around[v] ?? []).map((other) => before[other] as SatLiteral);
      cnf.addAll([-within, roots[v] as number, ...next]);
      cnf.add(-within, chosen[v] as number);
      now[v] = within;
    }
    before = now;
  }
}

/** Each chosen vertex but the root has a chosen neighbour of lower rank. */
function addRanks(
  cnf: Cnf,
  chosen: readonly SatLiteral[],
  around: readonly (readonly number[])[],
  open: readonly number[],
  roots: readonly SatLiteral[],
): void {
  const ranks = new Map(
    open.map((v) => [v, makeInteger(cnf, rangeDomain(0, open.length - 1), 'binary')]),
  );
  for (const v of open) {
    const parents: SatLiteral[] = [];
    for (const other of around[v] ?? []) {
      const [own, theirs] = [ranks.get(v), ranks.get(other)];
      if (!own || !theirs) continue;
      const parent = cnf.fresh();
      cnf.add(-parent, chosen[other] as number);
      const summands = [
        { coefficient: 1, quantity: theirs },
        { coefficient: -1, quantity: own },
      ];
      addLinear(cnf, summands, 'le', -1, -parent);
      parents.push(parent);
    }
    cnf.addAll([-(chosen[v] as number), roots[v] as number, ...parents]);
  }
}
