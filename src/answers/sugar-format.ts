// What Sugar prints: `s`, `a` and `o` lines, so that scripts around it keep working.
import type { Integer } from '../base/integer.ts';
import type { Assignment, Model, Variable } from '../model/model.ts';

export const sugarStatus = {
  sat: 's SATISFIABLE',
  unsat: 's UNSATISFIABLE',
  optimal: 's OPTIMUM FOUND',
  unknown: 's UNKNOWN',
} as const;

/** Variables as Sugar orders them: integers first, then booleans, those whose names begin with `_` left out. */
function printed(model: Model): readonly Variable[] {
  const shown = model.variables.filter(({ name }) => !name.startsWith('_'));
  return [
    ...shown.filter(({ type }) => type === 'integer'),
    ...shown.filter(({ type }) => type === 'boolean'),
  ];
}

/** The `a` lines of one answer, and the `a` that ends it. */
export function sugarAnswer(model: Model, at: Assignment): string {
  const lines = printed(model).map(({ id, name, type }) => {
    const value = type === 'boolean' ? at[id] === 1 : at[id];
    return `a ${name}\t${value}`;
  });
  return [...lines, 'a'].join('\n');
}

/** The line before an answer that is better than the last. */
export function sugarObjective(value: Integer): string {
  return `o ${value}`;
}
