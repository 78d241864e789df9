// Reads the clues: expressions and forms, each with what is odd about it and how it reads in words.
import { mismatch, typeOf } from '../../analyse/expression/convert.ts';
import {
  dialectOf,
  evaluate,
  type Language,
  readTruth,
} from '../../analyse/expression/statement.ts';
import { isTruth, type Truth } from '../../analyse/expression/value.ts';
import type { Expression } from '../../syntax/expression/tree.ts';
import type { Node } from '../../syntax/node.ts';
import { clueExpected } from '../../text/catalogue/zebra.ts';
import type { Span } from '../../text/source.ts';
import type { Draft } from '../draft.ts';
import { FormReader } from './forms.ts';
import type { Names } from './names.ts';
import { reportOddities } from './oddities.ts';
import { Phrases } from './phrases.ts';

interface Clue {
  readonly tree: Expression;
  readonly truth: Truth;
  readonly span: Span;
  /** The author's words. */
  readonly text: string;
}

/** Reads the lines below a key and adds them to the model. */
export function readClues(draft: Draft, key: string, language: Language, names: Names): void {
  const forms = new FormReader(draft, names, dialectOf(language));
  const phrases = new Phrases(names, (span) => draft.analysis.textAt(span));
  for (const node of draft.items(key)) {
    const clue =
      node.kind === 'mapping'
        ? inForm(node, forms, draft, language)
        : asText(node, draft, language, names);
    if (!clue) continue;
    const { tree, truth, span, text } = clue;
    if (draft.reports.errors === 0) reportOddities(tree, names, draft);
    draft.require(truth, span, text, tree, phrases.clue(tree));
  }
}

function asText(node: Node, draft: Draft, language: Language, names: Names): Clue | undefined {
  const text = draft.expressionText(node);
  if (text && names.items({ text: text.text.trim(), quoted: false }).length > 0) {
    draft.report(clueExpected(text.span, text.text.trim()));
    return undefined;
  }
  const read = text && readTruth(text, draft.analysis, language);
  return text && read && { tree: read.tree, truth: read.value, span: text.span, text: text.text };
}

function inForm(node: Node, forms: FormReader, draft: Draft, language: Language): Clue | undefined {
  const tree = forms.clue(node);
  const read = tree && evaluate(tree, draft.analysis, language);
  if (!tree || !read) return undefined;
  const { span } = node;
  if (isTruth(read.value))
    return { tree, truth: read.value, span, text: draft.analysis.textAt(span) };
  mismatch(draft.analysis, span, typeOf(read.value), 'true or false');
  return undefined;
}
