// An answer that someone gives, to be checked: a row of a category, or the place of an item.
import { codeOf } from '../../analyse/expression/labels.ts';
import { compareWhole } from '../../analyse/expression/rational.ts';
import { all, formulaOf } from '../../analyse/expression/truth.ts';
import type { Truth } from '../../analyse/expression/value.ts';
import type { BoolExpr } from '../../model/expression.ts';
import { badOption } from '../../text/catalogue/input.ts';
import { counted } from '../../text/catalogue/message.ts';
import { unknownItem } from '../../text/catalogue/zebra.ts';
import { type Checked, failed, good } from '../../text/diagnostic.ts';
import type { Value } from '../puzzle.ts';
import type { Names } from './names.ts';
import { type Category, type Item, nowhere, type Places } from './setting.ts';

const isAt = ({ place }: Item, code: number): Truth => compareWhole('eq', place, code);

/**
 * That a category stands in a row so. Where it has an item for each place, `null` says nothing; otherwise that there is none,
 * and an item that is not in the row stands nowhere.
 */
function rowIs(category: Category, row: readonly Value[], names: Names): Checked<BoolExpr> {
  const count = names.setting.places.labels.labels.length;
  if (row.length !== count) {
    const message = `${category.name} is a list of ${counted(count, 'item')}, not of ${row.length}`;
    return failed(badOption(undefined, message, 'null stands where there is none'));
  }
  const found = new Map<Item, number[]>();
  for (const [i, name] of row.entries()) {
    if (name === null) continue;
    const word = { text: String(name), quoted: true };
    const item = names.itemOf(category, word);
    if (!item) {
      const suggestion = names.suggestion(word, category.labels.labels);
      return failed(unknownItem(undefined, word.text, suggestion));
    }
    found.set(item, [...(found.get(item) ?? []), i + 1]);
  }
  const elsewhere = category.items.length < count ? [nowhere] : [];
  const places = (item: Item): readonly number[] => found.get(item) ?? elsewhere;
  return good(
    formulaOf(all(category.items.flatMap((item) => places(item).map((code) => isAt(item, code))))),
  );
}

/** The place that a number or a name means; undefined for none of them. */
function placeCalled(value: Value, { labels, named }: Places): number | undefined {
  if (value === null) return nowhere;
  if (typeof value === 'string') return codeOf(labels, value);
  const index = named || typeof value !== 'number' ? -1 : (labels.numbers?.indexOf(value) ?? -1);
  return index < 0 ? undefined : index + 1;
}

/** The statement that a category or an item has a value; undefined where the language of clues says it. */
export function equationOf(
  name: string,
  value: Value,
  names: Names,
): Checked<BoolExpr> | undefined {
  const word = { text: name, quoted: false };
  const category = names.category(word);
  if (category) return Array.isArray(value) ? rowIs(category, value, names) : undefined;
  const [item, other] = names.called(word);
  const code = placeCalled(value, names.setting.places);
  if (!item || other || code === undefined) return undefined;
  return good(formulaOf(isAt(item, code)));
}
