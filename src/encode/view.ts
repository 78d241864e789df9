// How a constraint sees an integer of few values: its values in ascending order, and literals for each of them.
import { always, never, type SatLiteral } from './literal.ts';

export interface View {
  /** Ascending, at least one. */
  readonly values: readonly number[];
  /** The integer is the value at this place. */
  is(place: number): SatLiteral;
  /** The integer is at most the value at this place; -1 means at most nothing. */
  upTo(place: number): SatLiteral;
}

/** The place of the greatest value up to `value`; -1 if there is none. */
export function lastPlaceUpTo(values: readonly number[], value: number): number {
  let low = -1;
  let high = values.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((values[middle] as number) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The place of a value; -1 if it is not there. */
export function placeOf(values: readonly number[], value: number): number {
  const place = lastPlaceUpTo(values, value);
  return values[place] === value ? place : -1;
}

/** The literal for `view = value`. */
export function isValue(view: View, value: number): SatLiteral {
  const place = placeOf(view.values, value);
  return place < 0 ? never : view.is(place);
}

/** The literal for `view <= value`. */
export function isAtMost(view: View, value: number): SatLiteral {
  return view.upTo(lastPlaceUpTo(view.values, value));
}

/** A view of one value. */
export function constantView(value: number): View {
  return {
    values: [value],
    is: () => always,
    upTo: (place) => (place < 0 ? never : always),
  };
}

/** `scale * view + offset`, on the same literals. The scale is not 0 and the values are safe. */
export function affineView(view: View, scale: number, offset: number): View {
  if (scale === 1 && offset === 0) return view;
  const last = view.values.length - 1;
  const values = view.values.map((value) => scale * value + offset + 0);
  if (scale > 0) {
    return { values, is: (place) => view.is(place), upTo: (place) => view.upTo(place) };
  }
  return {
    values: values.reverse(),
    is: (place) => view.is(last - place),
    upTo: (place) => -view.upTo(last - place - 1),
  };
}
