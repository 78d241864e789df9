// Takes out variables that are but names for sums of others: CASH = 1000 C + 100 A + 10 S + H.
//
// A name for a sum has a large domain, which costs every encoding dear, and brings nothing that the sum does not say. Where
// it stands in other sums the definition takes its place; its own domain becomes a bound of the sum if it is one.
import { absolute, type Integer, isSafe, multiply, negate } from '../base/integer.ts';
import { type Bounds, boundsOf, type DomainOf } from '../model/bounds.ts';
import { and, constant, ge, le } from '../model/construct.ts';
import type { Domain } from '../model/domain.ts';
import type { BoolExpr, Compare, IntExpr, VarId, VariableTerm } from '../model/expression.ts';
import { type Image, type Place, samePlace } from '../model/lowered.ts';
import type { Assertion, Model, Variable } from '../model/model.ts';
import { type Parts, rebuildFormula, rebuildTerm } from '../model/rewrite.ts';
import { compact } from './compact.ts';
import {
  boundsOfSum,
  partOf,
  sumOfParts,
  termOfSum,
  type WeightedSum,
  weightedSum,
} from './linear-terms.ts';
import type { Pass } from './pass.ts';

/** Variables of fewer values than this are left: they cost little. */
const largeDomain = 100;

interface Definition {
  readonly id: VarId;
  /** What the variable equals; its parts are variables. */
  readonly sum: WeightedSum;
  readonly injective: boolean;
}

/** How often each variable stands where only a variable or a value can stand, not in a sum. */
function placesOutsideSums(model: Model): ReadonlyMap<VarId, number> {
  const counts = new Map<VarId, number>();
  const parts: Parts = {
    term(term) {
      if (term.kind === 'variable') counts.set(term.id, (counts.get(term.id) ?? 0) + 1);
      return rebuildTerm(term, parts);
    },
    formula: (formula) =>
      formula.kind === 'compare' ? compared(formula) : rebuildFormula(formula, parts),
  };
  const inSum = (term: IntExpr): void => {
    if (term.kind === 'variable' || term.kind === 'constant') return;
    if (term.kind === 'add') term.terms.forEach(inSum);
    else if (term.kind === 'neg') inSum(term.term);
    else if (
      term.kind === 'mul' &&
      term.terms.filter(({ kind }) => kind !== 'constant').length < 2
    ) {
      term.terms.forEach(inSum);
    } else parts.term(term);
  };
  function compared(formula: Compare): BoolExpr {
    inSum(formula.left);
    inSum(formula.right);
    return formula;
  }
  for (const { formula } of model.assertions) parts.formula(formula);
  if (model.objective) inSum(model.objective.term);
  return counts;
}

/** Whether different values of the parts always give different sums: each weight exceeds all that is below it. */
function isInjective({ parts }: WeightedSum, domainOf: DomainOf): boolean {
  const sorted = parts
    .map(({ coefficient, term }) => ({
      weight: absolute(coefficient),
      ...boundsOf(term, domainOf),
    }))
    .sort((a, b) => Number(a.weight) - Number(b.weight));
  let below: Integer = 0;
  for (const { weight, low, high } of sorted) {
    if (weight <= below) return false;
    below = Number(below) + Number(multiply(weight, Number(high) - Number(low)));
  }
  return true;
}

/** Finds definitions among the assertions, each for a variable of its own. */
class Search {
  readonly #model: Model;
  readonly #domainOf: DomainOf;
  readonly #outside: ReadonlyMap<VarId, number>;
  readonly #answer: ReadonlySet<VarId>;
  readonly #keep: ReadonlySet<VarId>;
  readonly found = new Map<VarId, Definition>();
  /** Variables that a definition found is about, which must stay. */
  readonly #used = new Set<VarId>();

  constructor(model: Model, domainOf: DomainOf, keep: ReadonlySet<VarId>) {
    this.#model = model;
    this.#domainOf = domainOf;
    this.#outside = placesOutsideSums(model);
    this.#answer = new Set(model.answer);
    this.#keep = keep;
  }

