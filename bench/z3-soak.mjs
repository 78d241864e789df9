// Two thousand small puzzles through one process on z3: memory has to stay flat, and the process has to end by itself.
//
//   node bench/z3-soak.mjs [puzzles] [int|fd|auto]
import { load } from './translate.mjs';

const { openModel } = await load('src/answers/open-model.js');
const { ModelBuilder } = await load('src/model/builder.js');
const { add, constant, constraint, eq, lt, mul, scaled } = await load('src/model/construct.js');
const { rangeDomain } = await load('src/model/domain.js');

const puzzles = Number(process.argv[2] ?? 2000);
const z3 = /** @type {'int' | 'fd' | 'auto'} */ (process.argv[3] ?? 'auto');
/** Megabytes that the process may grow by after the first hundred puzzles. */
const allowance = 50;
const warmUp = Math.min(100, puzzles >> 1);

let state = 1;
/** The same numbers in every run. @param {number} below */
function random(below) {
  state = (state * 1103515245 + 12345) % 2147483648;
  return state % below;
}

/** Six different digits with a weighted sum and a product: a handful of answers, or none. */
function puzzle() {
  const builder = new ModelBuilder();
  const digits = Array.from({ length: 6 }, (_, i) => builder.integer(`d${i}`, rangeDomain(0, 9)));
  const [first, second, third] = digits;
  builder.require(constraint({ kind: 'all-different', terms: digits }));
  const sum = add(...digits.map((digit) => scaled(1 + random(30), digit)));
  builder.require(eq(sum, constant(200 + random(200))));
  builder.require(lt(mul(first, second), add(third, constant(random(50)))));
  return builder.build();
}

/** The first three answers of a puzzle. */
async function solve() {
  const model = puzzle();
  const { session } = await openModel(model, { backend: 'z3', z3 });
  let answers = 0;
  for (; answers < 3; answers++) {
    const verdict = await session.check();
    if (verdict.status !== 'sat') break;
    session.block(model.answer, verdict.assignment);
  }
  await session[Symbol.asyncDispose]();
  return answers;
}

const megabytes = () => process.memoryUsage().rss / 2 ** 20;

let before = 0;
let peak = 0;
let answers = 0;
const began = performance.now();
for (let i = 1; i <= puzzles; i++) {
  answers += await solve();
  if (i === warmUp) before = megabytes();
  if (i > warmUp) peak = Math.max(peak, megabytes());
}
const seconds = (performance.now() - began) / 1000;
const { user, system } = process.cpuUsage();
console.log(
  `${puzzles} puzzles, ${answers} answers, ${seconds.toFixed(1)} s (${((user + system) / 1e6).toFixed(1)} s CPU); ` +
    `${before.toFixed(0)} MB after ${warmUp}, at most ${peak.toFixed(0)} MB afterwards`,
);
if (peak - before > allowance) {
  console.log(`grew by more than ${allowance} MB`);
  process.exitCode = 1;
}
