// all-different: which propagators see to it. Value elimination always; the stronger ones where they pay.
import type { Posting } from '../posting.ts';
import type { View } from '../view.ts';
import { AllDifferentBounds } from './all-different-bounds.ts';
import { AllDifferentMatching } from './all-different-matching.ts';
import { HiddenSingles } from './hidden-singles.ts';
import { ValueElimination } from './value-elimination.ts';

/**
 * Up to this many values between the least and the greatest, and not many more than terms, a matching is looked for;
 * where values are plenty, intervals tell nearly as much for less.
 */
const widestMatching = 2048;

export function postAllDifferent(posting: Posting, terms: readonly View[]): void {
  const { store } = posting;
  posting.post(new ValueElimination(store, terms));
  if (terms.length < 3) return;
  const span =
    Math.max(...terms.map((term) => term.max())) - Math.min(...terms.map((term) => term.min()));
  if (HiddenSingles.suits(store, terms)) posting.post(new HiddenSingles(store, terms));
  posting.post(
    span <= widestMatching && span < 2 * terms.length
      ? new AllDifferentMatching(store, terms)
      : new AllDifferentBounds(store, terms),
  );
}
