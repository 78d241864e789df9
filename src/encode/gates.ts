// Literals that equal a function of other literals (Tseitin 1968), folded where an argument is known.
import type { Cnf } from './cnf.ts';
import { always, never, type SatLiteral } from './literal.ts';

/** Demands that two literals are equal. */
export function equate(cnf: Cnf, a: SatLiteral, b: SatLiteral): void {
  if (cnf.value(a) === cnf.value(b)) return;
  cnf.add(-a, b);
  cnf.add(a, -b);
}

/** A literal that is true when all of the given ones are. */
export function conjunction(cnf: Cnf, literals: readonly SatLiteral[]): SatLiteral {
  const parts: SatLiteral[] = [];
  for (const literal of literals) {
    const value = cnf.value(literal);
    if (value === never || parts.includes(-value)) return never;
    if (value !== always && !parts.includes(value)) parts.push(value);
  }
  if (parts.length <= 1) return parts[0] ?? always;
  const result = cnf.fresh();
  for (const part of parts) cnf.add(-result, part);
  cnf.addAll([result, ...parts.map((part) => -part)]);
  return result;
}

/** A literal that is true when one of the given ones is. */
export function disjunction(cnf: Cnf, literals: readonly SatLiteral[]): SatLiteral {
  return -conjunction(
    cnf,
    literals.map((literal) => -literal),
  );
}

/** A literal that is true when exactly one of two is. */
function exclusiveOr(cnf: Cnf, left: SatLiteral, right: SatLiteral): SatLiteral {
  const [a, b] = [cnf.value(left), cnf.value(right)];
  if (a === never) return b;
  if (b === never) return a;
  if (a === always) return -b;
  if (b === always) return -a;
  if (a === b) return never;
  if (a === -b) return always;
  const result = cnf.fresh();
  cnf.add(-result, a, b);
  cnf.add(-result, -a, -b);
  cnf.add(result, -a, b);
  cnf.add(result, a, -b);
  return result;
}

/** A literal that is true when at least two of three are. */
function majority(cnf: Cnf, a: SatLiteral, b: SatLiteral, c: SatLiteral): SatLiteral {
  const result = cnf.fresh();
  cnf.add(-result, a, b);
  cnf.add(-result, a, c);
  cnf.add(-result, b, c);
  cnf.add(result, -a, -b);
  cnf.add(result, -a, -c);
  cnf.add(result, -b, -c);
  return result;
}

/** The two bits of a sum. */
export interface BitSum {
  readonly sum: SatLiteral;
  readonly carry: SatLiteral;
}

/** The sum of two literals. */
export function halfAdder(cnf: Cnf, a: SatLiteral, b: SatLiteral): BitSum {
  return { sum: exclusiveOr(cnf, a, b), carry: conjunction(cnf, [a, b]) };
}

/** The sum of three literals. The carry bounds the sum (after Een and Sorensson 2006) so that both propagate together. */
export function fullAdder(cnf: Cnf, x: SatLiteral, y: SatLiteral, z: SatLiteral): BitSum {
  const [a, b, c] = [cnf.value(x), cnf.value(y), cnf.value(z)].sort((p, q) => p - q) as [
    SatLiteral,
    SatLiteral,
    SatLiteral,
  ];
  if (a === never) return halfAdder(cnf, b, c);
  if (c === always) return { sum: -exclusiveOr(cnf, a, b), carry: disjunction(cnf, [a, b]) };
  if (a === b) return { sum: c, carry: a };
  if (b === c) return { sum: a, carry: b };
  for (const [p, q, rest] of [
    [a, b, c],
    [a, c, b],
    [b, c, a],
  ] as const) {
    if (p === -q) return { sum: -rest, carry: rest };
  }
  const carry = majority(cnf, a, b, c);
  const sum = cnf.fresh();
  cnf.add(-sum, a, b, c);
  cnf.add(-sum, a, -b, -c);
  cnf.add(-sum, -a, b, -c);
  cnf.add(-sum, -a, -b, c);
  cnf.add(sum, -a, -b, -c);
  cnf.add(sum, -a, b, c);
  cnf.add(sum, a, -b, c);
  cnf.add(sum, a, b, -c);
  cnf.add(-carry, -sum, a);
  cnf.add(-carry, -sum, b);
  cnf.add(-carry, -sum, c);
  cnf.add(carry, sum, -a);
  cnf.add(carry, sum, -b);
  cnf.add(carry, sum, -c);
  return { sum, carry };
}