  /** The definition that an assertion is, if it is a good one. */
  take({ formula, redundant }: Assertion): Definition | undefined {
    if (formula.kind !== 'compare' || formula.operator !== 'eq' || redundant) return undefined;
    const whole = weightedSum(
      [
        [formula.left, 1],
        [formula.right, -1],
      ],
      this.#domainOf,
    );
    if (!whole || whole.parts.length < 3) return undefined;
    if (!whole.parts.every(({ term }) => term.kind === 'variable')) return undefined;
    for (const part of whole.parts) {
      const { id } = part.term as VariableTerm;
      if (absolute(part.coefficient) !== 1 || !this.#mayGo(id)) continue;
      const rest = whole.parts.filter((other) => other !== part);
      const sum = sumOfParts(
        rest.map(({ term, coefficient }) =>
          partOf(term, multiply(coefficient, negate(part.coefficient))),
        ),
        multiply(whole.constant, negate(part.coefficient)),
      );
      const definition = { id, sum, injective: isInjective(sum, this.#domainOf) };
      if (!this.#tellsApart(definition) || !this.#isSimple(sum)) continue;
      this.#use(definition);
      return definition;
    }
    return undefined;
  }

  #mayGo(id: VarId): boolean {
    const { domain } = this.#model.variables[id] as Variable;
    return (
      domain.size >= largeDomain &&
      domain.ranges.length === 1 &&
      !this.#outside.has(id) &&
      !this.#keep.has(id) &&
      !this.#used.has(id) &&
      !this.found.has(id)
    );
  }

  /** Whether answers are still told apart without the variable. */
  #tellsApart({ id, sum, injective }: Definition): boolean {
    return !this.#answer.has(id) || injective || idsOf(sum).every((part) => this.#answer.has(part));
  }

  /** Whether the sum is of variables that stay, within 2^53. */
  #isSimple(sum: WeightedSum): boolean {
    const { low, high } = boundsOfSum(sum, this.#domainOf);
    return isSafe(low) && isSafe(high) && idsOf(sum).every((id) => !this.found.has(id));
  }

  #use(definition: Definition): void {
    this.found.set(definition.id, definition);
    for (const id of idsOf(definition.sum)) this.#used.add(id);
  }
}

function idsOf({ parts }: WeightedSum): readonly VarId[] {
  return parts.flatMap(({ term }) => (term.kind === 'variable' ? [term.id] : []));
}

/** That the sum stays within a domain, as far as that is not clear. */
function withinDomain(sum: WeightedSum, { min, max }: Domain, bounds: Bounds): BoolExpr {
  const term = termOfSum(sum);
  return and(
    ...(bounds.low < min ? [ge(term, constant(min))] : []),
    ...(bounds.high > max ? [le(term, constant(max))] : []),
  );
}

function placeOf({ sum, injective }: Definition): Place {
  const parts = sum.parts.map(({ term, coefficient }): Image => {
    const { id } = term as VariableTerm;
    return { kind: 'image', id, scale: Number(coefficient), offset: 0 };
  });
  return { kind: 'sum', parts, constant: Number(sum.constant), injective };
}

export const eliminateDefined: Pass = {
  name: 'eliminate-defined',
  run(model: Model, keep: ReadonlySet<VarId>) {
    const domainOf: DomainOf = (id) => (model.variables[id] as Variable).domain;
    const search = new Search(model, domainOf, keep);
    const assertions = model.assertions.map((assertion) => {
      const definition = search.take(assertion);
      if (!definition) return assertion;
      const { sum, id } = definition;
      const formula = withinDomain(sum, domainOf(id), boundsOfSum(sum, domainOf));
      return { ...assertion, formula };
    });
    if (search.found.size === 0) return { model };
    const places = model.variables.map(({ id }): Place => {
      const definition = search.found.get(id);
      return definition ? placeOf(definition) : samePlace(id);
    });
    return compact(model, places, assertions);
  },
};
