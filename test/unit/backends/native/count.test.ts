// Counting: independent parts are multiplied, at the root and below decisions, exactly.
import { describe, expect, it } from 'vitest';
import { nativeBackend } from '../../../../src/backends/native/backend.ts';
import { ModelBuilder } from '../../../../src/model/builder.ts';
import { constraint, eq, ne } from '../../../../src/model/construct.ts';
import { rangeDomain } from '../../../../src/model/domain.ts';

describe('count', () => {
  it('multiplies the counts of independent parts', async () => {
    const builder = new ModelBuilder();
    for (let part = 0; part < 8; part++) {
      const x = Array.from({ length: 4 }, (_, i) =>
        builder.integer(`x${part}_${i}`, rangeDomain(1, 5)),
      );
      builder.require(constraint({ kind: 'all-different', terms: x }));
    }
    for (let i = 0; i < 6; i++) builder.integer(`free${i}`, rangeDomain(-4, 5));
    builder.integer('wide', rangeDomain(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER));
    const model = builder.build();
    const session = await nativeBackend.open(model);
    const began = performance.now();
    expect(await session.count?.(model.answer)).toBe(120n ** 8n * 10n ** 6n * (2n ** 54n - 1n));
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it('finds independent parts below decisions', async () => {
    // A boolean decides between two worlds, and in each of them the parts have nothing to do with each other.
    const builder = new ModelBuilder();
    const p = builder.boolean('p');
    const x = Array.from({ length: 9 }, (_, i) => builder.integer(`x${i}`, rangeDomain(0, 4)));
    for (const [i, a] of x.entries()) {
      const b = x[(i + 1) % 9] ?? a;
      if (i % 3 !== 2) builder.require(ne(a, b));
      else builder.require({ kind: 'imp', left: p, right: eq(a, b) });
    }
    const model = builder.build();
    const session = await nativeBackend.open(model);
    const free = 80n ** 3n;
    // Nine in a ring, equal at three places: a ring of six, different from neighbour to neighbour; four colours left for each, and the chromatic polynomial of a ring.
    const ring = 4n ** 6n + 4n;
    expect(await session.count?.(model.answer)).toBe(free + ring);
  });
});
