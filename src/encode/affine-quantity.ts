// An affine image of an integer, on the same literals; and integers that are known.
import { add, ceilDivide, floorDivide, type Integer, multiply, subtract } from '../base/integer.ts';
import { always, constantLiteral, never, type SatLiteral } from './literal.ts';
import {
  type Group,
  type Meaning,
  type Quantity,
  scaleWeights,
  type WeightedSum,
} from './quantity.ts';
import { affineView, constantView, type View } from './view.ts';

/** A quantity of one value. */
export function constantQuantity(value: number): Quantity {
  return {
    min: value,
    max: value,
    size: 1,
    isSmall: true,
    isBinary: false,
    values: () => [value],
    view: () => constantView(value),
    weights: () => ({ constant: value, terms: [] }),
    equals: (other) => constantLiteral(value === other),
    equalsAll: (other) => [constantLiteral(value === other)],
    atMost: (other) => constantLiteral(value <= other),
    groups: () => [],
    meaning: () => ({ kind: 'values', start: 0, parts: [{ value, literal: always }] }),
    read: () => value,
  };
}

/** `scale * of + offset`. The scale is not 0; all values are safe. */
export function affineQuantity(of: Quantity, scale: number, offset: number): Quantity {
  return scale === 1 && offset === 0 ? of : new AffineQuantity(of, scale, offset);
}

class AffineQuantity implements Quantity {
  readonly #of: Quantity;
  readonly #scale: number;
  readonly #offset: number;
  readonly min: number;
  readonly max: number;
  #view: View | undefined;

  constructor(of: Quantity, scale: number, offset: number) {
    this.#of = of;
    this.#scale = scale;
    this.#offset = offset;
    const ends = [of.min, of.max].map((value) => Number(add(multiply(scale, value), offset)));
    this.min = Math.min(...ends);
    this.max = Math.max(...ends);
  }

  get size(): number {
    return this.#of.size;
  }

  get isSmall(): boolean {
    return this.#of.isSmall;
  }

  get isBinary(): boolean {
    return this.#of.isBinary;
  }

  values(): readonly number[] {
    const images = this.#of.values().map((value) => this.#scale * value + this.#offset + 0);
    return this.#scale > 0 ? images : images.reverse();
  }

  view(): View {
    this.#view ??= affineView(this.#of.view(), this.#scale, this.#offset);
    return this.#view;
  }

  weights(): WeightedSum {
    const { constant, terms } = scaleWeights(this.#of.weights(), this.#scale);
    return { constant: add(constant, this.#offset), terms };
  }

  equals(value: number): SatLiteral {
    const original = this.#original(value);
    return original === undefined ? never : this.#of.equals(original);
  }

  equalsAll(value: number): readonly SatLiteral[] {
    const original = this.#original(value);
    return original === undefined ? [never] : this.#of.equalsAll(original);
  }

  /** The value whose image this is. */
  #original(value: number): number | undefined {
    const distance = subtract(value, this.#offset);
    const original = floorDivide(distance, this.#scale);
    return multiply(original, this.#scale) === distance ? Number(original) : undefined;
  }

  atMost(value: number): SatLiteral {
    if (value >= this.max) return always;
    const distance = subtract(value, this.#offset);
    return this.#scale > 0
      ? this.#of.atMost(Number(floorDivide(distance, this.#scale)))
      : -this.#of.atMost(Number(ceilDivide(distance, this.#scale)) - 1);
  }

  groups(): readonly Group[] {
    return this.#of.groups();
  }

  /** Through the literals of values if it is told by bounds, which a negative scale would turn around. */
  meaning(): Meaning {
    const { kind, start, parts } = this.#of.meaning();
    if (kind === 'bounds') {
      const literals = this.values().map((value) => ({ value, literal: this.equals(value) }));
      return { kind: 'values', start: 0, parts: literals };
    }
    const image = (value: Integer, offset: number): Integer =>
      add(multiply(this.#scale, value), offset);
    return {
      kind,
      start: image(start, this.#offset),
      parts: parts.map(({ value, literal }) => ({
        value: image(value, kind === 'sum' ? 0 : this.#offset),
        literal,
      })),
    };
  }

  read(model: ArrayLike<number>): number {
    return this.#scale * this.#of.read(model) + this.#offset + 0;
  }
}
