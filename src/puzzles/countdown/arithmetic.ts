// Exact arithmetic on the positive values of a game, each written as one number: whole numbers, or fractions by their index.
import {
  add,
  floorDivide,
  gcd,
  type Integer,
  isSafe,
  multiply,
  negate,
} from '../../base/integer.ts';
import type { Game } from './game.ts';

/** Stands for "no such value": what is not positive, not exact, or past 2^53 - 1. */
export const nothing = 0;

/**
 * Operations on codes. A code is a positive number; equal values have equal codes. Each operation gives {@link nothing}
 * where the game has no such result.
 */
export interface Arithmetic {
  /** The code of a positive integer. */
  of(value: number): number;
  add(left: number, right: number): number;
  subtract(left: number, right: number): number;
  multiply(left: number, right: number): number;
  divide(left: number, right: number): number;
  /** Less than, equal, greater: a negative number, 0, a positive number. */
  compare(left: number, right: number): number;
  /** The value for people: `12`, `3/4`. */
  text(code: number): string;
}

function safe(value: number): number {
  return value <= Number.MAX_SAFE_INTEGER ? value : nothing;
}

/** Positive integers; the code is the value. */
export const wholeNumbers: Arithmetic = {
  of: (value) => value,
  add: (left, right) => safe(left + right),
  subtract: (left, right) => (left > right ? left - right : nothing),
  multiply: (left, right) => safe(left * right),
  divide: (left, right) => (left % right === 0 ? left / right : nothing),
  compare: (left, right) => left - right,
  text: String,
};

/** In lowest terms, both parts positive. */
interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** Positive fractions; the code is the place in a list of all that were met, from 1. */
export class Fractions implements Arithmetic {
  readonly #values: Fraction[] = [{ numerator: 0, denominator: 1 }];
  readonly #codes = new Map<string, number>();

  #codeOf(numerator: Integer, denominator: Integer): number {
    if (numerator <= 0) return nothing;
    const divisor = gcd(numerator, denominator);
    const [p, q] = [floorDivide(numerator, divisor), floorDivide(denominator, divisor)];
    if (!isSafe(p) || !isSafe(q)) return nothing;
    const key = `${p}/${q}`;
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const code = this.#values.push({ numerator: p, denominator: q }) - 1;
    this.#codes.set(key, code);
    return code;
  }

  #at(code: number): Fraction {
    return this.#values[code] as Fraction;
  }

  /** `a.numerator * b.denominator`, and so on round: what both are over one denominator. */
  #overOne(left: number, right: number): readonly [left: Integer, right: Integer, over: Integer] {
    const [a, b] = [this.#at(left), this.#at(right)];
    return [
      multiply(a.numerator, b.denominator),
      multiply(b.numerator, a.denominator),
      multiply(a.denominator, b.denominator),
    ];
  }

  of(value: number): number {
    return this.#codeOf(value, 1);
  }

  add(left: number, right: number): number {
    const [a, b, over] = this.#overOne(left, right);
    return this.#codeOf(add(a, b), over);
  }

  subtract(left: number, right: number): number {
    const [a, b, over] = this.#overOne(left, right);
    return this.#codeOf(add(a, negate(b)), over);
  }

  multiply(left: number, right: number): number {
    const [a, b] = [this.#at(left), this.#at(right)];
    return this.#codeOf(multiply(a.numerator, b.numerator), multiply(a.denominator, b.denominator));
  }

  divide(left: number, right: number): number {
    const [a, b] = this.#overOne(left, right);
    return this.#codeOf(a, b);
  }

  compare(left: number, right: number): number {
    const [a, b] = this.#overOne(left, right);
    return a < b ? -1 : a > b ? 1 : 0;
  }

  text(code: number): string {
    const { numerator, denominator } = this.#at(code);
    return denominator === 1 ? `${numerator}` : `${numerator}/${denominator}`;
  }
}

export function arithmeticOf({ fractions }: Game): Arithmetic {
  return fractions ? new Fractions() : wholeNumbers;
}
