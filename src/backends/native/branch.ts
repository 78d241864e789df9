// The decisions from the root of a search to where it stands, and those that failed on the way.
import type { Condition } from '../../engine/propagators/nogoods.ts';

/** `variable = value`, `variable <= value`, `variable >= value`; the opposite is tried when it fails. */
export type Decision = Condition;

/** Nogoods with more conditions than this prune too little for what they cost. */
const longestNogood = 24;

export class Branch {
  readonly #decisions: Decision[] = [];
  /** Decisions whose opposites are posted, and how many decisions stood when each was. */
  readonly #refuted: { readonly decision: Decision; readonly depth: number }[] = [];

  /** How many decisions stand. */
  get depth(): number {
    return this.#decisions.length;
  }

  last(): Decision | undefined {
    return this.#decisions.at(-1);
  }

  push(decision: Decision): void {
    this.#decisions.push(decision);
  }

  /** Takes back the last decision, and with it the opposites that were posted since. */
  pop(): Decision | undefined {
    const depth = this.#decisions.length;
    let count = this.#refuted.length;
    while (count > 0 && (this.#refuted[count - 1]?.depth ?? 0) >= depth) count--;
    this.#refuted.length = count;
    return this.#decisions.pop();
  }

  /** Notes that the opposite of a decision is posted. */
  refute(decision: Decision): void {
    this.#refuted.push({ decision, depth: this.#decisions.length });
  }

  /**
   * What the branch has proved: for each decision that failed, those that stood then and it together have no solution
   * (reduced nld-nogoods; Lecoutre, Sais, Tabary and Vidal 2007). What failed without any decision is left out: its
   * opposite stays posted.
   */
  *nogoods(): Generator<readonly Decision[], void, undefined> {
    for (const { decision, depth } of this.#refuted) {
      if (depth === 0 || depth >= longestNogood) continue;
      yield [...this.#decisions.slice(0, depth), decision];
    }
  }
}
