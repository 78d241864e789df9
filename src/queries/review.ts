// What a careful reviewer of a puzzle would remark: clues that follow from others or are said twice, things that no clue
// is about, clues that can be read in two ways, and digits that are not used. Each remark is proved.
import { openModel } from '../answers/open-model.ts';
import { type Outcome, outcomeOfAbort } from '../answers/solution.ts';
import { count } from '../count.ts';
import type { Assertion, Assignment, Model } from '../model/model.ts';
import type { OtherReading, Puzzle, ReviewPoints } from '../puzzles/puzzle.ts';
import type { SolvingSettings } from '../solve.ts';
import { ask, openForAssumptions, Stopped } from './ask.ts';
import { leaves } from './facts.ts';
import { type Clues, Redundancy } from './redundancy.ts';
import { withSelectors } from './selectors.ts';
import { silentSubjects, unusedFields } from './silence.ts';
import { neverUsed } from './unused.ts';

/** How many solutions there are; `more` where they were not counted to the end. */
export interface Tally {
  readonly count: bigint;
  readonly more: boolean;
}

export type Remark =
  /** The clue follows from these others; from the rules alone where there are none. Up to 16 are a minimal set. */
  | { readonly kind: 'follows'; readonly clue: Assertion; readonly from: readonly Assertion[] }
  /** The clue says the same as an earlier one. */
  | { readonly kind: 'twice'; readonly clue: Assertion; readonly first: Assertion }
  /** No clue is about something. */
  | { readonly kind: 'unmentioned'; readonly names: readonly string[]; readonly words: string }
  /** Read in another way, the clue gives another number of solutions. */
  | {
      readonly kind: 'reading';
      readonly clue: Assertion;
      readonly other: string;
      readonly solutions: Tally;
      readonly otherwise: Tally;
    }
  /** No solution uses these. */
  | { readonly kind: 'unused'; readonly names: readonly string[] };

export type RemarkKind = Remark['kind'];

export const remarkKinds: readonly RemarkKind[] = [
  'follows',
  'twice',
  'unmentioned',
  'reading',
  'unused',
];

export interface ReviewResult {
  /** `unsat`: without a solution there is nothing to review. `unknown`: stopped; there may be further remarks. */
  readonly status: 'clean' | 'remarks' | 'unsat' | 'unknown';
  readonly remarks: readonly Remark[];
  /** Clues among those that follow from others which can be left out together. */
  readonly removable: readonly Assertion[];
  readonly outcome: Outcome;
}

export interface ReviewSettings extends SolvingSettings {
  /** Kinds of remarks to look for; all by default. */
  readonly kinds?: readonly RemarkKind[];
  /** Solutions are counted up to here for each reading of a clue; 1000 by default. */
  readonly limit?: number;
}

/** Looks a puzzle over. Its objective, if it has one, is left aside. */
export async function review(puzzle: Puzzle, settings: ReviewSettings = {}): Promise<ReviewResult> {
  const reviewer = new Reviewer(puzzle, settings);
  try {
    return await reviewer.run();
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    const outcome = outcomeOfAbort(settings.signal);
    return { status: 'unknown', remarks: reviewer.remarks, removable: [], outcome };
  }
}

const noPoints: ReviewPoints = { unmentioned: [], subjects: [], readings: [], usable: [] };

class Reviewer {
  readonly remarks: Remark[] = [];
  readonly #puzzle: Puzzle;
  /** Without the objective. */
  readonly #model: Model;
  readonly #settings: ReviewSettings;
  readonly #clues: readonly Assertion[];

  constructor(puzzle: Puzzle, settings: ReviewSettings) {
    const { model } = puzzle;
    this.#puzzle = puzzle;
    this.#model = { ...model, objective: undefined };
    this.#settings = settings;
    this.#clues = model.assertions.filter(({ implicit, redundant }) => !implicit && !redundant);
  }

