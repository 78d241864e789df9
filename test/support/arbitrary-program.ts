// Random programs of s-expressions over the whole language, as nested lists: every construct, nested and negated.
import fc from 'fast-check';
import {
  apply,
  type Expressions,
  listOf,
  several,
  small,
  structures,
} from './arbitrary-structure.ts';
import type { Expression } from './sugar-expression.ts';
import { meaningOf } from './sugar-meaning.ts';

/** How large the programs are. */
export interface ProgramSize {
  /** How deep a statement is nested. */
  readonly depth: number;
  /** At most so many formulas. */
  readonly formulas: number;
  /** Whether there are more variables than three integers and two booleans. */
  readonly more: boolean;
  /** Whether some programs have an objective, soft constraints, or a projection. */
  readonly goals: boolean;
}

interface Names {
  readonly integers: readonly string[];
  readonly booleans: readonly string[];
}

const sign = fc.constantFrom(...'= == != <= < >= > eq ne le lt ge gt'.split(' '));

const notZero = (expression: Expression): Expression => (expression === '0' ? '-3' : expression);

function terms(depth: number, names: Names): Expressions {
  const leaf = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...names.integers) }, small);
  if (depth === 0) return leaf;
  const term = terms(depth - 1, names);
  const formula = formulas(depth - 1, names);
  return fc.oneof(
    { weight: 2, arbitrary: leaf },
    apply('+ add', several(term, 0, 4)),
    apply('- sub', several(term, 1, 3)),
    apply('neg abs', several(term, 1, 1)),
    apply('* mul', several(term, 0, 3)),
    apply('/ div % mod', fc.tuple(term, term.map(notZero))),
    apply('pow', fc.tuple(leaf, leaf)),
    apply('min max', several(term, 1, 3)),
    apply('if', fc.tuple(formula, term, term)),
    apply('where', fc.tuple(term, formula)),
    apply('element', fc.tuple(term, several(term, 0, 3))),
  );
}

/** A task with at most one part left out. */
const tasks = (term: Expressions): fc.Arbitrary<Expression[]> =>
  several(
    fc
      .tuple(fc.nat(3), term, term, term, term)
      .map(([missing, ...parts]) =>
        parts.map((part, i) => (i === missing && i < 3 ? 'nil' : part)),
      ),
    0,
    3,
  );

function constraints(term: Expressions, names: Names): Expressions {
  const list = several(term, 0, 4);
  const pairs = listOf(fc.tuple(term, term), 3);
  const cell = fc.oneof({ weight: 4, arbitrary: small }, fc.constant('*'));
  // A list of terms whose first is a variable, which no head of a term can be.
  const plain = fc
    .tuple(fc.constantFrom(...names.integers), list)
    .map(([first, rest]) => [first, ...rest]);
  const equal = fc.tuple(term, term, term, term);
  return fc.oneof(
    apply(
      'alldifferent',
      list.filter((parts) => parts.length !== 1),
    ),
    apply('alldifferent', fc.tuple(plain)),
    apply('weightedsum wsum', fc.tuple(listOf(fc.tuple(small, term), 3), sign, term)),
    apply('element', fc.tuple(term, list, term)),
    apply('element', fc.tuple(term, list, sign, term)),
    apply('nvalue', fc.tuple(term, list)),
    apply('count', fc.tuple(term, list, sign, term)),
    apply(
      'lex_less lex_lesseq',
      equal.map(([a, b, c, d]) => [
        [a, b],
        [c, d],
      ]),
    ),
    apply('disjunctive', fc.tuple(pairs)),
    apply('cumulative', fc.tuple(tasks(term), term)),
    apply('global_cardinality', fc.tuple(list, pairs)),
    apply(
      'extension-supports extension-conflicts',
      fc.tuple(fc.tuple(term, term), several(fc.tuple(cell, cell), 0, 3)),
    ),
  );
}

