// Which domains are bit sets.
import type { Domain } from '../model/domain.ts';

/** Spans up to this are bit sets, at most 65 words, unless more is asked for. */
export const usualSpan = 2048;

/** Values of bit sets are counted in 32 bits, with room for a sum of two. */
const largestValue = 2 ** 29;

/** Whether a domain is small enough, in its span and in its values. */
export function isBitSet({ min, max }: Domain, largestSpan: number): boolean {
  return max - min <= largestSpan && min >= -largestValue && max <= largestValue;
}
