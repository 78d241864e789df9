// Adds what sums say together about fewer variables than each of them.
//
// Bounds reasoning looks at one sum at a time. What follows from several, such as the sum of the corners of a magic
// square, it never sees; so that is said. Nothing is lost or gained: a combination of equations follows from them.
import { isSafe } from '../base/integer.ts';
import type { DomainOf } from '../model/bounds.ts';
import { constant, eq, variable } from '../model/construct.ts';
import type { VarId } from '../model/expression.ts';
import type { Assertion, Model, Variable } from '../model/model.ts';
import { partOf, termOfSum, type WeightedSum, weightedSum } from './linear-terms.ts';
import type { Pass } from './pass.ts';
import { type Equation, shortCombinations } from './short-combinations.ts';

/** Fewer sums have no combination that is worth while, and more take too long. */
const fewest = 3;
const most = 40;
const mostVariables = 400;

/** The sum that an assertion says is 0, if all its weights are 1 or -1. */
function sumOf({ formula, redundant }: Assertion, domainOf: DomainOf): WeightedSum | undefined {
  if (redundant || formula.kind !== 'compare' || formula.operator !== 'eq') return undefined;
  const sum = weightedSum(
    [
      [formula.left, 1],
      [formula.right, -1],
    ],
    domainOf,
  );
  const isPlain = sum?.parts.every(
    ({ term, coefficient }) =>
      term.kind === 'variable' && (coefficient === 1 || coefficient === -1),
  );
  return isPlain && sum && sum.parts.length > 2 && isSafe(sum.constant) ? sum : undefined;
}

function variablesOf({ parts }: WeightedSum): readonly VarId[] {
  return parts.flatMap(({ term }) => (term.kind === 'variable' ? [term.id] : []));
}

/** Sums that share a variable with another one: only they can make a shorter one together. */
function crossing(sums: readonly WeightedSum[]): readonly WeightedSum[] {
  const counts = new Map<VarId, number>();
  for (const id of sums.flatMap(variablesOf)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return sums.filter((sum) => variablesOf(sum).some((id) => (counts.get(id) ?? 0) > 1));
}

/** The sums as rows over the variables in them. */
function rowsOf(sums: readonly WeightedSum[]): {
  readonly ids: readonly VarId[];
  readonly rows: readonly Equation[];
} {
  const columns = new Map<VarId, number>();
  const entries = sums.map(({ parts }) =>
    parts.flatMap(({ term, coefficient }) => {
      if (term.kind !== 'variable') return [];
      const column = columns.get(term.id) ?? columns.size;
      columns.set(term.id, column);
      return [[column, Number(coefficient)] as const];
    }),
  );
  const rows = entries.map((weights, i) => {
    const row = Array<number>(columns.size + 1).fill(0);
    for (const [column, weight] of weights) row[column] = weight;
    row[columns.size] = -Number(sums[i]?.constant ?? 0);
    return row;
  });
  return { ids: [...columns.keys()], rows };
}

function assertionOf(row: Equation, ids: readonly VarId[]): Assertion {
  const parts = ids.flatMap((id, column) => {
    const weight = row[column] ?? 0;
    return weight === 0 ? [] : [partOf(variable(id), weight)];
  });
  const right = constant(row[ids.length] ?? 0);
  return {
    formula: eq(termOfSum({ parts, constant: 0 }), right),
    span: undefined,
    words: 'what sums say together',
    implicit: true,
  };
}

export const combineSums: Pass = {
  name: 'combine-sums',
  run(model: Model) {
    const domainOf: DomainOf = (id) => (model.variables[id] as Variable).domain;
    const sums = crossing(
      model.assertions.flatMap((assertion) => sumOf(assertion, domainOf) ?? []),
    );
    if (sums.length < fewest || sums.length > most) return { model };
    const { ids, rows } = rowsOf(sums);
    if (ids.length > mostVariables) return { model };
    const shortest = Math.min(...sums.map(({ parts }) => parts.length));
    const added = shortCombinations(rows, shortest).map((row) => assertionOf(row, ids));
    const assertions = [...model.assertions, ...added];
    return { model: { ...model, assertions } };
  },
};
