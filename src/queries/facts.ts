// What is the same in every solution: the backbone.
//
// A value can only be one of the facts if it is that of the first solution. All that are left are asked for at once: is
// there a solution that differs in at least one of them? It takes those away that differ; if there is none, the rest are
// facts. (The "chunk" method at its largest, as in Janota, Lynce and Marques-Silva 2015.)
import { openModel } from '../answers/open-model.ts';
import { type Outcome, outcomeOfAbort } from '../answers/solution.ts';
import type { VarId } from '../model/expression.ts';
import type { Assignment } from '../model/model.ts';
import type { Field, Puzzle, Value } from '../puzzles/puzzle.ts';
import { isSearched, optimalModel, type SolvingSettings, solutions } from '../solve.ts';

export interface FactsResult {
  readonly status: 'sat' | 'unsat' | 'unknown';
  /** Names of quantities with the value that they have in every solution. */
  readonly facts: Readonly<Record<string, Value>>;
  readonly outcome: Outcome;
}

/**
 * The facts about the quantities of the puzzle, or of the answer keys where a file names some. With an objective: what is
 * the same in every optimal solution.
 */
export async function facts(puzzle: Puzzle, settings: SolvingSettings = {}): Promise<FactsResult> {
  if (isSearched(puzzle, settings)) return factsOfEach(puzzle, settings);
  const target = await optimalModel(puzzle, settings);
  if ('outcome' in target) {
    const status = target.outcome === 'complete' ? 'unsat' : 'unknown';
    return { status, facts: {}, outcome: target.outcome };
  }
  const fields = fieldsOf(puzzle);
  const keys = [...new Set(fields.flatMap(({ variables }) => variables))];
  const model = { ...target.model, answer: keys };
  const { session } = await openModel(model, settings);
  await using open = session;
  const { signal } = settings;
  let backbone: ReadonlySet<VarId> | undefined;
  let first: Assignment = [];
  for (;;) {
    const verdict = await open.check({ signal });
    if (verdict.status === 'unknown') {
      return { status: 'unknown', facts: {}, outcome: outcomeOfAbort(signal) };
    }
    if (verdict.status === 'unsat') break;
    const { assignment } = verdict;
    if (!backbone) first = assignment;
    const left: readonly VarId[] = backbone ? [...backbone] : keys;
    backbone = new Set(left.filter((id) => assignment[id] === first[id]));
    open.block([...backbone], first);
  }
  if (!backbone) return { status: 'unsat', facts: {}, outcome: 'complete' };
  const fixed = backbone;
  const known = fields.filter(({ variables }) => variables.every((id) => fixed.has(id)));
  return {
    status: 'sat',
    facts: Object.fromEntries(known.map((field) => [field.name, field.read(first)])),
    outcome: 'complete',
  };
}

/** Of a puzzle that has a search of its own: what each solution leaves of the facts. */
async function factsOfEach(puzzle: Puzzle, settings: SolvingSettings): Promise<FactsResult> {
  const stream = solutions(puzzle, settings);
  let known: Readonly<Record<string, Value>> | undefined;
  for await (const { assignment } of stream) {
    const read = fieldsOf(puzzle).map((field) => [field.name, field.read(assignment)] as const);
    const before = known;
    const same = read.filter(
      ([name, value]) => !before || JSON.stringify(before[name]) === JSON.stringify(value),
    );
    known = Object.fromEntries(same);
  }
  const outcome = await stream.outcome;
  if (outcome !== 'complete') return { status: 'unknown', facts: {}, outcome };
  return { status: known ? 'sat' : 'unsat', facts: known ?? {}, outcome };
}

/** The smallest quantities that have names: cells rather than grids. */
function fieldsOf(puzzle: Puzzle): readonly Field[] {
  const fields = puzzle.keys ? keyed(puzzle, puzzle.keys) : puzzle.fields;
  return fields.flatMap(leaves);
}

function keyed(puzzle: Puzzle, keys: readonly string[]): readonly Field[] {
  return keys.flatMap((key) => {
    const field = puzzle.field(key);
    return field.ok ? [field.value] : [];
  });
}

/** The smallest quantities with a name that make up a field: cells rather than grids. */
export function leaves(field: Field): readonly Field[] {
  return field.parts ? field.parts().flatMap(leaves) : [field];
}
