// What is said twice is said once: no answer comes or goes, however facts, names and copies are entangled.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mirrored } from '../../../src/model/comparison.ts';
import {
  add,
  boolean,
  constant,
  eq,
  iff,
  mul,
  not,
  or,
  scaled,
  variable,
} from '../../../src/model/construct.ts';
import type { BoolExpr, IntExpr, VarId } from '../../../src/model/expression.ts';
import type { Model } from '../../../src/model/model.ts';
import { printModel } from '../../../src/model/print.ts';
import { type Parts, rebuildFormula, rebuildTerm } from '../../../src/model/rewrite.ts';
import { foldConstants } from '../../../src/presolve/fold-constants.ts';
import { shareCommon } from '../../../src/presolve/share-common.ts';
import { splitSums } from '../../../src/presolve/split-sums.ts';
import { compileSugar } from '../../../src/puzzles/sugar/puzzle.ts';
import { arbitraryModel } from '../../support/arbitrary-model.ts';
import { solutionsOf } from '../../support/oracle.ts';

const reversedKinds = new Set(['add', 'mul', 'min', 'max', 'and', 'or', 'xor']);

/** The same in other words: lists backwards, comparisons from the other side. */
const otherwise: Parts = {
  term: (term) => {
    const same = rebuildTerm(term, otherwise);
    return reversedKinds.has(same.kind) && 'terms' in same
      ? ({ ...same, terms: same.terms.toReversed() } as IntExpr)
      : same;
  },
  formula: (formula) => {
    const same = rebuildFormula(formula, otherwise);
    if (same.kind === 'compare') {
      const { left, right, operator } = same;
      return { kind: 'compare', operator: mirrored[operator], left: right, right: left };
    }
    return reversedKinds.has(same.kind) && 'formulas' in same
      ? ({ ...same, formulas: same.formulas.toReversed() } as BoolExpr)
      : same;
  },
};

/** Terms below a formula that a variable could name. */
function termsOf(formula: BoolExpr): readonly IntExpr[] {
  const found: IntExpr[] = [];
  const parts: Parts = {
    term: (term) => {
      if (term.kind !== 'variable' && term.kind !== 'constant') found.push(term);
      return rebuildTerm(term, parts);
    },
    formula: (inner) => rebuildFormula(inner, parts),
  };
  parts.formula(formula);
  return found;
}

type Recipe = readonly [kind: number, one: number, other: number, name: number];

/** An assertion made of the formulas of a model, so that the same ones come up again and again. */
function assertionOf(
  { variables, assertions }: Model,
  [kind, one, other, name]: Recipe,
): BoolExpr | undefined {
  const formulaAt = (i: number): BoolExpr | undefined => assertions[i % assertions.length]?.formula;
  const [f, g] = [formulaAt(one), formulaAt(other)];
  if (!f || !g) return undefined;
  const ids = (type: string): readonly VarId[] =>
    variables.filter((each) => each.type === type).map(({ id }) => id);
  const [booleans, integers] = [ids('boolean'), ids('integer')];
  const [p, x] = [booleans[name % booleans.length], integers[name % integers.length]];
  const terms = termsOf(f);
  const term = terms[other % terms.length];
  /** Multiples of a term: in one assertion with what names it, in another one without. */
  const multiple = term && mul(constant(-1), term);
  const choices: readonly (BoolExpr | undefined)[] = [
    f,
    otherwise.formula(f),
    or(f, not(otherwise.formula(g))),
    or(not(f), g),
    p === undefined ? undefined : iff(boolean(p), f),
    p === undefined ? undefined : iff(otherwise.formula(f), not(boolean(p))),
    term === undefined || x === undefined ? undefined : eq(variable(x), term),
    term === undefined || x === undefined ? undefined : eq(otherwise.term(term), variable(x)),
    multiple === undefined || x === undefined
      ? undefined
      : eq(add(multiple, variable(x)), constant(0)),
    multiple === undefined || x === undefined
      ? undefined
      : eq(add(constant(one), multiple, scaled(3, variable(x))), term ?? constant(0)),
  ];
  return choices[kind % choices.length];
}

const recipe: fc.Arbitrary<Recipe> = fc.tuple(fc.nat(9), fc.nat(2), fc.nat(5), fc.nat(3));

describe('share-common', () => {
  it.each([
    [false, 'as they are written'],
    [true, 'with constants worked out'],
  ])('neither loses nor adds an answer, folded: %s (%s)', (folded) => {
    let changed = 0;
    const size = { objective: false, assertions: 3, values: 3 } as const;
    fc.assert(
      fc.property(arbitraryModel(size), fc.array(recipe, { maxLength: 4 }), (model, recipes) => {
        const more = recipes.flatMap((each) => assertionOf(model, each) ?? []);
        const assertions = more.map((formula) => ({
          formula,
          span: undefined,
          words: '',
          implicit: false,
        }));
        const written = { ...model, assertions };
        const before = folded ? foldConstants.run(written, new Set()).model : written;
        const { model: after } = shareCommon.run(before, new Set());
        if (printModel(after) !== printModel(before)) changed++;
        expect([...solutionsOf(after)], printModel(before)).toEqual([...solutionsOf(before)]);
      }),
      { numRuns: 500 * Number(process.env['FUZZ_RUNS'] ?? 1), seed: 11 },
    );
    expect(changed).toBeGreaterThan(50);
  });

  it('leaves the column of a sum that says what a carry is, though its term stands in another column', () => {
    // 8 A^2 = (A mod C) (56 A + C), in base 7.
    const text = `(int A 0 6) (int C 1 6)
(= (* (+ (* 7 A) A) A) (* (% A C) (+ (* 49 A) (* 7 A) C)))`;
    const read = compileSugar(0, [{ name: 'columns.sugar', text }]);
    if (!read.ok) throw new Error('the text is right');
    const whole = read.value.model;
    const { model: split } = splitSums.run(whole, new Set());
    expect(split.variables.length).toBeGreaterThan(whole.variables.length);
    // The sum itself stands beside its columns, which have to do without it.
    const columns = { ...split, assertions: split.assertions.filter((each) => !each.redundant) };
    const { model: after } = shareCommon.run(columns, new Set());
    const [expected, found] = [whole, after].map((model) =>
      [...solutionsOf(model)].map(([a, c]) => `${a} ${c}`),
    );
    expect(found).toEqual(expected);
  });
});
