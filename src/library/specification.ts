// What the variables of a model are, as values, and the types that follow: of their terms, and of their values.
import { type Domain, domainOfValues, rangeDomain } from '../model/domain.ts';
import type { LabelTerm } from './label-term.ts';
import { PuzzleError } from './puzzle-error.ts';
import { type Formula, type IntTerm, whole } from './terms.ts';

/** Integers of a set. */
export interface IntegerVariable {
  readonly kind: 'integer';
  readonly domain: Domain;
}

/** True or false. */
export interface BooleanVariable {
  readonly kind: 'boolean';
}

/** One of some words. */
export interface LabelVariable<Label extends string = string> {
  readonly kind: 'label';
  readonly labels: readonly Label[];
}

/** A list of variables of one kind; of lists, for more dimensions. */
export interface ArrayVariable<Element extends VariableKind = VariableKind> {
  readonly kind: 'array';
  readonly length: number;
  readonly element: Element;
}

/** What one name stands for. */
export type VariableKind = IntegerVariable | BooleanVariable | LabelVariable | ArrayVariable;

/** The variables of a model, by name. */
export type Specification = Readonly<Record<string, VariableKind>>;

/** What stands for a variable in expressions. */
export type TermOf<Kind extends VariableKind> =
  Kind extends ArrayVariable<infer Element>
    ? readonly TermOf<Element>[]
    : Kind extends LabelVariable<infer Label>
      ? LabelTerm<Label>
      : Kind extends BooleanVariable
        ? Formula
        : IntTerm;

/** What a variable is in a solution. */
export type ValueOf<Kind extends VariableKind> =
  Kind extends ArrayVariable<infer Element>
    ? readonly ValueOf<Element>[]
    : Kind extends LabelVariable<infer Label>
      ? Label
      : Kind extends BooleanVariable
        ? boolean
        : number;

/** The terms of all variables, by name. */
export type TermsOf<S extends Specification> = { readonly [Name in keyof S]: TermOf<S[Name]> };

/** A solution: the values of all variables, by name. */
export type ValuesOf<S extends Specification> = { readonly [Name in keyof S]: ValueOf<S[Name]> };

/**
 * An integer from `low` to `high`, both included.
 * @throws {@link PuzzleError} where there is none, or a bound is no integer within 2^53
 *
 * @example
 * new Model({ age: range(0, 120) })
 */
export function range(low: number, high: number): IntegerVariable {
  if (whole(low) > whole(high)) throw new PuzzleError(`there is no number from ${low} to ${high}`);
  return { kind: 'integer', domain: rangeDomain(low, high) };
}

/** One of some integers. @throws {@link PuzzleError} for none @example values(1, 2, 5, 10, 20, 50) */
export function values(...list: readonly number[]): IntegerVariable {
  if (list.length === 0) throw new PuzzleError('a variable needs at least one value');
  return { kind: 'integer', domain: domainOfValues(list.map(whole)) };
}

/** True or false. @example new Model({ isOpen: bool() }) */
export function bool(): BooleanVariable {
  return { kind: 'boolean' };
}

/** One of some words. @throws {@link PuzzleError} for none, or one twice @example oneOf('red', 'green', 'blue') */
export function oneOf<const Label extends string>(
  ...labels: readonly Label[]
): LabelVariable<Label> {
  if (labels.length === 0) throw new PuzzleError('a variable needs at least one word');
  if (new Set(labels).size < labels.length) throw new PuzzleError(`twice the same word: ${labels}`);
  return { kind: 'label', labels };
}

/**
 * An array of variables, with one length for each dimension.
 *
 * @example
 * new Model({ queen: array(8, range(0, 7)), grid: array([9, 9], range(1, 9)) })
 */
export function array<Kind extends VariableKind>(
  length: number | readonly [number],
  element: Kind,
): ArrayVariable<Kind>;
export function array<Kind extends VariableKind>(
  lengths: readonly [rows: number, columns: number],
  element: Kind,
): ArrayVariable<ArrayVariable<Kind>>;
export function array<Kind extends VariableKind>(
  lengths: readonly [number, number, number],
  element: Kind,
): ArrayVariable<ArrayVariable<ArrayVariable<Kind>>>;
export function array(lengths: number | readonly number[], element: VariableKind): VariableKind {
  const list = typeof lengths === 'number' ? [lengths] : lengths;
  return list.reduceRight<VariableKind>((inner, length) => {
    if (whole(length) < 1) throw new PuzzleError(`an array of ${length} variables`);
    return { kind: 'array', length, element: inner };
  }, element);
}
