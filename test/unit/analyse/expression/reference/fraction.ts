// Fractions of bigints for the second opinion: exact, undefined where an operation has no value.

/** A fraction in lowest terms, its denominator positive; undefined where there is no value. */
export type Num = { readonly n: bigint; readonly d: bigint } | undefined;

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));

export function num(n: bigint, d = 1n): Num {
  if (d === 0n) return undefined;
  const g = (d < 0n ? -1n : 1n) * gcd(n, d);
  return g === 0n ? undefined : { n: n / g, d: d / g };
}

export const whole = (value: Num): bigint | undefined => (value?.d === 1n ? value.n : undefined);
const floorDiv = (a: bigint, b: bigint): bigint => {
  const q = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? q - 1n : q;
};

/** Lifts an operation on fractions over undefined. */
const both =
  (f: (a: NonNullable<Num>, b: NonNullable<Num>) => Num) =>
  (a: Num, b: Num): Num =>
    a && b ? f(a, b) : undefined;
/** The same for operations that want integers. */
const integers =
  (f: (a: bigint, b: bigint) => Num) =>
  (a: Num, b: Num): Num => {
    const [i, j] = [whole(a), whole(b)];
    return i === undefined || j === undefined ? undefined : f(i, j);
  };

type Operation = (a: Num, b: Num) => Num;

export const operations: Readonly<Record<'+' | '-' | '*' | '/' | '//' | '%', Operation>> = {
  '+': both((a, b) => num(a.n * b.d + b.n * a.d, a.d * b.d)),
  '-': both((a, b) => num(a.n * b.d - b.n * a.d, a.d * b.d)),
  '*': both((a, b) => num(a.n * b.n, a.d * b.d)),
  '/': both((a, b) => num(a.n * b.d, a.d * b.n)),
  '//': integers((a, b) => (b === 0n ? undefined : num(floorDiv(a, b)))),
  '%': integers((a, b) => (b === 0n ? undefined : num(a - b * floorDiv(a, b)))),
};

export function power(base: Num, exponent: Num): Num {
  const e = whole(exponent);
  if (!base || e === undefined) return undefined;
  const size = e < 0n ? -e : e;
  const [n, d] = [base.n ** size, base.d ** size];
  return e < 0n ? num(d, n) : num(n, d);
}

export function order(a: NonNullable<Num>, b: NonNullable<Num>): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const relations: Readonly<Record<string, (sign: number) => boolean>> = {
  '=': (s) => s === 0,
  '==': (s) => s === 0,
  '!=': (s) => s !== 0,
  '<': (s) => s < 0,
  '<=': (s) => s <= 0,
  '>': (s) => s > 0,
  '>=': (s) => s >= 0,
};

export const fromBoolean = (value: boolean): Num => num(value ? 1n : 0n);
