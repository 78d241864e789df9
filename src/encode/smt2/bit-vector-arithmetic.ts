// Arithmetic on bit-vectors in two's complement, each as wide as its bounds demand, so that nothing wraps.
import { add, bitLength, fromBigInt, type Integer, maximum, negate } from '../../base/integer.ts';
import { TooLarge } from '../../base/too-large.ts';
import { addBounds, type Bounds, moduloBounds } from '../../model/bounds.ts';
import type { Arithmetic, Ranged } from './arithmetic.ts';
import type { Sort, Term, TermPool } from './term.ts';

/** Wider numbers are left to the integers. */
const widest = 4096;

/** How many bits hold all integers within the bounds, with a sign. */
function widthOf({ low, high }: Bounds): number {
  const below = low < 0 ? bitLength(add(low, 1)) : 0;
  const width = 1 + Math.max(below, bitLength(maximum(high, 0)));
  if (width > widest) {
    throw new TooLarge(
      `A term takes ${width} bits, more than the bit-vectors of z3 are used for.`,
      'try --z3 int',
    );
  }
  return width;
}

const sortOf = (width: number): Sort => `(_ BitVec ${width})`;

export class BitVectorArithmetic implements Arithmetic {
  readonly logic = 'QF_BV';
  readonly #pool: TermPool;

  constructor(pool: TermPool) {
    this.#pool = pool;
  }

  sort(bounds: Bounds): Sort {
    return sortOf(widthOf(bounds));
  }

  boundsOfSort(bounds: Bounds): Bounds {
    const half = 1n << BigInt(widthOf(bounds) - 1);
    return { low: fromBigInt(-half), high: fromBigInt(half - 1n) };
  }

  constant(value: Integer): Term {
    return this.#constant(value, widthOf({ low: value, high: value }));
  }

  #constant(value: Integer, width: number): Term {
    return this.#pool.make(
      `(_ bv${BigInt.asUintN(width, BigInt(value))} ${width})`,
      [],
      sortOf(width),
    );
  }

  /** The same number in another width; in a narrower one the number modulo a power of two. */
  #resize({ term, bounds }: Ranged, width: number): Term {
    if (bounds.low === bounds.high) return this.#constant(bounds.low, width);
    const own = widthOf(bounds);
    if (own === width) return term;
    const head = own < width ? `(_ sign_extend ${width - own})` : `(_ extract ${width - 1} 0)`;
    return this.#pool.make(head, [term], sortOf(width));
  }

  /** Addition and multiplication modulo a power of two are exact where the result is known to fit. */
  #fold(head: string, terms: readonly Ranged[], result: Bounds): Term {
    const width = widthOf(result);
    const [first, ...rest] = terms.map((term) => this.#resize(term, width));
    return rest.reduce(
      (sum, term) => this.#pool.make(head, [sum, term], sortOf(width)),
      first ?? this.#constant(0, width),
    );
  }

  sum(terms: readonly Ranged[], result: Bounds): Term {
    return this.#fold('bvadd', terms, result);
  }

  product(terms: readonly Ranged[], result: Bounds): Term {
    return this.#fold('bvmul', terms, result);
  }

  negate(term: Ranged, result: Bounds): Term {
    const { low, high } = term.bounds;
    if (low === high) return this.constant(negate(low));
    const width = widthOf(result);
    return this.#pool.make('bvneg', [this.#resize(term, width)], sortOf(width));
  }

  /** Where nothing is negative the plain division does; else what is left without the remainder divides exactly. */
  quotient(left: Ranged, right: Ranged, result: Bounds): Term {
    if (left.bounds.low >= 0 && right.bounds.low >= 0) {
      return this.#operate('bvudiv', left, right, result, 0);
    }
    const bounds = moduloBounds(left.bounds, right.bounds);
    const rest = { term: this.remainder(left, right, bounds), bounds };
    const opposite = { low: negate(bounds.high), high: negate(bounds.low) };
    const minusRest = { term: this.negate(rest, opposite), bounds: opposite };
    const exact = addBounds(left.bounds, opposite);
    const dividend = { term: this.sum([left, minusRest], exact), bounds: exact };
    // The least number divided by -1 is one too large for its width.
    return this.#operate('bvsdiv', dividend, right, result, 1);
  }

  remainder(left: Ranged, right: Ranged, result: Bounds): Term {
    const plain = left.bounds.low >= 0 && right.bounds.low >= 0;
    return this.#operate(plain ? 'bvurem' : 'bvsmod', left, right, result, 0);
  }

  /** At the width of the wider operand, and so many bits more. */
  #operate(head: string, left: Ranged, right: Ranged, result: Bounds, more: number): Term {
    const width = more + Math.max(widthOf(left.bounds), widthOf(right.bounds));
    const whole = this.#pool.make(
      head,
      [this.#resize(left, width), this.#resize(right, width)],
      sortOf(width),
    );
    const wanted = widthOf(result);
    if (wanted === width) return whole;
    const cut =
      wanted < width ? `(_ extract ${wanted - 1} 0)` : `(_ sign_extend ${wanted - width})`;
    return this.#pool.make(cut, [whole], sortOf(wanted));
  }

  choose(condition: Term, positive: Ranged, negative: Ranged, result: Bounds): Term {
    const width = widthOf(result);
    return this.#pool.choose(
      condition,
      this.#resize(positive, width),
      this.#resize(negative, width),
    );
  }

  equal(left: Ranged, right: Ranged): Term {
    return this.#pool.equal(...this.#alike(left, right));
  }

  less(left: Ranged, right: Ranged): Term {
    return this.#pool.make('bvslt', this.#alike(left, right), 'Bool');
  }

  lessOrEqual(left: Ranged, right: Ranged): Term {
    return this.#pool.make('bvsle', this.#alike(left, right), 'Bool');
  }

  #alike(left: Ranged, right: Ranged): readonly [Term, Term] {
    const width = Math.max(widthOf(left.bounds), widthOf(right.bounds));
    return [this.#resize(left, width), this.#resize(right, width)];
  }

  unsigned(symbol: string, bounds: Bounds): string {
    const width = widthOf(bounds);
    return bounds.low >= 0 ? symbol : `(bvxor ${symbol} (_ bv${1n << BigInt(width - 1)} ${width}))`;
  }

  distinct(terms: readonly Ranged[]): Term {
    const width = Math.max(...terms.map(({ bounds }) => widthOf(bounds)));
    return this.#pool.make(
      'distinct',
      terms.map((term) => this.#resize(term, width)),
      'Bool',
    );
  }
}
