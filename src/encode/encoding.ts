// A problem as clauses, and how its variables are spoken of in them.

import type { Flat } from '../lower/flat.ts';
import type { VarId } from '../model/expression.ts';
import type { Assignment } from '../model/model.ts';
import { affineQuantity } from './affine-quantity.ts';
import type { Cnf } from './cnf.ts';
import { determining } from './determining.ts';
import { encodeInSteps } from './encode.ts';
import type { Encoder } from './encoder.ts';
import type { SatLiteral, SatModel } from './literal.ts';
import type { Group, Meaning, Quantity } from './quantity.ts';
import { tightened } from './tighten.ts';

export class Encoding {
  readonly #encoder: Encoder;

  constructor(encoder: Encoder) {
    this.#encoder = encoder;
  }

  /** The clauses. Asking for a literal may add variables and clauses at the end; none of them excludes an answer. */
  get cnf(): Cnf {
    return this.#encoder.cnf;
  }

  get flat(): Flat {
    return this.#encoder.flat;
  }

  /** The literal for `variable = value`. */
  equals(variable: VarId, value: number): SatLiteral {
    return this.#encoder.quantity(variable).equals(value);
  }

  /** Literals that are all true exactly where `variable = value`. */
  equalsAll(variable: VarId, value: number): readonly SatLiteral[] {
    return this.#encoder.quantity(variable).equalsAll(value);
  }

  /** The objective, as something to make small: its negation where it is to be great. There must be one. */
  get cost(): Quantity {
    const { sense, term } = this.flat.objective as NonNullable<Flat['objective']>;
    return affineQuantity(this.#encoder.affine(term), sense === 'minimize' ? 1 : -1, 0);
  }

  /** How literals tell the value of a variable. */
  meaning(variable: VarId): Meaning {
    return this.#encoder.quantity(variable).meaning();
  }

  /**
   * Groups of literals, exactly one of each true in every model, that together tell the values of the variables. A
   * variable that others determine has none.
   */
  groups(variables: readonly VarId[]): readonly Group[] {
    // A literal is made for what is asked for, so that it can be read from the models that come.
    for (const id of variables) this.#encoder.quantity(id);
    const told = determining(this.flat, variables);
    return told.flatMap((id) => this.#encoder.quantity(id).groups());
  }

  /** The values of the first `count` variables under a model. One that no clause mentions has its least value. */
  read(model: SatModel, count: number = this.flat.variables.length): Assignment {
    const values: number[] = [];
    for (let id = 0; id < count; id++) values.push(this.#encoder.read(id as VarId, model));
    return values;
  }
}

export interface EncodeOptions {
  /** Whether domains are shrunk by propagation first. */
  readonly tighten?: boolean;
  /** Bytes that the whole process may take. */
  readonly memory?: number | undefined;
}

/**
 * Starts to encode a problem, as `encodeInSteps` does, and propagates the units at the end.
 * @throws TooLarge at a step where the clauses are more than a solver could take.
 */
export function* encodingInSteps(
  flat: Flat,
  { tighten = true, memory }: EncodeOptions = {},
): Generator<void, Encoding, undefined> {
  const encoder = yield* encodeInSteps(tighten ? tightened(flat) : flat, memory);
  encoder.cnf.propagateUnits();
  return new Encoding(encoder);
}

/**
 * Encodes a problem.
 * @throws TooLarge where the clauses are more than a solver could take.
 */
export function encode(flat: Flat, options?: EncodeOptions): Encoding {
  const steps = encodingInSteps(flat, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
