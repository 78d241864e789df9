// What a spec is expected to answer, as written in the file beside it, and what puzzlec answers.
//
// `NAME.expect.yaml` holds a list of runs. A run gives options (set, project, minimize, maximize) and what comes out:
// the status, the count, the solutions in canonical order (up to fifty; else a hash of them), the drawing of the first.
// `atLeast: N` stops after N solutions; `one: true` asks for a single one,
// `all: true` for every optimal one where there is an objective. `skip: {z3: reason}` leaves a backend out.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { BackendName } from '../../src/backends/backend.ts';
import { type CompileOptions, compile } from '../../src/compile.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { solutions, solve } from '../../src/solve.ts';

export interface RunOptions {
  readonly set?: Readonly<Record<string, unknown>>;
  readonly project?: readonly string[];
  readonly minimize?: string;
  readonly maximize?: string;
  readonly atLeast?: number;
  readonly one?: boolean;
  /** Every optimal answer of a puzzle with an objective; without it the optimum alone is looked at. */
  readonly all?: boolean;
  /** Backends left out, each with the reason. */
  readonly skip?: Partial<Readonly<Record<BackendName, string>>>;
}

export interface RunResult {
  readonly status?: 'sat' | 'unsat' | 'optimal';
  readonly objective?: number | string;
  readonly count?: number;
  readonly solutions?: readonly object[];
  readonly hash?: string;
  readonly picture?: string;
}

export interface Run extends RunOptions, RunResult {}

const listed = 50;

/** The specs below a folder that are puzzles to be solved, as paths. */
export function specFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'errors' ? [] : specFiles(path);
      const isSpec = /\.(yaml|sugar|csp|cnf)$/.test(entry.name) && !/\.expect\./.test(entry.name);
      return isSpec ? [path] : [];
    })
    .sort();
}

function expectationPath(spec: string): string {
  return `${spec.slice(0, -extname(spec).length)}.expect.yaml`;
}

export function readRuns(spec: string): readonly Run[] | undefined {
  const path = expectationPath(spec);
  if (!existsSync(path)) return undefined;
  const text: { readonly runs: readonly Run[] } = parse(readFileSync(path, 'utf8'));
  return text.runs;
}

export function writeRuns(spec: string, runs: readonly Run[]): void {
  const note =
    '# What the puzzle beside this file answers, on every backend. UPDATE_GOLDENS=1 npm test rewrites it.\n';
  writeFileSync(expectationPath(spec), note + stringify({ runs }, { lineWidth: 0 }));
}

export function optionsOf(run: Run): RunOptions {
  const { status, objective, count, solutions: list, hash, picture, ...options } = run;
  return options;
}

export function resultOf(run: Run): RunResult {
  const { set, project, minimize, maximize, atLeast, one, all, skip, ...result } = run;
  return result;
}

export async function puzzleOf(spec: string, options: RunOptions = {}): Promise<Puzzle> {
  const { set = {}, project, minimize, maximize } = options;
  const settings = Object.entries(set).map(([name, value]) => ({ name, text: String(value) }));
  const compileOptions: CompileOptions = {
    settings,
    minimize,
    maximize,
    ...(project ? { project } : {}),
  };
  const { puzzle } = await compile(
    { name: spec, text: readFileSync(spec, 'utf8') },
    compileOptions,
  );
  if (!puzzle.ok) throw new Error(`${spec}: ${puzzle.diagnostics.map(({ message }) => message)}`);
  return puzzle.value;
}

/** What a backend answers. Every answer is checked against the model on the way. */
export async function answer(
  spec: string,
  options: RunOptions,
  backend: BackendName,
): Promise<RunResult> {
  const puzzle = await puzzleOf(spec, options);
  const wantsBest = puzzle.model.objective && options.atLeast === undefined && !options.all;
  if (options.one || wantsBest) {
    const { status, solution } = await solve(puzzle, { backend });
    if (status === 'unknown') throw new Error(`${backend} has no answer for ${spec}`);
    const objective = solution?.objective;
    return {
      status,
      ...(objective === undefined ? {} : { objective: plain(objective) }),
    };
  }
  return everyAnswer(puzzle, options, backend);
}

async function everyAnswer(
  puzzle: Puzzle,
  { atLeast }: RunOptions,
  backend: BackendName,
): Promise<RunResult> {
  const limit = atLeast === undefined ? {} : { limit: atLeast };
  const found = [];
  for await (const solution of solutions(puzzle, { backend, ...limit })) found.push(solution);
  const { answer: keys } = puzzle.model;
  found.sort((a, b) => {
    const key = keys.find((id) => a.assignment[id] !== b.assignment[id]);
    return key === undefined ? 0 : (a.assignment[key] ?? 0) - (b.assignment[key] ?? 0);
  });
  const lines = found.map(({ values }) => JSON.stringify(values));
  const distinct = new Set(lines);
  if (distinct.size !== lines.length) throw new Error(`${backend} gave an answer twice`);
  const [first] = found;
  const status = first ? 'sat' : 'unsat';
  if (atLeast !== undefined) return { status };
  const picture =
    first && !puzzle.projectedFrom
      ? { picture: puzzle.draw(first.assignment, { color: false, width: 100 }) }
      : {};
  return lines.length <= listed
    ? { status, count: lines.length, solutions: lines.map((line) => JSON.parse(line)), ...picture }
    : { status, count: lines.length, hash: hashOf(lines), ...picture };
}

function plain(value: number | bigint): number | string {
  return typeof value === 'number' ? value : String(value);
}

function hashOf(lines: readonly string[]): string {
  return createHash('sha256')
    .update([...lines].sort().join('\n'))
    .digest('hex')
    .slice(0, 16);
}
