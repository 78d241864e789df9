// The types of expressions, as far as they are known before comprehensions are unrolled.
import type { Labels } from './labels.ts';

export type Type =
  | { readonly kind: 'number' }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'label'; readonly labels: Labels }
  /** A word that is not yet a label of anything. */
  | {
      readonly kind: 'text';
      /** The word itself, where it is known and of use to a message. */
      readonly value?: string;
    }
  | { readonly kind: 'list'; readonly element: Type; readonly dimensions: number }
  | { readonly kind: 'set'; readonly element: Type }
  /** Differs from place to place, or a mistake in it is reported already; it is judged value by value. */
  | { readonly kind: 'unknown' };

export const number: Type = { kind: 'number' };
export const boolean: Type = { kind: 'boolean' };
export const text: Type = { kind: 'text' };
export const wordType = (value: string): Type => ({ kind: 'text', value });
export const unknown: Type = { kind: 'unknown' };
export const label = (labels: Labels): Type => ({ kind: 'label', labels });
export const listOf = (element: Type, dimensions = 1): Type => ({
  kind: 'list',
  element,
  dimensions,
});
export const setOf = (element: Type): Type => ({ kind: 'set', element });

/** Whether values of the type can stand where a number is wanted. */
export function countsAsNumber(type: Type): boolean {
  return (
    type.kind === 'number' ||
    type.kind === 'boolean' ||
    type.kind === 'unknown' ||
    (type.kind === 'label' && type.labels.numbers !== undefined)
  );
}

/** Whether values of the type can stand where true or false is wanted. */
export function countsAsBoolean(type: Type): boolean {
  return type.kind === 'boolean' || type.kind === 'unknown';
}

/** The type of values of which some have the one type and some the other. */
export function common(a: Type, b: Type): Type {
  if (a.kind === 'list' && b.kind === 'list') {
    const alike = a.dimensions === b.dimensions;
    return alike ? listOf(common(a.element, b.element), a.dimensions) : unknown;
  }
  if (a.kind === 'set' && b.kind === 'set') return setOf(common(a.element, b.element));
  return commonSimple(a, b);
}

function commonSimple(a: Type, b: Type): Type {
  if (a.kind === 'label' && b.kind === 'label') return a.labels === b.labels ? a : unknown;
  if (a.kind === 'label' && b.kind === 'text') return a;
  if (a.kind === 'text' && b.kind === 'label') return b;
  if (a.kind === b.kind) return a.kind === 'text' ? text : a;
  const unclear = a.kind === 'unknown' || b.kind === 'unknown';
  return !unclear && countsAsNumber(a) && countsAsNumber(b) ? number : unknown;
}

/** The type of the items of a list that holds values of all these types. */
export function commonOf(types: readonly Type[]): Type {
  const [first, ...rest] = types;
  return first ? rest.reduce(common, first) : unknown;
}

/** "a number", "a list of numbers": for messages. */
export function describeType(type: Type): string {
  switch (type.kind) {
    case 'number':
      return 'a number';
    case 'boolean':
      return 'true or false';
    case 'label':
      return `a value of ${type.labels.name}`;
    case 'text':
      return 'a word';
    case 'list':
      return `a ${type.dimensions > 1 ? 'grid' : 'list'} of ${plural(type.element)}`;
    case 'set':
      return `a set of ${plural(type.element)}`;
    case 'unknown':
      return 'something';
  }
}

function plural(type: Type): string {
  switch (type.kind) {
    case 'number':
      return 'numbers';
    case 'boolean':
      return 'true-or-false values';
    case 'label':
      return `values of ${type.labels.name}`;
    case 'text':
      return 'words';
    case 'list':
      return type.dimensions > 1 ? 'grids' : 'lists';
    case 'set':
      return 'sets';
    case 'unknown':
      return 'values';
  }
}
