// A game as constraints: a circuit of steps over the numbers, its value, and how far that is from the target.
import type { ModelBuilder } from '../../model/builder.ts';
import { add, constant, eq, implies, indicator, le, mul, not, sub } from '../../model/construct.ts';
import { rangeDomain } from '../../model/domain.ts';
import type { IntExpr, VarId, VariableTerm } from '../../model/expression.ts';
import { Bounds } from './bounds.ts';
import { FractionBounds } from './fraction-bounds.ts';
import { requireFractionValues } from './fraction-values.ts';
import type { Game } from './game.ts';
import { requireOneOrder } from './order-rules.ts';
import { requireShape } from './shape-rules.ts';
import { CircuitVariables, isIdle } from './step-variables.ts';
import { Subsets } from './subsets.ts';
import { requireWholeValues } from './whole-values.ts';

export interface CircuitModel {
  readonly circuit: CircuitVariables;
  readonly value: VariableTerm;
  readonly distance: VariableTerm;
  /** How many numbers are used. */
  readonly numbers: VariableTerm;
}

/** The variables that say which circuit it is. */
export function circuitVariables({ circuit }: CircuitModel): readonly VarId[] {
  return circuit.steps.flatMap(({ operation, left, right }) => [operation.id, left.id, right.id]);
}

/** All variables of an answer. */
export function answerOf(model: CircuitModel): readonly VarId[] {
  const { value, distance, numbers } = model;
  return [...circuitVariables(model), value.id, distance.id, numbers.id];
}

/** Adds the variables and rules of a game to a model. */
export function buildCircuit(game: Game, builder: ModelBuilder): CircuitModel {
  const circuit = new CircuitVariables(game, builder);
  const subsets = new Subsets(game.numbers);
  const bounds = new Bounds(subsets, game);
  requireShape(circuit);
  requireOneOrder(circuit);
  const largest = bounds.largestOfSize(game.numbers.length);
  const results = game.fractions ? [] : requireWholeValues(circuit, bounds);
  const last = results.at(-1);
  const value = last
    ? circuit.define('value', rangeDomain(1, largest), last, final)
    : requireIntegerValue(circuit, new FractionBounds(subsets), largest);
  const farthest = Math.max(0, game.target - 1, largest - game.target);
  const difference: IntExpr = { kind: 'abs', term: sub(value, constant(game.target)) };
  const distance = circuit.define('distance', rangeDomain(0, farthest), difference, {
    words: 'the distance is how far the value is from the target',
  });
  limitResults(circuit, bounds, distance, results.slice(game.numbers.length));
  const used = circuit.steps.map((step) => indicator(not(isIdle(step))));
  const size = add(constant(1), ...used);
  const numbers = circuit.define('numbers', rangeDomain(1, game.numbers.length), size, {
    words: 'an expression has one number more than it has steps',
  });
  return { circuit, value, distance, numbers };
}

const final = { words: 'the value is the result of the last step' };

/** The value where results may be fractions. */
function requireIntegerValue(
  circuit: CircuitVariables,
  bounds: FractionBounds,
  largest: number,
): VariableTerm {
  const { numerator, denominator } = requireFractionValues(circuit, bounds);
  const quotient: IntExpr = { kind: 'div', left: numerator, right: denominator };
  const value = circuit.declare('value', rangeDomain(1, largest), quotient);
  circuit.require(eq(numerator, mul(value, denominator)), final);
  return value;
}

/** Results that are larger than some limit lead no more to values as near to the target as those that are looked for. */
function limitResults(
  circuit: CircuitVariables,
  bounds: Bounds,
  distance: IntExpr,
  results: readonly IntExpr[],
): void {
  const { target } = circuit.game;
  const words = 'results that are too large to come back to the target are of no use';
  for (const near of distances(bounds.knownDistance ?? 0)) {
    const isNear = le(distance, constant(near));
    for (const [i, result] of results.entries()) {
      const limit = bounds.limitOfSize(i + 2, target + near);
      circuit.require(implies(isNear, le(result, constant(limit))), { words, redundant: true });
    }
  }
}

/** The ends of the bands in which the least distance is looked for, and the one that is known to be reached. */
function distances(known: number): readonly number[] {
  const ends: number[] = [];
  for (let end = 0; end < known; end = 2 * end + 2) ends.push(end);
  return [...ends, known];
}
