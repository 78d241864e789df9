// From a draft to a puzzle: the answer that the file asks for, and what may be asked of the puzzle later.
import { Analysis } from '../analyse/expression/analysis.ts';
import {
  atomOf,
  type Language,
  readTruth,
  readValue,
  readWhole,
} from '../analyse/expression/statement.ts';
import { formulaOf } from '../analyse/expression/truth.ts';
import { termOf } from '../analyse/expression/whole.ts';
import type { Assignment } from '../model/model.ts';
import type { Picture } from '../pictures/picture.ts';
import type { Atom } from '../syntax/node.ts';
import { emptyAnswer, notAQuantity } from '../text/catalogue/family.ts';
import { type Checked, Reports } from '../text/diagnostic.ts';
import type { Draft } from './draft.ts';
import { fieldOf, identityBy, isPlain } from './fields.ts';
import { outlineOf } from './outline.ts';
import type { DrawingStyle, Field, Outline, OwnSearch, Puzzle, View } from './puzzle.ts';

/** What a family knows and a draft does not. */
export interface Parts {
  /** How expressions from outside (`--minimize`, `check`) are read. */
  readonly language: Language;
  /** The quantities that a solution shows unless `answer` names others. */
  readonly fields: readonly Field[];
  draw(at: Assignment, style: DrawingStyle): string;
  picture?(view: View): Picture;
  /**
   * A quantity of the family's own by its name: one of `fields`, or one that is decided by variables and decides them
   * without being made of variables, such as a word of an alphametic.
   */
  quantity?(name: string): Field | undefined;
  /** The quantities with the values that they can take, for `describe`; made of `fields` if it is left out. */
  quantities?(): Outline['quantities'];
  /** The objective in words, where the family has one that the file does not say. */
  readonly objective?: string;
  /** Assignments that mean one solution share it. */
  identity?(at: Assignment): string;
  readonly search?: OwnSearch;
}

/** The quantity that a text names; undefined after a report. */
function fieldFrom(
  atom: Atom,
  analysis: Analysis,
  parts: Pick<Parts, 'language' | 'quantity'>,
): Field | undefined {
  const name = atom.text.trim();
  const own = parts.quantity?.(name);
  if (own) return own;
  const read = readValue(atom, analysis, parts.language);
  if (!read) return undefined;
  if (isPlain(read.value)) return fieldOf(name, read.value);
  analysis.report(notAQuantity(atom.span, name));
  return undefined;
}

/** The quantities that `answer` lists, or else those of the family. */
function answerOf(draft: Draft, parts: Parts): readonly Field[] {
  if (!draft.node('answer')) return parts.fields;
  const nodes = draft.items('answer');
  if (nodes.length === 0) draft.report(emptyAnswer(draft.keySpan('answer')));
  return nodes.flatMap((node) => {
    const text = draft.expressionText(node);
    return (text && fieldFrom(text, draft.analysis, parts)) ?? [];
  });
}

/** The puzzle that a draft has become. */
export function assemble(draft: Draft, parts: Parts): Puzzle {
  const fields = answerOf(draft, parts);
  draft.builder.answer(fields.flatMap(({ variables }) => variables));
  const model = draft.builder.build();
  return {
    family: draft.family.name,
    title: draft.text('title'),
    description: draft.text('description'),
    model,
    fields,
    ...readersOf(draft, parts),
    draw: parts.draw,
    ...(parts.picture && { picture: parts.picture }),
    outline: () => outlineOf(draft, parts, model),
    ...(parts.identity && {
      identity: draft.node('answer') ? identityBy(fields) : parts.identity,
    }),
    ...(parts.search && { search: parts.search }),
  };
}

/** What reads texts that come later, each into reports of its own. */
export function readersOf(
  { builder, sources }: Pick<Draft, 'builder' | 'sources'>,
  parts: Pick<Parts, 'language' | 'quantity'>,
): Pick<Puzzle, 'field' | 'term' | 'formula'> {
  const reading = <T>(
    text: string,
    read: (atom: Atom, analysis: Analysis) => T | undefined,
  ): Checked<T> => {
    const reports = new Reports();
    const analysis = new Analysis(builder, reports, sources);
    const value = read(atomOf(text, 'command line', analysis), analysis);
    return reports.check(value as T);
  };
  return {
    field: (name) => reading(name, (atom, analysis) => fieldFrom(atom, analysis, parts)),
    term: (text) =>
      reading(text, (atom, analysis) => {
        const read = readWhole(atom, analysis, parts.language);
        return read && termOf(read.value);
      }),
    formula: (text) =>
      reading(text, (atom, analysis) => {
        const read = readTruth(atom, analysis, parts.language);
        return read && formulaOf(read.value);
      }),
  };
}
