// The questions of the library, asked of texts and of models alike; what is wrong throws or is a value, as it says.
import { describe, expect, it } from 'vitest';
import {
  check,
  compile,
  count,
  describe as describePuzzle,
  explain,
  facts,
  Model,
  orThrow,
  PuzzleError,
  range,
  review,
  solutions,
  solve,
  svg,
  unique,
} from '../../../src/index.ts';

const text = 'puzzle: alphametic\ntitle: Sum\nequation: SEND + MORE = MONEY\n';

function model(): Model<{
  readonly a: ReturnType<typeof range>;
  readonly b: ReturnType<typeof range>;
}> {
  return new Model({ a: range(1, 4), b: range(1, 4) }, { title: 'Two numbers' }).add(
    'a + b = 5',
    'a < b',
    'a != 1',
  );
}

describe('questions', () => {
  it('are asked of a text', async () => {
    const { puzzle, sources } = await compile(text);
    const known = orThrow(puzzle, sources);
    expect((await solve(known)).solution?.values).toMatchObject({ S: 9, MONEY: 10652 });
    expect((await count(known)).count).toBe(1n);
    expect((await unique(known)).status).toBe('unique');
    expect((await facts(known)).facts).toMatchObject({ M: 1, O: 0 });
    expect((await check(known, '9567 + 1085 = 10652')).status).toBe('valid');
    expect((await check(known, ['S = 9', 'E = 4'])).status).toBe('not completable');
    expect((await explain(known, { fact: 'M = 1' })).status).toBe('unsat');
    expect(describePuzzle(known, { sources }).title).toBe('Sum');
    expect((await review(known)).status).not.toBe('unknown');
  });

  it('are asked of a model', async () => {
    const asked = model();
    const { solution } = await solve(asked);
    expect(solution?.values).toEqual({ a: 2, b: 3 });
    expect((await check(asked, { a: 2 })).status).toBe('completable');
    expect((await check(asked, { a: 2, b: 3 })).status).toBe('valid');
    expect((await check(asked, { a: 3, b: 2 })).broken.map(({ words }) => words)).toEqual([
      'a < b',
    ]);
    expect((await asked.facts()).facts).toEqual({ a: 2, b: 3 });
    const fact = asked.variables.b.eq(3);
    expect((await explain(asked, { fact })).cores[0]?.length).toBeGreaterThan(0);
    expect(describePuzzle(asked)).toMatchObject({ title: 'Two numbers', answer: ['a', 'b'] });
    if (solution) expect(svg(asked, solution)).toContain('Two numbers');
  });

  it('end when a signal is aborted, and say so', async () => {
    const signal = AbortSignal.abort();
    const asked = model();
    expect(await solve(asked, { signal })).toMatchObject({
      status: 'unknown',
      outcome: 'interrupted',
    });
    expect((await unique(asked, { signal })).status).toBe('unknown');
    expect((await facts(asked, { signal })).status).toBe('unknown');
    expect((await count(asked, { signal })).outcome).toBe('interrupted');
    expect((await explain(asked, { signal })).status).toBe('unknown');
    expect((await check(asked, { a: 2 }, { signal })).status).toBe('unknown');
    const stream = solutions(asked, { signal });
    for await (const _ of stream) throw new Error('there is no time for that');
    expect(await stream.outcome).toBe('interrupted');
  });

  it('throw for a text that cannot be read, with its place', async () => {
    const { puzzle, sources } = await compile('puzzle: alphametic\nequation: SEND + = MONEY\n');
    expect(puzzle.ok).toBe(false);
    expect(() => orThrow(puzzle, sources)).toThrow(PuzzleError);
    expect(() => orThrow(puzzle, sources)).toThrow('puzzle:2:18');
    await expect(check(model(), { c: 3 } as object)).rejects.toThrow(PuzzleError);
    await expect(explain(model(), { fact: 'a <' })).rejects.toThrow(PuzzleError);
  });

  it('are methods of a model', async () => {
    const own = model();
    expect((await own.check({ a: 2, b: 3 })).status).toBe('valid');
    const { status, cores } = await own.explain({ fact: 'a = 2' });
    expect([status, cores.length]).toEqual(['unsat', 1]);
    expect((await own.review()).remarks).toEqual((await review(own)).remarks);
    expect(own.describe()).toEqual(describePuzzle(own));
  });

  it('describe what a model says', () => {
    const own = model().minimize('a + 2 * b');
    const { constraints, objective, quantities } = own.describe();
    expect(constraints.map(({ text: words }) => words)).toEqual(['a + b = 5', 'a < b', 'a != 1']);
    expect(objective).toEqual({ sense: 'minimize', text: 'a + 2 * b' });
    expect(quantities.map(({ name }) => name)).toEqual(['a', 'b']);
    const { a, b } = own.variables;
    own.add(a.lt(b).named('the first is less')).maximize(a.plus(b));
    expect(own.describe().constraints.at(-1)?.text).toBe('the first is less');
    expect(own.describe().objective?.text).toBe('(+ a b)');
  });

  it('a constraint that is none is not left out', () => {
    const nothing = undefined as unknown as string;
    expect(() => model().add(nothing)).toThrow(PuzzleError);
    expect(() => model().add('a < 3', nothing)).toThrow(PuzzleError);
    expect(model().add()).toBeInstanceOf(Model);
  });

  it('print nothing', async () => {
    const written: unknown[] = [];
    const streams = [process.stdout, process.stderr];
    const before = streams.map((stream) => stream.write);
    for (const stream of streams) {
      stream.write = (chunk: unknown): boolean => written.push(chunk) > 0;
    }
    try {
      for (const backend of ['native', 'sat', 'z3'] as const) await solve(model(), { backend });
      const { puzzle } = await compile('variables:\n  x: 1..\n');
      expect(puzzle.ok).toBe(false);
    } finally {
      for (const [i, stream] of streams.entries()) stream.write = before[i] as typeof stream.write;
    }
    expect(written).toEqual([]);
  });
});
