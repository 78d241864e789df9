// Contradictory differences of large domains are seen at once, others are not mistaken for such.
import { describe, expect, it } from 'vitest';
import { Engine } from '../../../src/engine/engine.ts';
import type { FlatConstraint } from '../../../src/lower/flat.ts';
import { rangeDomain } from '../../../src/model/domain.ts';
import type { VarId } from '../../../src/model/expression.ts';

/** `coefficient * (a - b) <= constant`, or equals it. */
function difference(
  a: number,
  b: number,
  constant: number,
  operator: 'le' | 'eq' = 'le',
  coefficient = 1,
): FlatConstraint {
  const terms = [
    { variable: a as VarId, coefficient },
    { variable: b as VarId, coefficient: -coefficient },
  ];
  return { kind: 'linear', terms, operator, constant, condition: undefined };
}

function propagates(constraints: readonly FlatConstraint[]): boolean {
  const domain = rangeDomain(-(2 ** 50), 2 ** 50);
  const variables = ['x', 'y', 'z'].map((name) => ({ name, domain, boolean: false }));
  const answer = [0, 1, 2] as VarId[];
  return new Engine({ variables, constraints, objective: undefined, answer }).propagate();
}

describe('differences of large domains', () => {
  it.each([
    ['x < y < x', [difference(0, 1, -1), difference(1, 0, -1)]],
    ['x < y < z < x', [difference(0, 1, -1), difference(1, 2, -1), difference(2, 0, -1)]],
    ['x = y + 1, x <= y', [difference(0, 1, 1, 'eq'), difference(0, 1, 0)]],
    ['2x - 2y <= 1, y < x', [difference(0, 1, 1, 'le', 2), difference(1, 0, -1)]],
    ['2x - 2y = 1', [difference(0, 1, 1, 'eq', 2)]],
  ])('%s', (_, constraints) => {
    expect(propagates(constraints)).toBe(false);
  });

  it.each([
    ['x <= y <= x', [difference(0, 1, 0), difference(1, 0, 0)]],
    ['x < y < z, z <= x + 2', [difference(0, 1, -1), difference(1, 2, -1), difference(2, 0, 2)]],
    ['x = y + 1, y = z - 1', [difference(0, 1, 1, 'eq'), difference(1, 2, -1, 'eq')]],
  ])('%s has solutions', (_, constraints) => {
    expect(propagates(constraints)).toBe(true);
  });
});
