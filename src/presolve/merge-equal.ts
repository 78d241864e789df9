// Takes variables out that are fixed, or an affine image of another: `x = y`, `x = 3 y + 1`, `p` exactly when `not q`.
import { type Integer, isSafe, multiply, negate } from '../base/integer.ts';
import type { DomainOf } from '../model/bounds.ts';
import { type Domain, intersect, preimage } from '../model/domain.ts';
import type { BoolExpr, VarId } from '../model/expression.ts';
import { composePlaces, type Image, type Place, samePlace } from '../model/lowered.ts';
import type { Assertion, Model } from '../model/model.ts';
import { compact } from './compact.ts';
import { type Part, weightedSum } from './linear-terms.ts';
import { contradiction, type Pass } from './pass.ts';

/** `scale * left + offset = right`, of two variables. */
interface Equality {
  readonly left: VarId;
  readonly right: VarId;
  readonly scale: number;
  readonly offset: number;
}

/** Which variables stand for which others, as the equations are read one after another. */
class Merging {
  readonly domains: Domain[];
  readonly #places: Place[];
  readonly #kept: ReadonlySet<VarId>;

  constructor({ variables, answer }: Model) {
    this.domains = variables.map(({ domain }) => domain);
    this.#places = variables.map(({ id }) => samePlace(id));
    this.#kept = new Set(answer);
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
    return size === 1 ? { kind: 'constant', value: image.scale * min + image.offset + 0 } : image;
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
    const difference = multiply(scale, b) as number;
    const shift = difference + offset - d;
    if (!isSafe(factor) || !isSafe(shift)) return false;
    // An answer variable stays where the other is none.
    const mayDropV = factor % c === 0 && shift % c === 0;
    const mayDropU = c % factor === 0 && shift % factor === 0;
    if (mayDropV && (this.#kept.has(u) || !this.#kept.has(v) || !mayDropU)) {
      return this.#drop(v, u, factor / c, shift / c);
    }
    return mayDropU && this.#drop(u, v, c / factor, -shift / factor);
  }

  /** `gone = scale * kept + offset` from here on. */
  #drop(gone: VarId, kept: VarId, scale: number, offset: number): boolean {
    const image = { scale: scale + 0, offset: offset + 0 };
    const domain = this.domains[gone] as Domain;
    this.#places[gone] = { kind: 'image', id: kept, ...image };
    this.domains[kept] = intersect(this.domains[kept] as Domain, preimage(image, domain));
    return true;
  }
}

/** The equality of two variables that an assertion is, if it is one. */
function equalityOf({ formula, redundant }: Assertion, domainOf: DomainOf): Equality | undefined {
  if (redundant) return undefined;
  if (formula.kind === 'iff') return booleanEquality([formula.left, formula.right], false);
  if (formula.kind === 'xor') return booleanEquality(formula.formulas, true);
  if (formula.kind !== 'compare' || formula.operator !== 'eq') return undefined;
  const sum = weightedSum(
    [
      [formula.left, 1],
      [formula.right, -1],
    ],
    domainOf,
  );
  if (sum?.parts.length !== 2) return undefined;
  const [first, second] = sum.parts as readonly [Part, Part];
  const [x, y] = [first.term, second.term];
  if (x.kind !== 'variable' || y.kind !== 'variable') return undefined;
  return linearEquality(first.coefficient, x.id, second.coefficient, y.id, sum.constant);
}

/** `a x + b y + c = 0` where one of the coefficients is 1 or -1. */
function linearEquality(
  a: Integer,
  x: VarId,
  b: Integer,
  y: VarId,
  c: Integer,
): Equality | undefined {
  if (!isSafe(a) || !isSafe(b) || !isSafe(c)) return undefined;
  if (b === 1 || b === -1) {
    return { left: x, right: y, scale: Number(negate(multiply(a, b))), offset: -c * b + 0 };
  }
  if (a === 1 || a === -1) {
    return { left: y, right: x, scale: Number(negate(multiply(b, a))), offset: -c * a + 0 };
  }
  return undefined;
}

function booleanEquality(formulas: readonly BoolExpr[], different: boolean): Equality | undefined {
  const [first, second] = formulas.map(literalOf);
  if (!first || !second || formulas.length !== 2) return undefined;
  return different !== (first.positive !== second.positive)
    ? { left: first.id, right: second.id, scale: -1, offset: 1 }
    : { left: first.id, right: second.id, scale: 1, offset: 0 };
}

function literalOf(
  formula: BoolExpr,
): { readonly id: VarId; readonly positive: boolean } | undefined {
  if (formula.kind === 'boolean') return { id: formula.id, positive: true };
  return formula.kind === 'not' && formula.formula.kind === 'boolean'
    ? { id: formula.formula.id, positive: false }
    : undefined;
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
