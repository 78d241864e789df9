// Of which quantities the author's lines say nothing: whatever value they have, it makes no difference to any line.
import { openModel } from '../answers/open-model.ts';
import { and, not } from '../model/construct.ts';
import { domainValues } from '../model/domain.ts';
import { meaningOfFormula } from '../model/evaluate.ts';
import type { BoolExpr, VarId } from '../model/expression.ts';
import type { Assignment, Model } from '../model/model.ts';
import { Occurrences, renamed } from '../model/occurrences.ts';
import type { Field, Puzzle } from '../puzzles/puzzle.ts';
import type { SolvingSettings } from '../solve.ts';
import { ask } from './ask.ts';

/**
 * Those of some quantities that no line of the author's depends on, each proved: `MALCOLM + X = MALCOLM` says nothing of M.
 * @param known a solution, by which most are told without a proof
 * @throws Stopped
 */
export async function silentSubjects(
  { model }: Puzzle,
  subjects: readonly Field[],
  known: Assignment,
  settings: SolvingSettings,
): Promise<readonly Field[]> {
  const own = model.assertions.filter(({ implicit }) => !implicit);
  const lines = and(...own.map(({ formula }) => formula));
  const holds = meaningOfFormula(lines);
  const inObjective = new Occurrences();
  if (model.objective) inObjective.addTerm(model.objective.term);
  const silent: Field[] = [];
  for (const field of subjects) {
    const [id] = field.variables;
    const variable = id === undefined ? undefined : model.variables[id];
    if (!variable || inObjective.variables.has(variable.id)) continue;
    const others = [...domainValues(variable.domain)].map((value) =>
      known.with(variable.id, value),
    );
    if (!others.every(holds)) continue;
    if (!(await matters(model, lines, variable.id, settings))) silent.push(field);
  }
  return silent;
}

/** Whether the lines can hold with one value of a variable and not with another one. */
async function matters(
  model: Model,
  lines: BoolExpr,
  id: VarId,
  settings: SolvingSettings,
): Promise<boolean> {
  const { variables } = model;
  const own = variables[id];
  if (!own) return false;
  const twin = { ...own, id: variables.length as VarId, name: `another ${own.name}` };
  const elsewhere = renamed(lines, (other) => (other === id ? twin.id : other));
  const assertions = [lines, not(elsewhere)].map((formula) => ({
    formula,
    span: undefined,
    words: '',
    implicit: true,
  }));
  const twice = {
    variables: [...variables, twin],
    assertions,
    objective: undefined,
    answer: [id],
  };
  const { session } = await openModel(twice, settings);
  await using open = session;
  return (await ask(open, { signal: settings.signal })).status === 'sat';
}

/** Quantities whose variables occur nowhere. */
export function unusedFields({ model }: Puzzle, fields: readonly Field[]): readonly Field[] {
  const found = new Occurrences();
  for (const { formula } of model.assertions) found.addFormula(formula);
  if (model.objective) found.addTerm(model.objective.term);
  return fields.filter(({ variables }) => variables.every((id) => !found.variables.has(id)));
}
