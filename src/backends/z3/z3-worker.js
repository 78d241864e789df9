// The thread with Z3 in it: questions come in batches, each batch gets one answer.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import initZ3 from 'z3-solver/build/z3-built.js';
import { Z3Engine } from './z3-engine.js';
import { Problem } from './z3-problem.js';

/** @typedef {import('./messages.ts').Question} Question */
/** @typedef {import('./messages.ts').Answer} Answer */
/** @typedef {import('./messages.ts').StartData} StartData */
/** @typedef {import('./messages.ts').Compiled} Compiled */

// Standard output belongs to the answers; what Z3 has to say to people it says in errors.
const silent = () => {};

async function compile() {
  const path = createRequire(import.meta.url).resolve('z3-solver/build/z3-built.wasm');
  const module = await WebAssembly.compile(await readFile(path));
  /** @type {Compiled} */
  const compiled = { kind: 'compiled', module };
  parentPort?.postMessage(compiled);
  return module;
}

async function start() {
  /** @type {StartData} */
  const startData = workerData;
  const module = startData.module ?? (await compile());
  const z3 = await initZ3({
    print: silent,
    printErr: silent,
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(module, imports);
      done(instance, module);
      return instance.exports;
    },
  });
  return new Z3Engine(z3, startData.memory);
}

/** @type {Problem | undefined} */
let problem;

/** @type {{ readonly [K in Question['kind']]: (question: Extract<Question, { kind: K }>, engine: Z3Engine) => Answer | undefined }} */
const answers = {
  open({ logic, seed }, engine) {
    problem?.close();
    problem = new Problem(engine, logic, seed);
    return undefined;
  },
  text: ({ text }) => problem?.addText(text),
  read: ({ constants }) => problem?.readConstants(constants),
  atoms: ({ atoms }) => problem?.addAtoms(atoms),
  booleans: ({ count }) => problem?.addBooleans(count),
  clauses: ({ clauses }) => problem?.addClauses(clauses),
  check: ({ assumptions }) => problem?.check(assumptions),
  close() {
    problem?.close();
    problem = undefined;
    return undefined;
  },
};

/**
 * The answer to the last of some questions.
 * @param {readonly Question[]} questions
 * @param {Z3Engine} engine
 * @returns {Answer}
 */
function answerAll(questions, engine) {
  /** @type {Answer | undefined} */
  let last;
  for (const question of questions) {
    const answer = /** @type {(question: Question, engine: Z3Engine) => Answer | undefined} */ (
      answers[question.kind]
    );
    last = answer(question, engine);
  }
  return last ?? { kind: 'done', heapBytes: engine.heapBytes };
}

/** What V8, Emscripten and Z3 say when there is no more memory or stack. */
const exhausted = /memory|stack|out of bounds|OOM/i;

/** @param {unknown} error @returns {Answer} */
function failure(error) {
  const message = error instanceof Error ? error.message : String(error);
  return exhausted.test(message)
    ? { kind: 'unknown', reason: message }
    : { kind: 'failed', message };
}

const starting = start();
starting.catch(() => {});

parentPort?.on('message', async (/** @type {readonly Question[]} */ questions) => {
  parentPort?.postMessage(await reply(questions));
});

/** @param {readonly Question[]} questions @returns {Promise<Answer>} */
async function reply(questions) {
  /** @type {Z3Engine} */
  let engine;
  try {
    engine = await starting;
  } catch (error) {
    return { kind: 'unavailable', message: String(error) };
  }
  try {
    return answerAll(questions, engine);
  } catch (error) {
    return failure(error);
  }
}
