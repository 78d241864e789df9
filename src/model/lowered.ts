// A model made from another one, and how to read an assignment of the lower as one of the upper.
import { add, floorDivide, multiply, subtract } from '../base/integer.ts';
import type { VarId } from './expression.ts';
import type { Assignment } from './model.ts';

/** An affine image of a lower variable. */
export interface Image {
  readonly kind: 'image';
  readonly id: VarId;
  /** Not 0. */
  readonly scale: number;
  readonly offset: number;
}

/** Where the value of an upper variable is found. */
export type Place =
  | { readonly kind: 'constant'; readonly value: number }
  | Image
  /** It is a sum of lower variables. No query can be about it: see {@link Lowered}. */
  | {
      readonly kind: 'sum';
      readonly parts: readonly Image[];
      readonly constant: number;
      /** Whether its value decides those of all its parts. */
      readonly injective: boolean;
    };

/**
 * A model of type `M`, and where the variables of the model above it went. An answer variable becomes a sum only if its
 * parts are answer variables too, or if it is injective: so answers are still told apart by what is left.
 */
export interface Lowered<M> {
  readonly model: M;
  /** One for each upper variable, by its id. */
  readonly places: readonly Place[];
}

/** The place of a variable that stayed what it was, under an id. */
export function samePlace(id: VarId): Place {
  return { kind: 'image', id, scale: 1, offset: 0 };
}

/** `scale * value + offset`, which is safe, though `scale * value` need not be. */
export function imageOf({ scale, offset }: Pick<Image, 'scale' | 'offset'>, value: number): number {
  const product = scale * value;
  if (Number.isSafeInteger(product) || Number.isNaN(product)) return product + offset + 0;
  return Number(add(multiply(scale, value), offset));
}

/** The value whose image is this one; NaN where there is none. */
export function preimageOf(
  { scale, offset }: Pick<Image, 'scale' | 'offset'>,
  value: number,
): number {
  if (!Number.isInteger(value)) return Number.NaN;
  // What lies between them may be beyond 2^53.
  const product = subtract(value, offset);
  const quotient = floorDivide(product, scale);
  return multiply(quotient, scale) === product ? Number(quotient) : Number.NaN;
}

/** The value at a place. */
export function valueAt(place: Place, lower: Assignment): number {
  switch (place.kind) {
    case 'constant':
      return place.value;
    case 'image':
      return imageOf(place, lower[place.id] ?? Number.NaN);
    case 'sum':
      return place.parts.reduce((sum, part) => sum + valueAt(part, lower), place.constant);
  }
}

/** The upper assignment that belongs to a lower one. */
export function lift(places: readonly Place[], lower: Assignment): Assignment {
  return places.map((place) => valueAt(place, lower));
}

/** First `upper`, then `lower`: where the variables of the topmost model are in the lowest one. */
export function composePlaces(upper: readonly Place[], lower: readonly Place[]): readonly Place[] {
  return upper.map((place) => composePlace(place, lower));
}

function composePlace(place: Place, lower: readonly Place[]): Place {
  if (place.kind === 'constant') return place;
  if (place.kind === 'image') return imageOfPlace(place, lower[place.id] ?? place);
  const parts: Image[] = [];
  let { constant } = place;
  for (const part of place.parts) {
    const below = imageOfPlace(part, lower[part.id] ?? part);
    if (below.kind === 'constant') constant += below.value;
    else if (below.kind === 'image') parts.push(below);
    else {
      parts.push(...below.parts);
      constant += below.constant;
    }
  }
  return { ...place, parts, constant };
}

/** `scale * place + offset` */
function imageOfPlace({ scale, offset }: Image, place: Place): Place {
  switch (place.kind) {
    case 'constant':
      return { kind: 'constant', value: imageOf({ scale, offset }, place.value) };
    case 'image':
      return { ...place, scale: scale * place.scale, offset: scale * place.offset + offset };
    case 'sum':
      return {
        ...place,
        parts: place.parts.map((part) => ({
          ...part,
          scale: scale * part.scale,
          offset: scale * part.offset,
        })),
        constant: scale * place.constant + offset,
      };
  }
}
