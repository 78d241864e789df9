// The workloads as whole processes: puzzlec from its start to its end, and the peers that are installed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sample, summaryOf } from '../../src/cli/bench/sample.ts';
import { type Ran, runCommand } from '../measure/command.ts';
import { peers } from '../peers/index.ts';
import type { Peer, Run } from '../peers/peer.ts';
import type { ProcessRecord } from '../records.ts';
import { table } from '../workloads/table.ts';
import type { BackendId, Workload } from '../workloads/workload.ts';
import { type Context, isChosen, type Suite } from './suite.ts';

/** Processor seconds that a program may take here. */
const patience = 6;

/** Processor seconds after which there is no other run. */
const enough = 1.5;

const mostRuns = 3;

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

async function measured(program: string, workload: Workload, run: Run): Promise<ProcessRecord> {
  const folder = mkdtempSync(join(tmpdir(), 'puzzlec-bench-'));
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(run.files)) writeFileSync(join(folder, name), text);
  const samples: Sample[] = [];
  let verdict: Pick<ProcessRecord, 'ending' | 'answer'> = { ending: 'failed', answer: '' };
  let megabytes: number | undefined;
  let spent = 0;
  while (samples.length < mostRuns && spent < enough) {
    const ran = await runCommand(run.command, { folder, timeout: patience });
    verdict = judged(run, workload, ran);
    if (verdict.ending !== 'right') break;
    samples.push(ran);
    megabytes = Math.max(megabytes ?? 0, ran.megabytes ?? 0) || undefined;
    spent += ran.cpu;
  }
  rmSync(folder, { recursive: true });
  const times = samples.length > 0 && verdict.ending === 'right' ? summaryOf(samples) : undefined;
  const less = run.less === undefined ? {} : { less: run.less };
  return { kind: 'process', workload: workload.id, program, ...verdict, times, megabytes, ...less };
}

async function run(context: Context): Promise<void> {
  const { backends, product, record, full } = context;
  const installed = peers.filter((peer) => versionOf(peer) !== undefined);
  for (const workload of table.filter(({ id }) => isChosen(context, id))) {
    for (const backend of backends) {
      if (workload.slow?.[backend] !== undefined && !full) continue;
      const own = ours(workload, backend, product);
      record(await measured(`puzzlec ${backend}`, workload, own));
    }
    for (const peer of installed) {
      const theirs = peer.run(workload, product);
      if (theirs) record(await measured(peer.name, workload, theirs));
    }
  }
}

export const processSuite: Suite = {
  name: 'processes',
  summary: 'every workload as a whole process, by puzzlec and by the peers that are installed',
  parts: table.map(({ id }) => id),
  run,
};
