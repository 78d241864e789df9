// The schema for editors: the shipped file is what the reader's descriptions say, specs fit it, mistakes do not.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { families } from '../../../../src/puzzles/index.ts';
import { schemaOf } from '../../../../src/puzzles/schema.ts';
import { specFiles } from '../../../support/expectation.ts';
import { validate } from './validate.ts';

const path = 'specs/puzzle.schema.json';
const schema = schemaOf(families);

/** Flow collections of the language (`{1, 3}`, `[q[1], q[2]]`) are not always YAML; the others are what editors see. */
function asEditorsSee(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const specs = specFiles('specs').filter((file) => file.endsWith('.yaml'));

describe('the schema', () => {
  it('is what the file says; UPDATE_GOLDENS=1 writes it', () => {
    const text = `${JSON.stringify(schema, undefined, 2)}\n`;
    if (process.env['UPDATE_GOLDENS'] === '1') writeFileSync(path, text);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it.each(specs)('%s fits it', (file) => {
    expect(validate(asEditorsSee(file) ?? { variables: {} }, schema)).toEqual([]);
  });

  it.each(specs)('%s names it', (file) => {
    const folder = file.split('/').length > 2 ? '..' : '.';
    expect(readFileSync(file, 'utf8')).toContain(
      `# yaml-language-server: $schema=${folder}/puzzle.schema.json\n`,
    );
  });

  it('has every key of every family, with words', () => {
    for (const family of families) {
      for (const { name, summary } of family.keys) {
        expect(summary.length, `${family.name}.${name}`).toBeGreaterThan(10);
      }
    }
  });

  it.each(['unknown-key', 'missing-key', 'text-expected', 'mapping-expected', 'unknown-family'])(
    'refuses %s',
    (name) => {
      expect(validate(asEditorsSee(`specs/errors/${name}.yaml`), schema)).not.toEqual([]);
    },
  );

  it('takes what the reader takes, as far as it goes', () => {
    const right = readdirSync('specs/errors').filter((name) =>
      /^(always|never|said|unused)-.*\.yaml$/.test(name),
    );
    for (const name of right) {
      expect([name, validate(asEditorsSee(`specs/errors/${name}`), schema)]).toEqual([name, []]);
    }
  });
});
