// Every answer of clauses, found by MiniSat: what the tests compare with brute force.
import { models, openGroups } from '../../../src/backends/sat/enumeration.ts';
import { Solver } from '../../../src/backends/sat/solver.ts';
import type { Cnf } from '../../../src/encode/cnf.ts';
import type { Encoding } from '../../../src/encode/encoding.ts';
import type { SatLiteral, SatModel } from '../../../src/encode/literal.ts';
import type { VarId } from '../../../src/model/expression.ts';

/** What `read` makes of every model, one for each choice of the groups' literals. */
export async function modelsOf<T>(
  cnf: Cnf,
  groups: readonly (readonly SatLiteral[])[],
  read: (model: SatModel) => T,
): Promise<readonly T[]> {
  if (cnf.contradiction) return [];
  const solver = new Solver(cnf, 0);
  const found: T[] = [];
  for await (const model of models(cnf, solver, openGroups(cnf, groups))) found.push(read(model));
  await solver.close(false);
  return found;
}

/** The answers on the first `count` variables, each once, as sorted text. */
export async function answersOf(
  encoding: Encoding,
  count: number = encoding.flat.variables.length,
): Promise<readonly string[]> {
  const keys = Array.from({ length: count }, (_, id) => id as VarId);
  const found = await modelsOf(encoding.cnf, encoding.groups(keys), (model) =>
    encoding.read(model, count).join(),
  );
  return found.toSorted();
}
