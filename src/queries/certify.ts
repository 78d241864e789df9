// A second opinion on what no check of a solution shows: that there is no other one, or none at all, or no better one.
//
// Every solution is checked against the author's model before anybody sees it. "There are no more" rests on a search, on
// an encoding and on presolve; so another backend is asked the same, at first without presolve, so that the two share nothing
// but the model. Where that takes too long it is asked again with presolve, and the certificate says so.
import { withObjectiveValue } from '../answers/objective-models.ts';
import type { Outcome, Solution } from '../answers/solution.ts';
import type { BackendName } from '../backends/backend.ts';
import { BackendUnavailable } from '../backends/unavailable.ts';
import { compare, type Integer } from '../base/integer.ts';
import { invariant } from '../base/invariant.ts';
import { TooLarge } from '../base/too-large.ts';
import { count } from '../count.ts';
import type { Assignment } from '../model/model.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { type SolvingSettings, solutions as solutionsOf, solve } from '../solve.ts';

/** What a backend says of a puzzle beside the solutions that it found. */
export interface Claim {
  /** How many solutions there are, or optimal ones; undefined where only the optimum is claimed. */
  readonly count: bigint | undefined;
  /** The optimum, where there is an objective and a solution. */
  readonly objective: Integer | undefined;
  /** The solutions, where there is one at most; of more it does not matter whether they are here. */
  readonly solutions: readonly Solution[];
}

/** Two backends, the one that claimed first. */
type Two = readonly [BackendName, BackendName];

export type Certificate =
  /** Another backend says the same; whether it needed presolve for that. */
  | { readonly status: 'agreed'; readonly backends: Two; readonly presolve: boolean }
  /** It says something else: what each says, and a solution that the first one denies, where there is one. */
  | {
      readonly status: 'disagreed';
      readonly backends: Two;
      readonly says: readonly [string, string];
      readonly denied: Solution | undefined;
    }
  /** It was not able to say: it was stopped, or refused for a reason. */
  | {
      readonly status: 'open';
      readonly backends: Two;
      readonly outcome: Exclude<Outcome, 'complete'>;
      readonly reason: string | undefined;
    };

export interface CertifySettings extends SolvingSettings {
  /** Who made the claim. */
  readonly first: BackendName;
  /** Aborted when the second backend has tried long enough without presolve. */
  readonly patience?: () => AbortSignal;
}

/** Who is asked for a second opinion: first those that work most differently. */
const seconds: { readonly [First in BackendName]: readonly BackendName[] } = {
  native: ['sat', 'z3'],
  sat: ['native', 'z3'],
  z3: ['sat', 'native'],
  external: ['native', 'z3'],
};

/** Asks another backend about a claim: an outside solver where one is named and did not make it. */
export async function certify(
  puzzle: Puzzle,
  claim: Claim,
  settings: CertifySettings,
): Promise<Certificate> {
  const { solver, first, signal } = settings;
  const others = solver && first !== 'external' ? (['external'] as const) : seconds[first];
  let last: Certificate | undefined;
  for (const second of others) {
    // One that refuses has a stand-in; one that only needs longer has none.
    if (last?.status === 'open' && last.reason === undefined) break;
    for (const presolve of presolveOf(settings)) {
      const answer = await opinion(puzzle, claim, askedOf(second, presolve, settings));
      last = certificateOf(answer, claim, [first, second], presolve);
      if (last.status !== 'open' || signal?.aborted) return last;
    }
  }
  invariant(last, 'somebody was asked');
  return last;
}

/** Without presolve first; not with it where the user wants none. */
function presolveOf({ withoutPresolve = [] }: SolvingSettings): readonly boolean[] {
  return withoutPresolve.includes('all') ? [false] : [false, true];
}

function askedOf(
  backend: BackendName,
  presolve: boolean,
  { seed, z3, solver, memory, check = true, withoutPresolve = [], ...settings }: CertifySettings,
): SolvingSettings {
  const { signal, patience } = settings;
  return {
    backend,
    check,
    memory,
    learning: false,
    withoutPresolve: presolve ? withoutPresolve : ['all'],
    signal: presolve ? signal : (patience?.() ?? signal),
    ...(seed === undefined ? {} : { seed }),
    ...(z3 === undefined ? {} : { z3 }),
    ...(solver === undefined ? {} : { solver }),
  };
}

function certificateOf(
  answer: Opinion,
  claim: Claim,
  backends: Two,
  presolve: boolean,
): Certificate {
  if (answer.status === 'agreed') return { status: 'agreed', backends, presolve };
  if (answer.status === 'open') return { ...answer, backends };
  const says = [wordsOf(claim), answer.says] as const;
  return { status: 'disagreed', backends, says, denied: answer.denied };
}

