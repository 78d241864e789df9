// Circuits: each node has a position along the cycle, one more than that of the node before it (Miller, Tucker, Zemlin).

import { rangeDomain } from '../../model/domain.ts';
import type { Cnf } from '../cnf.ts';
import { conjunction } from '../gates.ts';
import { makeInteger } from '../integer.ts';
import { addLinear } from '../linear/linear.ts';
import { always, constantLiteral, never, type SatLiteral } from '../literal.ts';
import type { Quantity } from '../quantity.ts';
import { isValue, type View } from '../view.ts';
import { addAllDifferent } from './all-different.ts';
import { restricted } from './restricted.ts';

/** Up to so many nodes the positions have a literal a bound. */
const fewNodes = 64;

/** Demands that the successors, counted from 0, form one cycle; nodes that are their own successors may be left out. */
export function addCircuit(cnf: Cnf, successors: readonly Quantity[], mayLeaveOut: boolean): void {
  const size = successors.length;
  if (size === 0) return;
  const views = successors.map((next) =>
    restricted(cnf, next, (value) => value >= 0 && value < size),
  );
  if (views.some(({ values }) => values.length === 0)) cnf.add();
  else {
    addAllDifferent(cnf, successors);
    const own = views.map((view, node) => isValue(view, node));
    if (!mayLeaveOut && size > 1) for (const literal of own) cnf.add(-literal);
    addPositions(cnf, views, mayLeaveOut ? firstsOf(cnf, own) : undefined);
  }
}

/** For each node whether it is the first that is not left out. */
function firstsOf(cnf: Cnf, isOut: readonly SatLiteral[]): readonly SatLiteral[] {
  let noneBefore: SatLiteral = always;
  return isOut.map((out) => {
    const first = conjunction(cnf, [noneBefore, -out]);
    noneBefore = conjunction(cnf, [noneBefore, out]);
    return first;
  });
}

/** The way from a node to the next goes one position up, except into the first node. */
function addPositions(
  cnf: Cnf,
  views: readonly View[],
  firsts: readonly SatLiteral[] | undefined,
): void {
  const size = views.length;
  const form = size <= fewNodes ? 'bounds' : 'binary';
  const positions = views.map(() => makeInteger(cnf, rangeDomain(0, size - 1), form));
  for (const [node, view] of views.entries()) {
    for (const [place, next] of view.values.entries()) {
      if (next === node) continue;
      const isFirst = firsts ? (firsts[next] as SatLiteral) : constantLiteral(next === 0);
      const isStep = conjunction(cnf, [view.is(place), -isFirst]);
      const step = [
        { coefficient: 1, quantity: positions[next] as Quantity },
        { coefficient: -1, quantity: positions[node] as Quantity },
      ];
      if (isStep !== never) addLinear(cnf, step, 'eq', 1, -isStep);
    }
  }
}
