// The places and the categories of a zebra puzzle: what its file lists, and a variable for each item, its place.
import type { Labels } from '../../analyse/expression/labels.ts';
import type { LabelValue, Whole } from '../../analyse/expression/value.ts';
import { onlyWhere } from '../../analyse/expression/whole.ts';
import { constant, ne } from '../../model/construct.ts';
import type { Assignment } from '../../model/model.ts';
import type { Span } from '../../text/source.ts';

export interface Item {
  readonly name: string;
  readonly category: Category;
  /** Counts through the category's items from 1. */
  readonly code: number;
  /** Its place, counted from 1; {@link nowhere} for none. */
  readonly place: Whole;
  readonly span: Span;
}

export interface Category {
  readonly name: string;
  readonly span: Span;
  /** Its items as values of an expression. */
  readonly labels: Labels;
  readonly items: readonly Item[];
}

export interface Places {
  /** The places as values of an expression: by the numbers that they are called, or counted through. */
  readonly labels: Labels;
  /** Whether the author gave them names that are no numbers. */
  readonly named: boolean;
  /** The category whose items they are; undefined where the file has `places`. */
  readonly category: string | undefined;
}

export interface Setting {
  readonly places: Places;
  readonly categories: readonly Category[];
}

/** The place of an item that stands at none. */
export const nowhere = 0;

export function countOf({ labels }: Places): number {
  return labels.labels.length;
}

/** Whether some items of a category stand nowhere. */
export function isLonger(category: Category, places: Places): boolean {
  return category.items.length > countOf(places);
}

/** Whether some places have no item of a category. */
export function isShorter(category: Category, places: Places): boolean {
  return category.items.length < countOf(places);
}

/** What an item is in an expression: its place, undefined where it has none. */
export function placeOf({ place, category }: Item, { places }: Setting): LabelValue {
  const isAway = isLonger(category, places) && typeof place === 'object';
  const code = isAway ? onlyWhere(place, [ne(place, constant(nowhere))]) : place;
  return { kind: 'label', labels: places.labels, code };
}

/** Where an item stands under an assignment: a place counted from 1, or {@link nowhere}. */
export function whereIs({ place }: Item, at: Assignment): number {
  return typeof place === 'object' && place.kind === 'variable'
    ? (at[place.id] ?? nowhere)
    : Number(place);
}

/** The items of a category in the order of the places. */
export function inOrder(
  category: Category,
  places: Places,
  at: Assignment,
): readonly (Item | undefined)[] {
  const row: (Item | undefined)[] = Array.from({ length: countOf(places) }, () => undefined);
  for (const item of category.items) {
    const place = whereIs(item, at);
    if (place !== nowhere) row[place - 1] = item;
  }
  return row;
}
