// A word of a finite automaton: the state after each symbol is an integer, each step a table.

import type { Regular } from '../../model/constraints/regular.ts';
import { domainHas } from '../../model/domain.ts';
import type { Cnf } from '../cnf.ts';
import { addBinaryTable } from '../functions/table.ts';
import type { Quantity } from '../quantity.ts';
import { SmallInteger } from '../small-integer.ts';
import { constantView, type View } from '../view.ts';
import { restricted } from './restricted.ts';

/** Demands that the terms, read one after the other, are accepted. */
export function addRegular(
  cnf: Cnf,
  { terms, transitions, start, accepting }: Regular<Quantity>,
): void {
  const symbols = transitions[0]?.length ?? 0;
  const views = terms.map((term) =>
    restricted(cnf, term, (value) => value >= 1 && value <= symbols),
  );
  const step = (state: number, symbol: number): number | undefined =>
    transitions[state - 1]?.[symbol - 1] || undefined;
  const layers = layersOf(views, start, step, (state) => domainHas(accepting, state));
  if (layers.some(({ length }) => length === 0)) {
    cnf.add();
    return;
  }
  let before: View = constantView(start);
  for (const [i, view] of views.entries()) {
    const states = layers[i + 1] as readonly number[];
    const after = new SmallInteger(cnf, states, 'values').view();
    addBinaryTable(cnf, before, view, after, step);
    before = after;
  }
}

/** The states before the first term and after each, as far as the start reaches them and they reach acceptance. */
function layersOf(
  views: readonly View[],
  start: number,
  step: (state: number, symbol: number) => number | undefined,
  isAccepting: (state: number) => boolean,
): readonly (readonly number[])[] {
  const layers: (readonly number[])[] = [[start]];
  for (const view of views) {
    const next = new Set<number>();
    for (const state of layers.at(-1) ?? []) {
      for (const symbol of view.values) {
        const reached = step(state, symbol);
        if (reached !== undefined) next.add(reached);
      }
    }
    layers.push([...next].sort((a, b) => a - b));
  }
  let good = new Set((layers.at(-1) ?? []).filter(isAccepting));
  for (let i = layers.length - 1; i >= 0; i--) {
    const kept = (layers[i] ?? []).filter(
      (state) =>
        (i === layers.length - 1 && isAccepting(state)) ||
        (views[i]?.values.some((symbol) => good.has(step(state, symbol) ?? -1)) ?? false),
    );
    layers[i] = kept;
    good = new Set(kept);
  }
  return layers;
}
