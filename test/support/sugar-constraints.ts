// The meaning of Sugar's constraints, straight from the description of the language: for sugar-interpreter.ts.
import { compares, type Expression, isNumber, listOf, wordOf } from './sugar-expression.ts';

/** Who works out the arguments. */
export interface Evaluator {
  term(expression: Expression): bigint;
  formula(expression: Expression): boolean;
  /** The term at a place of a list, counted from 1. */
  element(index: Expression | undefined, list: Expression | undefined): bigint;
  isInteger(name: string): boolean;
}

export type Meaning = (args: readonly Expression[], ask: Evaluator) => boolean;

function termsOf(list: Expression | undefined, ask: Evaluator): readonly bigint[] {
  return listOf(list).map((part) => ask.term(part));
}

function pairsOf(list: Expression | undefined, ask: Evaluator): readonly (readonly bigint[])[] {
  return listOf(list).map((pair) => termsOf(pair, ask));
}

function holds(sign: Expression | undefined, a: bigint, b: bigint): boolean {
  return compares[wordOf(sign)]?.(a, b) ?? false;
}

/** Whether terms are one of the rows, in which `*` matches everything. */
export function listed(
  terms: readonly Expression[],
  rows: readonly Expression[],
  ask: Evaluator,
): boolean {
  const values = terms.map((part) => ask.term(part));
  return rows.some((row) =>
    values.every((value, i) => listOf(row)[i] === '*' || BigInt(wordOf(listOf(row)[i])) === value),
  );
}

/** A single list is one of terms, unless it begins with an operator and with no variable. */
function differentTerms(args: readonly Expression[], ask: Evaluator): readonly bigint[] {
  const [first] = args;
  if (typeof first !== 'object' || args.length !== 1) return args.map((part) => ask.term(part));
  const [head] = first;
  const isTerm = typeof head === 'string' && !isNumber(head) && !ask.isInteger(head);
  return isTerm ? [ask.term(first)] : termsOf(first, ask);
}

function before(left: readonly bigint[], right: readonly bigint[]): number {
  for (const [i, value] of left.entries()) {
    const other = right[i] ?? value;
    if (value !== other) return value < other ? -1 : 1;
  }
  return 0;
}

/** Judged at every time between the first start and the last end. */
function cumulative(list: readonly Expression[], limit: bigint, ask: Evaluator): boolean {
  const tasks = list.map((task) =>
    listOf(task).map((part) => (part === 'nil' ? undefined : ask.term(part))),
  );
  const consistent = tasks.every(
    ([o, d, e]) => o === undefined || d === undefined || e === undefined || o + d === e,
  );
  const runs = tasks.map(([o, d, e, height = 0n]) => ({
    start: o ?? (e ?? 0n) - (d ?? 0n),
    end: e ?? (o ?? 0n) + (d ?? 0n),
    height,
  }));
  const times = runs.flatMap(({ start, end }) => [Number(start), Number(end)]);
  for (let time = Math.min(...times); time < Math.max(...times); time++) {
    const running = runs.filter(({ start, end }) => start <= time && time < end);
    const load = running.reduce((sum, { height }) => sum + height, 0n);
    if (running.length > 0 && load > limit) return false;
  }
  return consistent;
}

export const constraintMeanings: Readonly<Record<string, Meaning>> = {
  alldifferent: (args, ask) => {
    const values = differentTerms(args, ask);
    return new Set(values).size === values.length;
  },
  weightedsum: ([list, sign, bound = ''], ask) => {
    const total = pairsOf(list, ask).reduce((sum, [w = 0n, t = 0n]) => sum + w * t, 0n);
    return holds(sign, total, ask.term(bound));
  },
  element: ([index, list, third = '', fourth], ask) => {
    const value = ask.element(index, list);
    if (fourth === undefined) return value === ask.term(third);
    return holds(third, value, ask.term(fourth));
  },
  nvalue: ([count = '', list], ask) => ask.term(count) === BigInt(new Set(termsOf(list, ask)).size),
  count: ([value = '', list, sign, bound = ''], ask) => {
    const wanted = ask.term(value);
    const found = termsOf(list, ask).filter((each) => each === wanted).length;
    return holds(sign, BigInt(found), ask.term(bound));
  },
  lex_less: ([left, right], ask) => before(termsOf(left, ask), termsOf(right, ask)) < 0,
  lex_lesseq: ([left, right], ask) => before(termsOf(left, ask), termsOf(right, ask)) <= 0,
  disjunctive: ([list], ask) => {
    const tasks = pairsOf(list, ask);
    return tasks.every(([o = 0n, d = 0n], i) =>
      tasks
        .slice(i + 1)
        .every(([p = 0n, e = 0n]) => d === 0n || e === 0n || o + d <= p || p + e <= o),
    );
  },
  cumulative: ([list, limit = ''], ask) => cumulative(listOf(list), ask.term(limit), ask),
  global_cardinality: ([list, pairs], ask) => {
    const terms = termsOf(list, ask);
    return pairsOf(pairs, ask).every(
      ([value, n]) => BigInt(terms.filter((term) => term === value).length) === n,
    );
  },
  in: ([term = '', items], ask) => {
    const value = ask.term(term);
    return listOf(items).some((item) =>
      typeof item === 'string'
        ? BigInt(item) === value
        : BigInt(wordOf(item[0])) <= value && value <= BigInt(wordOf(item[1])),
    );
  },
  'extension-supports': ([terms, rows], ask) => listed(listOf(terms), listOf(rows), ask),
  'extension-conflicts': ([terms, rows], ask) => !listed(listOf(terms), listOf(rows), ask),
};
