// What the steps of a circuit are worth where all results are positive integers.
import { add, and, choose, constant, eq, ge, implies, mul, neg } from '../../model/construct.ts';
import { type Domain, rangeDomain } from '../../model/domain.ts';
import type { BoolExpr, IntExpr } from '../../model/expression.ts';
import type { Bounds } from './bounds.ts';
import {
  anyOf,
  type CircuitVariables,
  isIdle,
  isOperation,
  type StepVariables,
} from './step-variables.ts';

const exact = { words: 'results are positive integers, and divisions are exact' };
const noOne = { words: 'nothing is multiplied or divided by 1' };

/** The values of all items: the numbers, and behind them the results of the steps. */
export function requireWholeValues(
  circuit: CircuitVariables,
  bounds: Bounds,
): readonly [IntExpr, ...IntExpr[]] {
  const [least = 0, ...others] = circuit.items;
  const values: [IntExpr, ...IntExpr[]] = [constant(least), ...others.map(constant)];
  for (const [i, step] of circuit.steps.entries())
    values.push(requireStep(circuit, step, i, values, bounds.largestOfSize(i + 2)));
  return values;
}

/** One step: `greater = lesser + second` or `greater = lesser * second`, where one of the two is the result. */
function requireStep(
  circuit: CircuitVariables,
  step: StepVariables,
  place: number,
  items: readonly IntExpr[],
  largest: number,
): IntExpr {
  const [some, any] = [rangeDomain(1, largest), rangeDomain(0, largest)];
  const either = (
    what: string,
    domain: Domain,
    condition: BoolExpr,
    positive: IntExpr,
    negative: IntExpr,
  ): IntExpr =>
    circuit.choose(`${what}[${place + 1}]`, domain, condition, positive, negative, exact);
  const pick = (what: string, domain: Domain, index: IntExpr, from: number): IntExpr =>
    circuit.pick(
      `${what}[${place + 1}]`,
      domain,
      index,
      from === 0 ? [constant(0), ...items] : items,
      from,
      exact,
    );
  const first = pick('first', some, step.left, 1);
  const second = pick('second', any, step.right, 0);
  const value = circuit.declare(`value[${place + 1}]`, some, resultOf(step, first, second));
  const goesBack = isOperation(step, '-', '/');
  const greater = either('greater', some, goesBack, first, value);
  const lesser = either('lesser', some, goesBack, value, first);
  const isProduct = isOperation(step, '*', '/');
  circuit.require(anyOf(isProduct, eq(greater, add(lesser, second))), exact);
  // A product of two variables is made only where one is asked for: else it is 0 times something.
  const product = either('product', any, isProduct, greater, constant(0));
  const factor = either('factor', any, isProduct, lesser, constant(0));
  circuit.require(eq(product, mul(factor, second)), exact);
  const isProper = and(ge(first, constant(2)), ge(second, constant(2)));
  circuit.require(implies(isProduct, isProper), noOne);
  return value;
}

/** The result of a step as a term of its two items. */
function resultOf(step: StepVariables, first: IntExpr, second: IntExpr): IntExpr {
  const quotient: IntExpr = { kind: 'div', left: first, right: second };
  const product = choose(isOperation(step, '*'), mul(first, second), quotient);
  const difference = choose(isOperation(step, '-'), add(first, neg(second)), product);
  return choose(anyOf(isOperation(step, '+'), isIdle(step)), add(first, second), difference);
}
