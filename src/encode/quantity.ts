// An integer in the encoder, whatever its size: what every encoding of it can give to a constraint.
import { type Integer, multiply } from '../base/integer.ts';
import { type Domain, domainValues } from '../model/domain.ts';
import type { SatLiteral, SatModel } from './literal.ts';
import type { View } from './view.ts';

/** `weight` where the literal is true. */
export interface WeightedLiteral {
  readonly weight: Integer;
  readonly literal: SatLiteral;
}

/** An integer as a sum: the constant, and the weights of the true literals. */
export interface WeightedSum {
  readonly constant: Integer;
  readonly terms: readonly WeightedLiteral[];
}

/** Literals of which exactly one is true in every model. */
export type Group = readonly SatLiteral[];

/** Which values an integer may take. */
export interface Shape {
  readonly min: number;
  readonly max: number;
  readonly size: number;
  /** Whether the values are few enough to be listed. */
  readonly isSmall: boolean;
  /** Whether it is encoded in binary, so that literals for its values and bounds have to be made one by one. */
  readonly isBinary: boolean;
  /** The values in ascending order. Only where it is small. */
  values(): readonly number[];
}

/** Up to so many values are listed one by one. */
export const viewLimit: number = 1 << 13;

/** The shape of an integer with a domain, which is not empty. */
export function shapeOfDomain(domain: Domain): Shape {
  const { min, max, size } = domain;
  const isSmall = size <= viewLimit;
  return { min, max, size, isSmall, isBinary: !isSmall, values: () => [...domainValues(domain)] };
}

/** The shape of an integer with the values, ascending. */
export function shapeOfValues(values: readonly number[]): Shape {
  const [min, max] = [values[0] as number, values.at(-1) as number];
  const size = values.length;
  const isSmall = size <= viewLimit;
  return { min, max, size, isSmall, isBinary: !isSmall, values: () => values };
}

/**
 * How literals tell a value. `values`: it is the one whose literal is true; `bounds`: the least whose literal is true;
 * `sum`: what the true literals add to `start`.
 */
export interface Meaning {
  readonly kind: 'values' | 'bounds' | 'sum';
  readonly start: Integer;
  readonly parts: readonly { readonly value: Integer; readonly literal: SatLiteral }[];
}

export interface Quantity extends Shape {
  /** Each value with its literals. Only where it is small. */
  view(): View;
  /** The integer as weighted literals, few of them. */
  weights(): WeightedSum;
  /** The literal for `= value`. */
  equals(value: number): SatLiteral;
  /** Literals that are all true exactly where it equals `value`. None are made where those that are there do. */
  equalsAll(value: number): readonly SatLiteral[];
  /** The literal for `<= value`. */
  atMost(value: number): SatLiteral;
  /** Groups of literals whose true ones together tell the value. */
  groups(): readonly Group[];
  /** How its literals tell its value. */
  meaning(): Meaning;
  /** The value under a model. */
  read(model: SatModel): number;
}

/** `scale` times a weighted sum, plus `offset`. */
export function scaleWeights(sum: WeightedSum, scale: Integer): WeightedSum {
  return {
    constant: multiply(sum.constant, scale),
    terms: sum.terms.map(({ weight, literal }) => ({ weight: multiply(weight, scale), literal })),
  };
}