/** Formulas nested up to a depth. */
function formulas(depth: number, names: Names): Expressions {
  const term = terms(Math.max(0, depth - 1), names);
  const compares = fc
    .tuple(sign, term, term)
    .map(([head, ...parts]): Expression => [head, ...parts]);
  const leaf = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...names.booleans) },
    { weight: 3, arbitrary: compares },
    fc.constantFrom('true', 'false'),
  );
  if (depth === 0) return leaf;
  const formula = formulas(depth - 1, names);
  return fc.oneof(
    { weight: 1, arbitrary: leaf },
    { weight: 2, arbitrary: compares },
    apply('not !', several(formula, 1, 1)),
    apply('and && or ||', several(formula, 0, 3)),
    apply('xor ^', several(formula, 0, 3)),
    apply('imp => iff', several(formula, 2, 2)),
    { weight: 3, arbitrary: constraints(term, names) },
    { weight: 2, arbitrary: structures(term, formula) },
    apply('near', fc.tuple(term, term)),
    apply('far', fc.tuple(term, term)),
    apply('small', fc.tuple(term)),
    apply('either', fc.tuple(formula, formula, term)),
    apply('sorted', fc.tuple(sign, term, term, term)),
  );
}

/** As it is written. */
export const textOf = (expression: Expression): string =>
  typeof expression === 'string' ? expression : `(${expression.map(textOf).join(' ')})`;

/** Variables, two tables, and macros over terms, formulas and signs that call each other. */
const preamble: readonly Expression[] = [
  ['int', 'a', '-1', '2'],
  ['int', 'b', '0', '3'],
  ['int', 'c', '1', '2'],
  ['bool', 'p'],
  ['bool', 'q'],
  ['relation', 'near', '2', ['supports', ['0', '1'], ['1', '*'], ['2', '3']]],
  ['relation', 'far', '2', ['conflicts', ['0', '0'], ['*', '2']]],
  ['predicate', ['either', 'f', 'g', 't'], ['xor', ['and', 'f', ['small', 't']], ['not', 'g']]],
  ['predicate', ['small', 't'], ['or', ['<', 't', '1'], ['near', 't', 'b']]],
  ['predicate', ['sorted', 'op', 't', 'u', 'v'], ['and', ['op', 't', 'u'], ['op', 'u', 'v']]],
];

const few: Names = { integers: ['a', 'b', 'c'], booleans: ['p', 'q'] };
const extra: readonly Expression[] = [
  ['int', 'd', ['-3', '0', ['2', '4']]],
  ['int', 'e', '2'],
  ['bool', 'r'],
];
const many: Names = { integers: [...few.integers, 'd', 'e'], booleans: [...few.booleans, 'r'] };

function goals(names: Names, depth: number): fc.Arbitrary<readonly Expression[]> {
  const formula = formulas(depth, names);
  const objective = fc
    .tuple(fc.constantFrom('minimize', 'maximize'), terms(depth, names))
    .map(([sense, term]): Expression[] => [['objective', sense, term]]);
  const weight = fc.integer({ min: 1, max: 5 }).map(String);
  const soft = several(
    fc.tuple(weight, formula).map(([w, f]): Expression => ['weighted', w, f]),
    1,
    3,
  );
  const projection = fc
    .subarray([...names.integers, ...names.booleans], { minLength: 1 })
    .map((kept): Expression[] => [['project', ...kept]]);
  const none = fc.constant<Expression[]>([]);
  return fc
    .tuple(
      fc.oneof({ weight: 3, arbitrary: none }, objective, soft),
      fc.oneof({ weight: 2, arbitrary: none }, projection),
    )
    .map((parts) => parts.flat());
}

/** Programs, as the statements that they consist of. */
export function programs(size: ProgramSize): fc.Arbitrary<readonly Expression[]> {
  const names = size.more ? many : few;
  const declared = size.more ? [...preamble, ...extra] : preamble;
  const aims = size.goals ? goals(names, Math.min(2, size.depth)) : fc.constant([]);
  return fc
    .tuple(several(formulas(size.depth, names), 1, size.formulas), aims, fc.nat(3))
    .map(([found, more, repair]) => {
      const body = repair > 0 ? satisfiable(declared, found) : found;
      return [...declared, ...body, ...more];
    });
}

/** Formulas that leave nothing of what those before them allow are negated: otherwise most programs have no solution. */
function satisfiable(
  declared: readonly Expression[],
  found: readonly Expression[],
): readonly Expression[] {
  const kept: Expression[] = [];
  for (const formula of found) {
    const { count } = meaningOf([...declared, ...kept, formula]);
    kept.push(count > 0 ? formula : ['not', formula]);
  }
  return kept;
}
