// Random programs as texts, with all spellings, macros and tables: what is compiled has as many solutions as a second,
// independent reading of the language finds.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSugar } from '../../src/puzzles/sugar/puzzle.ts';
import { truthOf } from '../support/oracle.ts';
import type { Expression } from '../support/sugar-expression.ts';
import { countOf } from '../support/sugar-interpreter.ts';

const runs = Number(process.env['FUZZ_RUNS'] ?? 300);

type Expressions = fc.Arbitrary<Expression>;

const small = fc.integer({ min: -2, max: 4 }).map(String);
const variable = fc.constantFrom('a', 'b', 'c');
const boolean = fc.constantFrom('p', 'q');
const sign = fc.constantFrom(...'= == != <= < >= > eq ne le lt ge gt'.split(' '));

const several = (of: Expressions, least: number, most: number): fc.Arbitrary<Expression[]> =>
  fc.array(of, { minLength: least, maxLength: most, size: 'max' });

const apply = (heads: string, args: fc.Arbitrary<Expression[]>): Expressions =>
  fc
    .tuple(fc.constantFrom(...heads.split(' ')), args)
    .map(([head, parts]): Expression => [head, ...parts]);

const notZero = (expression: Expression): Expression => (expression === '0' ? '-3' : expression);

function terms(depth: number): Expressions {
  const leaf = fc.oneof({ weight: 3, arbitrary: variable }, small);
  if (depth === 0) return leaf;
  const term = terms(depth - 1);
  const formula = formulas(depth - 1);
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

function constraints(term: Expressions): Expressions {
  const list = several(term, 0, 4);
  const pairs = several(fc.tuple(term, term), 0, 3);
  const weighted = several(fc.tuple(small, term), 0, 3);
  const cell = fc.oneof({ weight: 4, arbitrary: small }, fc.constant('*'));
  const items = several(
    fc.oneof(
      small,
      fc
        .tuple(fc.integer({ min: -3, max: 1 }), fc.nat(3))
        .map(([low, more]) => [`${low}`, `${low + more}`]),
    ),
    0,
    3,
  );
  // A list of terms whose first is a variable or a number, which no head of a term can be.
  const plain = fc.tuple(variable, list).map(([first, rest]) => [first, ...rest]);
  const equal = fc.tuple(term, term, term, term);
  return fc.oneof(
    apply(
      'alldifferent',
      list.filter((parts) => parts.length !== 1),
    ),
    apply('alldifferent', fc.tuple(plain)),
    apply('weightedsum wsum', fc.tuple(weighted, sign, term)),
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
    apply('in', fc.tuple(term, items)),
    apply(
      'extension-supports extension-conflicts',
      fc.tuple(fc.tuple(term, term), several(fc.tuple(cell, cell), 0, 3)),
    ),
  );
}

function formulas(depth: number): Expressions {
  const term = terms(Math.max(0, depth - 1));
  const compares = fc
    .tuple(sign, term, term)
    .map(([head, ...parts]): Expression => [head, ...parts]);
  const leaf = fc.oneof(
    { weight: 3, arbitrary: boolean },
    { weight: 3, arbitrary: compares },
    fc.constantFrom('true', 'false'),
  );
  if (depth === 0) return leaf;
  const formula = formulas(depth - 1);
  return fc.oneof(
    { weight: 1, arbitrary: leaf },
    { weight: 2, arbitrary: compares },
    apply('not !', several(formula, 1, 1)),
    apply('and && or ||', several(formula, 0, 3)),
    apply('xor ^', several(formula, 0, 3)),
    apply('imp => iff', several(formula, 2, 2)),
    { weight: 3, arbitrary: constraints(term) },
    apply('near', fc.tuple(term, term)),
    apply('far', fc.tuple(term, term)),
    apply('small', fc.tuple(term)),
    apply('either', fc.tuple(formula, formula, term)),
    apply('sorted', fc.tuple(sign, term, term, term)),
  );
}

const text = (expression: Expression): string =>
  typeof expression === 'string' ? expression : `(${expression.map(text).join(' ')})`;

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

describe('random programs', () => {
  it('have as many solutions as a second reading finds', () => {
    const programs = several(formulas(3), 1, 2);
    fc.assert(
      fc.property(programs, (statements) => {
        const program = [...preamble, ...statements];
        const source = { name: 'random', text: program.map(text).join('\n') };
        const result = compileSugar(0, [source]);
        if (!result.ok)
          throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
        expect(truthOf(result.value.model).assignments).toBe(countOf(program));
      }),
      { numRuns: runs },
    );
  });
});
