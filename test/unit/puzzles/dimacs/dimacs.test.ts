// CNF files as puzzles: what is read, what is said about mistakes, and how an answer looks.
import { describe, expect, it } from 'vitest';
import type { VarId } from '../../../../src/model/expression.ts';
import { judgeOf } from '../../../../src/model/judge.ts';
import { compileDimacs } from '../../../../src/puzzles/dimacs/dimacs.ts';
import type { Puzzle } from '../../../../src/puzzles/puzzle.ts';
import type { Checked } from '../../../../src/text/diagnostic.ts';
import { solutionsOf } from '../../../support/oracle.ts';

function compiled(text: string): Checked<Puzzle> {
  const source = { name: 'test.cnf', text };
  return compileDimacs(source, [source]);
}

function puzzleOf(text: string): Puzzle {
  const checked = compiled(text);
  return checked.ok ? checked.value : expect.fail(JSON.stringify(checked.diagnostics));
}

/** The codes of what is said, with what the places cover. */
function said(text: string): readonly (readonly [string, string])[] {
  const checked = compiled(text);
  const list = checked.ok ? checked.warnings : checked.diagnostics;
  return list.map(({ code, span }) => [code, text.slice(span?.start, span?.end)]);
}

describe('reading', () => {
  it.each([
    ['p cnf 2 2\n1 -2 0\n2 0\n', ['1,1']],
    ['c a comment\np cnf 2 1\nc another\n 1\n 2\n 0\n', ['0,1', '1,0', '1,1']],
    ['p  cnf  2  2\r\n1 0 -2 0\r\n%\r\n0\r\n', ['1,0']],
    ['p cnf 1 1\n0\n', []],
    ['p cnf 1 0\n', ['0', '1']],
    ['p cnf 0 0\n', ['']],
    ['p cnf 2 1\n1 1 -1 0', ['0,0', '0,1', '1,0', '1,1']],
  ])('%j', (text, answers) => {
    const { model } = puzzleOf(text);
    expect([...solutionsOf(model)].map(String)).toEqual(answers);
    for (const at of solutionsOf(model)) expect(judgeOf(model).verdict(at)).toBeUndefined();
  });
});

describe('mistakes', () => {
  it.each([
    ['1 2 0\n', [['dimacs-no-header', '1 2 0']]],
    ['', [['dimacs-no-header', '']]],
    ['p sat 3\n', [['dimacs-bad-header', 'p sat 3']]],
    ['p cnf 2 1\np cnf 2 1\n1 0\n', [['dimacs-bad-header', 'p cnf 2 1']]],
    [
      'p cnf 2 2\n1 two 0\n1 -3 0\n',
      [
        ['dimacs-bad-token', 'two'],
        ['dimacs-variable-beyond', '-3'],
      ],
    ],
    ['p cnf 999999999 1\n1 0\n', [['dimacs-too-many-variables', 'p cnf 999999999 1']]],
    ['p cnf 2 1\n1 2', [['dimacs-open-clause', '1 2']]],
    ['p cnf 2 3\n1 2 0\n', [['dimacs-clause-count', 'p cnf 2 3']]],
  ])('%j', (text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  it('are not listed without end', () => {
    expect(said(`p cnf 1 1\n${'x\n'.repeat(1000)}`).length).toBe(20);
  });
});

describe('the puzzle', () => {
  const puzzle = puzzleOf('p cnf 30 1\n1 2 0\n');

  it('finds variables by name and number', () => {
    for (const name of ['x7', '7']) {
      const field = puzzle.field(name);
      expect(field.ok && field.value.variables).toEqual([6]);
    }
    for (const name of ['0', '31', 'y']) expect(puzzle.field(name).ok).toBe(false);
  });

  it('reads clauses as statements', () => {
    const clause = puzzle.formula('-1 2 0');
    expect(clause.ok && clause.value.kind).toBe('or');
    for (const text of ['31', '1 x', '1 0 2']) expect(puzzle.formula(text).ok).toBe(false);
    expect(puzzle.term('1').ok).toBe(false);
  });

  it('draws the literals of an answer in lines', () => {
    const at = Array.from({ length: 30 }, (_, i) => i % 2);
    const drawn = puzzle.draw(at, { color: false, width: 80 });
    expect(drawn.split(/\s/).map(Number)).toEqual(at.map((value, i) => (value ? i + 1 : -i - 1)));
    for (const line of drawn.split('\n')) expect(line.length).toBeLessThanOrEqual(78);
  });

  it('marks the literals that differ from another answer', () => {
    const small = puzzleOf('p cnf 3 1\n1 2 0\n');
    const marked = new Set([1 as VarId]);
    expect(small.draw([1, 0, 0], { color: false, width: 80, marked })).toBe('1 -2* -3');
    expect(small.draw([1, 0, 0], { color: true, width: 80, marked })).toBe(
      '1 \u001b[7m-2\u001b[0m -3',
    );
  });
});
