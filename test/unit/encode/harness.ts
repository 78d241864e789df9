// Compares what clauses say about encoded integers with what they should say, for integers of every form.
import fc from 'fast-check';
import { expect } from 'vitest';
import { Cnf } from '../../../src/encode/cnf.ts';
import { makeInteger } from '../../../src/encode/integer.ts';
import { isTrue, never } from '../../../src/encode/literal.ts';
import type { Quantity } from '../../../src/encode/quantity.ts';
import { type Domain, domainOfValues, domainValues } from '../../../src/model/domain.ts';
import { modelsOf } from './models.ts';

/** An integer to be encoded. */
export interface Sketch {
  readonly domain: Domain;
  readonly form: 'values' | 'bounds' | 'both' | 'binary';
}

export const sketch = (min = -4, max = 6, most = 6): fc.Arbitrary<Sketch> =>
  fc.record({
    domain: fc
      .uniqueArray(fc.integer({ min, max }), { minLength: 1, maxLength: most })
      .map(domainOfValues),
    form: fc.constantFrom('values' as const, 'bounds' as const, 'both' as const, 'binary' as const),
  });

/** All combinations of values that fit. */
function* combinations(
  domains: readonly Domain[],
  fits: (values: readonly number[]) => boolean,
  values: readonly number[] = [],
): Generator<string, void, undefined> {
  const [domain, ...rest] = domains;
  if (!domain) {
    if (fits(values)) yield values.join();
    return;
  }
  for (const value of domainValues(domain)) yield* combinations(rest, fits, [...values, value]);
}

/** Demands that the clauses which `build` adds leave exactly the values that `holds` allows. */
export function expectMeaning(
  sketches: readonly Sketch[],
  build: (cnf: Cnf, quantities: readonly Quantity[]) => void,
  holds: (values: readonly number[]) => boolean,
): void {
  const cnf = new Cnf();
  const quantities = sketches.map(({ domain, form }) => makeInteger(cnf, domain, form));
  build(cnf, quantities);
  const groups = quantities.flatMap((quantity) => quantity.groups());
  const found = modelsOf(cnf, groups, (model) =>
    quantities.map((quantity) => quantity.read(model)).join(),
  );
  const expected = [
    ...combinations(
      sketches.map(({ domain }) => domain),
      holds,
    ),
  ];
  expect(found.toSorted()).toEqual(expected.sort());
}

/** Demands that each literal an integer gives says what it should. */
export function expectLiterals({ domain, form }: Sketch): void {
  const cnf = new Cnf();
  const quantity = makeInteger(cnf, domain, form);
  const values = [...domainValues(domain)];
  const probes = [...values, domain.min - 1, domain.max + 1, domain.min + 1];
  const literals = probes.map((value) => ({
    value,
    equals: quantity.equals(value),
    atMost: quantity.atMost(value),
    all: quantity.equalsAll(value),
  }));
  const found = modelsOf(cnf, quantity.groups(), (model) => {
    const value = quantity.read(model);
    for (const probe of literals) {
      expect(isTrue(model, probe.equals)).toBe(value === probe.value);
      expect(isTrue(model, probe.atMost)).toBe(value <= probe.value);
      expect(probe.all.every((literal) => isTrue(model, literal))).toBe(value === probe.value);
    }
    return String(value);
  });
  expect(found.toSorted()).toEqual(values.map(String).sort());
  expect(quantity.equals(domain.max + 1)).toBe(never);
}
