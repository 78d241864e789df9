// Edge finding for tasks that do not overlap, in quadratic time (Nuijten 1994; Baptiste, Le Pape and Nuijten 2001,
// section 2.4): how early each task can start, given the sets of other tasks that have to come before it.
import { grown } from '../bits.ts';

export class EdgeFinding {
  /** How many tasks there are; fill in the first places of the arrays, then ask. */
  count = 0;
  /** By task: it lies between `start` and `end`, and its length is above 0. */
  start: Float64Array = new Float64Array(8);
  end: Float64Array = new Float64Array(8);
  length: Float64Array = new Float64Array(8);
  /** By task, after `find`: the earliest start. */
  earliest: Float64Array = new Float64Array(8);
  #byStart = new Int32Array(8);
  /** By place in the order of starts: by when the tasks of the set that start from there on are done. */
  #done = new Float64Array(8);

  /** Makes room for so many tasks. */
  reserve(count: number): void {
    this.count = count;
    if (count <= this.start.length) return;
    this.start = grown(this.start, count);
    this.end = grown(this.end, count);
    this.length = grown(this.length, count);
    this.earliest = grown(this.earliest, count);
    this.#byStart = grown(this.#byStart, count);
    this.#done = grown(this.#done, count);
  }

  /** Works out the earliest starts. False when a set of tasks has no room between its first start and its last end. */
  find(): boolean {
    this.#sort();
    for (let i = 0; i < this.count; i++) this.earliest[i] = this.start[i] as number;
    for (let i = 0; i < this.count; i++) {
      const end = this.end[i] as number;
      const total = this.#fill(end);
      if (total < 0) return false;
      this.#push(end, total);
    }
    return true;
  }

  /** Orders the tasks by start. The order of the last time is nearly right, so insertion is quick. */
  #sort(): void {
    const order = this.#byStart;
    for (let i = 0; i < this.count; i++) order[i] = i;
    for (let i = 1; i < this.count; i++) {
      const task = order[i] as number;
      const start = this.start[task] as number;
      let at = i - 1;
      while (at >= 0 && (this.start[order[at] as number] as number) > start) {
        order[at + 1] = order[at] as number;
        at--;
      }
      order[at + 1] = task;
    }
  }

  /**
   * Takes the set of all tasks that end by a time, from the last start to the first.
   * @returns the sum of their lengths, or -1 if they do not fit.
   */
  #fill(end: number): number {
    let total = 0;
    let done = Number.NEGATIVE_INFINITY;
    for (let at = this.count - 1; at >= 0; at--) {
      const task = this.#byStart[at] as number;
      if ((this.end[task] as number) <= end) {
        total += this.length[task] as number;
        done = Math.max(done, (this.start[task] as number) + total);
        if (done > end) return -1;
      }
      this.#done[at] = done;
    }
    return total;
  }

  /** Moves the tasks that end later and have to come after the whole set, or after the part that starts from theirs on. */
  #push(end: number, total: number): void {
    const done = this.#done[0] as number;
    let rest = total;
    /** By when the sets are done that start before the current place and hold all of the rest. */
    let earlier = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < this.count; at++) {
      const task = this.#byStart[at] as number;
      const [start, length] = [this.start[task] as number, this.length[task] as number];
      if ((this.end[task] as number) <= end) {
        earlier = Math.max(earlier, start + rest);
        rest -= length;
        continue;
      }
      let earliest = this.earliest[task] as number;
      if (start + rest + length > end) earliest = Math.max(earliest, this.#done[at] as number);
      if (earlier + length > end) earliest = Math.max(earliest, done);
      this.earliest[task] = earliest;
    }
  }
}
