// What is odd about a clue although it can be read: two items of one category at one place, a place that does not exist.
import type { Comparison, Expression } from '../../syntax/expression/tree.ts';
import * as messages from '../../text/catalogue/zebra.ts';
import { join } from '../../text/source.ts';
import type { Draft } from '../draft.ts';
import type { Names } from './names.ts';
import { describePlaces } from './place.ts';
import type { Item } from './setting.ts';

/** The item that a part of a clue is; undefined for anything else. */
export function itemOf(tree: Expression, names: Names): Item | undefined {
  if (tree.kind === 'member') {
    const category = names.category(tree.group);
    return category && names.itemOf(category, tree.member);
  }
  const items = tree.kind === 'word' ? names.items(tree) : [];
  return items.length === 1 ? items[0] : undefined;
}

/** Warns of a whole clue that can only be true or only be false. */
export function reportOddities(tree: Expression, names: Names, draft: Draft): void {
  if (tree.kind !== 'comparison') return;
  const operands = [tree.first, ...tree.rest.map(({ operand }) => operand)];
  for (const [i, { operator, operand }] of tree.rest.entries()) {
    const left = operands[i] ?? operand;
    if (operator === '=' || operator === '!=') reportPair(left, operator, operand, names, draft);
  }
}

function reportPair(
  left: Expression,
  operator: Comparison['rest'][number]['operator'],
  right: Expression,
  names: Names,
  draft: Draft,
): void {
  const [a, b] = [itemOf(left, names), itemOf(right, names)];
  if (a && b && a !== b && a.category === b.category) {
    const say = operator === '=' ? messages.neverTogether : messages.alwaysApart;
    draft.report(say(join(left.span, right.span), a.name, b.name, a.category.name));
  }
  if (a) reportPlace(right, names, draft);
  if (b) reportPlace(left, names, draft);
}

/** A number beside an item is the place where it stands. */
function reportPlace(tree: Expression, names: Names, draft: Draft): void {
  if (tree.kind !== 'number') return;
  const { places } = names.setting;
  const isItem = names.items({ text: tree.text, quoted: true }).length > 0;
  if (isItem || places.labels.numbers?.includes(tree.value)) return;
  draft.report(messages.noSuchPlace(tree.span, tree.text, describePlaces(places)));
}
