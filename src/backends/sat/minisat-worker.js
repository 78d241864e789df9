// The worker thread that runs MiniSat: it takes clauses and questions from the main thread and sends models back.
//
// JavaScript, because Node 20 does not start a worker from TypeScript. The types of the messages are in messages.ts.
import { parentPort } from 'node:worker_threads';
import { Enumeration } from './minisat-enumeration.js';
import { MiniSat } from './minisat-solver.js';

/** @import { Answer, Question } from './messages.ts' */

/** @type {MiniSat | undefined} */
let solver;

/**
 * @param {Answer} answer
 * @param {ArrayBufferLike[]} [transferred]
 */
function send(answer, transferred = []) {
  parentPort?.postMessage(answer, /** @type {ArrayBuffer[]} */ (transferred));
}

/** @type {{ readonly [K in Question['kind']]: (question: any) => void }} */
const handlers = {
  open({ settings, clauses, variables }) {
    solver = undefined;
    solver = new MiniSat(settings);
    solver.add(clauses, variables);
    send({ kind: 'done' });
  },
  add({ clauses, variables }) {
    solver?.add(clauses, variables);
    send({ kind: 'done' });
  },
  solve({ assumption }) {
    if (!solver) throw new Error('no solver is open');
    const model = solver.solve(assumption);
    const { counters } = solver;
    const isRefuted = !model && solver.isRefuted;
    send({ kind: 'solved', model, isRefuted, counters }, model ? [model.buffer] : []);
  },
  enumerate({ assumption, groups, wantsModels, control }) {
    if (!solver) throw new Error('no solver is open');
    const enumeration = new Enumeration(solver, groups, control, (models, count) =>
      send({ kind: 'batch', models, count }, [models.buffer]),
    );
    const complete = enumeration.run(assumption, wantsModels);
    const { variables, counters } = solver;
    send({ kind: 'enumerated', complete, variables, counters });
  },
  close() {
    solver = undefined;
    send({ kind: 'done' });
  },
};

parentPort?.on('message', (/** @type {Question} */ question) => {
  try {
    handlers[question.kind](question);
  } catch (error) {
    solver = undefined;
    // The solver's runtime throws a string when its heap is full, whatever it was doing.
    if (typeof error === 'string') send({ kind: 'full' });
    else send({ kind: 'failed', message: String(error) });
  }
});
