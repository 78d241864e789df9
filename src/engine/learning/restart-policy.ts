// When to start again from the root: in turns soon after conflicts that taught little, and rarely.
//
// Little is what lies on more levels than usual (Glucose; Audemard and Simon 2012), by moving averages (Biere and
// Fröhlich 2015). Rarely is after Luby's sequence, which suits problems with solutions (Oh 2015). As nobody knows which
// kind a problem is, each has its turns, and the turns get longer.
import { luby } from './luby.ts';

/** Conflicts in the unit of Luby's sequence. */
const unit = 512;
/** At least so many conflicts lie between two eager restarts. */
const leastBetween = 2;
/** Eager ones come when the glue of late is so much above the usual. */
const margin = 1.1;
const fast = 1 / 32;
const slow = 1 / 8192;
/** Conflicts of the first turn; the n-th has n squared times as many. */
const firstTurn = 1000;

export class RestartPolicy {
  #late = 0;
  #usual = 0;
  #lateWeight = 0;
  #usualWeight = 0;
  #since = 0;
  #isEager = true;
  #turn = 1;
  #leftOfTurn = firstTurn;
  #rare = 1;

  /** Whether restarts are frequent at this time. */
  get isEager(): boolean {
    return this.#isEager;
  }

  /** A conflict has taught a clause of such a glue. */
  note(glue: number): void {
    this.#late += fast * (glue - this.#late);
    this.#lateWeight += fast * (1 - this.#lateWeight);
    this.#usual += slow * (glue - this.#usual);
    this.#usualWeight += slow * (1 - this.#usualWeight);
    this.#since++;
    if (--this.#leftOfTurn > 0) return;
    this.#isEager = !this.#isEager;
    if (this.#isEager) this.#turn++;
    this.#leftOfTurn = firstTurn * this.#turn * this.#turn;
  }

  /** Whether it is time; the search restarts then. */
  isDue(): boolean {
    if (!this.#isEager) {
      if (this.#since < unit * luby(this.#rare)) return false;
      this.#rare++;
    } else {
      if (this.#since < leastBetween) return false;
      const late = this.#late / this.#lateWeight;
      if (late <= (margin * this.#usual) / this.#usualWeight) return false;
    }
    this.#since = 0;
    return true;
  }
}
