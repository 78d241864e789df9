// Sums of numbered terms: turned, divided, and with texts that equal ones share.
import {
  add,
  ceilDivide,
  floorDivide,
  floorModulo,
  gcd,
  type Integer,
  negate,
} from '../base/integer.ts';

/** A number for a term; for a formula the number, or its negative where the formula is the negation. */
export type Meaning = number;

export type WeightedMeaning = readonly [part: Meaning, weight: Integer];

/** A sum over numbered terms. */
export interface MeaningSum {
  /** Ascending. A weight may be 0 where terms cancel: leaving them out could change what is defined. */
  readonly parts: readonly WeightedMeaning[];
  readonly constant: Integer;
}

/** A sum that is being gathered. */
export class Gathering {
  readonly #parts: WeightedMeaning[] = [];
  #constant: Integer = 0;

  addConstant(value: Integer): void {
    this.#constant = add(this.#constant, value);
  }

  add(part: Meaning, weight: Integer): void {
    this.#parts.push([part, weight]);
  }

  sum(): MeaningSum {
    const sorted = this.#parts.sort(([a], [b]) => a - b);
    const parts: WeightedMeaning[] = [];
    for (const [part, weight] of sorted) {
      const last = parts.at(-1);
      if (last?.[0] === part) parts[parts.length - 1] = [part, add(last[1], weight)];
      else parts.push([part, weight]);
    }
    return { parts, constant: this.#constant };
  }
}

export function keyOfSum({ parts, constant }: MeaningSum): string {
  let key = `${constant}`;
  for (const [part, weight] of parts) key += ` ${weight}*${part}`;
  return key;
}

/** Whether the first part counts negative. */
export function isTurned({ parts }: MeaningSum): boolean {
  const first = parts.find(([, weight]) => weight !== 0);
  return first !== undefined && first[1] < 0;
}

export function turned({ parts, constant }: MeaningSum): MeaningSum {
  return {
    parts: parts.map(([part, weight]) => [part, negate(weight)]),
    constant: negate(constant),
  };
}

/** One more. */
export function oneMore({ parts, constant }: MeaningSum): MeaningSum {
  return { parts, constant: add(constant, 1) };
}

/** The greatest common divisor of the weights, at least 1. */
function divisorOf({ parts }: MeaningSum): Integer {
  let divisor: Integer = 0;
  for (const [, weight] of parts) {
    divisor = gcd(divisor, weight);
    if (divisor === 1) break;
  }
  return divisor === 0 ? 1 : divisor;
}

function divided({ parts }: MeaningSum, divisor: Integer, constant: Integer): MeaningSum {
  return { parts: parts.map(([part, weight]) => [part, floorDivide(weight, divisor)]), constant };
}

/** The smallest sum that is at most 0 exactly where this one is. */
export function smallestBound(sum: MeaningSum): MeaningSum {
  const divisor = divisorOf(sum);
  return divisor === 1 ? sum : divided(sum, divisor, ceilDivide(sum.constant, divisor));
}

/** The same for sums that are 0 together. */
export function keyOfEquation(sum: MeaningSum): string {
  const divisor = divisorOf(sum);
  const small =
    divisor !== 1 && floorModulo(sum.constant, divisor) === 0
      ? divided(sum, divisor, floorDivide(sum.constant, divisor))
      : sum;
  return keyOfSum(isTurned(small) ? turned(small) : small);
}
