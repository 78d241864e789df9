// Which of the things that a solution can use no solution uses, such as the digits that no letter ever is.
import type { Model } from '../model/model.ts';
import type { ReviewPoints } from '../puzzles/puzzle.ts';
import type { SolvingSettings } from '../solve.ts';
import { ask, openForAssumptions } from './ask.ts';
import { withSelectors } from './selectors.ts';

/**
 * The names of what is never used. Each answer has to use something that none before it did; where there is no such
 * answer, the rest is never used.
 * @throws Stopped
 */
export async function neverUsed(
  model: Model,
  usable: ReviewPoints['usable'],
  settings: SolvingSettings,
): Promise<readonly string[]> {
  if (usable.length === 0) return [];
  const uses = usable.map(({ name, formula }) => ({
    formula,
    words: name,
    span: undefined,
    implicit: true,
  }));
  const { model: told, selectors } = withSelectors(model, uses, model.assertions, 'truth');
  await using open = await openForAssumptions(told, selectors, settings);
  const none = told.variables.map(() => 0);
  let left = selectors;
  for (;;) {
    open.block(left, none);
    const verdict = await ask(open, { signal: settings.signal });
    if (verdict.status === 'unsat') break;
    left = left.filter((id) => verdict.assignment[id] === 0);
  }
  return selectors.flatMap((id, i) => (left.includes(id) ? (usable[i]?.name ?? []) : []));
}
