// The model over the variables that stay, with what stands for the others put in their places.
import {
  add,
  boolean,
  choose,
  constant,
  falsity,
  not,
  scaled,
  truth,
  variable,
} from '../model/construct.ts';
import type { BoolExpr, IntExpr, VarId } from '../model/expression.ts';
import { composePlaces, type Image, type Place, samePlace } from '../model/lowered.ts';
import type { Assertion, Model, Variable } from '../model/model.ts';
import { type Parts, rebuildFormula, rebuildTerm } from '../model/rewrite.ts';
import type { Passed } from './pass.ts';

/**
 * @param places for each variable of the model where it is found, in terms of the variables that stay; one that stays
 *   is its own image.
 * @param assertions those that are left, over the model's variables.
 */
export function compact(
  model: Model,
  places: readonly Place[],
  assertions: readonly Assertion[],
): Passed {
  if (model.variables.every(({ id }) => stays(id, places))) {
    return { model: { ...model, assertions } };
  }
  const variables: Variable[] = [];
  const renumbered: Place[] = [];
  for (const variable of model.variables) {
    if (!stays(variable.id, places)) continue;
    const id = variables.length as VarId;
    renumbered[variable.id] = samePlace(id);
    variables.push({ ...variable, id });
  }
  const below = composePlaces(places, renumbered);
  const parts = substitution(below, variables);
  const { objective } = model;
  return {
    places: below,
    model: {
      variables,
      answer: answerBelow(model, below),
      assertions: assertions.map((assertion) => ({
        ...assertion,
        formula: parts.formula(assertion.formula),
      })),
      objective: objective && { ...objective, term: parts.term(objective.term) },
    },
  };
}

function stays(id: VarId, places: readonly Place[]): boolean {
  const place = places[id];
  return place?.kind === 'image' && place.id === id;
}

/** The variables that decide the answer variables and are decided by them. */
function answerBelow({ answer }: Model, places: readonly Place[]): readonly VarId[] {
  const below = new Set<VarId>();
  for (const id of answer) {
    const place = places[id];
    if (place?.kind === 'image') below.add(place.id);
    if (place?.kind === 'sum') for (const part of place.parts) below.add(part.id);
  }
  return [...below];
}

/** Of a variable of the lower model. */
type IsBoolean = (id: VarId) => boolean;

function termOfImage({ id, scale, offset }: Image, isBoolean: IsBoolean): IntExpr {
  if (isBoolean(id)) return choose(boolean(id), constant(scale + offset), constant(offset));
  const image = scale === 1 ? variable(id) : scaled(scale, variable(id));
  return offset === 0 ? image : add(image, constant(offset));
}

function termOfPlace(place: Place, isBoolean: IsBoolean): IntExpr {
  switch (place.kind) {
    case 'constant':
      return constant(place.value);
    case 'image':
      return termOfImage(place, isBoolean);
    case 'sum':
      return add(
        ...place.parts.map((part) => termOfImage(part, isBoolean)),
        constant(place.constant),
      );
  }
}

/** Of a boolean, which is never a sum. */
function formulaOfPlace(place: Place): BoolExpr {
  if (place.kind === 'constant') return place.value === 1 ? truth : falsity;
  if (place.kind !== 'image') return falsity;
  return place.scale === 1 ? boolean(place.id) : not(boolean(place.id));
}

/** Puts places in the place of variables. */
function substitution(places: readonly Place[], variables: readonly Variable[]): Parts {
  const isBoolean: IsBoolean = (id) => variables[id]?.type === 'boolean';
  const terms = places.map((place) => termOfPlace(place, isBoolean));
  const formulas = places.map(formulaOfPlace);
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
