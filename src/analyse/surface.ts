// The functions and constraints of the YAML language by name: the one place where they are listed.
import type { SurfaceFunction } from './expression/function.ts';
import { arithmetic } from './functions/arithmetic.ts';
import { counting } from './functions/counting.ts';
import { order } from './functions/order.ts';
import { places } from './functions/places.ts';
import { tables } from './functions/tables.ts';

const functions: readonly SurfaceFunction[] = [
  ...arithmetic,
  ...counting,
  ...order,
  ...places,
  ...tables,
];

export const surface: ReadonlyMap<string, SurfaceFunction> = new Map(
  functions.map((described) => [described.name, described]),
);

export const surfaceNames: readonly string[] = [...surface.keys()].sort();

export function isSurfaceName(name: string): boolean {
  return surface.has(name);
}
