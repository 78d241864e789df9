// The workloads as whole processes: puzzlec from its start to its end, and the peers that are installed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sample, summaryOf } from '../../src/cli/bench/sample.ts';
import { type Ran, runCommand } from '../measure/command.ts';
import { peers } from '../peers/index.ts';
import type { Peer, Run } from '../peers/peer.ts';
import type { ProcessRecord } from '../records.ts';
import { bestOfOurs, bestPeer } from '../report/table-rows.ts';
import { table } from '../workloads/table.ts';
import type { BackendId, Workload } from '../workloads/workload.ts';
import { type Context, isChosen, type Suite } from './suite.ts';

/** Processor seconds that a program may take here. */
const patience = 4;

/** Processor seconds after which there is no other run. */
const enough = 1;

const mostRuns = 2;

/** The same for the two whose ratio is told; and so often they run at least, however long they take. */
const enoughOfBest = 2;
const leastOfBest = 4;
const mostOfBest = 9;

/** What takes less than these seconds runs so many times within one measurement. */
const short = 0.05;
const repeats = 10;

/** Its version; undefined where the program is not installed. */
export function versionOf({ program, version }: Peer): string | undefined {
  const { error, stdout } = spawnSync(program, version ?? ['--help'], { encoding: 'utf8' });
  if (error) return undefined;
  if (!version) return 'of a version that it does not tell';
  return /\d+\.\d[\w.-]*/.exec(stdout)?.[0] ?? stdout.trim().split(/\s/)[0];
}

/** Our own command for a workload. */
function ours(
  { text, settings = [], project, question }: Workload,
  backend: BackendId,
  product: string,
): Run {
  const command = question === 'count' ? ['enumerate', '--count'] : ['solve', '--format', 'json'];
  const set = settings.flatMap(({ name, text: value }) => ['--set', `${name}=${value}`]);
  const names = project ? ['--project', project.join(',')] : [];
  const program = join(product, 'dist/cli/main.js');
  return {
    files: { 'puzzle.yaml': text() },
    command: [
      process.execPath,
      program,
      ...command,
      'puzzle.yaml',
      '-b',
      backend,
      ...set,
      ...names,
    ],
    answer: (output) => (question === 'count' ? output.trim() : solved(output, question)),
  };
}

function solved(output: string, question: Workload['question']): string | undefined {
  if (!output.startsWith('{')) return undefined;
  const { status, objective } = JSON.parse(output);
  if (question === 'optimum') return status === 'optimal' ? String(objective) : undefined;
  return status === 'sat' ? 'found' : status === 'unsat' ? 'none' : undefined;
}

function judged(
  run: Run,
  { answer }: Workload,
  ran: Ran,
): Pick<ProcessRecord, 'ending' | 'answer'> {
  if (ran.timedOut) return { ending: 'timeout', answer: `over ${patience} s` };
  const given = run.answer(ran.output);
  if (given === undefined) return { ending: 'failed', answer: `exit code ${ran.code}` };
  const wanted = run.less && answer !== 'none' && answer !== '0' ? 'found' : answer;
  return { ending: given === wanted ? 'right' : 'wrong', answer: given };
}

/** A program with a workload, and what is known of it so far. */
interface Contender {
  readonly program: string;
  readonly run: Run;
  readonly folder: string;
  readonly samples: Sample[];
  /** Whether the last sample is of one run. */
  isCoarse: boolean;
  verdict: Pick<ProcessRecord, 'ending' | 'answer'>;
  megabytes: number;
  spent: number;
}

function contender(program: string, run: Run): Contender {
  const folder = mkdtempSync(join(tmpdir(), 'puzzlec-bench-'));
  for (const [name, text] of Object.entries(run.files)) writeFileSync(join(folder, name), text);
  const verdict = { ending: 'right', answer: '' } as const;
  return { program, run, folder, samples: [], isCoarse: true, verdict, megabytes: 0, spent: 0 };
}

const isWaiting = ({ samples, spent, verdict }: Contender): boolean =>
  verdict.ending === 'right' && samples.length < mostRuns && spent < enough;

