// Encodes a linear constraint by the method chosen for it.
import { type Integer, negate, subtract } from '../../base/integer.ts';
import type { Cnf } from '../cnf.ts';
import { never, type SatLiteral } from '../literal.ts';
import type { Quantity } from '../quantity.ts';
import { addByAdders } from './adder.ts';
import { chooseLinear, type LinearChoice } from './choice.ts';
import { addByColumns } from './columns.ts';
import { addByMerging } from './merge.ts';
import { type LinearTask, normalise, type Summand } from './task.ts';

/**
 * Demands a sum compared with a bound, unless a literal is true.
 * @param chosen the method, if it has been chosen before for summands of the same values
 */
export function addLinear(
  cnf: Cnf,
  summands: readonly Summand<Quantity>[],
  operator: LinearTask['operator'],
  bound: Integer,
  unless: SatLiteral = never,
  chosen?: LinearChoice,
): void {
  const given = { summands, operator, bound, unless, conditional: cnf.value(unless) !== never };
  const task = normalise<Quantity, LinearTask>(given);
  if (task === true) return;
  if (task === false) {
    cnf.add(unless);
    return;
  }
  const [only] = task.summands;
  if (only && task.summands.length === 1) {
    cnf.add(unless, compareOne(only.quantity, Number(only.coefficient), task));
    return;
  }
  const choice = chosen ?? chooseLinear(task);
  if (choice.method === 'adder') addByAdders(cnf, task);
  else if (choice.method === 'columns') addByColumns(cnf, task, choice.base);
  else addByMerging(cnf, task, choice.plan, choice.style);
}

/** One summand, whose coefficient is 1 or -1 and whose bound is between its values. */
function compareOne(quantity: Quantity, coefficient: number, task: LinearTask): SatLiteral {
  const value = Number(coefficient === 1 ? task.bound : negate(task.bound));
  if (task.operator === 'eq') return quantity.equals(value);
  if (task.operator === 'ne') return -quantity.equals(value);
  return coefficient === 1 ? quantity.atMost(value) : -quantity.atMost(Number(subtract(value, 1)));
}
