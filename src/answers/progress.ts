// What tells that a sequence of answers gets on: a solver that was not told properly what is done gives them for ever.
import { compare, type Integer } from '../base/integer.ts';
import { meaningOfTerm } from '../model/evaluate.ts';
import type { VarId } from '../model/expression.ts';
import type { Assignment, Model } from '../model/model.ts';

/** Whether an answer may come next; it is asked of each in turn. */
export type GetsOn = (at: Assignment) => boolean;

/** How the first key in which two answers differ tells them apart: negative where the first is less, 0 where none does. */
export function orderBy(keys: readonly VarId[], a: Assignment, b: Assignment): number {
  for (const id of keys) {
    const difference = (a[id] ?? 0) - (b[id] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** For answers that differ on the keys, as far as that is seen without keeping them: from the last one, and in number. */
export function eachNew({ variables }: Model, keys: readonly VarId[]): GetsOn {
  const most = keys.reduce((product, id) => product * (variables[id]?.domain.size ?? 1), 1);
  let count = 0;
  let last: Assignment | undefined;
  return (at) => {
    const isNew = last === undefined || orderBy(keys, last, at) !== 0;
    last = at;
    return isNew && ++count <= most;
  };
}

/** For answers in the order of the keys. */
export function eachGreater(keys: readonly VarId[]): GetsOn {
  let last: Assignment | undefined;
  return (at) => {
    const isGreater = last === undefined || orderBy(keys, last, at) < 0;
    last = at;
    return isGreater;
  };
}

/** For answers that are better and better. */
export function eachBetter({ objective }: Model): GetsOn {
  const value = objective && meaningOfTerm(objective.term);
  const sign = objective?.sense === 'maximize' ? 1 : -1;
  let best: Integer | undefined;
  return (at) => {
    const reached = value?.(at);
    const isBetter =
      best === undefined || (reached !== undefined && sign * compare(reached, best) > 0);
    best = reached;
    return isBetter;
  };
}
