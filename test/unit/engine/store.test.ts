// Domains against plain sets: every operation, and the way back from every level.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDomain } from '../../../src/engine/read-domain.ts';
import { Store } from '../../../src/engine/store.ts';
import { domainOfValues, domainValues } from '../../../src/model/domain.ts';

type Narrowing =
  | {
      readonly kind: 'atLeast' | 'atMost' | 'remove' | 'assign';
      readonly variable: number;
      readonly value: number;
    }
  | { readonly kind: 'keep'; readonly variable: number; readonly values: readonly number[] };
type Step = { readonly kind: 'push' } | { readonly kind: 'pop' } | Narrowing;

const value = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: -40, max: 70 }) },
  { weight: 1, arbitrary: fc.constantFrom(-(2 ** 40), -5000, 5000, 5001, 2 ** 40) },
);
const variable = fc.nat({ max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constant<Step>({ kind: 'push' }),
  fc.constant<Step>({ kind: 'pop' }),
  fc.record({
    kind: fc.constantFrom(
      'atLeast' as const,
      'atMost' as const,
      'remove' as const,
      'remove' as const,
      'assign' as const,
    ),
    variable,
    value,
  }),
  fc.record({
    kind: fc.constant('keep' as const),
    variable,
    values: fc.array(value, { minLength: 1 }),
  }),
);
/** One small domain, one that spans several words, one too large for a bit set. */
const domains = fc.tuple(
  fc.uniqueArray(fc.integer({ min: -3, max: 28 }), { minLength: 1 }),
  fc.uniqueArray(fc.integer({ min: -40, max: 70 }), { minLength: 1, maxLength: 60 }),
  fc.uniqueArray(value, { minLength: 1 }).map((values) => [...values, 2 ** 41]),
);

const keepers: {
  readonly [K in 'atLeast' | 'atMost' | 'remove' | 'assign']: (
    member: number,
    value: number,
  ) => boolean;
} = {
  atLeast: (member, bound) => member >= bound,
  atMost: (member, bound) => member <= bound,
  remove: (member, removed) => member !== removed,
  assign: (member, assigned) => member === assigned,
};

/** The plain sets beside a store. */
class Twin {
  readonly store = new Store();
  sets: readonly (readonly number[])[];
  readonly #saved: (readonly (readonly number[])[])[] = [];

  constructor(domains: readonly (readonly number[])[]) {
    this.sets = domains.map((values) => [...values].sort((a, b) => a - b));
    for (const values of domains) this.store.add(domainOfValues(values));
  }

  apply(step: Step): void {
    const { store } = this;
    if (step.kind === 'push') {
      this.#saved.push(this.sets);
      store.push();
    } else if (step.kind === 'pop') {
      const saved = this.#saved.pop();
      if (!saved) return;
      this.sets = saved;
      store.pop();
    } else this.#narrow(step);
  }

  #narrow(step: Narrowing): void {
    const { store } = this;
    const set = this.sets[step.variable] ?? [];
    if (step.kind === 'keep' && (store.first[step.variable] ?? -1) < 0) return;
    const kept =
      step.kind === 'keep'
        ? set.filter((member) => step.values.includes(member))
        : set.filter((member) => keepers[step.kind](member, step.value));
    const succeeded =
      step.kind === 'keep'
        ? store.keep(step.variable, this.#mask(step.variable, step.values))
        : store[step.kind](step.variable, step.value);
    expect(succeeded).toBe(kept.length > 0);
    if (succeeded) this.sets = this.sets.with(step.variable, kept);
  }

  #mask(variable: number, values: readonly number[]): Int32Array {
    const mask = new Int32Array(70);
    const base = this.store.base[variable] ?? 0;
    for (const each of values) {
      const bit = each - base;
      if (bit < 0 || bit >= 32 * mask.length) continue;
      mask[bit >> 5] = (mask[bit >> 5] ?? 0) | (1 << (bit & 31));
    }
    return mask;
  }

  compare(): void {
    const { store } = this;
    for (const [variable, set] of this.sets.entries()) {
      expect([...domainValues(readDomain(store, variable))]).toEqual(set);
      expect(store.min[variable]).toBe(set[0]);
      expect(store.max[variable]).toBe(set.at(-1));
      if ((store.first[variable] ?? -1) >= 0) expect(store.size[variable]).toBe(set.length);
      else expect(store.size[variable]).toBeGreaterThanOrEqual(set.length);
      expect(store.isFixed(variable)).toBe(set.length === 1);
      for (let each = -45; each < 75; each += 11) {
        expect(store.has(variable, each)).toBe(set.includes(each));
        const above = set.find((member) => member >= each);
        if (above !== undefined) expect(store.upFrom(variable, each)).toBe(above);
        const below = set.findLast((member) => member <= each);
        if (below !== undefined) expect(store.downFrom(variable, each)).toBe(below);
      }
    }
  }
}

describe('the store', () => {
  it('narrows and restores like plain sets', () => {
    fc.assert(
      fc.property(domains, fc.array(step, { maxLength: 40, size: 'max' }), (sets, steps) => {
        const twin = new Twin(sets);
        twin.compare();
        for (const each of steps) {
          twin.apply(each);
          // As the kernel does: whoever waits to be told is told.
          for (let v = twin.store.changes.take(); v >= 0; v = twin.store.changes.take()) {
            twin.store.changes.pending[v] = 0;
          }
        }
        twin.compare();
      }),
      { numRuns: Number(process.env['FUZZ_RUNS'] ?? 150) },
    );
  });

  it('tells of a variable once, with all that happened', () => {
    const store = new Store();
    const x = store.add(domainOfValues([1, 2, 3, 9]));
    const y = store.add(domainOfValues([0, 1]));
    store.remove(x, 2);
    store.assign(y, 1);
    store.atMost(x, 8);
    expect(store.changes.take()).toBe(x);
    expect(store.changes.pending[x]).toBe(3);
    expect(store.changes.take()).toBe(y);
    expect(store.changes.pending[y]).toBe(7);
    expect(store.changes.take()).toBe(-1);
  });

  it.each([2 ** 29, 2 ** 31, 2 ** 32, 2 ** 52, -(2 ** 31), -(2 ** 52)])(
    'holds few values about %i',
    (start) => {
      const store = new Store();
      const x = store.add(domainOfValues([start, start + 1, start + 5]));
      expect([...domainValues(readDomain(store, x))]).toEqual([start, start + 1, start + 5]);
      expect(store.remove(x, start + 1)).toBe(true);
      expect(store.has(x, start + 1)).toBe(false);
      expect(store.upFrom(x, start + 1)).toBe(start + 5);
      expect(store.atLeast(x, start + 2)).toBe(true);
      expect(store.min[x]).toBe(start + 5);
    },
  );
});
