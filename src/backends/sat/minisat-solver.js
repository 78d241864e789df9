// MiniSat as logic-solver carries it, fed and read through its heap, without the layers above.
//
// Of the object's layout the numbers below were read off the pinned version: see docs/decisions.md.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** @import { Counters, SolverSettings } from './messages.ts' */

/** Bytes of the buffer inside the heap through which clauses go. */
const bufferBytes = 1 << 18;

/** Where the heap holds the pointer to the solver, in 32-bit words. */
const solverPointer = 964;

/** Where in the solver its settings and counters are, in bytes. */
const layout = {
  variableDecay: 48,
  randomSeed: 72,
  lubyRestart: 80,
  randomInitialActivity: 93,
  learntSizeIncrease: 128,
  decisions: 168,
  propagations: 184,
  conflicts: 192,
};

const path = createRequire(import.meta.url).resolve('logic-solver/minisat.js');
const text = readFileSync(path, 'utf8');

/** The size of the next module's heap. */
const heap = { bytes: 0 };

/**
 * Makes modules with a heap of the size that `heap` says at the time. No code is evaluated but our own pinned
 * dependency's text, with that change, without a console to print on, and, unless it is to be compiled ahead, without
 * the directive that has it so.
 * @param {boolean} ahead
 * @returns {() => any}
 */
function factoryOf(ahead) {
  const sized = text.replace('"TOTAL_MEMORY"]||67108864', '"TOTAL_MEMORY"]||heap.bytes');
  const source = ahead ? sized : sized.replaceAll('"use asm"', '""');
  const silent = { log: () => {}, warn: () => {}, error: () => {} };
  const module = { exports: () => {} };
  new Function('module', 'console', 'heap', source)(module, silent, heap);
  return module.exports;
}

/** @type {(() => any) | undefined} */
let factory;

/**
 * Loads the solver's code, once for all solvers of a thread.
 * @param {boolean} ahead whether it is compiled ahead of time
 */
export function loadSolver(ahead) {
  factory ??= factoryOf(ahead);
}

/** What the solver has where our setting goes: a sign that the numbers above are right. */
const usualDecay = 0.95;

/**
 * Our settings where they differ from its own, by the conflicts and the time on 25x25 sudokus, alphametics and the specs:
 * activities that last longer, restarts that become rarer and rarer instead of Luby's, and less room for learnt
 * clauses (1.1), with which hard proofs take 0.6 to 0.8 of the time and the others as much as before.
 */
const tuned = { variableDecay: 0.98, lubyRestart: 0, learntSizeIncrease: 1.05 };

/** One solver in a heap of its own. Any of its methods may throw a string: then the heap is full and the solver lost. */
export class MiniSat {
  #module;
  #bufferBytes = bufferBytes;
  #buffer;
  #solver;

  /** @param {SolverSettings} settings */
  constructor(settings) {
    if (!factory) throw new Error('the solver has not been loaded');
    heap.bytes = settings.heapBytes;
    this.#module = factory();
    this.#module._createTheSolver();
    this.#buffer = this.#module._malloc(bufferBytes);
    this.#solver = this.#module.HEAP32[solverPointer];
    this.#tune();
    /** How many variables there are. */
    this.variables = 0;
    this.heapBytes = settings.heapBytes;
    this.shuffle(settings.seed);
  }

  #tune() {
    const { HEAPF64: numbers, HEAPU8: bytes } = this.#module;
    if (numbers[(this.#solver + layout.variableDecay) >> 3] !== usualDecay) {
      throw new Error('this MiniSat is laid out in another way than the one that is known');
    }
    numbers[(this.#solver + layout.variableDecay) >> 3] = tuned.variableDecay;
    bytes[this.#solver + layout.lubyRestart] = tuned.lubyRestart;
    numbers[(this.#solver + layout.learntSizeIncrease) >> 3] = tuned.learntSizeIncrease;
  }

  /**
   * Has variables that are made from here on tried in an order that the seed decides; 0 is the order of their numbers.
   * @param {number} seed
   */
  shuffle(seed) {
    this.#module.HEAPF64[(this.#solver + layout.randomSeed) >> 3] = seed;
    this.#module.HEAPU8[this.#solver + layout.randomInitialActivity] = seed === 0 ? 0 : 1;
  }

  /**
   * Adds clauses, each ended by a 0.
   * @param {Int32Array} clauses
   * @param {number} variables how many variables there are from here on
   */
  add(clauses, variables) {
    if (variables > this.variables) {
      this.variables = variables;
      this.#module._ensureVar(variables);
    }
    let from = 0;
    while (from < clauses.length) {
      const end = this.#chunkEnd(clauses, from);
      this.#addChunk(clauses.subarray(from, end));
      from = end;
    }
  }

  /**
   * The end of the last clause that still fits the buffer, which grows for a clause that does not.
   * @param {Int32Array} clauses
   * @param {number} from
   */
  #chunkEnd(clauses, from) {
    let end = Math.min(clauses.length, from + this.#bufferBytes / 4);
    while (end > from && clauses[end - 1] !== 0) end--;
    if (end > from) return end;
    end = clauses.indexOf(0, from) + 1;
    this.#module._free(this.#buffer);
    this.#bufferBytes = (end - from) * 4;
    this.#buffer = this.#module._malloc(this.#bufferBytes);
    return end;
  }

  /** @param {Int32Array} clauses */
  #addChunk(clauses) {
    const { HEAP32: heap, _addClause: addClause } = this.#module;
    heap.set(clauses, this.#buffer >> 2);
    let start = this.#buffer;
    for (let i = 0; i < clauses.length; i++) {
      if (clauses[i] !== 0) continue;
      addClause(start);
      start = this.#buffer + (i + 1) * 4;
    }
  }

  /** A variable that no clause mentions. */
  fresh() {
    this.variables++;
    this.#module._ensureVar(this.variables);
    return this.variables;
  }

  /**
   * Looks for a model.
   * @param {number} assumption a variable that is to be true, or 0
   * @returns {Uint8Array | undefined} 1 for each variable that is true, by its number
   */
  solve(assumption) {
    const module = this.#module;
    const found = assumption === 0 ? module._solve() : module._solveAssuming(assumption);
    if (!found) return undefined;
    const start = module._getSolution() - 1;
    const values = module.HEAPU8.slice(start, start + this.variables + 1);
    // The solver writes 0 for true.
    for (let i = 0; i < values.length; i++) values[i] = values[i] === 0 ? 1 : 0;
    return values;
  }

  /** Whether the clauses are known to have no model at all. */
  get isRefuted() {
    this.#module.HEAP32.set([1, -1, 0], this.#buffer >> 2);
    return this.variables > 0 && !this.#module._addClause(this.#buffer);
  }

  /** @returns {Counters} */
  get counters() {
    const heap = this.#module.HEAPU32;
    /** @param {number} at */
    const read = (at) => {
      const word = (this.#solver + at) >> 2;
      return heap[word] + heap[word + 1] * 2 ** 32;
    };
    return {
      decisions: read(layout.decisions),
      propagations: read(layout.propagations),
      conflicts: read(layout.conflicts),
    };
  }
}
