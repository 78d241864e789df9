// `--certify`: what a second backend says of an answer, in words, as JSON, and as an exit code.
import type { Outcome, Solution } from '../answers/solution.ts';
import type { BackendName } from '../backends/backend.ts';
import { clock } from '../base/clock.ts';
import type { CountResult } from '../count.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { type Certificate, type Claim, certify } from '../queries/certify.ts';
import type { UniqueResult } from '../queries/unique.ts';
import type { SolveResult } from '../solve.ts';
import { drawn } from './draw.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { type CommonOptions, solveSettings } from './options.ts';
import type { Job } from './run-files.ts';
import { timeLimit } from './time-limit.ts';
import { whyUndecided } from './why-stopped.ts';

/** The second backend has at least so long without presolve, or so many times what the first one took with it. */
const leastPatience = 2000;
const patienceFactor = 4;

/** What there is to certify: a claim; or solutions alone, each of which was checked; undefined where nothing is known. */
type Certifiable = Claim | 'checked' | undefined;

type Opinion =
  | Certificate
  | { readonly status: 'checked' }
  /** The second backend failed by a fault of puzzlec. */
  | { readonly status: 'failed'; readonly error: unknown };

/** What a command gave, to be written. */
export interface Given {
  /** Who found it. */
  readonly first: BackendName;
  readonly claim: Certifiable;
  /** The exit code without a certificate. */
  readonly code: ExitCode;
  /** Writes the answer, with more members for a JSON object. */
  readonly write: (more: object) => Promise<void>;
  /** Whether the certificate belongs to the answer and not to the remarks. */
  readonly isAnswer: boolean;
  /** Where it is another than that of the job. */
  readonly puzzle?: Puzzle;
}

/** Writes an answer, and what a second backend says of it if that is wanted; gives the exit code of both. */
export async function writeCertified(
  job: Job,
  options: CommonOptions,
  { first, claim, code, write, isAnswer, puzzle = job.puzzle }: Given,
): Promise<ExitCode> {
  if (!options.certify || claim === undefined) {
    await write({});
    return code;
  }
  const isJson = options.format === 'json';
  if (!isJson) await write({});
  const opinion = await opinionOn(job, puzzle, options, first, claim);
  if (isJson) await write({ certificate: asJson(opinion) });
  if (opinion.status === 'failed') throw opinion.error;
  if (opinion.status === 'disagreed') {
    job.terminal.err(disagreementText(job, opinion, (backend) => calledBy(backend, options)));
    return exitCodes.fault;
  }
  const words = wordsOf(opinion, (backend) => calledBy(backend, options));
  if (isAnswer && !isJson && opinion.status !== 'checked') await job.terminal.out(words);
  else if (!isJson) job.terminal.note(words);
  if (opinion.status !== 'open') return code;
  return opinion.outcome === 'interrupted' ? exitCodes.interrupted : exitCodes.stopped;
}

async function opinionOn(
  job: Job,
  puzzle: Puzzle,
  options: CommonOptions,
  first: BackendName,
  claim: Claim | 'checked',
): Promise<Opinion> {
  if (claim === 'checked') return { status: 'checked' };
  const enough = Math.max(leastPatience, patienceFactor * (clock.now() - job.began));
  job.terminal.progress.doing('a second backend is asked');
  try {
    return await certify(puzzle, claim, {
      ...solveSettings(options, job.signal),
      first,
      patience: () => timeLimit(enough, job.signal).signal,
    });
  } catch (error) {
    return { status: 'failed', error };
  }
}

/** A backend by name; a solver outside by that of its program too. */
function calledBy(backend: BackendName, { solver = [] }: CommonOptions): string {
  return backend === 'external' ? `external (${solver[0]})` : backend;
}

type Calls = (backend: BackendName) => string;

function wordsOf(
  opinion: Exclude<Opinion, { readonly status: 'disagreed' | 'failed' }>,
  calls: Calls,
): string {
  if (opinion.status === 'checked') {
    return 'nothing to certify: every solution was checked against the puzzle';
  }
  const [first = '', second = ''] = opinion.backends.map(calls);
  if (opinion.status === 'open') {
    const why = opinion.reason ?? whyUndecided(opinion.outcome);
    return `not certified: ${second} has no answer: ${why}`;
  }
  const how = opinion.presolve ? 'both after presolve' : `${second} without presolve`;
  return `certified: ${first} and ${second} agree (${how})`;
}

function asJson(opinion: Opinion): object {
  if (opinion.status === 'checked' || opinion.status === 'failed')
    return { status: opinion.status };
  const { status, backends } = opinion;
  if (status === 'agreed') return { status, backends, presolve: opinion.presolve };
  if (status === 'open') return { status, backends, why: opinion.reason ?? opinion.outcome };
  const { says, denied } = opinion;
  return { status, backends, says, ...(denied ? { denied: denied.values } : {}) };
}

function disagreementText(
  { name, puzzle, terminal }: Job,
  { backends, says, denied }: Extract<Certificate, { status: 'disagreed' }>,
  calls: Calls,
): string {
  const [first = '', second = ''] = backends.map(calls);
  const proof = denied
    ? [drawn(puzzle, denied, terminal), `It was checked against the puzzle: ${first} is wrong.`]
    : [];
  return [
    `puzzlec: a fault, not of your puzzle: two backends disagree about ${name}`,
    `  ${first}: ${says[0]}`,
    `  ${second}: ${says[1]}`,
    ...proof,
    'Please report it with the puzzle and this command, unless a solver of your own is to blame.',
  ].join('\n');
}

/** What there is to certify of one solution. */
export function claimOfSolve({ status, solution, outcome }: SolveResult): Certifiable {
  if (outcome !== 'complete') return undefined;
  if (status === 'unsat') return noSolution;
  return status === 'optimal' ? { ...onlyBest, objective: solution?.objective } : 'checked';
}

/** What there is to certify of one solution or two. */
export function claimOfUnique({ status, solutions }: UniqueResult): Certifiable {
  if (status === 'unknown') return undefined;
  return status === 'multiple'
    ? 'checked'
    : claimOfList('complete', BigInt(solutions.length), solutions);
}

/** What there is to certify of the number of solutions. */
export function claimOfCount({ outcome, count, objective }: CountResult): Certifiable {
  return outcome === 'complete' ? { count, objective, solutions: [] } : undefined;
}

/** What there is to certify of all solutions, some of which are at hand. */
export function claimOfList(
  outcome: Outcome,
  count: bigint,
  solutions: readonly Solution[],
): Certifiable {
  if (outcome !== 'complete') return undefined;
  return { count, objective: solutions[0]?.objective, solutions };
}

const onlyBest = { count: undefined, solutions: [] };
const noSolution: Claim = { count: 0n, objective: undefined, solutions: [] };
