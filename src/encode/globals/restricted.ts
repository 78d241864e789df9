// A view of the values of an integer that a constraint can do with; the others are ruled out.
import type { Cnf } from '../cnf.ts';
import type { Quantity } from '../quantity.ts';
import type { View } from '../view.ts';

/** The values of an integer that fit, of which there may be none. */
export function restricted(cnf: Cnf, of: Quantity, fits: (value: number) => boolean): View {
  const view = of.view();
  const kept = [...view.values.keys()].filter((place) => fits(view.values[place] as number));
  if (kept.length === view.values.length) return view;
  for (const [place, value] of view.values.entries()) if (!fits(value)) cnf.add(-view.is(place));
  const end = (place: number): number => (kept[place] ?? -1) as number;
  return {
    values: kept.map((place) => view.values[place] as number),
    is: (place) => view.is(end(place)),
    upTo: (place) => view.upTo(place < 0 ? -1 : end(place)),
  };
}
