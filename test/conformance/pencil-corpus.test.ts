// Pencil puzzles of the corpus as s-expressions: as many solutions as it says, and the right one.
//
// By default the smallest of each kind, and those without or with several solutions. PENCIL is a pattern for the ids of
// others: `PENCIL=. npx vitest run test/conformance/pencil-corpus.test.ts` runs all (an hour); PENCIL_BACKENDS=z3,sat.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { BackendName } from '../../src/backends/backend.ts';
import { compile } from '../../src/compile.ts';
import { solutions } from '../../src/solve.ts';
import { type PencilPuzzle, pencilPuzzles } from '../support/pencil/corpus.ts';
import { nonogramInSugar, pencilKinds, programOf } from '../support/pencil/kinds.ts';
import type { PencilProgram } from '../support/pencil/program.ts';

const all = pencilPuzzles();

function smallestOf(kind: string): PencilPuzzle | undefined {
  const size = ({ puzzle }: PencilPuzzle): number => JSON.stringify(puzzle).length;
  return all.filter((each) => each.kind === kind).sort((a, b) => size(a) - size(b))[0];
}

/** Without learning from conflicts the native search takes over a minute. */
const slow: Readonly<Partial<Record<BackendName, readonly string[]>>> = {
  native: ['numberlink-015'],
};

function chosen(): readonly PencilPuzzle[] {
  const pattern = process.env['PENCIL'];
  if (pattern !== undefined) return all.filter(({ id }) => new RegExp(pattern).test(id));
  const samples = new Set(pencilKinds.flatMap((kind) => smallestOf(kind) ?? []));
  return all.filter((each) => samples.has(each) || each.answer.count !== 1);
}

const backends = (process.env['PENCIL_BACKENDS'] ?? 'native,sat').split(',') as BackendName[];

async function expectAnswer(
  { id, answer }: PencilPuzzle,
  { text, read }: PencilProgram,
  backend: BackendName,
): Promise<void> {
  const { puzzle } = await compile({ name: `${id}.sugar`, text });
  if (!puzzle.ok) throw new Error(puzzle.diagnostics.map(({ message }) => message).join('\n'));
  expect(puzzle.warnings).toEqual([]);
  const wanted = typeof answer.count === 'number' ? answer.count : 2;
  const found: unknown[] = [];
  for await (const { values } of solutions(puzzle.value, { backend, limit: wanted + 1 })) {
    found.push(read(values));
    if (answer.count === '>=2' && found.length === wanted) break;
  }
  expect(found).toHaveLength(wanted);
  if (answer.count === 1) expect(found).toEqual([answer.solution]);
}

describe.skipIf(all.length === 0).each(backends)('pencil puzzles on %s', (backend) => {
  const puzzles = chosen().filter(
    ({ id }) => process.env['PENCIL'] !== undefined || !slow[backend]?.includes(id),
  );
  it.each(puzzles.map((each): [string, PencilPuzzle] => [each.id, each]))('%s', (_id, each) =>
    expectAnswer(each, programOf(each), backend),
  );

  it('a nonogram by the beginnings of its blocks', async () => {
    const nonogram = smallestOf('nonogram');
    if (nonogram) await expectAnswer(nonogram, nonogramInSugar(nonogram), backend);
  });
});

describe.skipIf(all.length === 0)('the specs', () => {
  /** The one solution that is written down, as the corpus writes it. */
  function draw(name: string, sign: (value: unknown, variable: string) => string): string {
    const path = new URL(`../../specs/pencil/${name}.expect.yaml`, import.meta.url);
    if (!existsSync(path)) throw new Error(`no expectation for ${name}`);
    const { runs } = parse(readFileSync(path, 'utf8'));
    const [only, ...others] = runs[0].solutions;
    expect(others).toEqual([]);
    const rows = new Map<string, string>();
    for (const [variable, value] of Object.entries(only)) {
      const row = variable.replace(/\[\d+\]$/, '');
      rows.set(row, (rows.get(row) ?? '') + sign(value, variable));
    }
    return [...rows.values()].join('\n');
  }

  const solutionOf = (id: string): unknown => all.find((each) => each.id === id)?.answer.solution;

  it('have the nonogram of the corpus', () => {
    expect(draw('nonogram', (value) => (value === true ? '#' : '.')).split('\n')).toEqual(
      solutionOf('nonogram-011'),
    );
  });

  it('have its nurikabe', () => {
    expect(draw('nurikabe', (value) => (value === 0 ? '#' : '.')).split('\n')).toEqual(
      solutionOf('nurikabe-002'),
    );
  });

  it('have its slitherlink', () => {
    const { horizontal, vertical } = solutionOf('slitherlink-010') as Record<string, string[]>;
    const line = (value: unknown, variable: string): string =>
      value === true ? (variable.startsWith('across') ? '-' : '|') : '.';
    expect(draw('slitherlink', line).split('\n')).toEqual([
      ...(horizontal ?? []),
      ...(vertical ?? []),
    ]);
  });
});
