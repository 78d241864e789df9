// What the steps of a circuit are worth where results on the way may be fractions, which are not reduced.
import { add, choose, constant, element, implies, mul, ne, neg } from '../../model/construct.ts';
import { rangeDomain } from '../../model/domain.ts';
import type { IntExpr } from '../../model/expression.ts';
import type { FractionBounds } from './fraction-bounds.ts';
import { type CircuitVariables, isOperation, type StepVariables } from './step-variables.ts';

const exact = { words: 'results are positive' };
const noOne = { words: 'nothing is multiplied or divided by 1' };

interface Fraction {
  readonly numerator: IntExpr;
  readonly denominator: IntExpr;
}

/** The last result. */
export function requireFractionValues(circuit: CircuitVariables, bounds: FractionBounds): Fraction {
  const values: Fraction[] = circuit.items.map((number) => ({
    numerator: constant(number),
    denominator: constant(1),
  }));
  for (const [i, step] of circuit.steps.entries())
    values.push(requireStep(circuit, step, i, values, bounds));
  return values.at(-1) as Fraction;
}

function requireStep(
  circuit: CircuitVariables,
  step: StepVariables,
  place: number,
  items: readonly Fraction[],
  bounds: FractionBounds,
): Fraction {
  const define = (what: string, largest: number, term: IntExpr): IntExpr =>
    circuit.define(`${what}[${place + 1}]`, rangeDomain(0, largest), term, exact);
  const [top, bottom] = [bounds.numerator(place + 1), bounds.denominator(place + 1)];
  const tops = items.map(({ numerator }) => numerator);
  const bottoms = items.map(({ denominator }) => denominator);
  const next = add(step.right, constant(1));
  const first = define('first', top, element(step.left, tops));
  const firstUnder = define('first_under', bottom, element(step.left, bottoms));
  const second = define('second', top, element(next, [constant(0), ...tops]));
  const secondUnder = define('second_under', bottom, element(next, [constant(1), ...bottoms]));

  const [isProduct, isQuotient] = [isOperation(step, '*', '/'), isOperation(step, '/')];
  const either = Math.max(top, bottom);
  // With an idle step the second is 0 / 1, which adds nothing.
  const over = define('over', either, choose(isQuotient, second, secondUnder));
  const straight = define('straight', either, choose(isOperation(step, '*'), second, secondUnder));
  const across = define('across', top, choose(isProduct, constant(0), second));
  const [largest, lowest] = [bounds.numerator(place + 2), bounds.denominator(place + 2)];
  const own = define('own', largest, mul(first, straight));
  const other = define('other', largest, mul(firstUnder, across));
  const sum = add(own, choose(isOperation(step, '-'), neg(other), other));
  const numerator = circuit.define(`value[${place + 1}]`, rangeDomain(1, largest), sum, exact);
  const denominator = circuit.define(
    `value_under[${place + 1}]`,
    rangeDomain(1, lowest),
    mul(firstUnder, over),
    exact,
  );
  circuit.require(implies(isProduct, ne(second, secondUnder)), noOne);
  circuit.require(implies(isOperation(step, '*'), ne(first, firstUnder)), noOne);
  return { numerator, denominator };
}
