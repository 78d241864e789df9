// Model to a smaller model with the same answers: the passes in order, each of which can be left out.
import { type Lowered, samePlace } from '../model/lowered.ts';
import type { Model } from '../model/model.ts';

/** Which passes run. */
export interface PresolveOptions {
  /** Names of passes that are left out; `all` leaves out all of them. */
  readonly without: readonly string[];
}

/** What one pass did. */
export interface PassReport {
  readonly pass: string;
  readonly variables: number;
  readonly assertions: number;
  readonly timeMs: number;
}

export interface Presolved extends Lowered<Model> {
  readonly passes: readonly PassReport[];
}

/** Runs the passes. `clock` gives milliseconds, for the reports. */
export function presolve(
  model: Model,
  _options: PresolveOptions = { without: [] },
  _clock: () => number = () => 0,
): Presolved {
  return { model, places: model.variables.map(({ id }) => samePlace(id)), passes: [] };
}
