// What flat constraints mean, by the definitions of the operations: the judge of the propagators.
import {
  absolute,
  add,
  compare,
  floorDivide,
  floorModulo,
  type Integer,
  multiply,
  power,
} from '../../../src/base/integer.ts';
import { type ByKind, visit } from '../../../src/base/kinds.ts';
import {
  type Affine,
  type Flat,
  type FlatConstraint,
  isPositive,
  type Literal,
  variableOf,
} from '../../../src/lower/flat.ts';
import { definitionOf, mapConstraint } from '../../../src/model/constraints/index.ts';
import { domainHas, domainValues } from '../../../src/model/domain.ts';

type At = readonly number[];

const value = ({ variable, scale, offset }: Affine, at: At): number =>
  scale === 0 ? offset : scale * (at[variable] as number) + offset;
const holds = (literal: Literal, at: At): boolean =>
  (at[variableOf(literal)] === 1) === isPositive(literal);

function operation(
  meaning: (a: number, b: number) => Integer | undefined,
): (o: { left: Affine; right: Affine; result: Affine }, at: At) => boolean {
  return ({ left, right, result }, at) => {
    const expected = meaning(value(left, at), value(right, at));
    return expected !== undefined && expected === value(result, at);
  };
}

const meanings: ByKind<FlatConstraint, At, boolean> = {
  clause: ({ literals }, at) => literals.some((each) => holds(each, at)),
  parity: ({ literals, odd }, at) =>
    (literals.filter((each) => holds(each, at)).length % 2 === 1) === odd,
  indicates: ({ literal, variable, domain }, at) =>
    holds(literal, at) === domainHas(domain, at[variable] as number),
  linear: ({ terms, operator, constant, condition }, at) => {
    if (condition !== undefined && !holds(condition, at)) return true;
    const sum = terms.reduce<Integer>(
      (total, { coefficient, variable }) => add(total, multiply(coefficient, at[variable] ?? 0)),
      0,
    );
    const sign = compare(sum, constant);
    return operator === 'eq' ? sign === 0 : operator === 'ne' ? sign !== 0 : sign <= 0;
  },
  product: operation(multiply),
  quotient: operation((a, b) => (b === 0 ? undefined : floorDivide(a, b))),
  remainder: operation((a, b) => (b === 0 ? undefined : floorModulo(a, b))),
  power: operation(power),
  absolute: ({ term, result }, at) => absolute(value(term, at)) === value(result, at),
  minimum: ({ terms, result }, at) =>
    Math.min(...terms.map((term) => value(term, at))) === value(result, at),
  maximum: ({ terms, result }, at) =>
    Math.max(...terms.map((term) => value(term, at))) === value(result, at),
  element: ({ index, terms, result }, at) => {
    const term = terms[value(index, at) - 1];
    return term !== undefined && value(term, at) === value(result, at);
  },
  global: ({ constraint }, at) => {
    const meant = mapConstraint(
      constraint,
      (term): Integer => value(term, at) + 0,
      (each) => holds(each, at),
    );
    return definitionOf(meant).holds(meant);
  },
};

/** Whether an assignment satisfies a constraint. */
export function satisfies(constraint: FlatConstraint, at: At): boolean {
  return visit(meanings, constraint, at);
}

/** All assignments within the domains that satisfy all constraints, in ascending order. */
export function* solutionsOfFlat({ variables, constraints }: Flat): Generator<At, void, undefined> {
  const at: number[] = [];
  function* extend(id: number): Generator<At, void, undefined> {
    const variable = variables[id];
    if (!variable) {
      if (constraints.every((constraint) => satisfies(constraint, at))) yield [...at];
      return;
    }
    for (const candidate of domainValues(variable.domain)) {
      at[id] = candidate;
      yield* extend(id + 1);
    }
    at.length = id;
  }
  yield* extend(0);
}
