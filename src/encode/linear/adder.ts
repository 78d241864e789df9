// A sum of weighted literals in binary, by adders a column (Een and Sorensson 2006), compared with a constant.
import type { Integer } from '../../base/integer.ts';
import type { Cnf } from '../cnf.ts';
import { fullAdder, halfAdder } from '../gates.ts';
import { always, never, type SatLiteral } from '../literal.ts';
import { scaleWeights, type WeightedSum } from '../quantity.ts';
import type { LinearTask } from './task.ts';

/** Encodes a linear constraint by adders. Right for every size. */
export function addByAdders(cnf: Cnf, { summands, operator, bound, unless }: LinearTask): void {
  const sums = summands.map(({ coefficient, quantity }) =>
    scaleWeights(quantity.weights(), coefficient),
  );
  compareSum(cnf, sums, operator, bound, unless);
}

/** Demands that the sums together are equal to, not equal to, or at most a bound, unless a literal is true. */
export function compareSum(
  cnf: Cnf,
  sums: readonly WeightedSum[],
  operator: LinearTask['operator'],
  bound: Integer,
  unless: SatLiteral,
): void {
  const { constant, terms } = positiveTerms(cnf, sums);
  const wanted = BigInt(bound) - constant;
  const bits = addColumns(cnf, terms);
  comparisons[operator](cnf, bits, wanted, unless);
}

interface PositiveSum {
  readonly constant: bigint;
  /** Each variable once, with a positive weight. */
  readonly terms: readonly { readonly weight: bigint; readonly literal: SatLiteral }[];
}

function positiveTerms(cnf: Cnf, sums: readonly WeightedSum[]): PositiveSum {
  const total = new Total(cnf);
  for (const { constant, terms } of sums) {
    total.constant += BigInt(constant);
    for (const { weight, literal } of terms) total.add(BigInt(weight), literal);
  }
  return total.positive();
}

/** A sum of weighted literals in which each variable stands once. */
class Total {
  readonly #cnf: Cnf;
  readonly #weights = new Map<SatLiteral, bigint>();
  constant = 0n;

  constructor(cnf: Cnf) {
    this.#cnf = cnf;
  }

  add(weight: bigint, literal: SatLiteral): void {
    const value = this.#cnf.value(literal);
    if (value === never) return;
    if (value === always) this.constant += weight;
    else if (value > 0) this.#weights.set(value, (this.#weights.get(value) ?? 0n) + weight);
    else {
      this.constant += weight;
      this.add(-weight, -value);
    }
  }

  /** A negative weight `-w` on a literal is `w` on its opposite, less `w`. */
  positive(): PositiveSum {
    let constant = this.constant;
    const terms = [];
    for (const [literal, weight] of this.#weights) {
      if (weight > 0n) terms.push({ weight, literal });
      if (weight < 0n) {
        constant += weight;
        terms.push({ weight: -weight, literal: -literal });
      }
    }
    return { constant, terms };
  }
}

/** The bits of the sum, the least significant first. */
function addColumns(cnf: Cnf, terms: PositiveSum['terms']): readonly SatLiteral[] {
  const columns: SatLiteral[][] = [];
  const column = (k: number): SatLiteral[] => {
    while (columns.length <= k) columns.push([]);
    return columns[k] as SatLiteral[];
  };
  for (const { weight, literal } of terms) {
    let k = 0;
    for (let rest = weight; rest > 0n; rest >>= 1n, k++) {
      if (rest % 2n === 1n) column(k).push(literal);
    }
  }
  const bits: SatLiteral[] = [];
  for (let k = 0; k < columns.length; k++)
    bits.push(addColumn(cnf, column(k), () => column(k + 1)));
  return bits;
}

/** Adds the literals of a column until one is left; the carries go to the next. */
function addColumn(cnf: Cnf, literals: SatLiteral[], next: () => SatLiteral[]): SatLiteral {
  const waiting = [...literals];
  let first = 0;
  const take = (): SatLiteral => waiting[first++] as SatLiteral;
  while (waiting.length - first > 1) {
    const { sum, carry } =
      waiting.length - first > 2
        ? fullAdder(cnf, take(), take(), take())
        : halfAdder(cnf, take(), take());
    waiting.push(sum);
    if (carry !== never) next().push(carry);
  }
  return waiting[first] ?? never;
}

type Comparison = (
  cnf: Cnf,
  bits: readonly SatLiteral[],
  wanted: bigint,
  unless: SatLiteral,
) => void;

const bitOf = (value: bigint, k: number): boolean => (value >> BigInt(k)) % 2n === 1n;

const fits = (bits: readonly SatLiteral[], value: bigint): boolean =>
  value >= 0n && value >> BigInt(bits.length) === 0n;

const comparisons: { readonly [O in LinearTask['operator']]: Comparison } = {
  eq: (cnf, bits, wanted, unless) => {
    if (!fits(bits, wanted)) cnf.add(unless);
    else for (const [k, bit] of bits.entries()) cnf.add(unless, bitOf(wanted, k) ? bit : -bit);
  },
  ne: (cnf, bits, wanted, unless) => {
    if (!fits(bits, wanted)) return;
    cnf.addAll([unless, ...bits.map((bit, k) => (bitOf(wanted, k) ? -bit : bit))]);
  },
  /** A bit that is 0 in the bound is only set where a higher one that is 1 in the bound is not. */
  le: (cnf, bits, wanted, unless) => {
    if (wanted < 0n) cnf.add(unless);
    else if (fits(bits, wanted)) {
      const smaller: SatLiteral[] = [];
      for (const [k, bit] of [...bits.entries()].reverse()) {
        if (bitOf(wanted, k)) smaller.push(-bit);
        else cnf.addAll([unless, -bit, ...smaller]);
      }
    }
  },
};
