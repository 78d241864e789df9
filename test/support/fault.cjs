// Loaded into puzzlec and its threads before anything else: has one thing go wrong, which the environment names.
//
// FAULT: `exit`, `memory` or `abort` befall the solver's thread at the question number FAULT_AT (1), `hang` the thread that
// asks it; `clock` sets the clock of the wall back again and again.
const threads = require('node:worker_threads');

const fault = process.env.FAULT;
const at = Number(process.env.FAULT_AT ?? 1);

/** A thread that has little memory, so that it is soon used up. */
class Small extends threads.Worker {
  constructor(file, options) {
    super(file, {
      ...options,
      resourceLimits: { ...options.resourceLimits, maxOldGenerationSizeMb: 64 },
    });
  }
}

/** A thread that is asked in vain: who asks does nothing else any more. */
class Endless extends threads.Worker {
  #questions = 0;

  postMessage(message, ...rest) {
    for (; isQuestion(message) && this.#questions + 1 >= at; );
    if (isQuestion(message)) this.#questions++;
    super.postMessage(message, ...rest);
  }
}

const isQuestion = (message) =>
  [message].flat().some(({ kind }) => ['solve', 'enumerate', 'check'].includes(kind));

const faults = {
  exit: () => process.exit(1),
  memory() {
    const hoard = [];
    for (;;) hoard.push(new Array(10_000).fill(hoard.length));
  },
  // As Emscripten says it; it is thrown by the next call of Z3.
  abort() {
    isAborted = true;
  },
};

let isAborted = false;

/** Z3 as it is, until it aborts. */
function abortable(load) {
  return async (settings) => {
    const z3 = await load(settings);
    const check = z3._Z3_solver_check_assumptions;
    z3._Z3_solver_check_assumptions = (...given) => {
      if (isAborted) throw new WebAssembly.RuntimeError('Aborted(native code called abort())');
      return check(...given);
    };
    return z3;
  };
}

if (fault === 'hang') {
  if (!threads.isMainThread) threads.Worker = Endless;
} else if (fault === 'clock') {
  let now = Date.now();
  Date.now = () => (now -= 3_600_000);
} else if (threads.isMainThread) {
  if (fault === 'memory') threads.Worker = Small;
} else {
  let questions = 0;
  threads.parentPort.on('message', (message) => {
    if (isQuestion(message) && ++questions === at) faults[fault]?.();
  });
  if (fault === 'abort') {
    const path = require.resolve('z3-solver/build/z3-built.js');
    require.cache[path] = {
      ...module,
      id: path,
      filename: path,
      exports: abortable(require(path)),
      loaded: true,
    };
  }
}
