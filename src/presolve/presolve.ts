// Model to a smaller model with the same answers: the passes in order, each of which can be left out.
import type { VarId } from '../model/expression.ts';
import { composePlaces, type Lowered, type Place, samePlace } from '../model/lowered.ts';
import type { Model } from '../model/model.ts';
import { breakSymmetry } from './break-symmetry.ts';
import { combineSums } from './combine-sums.ts';
import { eliminateDefined } from './eliminate-defined.ts';
import { foldConstants } from './fold-constants.ts';
import { gatherDifferent } from './gather-different.ts';
import { mergeEqual } from './merge-equal.ts';
import { isContradiction, type Pass } from './pass.ts';
import { probeValues } from './probe-values.ts';
import { shareCommon } from './share-common.ts';
import { splitHugeSums, splitSums } from './split-sums.ts';
import { tightenDomains } from './tighten-domains.ts';

/** Constants first, so that every other pass sees less. Sums are split when domains are as small as they get. */
const firstRound: readonly Pass[] = [
  foldConstants,
  shareCommon,
  eliminateDefined,
  gatherDifferent,
  combineSums,
  tightenDomains,
  mergeEqual,
  foldConstants,
];

/** Which sums are split into columns. */
const splitting: { readonly [S in NonNullable<PresolveOptions['sums']>]: Pass } = {
  split: splitSums,
  whole: splitHugeSums,
};

/** Once more over what the passes behind the first propagation made, if they made anything. */
const secondRound: readonly Pass[] = [shareCommon, tightenDomains, mergeEqual, foldConstants];

/** What an engine does itself: it propagates at the root, and what is said twice has one propagator there. */
const solversOwn: ReadonlySet<Pass> = new Set([shareCommon, tightenDomains]);

/** The names that `--no-presolve=NAME` knows. */
export const passNames: readonly string[] = [
  ...new Set([...firstRound, probeValues, splitSums].map(({ name }) => name)),
];

/** Which passes run. */
export interface PresolveOptions {
  /** Names of passes that are left out; `all` leaves out all of them. */
  readonly without?: readonly string[];
  /** Variables that assumptions will be about. */
  readonly keep?: readonly VarId[];
  /** Leaves one of each class of solutions that differ by an exchange of variables or values: see break-symmetry.ts. */
  readonly breakSymmetry?: boolean;
  /** Whether sums of large numbers are split into columns (the default), or only where they are beyond 2^53. */
  readonly sums?: 'split' | 'whole';
  /** Whether what the solver does as well is left to it: for models so small that it pays to do nothing twice. */
  readonly brief?: boolean;
  /** Milliseconds from some start, for the reports. */
  readonly clock?: () => number;
}

/** What one pass left, and how long it took. */
export interface PassReport {
  readonly pass: string;
  readonly variables: number;
  readonly assertions: number;
  /** How many assertions more there are than before the pass. */
  readonly added: number;
  /** Of all variables together. */
  readonly values: number;
  readonly timeMs: number;
}

export interface Presolved extends Lowered<Model> {
  readonly passes: readonly PassReport[];
}

/** A model on its way through the passes. */
class Presolving {
  readonly #options: PresolveOptions;
  #lowered: Lowered<Model>;
  readonly #reports: PassReport[];
  /** What a pass has made when it last ran. */
  readonly #made = new Map<Pass, Model>();
  /** Whether no pass has made anything since the last propagation. */
  #isSettled = true;

  constructor(options: PresolveOptions, { model, places }: Lowered<Model>, reports: PassReport[]) {
    this.#options = options;
    this.#lowered = { model, places };
    this.#reports = reports;
  }

  run(pass: Pass): void {
    const { without = [], keep = [], brief, clock = () => 0 } = this.#options;
    const { model, places } = this.#lowered;
    if (brief && solversOwn.has(pass)) return;
    // What is asked for is no help that could be left out.
    const isLeftOut = pass !== breakSymmetry && without.includes('all');
    if (isLeftOut || without.includes(pass.name) || isContradiction(model)) return;
    if (isSame(this.#made.get(pass), model)) return;
    const began = clock();
    const next = pass.run(model, kept(keep, places));
    this.#isSettled =
      pass === tightenDomains ||
      (this.#isSettled && madeNothing(next.model, model) && !narrows(next.model, model));
    this.#made.set(pass, next.model);
    this.#lowered = {
      model: next.model,
      places: next.places ? composePlaces(places, next.places) : places,
    };
    this.#reports.push({
      pass: pass.name,
      variables: next.model.variables.length,
      assertions: next.model.assertions.length,
      added: next.model.assertions.length - model.assertions.length,
      values: next.model.variables.reduce((sum, { domain }) => sum + domain.size, 0),
      timeMs: clock() - began,
    });
  }

  /** Probes and splits sums, for solvers that do not propagate as we do, and goes over what that made. */
  split(sums: 'split' | 'whole'): Presolved {
    if (sums === 'split') this.run(probeValues);
    if (this.#options.brief) this.#isSettled = true;
    this.run(splitting[sums]);
    if (!this.#isSettled) for (const pass of secondRound) this.run(pass);
    return { ...this.#lowered, passes: this.#reports };
  }
}

/** Runs the passes that are not left out, up to the first that finds a contradiction. */
export function presolve(model: Model, options: PresolveOptions = {}): Presolved {
  const places = model.variables.map(({ id }) => samePlace(id));
  const presolving = new Presolving(options, { model, places }, []);
  for (const pass of firstRound) presolving.run(pass);
  if (options.breakSymmetry) presolving.run(breakSymmetry);
  return presolving.split(options.sums ?? 'split');
}

/** Splits the sums that were left whole. */
export function splitFurther(before: Presolved, options: PresolveOptions): Presolved {
  return new Presolving(options, before, [...before.passes]).split('split');
}

/** Whether nothing has been changed, so that a pass that made the one would make nothing of the other. */
function isSame(made: Model | undefined, model: Model): boolean {
  return (
    made?.objective === model.objective &&
    made?.assertions.length === model.assertions.length &&
    made.variables.length === model.variables.length &&
    made.assertions.every((assertion, i) => assertion === model.assertions[i]) &&
    made.variables.every(({ domain }, i) => domain === model.variables[i]?.domain)
  );
}

/** Whether a pass has taken values from the variables, all of which it left. */
function narrows({ variables }: Model, before: Model): boolean {
  return (
    variables.length === before.variables.length &&
    variables.some(({ id, domain }) => domain.size < (before.variables[id]?.domain.size ?? 0))
  );
}

/**
 * Whether a pass made nothing that propagation has not seen: passes that say something anew change the number of
 * variables or add assertions, and what is only left out was known to hold.
 */
function madeNothing(next: Model, before: Model): boolean {
  return (
    next.variables.length === before.variables.length &&
    next.assertions.length <= before.assertions.length
  );
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
