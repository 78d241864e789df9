// Arithmetic on the integers of SMT-LIB: of any size, but with a division of its own kind.
import { add, type Integer, negate, subtract } from '../../base/integer.ts';
import type { Bounds } from '../../model/bounds.ts';
import type { Arithmetic, Ranged } from './arithmetic.ts';
import type { Sort, Term, TermPool } from './term.ts';

export class IntegerArithmetic implements Arithmetic {
  readonly #pool: TermPool;
  #linear = true;

  constructor(pool: TermPool) {
    this.#pool = pool;
  }

  get logic(): string {
    return this.#linear ? 'QF_LIA' : 'QF_NIA';
  }

  sort(): Sort {
    return 'Int';
  }

  boundsOfSort({ low, high }: Bounds): Bounds {
    return { low: subtract(low, 1), high: add(high, 1) };
  }

  constant(value: Integer): Term {
    const digits = value < 0 ? `(- ${negate(value)})` : String(value);
    return this.#pool.make(digits, [], 'Int');
  }

  sum(terms: readonly Ranged[]): Term {
    return this.#join('+', terms);
  }

  product(terms: readonly Ranged[]): Term {
    if (terms.filter(({ bounds }) => bounds.low !== bounds.high).length > 1) this.#linear = false;
    return this.#join('*', terms);
  }

  #join(head: '+' | '*', terms: readonly Ranged[]): Term {
    const [first, ...rest] = terms.map(({ term }) => term);
    return first && rest.length === 0
      ? first
      : this.#pool.make(head, first ? [first, ...rest] : rest, 'Int');
  }

  negate({ term, bounds }: Ranged): Term {
    return bounds.low === bounds.high
      ? this.constant(negate(bounds.low))
      : this.#pool.make('-', [term], 'Int');
  }

  /** SMT-LIB rounds so that the remainder is never negative: that is the floor for a positive divisor only. */
  quotient(left: Ranged, right: Ranged): Term {
    return this.#bySign(
      right,
      () => this.#divide('div', left.term, right.term, right),
      () => this.#divide('div', this.negate(left), this.negate(right), right),
    );
  }

  remainder(left: Ranged, right: Ranged): Term {
    return this.#bySign(
      right,
      () => this.#divide('mod', left.term, right.term, right),
      () => {
        const rest = this.#divide('mod', this.negate(left), this.negate(right), right);
        return this.#pool.make('-', [rest], 'Int');
      },
    );
  }

  #bySign({ term, bounds }: Ranged, positive: () => Term, negative: () => Term): Term {
    if (bounds.low >= 0) return positive();
    if (bounds.high <= 0) return negative();
    const isPositive = this.#pool.make('>', [term, this.constant(0)], 'Bool');
    return this.#pool.choose(isPositive, positive(), negative());
  }

  #divide(head: 'div' | 'mod', left: Term, right: Term, { bounds }: Ranged): Term {
    if (bounds.low !== bounds.high) this.#linear = false;
    return this.#pool.make(head, [left, right], 'Int');
  }

  choose(condition: Term, positive: Ranged, negative: Ranged): Term {
    return this.#pool.choose(condition, positive.term, negative.term);
  }

  equal(left: Ranged, right: Ranged): Term {
    return this.#pool.equal(left.term, right.term);
  }

  less(left: Ranged, right: Ranged): Term {
    return this.#pool.make('<', [left.term, right.term], 'Bool');
  }

  lessOrEqual(left: Ranged, right: Ranged): Term {
    return this.#pool.make('<=', [left.term, right.term], 'Bool');
  }

  unsigned(symbol: string): string {
    return symbol;
  }

  distinct(terms: readonly Ranged[]): Term {
    return this.#pool.make(
      'distinct',
      terms.map(({ term }) => term),
      'Bool',
    );
  }
}
