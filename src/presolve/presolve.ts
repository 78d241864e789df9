// Model to a smaller model with the same answers: the passes in order, each of which can be left out.
import type { VarId } from '../model/expression.ts';
import { composePlaces, type Lowered, type Place, samePlace } from '../model/lowered.ts';
import type { Model } from '../model/model.ts';
import { eliminateDefined } from './eliminate-defined.ts';
import { foldConstants } from './fold-constants.ts';
import { gatherDifferent } from './gather-different.ts';
import { mergeEqual } from './merge-equal.ts';
import { isContradiction, type Pass } from './pass.ts';
import { splitSums } from './split-sums.ts';
import { tightenDomains } from './tighten-domains.ts';

/**
 * Constants first, so that every other pass sees less. Sums are split when domains are as small as they get, and what
 * that makes goes through the same passes again.
 */
const passes: readonly Pass[] = [
  foldConstants,
  eliminateDefined,
  gatherDifferent,
  tightenDomains,
  mergeEqual,
  foldConstants,
  splitSums,
  tightenDomains,
  mergeEqual,
  foldConstants,
];

/** The names that `--no-presolve=NAME` knows. */
export const passNames: readonly string[] = [...new Set(passes.map(({ name }) => name))];

/** Which passes run. */
export interface PresolveOptions {
  /** Names of passes that are left out; `all` leaves out all of them. */
  readonly without?: readonly string[];
  /** Variables that assumptions will be about. */
  readonly keep?: readonly VarId[];
  /** Milliseconds from some start, for the reports. */
  readonly clock?: () => number;
}

/** What one pass left, and how long it took. */
export interface PassReport {
  readonly pass: string;
  readonly variables: number;
  readonly assertions: number;
  readonly timeMs: number;
}

export interface Presolved extends Lowered<Model> {
  readonly passes: readonly PassReport[];
}

/** Runs the passes that are not left out, up to the first that finds a contradiction. */
export function presolve(model: Model, options: PresolveOptions = {}): Presolved {
  const { without = [], keep = [], clock = () => 0 } = options;
  const reports: PassReport[] = [];
  let lowered: Lowered<Model> = { model, places: model.variables.map(({ id }) => samePlace(id)) };
  for (const pass of passes) {
    if (without.includes('all') || without.includes(pass.name)) continue;
    if (isContradiction(lowered.model)) break;
    const began = clock();
    const next = pass.run(lowered.model, kept(keep, lowered.places));
    lowered = { model: next.model, places: composePlaces(lowered.places, next.places) };
    reports.push({
      pass: pass.name,
      variables: next.model.variables.length,
      assertions: next.model.assertions.length,
      timeMs: clock() - began,
    });
  }
  return { ...lowered, passes: reports };
}

/** Where the variables to be kept are by now. */
function kept(keep: readonly VarId[], places: readonly Place[]): ReadonlySet<VarId> {
  const ids = new Set<VarId>();
  for (const id of keep) {
    const place = places[id];
    if (place?.kind === 'image') ids.add(place.id);
  }
  return ids;
}
