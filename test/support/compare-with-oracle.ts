// What a backend says of a model, beside what brute force says.
import { openModel, type SolveSettings } from '../../src/answers/open-model.ts';
import type { Answers } from '../../src/backends/backend.ts';
import { TooLarge } from '../../src/base/too-large.ts';
import { meaningOfTerm } from '../../src/model/evaluate.ts';
import type { Assignment, Model } from '../../src/model/model.ts';
import { ascending, type Truth } from './oracle.ts';

/** All answers of a model without an objective, or the optimum of one with. */
export type Said = Pick<Truth, 'optimum' | 'answers'> & { readonly count: bigint | undefined };

async function listed(answers: Answers): Promise<readonly Assignment[]> {
  const list: Assignment[] = [];
  for (;;) {
    const next = await answers.next();
    if (next.done) {
      if (next.value !== 'complete') throw new Error(`ended with ${next.value}`);
      return list;
    }
    list.push(next.value);
  }
}

/** What a backend says, or `too large`. An answer given twice is an error. */
export async function saidBy(model: Model, settings: SolveSettings): Promise<Said | 'too large'> {
  try {
    return model.objective ? await optimum(model, settings) : await all(model, settings);
  } catch (error) {
    if (error instanceof TooLarge) return 'too large';
    throw error;
  }
}

async function optimum(model: Model, settings: SolveSettings): Promise<Said> {
  const { session } = await openModel(model, settings);
  await using _ = session;
  const last = (await listed(session.optimise())).at(-1);
  const value = model.objective && meaningOfTerm(model.objective.term);
  return { optimum: last && value?.(last), answers: [], count: undefined };
}

async function all(model: Model, settings: SolveSettings): Promise<Said> {
  const { session } = await openModel(model, settings);
  await using _ = session;
  const found = await listed(session.enumerate(model.answer));
  const answers = found.map((at) => model.answer.map((id) => at[id] ?? Number.NaN)).sort(ascending);
  return { optimum: undefined, answers, count: await counted(model, settings) };
}

/** Z3 has no way to count but to list, which was done already. */
async function counted(model: Model, settings: SolveSettings): Promise<bigint | undefined> {
  if (settings.backend === 'z3') return undefined;
  const { session } = await openModel(model, settings);
  await using _ = session;
  const count = await session.count(model.answer);
  return count;
}

/** What the backend should say, in the same form. */
export function expectedOf(model: Model, truth: Truth, { backend }: SolveSettings): Said {
  if (model.objective) return { optimum: truth.optimum, answers: [], count: undefined };
  const count = backend === 'z3' ? undefined : BigInt(truth.answers.length);
  return { optimum: undefined, answers: truth.answers, count };
}
