// Any constraint by its definition's decomposition: flattened on its own, and encoded over the integers that are there.
import { type Affine, type Flat, isPositive, type Literal, variableOf } from '../../lower/flat.ts';
import { flatten } from '../../lower/flatten.ts';
import { ModelBuilder } from '../../model/builder.ts';
import { type Constraint, mapConstraint } from '../../model/constraints/index.ts';
import { add, constant, constraint as formulaOf, not, scaled } from '../../model/construct.ts';
import type { BoolExpr, IntExpr, VarId } from '../../model/expression.ts';
import type { Encoder } from '../encoder.ts';
import type { Quantity } from '../quantity.ts';

/** Encodes a flat problem whose first variables are encoded already. */
export type EncodePart = (flat: Flat, quantities: readonly Quantity[]) => void;

/**
 * Encodes the decomposition of a constraint.
 * @throws TooLarge where flattening it does.
 */
export function addDecomposed(
  constraint: Constraint<Affine, Literal>,
  encoder: Encoder,
  encodePart: EncodePart,
): void {
  const builder = new ModelBuilder();
  /** The variables of the problem behind those of the model, by their ids. */
  const originals: VarId[] = [];
  const terms = new Map<VarId, IntExpr>();
  const formulas = new Map<VarId, BoolExpr>();
  const once = <T>(made: Map<VarId, T>, id: VarId, make: () => T): T => {
    const known = made.get(id);
    if (known !== undefined) return known;
    originals.push(id);
    const fresh = make();
    made.set(id, fresh);
    return fresh;
  };
  const term = ({ variable: id, scale, offset }: Affine): IntExpr => {
    if (scale === 0) return constant(offset);
    const variable = once(terms, id, () => builder.integer(`x${id}`, encoder.domain(id)));
    return add(scaled(scale, variable), constant(offset));
  };
  const formula = (literal: Literal): BoolExpr => {
    const id = variableOf(literal);
    const variable = once(formulas, id, () => builder.boolean(`p${id}`));
    return isPositive(literal) ? variable : not(variable);
  };
  builder.require(formulaOf(mapConstraint(constraint, term, formula)));
  const flat = flatten(builder.build(), { supports: new Set() });
  encodePart(
    flat,
    originals.map((id) => encoder.quantity(id)),
  );
}
