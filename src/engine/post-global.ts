// Which constraints of the library have propagators of their own, and which ones.
import { invariant } from '../base/invariant.ts';
import type { Affine, Literal } from '../lower/flat.ts';
import type { Constraint, ConstraintKind, Constraints } from '../model/constraints/index.ts';
import type { Posting } from './posting.ts';
import { ValueElimination } from './propagators/all-different.ts';
import { HiddenSingles } from './propagators/hidden-singles.ts';

type Posts = {
  readonly [K in ConstraintKind]:
    | ((constraint: Constraints<Affine, Literal>[K], posting: Posting) => void)
    | 'decompose';
};

const posts: Posts = {
  'all-different': ({ terms }, posting) => {
    const views = posting.views(terms);
    posting.post(new ValueElimination(posting.store, views));
    if (HiddenSingles.suits(posting.store, views)) {
      posting.post(new HiddenSingles(posting.store, views));
    }
  },
  'all-different-except': 'decompose',
  circuit: 'decompose',
  connected: 'decompose',
  count: 'decompose',
  cumulative: 'decompose',
  disjunctive: 'decompose',
  'global-cardinality': 'decompose',
  'global-cardinality-with-costs': 'decompose',
  'graph-division': 'decompose',
  inverse: 'decompose',
  lex: 'decompose',
  member: 'decompose',
  'n-value': 'decompose',
  regular: 'decompose',
  table: 'decompose',
};

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
