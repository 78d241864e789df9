// An odd or even number of some literals, cut into pieces of a few.
import type { Cnf } from './cnf.ts';
import { always, never, type SatLiteral } from './literal.ts';

/** So many literals are written out at once: half of all clauses over them. */
const pieceSize = 4;

/** Demands that the number of true literals is odd, or even. */
export function addParity(cnf: Cnf, literals: readonly SatLiteral[], odd: boolean): void {
  let wanted = odd;
  const open: SatLiteral[] = [];
  for (const literal of literals) {
    const value = cnf.value(literal);
    if (value === always) wanted = !wanted;
    else if (value !== never) open.push(value);
  }
  let first = 0;
  while (open.length - first > pieceSize) {
    const piece = open.slice(first, first + pieceSize - 1);
    first += pieceSize - 1;
    // The piece and its sum together are even.
    const sum = cnf.fresh();
    forbidOthers(cnf, [...piece, sum], false);
    open.push(sum);
  }
  forbidOthers(cnf, open.slice(first), wanted);
}

/** Rules out each combination of the wrong parity. */
function forbidOthers(cnf: Cnf, literals: readonly SatLiteral[], odd: boolean): void {
  for (let mask = 0; mask < 1 << literals.length; mask++) {
    const set = literals.filter((_, i) => (mask >> i) & 1).length;
    if ((set % 2 === 1) === odd) continue;
    cnf.addAll(literals.map((literal, i) => ((mask >> i) & 1 ? -literal : literal)));
  }
}