type Opinion =
  | { readonly status: 'agreed' }
  | { readonly status: 'disagreed'; readonly says: string; readonly denied: Solution | undefined }
  | {
      readonly status: 'open';
      readonly outcome: Exclude<Outcome, 'complete'>;
      readonly reason: string | undefined;
    };

const agreed: Opinion = { status: 'agreed' };

async function opinion(puzzle: Puzzle, claim: Claim, settings: SolvingSettings): Promise<Opinion> {
  try {
    return puzzle.model.objective
      ? await onOptimum(puzzle, claim, settings)
      : await onCount(puzzle, claim, settings);
  } catch (error) {
    if (!(error instanceof TooLarge || error instanceof BackendUnavailable)) throw error;
    return { status: 'open', outcome: 'limit', reason: error.message };
  }
}

function open(outcome: Outcome): Opinion {
  return { status: 'open', outcome: outcome === 'complete' ? 'limit' : outcome, reason: undefined };
}

/** Whether there is nothing better, and then whether as many are as good. */
async function onOptimum(
  { preference: _, ...puzzle }: Puzzle,
  claim: Claim,
  settings: SolvingSettings,
): Promise<Opinion> {
  const { status, solution, outcome } = await solve(puzzle, settings);
  const sense = puzzle.model.objective?.sense ?? 'minimize';
  const { objective: claimed, count: howMany } = claim;
  const found = solution?.objective;
  if (found !== undefined && (claimed === undefined || isBetter(found, claimed, sense))) {
    return { status: 'disagreed', says: `objective ${found}`, denied: solution };
  }
  if (status === 'unsat' && claimed === undefined) return agreed;
  if (status === 'unsat') return { status: 'disagreed', says: wordsOfCount(0n), denied: undefined };
  if (status !== 'optimal' || found === undefined) return open(outcome);
  if (found !== claimed) {
    return { status: 'disagreed', says: `the optimum is ${found}`, denied: undefined };
  }
  if (howMany === undefined) return agreed;
  return onCount({ ...puzzle, model: withObjectiveValue(puzzle.model, found) }, claim, settings);
}

function isBetter(a: Integer, b: Integer, sense: 'minimize' | 'maximize'): boolean {
  return sense === 'minimize' ? compare(a, b) < 0 : compare(a, b) > 0;
}

/** Up to so many solutions are listed, so that one can be shown that is denied; more are counted. */
const fewSolutions = 1n;

async function onCount(puzzle: Puzzle, claim: Claim, settings: SolvingSettings): Promise<Opinion> {
  const { count: claimed = 0n } = claim;
  if (claimed > fewSolutions) {
    const { count: found, outcome } = await count(puzzle, settings);
    if (outcome !== 'complete') return open(outcome);
    return found === claimed ? agreed : differently(found);
  }
  const stream = solutionsOf(puzzle, { ...settings, limit: Number(claimed) + 1 });
  const found: Solution[] = [];
  for await (const solution of stream) found.push(solution);
  // Where the first one's solution is not at hand, those beyond the number are the others.
  const isKnown = claim.solutions.length === Number(claimed);
  const denied = found.find((solution, i) =>
    isKnown ? !claim.solutions.some((each) => isSame(puzzle, each, solution)) : i >= claimed,
  );
  if (denied) return { status: 'disagreed', says: 'there is another solution', denied };
  const outcome = await stream.outcome;
  if (outcome !== 'complete') return open(outcome);
  if (found.length === Number(claimed)) return agreed;
  return differently(BigInt(found.length));
}

function differently(found: bigint): Opinion {
  return { status: 'disagreed', says: wordsOfCount(found), denied: undefined };
}

function isSame({ model, identity }: Puzzle, a: Solution, b: Solution): boolean {
  const key = (at: Assignment): string =>
    identity?.(at) ?? model.answer.map((id) => at[id]).join(' ');
  return key(a.assignment) === key(b.assignment);
}

function wordsOf({ count: claimed, objective }: Claim): string {
  const best = objective === undefined ? '' : `the optimum is ${objective}`;
  if (claimed === undefined) return best;
  return best === '' ? wordsOfCount(claimed) : `${best}, ${wordsOfCount(claimed)}`;
}

function wordsOfCount(found: bigint): string {
  if (found === 0n) return 'no solution';
  return found === 1n ? 'exactly one solution' : `${found} solutions`;
}
