// Is there exactly one solution? A proof, or two solutions, where they differ, and what could be swapped in them.
import { type Outcome, outcomeOfAbort, type Solution, type Values } from '../answers/solution.ts';
import type { VarId } from '../model/expression.ts';
import type { Assignment } from '../model/model.ts';
import type { Field, Puzzle } from '../puzzles/puzzle.ts';
import { optimalModel, type SolvingSettings, solutions } from '../solve.ts';
import { Stopped } from './ask.ts';
import { leaves } from './facts.ts';
import { interchangeable } from './interchangeable.ts';

export interface UniqueResult<V = Values> {
  /** `unknown`: the search was stopped before it was clear. */
  readonly status: 'unique' | 'multiple' | 'unsat' | 'unknown';
  /** None, the only one, or two different ones; one also where it is not known whether there are more. */
  readonly solutions: readonly Solution<V>[];
  /** Names of the quantities that differ between the two; of a grid, its cells. */
  readonly differ: readonly string[];
  /** Names of those that are the same in both. */
  readonly same: readonly string[];
  /** Groups of quantities, such as letters, that can swap their values in every solution. */
  readonly interchangeable: readonly (readonly string[])[];
  /** Variables whose values differ between the two, for drawing them. */
  readonly marked: ReadonlySet<VarId>;
  /** `complete`, unless the search was stopped: before there was an answer, or before all was known of what can be swapped. */
  readonly outcome: Outcome;
}

const nothing = { differ: [], same: [], interchangeable: [], marked: new Set<VarId>() } as const;

/** The order of `--sort`. */
function compareAssignments(a: Assignment, b: Assignment, answer: readonly VarId[]): number {
  const id = answer.find((each) => a[each] !== b[each]);
  return id === undefined ? 0 : (a[id] ?? 0) - (b[id] ?? 0);
}

/** Looks for two solutions and stops there. With an objective it is the optimal ones that count. */
export async function unique(
  puzzle: Puzzle,
  settings: SolvingSettings = {},
): Promise<UniqueResult> {
  const stream = solutions(puzzle, { ...settings, limit: 2 });
  const found: Solution[] = [];
  for await (const solution of stream) found.push(solution);
  const outcome = await stream.outcome;
  found.sort((a, b) => compareAssignments(a.assignment, b.assignment, puzzle.model.answer));
  const [first, second] = found;
  if (!first || !second) {
    const decided = first ? 'unique' : 'unsat';
    const status = outcome === 'complete' ? decided : 'unknown';
    return { ...nothing, status, solutions: found, outcome };
  }
  const fields = puzzle.fields.flatMap(leaves);
  const isSame = ({ read }: Field): boolean =>
    JSON.stringify(read(first.assignment)) === JSON.stringify(read(second.assignment));
  const names = (list: readonly Field[]): readonly string[] => list.map(({ name }) => name);
  const result = {
    status: 'multiple',
    solutions: found,
    differ: names(fields.filter((field) => !isSame(field))),
    same: names(fields.filter(isSame)),
    marked: new Set(
      [...puzzle.model.variables.keys()].filter(
        (id) => first.assignment[id] !== second.assignment[id],
      ) as VarId[],
    ),
  } as const;
  try {
    const groups = await swappable(puzzle, found, settings);
    return { ...result, interchangeable: groups, outcome: 'complete' };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { ...result, interchangeable: [], outcome: outcomeOfAbort(settings.signal) };
  }
}

/** The names of those peers that are interchangeable, in groups. */
async function swappable(
  puzzle: Puzzle,
  found: readonly Solution[],
  settings: SolvingSettings,
): Promise<readonly (readonly string[])[]> {
  const peers = puzzle.peers?.() ?? [];
  const target = peers.length > 0 ? await optimalModel(puzzle, settings) : undefined;
  if (!target) return [];
  if ('outcome' in target) throw new Stopped();
  const known = found.map(({ assignment }) => assignment);
  const groups: (readonly string[])[] = [];
  for (const fields of peers) {
    const names = new Map(
      fields.flatMap(({ name, variables: [id] }) =>
        id === undefined ? [] : [[id, name] as const],
      ),
    );
    for (const group of await interchangeable(target.model, [...names.keys()], known, settings)) {
      groups.push(group.flatMap((id) => names.get(id) ?? []));
    }
  }
  return groups;
}
