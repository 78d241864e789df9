// Which clues follow from others, from which ones, which say the same, and which can be left out together.
//
// Each clue gets a selector that says whether it holds. A clue follows from others if they cannot hold without it: that is
// asked under assumptions, and the core of the answer, made minimal by deletion, is what it follows from.
import type { Assumption, Session } from '../backends/backend.ts';
import type { VarId } from '../model/expression.ts';
import { ask } from './ask.ts';
import { selected } from './selectors.ts';

/** Indexes of clues. */
export type Clues = readonly number[];

/** Of more clues than this nobody reads which ones they are: it is not worth the proofs that none can be left out. */
const mostMinimised = 16;

export class Redundancy {
  readonly #session: Session;
  readonly #selectors: readonly VarId[];
  readonly #signal: AbortSignal | undefined;

  /** @param selectors one for each clue, true where it holds */
  constructor(session: Session, selectors: readonly VarId[], signal: AbortSignal | undefined) {
    this.#session = session;
    this.#selectors = selectors;
    this.#signal = signal;
  }

  #is(clue: number, value: 0 | 1): Assumption {
    return selected(this.#selectors[clue] as VarId, value);
  }

  /** Whether all clues hold together. */
  async areConsistent(): Promise<boolean> {
    const assume = this.#selectors.map((_, clue) => this.#is(clue, 1));
    const verdict = await ask(this.#session, { assume, signal: this.#signal });
    return verdict.status === 'sat';
  }

  /** Those of some clues that another one already follows from; undefined if it does not follow from them. */
  async follows(clue: number, from: Clues): Promise<Clues | undefined> {
    const assume = [this.#is(clue, 0), ...from.map((other) => this.#is(other, 1))];
    const verdict = await ask(this.#session, { assume, signal: this.#signal });
    if (verdict.status === 'sat') return undefined;
    const core = new Set(verdict.core.map(({ variable }) => variable));
    return from.filter((other) => core.has(this.#selectors[other] as VarId));
  }

  /**
   * A set of some clues that another one follows from, minimal unless it is large; empty where the rules alone do,
   * undefined without one.
   */
  async from(clue: number, others: Clues): Promise<Clues | undefined> {
    let left = await this.follows(clue, others);
    if (left && left.length > mostMinimised) return left;
    const needed = new Set<number>();
    while (left) {
      const candidate = left.find((other) => !needed.has(other));
      if (candidate === undefined) break;
      const without = left.filter((other) => other !== candidate);
      const smaller = await this.follows(clue, without);
      if (smaller) left = smaller;
      else needed.add(candidate);
    }
    return left;
  }

  /**
   * Some clues in groups that say the same by the rules of the puzzle alone. An assignment under which one clue of a
   * group holds and another one does not splits the group; a group that nothing splits stays.
   */
  async groups(clues: Clues): Promise<readonly Clues[]> {
    const open: Clues[] = [clues];
    const done: Clues[] = [];
    for (;;) {
      const group = open.pop();
      if (!group) return done.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
      const parts = await this.#split(group);
      if (parts) open.push(...parts);
      else if (group.length > 0) done.push(group);
    }
  }

  async #split(group: Clues): Promise<readonly [Clues, Clues] | undefined> {
    const [first, ...others] = group;
    if (first === undefined) return undefined;
    for (const other of others) {
      for (const [yes, no] of [
        [first, other],
        [other, first],
      ] as const) {
        const assume = [this.#is(yes, 1), this.#is(no, 0)];
        const verdict = await ask(this.#session, { assume, signal: this.#signal });
        if (verdict.status === 'unsat') continue;
        const holds = (clue: number): boolean =>
          verdict.assignment[this.#selectors[clue] as VarId] === 1;
        return [group.filter(holds), group.filter((clue) => !holds(clue))];
      }
    }
    return undefined;
  }

  /** Some of the redundant clues that can all be left out at once; later ones go first. */
  async removable(redundant: Clues): Promise<Clues> {
    let kept: Clues = [...this.#selectors.keys()];
    const removed: number[] = [];
    for (const clue of redundant.toReversed()) {
      const others = kept.filter((other) => other !== clue);
      if (!(await this.follows(clue, others))) continue;
      kept = others;
      removed.unshift(clue);
    }
    return removed;
  }
}
