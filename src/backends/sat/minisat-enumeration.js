// Every model of the clauses, one for each choice of some groups of literals.
//
// Blocking each answer by a clause gets slower with every answer, since the clauses stay. So the answers are walked as a
// tree: when a branch has had many, it is split by the literals of the next group. A branch has an activation literal,
// which its blocking clauses contain negated; they go when the branch is done.

/** @import { MiniSat } from './minisat-solver.js' */

/** Places in the numbers that both threads see; messages.ts says what they mean. */
const places = { stop: 0, taken: 1 };

/** After so many answers a branch is split: measured, 16 to 115 answers a branch are about equally good. */
const answersPerBranch = 64;

/** Models are sent after so many, or so many milliseconds. */
const batchSize = 256;
const batchMilliseconds = 5;

/** The main thread may be so many batches behind. */
const ahead = 8;

export class Enumeration {
  #solver;
  /** So many bytes of a model are sent; what comes after are activation literals. */
  #modelSize;
  /** @type {number[][]} */
  #groups = [];
  #control;
  #send;
  /** So many models are not sent. */
  #skip = 0;
  /** @type {Uint8Array[]} */
  #waiting = [];
  #count = 0;
  #sent = 0;
  #lastSent = 0;

  /**
   * @param {MiniSat} solver
   * @param {Int32Array} groups literals, a 0 after each group
   * @param {Int32Array} control shared with the main thread
   * @param {(models: Uint8Array, count: number) => void} send
   */
  constructor(solver, groups, control, send) {
    this.#solver = solver;
    this.#modelSize = solver.variables + 1;
    this.#control = control;
    this.#send = send;
    let group = [];
    for (const literal of groups) {
      if (literal !== 0) group.push(literal);
      else {
        this.#groups.push(group);
        group = [];
      }
    }
  }

  /**
   * @param {number} assumption a variable that is to be true in every model
   * @param {number} skip so many models at the start are not sent
   * @returns {boolean} whether there are no more
   */
  run(assumption, skip) {
    this.#skip = skip;
    const complete = this.#branch(assumption, 0);
    this.#flush();
    return complete;
  }

  /**
   * The answers of a branch.
   * @param {number} activation
   * @param {number} depth so many groups are decided
   * @returns {boolean} false when it was stopped
   */
  #branch(activation, depth) {
    for (let found = 1; !this.#isStopped(); found++) {
      const model = this.#solver.solve(activation);
      if (!model) return true;
      this.#keep(model);
      this.#block(model, activation, depth);
      if (found >= answersPerBranch && depth < this.#groups.length) {
        return this.#split(activation, depth);
      }
    }
    return false;
  }

  /**
   * @param {number} activation
   * @param {number} depth
   */
  #split(activation, depth) {
    for (const literal of this.#groups[depth] ?? []) {
      const branch = this.#solver.fresh();
      const clauses = [-branch, activation, 0, -branch, literal, 0];
      this.#solver.add(Int32Array.from(clauses), branch);
      const complete = this.#branch(branch, depth + 1);
      this.#solver.add(Int32Array.of(-branch, 0), branch);
      if (!complete) return false;
    }
    return true;
  }

  /**
   * @param {Uint8Array} model
   * @param {number} activation
   * @param {number} depth
   */
  #block(model, activation, depth) {
    const clause = [-activation];
    for (let i = depth; i < this.#groups.length; i++) {
      for (const literal of this.#groups[i] ?? []) {
        if (literal > 0 ? model[literal] === 1 : model[-literal] === 0) clause.push(-literal);
      }
    }
    clause.push(0);
    this.#solver.add(Int32Array.from(clause), this.#solver.variables);
  }

  /** @param {Uint8Array} model */
  #keep(model) {
    if (this.#skip > 0) {
      this.#skip--;
      return;
    }
    this.#count++;
    this.#waiting.push(model.subarray(0, this.#modelSize));
    const now = performance.now();
    if (this.#count < batchSize && now - this.#lastSent < batchMilliseconds) return;
    this.#lastSent = now;
    this.#flush();
  }

  #flush() {
    if (this.#count === 0) return;
    let size = 0;
    for (const model of this.#waiting) size += model.length;
    const models = new Uint8Array(size);
    let at = 0;
    for (const model of this.#waiting) {
      models.set(model, at);
      at += model.length;
    }
    this.#send(models, this.#count);
    this.#sent++;
    this.#waiting = [];
    this.#count = 0;
    this.#waitForReader();
  }

  #waitForReader() {
    for (;;) {
      const taken = Atomics.load(this.#control, places.taken);
      if (this.#sent - taken < ahead || this.#isStopped()) return;
      Atomics.wait(this.#control, places.taken, taken, 100);
    }
  }

  #isStopped() {
    return Atomics.load(this.#control, places.stop) === 1;
  }
}
