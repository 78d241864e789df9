// Takes variables out that are fixed, or an affine image of another: `x = y`, `x = 3 y + 1`, `p` exactly when `not q`.
import { type Integer, isSafe, multiply, negate } from '../base/integer.ts';
import type { DomainOf } from '../model/bounds.ts';
import {
  add,
  boolean,
  constant,
  falsity,
  not,
  scaled,
  truth,
  variable,
} from '../model/construct.ts';
import { type Domain, intersect, preimage } from '../model/domain.ts';
import type { BoolExpr, IntExpr, VarId } from '../model/expression.ts';
import { composePlaces, type Lowered, type Place, samePlace } from '../model/lowered.ts';
import type { Assertion, Model, Variable } from '../model/model.ts';
import { type Parts, rebuildFormula, rebuildTerm } from '../model/rewrite.ts';
import { type Part, weightedSum } from './linear-terms.ts';
import { contradiction, type Pass } from './pass.ts';

type Image = Place & { readonly kind: 'image' };

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

/** The model without the variables that are fixed or stand for others. */
function compacted(
  model: Model,
  merging: Merging,
  assertions: readonly Assertion[],
): Lowered<Model> {
  const variables: Variable[] = [];
  const renumbered = new Map<VarId, VarId>();
  for (const variable of model.variables) {
    const domain = merging.domains[variable.id] as Domain;
    if (merging.image(variable.id).id !== variable.id || domain.size === 1) continue;
    const id = variables.length as VarId;
    renumbered.set(variable.id, id);
    variables.push({ ...variable, id, domain });
  }
  const places = model.variables.map(({ id }): Place => {
    const { id: representative, scale, offset } = merging.image(id);
    const below = renumbered.get(representative);
    if (below !== undefined) return { kind: 'image', id: below, scale, offset };
    const { min } = merging.domains[representative] as Domain;
    return { kind: 'constant', value: scale * min + offset + 0 };
  });
  const parts = substitution(places);
  const answer = new Set<VarId>();
  for (const id of model.answer) {
    const place = places[id];
    if (place?.kind === 'image') answer.add(place.id);
  }
  const { objective } = model;
  return {
    places,
    model: {
      variables,
      answer: [...answer],
      assertions: assertions.map((assertion) => ({
        ...assertion,
        formula: parts.formula(assertion.formula),
      })),
      objective: objective && { ...objective, term: parts.term(objective.term) },
    },
  };
}

/** Puts the places of variables in the place of variables. */
function substitution(places: readonly Place[]): Parts {
  const terms = places.map((place): IntExpr => {
    if (place.kind === 'constant') return constant(place.value);
    const { id, scale, offset } = place;
    const image = scale === 1 ? variable(id) : scaled(scale, variable(id));
    return offset === 0 ? image : add(image, constant(offset));
  });
  const formulas = places.map((place): BoolExpr => {
    if (place.kind === 'constant') return place.value === 1 ? truth : falsity;
    return place.scale === 1 ? boolean(place.id) : not(boolean(place.id));
  });
  const parts: Parts = {
    term: (term) =>
      term.kind === 'variable' ? (terms[term.id] as IntExpr) : rebuildTerm(term, parts),
    formula: (formula) =>
      formula.kind === 'boolean'
        ? (formulas[formula.id] as BoolExpr)
        : rebuildFormula(formula, parts),
  };
  return parts;
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
    return compacted(model, merging, rest);
  },
};