  #wants(kind: RemarkKind): boolean {
    return this.#settings.kinds?.includes(kind) ?? true;
  }

  async run(): Promise<ReviewResult> {
    const solution = await this.#solution(this.#model);
    if (!solution) return { status: 'unsat', remarks: [], removable: [], outcome: 'complete' };
    const points = this.#puzzle.review?.();
    const { readings, usable } = points ?? noPoints;
    // What takes longest comes last, so that most is known where the search is stopped.
    if (this.#wants('unmentioned')) await this.#unmentioned(points, solution);
    if (this.#wants('unused')) {
      const names = await neverUsed(this.#model, usable, this.#settings);
      if (names.length > 0) this.remarks.push({ kind: 'unused', names });
    }
    if (this.#wants('reading')) await this.#readings(readings);
    const removable = await this.#redundant();
    this.remarks.sort((a, b) => placeOf(a) - placeOf(b));
    const { remarks } = this;
    const status = remarks.length > 0 ? 'remarks' : 'clean';
    return { status, remarks, removable, outcome: 'complete' };
  }

  async #solution(model: Model): Promise<Assignment | undefined> {
    const { session } = await openModel(model, this.#settings);
    await using open = session;
    const verdict = await ask(open, { signal: this.#settings.signal });
    return verdict.status === 'sat' ? verdict.assignment : undefined;
  }

  async #unmentioned(points: ReviewPoints | undefined, solution: Assignment): Promise<void> {
    const say = (names: readonly string[], words: string): void => {
      this.remarks.push({ kind: 'unmentioned', names, words });
    };
    if (!points) {
      const unused = unusedFields(this.#puzzle, this.#puzzle.fields.flatMap(leaves));
      const names = unused.map(({ name }) => name);
      if (names.length > 0) say(names, `no constraint mentions ${inList(names)}`);
      return;
    }
    for (const { names, words } of points.unmentioned) say(names, words);
    const silent = await silentSubjects(this.#puzzle, points.subjects, solution, this.#settings);
    const names = silent.map(({ name }) => name);
    if (names.length > 0) say(names, `it makes no difference what ${inList(names, 'or')} is`);
  }

  /** Finds the clues that follow from others, and gives those that can be left out together. */
  async #redundant(): Promise<readonly Assertion[]> {
    if (!this.#wants('follows') && !this.#wants('twice')) return [];
    const model = this.#model;
    const rules = model.assertions.filter(({ implicit, redundant }) => implicit && !redundant);
    const { model: selectable, selectors } = withSelectors(model, this.#clues, rules, 'truth');
    await using open = await openForAssumptions(selectable, selectors, this.#settings);
    const redundancy = new Redundancy(open, selectors, this.#settings.signal);
    const all = [...selectors.keys()];
    const found: number[] = [];
    for (const clue of all) {
      const others = all.filter((other) => other !== clue);
      if (await redundancy.follows(clue, others)) found.push(clue);
    }
    const groups = await redundancy.groups(found);
    const repeated = new Set(groups.flatMap(([, ...later]) => later));
    const told = all.filter((clue) => !repeated.has(clue));
    for (const group of groups) await this.#group(group, told, redundancy);
    return this.#wants('follows') ? this.#assertions(await redundancy.removable(found)) : [];
  }

  /**
   * Clues that say the same: all but the first are said twice, and the first may follow from others. What is true in any
   * case says the same as all else that is; it is no clue that is said twice.
   * @param told the clues without those that are said twice
   */
  async #group(group: Clues, told: Clues, redundancy: Redundancy): Promise<void> {
    const [head, ...later] = group;
    if (head === undefined) return;
    const others = told.filter((other) => other !== head);
    const from = await redundancy.from(head, others);
    if (from) this.#follows(head, from);
    if (from?.length === 0) {
      for (const clue of later) this.#follows(clue, []);
      return;
    }
    const [first] = this.#assertions([head]);
    for (const clue of this.#wants('twice') ? this.#assertions(later) : []) {
      if (first) this.remarks.push({ kind: 'twice', clue, first });
    }
  }

  #follows(clue: number, from: Clues): void {
    const assertion = this.#clues[clue];
    if (!assertion || !this.#wants('follows')) return;
    this.remarks.push({ kind: 'follows', clue: assertion, from: this.#assertions(from) });
  }

  #assertions(clues: Clues): readonly Assertion[] {
    return clues.flatMap((clue) => this.#clues[clue] ?? []);
  }

  async #readings(readings: readonly OtherReading[]): Promise<void> {
    if (readings.length === 0) return;
    const model = this.#model;
    const solutions = await this.#tally(model);
    for (const { span, words, formula } of readings) {
      const clue = this.#clues.find((each) => each.span === span);
      if (!clue) continue;
      const assertions = model.assertions.map((each) =>
        each === clue ? { ...clue, words, formula } : each,
      );
      const otherwise = await this.#tally({ ...model, assertions });
      const isSame = otherwise.count === solutions.count && otherwise.more === solutions.more;
      if (isSame) continue;
      this.remarks.push({ kind: 'reading', clue, other: words, solutions, otherwise });
    }
  }

  async #tally(model: Model): Promise<Tally> {
    const limit = this.#settings.limit ?? 1000;
    const tally = await count({ ...this.#puzzle, model }, { ...this.#settings, limit });
    const { outcome } = tally;
    if (outcome !== 'complete' && outcome !== 'limit') throw new Stopped();
    return { count: tally.count, more: outcome === 'limit' };
  }
}

/** Where a remark about a clue stands among the others: in the order of the file, those about no clue in front. */
function placeOf(remark: Remark): number {
  return 'clue' in remark ? (remark.clue.span?.start ?? 0) : -1;
}

/** `A`, `A and B`, `A, B and C`. */
function inList(names: readonly string[], word = 'and'): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}
