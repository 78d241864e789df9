// An s-expression file as a puzzle: its variables are the quantities of a solution, under their own names.

import { readExpression } from '../../analyse/sugar/expression-text.ts';
import { analyseSugar, type Program } from '../../analyse/sugar/program.ts';
import type { Assignment, Variable } from '../../model/model.ts';
import { answerNames } from '../../model/names.ts';
import { unknownName } from '../../text/catalogue/sugar-names.ts';
import { type Checked, failed, good, Reports } from '../../text/diagnostic.ts';
import type { Sources } from '../../text/source.ts';
import { nearest } from '../../text/suggest.ts';
import type { Field, Puzzle } from '../puzzle.ts';
import { drawAnswer } from './draw.ts';
import { withoutFlood } from './flood.ts';

function fieldOf(variable: Variable, name: string): Field {
  const { id, type } = variable;
  return {
    name,
    variables: [id],
    read: (at: Assignment) => (type === 'boolean' ? at[id] === 1 : (at[id] ?? null)),
  };
}

/** The puzzle that an analysed program is. */
function puzzleOf({ model, scope, keys }: Program, sources: Sources): Puzzle {
  const names = answerNames(model.variables);
  const all = model.variables.map((variable) => fieldOf(variable, names[variable.id] ?? ''));
  const byName = new Map(all.map((field) => [field.name, field]));
  const fields = model.answer.flatMap((id) => all[id] ?? []);
  return {
    family: 'sugar',
    title: undefined,
    description: undefined,
    model,
    fields,
    field(name) {
      const known = byName.get(name.normalize('NFC'));
      if (known) return good(known);
      const suggestion = name.length > 60 ? undefined : nearest(name, byName.keys());
      return failed(unknownName(undefined, name, 'variable', suggestion, undefined));
    },
    term: (text) => readExpression(text, scope, sources, (reader, form) => reader.term(form)),
    formula: (text) => readExpression(text, scope, sources, (reader, form) => reader.formula(form)),
    draw: (at, style) => drawAnswer(fields, at, style),
    ...(keys && { keys }),
  };
}

/**
 * Compiles an s-expression file.
 * @param file where the text stands in `sources`.
 * @param sources expressions that are read later are appended to these, so that messages about them have a place.
 */
export function compileSugar(file: number, sources: Sources): Checked<Puzzle> {
  const reports = new Reports();
  const program = analyseSugar(file, sources, reports);
  const checked = withoutFlood(reports.check(program));
  return checked.ok ? good(puzzleOf(checked.value, sources), checked.warnings) : checked;
}
