// The meaning of the constraints on graphs, tours and words, straight from the description of the language: for
// sugar-interpreter.ts.
import type { Evaluator, Meaning } from './sugar-constraints.ts';
import { type Expression, listOf, wordOf } from './sugar-expression.ts';

function numbers(list: Expression | undefined, ask: Evaluator): readonly number[] {
  return listOf(list).map((part) => Number(ask.term(part)));
}

const digits = (parts: readonly Expression[]): readonly number[] =>
  parts.map((part) => Number(wordOf(part)));

/** Numbers and pairs of bounds. */
function within(items: Expression | undefined, value: number): boolean {
  return listOf(items).some((item) => {
    if (typeof item === 'string') return Number(item) === value;
    const [low = 0, high = 0] = digits(item);
    return low <= value && value <= high;
  });
}

/** Every node follows one other; those that follow themselves are out, if that is allowed. */
function isTour(successors: readonly number[], mayBeOut: boolean): boolean {
  if (new Set(successors).size < successors.length) return false;
  if (successors.some((next) => !(next >= 0 && next < successors.length))) return false;
  const inside = successors.flatMap((next, node) => (mayBeOut && next === node ? [] : [node]));
  const [start] = inside;
  if (start === undefined) return true;
  const met = new Set<number>();
  for (let node = start; !met.has(node); node = successors[node] ?? start) met.add(node);
  return met.size === inside.length;
}

const tour =
  (mayBeOut: boolean): Meaning =>
  (args, ask) =>
    isTour(
      args.map((part) => Number(ask.term(part))),
      mayBeOut,
    );

/** Which vertices are reached from each, by the edges that may be used. */
function components(
  size: number,
  edges: readonly (readonly number[])[],
): readonly ReadonlySet<number>[] {
  return Array.from({ length: size }, (_, start) => {
    const reached = new Set([start]);
    for (const v of reached) {
      for (const [a = 0, b = 0] of edges) {
        if (a === v) reached.add(b);
        if (b === v) reached.add(a);
      }
    }
    return reached;
  });
}

function pairs(flat: readonly number[]): readonly (readonly number[])[] {
  return flat.flatMap((value, i) => (i % 2 === 0 ? [[value, flat[i + 1] ?? 0]] : []));
}

function connected([n, , ...rest]: readonly Expression[], ask: Evaluator): boolean {
  const size = Number(n);
  const chosen = rest.slice(0, size).map((part) => ask.formula(part));
  const edges = pairs(digits(rest.slice(size))).filter((ends) => ends.every((v) => chosen[v]));
  const first = chosen.indexOf(true);
  const reached = components(size, edges)[first];
  return first < 0 || chosen.every((is, v) => !is || reached?.has(v));
}

function division([n, m, ...rest]: readonly Expression[], ask: Evaluator): boolean {
  const [size, count] = [Number(n), Number(m)];
  const edges = pairs(digits(rest.slice(size, size + 2 * count)));
  const cuts = rest.slice(size + 2 * count).map((part) => ask.formula(part));
  const sizes = rest.slice(0, size).map((part) => (part === '*' ? undefined : ask.term(part)));
  const regions = components(
    size,
    edges.filter((_, i) => !cuts[i]),
  );
  return (
    edges.every(([a = 0, b = 0], i) => cuts[i] === !regions[a]?.has(b)) &&
    sizes.every((wanted, v) => wanted === undefined || wanted === BigInt(regions[v]?.size ?? 0))
  );
}

function cardinality(
  terms: Expression | undefined,
  pairsOfCounts: Expression | undefined,
  ask: Evaluator,
): {
  readonly values: readonly number[];
  readonly listed: readonly number[];
  readonly holds: boolean;
} {
  const values = numbers(terms, ask);
  const occurrences = listOf(pairsOfCounts).map((pair) => numbers(pair, ask));
  return {
    values,
    listed: occurrences.map(([value = 0]) => value),
    holds: occurrences.every(
      ([value, count]) => values.filter((each) => each === value).length === count,
    ),
  };
}

export const structureMeanings: Readonly<Record<string, Meaning>> = {
  circuit: tour(true),
  hamiltonian: tour(false),
  inverse: ([left, right], ask) => {
    const [a, b] = [numbers(left, ask), numbers(right, ask)];
    return a.every((place, i) => b[place] === i) && b.every((place, i) => a[place] === i);
  },
  regular: ([terms, rows, start = '', accepting], ask) => {
    let state = Number(wordOf(start));
    for (const symbol of numbers(terms, ask)) {
      const row = listOf(listOf(rows)[state - 1]);
      state = Number(row[symbol - 1] ?? 0);
      if (state === 0) return false;
    }
    return within(accepting, state);
  },
  'graph-active-vertices-connected': connected,
  'graph-division': division,
  alldifferent_except: ([terms, except], ask) => {
    const values = numbers(terms, ask).filter((value) => !within(except, value));
    return new Set(values).size === values.length;
  },
  global_cardinality_closed: ([terms, counts], ask) => {
    const { values, listed, holds } = cardinality(terms, counts, ask);
    return holds && values.every((value) => listed.includes(value));
  },
  global_cardinality_with_costs: ([terms, counts, triples, cost = ''], ask) => {
    const { values, listed, holds } = cardinality(terms, counts, ask);
    const wanted = Number(ask.term(cost));
    const sum = listOf(triples)
      .map((triple) => digits(listOf(triple)))
      .filter(([i = 0, j = 0]) => values[i - 1] === listed[j - 1])
      .reduce((total, [, , weight = 0]) => total + weight, 0);
    return holds && sum === wanted;
  },
};
