// What Sugar prints: `s`, `a` and `o` lines, so that scripts around it keep working.
import type { Integer } from '../base/integer.ts';
import type { Assignment, Model } from '../model/model.ts';
import { printedVariables } from '../puzzles/sugar/printed-variables.ts';

export const sugarStatus = {
  sat: 's SATISFIABLE',
  unsat: 's UNSATISFIABLE',
  optimal: 's OPTIMUM FOUND',
} as const;

/** The `a` lines of one answer, and the `a` that ends it. */
export function sugarAnswer(model: Model, at: Assignment): string {
  const lines = printedVariables(model).map(({ id, name, type }) => {
    const value = type === 'boolean' ? at[id] === 1 : at[id];
    return `a ${name}\t${value}`;
  });
  return [...lines, 'a'].join('\n');
}

/** The line before an answer that is better than the last. */
export function sugarObjective(value: Integer): string {
  return `o ${value}`;
}
