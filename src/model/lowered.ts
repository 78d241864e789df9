// A model made from another one, and how to read an assignment of the lower as one of the upper.
import type { VarId } from './expression.ts';
import type { Assignment } from './model.ts';

/** Where the value of an upper variable is found: it is fixed, or an affine image of a lower variable. */
export type Place =
  | { readonly kind: 'constant'; readonly value: number }
  | {
      readonly kind: 'image';
      readonly id: VarId;
      /** Not 0. */
      readonly scale: number;
      readonly offset: number;
    };

/** A model of type `M`, and where the variables of the model above it went. */
export interface Lowered<M> {
  readonly model: M;
  /** One for each upper variable, by its id. */
  readonly places: readonly Place[];
}

/** The place of a variable that stayed what it was, under an id. */
export function samePlace(id: VarId): Place {
  return { kind: 'image', id, scale: 1, offset: 0 };
}

/** The value at a place. */
export function valueAt(place: Place, lower: Assignment): number {
  return place.kind === 'constant'
    ? place.value
    : place.scale * (lower[place.id] ?? Number.NaN) + place.offset + 0;
}

/** The upper assignment that belongs to a lower one. */
export function lift(places: readonly Place[], lower: Assignment): Assignment {
  return places.map((place) => valueAt(place, lower));
}

/** First `upper`, then `lower`: where the variables of the topmost model are in the lowest one. */
export function composePlaces(upper: readonly Place[], lower: readonly Place[]): readonly Place[] {
  return upper.map((place): Place => {
    if (place.kind === 'constant') return place;
    const next = lower[place.id];
    if (next === undefined) return place;
    const { scale, offset } = place;
    return next.kind === 'constant'
      ? { kind: 'constant', value: scale * next.value + offset + 0 }
      : {
          kind: 'image',
          id: next.id,
          scale: scale * next.scale,
          offset: scale * next.offset + offset,
        };
  });
}
