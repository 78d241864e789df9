// The state of an encoding: the clauses so far, and what stands for each variable of the flat problem.

import {
  type Affine,
  type Flat,
  type Indicates,
  isPositive,
  type Linear,
  type Literal,
  variableOf,
} from '../lower/flat.ts';
import type { Domain } from '../model/domain.ts';
import type { VarId } from '../model/expression.ts';
import { affineQuantity, constantQuantity } from './affine-quantity.ts';
import { type Choices, chooseEncodings } from './choice.ts';
import type { Cnf } from './cnf.ts';
import { makeInteger } from './integer.ts';
import type { LinearChoice } from './linear/choice.ts';
import type { SatLiteral, SatModel } from './literal.ts';
import { membership } from './membership.ts';
import type { Quantity } from './quantity.ts';
import { SmallInteger } from './small-integer.ts';

export class Encoder {
  readonly cnf: Cnf;
  readonly flat: Flat;
  readonly #choices: Choices;
  readonly #quantities: (Quantity | undefined)[];
  /** Whether some of the variables were encoded before, maybe with larger domains. */
  readonly #isPart: boolean;
  /** For a boolean the first constraint that says what it stands for. */
  readonly #definitions = new Map<VarId, Indicates>();

  /**
   * Prepares to encode a problem, none of whose domains is empty.
   * @param quantities what stands for the first variables; without it none has been encoded
   */
  constructor(cnf: Cnf, flat: Flat, quantities: readonly Quantity[] = []) {
    this.cnf = cnf;
    this.flat = flat;
    this.#quantities = [...quantities];
    this.#isPart = quantities.length > 0;
    this.#choices = chooseEncodings(flat);
    for (const constraint of flat.constraints) {
      if (constraint.kind !== 'indicates') continue;
      const id = variableOf(constraint.literal);
      const isOpen = flat.variables[id]?.domain.size === 2 && !this.#definitions.has(id);
      if (isOpen && constraint.variable !== id) this.#definitions.set(id, constraint);
    }
  }

  /** What stands for a variable. */
  quantity(id: VarId): Quantity {
    const made = this.#quantities[id];
    if (made) return made;
    const quantity =
      this.#defined(id) ??
      makeInteger(this.cnf, this.domain(id), this.#choices.forms[id] ?? 'values');
    this.#quantities[id] = quantity;
    return quantity;
  }

  /** The domain of a variable. */
  domain(id: VarId): Domain {
    return (this.flat.variables[id] as Flat['variables'][number]).domain;
  }

  /** A boolean that says whether an integer has some values is a literal of that integer. */
  #defined(id: VarId): Quantity | undefined {
    const definition = this.#definitions.get(id);
    if (!definition) return undefined;
    // Taken out first, so that two booleans that stand for each other do not ask for each other for ever.
    this.#definitions.delete(id);
    const literal = membership(this.cnf, this.quantity(definition.variable), definition.domain);
    const upper = isPositive(definition.literal) ? literal : -literal;
    return new SmallInteger(this.cnf, [0, 1], 'values', [-upper, upper]);
  }

  /** The value of a variable under a model; the least one if no clause mentions it. */
  read(id: VarId, model: SatModel): number {
    return this.#quantities[id]?.read(model) ?? this.domain(id).min;
  }

  /** The method that has been chosen for a constraint; it is for integers of just the domains of the problem. */
  method(constraint: Linear): LinearChoice | undefined {
    return this.#isPart ? undefined : this.#choices.methods.get(constraint);
  }

  /** What stands for an affine image of a variable. */
  affine({ variable, scale, offset }: Affine): Quantity {
    return scale === 0
      ? constantQuantity(offset)
      : affineQuantity(this.quantity(variable), scale, offset);
  }

  /** The literal of the CNF for a literal of the flat problem. */
  literal(of: Literal): SatLiteral {
    const literal = this.quantity(variableOf(of)).equals(1);
    return isPositive(of) ? literal : -literal;
  }
}
