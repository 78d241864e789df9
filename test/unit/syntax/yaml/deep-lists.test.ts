// Lists in lists in one line: as deep as all else, refused beyond that, and at once.
import { expect, it } from 'vitest';
import { readYamlNode } from '../../../../src/syntax/yaml/reader.ts';
import { Reports } from '../../../../src/text/diagnostic.ts';

function codes(text: string): readonly string[] {
  const reports = new Reports();
  readYamlNode({ name: 'test.yaml', text }, 0, reports);
  return reports.list.map(({ code }) => code);
}

it('may be 100 deep', () => {
  expect(codes(`${'- '.repeat(100)}x\n`)).toEqual([]);
});

it.each(['- ', '? ', '-\t', '- ? '])('%j a hundred thousand times is refused', (dash) => {
  const began = process.cpuUsage();
  expect(codes(`${dash.repeat(100_000)}x\n`)).toEqual(
    codes(`[${'['.repeat(300)}`.padEnd(602, ']')),
  );
  const { user, system } = process.cpuUsage(began);
  expect(user + system).toBeLessThan(2_000_000);
});
