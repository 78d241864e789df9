// What a solution of a zebra puzzle shows: each category with its items in the order of the places, and single items.
import { labelOf } from '../../analyse/expression/labels.ts';
import type { VarId } from '../../model/expression.ts';
import { jsonInteger } from '../fields.ts';
import type { Field } from '../puzzle.ts';
import { type Category, type Item, inOrder, nowhere, type Setting, whereIs } from './setting.ts';

const variableOf = ({ place }: Item): readonly VarId[] =>
  typeof place === 'object' && place.kind === 'variable' ? [place.id] : [];

/** The items of a category in the order of the places, `null` where there is none. */
export function fieldOfCategory(category: Category, { places }: Setting): Field {
  return {
    name: category.name,
    variables: category.items.flatMap(variableOf),
    read: (at) => inOrder(category, places, at).map((item) => item?.name ?? null),
  };
}

/** The place of an item: its number or its name, `null` where it has none. */
export function fieldOfItem(item: Item, { places }: Setting): Field {
  const { labels, named } = places;
  return {
    name: item.name,
    variables: variableOf(item),
    read(at) {
      const place = whereIs(item, at);
      if (place === nowhere) return null;
      return named ? labelOf(labels, place) : jsonInteger(labels.numbers?.[place - 1]);
    },
  };
}
