// Constraints over graphs, permutations and schedules, as formulas. Nodes and places count from 0.
import type { Edge } from '../model/constraints/connected.ts';
import * as make from '../model/construct.ts';
import type { IntExpr } from '../model/expression.ts';
import { sameLength } from './functions.ts';
import { PuzzleError } from './puzzle-error.ts';
import { type Formula, formula, type Logical, mixed, type Numeric, whole } from './terms.ts';

/**
 * Each node's successor: together one round trip through all nodes. With `sub`, nodes may be left out (they are their
 * own successors).
 *
 * @example
 * circuit(next) // next[i] is where the tour goes from i
 */
export function circuit(
  successors: readonly Numeric[],
  { sub = false }: { readonly sub?: boolean } = {},
): Formula {
  return formula(
    (...parts) => make.constraint({ kind: 'circuit', successors: parts, sub }),
    ...successors,
  );
}

/**
 * Two permutations undo each other: `left[i]` is `j` exactly where `right[j]` is `i`.
 *
 * @example
 * inverse(husbandOf, wifeOf)
 */
export function inverse(left: readonly Numeric[], right: readonly Numeric[]): Formula {
  sameLength('inverse', left, right);
  return formula(
    (...parts) =>
      make.constraint({
        kind: 'inverse',
        left: parts.slice(0, left.length),
        right: parts.slice(left.length),
      }),
    ...left,
    ...right,
  );
}

function checkEdges(what: string, edges: readonly Edge[], size: number): void {
  for (const node of edges.flat()) {
    if (whole(node) >= 0 && node < size) continue;
    throw new PuzzleError(`${what}: there is no node ${node}: they are 0..${size - 1}`);
  }
}

/**
 * The nodes that are true hang together by edges between true ones. None or one is fine.
 *
 * @example
 * connected([a, b, c], [[0, 1], [1, 2]])
 */
export function connected(nodes: readonly Logical[], edges: readonly Edge[]): Formula {
  checkEdges('connected', edges, nodes.length);
  return mixed([], nodes, (_, vertices) =>
    make.constraint({ kind: 'connected', vertices, edges: edges.map(([a, b]) => [a, b]) }),
  );
}

/**
 * Cut edges divide a graph into regions, and no edge within a region is cut.
 * @param sizes for each node the size of its region; undefined where that is open
 * @param cuts for each edge whether it is cut
 *
 * @example
 * graphDivision([3, undefined, undefined], [[0, 1], [1, 2]], [wall1, wall2])
 */
export function graphDivision(
  sizes: readonly (Numeric | undefined)[],
  edges: readonly Edge[],
  cuts: readonly Logical[],
): Formula {
  checkEdges('graphDivision', edges, sizes.length);
  sameLength('graphDivision', edges, cuts);
  const known = sizes.filter((size) => size !== undefined);
  return mixed(known, cuts, (terms, formulas) => {
    const rest = terms.values();
    return make.constraint({
      kind: 'graph-division',
      sizes: sizes.map((size) => (size === undefined ? undefined : rest.next().value)),
      edges: edges.map(([a, b]) => [a, b]),
      cuts: formulas,
    });
  });
}

/** A task of a schedule. It runs from `start` up to but not including `start + duration`. */
export interface Task {
  readonly start: Numeric;
  readonly duration: Numeric;
  /** How much it takes of what is scarce, for {@link cumulative}; 1 by default. */
  readonly height?: Numeric;
}

/**
 * At each time, what the running tasks take together is at most the limit.
 *
 * @example
 * cumulative(jobs.map((start, i) => ({ start, duration: 2, height: load[i] })), 4)
 */
export function cumulative(tasks: readonly Task[], limit: Numeric): Formula {
  const figures = tasks.flatMap(({ start, duration, height = 1 }) => [start, duration, height]);
  return formula(
    (bound = zero, ...parts) =>
      make.constraint({
        kind: 'cumulative',
        tasks: tasks.map((_, i) => {
          const [origin = zero, duration = zero, height = zero] = parts.slice(3 * i, 3 * i + 3);
          return { origin, duration, end: undefined, height };
        }),
        limit: bound,
      }),
    limit,
    ...figures,
  );
}

const zero: IntExpr = make.constant(0);

/**
 * No two tasks overlap. A task of length 0 may lie anywhere.
 *
 * @example
 * disjunctive([{ start: a, duration: 3 }, { start: b, duration: 2 }])
 */
export function disjunctive(tasks: readonly Task[]): Formula {
  const figures = tasks.flatMap(({ start, duration }) => [start, duration]);
  return formula(
    (...parts) =>
      make.constraint({
        kind: 'disjunctive',
        tasks: tasks.map((_, i) => {
          const [origin = zero, duration = zero] = parts.slice(2 * i, 2 * i + 2);
          return { origin, duration };
        }),
      }),
    ...figures,
  );
}
