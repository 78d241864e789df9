// The keys of an alphametic that say which digits letters can be: base, digits, and what is allowed.
import { toDomain } from '../../analyse/expression/convert.ts';
import { emptyScope } from '../../analyse/expression/scope.ts';
import { evaluate } from '../../analyse/expression/statement.ts';
import { type Domain, intersect, rangeDomain } from '../../model/domain.ts';
import { parseExpressions } from '../../syntax/expression/parser.ts';
import type { Expression } from '../../syntax/expression/tree.ts';
import type { Atom, Node } from '../../syntax/node.ts';
import * as messages from '../../text/catalogue/alphametic.ts';
import { Reports } from '../../text/diagnostic.ts';
import type { Draft } from '../draft.ts';
import { describeNode } from '../node-kind.ts';

export interface Options {
  readonly base: number;
  /** What a letter or an unknown digit can be. */
  readonly digits: Domain;
  readonly leadingZeros: boolean;
  readonly distinct: boolean;
  readonly caseSensitive: boolean;
}

const largestBase = 36;

function readBase(draft: Draft): number {
  const node = draft.node('base');
  const base = node ? draft.constant(node, 'the base') : 10;
  if (base === undefined) return 10;
  if (typeof base === 'number' && base >= 2 && base <= largestBase) return base;
  draft.report(messages.badBase(node?.span, String(base), largestBase));
  return 10;
}

/** The texts of a value that lists numbers and ranges. */
function textsOf(node: Node, draft: Draft): readonly Atom[] {
  if (node.kind === 'list') return node.items.flatMap((item) => textsOf(item, draft));
  const text = draft.expressionText(node);
  return text ? [text] : [];
}

function readDigits(draft: Draft, base: number): Domain {
  const all = rangeDomain(0, base - 1);
  const node = draft.node('digits');
  if (!node) return all;
  const syntax = new Reports();
  const items = textsOf(node, draft).flatMap((text) => parseExpressions(text, syntax));
  for (const diagnostic of syntax.list) draft.report(diagnostic);
  if (syntax.errors > 0 || items.length === 0) return all;
  const { span } = node;
  const set: Expression =
    items.length === 1 && items[0]?.kind === 'collection'
      ? items[0]
      : { kind: 'collection', bracket: '{', items, span };
  const read = evaluate(set, draft.analysis, { scope: draft.scope(emptyScope) });
  const digits = read && toDomain(read.value, span, draft.analysis, 'the digits');
  if (!digits) return all;
  const usable = intersect(digits, all);
  if (usable.size === digits.size && digits.size > 0) return digits;
  draft.report(messages.badDigits(span, base));
  return all;
}

function readFlag(draft: Draft, key: string, otherwise: boolean): boolean {
  const node = draft.node(key);
  if (!node) return otherwise;
  const text = node.kind === 'atom' ? node.text : '';
  if (text === 'true' || text === 'false') return text === 'true';
  draft.report(messages.flagExpected(node.span, key, describeNode(node)));
  return otherwise;
}

export function readOptions(draft: Draft): Options {
  const base = readBase(draft);
  return {
    base,
    digits: readDigits(draft, base),
    leadingZeros: readFlag(draft, 'leading-zeros', false),
    distinct: readFlag(draft, 'distinct', true),
    caseSensitive: readFlag(draft, 'case-sensitive', false),
  };
}
