// The worker thread that runs MiniSat: it takes clauses and questions from the main thread and sends models back.
//
// JavaScript, because Node 20 does not start a worker from TypeScript. The types of the messages are in messages.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { Enumeration } from './minisat-enumeration.js';
import { loadSolver, MiniSat } from './minisat-solver.js';

/** @import { Answer, Question } from './messages.ts' */

/** The heap that most problems fit. */
const smallestHeap = 16 << 20;

/** @type {MiniSat | undefined} */
let solver;

/**
 * A solver that no problem has been given yet, made while nobody waits.
 * @type {MiniSat | undefined}
 */
let spare;

/**
 * @param {Answer} answer
 * @param {ArrayBufferLike[]} [transferred]
 */
function send(answer, transferred = []) {
  parentPort?.postMessage(answer, /** @type {ArrayBuffer[]} */ (transferred));
}

/**
 * Why there is no solver although one was opened.
 * @type {Answer | undefined}
 */
let failure;

/** @type {{ readonly [K in Question['kind']]: (question: any) => void }} */
const handlers = {
  open({ settings, clauses, variables }) {
    failure = undefined;
    solver = undefined;
    const opened = takeSpare(settings.heapBytes) ?? new MiniSat(settings);
    opened.shuffle(settings.seed);
    opened.add(clauses, variables);
    solver = opened;
  },
  add({ clauses, variables }) {
    solver?.add(clauses, variables);
  },
  solve({ assumption }) {
    if (!solver) return;
    const model = solver.solve(assumption);
    const { counters } = solver;
    const isRefuted = !model && solver.isRefuted;
    send({ kind: 'solved', model, isRefuted, counters }, model ? [model.buffer] : []);
  },
  enumerate({ assumption, groups, skip, control }) {
    if (!solver) return;
    const enumeration = new Enumeration(solver, groups, control, (models, count) =>
      send({ kind: 'batch', models, count }, [models.buffer]),
    );
    const complete = enumeration.run(assumption, skip);
    const { variables, counters } = solver;
    send({ kind: 'enumerated', complete, variables, counters });
  },
  close() {
    failure = undefined;
    prepare();
    send({ kind: 'closed' });
  },
};

/**
 * @param {number} heapBytes
 * @returns {MiniSat | undefined}
 */
function takeSpare(heapBytes) {
  const taken = spare;
  spare = undefined;
  return taken?.heapBytes === heapBytes ? taken : undefined;
}

function prepare() {
  solver = undefined;
  spare ??= new MiniSat({ heapBytes: smallestHeap, seed: 0 });
}

/** @param {Question} question */
function answer(question) {
  try {
    handlers[question.kind](question);
  } catch (error) {
    solver = undefined;
    // The solver's runtime throws a string when its heap is full, whatever it was doing.
    failure =
      typeof error === 'string' ? { kind: 'full' } : { kind: 'failed', message: String(error) };
  }
  if (failure && (question.kind === 'solve' || question.kind === 'enumerate')) send(failure);
}

parentPort?.on('message', answer);
loadSolver(workerData.ahead);
prepare();
send({ kind: 'ready' });
