// Solvers on what puzzlec compiles: minisat and cadical on its CNF, z3 on its SMT-LIB.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Workload } from '../workloads/workload.ts';
import type { Peer, Run } from './peer.ts';
import { peerPuzzles } from './puzzles.ts';

const firstOnly = 'the first solution only';

/** What `puzzlec compile` prints; undefined where it does not, such as for an objective. */
function compiled(
  { text, settings = [] }: Workload,
  station: 'cnf' | 'smt2',
  product: string,
): string | undefined {
  const set = settings.flatMap(({ name, text: value }) => ['--set', `${name}=${value}`]);
  const words = ['compile', '-', '--from', 'yaml', '--to', station, '--quiet', ...set];
  try {
    return execFileSync(process.execPath, [join(product, 'dist/cli/main.js'), ...words], {
      input: text(),
      encoding: 'utf8',
      maxBuffer: 2 ** 29,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

function solution(question: Workload['question'], output: string): string | undefined {
  if (/\bUNSATISFIABLE\b|^unsat$/m.test(output)) return question === 'count' ? '0' : 'none';
  return /\bSATISFIABLE\b|^sat$/m.test(output) ? 'found' : undefined;
}

function solver(station: 'cnf' | 'smt2', command: readonly [string, ...string[]]): Peer['run'] {
  const texts = new Map<string, string | undefined>();
  return (workload, product): Run | undefined => {
    const { id, question, project } = workload;
    if (question === 'optimum' || project || !peerPuzzles.has(id)) return undefined;
    const file = `puzzle.${station}`;
    if (!texts.has(id)) texts.set(id, compiled(workload, station, product));
    const text = texts.get(id);
    if (text === undefined) return undefined;
    return {
      files: { [file]: text },
      command: [...command, file],
      answer: (output) => solution(question, output),
      ...(question === 'count' ? { less: firstOnly } : {}),
    };
  };
}

export const minisat: Peer = {
  name: 'minisat, our CNF',
  program: 'minisat',
  version: undefined,
  run: solver('cnf', ['minisat', '-verb=1']),
};

export const cadical: Peer = {
  name: 'cadical, our CNF',
  program: 'cadical',
  version: ['--version'],
  run: solver('cnf', ['cadical', '-q', '-n']),
};

export const z3: Peer = {
  name: 'z3, our SMT-LIB',
  program: 'z3',
  version: ['--version'],
  run: solver('smt2', ['z3']),
};
