// Takes variables out that are fixed, or an affine image of another: `x = y`, `x = 3 y + 1`, `p` exactly when `not q`, and
// integers of two values that a boolean decides.
import { add, isSafe, multiply, subtract } from '../base/integer.ts';
import type { DomainOf } from '../model/bounds.ts';
import { type Domain, intersect, preimage } from '../model/domain.ts';
import type { VarId } from '../model/expression.ts';
import { composePlaces, type Image, imageOf, type Place, samePlace } from '../model/lowered.ts';
import type { Model, Variable } from '../model/model.ts';
import { compact } from './compact.ts';
import { type Equality, equalityOf } from './equalities.ts';
import { contradiction, type Pass } from './pass.ts';

/** Which variables stand for which others, as the equations are read one after another. */
class Merging {
  readonly domains: Domain[];
  readonly #places: Place[];
  readonly #kept: ReadonlySet<VarId>;
  readonly #variables: readonly Variable[];
  /** By variable that stands for others: the largest factor and the largest summand of their images, in magnitude. */
  readonly #factors: number[];
  readonly #summands: number[];

  constructor({ variables, answer }: Model) {
    this.#variables = variables;
    this.domains = variables.map(({ domain }) => domain);
    this.#places = variables.map(({ id }) => samePlace(id));
    this.#kept = new Set(answer);
    this.#factors = variables.map(() => 1);
    this.#summands = variables.map(() => 0);
  }

  /** The variable that stands for this one, and how. */
  image(id: VarId): Image {
    let image = this.#places[id] as Image;
    for (;;) {
      const next = this.#places[image.id] as Image;
      if (next.id === image.id) return image;
      image = composePlaces([image], this.#places)[0] as Image;
    }
  }

  /** Where a variable is found in the end: a variable that stays, or a value. */
  place(id: VarId): Place {
    const image = this.image(id);
    const { min, size } = this.domains[image.id] as Domain;
    return size === 1 ? { kind: 'constant', value: imageOf(image, min) } : image;
  }

  /** Takes in an equality. False where it is none of ours: the factors do not divide. */
  merge({ left, right, scale, offset }: Equality): boolean {
    // scale (a u + b) + offset = c v + d
    const [{ id: u, scale: a, offset: b }, { id: v, scale: c, offset: d }] = [
      this.image(left),
      this.image(right),
    ];
    if (u === v) return false;
    const factor = multiply(scale, a);
    const shift = subtract(add(multiply(scale, b), offset), d);
    if (!isSafe(factor) || !isSafe(shift)) return false;
    // A boolean stays where the other is an integer, and an answer variable where the other is none.
    const mayDropV = factor % c === 0 && shift % c === 0 && this.#mayReplace(u, v);
    const mayDropU = c % factor === 0 && shift % factor === 0 && this.#mayReplace(v, u);
    if (mayDropV && (this.#kept.has(u) || !this.#kept.has(v) || !mayDropU)) {
      return this.#drop(v, u, factor / c, shift / c);
    }
    return mayDropU && this.#drop(u, v, c / factor, -shift / factor);
  }

  /** A formula has no place for an integer. */
  #mayReplace(kept: VarId, gone: VarId): boolean {
    return this.#typeOf(gone) === 'integer' || this.#typeOf(kept) === 'boolean';
  }

  #typeOf(id: VarId): Variable['type'] | undefined {
    return this.#variables[id]?.type;
  }

  /** `gone = scale * kept + offset` from here on; false where an image of an image would not be safe. */
  #drop(gone: VarId, kept: VarId, scale: number, offset: number): boolean {
    const below = this.#factors[gone] as number;
    const factor = multiply(Math.abs(scale), below);
    const summand = add(multiply(Math.abs(offset), below), this.#summands[gone] as number);
    if (!isSafe(factor) || !isSafe(summand)) return false;
    this.#factors[kept] = Math.max(factor, this.#factors[kept] as number);
    this.#summands[kept] = Math.max(summand, this.#summands[kept] as number);
    const image = { scale: scale + 0, offset: offset + 0 };
    const domain = this.domains[gone] as Domain;
    this.#places[gone] = { kind: 'image', id: kept, ...image };
    this.domains[kept] = intersect(this.domains[kept] as Domain, preimage(image, domain));
    return true;
  }
}

export const mergeEqual: Pass = {
  name: 'merge-equal',
  run(model: Model) {
    const merging = new Merging(model);
    const domainOf: DomainOf = (id) => merging.domains[id] as Domain;
    const rest = model.assertions.filter((assertion) => {
      const equality = equalityOf(assertion, domainOf);
      return !equality || !merging.merge(equality);
    });
    if (merging.domains.some(({ size }) => size === 0)) return contradiction(model);
    const variables = model.variables.map((variable) => ({
      ...variable,
      domain: domainOf(variable.id),
    }));
    const places = model.variables.map(({ id }) => merging.place(id));
    return compact({ ...model, variables }, places, rest);
  },
};
