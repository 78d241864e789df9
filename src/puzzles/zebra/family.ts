// The family `zebra`: items of several categories share places, clues say how, and a question asks for one of them.
import type { Language } from '../../analyse/expression/statement.ts';
import { shadowsWord } from '../../text/catalogue/statement.ts';
import { badQuestion } from '../../text/catalogue/zebra.ts';
import { assemble } from '../assemble.ts';
import type { Draft } from '../draft.ts';
import type { Family, JsonSchema } from '../family.ts';
import { describeNode } from '../node-kind.ts';
import type { Field, Puzzle } from '../puzzle.ts';
import { readClues } from './clues.ts';
import { draw } from './draw.ts';
import { fieldOfCategory, fieldOfItem, outlineOf } from './fields.ts';
import { equationOf } from './given.ts';
import { Names } from './names.ts';
import { pictureOf } from './picture.ts';
import { type Question, readQuestion } from './question.ts';
import { readSetting } from './read-setting.ts';
import { reviewOf } from './review.ts';
import { Rows } from './rows.ts';
import { ZebraScope } from './scope.ts';

function readQuestions(draft: Draft, names: Names): readonly Question[] {
  return draft.items('question').flatMap((node) => {
    if (node.kind === 'atom') return readQuestion(node, names, draft) ?? [];
    draft.report(badQuestion(node.span, describeNode(node)));
    return [];
  });
}

/** A category or an item by its name, for `answer` and `--project`. */
function quantity(name: string, names: Names): Field | undefined {
  const word = { text: name, quoted: false };
  const category = names.category(word);
  if (category) return fieldOfCategory(category, names);
  const [item, other] = names.called(word);
  return item && !other ? fieldOfItem(item, names) : undefined;
}

function read(draft: Draft): Puzzle | undefined {
  const setting = readSetting(draft);
  if (!setting) return undefined;
  const names = new Names(setting);
  for (const { name, span } of names.shadowing()) draft.report(shadowsWord(span, name));
  const rows = new Rows(setting, draft.builder);
  const scope = new ZebraScope(names, draft.parameters, rows);
  const language: Language = { scope: draft.scope(scope) };
  readClues(draft, 'clues', language, names);
  readClues(draft, 'constraints', language, names);
  draft.objective(language);
  rows.seal();
  const questions = readQuestions(draft, names);
  const puzzle = assemble(draft, {
    language,
    fields: setting.categories.map((category) => fieldOfCategory(category, names)),
    quantity: (name) => quantity(name, names),
    draw: (at, style) => draw(setting, questions, at, style),
    picture: (view) => pictureOf(setting, questions, view),
    quantities: () => outlineOf(setting),
  });
  return {
    ...puzzle,
    equation: (name, value) => equationOf(name, value, names),
    peers: () =>
      setting.categories.map(({ items }) => items.map((item) => fieldOfItem(item, names))),
    review: () => reviewOf(draft, names, language.scope),
  };
}

const words: JsonSchema = {
  type: 'array',
  items: { type: ['string', 'number', 'boolean', 'null'] },
};

export const zebra: Family = {
  name: 'zebra',
  summary: 'Items of several categories share places, and clues say which ones belong together.',
  keys: [
    {
      name: 'places',
      summary:
        'How many places there are, or their names in order; numbers such as years may be used in arithmetic. Without it the items of the first category are the places.',
      schema: { anyOf: [{ type: ['integer', 'string'] }, words] },
    },
    {
      name: 'categories',
      summary: 'Names of categories, each with the list of its items.',
      required: true,
      schema: { type: 'object', additionalProperties: words },
    },
    {
      name: 'clues',
      summary:
        'What is known: expressions such as "Dane = milk", "next_to(Blend, cats)", or forms such as {same: [Dane, milk]}.',
      schema: { type: 'array', items: { type: ['string', 'boolean', 'object'] } },
    },
    {
      name: 'question',
      summary: '"category of item", or a list of such: answered in words below the table.',
      schema: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
    },
  ],
  read,
};
