// The judge of all tests: every assignment of a small model, tried one after the other with the meaning of its formulas.
//
// Nothing here knows of propagation or encodings. An assertion is judged as soon as all its variables have a value, so
// that hopeless beginnings are not completed; apart from that it is plain enumeration.
import { compare, type Integer } from '../../src/base/integer.ts';
import { domainValues } from '../../src/model/domain.ts';
import { type BoolMeaning, meaningOfFormula, meaningOfTerm } from '../../src/model/evaluate.ts';
import type { Assignment, Model } from '../../src/model/model.ts';

/** The ids of the variables that occur in an expression, or in anything that holds expressions. */
function variablesIn(expression: unknown): ReadonlySet<number> {
  const found = new Set<number>();
  const waiting: unknown[] = [expression];
  while (waiting.length > 0) {
    const part = waiting.pop();
    if (typeof part !== 'object' || part === null) continue;
    const { kind, id } = part as { readonly kind?: unknown; readonly id?: unknown };
    if ((kind === 'variable' || kind === 'boolean') && typeof id === 'number') found.add(id);
    waiting.push(...Object.values(part));
  }
  return found;
}

/** For each variable the assertions that can be judged once it and all before it have values; -1 for those without any. */
function schedule(model: Model): ReadonlyMap<number, readonly BoolMeaning[]> {
  const due = new Map<number, BoolMeaning[]>();
  for (const { formula } of model.assertions) {
    const last = Math.max(-1, ...variablesIn(formula));
    const list = due.get(last) ?? [];
    list.push(meaningOfFormula(formula));
    due.set(last, list);
  }
  return due;
}

/** Every assignment that satisfies all domains and assertions, whatever the objective, in ascending order. */
export function* solutionsOf(model: Model): Generator<Assignment, void, undefined> {
  const due = schedule(model);
  const objective = model.objective && meaningOfTerm(model.objective.term);
  const at: number[] = [];
  const fits = (id: number): boolean => (due.get(id) ?? []).every((holds) => holds(at));

  function* extend(id: number): Generator<Assignment, void, undefined> {
    const variable = model.variables[id];
    if (!variable) {
      if (!objective || objective(at) !== undefined) yield [...at];
      return;
    }
    for (const value of domainValues(variable.domain)) {
      at[id] = value;
      if (fits(id)) yield* extend(id + 1);
    }
    at.length = id;
  }

  if (fits(-1)) yield* extend(0);
}

/** What there is to know about a model. */
export interface Truth {
  /** How many assignments of all variables satisfy the assertions; the objective does not matter. */
  readonly assignments: number;
  /** The best value of the objective; undefined without an objective or without a solution. */
  readonly optimum: Integer | undefined;
  /**
   * The values of the answer variables, each combination once, ascending; with an objective only those of optimal
   * assignments.
   */
  readonly answers: readonly (readonly number[])[];
}

/** Works out the truth about a model. Its size is the product of the domains; a million assignments take some seconds. */
export function truthOf(model: Model): Truth {
  const value = model.objective && meaningOfTerm(model.objective.term);
  const sign = model.objective?.sense === 'maximize' ? -1 : 1;
  let assignments = 0;
  let optimum: Integer | undefined;
  let answers = new Map<string, readonly number[]>();
  for (const at of solutionsOf(model)) {
    assignments++;
    const reached = value?.(at);
    if (reached !== undefined) {
      const order = optimum === undefined ? -1 : sign * compare(reached, optimum);
      if (order > 0) continue;
      if (order < 0) {
        optimum = reached;
        answers = new Map();
      }
    }
    const answer = model.answer.map((id) => at[id] ?? Number.NaN);
    answers.set(answer.join(' '), answer);
  }
  return { assignments, optimum, answers: [...answers.values()].sort(ascending) };
}

/** The order in which answers are compared. */
export function ascending(left: readonly number[], right: readonly number[]): number {
  for (const [i, value] of left.entries()) {
    const difference = value - (right[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
