// The functions of clues: how two items stand to each other, and a category as the function of its item at a place.
import {
  type Shape,
  type Signature,
  type SurfaceFunction,
  signature,
} from '../../analyse/expression/function.ts';
import { compareWhole } from '../../analyse/expression/rational.ts';
import { all, any } from '../../analyse/expression/truth.ts';
import { boolean, label, number } from '../../analyse/expression/type.ts';
import type { Truth, Whole } from '../../analyse/expression/value.ts';
import { absolute, negate, sum } from '../../analyse/expression/whole.ts';
import type { Comparison } from '../../model/expression.ts';
import type { Rows } from './rows.ts';
import { type Category, countOf, type Places } from './setting.ts';

const difference = (a: Whole, b: Whole): Whole => sum([a, negate(b)]);
const apart = (a: Whole, b: Whole): Whole => absolute(difference(a, b));
const comes = (a: Whole, operator: Comparison, b: Whole): Truth => compareWhole(operator, a, b);

const summaries = {
  left_of: 'One stands somewhere to the left of the other.',
  immediately_left_of: 'One stands at the place before the other.',
  right_of: 'One stands somewhere to the right of the other.',
  immediately_right_of: 'One stands at the place behind the other.',
  next_to: 'The two stand side by side.',
  between: 'The second stands somewhere between the first and the third, either way round.',
  distance: 'How many places lie from one to the other.',
  position: 'The place, counted from 1.',
  first: 'It stands at the first place.',
  last: 'It stands at the last place.',
} as const;

type Name = keyof typeof summaries;

function signatures(place: Shape<Whole>, count: number): { readonly [N in Name]: Signature } {
  const two = (holds: (a: Whole, b: Whole) => Truth): Signature =>
    signature('a b', [place, place], boolean, (_site, a, b) => holds(a, b));
  const one = (holds: (a: Whole) => Truth): Signature =>
    signature('a', [place], boolean, (_site, a) => holds(a));
  return {
    left_of: two((a, b) => comes(a, 'lt', b)),
    immediately_left_of: two((a, b) => comes(sum([a, 1]), 'eq', b)),
    right_of: two((a, b) => comes(a, 'gt', b)),
    immediately_right_of: two((a, b) => comes(a, 'eq', sum([b, 1]))),
    next_to: two((a, b) => comes(apart(a, b), 'eq', 1)),
    between: signature('a b c', [place, place, place], boolean, (_site, a, b, c) =>
      any([
        all([comes(a, 'lt', b), comes(b, 'lt', c)]),
        all([comes(c, 'lt', b), comes(b, 'lt', a)]),
      ]),
    ),
    distance: signature('a b', [place, place], number, (_site, a, b) => apart(a, b)),
    position: signature('a', [place], number, (_site, a) => a),
    first: one((a) => comes(a, 'eq', 1)),
    last: one((a) => comes(a, 'eq', count)),
  };
}

/** The functions that every zebra puzzle has, by name. */
export function relations(
  places: Places,
  place: Shape<Whole>,
): ReadonlyMap<string, SurfaceFunction> {
  const ways = Object.entries(signatures(place, countOf(places))) as [Name, Signature][];
  return new Map(
    ways.map(([name, way]) => [name, { name, summary: summaries[name], signatures: [way] }]),
  );
}

export const relationNames: ReadonlySet<string> = new Set(Object.keys(summaries));

/** A category as a function: its item at a place, as a value of that category. */
export function categoryFunction(
  category: Category,
  place: Shape<Whole>,
  rows: Rows,
): SurfaceFunction {
  const { name, labels } = category;
  return {
    name,
    summary: `The ${name} at a place.`,
    signatures: [
      signature('place', [place], label(labels), (_site, at) => ({
        kind: 'label',
        labels,
        code: rows.itemAt(at, category),
      })),
    ],
  };
}
