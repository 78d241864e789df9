// Terms whose parts are constants, or become one constant.
import type { Integer } from '../base/integer.ts';
import { constant } from '../model/construct.ts';
import type { Add, IntExpr, Maximum, Minimum, Multiply } from '../model/expression.ts';

/** The value of a term that has become a constant. */
export function constantOf(term: IntExpr): Integer | undefined {
  return term.kind === 'constant' ? term.value : undefined;
}

/** A function of two constants; undefined results are left as they stand. */
export function folded(
  node: IntExpr,
  left: IntExpr,
  right: IntExpr,
  operation: (a: Integer, b: Integer) => Integer | undefined,
): IntExpr {
  const [a, b] = [constantOf(left), constantOf(right)];
  const value = a === undefined || b === undefined ? undefined : operation(a, b);
  return value === undefined ? node : constant(value);
}

/** Whether nothing is nested, and there is no constant but one that counts, at the end. */
function isGathered({ kind, terms }: Add | Multiply, neutral: Integer): boolean {
  const last = terms.length - 1;
  return (
    last > 0 &&
    terms.every((term, i) =>
      term.kind === 'constant' ? i === last && term.value !== neutral : term.kind !== kind,
    )
  );
}

/** Nested sums (products) become one, their constants one constant at the end. */
export function gathered(
  node: Add | Multiply,
  neutral: Integer,
  operation: (a: Integer, b: Integer) => Integer,
): IntExpr {
  if (isGathered(node, neutral)) return node;
  const { kind, terms } = node;
  let value = neutral;
  const rest: IntExpr[] = [];
  for (const term of terms.flatMap((part) => (part.kind === kind ? part.terms : [part]))) {
    if (term.kind === 'constant') value = operation(value, term.value);
    else rest.push(term);
  }
  if (value !== neutral || rest.length === 0) rest.push(constant(value));
  const [only] = rest;
  return only && rest.length === 1 ? only : { kind, terms: rest };
}

/** Constants become one; a single term is itself. */
export function extremum(
  node: Minimum | Maximum,
  wins: (a: Integer, b: Integer) => boolean,
): IntExpr {
  const rest: IntExpr[] = node.terms.filter((term) => term.kind !== 'constant');
  const values = node.terms.map(constantOf).filter((value) => value !== undefined);
  if (values.length > 0) rest.push(constant(values.reduce((a, b) => (wins(b, a) ? b : a))));
  const [only] = rest;
  return only && rest.length === 1 ? only : { kind: node.kind, terms: rest };
}
