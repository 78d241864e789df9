// Exact arithmetic on the positive values of a game, each written as one number: whole numbers, or fractions by their index.
import { isSafe } from '../../base/integer.ts';
import {
  calculations,
  compareFractions,
  type Fraction,
  fractionOf,
  textOfFraction,
} from './fraction.ts';
import type { Game, Operation } from './game.ts';

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

/** Positive fractions; the code is the place in a list of all that were met, from 1. */
class Fractions implements Arithmetic {
  readonly #values: Fraction[] = [fractionOf(0)];
  readonly #codes = new Map<string, number>();

  #codeOf(value: Fraction | undefined): number {
    if (!value || value.numerator <= 0) return nothing;
    if (!isSafe(value.numerator) || !isSafe(value.denominator)) return nothing;
    const key = textOfFraction(value);
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const code = this.#values.push(value) - 1;
    this.#codes.set(key, code);
    return code;
  }

  #at(code: number): Fraction {
    return this.#values[code] as Fraction;
  }

  #calculate(operation: Operation, left: number, right: number): number {
    return this.#codeOf(calculations[operation](this.#at(left), this.#at(right)));
  }

  of(value: number): number {
    return this.#codeOf(fractionOf(value));
  }

  add(left: number, right: number): number {
    return this.#calculate('+', left, right);
  }

  subtract(left: number, right: number): number {
    return this.#calculate('-', left, right);
  }

  multiply(left: number, right: number): number {
    return this.#calculate('*', left, right);
  }

  divide(left: number, right: number): number {
    return this.#calculate('/', left, right);
  }

  compare(left: number, right: number): number {
    return compareFractions(this.#at(left), this.#at(right));
  }

  text(code: number): string {
    return textOfFraction(this.#at(code));
  }
}

export function arithmeticOf({ fractions }: Game): Arithmetic {
  return fractions ? new Fractions() : wholeNumbers;
}
