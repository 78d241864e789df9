// Which backend `auto` takes, and why.
//
// The native engine starts at once, counts without listing and is the fastest by far wherever propagation does most of the
// work, so it is the rule. The exceptions are what was measured to be otherwise (bench/, docs/performance.md):
// - Variables of more values than propagation can walk through, where sums tie them together: arithmetic by cuts and
//   simplex is Z3's field.
// - Large squares of permutations (sudokus of 25, quasigroups) and long lists of clauses: what is learnt from failures
//   counts for more there than what is propagated, and MiniSat learns.
import { domainOfRanges } from '../model/domain.ts';
import type { BoolExpr, VarId } from '../model/expression.ts';
import type { Model } from '../model/model.ts';
import type { BackendName } from './backend.ts';

export interface Choice {
  readonly name: BackendName;
  /** For `--stats`. */
  readonly reason: string;
}

/** From so many values on a variable is more than propagation should halve its way through. */
const manyValues = 500_000;

/** From so many open variables on a square of permutations is large: a sudoku of order 16 is about even. */
const manyCells = 200;

/** From so many clauses on, if nearly everything is a clause, learning pays. */
const manyClauses = 300;
const nearlyAll = 0.9;

/** The backend for a presolved model. */
export function chooseBackend(model: Model): Choice {
  const rule = rules.find(({ applies }) => applies(model));
  return rule ?? { name: 'native', reason: 'the rule' };
}

const rules: readonly (Choice & { readonly applies: (model: Model) => boolean })[] = [
  { name: 'z3', reason: 'sums of large numbers', applies: hasLargeSums },
  { name: 'sat', reason: 'a large square of permutations', applies: isLargeSquare },
  { name: 'sat', reason: 'nearly all of it is clauses', applies: isClauses },
];

/** Whether a model is one where learning from failures counts for more than propagation. */
export function isForLearning(model: Model): boolean {
  return isLargeSquare(model) || isClauses(model);
}

function hasLargeSums({ variables, assertions }: Model): boolean {
  const isLarge = variables.some(({ domain }) => domain.size > manyValues);
  return isLarge && assertions.some(({ formula }) => formula.kind === 'compare');
}

/** Whether many variables are each in two permutations or more. */
function isLargeSquare({ variables, assertions }: Model): boolean {
  if (variables.length < manyCells) return false;
  const count = new Uint32Array(variables.length);
  for (const { formula } of assertions) {
    for (const id of permutationOf(formula, variables)) count[id] = (count[id] ?? 0) + 1;
  }
  return count.filter((each) => each > 1).length >= manyCells;
}

/** The variables of a constraint that they are all different, if they have no more values than they are. */
function permutationOf(formula: BoolExpr, variables: Model['variables']): readonly VarId[] {
  if (formula.kind !== 'constraint' || formula.constraint.kind !== 'all-different') return [];
  const { terms } = formula.constraint;
  const ids = terms.flatMap((term) => (term.kind === 'variable' ? [term.id] : []));
  const domains = ids.map((id) => (variables[id] as Model['variables'][number]).domain);
  if (domains.some(({ size }) => size > ids.length)) return [];
  const { size } = domainOfRanges(domains.flatMap(({ ranges }) => ranges));
  return size <= ids.length ? ids : [];
}

const clauseKinds: ReadonlySet<BoolExpr['kind']> = new Set(['or', 'boolean', 'not']);

function isClauses({ assertions }: Model): boolean {
  if (assertions.length < manyClauses) return false;
  const clauses = assertions.filter(({ formula }) => clauseKinds.has(formula.kind));
  return clauses.length >= nearlyAll * assertions.length;
}
