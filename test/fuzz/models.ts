// Random models through everything: brute force, each backend with presolve and without, each pass alone, print and read.
import fc from 'fast-check';
import type { SolveSettings } from '../../src/answers/open-model.ts';
import { type Domain, domainOfRanges } from '../../src/model/domain.ts';
import { meaningOfTerm } from '../../src/model/evaluate.ts';
import type { VarId } from '../../src/model/expression.ts';
import { lift } from '../../src/model/lowered.ts';
import type { Model } from '../../src/model/model.ts';
import { printModel } from '../../src/model/print.ts';
import { passNames, presolve } from '../../src/presolve/presolve.ts';
import { compileSugar } from '../../src/puzzles/sugar/puzzle.ts';
import { solve } from '../../src/solve.ts';
import { arbitraryModel, type ModelSize } from '../support/arbitrary-model.ts';
import { expectedOf, type Said, saidBy } from '../support/compare-with-oracle.ts';
import { gecodeAnswers, hasGecode, tookTooLong } from '../support/gecode.ts';
import { ascending, solutionsOf, type Truth, truthOf } from '../support/oracle.ts';
import { compiled, hasSolution } from './lines.ts';
import {
  type Asks,
  all,
  GivenUp,
  type Subject,
  subject,
  type Way,
  type Written,
  waysFor,
} from './subject.ts';

const said = (what: unknown): string =>
  JSON.stringify(what, (_, value) => (typeof value === 'bigint' ? `${value}n` : value));

/** Undefined, or what is said on both sides from a little before the first difference on. */
function different(who: string, found: unknown, expected: unknown): string | undefined {
  const [one, other] = [said(found), said(expected)];
  if (one === other) return undefined;
  let at = 0;
  while (one[at] === other[at]) at++;
  const from = Math.max(0, at - 100);
  const part = (words: string): string => words.slice(from, at + 300);
  return `${who}: ${part(one)}\nexpected: ${part(other)}`;
}

function firstOf<T>(
  items: Iterable<T>,
  wrong: (item: T) => string | undefined,
): string | undefined {
  for (const item of items) {
    const words = wrong(item);
    if (words !== undefined) return words;
  }
  return undefined;
}

/** The answers, or the optimum, of a model after one pass alone, by brute force. */
function afterPass(model: Model, pass: string): unknown {
  const without = passNames.filter((name) => name !== pass);
  const { model: lower, places } = presolve(model, { without });
  if (model.objective) return truthOf(lower).optimum;
  const answers = new Map<string, readonly number[]>();
  for (const at of solutionsOf(lower)) {
    const upper = lift(places, at);
    const answer = model.answer.map((id) => upper[id] ?? Number.NaN);
    answers.set(answer.join(' '), answer);
  }
  return [...answers.values()].sort(ascending);
}

function wrongPass(model: Model, truth: Truth): string | undefined {
  const expected = model.objective ? truth.optimum : truth.answers;
  return firstOf(passNames, (pass) =>
    different(`presolve pass ${pass}`, afterPass(model, pass), expected),
  );
}

function wrongReading(model: Model, truth: Truth): string | undefined {
  const text = printModel(model);
  const read = compileSugar(0, [{ name: 'printed', text }]);
  if (!read.ok) return `printed and refused: ${read.diagnostics.map((d) => d.message).join('\n')}`;
  return different('printed and read back', truthOf(read.value.model), truth);
}

async function wrongWay(
  model: Model,
  truth: Truth,
  { name, settings }: Way,
): Promise<string | undefined> {
  const found: Said | 'too large' = await saidBy(model, settings);
  if (found === 'too large') return undefined;
  return different(name, found, expectedOf(model, truth, settings));
}

async function wrongSmall(model: Model, asks: Asks): Promise<string | undefined> {
  const truth = truthOf(model);
  const words =
    (asks.passes ? wrongPass(model, truth) : undefined) ??
    (asks.printed ? wrongReading(model, truth) : undefined);
  if (words !== undefined) return words;
  for (const way of waysFor(asks)) {
    const wrong = await wrongWay(model, truth, way);
    if (wrong !== undefined) return wrong;
  }
  return asks.gecode && hasGecode ? wrongOutside(model, truth) : undefined;
}

