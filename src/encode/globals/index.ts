// The constraints of the library that have an encoding of their own.

import { Bug } from '../../base/invariant.ts';
import type { Affine, Literal } from '../../lower/flat.ts';
import type { Constraint, ConstraintKind } from '../../model/constraints/index.ts';
import type { Encoder } from '../encoder.ts';
import { addAllDifferent } from './all-different.ts';

/** What flattening need not decompose. */
export const supports: ReadonlySet<ConstraintKind> = new Set<ConstraintKind>(['all-different']);

/** Encodes a constraint. */
export function addGlobal(constraint: Constraint<Affine, Literal>, encoder: Encoder): void {
  if (constraint.kind !== 'all-different') throw new Bug(`no encoding for ${constraint.kind}`);
  addAllDifferent(
    encoder.cnf,
    constraint.terms.map((term) => encoder.affine(term)),
  );
}
