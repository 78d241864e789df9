// Each sample of a mistake in specs/errors/*.yaml provokes the code that its name begins with; each code has a sample.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileYaml } from '../../../../src/puzzles/index.ts';
import * as analysis from '../../../../src/text/catalogue/analysis.ts';
import * as expression from '../../../../src/text/catalogue/expression.ts';
import * as family from '../../../../src/text/catalogue/family.ts';
import type { Message } from '../../../../src/text/catalogue/message.ts';
import * as model from '../../../../src/text/catalogue/model.ts';
import * as statement from '../../../../src/text/catalogue/statement.ts';
import * as lines from '../../../../src/text/catalogue/yaml.ts';
import * as file from '../../../../src/text/catalogue/yaml-file.ts';
import type { Diagnostic } from '../../../../src/text/diagnostic.ts';

const folder = new URL('../../../../specs/errors/', import.meta.url);
const isMessage = (entry: unknown): entry is Message<never> => typeof entry === 'function';
const messages = [lines, file, expression, analysis, statement, family, model]
  .flatMap((module): readonly unknown[] => Object.values(module))
  .filter(isMessage);
const codes = messages.map(({ code }) => code);

/** The code that a sample is named after; undefined for the sample of another family. */
function codeOf(sample: string): string | undefined {
  const fitting = codes.filter((code) => sample.startsWith(code));
  return fitting.toSorted((a, b) => b.length - a.length)[0];
}

const textOf = (sample: string): string => readFileSync(new URL(sample, folder), 'utf8');
/** Models alone; samples that need values from outside say so in a line of their own. test/errors.test.ts has all. */
const samples = readdirSync(folder).filter(
  (name) =>
    name.endsWith('.yaml') &&
    codeOf(name) !== undefined &&
    !/^(?:# call|puzzle): (?!alphametik)/m.test(textOf(name)),
);

/** Only values from outside the file can have these. */
const fromOutside = new Set([
  'parameter-unknown',
  'parameter-kind',
  'parameter-twice',
  'bad-table',
]);
/** What no known text comes to: every complaint of the YAML library has words of its own. */
const lastResort = new Set(['yaml-syntax']);

function said(sample: string): readonly Diagnostic[] {
  const result = compileYaml({ name: sample, text: textOf(sample) });
  return result.ok ? result.warnings : result.diagnostics;
}

describe('samples of mistakes', () => {
  it.each(samples)('%s', (sample) => {
    const code = codeOf(sample);
    const diagnostics = said(sample);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const isError = messages.find((message) => message.code === code)?.severity === 'error';
    const found = (isError ? errors : diagnostics).map((diagnostic) => diagnostic.code);
    expect(new Set(found)).toEqual(new Set([code]));
    if (!isError) expect(errors).toEqual([]);
    for (const { span, message } of diagnostics) {
      expect(span).toBeDefined();
      expect(message).not.toMatch(/: undefined|NaN|\[object/);
    }
  });

  it('are many, and each code has one', () => {
    expect(samples.length).toBeGreaterThanOrEqual(60);
    const sampled = new Set(samples.map(codeOf));
    const missing = codes.filter(
      (code) => !sampled.has(code) && !fromOutside.has(code) && !lastResort.has(code),
    );
    expect(missing).toEqual([]);
  });
});

describe('the catalogue', () => {
  it('has each code once, with an explanation', () => {
    expect(new Set(codes).size).toBe(codes.length);
    for (const { code, explanation } of messages) {
      expect(explanation.length, code).toBeGreaterThan(40);
    }
  });
});
