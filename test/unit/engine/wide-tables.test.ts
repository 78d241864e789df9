// Tables whose columns have more different values than a small domain has places.
import { describe, expect, it } from 'vitest';
import { Engine } from '../../../src/engine/engine.ts';
import type { Flat, FlatConstraint } from '../../../src/lower/flat.ts';
import { type Domain, domainOfValues, rangeDomain } from '../../../src/model/domain.ts';
import type { VarId } from '../../../src/model/expression.ts';

const plain = (id: number): { variable: VarId; scale: number; offset: number } => ({
  variable: id as VarId,
  scale: 1,
  offset: 0,
});

/** `left * right = result`. */
function productOf(domains: readonly Domain[]): Flat {
  const product: FlatConstraint = {
    kind: 'product',
    left: plain(0),
    right: plain(1),
    result: plain(2),
  };
  const variables = domains.map((domain, id) => ({
    id: id as VarId,
    name: `v${id}`,
    type: 'integer' as const,
    domain,
    span: undefined,
  }));
  return {
    variables,
    constraints: [product],
    objective: undefined,
    answer: [],
  } as unknown as Flat;
}

describe('a product with thousands of results', () => {
  it('loses none of them', () => {
    const engine = new Engine(
      productOf([rangeDomain(1, 6), rangeDomain(102, 699), rangeDomain(102, 4194)]),
    );
    expect(engine.propagate()).toBe(true);
    const results = new Set<number>();
    for (let a = 1; a <= 6; a++) for (let b = 102; b <= 699; b++) results.add(a * b);
    expect(results.size).toBeGreaterThan(2049);
    const kept = domainOfValues([...results].filter((value) => value <= 4194));
    expect(engine.domain(2)).toEqual(kept);
  });

  it('follows its factors', () => {
    const engine = new Engine(
      productOf([rangeDomain(1, 1), rangeDomain(102, 699), rangeDomain(102, 4194)]),
    );
    expect(engine.propagate()).toBe(true);
    expect(engine.domain(2)).toEqual(rangeDomain(102, 699));
  });
});
