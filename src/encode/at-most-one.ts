// At most one, and exactly one, of some literals.
import type { Cnf } from './cnf.ts';
import { always, never, type SatLiteral } from './literal.ts';

/** Up to so many literals every pair gets a clause: no further variables, and it propagates at once. */
const pairwiseLimit = 30;

/** Demands that no two of the literals are true. */
export function atMostOne(cnf: Cnf, literals: readonly SatLiteral[]): void {
  const open = literals.map((literal) => cnf.value(literal)).filter((value) => value !== never);
  const certain = open.filter((value) => value === always).length;
  if (certain > 0) {
    for (const literal of open) if (literal !== always || certain > 1) cnf.add(-literal);
  } else if (open.length <= pairwiseLimit) pairwise(cnf, open);
  else product(cnf, open);
}

/** Demands that one of the literals is true, and no other. */
export function exactlyOne(cnf: Cnf, literals: readonly SatLiteral[]): void {
  cnf.addAll(literals);
  atMostOne(cnf, literals);
}

function pairwise(cnf: Cnf, literals: readonly SatLiteral[]): void {
  for (let i = 1; i < literals.length; i++) {
    for (let j = 0; j < i; j++) cnf.add(-(literals[j] as number), -(literals[i] as number));
  }
}

/** The literals in a rectangle, with at most one row and at most one column (Chen 2010). */
function product(cnf: Cnf, literals: readonly SatLiteral[]): void {
  const width = Math.ceil(Math.sqrt(literals.length));
  const height = Math.ceil(literals.length / width);
  const rows = Array.from({ length: height }, () => cnf.fresh());
  const columns = Array.from({ length: width }, () => cnf.fresh());
  for (const [i, literal] of literals.entries()) {
    cnf.add(-literal, rows[Math.floor(i / width)] as number);
    cnf.add(-literal, columns[i % width] as number);
  }
  atMostOne(cnf, rows);
  atMostOne(cnf, columns);
}
