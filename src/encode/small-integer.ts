// An integer of few values, encoded by a literal for each value, for each bound, or for both.
import { gcd, type Integer } from '../base/integer.ts';
import { exactlyOne } from './at-most-one.ts';
import type { Cnf } from './cnf.ts';
import { always, isTrue, never, type SatLiteral, type SatModel } from './literal.ts';
import type { Group, Meaning, Quantity, WeightedSum } from './quantity.ts';
import { isAtMost, isValue, type View } from './view.ts';

/**
 * Which literals an integer has from the start: one a value with exactly one of them true, one a bound in a chain, or
 * both, joined so that each follows from the other. Others are made when a constraint asks for them.
 */
export type Form = 'values' | 'bounds' | 'both';

export class SmallInteger implements Quantity {
  readonly #cnf: Cnf;
  readonly #values: readonly number[];
  /** One a place; undefined where no literal has been made. */
  readonly #is: (SatLiteral | undefined)[];
  /** One a place but the last; empty as long as no bound has been asked for. */
  #upTo: SatLiteral[] = [];
  #weights: WeightedSum | undefined;
  #view: View | undefined;

  /** An integer with these values, ascending and at least one; what of `given` is not fresh says what the literals are. */
  constructor(cnf: Cnf, values: readonly number[], form: Form, given?: readonly SatLiteral[]) {
    this.#cnf = cnf;
    this.#values = values;
    this.#is = given ? [...given] : [];
    if (given) return;
    if (values.length === 1) this.#is.push(always);
    else if (values.length === 2) {
      const upper = cnf.fresh();
      this.#is.push(-upper, upper);
    } else if (form === 'values') {
      for (const _ of values) this.#is.push(cnf.fresh());
      exactlyOne(cnf, this.#is as SatLiteral[]);
    } else {
      this.#upTo = this.#chain();
      if (form === 'both') for (const place of values.keys()) this.is(place);
    }
  }

  get min(): number {
    return this.#values[0] as number;
  }

  get max(): number {
    return this.#values.at(-1) as number;
  }

  get size(): number {
    return this.#values.length;
  }

  get isSmall(): boolean {
    return true;
  }

  get isBinary(): boolean {
    return false;
  }

  values(): readonly number[] {
    return this.#values;
  }

  view(): View {
    this.#view ??= {
      values: this.#values,
      is: (place) => this.is(place),
      upTo: (place) => this.upTo(place),
    };
    return this.#view;
  }

  is(place: number): SatLiteral {
    const made = this.#is[place];
    if (made !== undefined) return made;
    const literal = this.#between(this.upTo(place - 1), this.upTo(place));
    this.#is[place] = literal;
    return literal;
  }

  /** Below the one bound fails, at the other holds. */
  #between(below: SatLiteral, upTo: SatLiteral): SatLiteral {
    if (below === never) return upTo;
    if (upTo === always) return -below;
    const literal = this.#cnf.fresh();
    this.#cnf.add(-literal, upTo);
    this.#cnf.add(-literal, -below);
    this.#cnf.add(literal, below, -upTo);
    return literal;
  }

  upTo(place: number): SatLiteral {
    if (place < 0) return never;
    if (place >= this.#values.length - 1) return always;
    if (this.#upTo.length === 0) {
      this.#upTo = this.#values.length === 2 ? [this.is(0)] : this.#chainOfValues();
    }
    return this.#upTo[place] as SatLiteral;
  }

  /** Fresh literals for the bounds, each implying the next. */
  #chain(): SatLiteral[] {
    const chain: SatLiteral[] = [];
    for (let place = 0; place < this.#values.length - 1; place++) {
      const literal = this.#cnf.fresh();
      if (place > 0) this.#cnf.add(-(chain[place - 1] as number), literal);
      chain.push(literal);
    }
    return chain;
  }

  /** A chain of bounds joined to the literals of the values that are there. */
  #chainOfValues(): SatLiteral[] {
    const last = this.#values.length - 2;
    const chain: SatLiteral[] = [this.is(0)];
    for (let place = 1; place <= last; place++) {
      const [below, here] = [chain[place - 1] as number, this.is(place)];
      const literal = place === last ? -this.is(last + 1) : this.#cnf.fresh();
      this.#cnf.add(-below, literal);
      this.#cnf.add(-here, literal);
      this.#cnf.add(-here, -below);
      this.#cnf.add(-literal, below, here);
      chain.push(literal);
    }
    return chain;
  }

  weights(): WeightedSum {
    this.#weights ??= this.#makeWeights();
    return this.#weights;
  }

  /** The distance from the least value, divided by what all distances share, in binary. */
  #makeWeights(): WeightedSum {
    const distances = this.#values.map((value) => value - this.min);
    const unit = distances.reduce<Integer>(gcd, 0) as number;
    if (this.size === 2) {
      return { constant: this.min, terms: [{ weight: unit, literal: this.is(1) }] };
    }
    const terms = [];
    for (let bit = 1; bit * unit <= this.max - this.min; bit *= 2) {
      const literal = this.#cnf.fresh();
      for (const [place, distance] of distances.entries()) {
        const isSet = Math.floor(distance / unit / bit) % 2 === 1;
        this.#cnf.add(-this.is(place), isSet ? literal : -literal);
      }
      terms.push({ weight: bit * unit, literal });
    }
    return { constant: this.min, terms };
  }

  equals(value: number): SatLiteral {
    return isValue(this.view(), value);
  }

  equalsAll(value: number): readonly SatLiteral[] {
    return [this.equals(value)];
  }

  atMost(value: number): SatLiteral {
    return isAtMost(this.view(), value);
  }

  groups(): readonly Group[] {
    return [this.#values.map((_, place) => this.is(place))];
  }

  meaning(): Meaning {
    const isByValues = this.values().every((_, place) => this.#is[place] !== undefined);
    const parts = this.#values.map((value, place) => ({
      value,
      literal: isByValues ? this.is(place) : this.upTo(place),
    }));
    return { kind: isByValues ? 'values' : 'bounds', start: 0, parts };
  }

  read(model: SatModel): number {
    const place =
      this.#upTo.length > 0
        ? this.#upTo.findIndex((literal) => isTrue(model, literal))
        : this.#is.findIndex((literal) => literal !== undefined && isTrue(model, literal));
    return place < 0 ? this.max : (this.#values[place] as number);
  }
}
