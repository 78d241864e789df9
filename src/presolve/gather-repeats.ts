// Comparisons in which a variable stands more than once, with its weights added up.
import { negate } from '../base/integer.ts';
import type { DomainOf } from '../model/bounds.ts';
import { compareHolds } from '../model/comparison.ts';
import { compare, constant, falsity, truth } from '../model/construct.ts';
import type { BoolExpr, Compare, IntExpr, VarId } from '../model/expression.ts';
import { termOfSum, weightedSum } from './linear-terms.ts';

/** Notes the variables of a sum; true as soon as one stands there twice. */
function repeats(term: IntExpr, seen: Set<VarId>): boolean {
  if (term.kind === 'variable') {
    if (seen.has(term.id)) return true;
    seen.add(term.id);
  }
  if (term.kind === 'neg') return repeats(term.term, seen);
  if (term.kind === 'add') return term.terms.some((part) => repeats(part, seen));
  if (term.kind !== 'mul') return false;
  const factors = term.terms.filter(({ kind }) => kind !== 'constant');
  const [only] = factors;
  return only !== undefined && factors.length === 1 && repeats(only, seen);
}

/** The comparison with each variable once, or what it comes to where all cancel; itself where none stands twice. */
export function gatherRepeats(node: Compare, domainOf: DomainOf): BoolExpr {
  const { operator, left, right } = node;
  const seen = new Set<VarId>();
  if (!repeats(left, seen) && !repeats(right, seen)) return node;
  const sum = weightedSum(
    [
      [left, 1],
      [right, -1],
    ],
    domainOf,
  );
  if (!sum) return node;
  const { parts, constant: rest } = sum;
  if (parts.length === 0) return compareHolds(operator, rest, 0) ? truth : falsity;
  return compare(operator, termOfSum({ parts, constant: 0 }), constant(negate(rest)));
}
