// What a domain too wide for a bit set has besides its bounds: the gaps it was made with, and the values cut out since.
import { between, type Domain, domainOfValues, rangeDomain, without } from '../model/domain.ts';
import { HoleSet } from './hole-set.ts';

export class LargeDomains {
  /** By variable: the ends of the ranges it was made of, low and high in turn; only where there are gaps. */
  readonly #ranges: (Float64Array | undefined)[] = [];
  readonly #made: (Domain | undefined)[] = [];
  readonly #holes: (HoleSet | undefined)[] = [];

  add(variable: number, domain: Domain): void {
    this.#made[variable] = domain;
    if (domain.ranges.length > 1) this.#ranges[variable] = Float64Array.from(domain.ranges.flat());
  }

  /** Whether a value between the bounds is a member. */
  has(variable: number, value: number): boolean {
    if (this.#holes[variable]?.has(value)) return false;
    const ranges = this.#ranges[variable];
    return ranges === undefined || (ranges[2 * rangeFrom(ranges, value)] as number) <= value;
  }

  /** The least member from `start` on; there must be one. */
  upFrom(variable: number, start: number): number {
    const [ranges, holes] = [this.#ranges[variable], this.#holes[variable]];
    if (!ranges && !holes) return start;
    let value = start;
    for (;;) {
      if (ranges) value = Math.max(value, ranges[2 * rangeFrom(ranges, value)] as number);
      if (!holes?.has(value)) return value;
      value++;
    }
  }

  /** The greatest member up to `start`; there must be one. */
  downFrom(variable: number, start: number): number {
    const [ranges, holes] = [this.#ranges[variable], this.#holes[variable]];
    if (!ranges && !holes) return start;
    let value = start;
    for (;;) {
      if (ranges) value = downInRanges(ranges, value);
      if (!holes?.has(value)) return value;
      value--;
    }
  }

  /** Cuts out a member. */
  remove(variable: number, value: number): void {
    let holes = this.#holes[variable];
    if (!holes) {
      holes = new HoleSet();
      this.#holes[variable] = holes;
    }
    holes.add(value);
  }

  /** The members between bounds. */
  domain(variable: number, min: number, max: number): Domain {
    const made = between(this.#made[variable] ?? rangeDomain(min, max), min, max);
    const holes = this.#holes[variable];
    return holes ? without(made, domainOfValues(holes.values())) : made;
  }

  holeCount(variable: number): number {
    return this.#holes[variable]?.count ?? 0;
  }

  /** Forgets all but the holes that were cut first. */
  restore(variable: number, holeCount: number): void {
    this.#holes[variable]?.shrink(holeCount);
  }
}

/** The index of the first range that ends at or after a value; there must be one. */
function rangeFrom(ranges: Float64Array, value: number): number {
  let [low, high] = [0, ranges.length / 2 - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[2 * middle + 1] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The value itself if it is in a range, else the end of the range before it; there must be one. */
function downInRanges(ranges: Float64Array, value: number): number {
  const at = rangeFrom(ranges, value);
  return (ranges[2 * at] as number) <= value ? value : (ranges[2 * at - 1] as number);
}
