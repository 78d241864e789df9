// How large numerators and denominators get in steps with fractions that are not reduced.
import type { Subsets } from './subsets.ts';

/** Largest numerators and denominators of results of so many numbers or fewer; past 2^53 they are rounded. */
export class FractionBounds {
  readonly #subsets: Subsets;
  readonly #numerators: Float64Array;
  readonly #denominators: Float64Array;

  constructor(subsets: Subsets) {
    this.#subsets = subsets;
    this.#numerators = new Float64Array(subsets.full + 1);
    this.#denominators = new Float64Array(subsets.full + 1).fill(1);
    for (const subset of subsets.all) this.#fill(subset);
  }

  /** Of `p / q` and `r / s`, by any operation: at most `p s + r q`, `p r`, `p s` over at most `q s`, `q r`. */
  #fill(subset: number): void {
    const subsets = this.#subsets;
    const [tops, bottoms] = [this.#numerators, this.#denominators];
    let top = subsets.size(subset) === 1 ? subsets.numberOf(subset) : 1;
    let bottom = 1;
    for (const part of subsets.parts(subset)) {
      const rest = subsets.without(subset, part);
      const [p, q] = [tops[part] as number, bottoms[part] as number];
      const [r, s] = [tops[rest] as number, bottoms[rest] as number];
      top = Math.max(top, p * s + r * q, p * r);
      bottom = Math.max(bottom, q * s, q * r);
    }
    tops[subset] = top;
    bottoms[subset] = bottom;
  }

  numerator(size: number): number {
    return this.#largest(this.#numerators, size);
  }

  denominator(size: number): number {
    return this.#largest(this.#denominators, size);
  }

  #largest(values: Float64Array, size: number): number {
    const subsets = this.#subsets;
    const within = subsets.all.filter((subset) => subsets.size(subset) <= size);
    return Math.max(...within.map((subset) => values[subset] as number));
  }
}
