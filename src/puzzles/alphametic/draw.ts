// The answer of an alphametic for people: each equation with its digits.
import type { Assignment } from '../../model/model.ts';
import type { DrawingStyle } from '../puzzle.ts';
import { drawInline } from './draw-inline.ts';
import { columnSumOf, drawSum } from './draw-sum.ts';
import type { Equation } from './equation.ts';
import type { Glossary } from './glossary.ts';

/** The lines of the answer: sums in columns, everything else on a line. */
export function drawEquations(
  equations: readonly Equation[],
  glossary: Glossary,
  at: Assignment,
  style: DrawingStyle,
): readonly string[] {
  return equations.map(({ atom, tree }) => {
    const sum = columnSumOf(tree, glossary);
    const lines = sum ? drawSum(sum, at, style) : drawInline({ atom, glossary, at }, style);
    return lines.join('\n');
  });
}
