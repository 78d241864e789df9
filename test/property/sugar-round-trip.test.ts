// Reading what a model prints gives the same model, and any text at all gives an answer rather than a crash.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Model } from '../../src/model/model.ts';
import { printModel } from '../../src/model/print.ts';
import { compileSugar } from '../../src/puzzles/sugar/puzzle.ts';
import type { Diagnostic } from '../../src/text/diagnostic.ts';
import { arbitraryModel } from '../support/arbitrary-model.ts';
import { truthOf } from '../support/oracle.ts';

const runs = Number(process.env['FUZZ_RUNS'] ?? 400);

/** Operators that melt into one another when they are nested in print, and which of the inner ones do. */
const melting: Readonly<Record<string, 'all' | 'longer'>> = {
  add: 'all',
  and: 'all',
  or: 'all',
  mul: 'longer',
  min: 'longer',
  max: 'longer',
  xor: 'longer',
};

/** An expression without places, nested chains of one operator taken apart: the form in which expressions are read. */
function normal(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(normal);
  if (typeof part !== 'object' || part === null) return part;
  const { span: _span, words: _words, ...rest } = part as Record<string, unknown>;
  const copy = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, normal(value)]));
  const melts = melting[String(copy['kind'])];
  const key = 'terms' in copy ? 'terms' : 'formulas';
  const inner = copy[key];
  if (!melts || !Array.isArray(inner)) return copy;
  return {
    ...copy,
    [key]: inner.flatMap((child) => {
      const parts = child[key];
      return child.kind === copy['kind'] && (melts === 'all' || parts.length > 1) ? parts : [child];
    }),
  };
}

function read(text: string): Model {
  const result = compileSugar(0, [{ name: 'printed', text }]);
  if (!result.ok) {
    throw new Error(`${result.diagnostics.map(({ message }) => message).join('\n')}\n${text}`);
  }
  return result.value.model;
}

describe('print and read', () => {
  it('gives the same model', () => {
    fc.assert(
      fc.property(arbitraryModel({ oddNames: true, depth: 3 }), (model) => {
        expect(normal(read(printModel(model)))).toEqual(normal(model));
      }),
      { numRuns: runs },
    );
  });

  it('prints what was read in the same way again', () => {
    fc.assert(
      fc.property(arbitraryModel({ oddNames: true }), (model) => {
        const once = printModel(read(printModel(model)));
        expect(printModel(read(once))).toBe(once);
      }),
      { numRuns: runs },
    );
  });

  it('keeps the truth about the model', () => {
    fc.assert(
      fc.property(arbitraryModel(), (model) => {
        expect(truthOf(read(printModel(model)))).toEqual(truthOf(model));
      }),
      { numRuns: runs },
    );
  });
});

/** A message of words, every place of which lies in the text. */
function wellPlaced({ message, span, notes }: Diagnostic, text: string): void {
  expect(message).not.toMatch(/undefined|NaN|\[object/);
  for (const place of [span, ...notes.map((note) => note.span)]) {
    if (!place) continue;
    expect(place.start).toBeGreaterThanOrEqual(0);
    expect(place.start).toBeLessThanOrEqual(place.end);
    expect(place.end).toBeLessThanOrEqual(text.length);
  }
}

describe('any text', () => {
  const pieces = fc.constantFrom(
    ...'( ) ( ) " ; # - . 0 7 -3 2.5 int bool domain relation predicate objective project weighted x p supports'.split(
      ' ',
    ),
    ...'+ * and or not if = < alldifferent element cumulative nil true wsum count circuit regular in where'.split(
      ' ',
    ),
    ' ',
    '\n',
    "'",
    '\0',
    '\uFEFF',
    '\uD800',
    '\u00A0',
    'é',
    '"Pall Mall"',
    '(int x 0 3)',
    '(bool p)',
    '(predicate (f x) (and (f x)))',
    '(predicate (g x) (= x 1))',
    '(g x)',
    '(= x 1)',
  );

  it('is answered with a model or with diagnostics that lie in the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(pieces, { size: 'max', maxLength: 60 }).map((parts) => parts.join(' ')),
          fc.array(pieces, { size: 'max', maxLength: 60 }).map((parts) => parts.join('')),
          fc.string({ unit: 'binary', size: 'max', maxLength: 80 }),
        ),
        (text) => {
          const result = compileSugar(0, [{ name: 'text', text }]);
          const said = result.ok ? result.warnings : result.diagnostics;
          for (const diagnostic of said) wellPlaced(diagnostic, text);
          expect(said.some(({ severity }) => severity === 'error')).toBe(!result.ok);
        },
      ),
      { numRuns: runs },
    );
  });
});
