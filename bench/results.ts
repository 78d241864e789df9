// Gathers the results of a run and writes them down: each run as a file of JSON lines, the last full one as the last.
import { execFileSync } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { dirname, join } from 'node:path';
import { peers } from './peers/index.ts';
import { buildFolder, repository } from './places.ts';
import type { BenchRecord, RunRecord } from './records.ts';
import { performancePages } from './report/page.ts';
import { versionOf } from './suites/processes.ts';

/** The last complete run, from which the page is made; the one with what takes very long has its own. */
const lastRuns = { brief: 'bench/results/last.jsonl', full: 'bench/results/last-full.jsonl' };

function git(...words: readonly string[]): string {
  return execFileSync('git', words, { cwd: repository, encoding: 'utf8' }).trim();
}

function runRecord(revision: string | undefined, full: boolean): RunRecord {
  const manifest = createRequire(import.meta.url);
  const packages = ['z3-solver', 'logic-solver', 'yaml'];
  const found = peers.map((peer) => [peer.name, versionOf(peer)] as const);
  const isChanged = !revision && git('status', '--porcelain', 'src') !== '';
  return {
    kind: 'run',
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    revision: `${git('rev-parse', '--short=12', revision ?? 'HEAD')}${isChanged ? '+' : ''}`,
    machine: {
      processor: cpus()[0]?.model ?? 'unknown',
      cores: cpus().length,
      gigabytes: Math.round(totalmem() / 2 ** 30),
      system: `${type()} ${release()}`,
      load: Math.round(10 * (loadavg()[0] ?? 0)) / 10,
    },
    versions: {
      node: process.versions.node,
      ...Object.fromEntries(
        packages.map((name) => [name, manifest(`${name}/package.json`).version]),
      ),
      ...Object.fromEntries(found.filter(([, version]) => version !== undefined)),
    },
    missing: found.filter(([, version]) => version === undefined).map(([name]) => name),
    full,
  };
}

export function readResults(path: string): readonly BenchRecord[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Writes the pages that the last complete run is told in. */
export function writePages(full: boolean): void {
  const results = readResults(join(repository, full ? lastRuns.full : lastRuns.brief));
  for (const [name, content] of performancePages(results)) {
    mkdirSync(dirname(join(repository, name)), { recursive: true });
    writeFileSync(join(repository, name), content);
  }
}

export class Results {
  readonly #records: BenchRecord[];
  readonly #began = Date.now();

  /** The file of this run, to which each result is written at once. */
  readonly #path: string;
  readonly #full: boolean;

  constructor(revision: string | undefined, full: boolean) {
    this.#full = full;
    this.#records = [];
    const folder = join(buildFolder, 'results');
    mkdirSync(folder, { recursive: true });
    const name = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
    this.#path = join(folder, `${name}.jsonl`);
    this.add(runRecord(revision, full));
  }

  add(record: BenchRecord): void {
    this.#records.push(record);
    appendFileSync(this.#path, `${JSON.stringify(record)}\n`);
  }

  /** Wrong answers and failures of puzzlec itself. */
  get faults(): number {
    return this.#records.filter(
      (record) =>
        'ending' in record &&
        (record.ending === 'wrong' || record.ending === 'failed') &&
        !(record.kind === 'process' && !record.program.startsWith('puzzlec')),
    ).length;
  }

  /** Writes everything down, and says where. A complete run becomes the last one, and the page is made of it. */
  finish(complete: boolean): string {
    const minutes = ((Date.now() - this.#began) / 60_000).toFixed(1);
    const path = this.#path.slice(repository.length + 1);
    const said = `${this.#records.length - 1} results in ${minutes} minutes, in ${path}`;
    if (!complete) return said;
    const kept = this.#full ? lastRuns.full : lastRuns.brief;
    copyFileSync(this.#path, join(repository, kept));
    writePages(this.#full);
    return `${said}\n${kept} and the pages made of it are written`;
  }
}