const isTooSeldom = ({ samples, spent, verdict }: Contender): boolean =>
  verdict.ending === 'right' &&
  (samples.length < leastOfBest || (samples.length < mostOfBest && spent < enoughOfBest));

/** The best of ours and the best peer: their ratio is told. */
function bestOf(all: readonly Contender[], id: string): readonly Contender[] {
  const records = all.map((one) => recordOf(one, id));
  const best = [bestOfOurs(records)?.program, bestPeer(records)?.program];
  return all.filter((one) => best.includes(one.program));
}

async function runOnce(one: Contender, workload: Workload): Promise<void> {
  const { run, folder, samples } = one;
  const [first] = samples;
  const times = first && first.cpu < short ? repeats : 1;
  const ran = await runCommand(run.command, { folder, timeout: patience, times });
  one.verdict = judged(run, workload, ran);
  if (one.verdict.ending !== 'right') return;
  // The first time of what is repeated is too coarse to count.
  if (times > 1 && one.isCoarse) samples.pop();
  one.isCoarse = times === 1;
  samples.push(ran);
  one.megabytes = Math.max(one.megabytes, ran.megabytes ?? 0);
  one.spent += ran.cpu * times;
}

function recordOf(
  { program, run, samples, verdict, megabytes }: Contender,
  id: string,
): ProcessRecord {
  const times = verdict.ending === 'right' ? summaryOf(samples) : undefined;
  const less = run.less === undefined ? {} : { less: run.less };
  const memory = megabytes || undefined;
  return { kind: 'process', workload: id, program, ...verdict, times, megabytes: memory, ...less };
}

/** Everybody who takes part, ours in front. */
function contenders(
  workload: Workload,
  { backends, product, full }: Context,
  installed: readonly Peer[],
): Contender[] {
  const own = backends.filter((backend) => workload.slow?.[backend] === undefined || full);
  return [
    ...own.map((backend) => contender(`puzzlec ${backend}`, ours(workload, backend, product))),
    ...installed.flatMap((peer) => {
      const theirs = peer.run(workload, product);
      return theirs ? [contender(peer.name, theirs)] : [];
    }),
  ];
}

function finish(one: Contender, { id }: Workload, { record }: Context): void {
  record(recordOf(one, id));
  rmSync(one.folder, { recursive: true });
}

/** A workload, and the two that go on with it. */
interface Pair {
  readonly workload: Workload;
  readonly best: readonly Contender[];
}

/** In rounds, each program once in a round: what disturbs one disturbs all. Done with all but the best. */
async function runAll(
  workload: Workload,
  context: Context,
  installed: readonly Peer[],
): Promise<Pair> {
  const all = contenders(workload, context, installed);
  for (let round = 0; round < mostRuns; round++) {
    for (const one of all.filter(isWaiting)) await runOnce(one, workload);
  }
  const best = bestOf(all, workload.id);
  for (const one of all) if (!best.includes(one)) finish(one, workload, context);
  return { workload, best };
}

/**
 * The two whose ratio is told go on when all workloads have had their turn, and then again and again: a machine has
 * minutes in which some programs are slow and others are not, and each ratio is to have its share of them.
 */
async function run(context: Context): Promise<void> {
  const installed = peers.filter((peer) => versionOf(peer) !== undefined);
  const pairs: Pair[] = [];
  for (const workload of table.filter(({ id }) => isChosen(context, id))) {
    pairs.push(await runAll(workload, context, installed));
  }
  for (let round = 0; round < mostOfBest; round++) {
    for (const { workload, best } of pairs) {
      for (const one of best.filter(isTooSeldom)) await runOnce(one, workload);
    }
  }
  for (const { workload, best } of pairs) for (const one of best) finish(one, workload, context);
}

export const processSuite: Suite = {
  name: 'processes',
  summary: 'every workload as a whole process, by puzzlec and by the peers that are installed',
  parts: table.map(({ id }) => id),
  run,
};
