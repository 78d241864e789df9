// An integer written with digits to a base: a literal a bit for a large domain, or digits that are integers themselves.
import { fromBigInt } from '../base/integer.ts';
import { type Domain, domainHas, domainValues } from '../model/domain.ts';
import type { Cnf } from './cnf.ts';
import { conjunction } from './gates.ts';
import { always, never, type SatLiteral, type SatModel } from './literal.ts';
import {
  type Group,
  type Meaning,
  type Quantity,
  scaleWeights,
  viewLimit,
  type WeightedLiteral,
  type WeightedSum,
} from './quantity.ts';
import { SmallInteger } from './small-integer.ts';
import type { View } from './view.ts';

/** `offset` plus the digits, the least significant first, each within 0..base-1. */
export interface Numeral {
  readonly base: number;
  readonly offset: number;
  readonly digits: readonly SmallInteger[];
}

/** A binary numeral for the values of a domain: as many bits as its width takes. */
export function binaryNumeral(cnf: Cnf, { min, max }: Domain): Numeral {
  const width = (BigInt(max) - BigInt(min)).toString(2).length;
  const digits = Array.from({ length: width }, () => new SmallInteger(cnf, [0, 1], 'values'));
  return { base: 2, offset: min, digits };
}

export class PositionalInteger implements Quantity {
  readonly #cnf: Cnf;
  readonly domain: Domain;
  readonly numeral: Numeral;
  /** By the number of digits that a bound goes over, and the bound on them. */
  readonly #atMost = new Map<string, SatLiteral>();
  readonly #equals = new Map<number, SatLiteral>();
  #view: SmallInteger | undefined;

  /** An integer with this numeral, held within the domain. */
  constructor(cnf: Cnf, domain: Domain, numeral: Numeral) {
    this.#cnf = cnf;
    this.domain = domain;
    this.numeral = numeral;
    cnf.add(this.#upTo(domain.max));
    cnf.add(-this.#upTo(domain.min - 1));
    for (const [i, [low]] of domain.ranges.entries()) {
      const before = domain.ranges[i - 1];
      if (before) cnf.add(this.#upTo(before[1]), -this.#upTo(low - 1));
    }
  }

  get min(): number {
    return this.domain.min;
  }

  get max(): number {
    return this.domain.max;
  }

  get size(): number {
    return this.domain.size;
  }

  get isSmall(): boolean {
    return this.size <= viewLimit;
  }

  get isBinary(): boolean {
    return true;
  }

  values(): readonly number[] {
    return [...domainValues(this.domain)];
  }

  view(): View {
    if (!this.#view) {
      const values = this.values();
      const literals = values.map((value) => this.equals(value));
      this.#cnf.addAll(literals);
      this.#view = new SmallInteger(this.#cnf, values, 'values', literals);
    }
    return this.#view.view();
  }

  weights(): WeightedSum {
    const terms: WeightedLiteral[] = [];
    let constant = BigInt(this.numeral.offset);
    let place = 1n;
    for (const digit of this.numeral.digits) {
      const sum = scaleWeights(digit.weights(), fromBigInt(place));
      constant += BigInt(sum.constant);
      terms.push(...sum.terms);
      place *= BigInt(this.numeral.base);
    }
    return { constant: fromBigInt(constant), terms };
  }

  equals(value: number): SatLiteral {
    const made = this.#equals.get(value);
    if (made !== undefined) return made;
    const literal = conjunction(this.#cnf, this.equalsAll(value));
    this.#equals.set(value, literal);
    return literal;
  }

  equalsAll(value: number): readonly SatLiteral[] {
    if (!domainHas(this.domain, value)) return [never];
    const wanted = this.#digitsOf(value);
    return this.numeral.digits.flatMap((digit, k) => digit.equalsAll(wanted[k] as number));
  }

  /** The digits of a value that is not below the offset; the last one may be past the base. */
  #digitsOf(value: number): readonly number[] {
    const base = BigInt(this.numeral.base);
    let rest = BigInt(value) - BigInt(this.numeral.offset);
    return this.numeral.digits.map((_, k) => {
      const isLast = k === this.numeral.digits.length - 1;
      const digit = isLast ? rest : rest % base;
      rest /= base;
      return Number(digit);
    });
  }

  atMost(value: number): SatLiteral {
    if (value < this.min) return never;
    return value < this.max ? this.#upTo(value) : always;
  }

  /** The literal for "the digits make at most `value`", whatever the domain. */
  #upTo(value: number): SatLiteral {
    if (value < this.numeral.offset) return never;
    return this.#atMostOf(this.#digitsOf(value), this.numeral.digits.length - 1);
  }

  /** The digits up to place `k` are at most the wanted ones: the highest is less, or it is equal and the rest is. */
  #atMostOf(wanted: readonly number[], k: number): SatLiteral {
    const digit = this.numeral.digits[k];
    if (!digit) return always;
    const here = wanted[k] as number;
    const [less, upTo] = [digit.atMost(here - 1), digit.atMost(here)];
    if (less === upTo) return less;
    const key = wanted.slice(0, k + 1).join();
    const made = this.#atMost.get(key);
    if (made !== undefined) return made;
    const rest = this.#atMostOf(wanted, k - 1);
    const literal = this.#lessOrEqual(less, upTo, rest);
    this.#atMost.set(key, literal);
    return literal;
  }

  /** `less or (upTo and rest)`, where `less` implies `upTo`. */
  #lessOrEqual(less: SatLiteral, upTo: SatLiteral, rest: SatLiteral): SatLiteral {
    if (rest === always) return upTo;
    if (rest === never) return less;
    if (less === never) return conjunction(this.#cnf, [upTo, rest]);
    if (upTo === always) return -conjunction(this.#cnf, [-less, -rest]);
    const literal = this.#cnf.fresh();
    this.#cnf.add(literal, -less);
    this.#cnf.add(literal, -upTo, -rest);
    this.#cnf.add(-literal, upTo);
    this.#cnf.add(-literal, less, rest);
    return literal;
  }

  groups(): readonly Group[] {
    return this.numeral.digits.flatMap((digit) => digit.groups());
  }

  meaning(): Meaning {
    const { constant, terms } = this.weights();
    const parts = terms.map(({ weight, literal }) => ({ value: weight, literal }));
    return { kind: 'sum', start: constant, parts };
  }

  read(model: SatModel): number {
    let value = 0n;
    for (const digit of this.numeral.digits.toReversed()) {
      value = value * BigInt(this.numeral.base) + BigInt(digit.read(model));
    }
    return Number(value + BigInt(this.numeral.offset));
  }
}