/** What Gecode says otherwise, which shares nothing with puzzlec but the exported model. */
async function wrongOutside(model: Model, truth: Truth): Promise<string | undefined> {
  const { objective, answer, variables } = model;
  // The optimum is read from the values of all variables.
  if (objective && answer.length < variables.length) return undefined;
  let found: Awaited<ReturnType<typeof gecodeAnswers>>;
  try {
    found = await gecodeAnswers(model);
  } catch (error) {
    const { message } = error as Error;
    if (message === tookTooLong || beyondGecode.test(message)) return undefined;
    throw error;
  }
  if (!objective) return different('gecode', [...found].sort(ascending), truth.answers);
  const last = found.at(-1);
  const at = [...variables.keys()].map((id) => last?.[answer.indexOf(id as VarId)] ?? 0);
  return different('gecode', last && meaningOfTerm(objective.term)(at), truth.optimum);
}

/** Gecode computes with 32 bits, MiniZinc with 64, and both say so. */
const beyondGecode =
  /invalid integer literal|overflow|out ?of ?(?:bounds|limits)|too large|beyond|has more/i;

function writeSmall(model: Model): Written {
  const text = printModel(model);
  return { language: 'sugar', text, solutions: undefined };
}

const small = (name: string, share: number, size: Partial<ModelSize>): Subject =>
  subject<Model>({
    name,
    share,
    arbitrary: arbitraryModel(size),
    disagreement: wrongSmall,
    write: writeSmall,
  });

/** The domains many times as wide, with holes where there were some. */
function stretched(model: Model, factor: number): Model {
  const stretch = (domain: Domain): Domain =>
    domainOfRanges(domain.ranges.map(([low, high]) => [low * factor, high * factor] as const));
  const variables = model.variables.map((variable) =>
    variable.type === 'integer' ? { ...variable, domain: stretch(variable.domain) } : variable,
  );
  return { ...model, variables };
}

/** The verdict, or the optimum; every solution was checked against the model before it came here. */
async function wrongLarge(model: Model, asks: Asks): Promise<string | undefined> {
  const puzzle = compiled(writeSmall(model));
  let first: { readonly by: string; readonly said: unknown } | undefined;
  for (const { name: by, settings } of waysFor(asks)) {
    const found = await verdict(puzzle, { ...settings, signal: AbortSignal.timeout(20_000) });
    if (found === undefined) continue;
    if (first && first.said !== found) return `${first.by}: ${first.said}\n${by}: ${found}`;
    first ??= { by, said: found };
  }
  return undefined;
}

/** What is said of a puzzle; undefined where that is too large or takes too long. */
async function verdict(
  puzzle: ReturnType<typeof compiled>,
  settings: SolveSettings,
): Promise<string | undefined> {
  try {
    if (!puzzle.model.objective) return String(await hasSolution(puzzle, settings));
    const { status, solution } = await solve(puzzle, settings);
    if (status === 'optimal') return String(solution?.objective);
    return status === 'unsat' ? 'false' : undefined;
  } catch (error) {
    if (error instanceof GivenUp || (error as Error).name === 'TooLarge') return undefined;
    throw error;
  }
}

const large: Subject = subject<Model>({
  name: 'large domains',
  share: 2,
  arbitrary: fc
    .tuple(
      arbitraryModel({ integers: 3, depth: 2, assertions: 4 }),
      fc.constantFrom(7, 100, 3001, 1_000_003),
    )
    .map(([model, factor]) => stretched(model, factor)),
  disagreement: wrongLarge,
  write: writeSmall,
});

export const modelSubjects: readonly Subject[] = [
  small('models', 100, { oddNames: true }),
  small('deep models', 25, { depth: 4, assertions: 3, integers: 2 }),
  small('many constraints', 25, { assertions: 6, integers: 4, values: 4, booleans: 2 }),
  large,
];

/** What anybody says wrongly of a model that is small enough for brute force. */
export function disagreementIn(model: Model): Promise<string | undefined> {
  return wrongSmall(model, all);
}
