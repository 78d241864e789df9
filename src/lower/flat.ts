// The flat form that the engine and the SAT encoder share: variables, and constraints over variables and literals only.
//
// A flat problem extends its model: the first variables are the model's own under their own ids, auxiliaries follow,
// so that the first values of a flat assignment are an assignment of the model.
import type { Integer } from '../base/integer.ts';
import type { Constraint } from '../model/constraints/index.ts';
import type { Domain } from '../model/domain.ts';
import type { VarId } from '../model/expression.ts';

/** `2 * id` for a variable with domain within 0..1 being 1, `2 * id + 1` for it being 0. */
export type Literal = number & { readonly brand: 'Literal' };

export function literal(id: VarId, positive: boolean): Literal {
  return (2 * id + (positive ? 0 : 1)) as Literal;
}
export function complement(of: Literal): Literal {
  return (of ^ 1) as Literal;
}
export function variableOf(of: Literal): VarId {
  return (of >> 1) as VarId;
}
export function isPositive(of: Literal): boolean {
  return (of & 1) === 0;
}

/** `scale * variable + offset`; with scale 0 the constant `offset`, and the variable means nothing. */
export interface Affine {
  readonly variable: VarId;
  readonly scale: number;
  readonly offset: number;
}

export function constantAffine(value: number): Affine {
  return { variable: 0 as VarId, scale: 0, offset: value };
}
export function plainAffine(variable: VarId): Affine {
  return { variable, scale: 1, offset: 0 };
}
export function isConstantAffine({ scale }: Affine): boolean {
  return scale === 0;
}

/** At least one of the literals; none: a contradiction. */
export interface Clause {
  readonly kind: 'clause';
  readonly literals: readonly Literal[];
}
/** An odd (even) number of the literals. */
export interface Parity {
  readonly kind: 'parity';
  readonly literals: readonly Literal[];
  readonly odd: boolean;
}
/** The literal says whether the variable lies in the domain. */
export interface Indicates {
  readonly kind: 'indicates';
  readonly literal: Literal;
  readonly variable: VarId;
  readonly domain: Domain;
}
export interface LinearTerm {
  /** Not 0. */
  readonly coefficient: Integer;
  readonly variable: VarId;
}
/** The sum of the terms compared with a constant; only demanded where the condition, if there is one, is true. */
export interface Linear {
  readonly kind: 'linear';
  /** Each variable once. */
  readonly terms: readonly LinearTerm[];
  readonly operator: 'eq' | 'ne' | 'le';
  readonly constant: Integer;
  readonly condition: Literal | undefined;
}
interface Operation<Kind extends string> {
  readonly kind: Kind;
  readonly left: Affine;
  readonly right: Affine;
  readonly result: Affine;
}
/** `left * right = result` */
export type Product = Operation<'product'>;
/** `right != 0` and the floored quotient is the result. */
export type Quotient = Operation<'quotient'>;
/** `right != 0` and the remainder of the floored quotient is the result. */
export type Remainder = Operation<'remainder'>;
/** `left ** right = result`; false where that is no integer. */
export type PowerOperation = Operation<'power'>;
interface AbsoluteValue {
  readonly kind: 'absolute';
  readonly term: Affine;
  readonly result: Affine;
}
/** The result is the least (greatest) of one or more terms. */
interface ExtremumOf<Kind extends string> {
  readonly kind: Kind;
  readonly terms: readonly Affine[];
  readonly result: Affine;
}
export type Extremum = ExtremumOf<'minimum'> | ExtremumOf<'maximum'>;
/** `index` is within 1..n and that one of the terms is the result. */
interface ElementOf {
  readonly kind: 'element';
  readonly index: Affine;
  readonly terms: readonly Affine[];
  readonly result: Affine;
}
/** A constraint of the library that the consumer said it has a rule for. */
export interface Global {
  readonly kind: 'global';
  readonly constraint: Constraint<Affine, Literal>;
}

export type FlatConstraint =
  | Clause
  | Parity
  | Indicates
  | Linear
  | Product
  | Quotient
  | Remainder
  | PowerOperation
  | AbsoluteValue
  | Extremum
  | ElementOf
  | Global;

export interface FlatVariable {
  readonly name: string;
  readonly domain: Domain;
  /** Whether it is a 0..1 variable that stands for a formula or a boolean of the model. */
  readonly boolean: boolean;
}

export interface Flat {
  /** Indexed by id. Domains are never empty: what rules out every value is an empty clause. */
  readonly variables: readonly FlatVariable[];
  readonly constraints: readonly FlatConstraint[];
  /** For each constraint the words of the assertion that it comes from; those that are added behind have none. */
  readonly words?: readonly string[];
  readonly objective:
    | { readonly sense: 'minimize' | 'maximize'; readonly term: Affine }
    | undefined;
  readonly answer: readonly VarId[];
}
