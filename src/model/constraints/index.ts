// All constraints: the closed union, and the table of their definitions.
import type { Integer } from '../../base/integer.ts';
import type { BoolExpr, IntExpr } from '../expression.ts';
import { type AllDifferent, allDifferent } from './all-different.ts';
import { type AllDifferentExcept, allDifferentExcept } from './all-different-except.ts';
import { type Circuit, circuit } from './circuit.ts';
import { type Connected, connected } from './connected.ts';
import { type Count, count } from './count.ts';
import { type Cumulative, cumulative } from './cumulative.ts';
import type { Fresh, Printed } from './definition.ts';
import { type Disjunctive, disjunctive } from './disjunctive.ts';
import { type GlobalCardinality, globalCardinality } from './global-cardinality.ts';
import {
  type GlobalCardinalityWithCosts,
  globalCardinalityWithCosts,
} from './global-cardinality-with-costs.ts';
import { type GraphDivision, graphDivision } from './graph-division.ts';
import { type Inverse, inverse } from './inverse.ts';
import { type Lex, lex } from './lex.ts';
import { type Member, member } from './member.ts';
import { type NValue, nValue } from './n-value.ts';
import { type Regular, regular } from './regular.ts';
import { type Table, table } from './table.ts';

/** The type of each constraint over integer arguments `I` and boolean arguments `B`. */
export interface Constraints<I, B> {
  readonly 'all-different': AllDifferent<I>;
  readonly 'all-different-except': AllDifferentExcept<I>;
  readonly circuit: Circuit<I>;
  readonly connected: Connected<B>;
  readonly count: Count<I>;
  readonly cumulative: Cumulative<I>;
  readonly disjunctive: Disjunctive<I>;
  readonly 'global-cardinality': GlobalCardinality<I>;
  readonly 'global-cardinality-with-costs': GlobalCardinalityWithCosts<I>;
  readonly 'graph-division': GraphDivision<I, B>;
  readonly inverse: Inverse<I>;
  readonly lex: Lex<I>;
  readonly member: Member<I>;
  readonly 'n-value': NValue<I>;
  readonly regular: Regular<I>;
  readonly table: Table<I>;
}

export type ConstraintKind = keyof Constraints<unknown, unknown>;
export type Constraint<I, B> = Constraints<I, B>[ConstraintKind];

/** The solver-free truth about one kind of constraint. */
export interface Definition<K extends ConstraintKind> {
  /** The same constraint over other arguments, each mapped once, in the order in which they are printed. */
  map<I, B, J, C>(
    constraint: Constraints<I, B>[K],
    int: (term: I) => J,
    bool: (formula: B) => C,
  ): Constraints<J, C>[K];
  /** Its meaning. */
  holds(constraint: Constraints<Integer, boolean>[K]): boolean;
  /** The same in terms of simpler formulas, for arguments that are defined. */
  decompose(constraint: Constraints<IntExpr, BoolExpr>[K], fresh: Fresh): BoolExpr;
  /** Its s-expression. */
  print(constraint: Constraints<Printed, Printed>[K]): string;
}

const definitions: { readonly [K in ConstraintKind]: Definition<K> } = {
  'all-different': allDifferent,
  'all-different-except': allDifferentExcept,
  circuit,
  connected: {
    ...connected,
    map: (c, _int, bool) => connected.map(c, bool),
  },
  count,
  cumulative,
  disjunctive,
  'global-cardinality': globalCardinality,
  'global-cardinality-with-costs': globalCardinalityWithCosts,
  'graph-division': graphDivision,
  inverse,
  lex,
  member,
  'n-value': nValue,
  regular,
  table,
};

/** The kinds in alphabetical order. */
export const constraintKinds: readonly ConstraintKind[] = Object.keys(
  definitions,
) as ConstraintKind[];

/** The definition of a constraint's kind, typed so that it can be applied to the constraint itself. */
export function definitionOf<I, B>(constraint: Constraint<I, B>): Definition<ConstraintKind> {
  return definitions[constraint.kind] as unknown as Definition<ConstraintKind>;
}

/** {@link Definition.map} for any constraint. */
export function mapConstraint<I, B, J, C>(
  constraint: Constraint<I, B>,
  int: (term: I) => J,
  bool: (formula: B) => C,
): Constraint<J, C> {
  return definitionOf(constraint).map(constraint, int, bool);
}
