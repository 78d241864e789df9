// Leaves one of each class of solutions that differ only by an exchange of variables, or of values. Only where it is asked
// for: it changes how many solutions there are.
//
// - Values that no formula tells apart (the colours of a map) are taken in order: each variable has a value that an earlier
//   one has, or the next (value precedence; Law and Lee 2004).
// - Otherwise, variables any two of which can change places are put in ascending order. Exchanges of two generate all
//   permutations of such a group, so each class keeps exactly one member.
// The two are not mixed: each is right by itself, but together they can leave nothing of a class.
import { add, boolean, constant, eq, implies, le, variable } from '../model/construct.ts';
import { equalDomains } from '../model/domain.ts';
import type { BoolExpr, IntExpr, VarId } from '../model/expression.ts';
import type { Assertion, Model, Variable } from '../model/model.ts';
import { mentioned } from './mentioned.ts';
import type { Pass } from './pass.ts';
import { symmetricKey } from './symmetric-key.ts';

/** So many exchanges are tried; variables beyond stay as they are. */
const mostTried = 20_000;

/** Everything that an exchange must leave as it is. */
function formulasOf({ assertions, objective }: Model): readonly BoolExpr[] {
  const formulas = assertions.map(({ formula }) => formula);
  // Two objectives are the same where such equations are.
  return objective ? [...formulas, eq(objective.term, constant(0))] : formulas;
}

export const breakSymmetry: Pass = {
  name: 'break-symmetry',
  run(model: Model) {
    const byValues = valuesInOrder(model);
    const added = byValues.length > 0 ? byValues : variablesInOrder(model);
    const assertions = [...model.assertions, ...added.map(assertionOf)];
    return { model: { ...model, assertions } };
  },
};

function assertionOf(formula: BoolExpr): Assertion {
  return { formula, span: undefined, words: 'one of each class of solutions', implicit: true };
}

// --- values

/** Value precedence over all variables, if they have one domain without gaps and nothing tells its values apart. */
function valuesInOrder(model: Model): readonly BoolExpr[] {
  const { variables } = model;
  const [first] = variables;
  if (!first || variables.length < 2 || first.domain.ranges.length !== 1) return [];
  const isUniform = variables.every(
    ({ type, domain }) => type === 'integer' && equalDomains(domain, first.domain),
  );
  if (!isUniform || first.domain.size < 2 || !formulasOf(model).every(isBlind)) return [];
  const { min } = first.domain;
  return variables.map(({ id }, i) => {
    const before = variables.slice(0, i).map((earlier) => variable(earlier.id));
    if (before.length === 0) return eq(variable(id), constant(min));
    return le(variable(id), add({ kind: 'max', terms: before }, constant(1)));
  });
}

/** Whether a formula only says which variables are equal and which differ. */
function isBlind(formula: BoolExpr): boolean {
  switch (formula.kind) {
    case 'compare':
      return (
        (formula.operator === 'eq' || formula.operator === 'ne') &&
        arePlain([formula.left, formula.right])
      );
    case 'constraint':
      return formula.constraint.kind === 'all-different' && arePlain(formula.constraint.terms);
    case 'not':
      return isBlind(formula.formula);
    case 'and':
    case 'or':
      return formula.formulas.every(isBlind);
    default:
      return false;
  }
}

function arePlain(terms: readonly IntExpr[]): boolean {
  return terms.every(({ kind }) => kind === 'variable');
}

// --- variables

/** Formulas by variable, each with the key that it has as it stands. */
class Neighbourhoods {
  readonly #formulas: readonly BoolExpr[];
  readonly #keys: readonly string[];
  readonly #of: readonly (readonly number[])[];

  constructor(model: Model) {
    this.#formulas = formulasOf(model);
    this.#keys = this.#formulas.map((formula) => symmetricKey(formula, (id) => id));
    const of: number[][] = model.variables.map(() => []);
    for (const [i, formula] of this.#formulas.entries()) {
      for (const id of mentioned(formula)) of[id]?.push(i);
    }
    this.#of = of;
  }

  /** Whether the formulas are the same ones when two variables change places. */
  isSymmetric(a: VarId, b: VarId): boolean {
    const concerned = [...new Set([...(this.#of[a] ?? []), ...(this.#of[b] ?? [])])];
    const swap = (id: VarId): VarId => (id === a ? b : id === b ? a : id);
    const before = concerned.map((i) => this.#keys[i] as string).sort();
    const after = concerned.map((i) => symmetricKey(this.#formulas[i] as BoolExpr, swap)).sort();
    return before.every((key, i) => key === after[i]);
  }

  degree(id: VarId): number {
    return this.#of[id]?.length ?? 0;
  }
}

/** Chains of `<=` over groups of variables that can change places. */
function variablesInOrder(model: Model): readonly BoolExpr[] {
  const around = new Neighbourhoods(model);
  const isAnswer = new Set(model.answer);
  const groups: Variable[][] = [];
  let tried = 0;
  for (const each of model.variables) {
    const group = groups.find(([first]) => {
      if (!first || tried >= mostTried || !looksAlike(first, each)) return false;
      if (isAnswer.has(first.id) !== isAnswer.has(each.id)) return false;
      if (around.degree(first.id) !== around.degree(each.id)) return false;
      tried++;
      return around.isSymmetric(first.id, each.id);
    });
    if (group) group.push(each);
    else groups.push([each]);
  }
  return groups.flatMap((group) =>
    group.slice(1).map((next, i) => ordered(group[i] as Variable, next)),
  );
}

function looksAlike(one: Variable, other: Variable): boolean {
  return one.type === other.type && equalDomains(one.domain, other.domain);
}

function ordered(one: Variable, next: Variable): BoolExpr {
  return one.type === 'integer'
    ? le(variable(one.id), variable(next.id))
    : implies(boolean(one.id), boolean(next.id));
}
