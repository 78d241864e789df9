// What a solution of a zebra puzzle shows: each category with its items in the order of the places, and single items.
import { labelOf } from '../../analyse/expression/labels.ts';
import type { VarId } from '../../model/expression.ts';
import { jsonInteger } from '../fields.ts';
import type { Field, Outline } from '../puzzle.ts';
import type { Names } from './names.ts';
import { type Category, type Item, inOrder, nowhere, type Setting, whereIs } from './setting.ts';

const variableOf = ({ place }: Item): readonly VarId[] =>
  typeof place === 'object' && place.kind === 'variable' ? [place.id] : [];

/** The items of a category in the order of the places, `null` where there is none. */
export function fieldOfCategory(category: Category, names: Names): Field {
  const { places } = names.setting;
  const movable = category.items.filter((item) => variableOf(item).length > 0);
  return {
    name: category.name,
    variables: movable.flatMap(variableOf),
    read: (at) => inOrder(category, places, at).map((item) => item?.name ?? null),
    parts: () => movable.map((item) => fieldOfItem(item, names)),
  };
}

/** The place of an item: its number or its name, `null` where it has none. */
export function fieldOfItem(item: Item, names: Names): Field {
  const { labels, named } = names.setting.places;
  const isAlone = names.items({ text: item.name, quoted: true }).length === 1;
  return {
    name: isAlone ? item.name : `${item.category.name}.${item.name}`,
    variables: variableOf(item),
    read(at) {
      const place = whereIs(item, at);
      if (place === nowhere) return null;
      return named ? labelOf(labels, place) : jsonInteger(labels.numbers?.[place - 1]);
    },
  };
}

/** What there is to be found, for `describe`. */
export function outlineOf({ places, categories }: Setting): Outline['quantities'] {
  const own = categories.map(({ name, labels }) => ({ name, values: labels.labels.join(', ') }));
  if (places.category !== undefined) return own;
  return [{ name: 'places', values: places.labels.labels.join(', ') }, ...own];
}
