// Every answer of clauses, found by MiniSat in this thread: what the tests compare with brute force.
import type { Cnf } from '../../../src/encode/cnf.ts';
import type { Encoding } from '../../../src/encode/encoding.ts';
import { always, isTrue, type SatLiteral, type SatModel } from '../../../src/encode/literal.ts';
import type { VarId } from '../../../src/model/expression.ts';

/** What the tests use of the JavaScript that runs in the worker. */
interface SolverModule {
  loadSolver(ahead: boolean): void;
  readonly MiniSat: new (settings: {
    readonly heapBytes: number;
    readonly seed: number;
  }) => {
    add(clauses: Int32Array, variables: number): void;
    solve(assumption: number): Uint8Array | undefined;
  };
}

const url = new URL('../../../src/backends/sat/minisat-solver.js', import.meta.url);
const { loadSolver, MiniSat }: SolverModule = await import(url.href);
loadSolver(true);

/** What `read` makes of every model, one for each choice of the groups' literals. */
export function modelsOf<T>(
  cnf: Cnf,
  groups: readonly (readonly SatLiteral[])[],
  read: (model: SatModel) => T,
): readonly T[] {
  if (cnf.contradiction) return [];
  try {
    return walk(cnf, groups, read, 16 << 20);
  } catch (error) {
    // What the solver throws when its heap is full.
    if (typeof error !== 'string') throw error;
    return walk(cnf, groups, read, 256 << 20);
  }
}

function walk<T>(
  cnf: Cnf,
  groups: readonly (readonly SatLiteral[])[],
  read: (model: SatModel) => T,
  heapBytes: number,
): readonly T[] {
  const solver = new MiniSat({ heapBytes, seed: 0 });
  solver.add(cnf.clauses(), cnf.variables);
  const found: T[] = [];
  for (;;) {
    const model = solver.solve(0);
    if (!model) return found;
    found.push(read(model));
    const chosen = groups.map((group) => group.filter((literal) => isTrue(model, literal)));
    // Each group has exactly one true literal, which is what blocking relies on.
    if (chosen.some(({ length }) => length !== 1)) throw new Error('a group without a choice');
    const clause = chosen.flat().filter((literal) => cnf.value(literal) !== always);
    if (clause.length === 0) return found;
    const blocked = [...clause.map((literal) => -literal), 0];
    solver.add(Int32Array.from(blocked), cnf.variables);
  }
}

/** The answers on the first `count` variables, each once, as sorted text. */
export function answersOf(
  encoding: Encoding,
  count: number = encoding.flat.variables.length,
): readonly string[] {
  const keys = Array.from({ length: count }, (_, id) => id as VarId);
  const groups = encoding.groups(keys);
  return modelsOf(encoding.cnf, groups, (model) => encoding.read(model, count).join()).toSorted();
}
