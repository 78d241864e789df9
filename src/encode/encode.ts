// Flat to CNF: one rule for each kind of constraint.
import { type ByKind, visit } from '../base/kinds.ts';
import type { Flat, FlatConstraint } from '../lower/flat.ts';
import { Cnf } from './cnf.ts';
import { Encoder } from './encoder.ts';
import { addElement } from './functions/element.ts';
import { addMaximum, addMinimum } from './functions/extremum.ts';
import { addMagnitude, addOperation } from './functions/operations.ts';
import { equate } from './gates.ts';
import { addGlobal } from './globals/index.ts';
import { addLinear } from './linear/linear.ts';
import { never } from './literal.ts';
import { membership } from './membership.ts';
import { addParity } from './parity.ts';
import { Parts } from './parts.ts';
import type { Quantity } from './quantity.ts';

type Operation = Extract<FlatConstraint, { readonly left: unknown }>;

function encodeOperation({ kind, left, right, result }: Operation, encoder: Encoder): void {
  addOperation(
    encoder.cnf,
    kind,
    encoder.affine(left),
    encoder.affine(right),
    encoder.affine(result),
  );
}

const rules: ByKind<FlatConstraint, Encoder, void> = {
  clause: ({ literals }, encoder) =>
    encoder.cnf.addAll(literals.map((literal) => encoder.literal(literal))),
  parity: ({ literals, odd }, encoder) =>
    addParity(
      encoder.cnf,
      literals.map((literal) => encoder.literal(literal)),
      odd,
    ),
  indicates: ({ literal, variable, domain }, encoder) =>
    equate(
      encoder.cnf,
      encoder.literal(literal),
      membership(encoder.cnf, encoder.quantity(variable), domain),
    ),
  linear: (constraint, encoder) => {
    const { terms, operator, constant, condition } = constraint;
    addLinear(
      encoder.cnf,
      terms.map(({ coefficient, variable }) => ({
        coefficient,
        quantity: encoder.quantity(variable),
      })),
      operator,
      constant,
      condition === undefined ? never : -encoder.literal(condition),
      encoder.method(constraint),
    );
  },
  product: encodeOperation,
  quotient: encodeOperation,
  remainder: encodeOperation,
  power: encodeOperation,
  absolute: ({ term, result }, encoder) =>
    addMagnitude(encoder.cnf, encoder.affine(term), encoder.affine(result)),
  minimum: ({ terms, result }, encoder) =>
    addMinimum(
      encoder.cnf,
      terms.map((term) => encoder.affine(term)),
      encoder.affine(result),
    ),
  maximum: ({ terms, result }, encoder) =>
    addMaximum(
      encoder.cnf,
      terms.map((term) => encoder.affine(term)),
      encoder.affine(result),
    ),
  element: ({ index, terms, result }, encoder) =>
    addElement(
      encoder.cnf,
      encoder.affine(index),
      terms.map((term) => encoder.affine(term)),
      encoder.affine(result),
    ),
  global: ({ constraint }, encoder) =>
    addGlobal(constraint, encoder, (flat, quantities) => encodePart(encoder.cnf, flat, quantities)),
};

/** Encodes a problem over variables the first of which are there: their domains may have become smaller. */
function encodePart(cnf: Cnf, flat: Flat, quantities: readonly Quantity[]): void {
  if (flat.variables.some(({ domain }) => domain.size === 0)) {
    cnf.add();
    return;
  }
  for (const [id, quantity] of quantities.entries()) {
    const { domain } = flat.variables[id] as Flat['variables'][number];
    cnf.add(membership(cnf, quantity, domain));
  }
  const encoder = new Encoder(cnf, flat, quantities);
  for (const constraint of flat.constraints) visit(rules, constraint, encoder);
}

/**
 * Starts to encode a problem.
 * @returns an iterator that encodes a few constraints a step, so that the caller can pause or give up between them, and
 *   gives the encoding at the end.
 * @param memory bytes that the whole process may take
 * @throws TooLarge at a step where the clauses are more than a solver could take.
 */
export function* encodeInSteps(flat: Flat, memory?: number): Generator<void, Encoder, undefined> {
  const encoder = new Encoder(new Cnf(memory), flat);
  const parts = new Parts(encoder.cnf);
  yield;
  if (flat.variables.some(({ domain }) => domain.size === 0)) {
    encoder.cnf.add();
    return encoder;
  }
  for (const [i, constraint] of flat.constraints.entries()) {
    parts.of(flat.words?.[i] ?? '', () => visit(rules, constraint, encoder));
    yield;
  }
  // It may be in no constraint, and is asked for once there are models.
  if (flat.objective) encoder.affine(flat.objective.term);
  return encoder;
}
