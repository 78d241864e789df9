// The model of every YAML spec, printed as s-expressions and read back, is the same model.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { printModel } from '../../src/model/print.ts';
import { compileYaml } from '../../src/puzzles/index.ts';
import { compileSugar } from '../../src/puzzles/sugar/puzzle.ts';
import { specFiles } from '../support/expectation.ts';

const specs = specFiles('specs').filter((file) => file.endsWith('.yaml'));

describe('print and read', () => {
  it.each(specs)('%s', (file) => {
    const first = compileYaml({ name: file, text: readFileSync(file, 'utf8') });
    if (!first.ok) throw new Error(first.diagnostics[0].message);
    const printed = printModel(first.value.model);
    const second = compileSugar(0, [{ name: `${file}.sugar`, text: printed }]);
    if (!second.ok) throw new Error(second.diagnostics[0].message);
    expect(printModel(second.value.model)).toBe(printed);
    const shape = ({ model }: typeof second.value) => ({
      variables: model.variables.map(({ name, type, domain }) => ({
        name,
        type,
        ranges: domain.ranges,
      })),
      answer: model.answer,
      assertions: model.assertions.length,
    });
    expect(shape(second.value)).toEqual(shape(first.value));
  });
});
