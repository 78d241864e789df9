// Which variables of a program Sugar prints, and in which order.
import type { Model, Variable } from '../../model/model.ts';

/** The variables that Sugar prints, in its order: numbers, then booleans; `_x`, `$I1` and `$B1` are left out. */
export function printedVariables(model: Model): readonly Variable[] {
  const shown = model.variables.filter(({ name }) => !/^(?:_|\$[IB]\d)/.test(name));
  return [
    ...shown.filter(({ type }) => type === 'integer'),
    ...shown.filter(({ type }) => type === 'boolean'),
  ];
}
