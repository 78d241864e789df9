// Puzzles with a few characters or pieces wrong: whatever comes in, a puzzle or diagnostics come out, in a moment.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileYaml } from '../../src/puzzles/index.ts';
import type { Diagnostic } from '../../src/text/diagnostic.ts';
import type { Sources } from '../../src/text/source.ts';
import { specFiles } from '../support/expectation.ts';

const runs = Number(process.env['FUZZ_RUNS'] ?? 400);

const texts = specFiles('specs')
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => readFileSync(file, 'utf8'));

/** Pieces that YAML or the language make something of. */
const pieces = [
  ...'[](){},:#\'"&*!|>%@`?-+=<>./\\^~$ \n\t0aé□\uFEFF\u00ad',
  ': ',
  ' #',
  '- ',
  ' for i in 1..3',
  ' if ',
  '..',
  '**',
  '//',
  ' in ',
  'not ',
  'sum(',
  '10 ** 10 ** 10',
  '99999999999999999999',
  '1..1000000000',
  '[1..3]',
  'x',
  "''",
  '<<: *a',
  '&a ',
  '---\n',
  '%YAML 1.1\n',
];

interface Change {
  readonly at: number;
  readonly drop: number;
  readonly insert: string;
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(4000),
  drop: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(40)),
  insert: fc.oneof(fc.constant(''), fc.constantFrom(...pieces)),
});

const changed = (text: string, changes: readonly Change[]): string =>
  changes.reduce((now, { at, drop, insert }) => {
    const place = now.length === 0 ? 0 : at % now.length;
    return now.slice(0, place) + insert + now.slice(place + drop);
  }, text);

function checkDiagnostic({ span, notes, message, code }: Diagnostic, sources: Sources): void {
  for (const place of [span, ...notes.map((note) => note.span)]) {
    if (!place) continue;
    const length = sources[place.file]?.text.length ?? -1;
    const fits = place.start >= 0 && place.start <= place.end && place.end <= length + 1;
    if (!fits) throw new Error(`${code} points at ${place.start}..${place.end} of ${length}`);
  }
  expect(message).not.toMatch(/undefined,|NaN|\[object/);
}

describe('puzzles with something wrong', () => {
  it('give a puzzle or diagnostics with places', () => {
    const changes = fc.array(change, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.constantFrom(...texts), changes, (original, list) => {
        const text = changed(original, list);
        const source = { name: 'wrong.yaml', text };
        const sources: Sources = [source];
        const began = performance.now();
        const result = compileYaml(source, { sources });
        for (const diagnostic of result.ok ? result.warnings : result.diagnostics) {
          checkDiagnostic(diagnostic, sources);
        }
        expect(performance.now() - began, text).toBeLessThan(30_000);
      }),
      { numRuns: runs },
    );
  });
});
