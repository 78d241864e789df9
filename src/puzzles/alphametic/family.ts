// The family `alphametic`: arithmetic in which letters stand for digits.
import { isSurfaceName } from '../../analyse/surface.ts';
import { keywords } from '../../syntax/expression/token.ts';
import type { Atom } from '../../syntax/node.ts';
import { noEquation } from '../../text/catalogue/alphametic.ts';
import { shadowsWord } from '../../text/catalogue/statement.ts';
import { assemble } from '../assemble.ts';
import type { Draft } from '../draft.ts';
import type { Family, KeyDescription } from '../family.ts';
import type { Puzzle } from '../puzzle.ts';
import { attemptOf, equationOf } from './attempt.ts';
import { caseBlind, caseSensitive } from './casing.ts';
import { drawEquations } from './draw.ts';
import { readEquations, requireEquations } from './equation.ts';
import { equationsOf } from './equation-text.ts';
import { Glossary } from './glossary.ts';
import { drawLayout, readLayout } from './layout/layout.ts';
import { Letters } from './letters.ts';
import { NameScope } from './names.ts';
import { readOptions } from './options.ts';
import { pictureOf } from './picture.ts';
import { fieldsOf, letterField, outlineOf, quantityOf } from './quantities.ts';
import { reviewOf } from './review.ts';
import { requireRules, warnOfLetters } from './rules.ts';

const equationKeys: readonly KeyDescription[] = [
  {
    name: 'equation',
    summary:
      'What words are to each other: SEND + MORE = MONEY. Words, whole numbers, + - * / // % **, parentheses, comparisons.',
    schema: { type: 'string' },
  },
  {
    name: 'equations',
    summary: 'Several equations that hold at once: a list, or one text with ; between them.',
    schema: { type: ['array', 'string'], items: { type: 'string' } },
  },
  {
    name: 'layout',
    summary:
      'A sum, a long multiplication or a long division as it stands on paper, with a line of dashes below what is calculated with.',
    schema: { type: 'string' },
  },
];

const digitKeys: readonly KeyDescription[] = [
  {
    name: 'base',
    summary: 'How many digits there are: 2 to 36, by default 10.',
    schema: { type: 'integer', minimum: 2, maximum: 36 },
  },
  {
    name: 'digits',
    summary: 'What a letter can be, such as 1..9 or [1, 3, 5]; by default every digit of the base.',
    schema: { type: ['string', 'integer', 'array'], items: { type: ['string', 'integer'] } },
  },
  {
    name: 'leading-zeros',
    summary: 'Whether a word may begin with 0; by default not, but for words of one letter.',
    schema: { type: 'boolean' },
  },
  {
    name: 'distinct',
    summary: 'Whether different letters are different digits; by default they are.',
    schema: { type: 'boolean' },
  },
  {
    name: 'case-sensitive',
    summary: 'Whether upper and lower case are different letters; by default they are one.',
    schema: { type: 'boolean' },
  },
];

/** The texts of all equations, in the order of the file. */
function equationAtoms(draft: Draft): readonly Atom[] {
  return ['equation', 'equations'].flatMap((key) => {
    const value = draft.node(key);
    const isEmpty = value?.kind === 'atom' && value.text.trim() === '';
    if (isEmpty) draft.report(noEquation(draft.keySpan(key)));
    return (isEmpty ? [] : draft.items(key)).flatMap((node) => {
      const text = draft.expressionText(node);
      return text ? equationsOf(text) : [];
    });
  });
}

/** Warns of words that constraints would take for words of the language if the puzzle did not spell them so. */
function warnOfKeywords(draft: Draft, glossary: Glossary): void {
  const isUsed = ['constraints', 'minimize', 'maximize'].some((key) => draft.node(key));
  if (!isUsed) return;
  for (const { text, word } of glossary.spelled) {
    if (keywords.has(text) || isSurfaceName(text)) draft.report(shadowsWord(word.span, text));
  }
}

function read(draft: Draft): Puzzle | undefined {
  if (!equationKeys.some(({ name }) => draft.node(name))) {
    draft.report(noEquation(draft.keySpan('puzzle')));
    return undefined;
  }
  const options = readOptions(draft);
  const casing = options.caseSensitive ? caseSensitive : caseBlind;
  const letters = new Letters(draft.builder, options.digits, casing);
  const glossary = new Glossary(options.base, letters, (found) => draft.report(found));
  const equations = readEquations(equationAtoms(draft), draft, glossary);
  const picture = draft.atom('layout');
  const layout = picture && readLayout(picture, glossary, (found) => draft.report(found));
  warnOfLetters(draft, glossary, options.caseSensitive);
  warnOfKeywords(draft, glossary);
  if (draft.reports.errors === 0) requireRules(draft, glossary, options);
  requireEquations(equations, draft, glossary);
  for (const { truth, span, words } of layout?.findings ?? []) draft.require(truth, span, words);
  const language = { scope: draft.scope(new NameScope(glossary, draft.parameters)) };
  draft.statements('constraints', language);
  draft.objective(language);
  const puzzle = assemble(draft, {
    language,
    fields: fieldsOf(glossary),
    quantity: (name) => quantityOf(name, glossary),
    draw: (at, style) => {
      const drawn = layout ? [drawLayout(layout, glossary, at, style).join('\n')] : [];
      return [...drawn, ...drawEquations(equations, glossary, at, style)].join('\n\n');
    },
    picture: (view) => pictureOf(equations, layout, glossary, view),
    quantities: () => outlineOf(glossary, options),
  });
  return {
    ...puzzle,
    attempt: (text) => attemptOf(text.normalize('NFC'), equations, glossary, draft.sources),
    equation: (name, value) => equationOf(name, value, glossary),
    peers: () => [letters.all.map(letterField)],
    review: () => reviewOf(glossary, options),
  };
}

export const alphametic: Family = {
  name: 'alphametic',
  summary: 'Arithmetic in which letters stand for digits.',
  keys: [...equationKeys, ...digitKeys],
  read,
};
