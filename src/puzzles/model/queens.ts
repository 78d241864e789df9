// Whether an array stands for queens on a chessboard: nothing in a model says so but its constraints.
import type { BoolExpr, IntExpr, VarId } from '../../model/expression.ts';
import type { Model } from '../../model/model.ts';
import type { Field } from '../puzzle.ts';

/** `variable + constant`, whichever way it is written; undefined for anything else. */
function shiftOf(term: IntExpr): { readonly id: VarId; readonly shift: number } | undefined {
  if (term.kind === 'variable') return { id: term.id, shift: 0 };
  if (term.kind === 'constant' || term.kind !== 'add') return undefined;
  let id: VarId | undefined;
  let shift = 0;
  for (const part of term.terms) {
    const constant = constantOf(part);
    if (constant !== undefined) shift += constant;
    else if (part.kind === 'variable' && id === undefined) id = part.id;
    else return undefined;
  }
  return id === undefined ? undefined : { id, shift };
}

function constantOf(term: IntExpr): number | undefined {
  if (term.kind === 'constant') return Number(term.value);
  const inner = term.kind === 'neg' ? constantOf(term.term) : undefined;
  return inner === undefined ? undefined : -inner;
}

/** By how much the shift grows from one variable to the next, for an alldifferent over exactly these variables. */
function slopeOf(formula: BoolExpr, ids: readonly VarId[]): number | undefined {
  if (formula.kind !== 'constraint' || formula.constraint.kind !== 'all-different')
    return undefined;
  const shifts = formula.constraint.terms.map(shiftOf);
  const first = shifts[0];
  const slope = (shifts[1]?.shift ?? 0) - (first?.shift ?? 0);
  const isLine =
    shifts.length === ids.length &&
    shifts.every(
      (each, i) => each?.id === ids[i] && each?.shift === (first?.shift ?? 0) + i * slope,
    );
  return isLine ? slope : undefined;
}

/** Whether the elements of an array lie on different rows and diagonals, and are as many as there are rows. */
export function isQueens({ variables }: Field, { assertions, variables: all }: Model): boolean {
  const size = variables.length;
  const fits = variables.every((id) => {
    const domain = all[id]?.domain;
    return domain?.min === 1 && domain.max === size;
  });
  if (size < 2 || !fits) return false;
  const slopes = new Set(assertions.map(({ formula }) => slopeOf(formula, variables)));
  return [0, 1, -1].every((slope) => slopes.has(slope));
}
