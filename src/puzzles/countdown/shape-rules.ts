// Which circuits are expressions: every number is used at most once, every result exactly once, in the order of evaluation.
import {
  and,
  constant,
  constraint,
  eq,
  gt,
  iff,
  implies,
  ne,
  not,
  or,
} from '../../model/construct.ts';
import type { BoolExpr } from '../../model/expression.ts';
import { type CircuitVariables, isIdle } from './step-variables.ts';

const once = {
  words: 'each number is used at most once, and each result but the last exactly once',
};
const idle = { words: 'steps that are not needed come last and pass the result on' };
const order = { words: 'a step comes right after those whose results it uses' };
const equals = { words: 'of equal numbers the first one is used first' };

export function requireShape(circuit: CircuitVariables): void {
  requireIdleLast(circuit);
  requireOnce(circuit);
  requireOrder(circuit);
  requireEqualsInOrder(circuit);
}

function requireIdleLast(circuit: CircuitVariables): void {
  const { steps, items } = circuit;
  for (const [i, step] of steps.entries()) {
    const before = steps[i - 1];
    circuit.require(iff(isIdle(step), eq(step.right, constant(0))), idle);
    const passed = items.length + i;
    circuit.require(
      implies(
        isIdle(step),
        before ? eq(step.left, constant(passed)) : not(gt(step.left, constant(passed))),
      ),
      idle,
    );
    if (before) circuit.require(implies(isIdle(before), isIdle(step)), idle);
  }
}

function requireOnce(circuit: CircuitVariables): void {
  const { steps, items } = circuit;
  const terms = steps.flatMap(({ left, right }) => [left, right]);
  if (terms.length === 0) return;
  circuit.require(constraint({ kind: 'all-different-except', terms, except: [0] }), once);
  for (const i of steps.keys()) {
    const result = constant(items.length + i + 1);
    const later = steps
      .slice(i + 1)
      .flatMap(({ left, right }) => [eq(left, result), eq(right, result)]);
    if (later.length > 0) circuit.require(or(...later), once);
  }
}

/**
 * Results are used like those on a stack: one on the right is the last one; one on the left is the last one too, or the
 * one before the results that the right side is made of. Of two results on the left, what lies between the first and
 * its use is therefore used up before.
 */
function requireOrder(circuit: CircuitVariables): void {
  const { steps, items } = circuit;
  const numbers = constant(items.length);
  for (const [i, { left, right }] of steps.entries()) {
    const last = constant(items.length + i);
    circuit.require(implies(gt(right, numbers), eq(right, last)), order);
    circuit.require(implies(gt(left, numbers), or(eq(left, last), eq(right, last))), order);
  }
  const uses = steps.flatMap((step, user) =>
    Array.from({ length: user }, (_, made) => ({
      made,
      user,
      formula: eq(step.left, constant(items.length + made + 1)),
    })),
  );
  for (const a of uses) {
    for (const b of uses) {
      if (a.made < b.made && b.made < a.user && a.user < b.user && b.made < a.user - 1)
        circuit.require(not(and(a.formula, b.formula)), order);
    }
  }
}

function requireEqualsInOrder(circuit: CircuitVariables): void {
  const { steps, items } = circuit;
  const slots = steps.flatMap(({ left, right }) => [left, right]);
  const isItem = (item: number, within: typeof slots): readonly BoolExpr[] =>
    within.map((slot) => eq(slot, constant(item)));
  for (const [i, number] of items.entries()) {
    if (i === 0 || items[i - 1] !== number) continue;
    for (const [place, slot] of slots.entries()) {
      const before = isItem(i, slots.slice(0, place));
      circuit.require(
        before.length === 0
          ? ne(slot, constant(i + 1))
          : implies(eq(slot, constant(i + 1)), or(...before)),
        equals,
      );
    }
  }
}
