// Each sample of a mistake in specs/errors/*.sugar provokes the code that its name begins with; each code has a sample.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileSugar } from '../../../../src/puzzles/sugar/puzzle.ts';
import * as sexpr from '../../../../src/text/catalogue/sexpr.ts';
import * as sugar from '../../../../src/text/catalogue/sugar.ts';
import * as names from '../../../../src/text/catalogue/sugar-names.ts';
import * as quirks from '../../../../src/text/catalogue/sugar-quirks.ts';
import type { Diagnostic } from '../../../../src/text/diagnostic.ts';

const folder = new URL('../../../../specs/errors/', import.meta.url);
const messages = [sexpr, sugar, names, quirks].flatMap((module) => Object.values(module));
const codes = messages.map(({ code }) => code);

/** It is about expressions on a command line, and its sample needs a call; test/errors.test.ts makes it. */
const elsewhere = new Set(['sugar-one-expression']);

function codeOf(sample: string): string {
  const fitting = codes.filter((code) => sample.startsWith(code));
  return fitting.toSorted((a, b) => b.length - a.length)[0] ?? '';
}

const samples = readdirSync(folder).filter(
  (name) => name.endsWith('.sugar') && !elsewhere.has(codeOf(name)),
);

function said(sample: string): readonly Diagnostic[] {
  const text = readFileSync(new URL(sample, folder), 'utf8');
  const result = compileSugar(0, [{ name: sample, text }]);
  return result.ok ? result.warnings : result.diagnostics;
}

describe('samples of mistakes', () => {
  it.each(samples)('%s', (sample) => {
    const code = codeOf(sample);
    const diagnostics = said(sample);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const isError = messages.find((message) => message.code === code)?.severity === 'error';
    const found = (isError ? errors : diagnostics).map((diagnostic) => diagnostic.code);
    // Floods are made of other messages.
    if (code === 'sugar-too-many-errors' || code === 'sugar-more-warnings') {
      expect(found).toContain(code);
      return;
    }
    expect(new Set(found)).toEqual(new Set([code]));
    if (!isError) expect(errors).toEqual([]);
  });

  it('are many, and each code has one', () => {
    expect(samples.length).toBeGreaterThanOrEqual(40);
    const sampled = new Set(samples.map(codeOf));
    expect(codes.filter((code) => !sampled.has(code) && !elsewhere.has(code))).toEqual([]);
  });
});

describe('the catalogue', () => {
  it('has each code once, with an explanation', () => {
    expect(new Set(codes).size).toBe(codes.length);
    for (const { explanation } of messages) expect(explanation.length).toBeGreaterThan(60);
  });
});
