// Which propagators stand for a flat constraint: one entry a kind.
import type { ByKind } from '../base/kinds.ts';
import type { Clause, FlatConstraint } from '../lower/flat.ts';
import { postGlobal } from './post-global.ts';
import type { Posting } from './posting.ts';
import { AbsolutePropagator } from './propagators/absolute.ts';
import { ElementPropagator } from './propagators/element.ts';
import { MaximumPropagator, negated } from './propagators/extremum.ts';
import { postOperation } from './propagators/functions.ts';
import { IndicatesPropagator } from './propagators/indicates.ts';
import { linearPropagator } from './propagators/linear.ts';
import { ParityPropagator } from './propagators/parity.ts';

/** Clauses are not here: one propagator takes all of them. */
export const posts: ByKind<Exclude<FlatConstraint, Clause>, Posting, void> = {
  parity: (parity, posting) => posting.post(new ParityPropagator(posting.store, parity)),
  indicates: (indicates, posting) =>
    posting.post(new IndicatesPropagator(posting.store, indicates)),
  linear: (linear, posting) => posting.post(linearPropagator(posting.store, linear)),
  product: (operation, posting) => postOperation(posting, operation),
  quotient: (operation, posting) => postOperation(posting, operation),
  remainder: (operation, posting) => postOperation(posting, operation),
  power: (operation, posting) => postOperation(posting, operation),
  absolute: ({ term, result }, posting) =>
    posting.post(new AbsolutePropagator(posting.store, posting.view(term), posting.view(result))),
  minimum: ({ terms, result }, posting) =>
    posting.post(
      new MaximumPropagator(
        posting.store,
        posting.views(terms).map(negated),
        negated(posting.view(result)),
      ),
    ),
  maximum: ({ terms, result }, posting) =>
    posting.post(new MaximumPropagator(posting.store, posting.views(terms), posting.view(result))),
  element: ({ index, terms, result }, posting) =>
    posting.post(
      new ElementPropagator(
        posting.store,
        posting.view(index),
        posting.views(terms),
        posting.view(result),
      ),
    ),
  global: ({ constraint }, posting) => postGlobal(constraint, posting),
};
