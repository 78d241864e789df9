// Which constraints of the library have propagators of their own, and which ones.
import { invariant } from '../base/invariant.ts';
import { type Affine, isConstantAffine, type Literal } from '../lower/flat.ts';
import type { GlobalCardinality } from '../model/constraints/global-cardinality.ts';
import type { Constraint, ConstraintKind, Constraints } from '../model/constraints/index.ts';
import { domainHas } from '../model/domain.ts';
import type { Posting } from './posting.ts';
import { postAllDifferent } from './propagators/all-different.ts';
import { CircuitPropagator } from './propagators/circuit.ts';
import { CircuitReach } from './propagators/circuit-reach.ts';
import { ConnectedPropagator } from './propagators/connected.ts';
import { CountPropagator } from './propagators/count.ts';
import { DisjunctivePropagator } from './propagators/disjunctive.ts';
import { GlobalCardinalityPropagator } from './propagators/global-cardinality.ts';
import { GraphDivisionPropagator } from './propagators/graph-division.ts';
import { InversePropagator } from './propagators/inverse.ts';
import { LexPropagator } from './propagators/lex.ts';
import { MemberPropagator } from './propagators/member.ts';
import { NValuePropagator } from './propagators/n-value.ts';
import { OneOf } from './propagators/one-of.ts';
import { RegularPropagator } from './propagators/regular.ts';
import { postCumulative } from './propagators/scheduling.ts';
import { postTableConstraint } from './propagators/tables.ts';
import { ValueElimination } from './propagators/value-elimination.ts';
import type { View } from './view.ts';

type Posts = {
  readonly [K in ConstraintKind]:
    | ((constraint: Constraints<Affine, Literal>[K], posting: Posting) => void)
    | 'decompose';
};

const posts: Posts = {
  'all-different': ({ terms }, posting) => postAllDifferent(posting, posting.views(terms)),
  'all-different-except': ({ terms, except }, posting) =>
    posting.post(new ValueElimination(posting.store, posting.views(terms), except.map(Number))),
  circuit: ({ successors, sub }, posting) => {
    const views = posting.views(successors);
    posting.post(new CircuitPropagator(posting.store, views, sub));
    postAllDifferent(posting, views);
    posting.post(new CircuitReach(posting.store, views, sub));
  },
  connected: ({ vertices, edges }, posting) =>
    posting.post(new ConnectedPropagator(posting.store, vertices, edges)),
  count: ({ value, terms, operator, bound }, posting) =>
    posting.post(
      new CountPropagator(
        posting.store,
        posting.views(terms),
        posting.view(value),
        operator,
        posting.view(bound),
      ),
    ),
  cumulative: (constraint, posting) => postCumulative(posting, constraint),
  disjunctive: ({ tasks }, posting) => {
    const views = tasks.map(({ origin, duration }) => ({
      origin: posting.view(origin),
      duration: posting.view(duration),
    }));
    posting.post(new DisjunctivePropagator(posting.store, views));
  },
  'global-cardinality': (constraint, posting) => postGlobalCardinality(posting, constraint),
  'global-cardinality-with-costs': 'decompose',
  'graph-division': ({ sizes, edges, cuts }, posting) =>
    posting.post(
      new GraphDivisionPropagator(
        posting.store,
        sizes.map((size) => size && posting.view(size)),
        edges,
        cuts,
      ),
    ),
  inverse: ({ left, right }, posting) =>
    posting.post(new InversePropagator(posting.store, posting.views(left), posting.views(right))),
  lex: ({ left, right, strict }, posting) =>
    posting.post(
      new LexPropagator(posting.store, posting.views(left), posting.views(right), strict),
    ),
  member: ({ term, domain }, posting) =>
    posting.post(new MemberPropagator(posting.store, posting.view(term), domain)),
  'n-value': ({ count, terms }, posting) =>
    posting.post(new NValuePropagator(posting.store, posting.views(terms), posting.view(count))),
  regular: ({ terms, transitions, start, accepting }, posting) =>
    posting.post(
      new RegularPropagator(posting.store, posting.views(terms), {
        transitions,
        start,
        accepts: (state) => domainHas(accepting, state),
      }),
    ),
  table: (constraint, posting) => postTableConstraint(posting, constraint),
};

/** One propagator where the values are fixed and different, else one count a pair. */
function postGlobalCardinality(
  posting: Posting,
  { terms, occurrences, closed }: GlobalCardinality<Affine>,
): void {
  const views = posting.views(terms);
  const fixed = new Set(
    occurrences.filter(({ value }) => isConstantAffine(value)).map(({ value }) => value.offset),
  );
  if (fixed.size === occurrences.length) {
    const counts = posting.views(occurrences.map(({ count }) => count));
    posting.post(new GlobalCardinalityPropagator(posting.store, views, [...fixed], counts, closed));
    return;
  }
  const values = posting.views(occurrences.map(({ value }) => value));
  for (const [i, { count }] of occurrences.entries()) {
    posting.post(
      new CountPropagator(posting.store, views, values[i] as View, 'eq', posting.view(count)),
    );
  }
  if (closed) for (const view of views) posting.post(new OneOf(posting.store, view, values));
}

/** The kinds that need no decomposition. */
export const supports: ReadonlySet<ConstraintKind> = new Set(
  (Object.keys(posts) as ConstraintKind[]).filter((kind) => posts[kind] !== 'decompose'),
);

export function postGlobal(constraint: Constraint<Affine, Literal>, posting: Posting): void {
  const post = posts[constraint.kind] as
    | ((constraint: Constraint<Affine, Literal>, posting: Posting) => void)
    | 'decompose';
  invariant(post !== 'decompose', `${constraint.kind} should have been decomposed`);
  post(constraint, posting);
}
