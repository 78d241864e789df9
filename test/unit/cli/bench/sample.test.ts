// Medians and spreads.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantile, sample, summaryOf } from '../../../../src/cli/bench/sample.ts';

describe('quantile', () => {
  it('is a value, or between the two nearest', () => {
    expect(quantile([3, 1, 2], 0.5)).toBe(2);
    expect(quantile([4, 1, 2, 3], 0.5)).toBe(2.5);
    expect(quantile([7], 0.25)).toBe(7);
    expect(quantile([0, 10], 0.25)).toBe(2.5);
  });

  it('has as many values below as above', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
        const median = quantile(values, 0.5);
        const below = values.filter((value) => value < median).length;
        const above = values.filter((value) => value > median).length;
        expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2);
      }),
    );
  });
});

describe('a summary', () => {
  it('takes the medians of both clocks, and half the distance of the quartiles', () => {
    const walls = [1, 2, 3, 4, 50];
    const summary = summaryOf(walls.map((wall) => ({ wall, cpu: wall / 2 })));
    expect(summary).toEqual({ wall: 3, cpu: 1.5, wallSpread: 1 / 3, cpuSpread: 1 / 3, runs: 5 });
  });

  it('has no spread around nothing', () => {
    expect(summaryOf([{ wall: 0, cpu: 0 }])).toMatchObject({ wallSpread: 0, cpuSpread: 0 });
  });
});

describe('a sample', () => {
  it('tells waiting from working', async () => {
    const waited = await sample(() => new Promise((resolve) => setTimeout(resolve, 60)));
    expect(waited.wall).toBeGreaterThan(0.05);
    expect(waited.cpu).toBeLessThan(0.05);
    const worked = await sample(async () => {
      const before = process.cpuUsage().user;
      while (process.cpuUsage().user - before < 30_000);
    });
    expect(worked.cpu).toBeGreaterThan(0.029);
  });

  it('throws what the job throws', async () => {
    await expect(sample(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
