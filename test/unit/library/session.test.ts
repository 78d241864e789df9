// Sessions that stay: constraints come and go, answers are those of a model solved afresh, and two disturb each other not.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Added,
  allDifferent,
  array,
  bool,
  Model,
  oneOf,
  PuzzleError,
  range,
} from '../../../src/index.ts';

describe('a session', () => {
  it('adds, takes back and restores, and names what clashes', async () => {
    const model = new Model({ a: range(1, 3), b: range(1, 3), c: range(1, 3) });
    const { a, b, c } = model.variables;
    model.add(allDifferent([a, b, c]));
    await using session = model.session();
    const first = session.add(a.eq(1), 'b != 2');
    expect((await session.solve()).solution?.values).toEqual({ a: 1, b: 3, c: 2 });
    const order = session.add(c.gt(b).named('c after b'));
    const stuck = await session.solve();
    expect([stuck.status, stuck.solution]).toEqual(['unsat', undefined]);
    expect(new Set(stuck.clash)).toEqual(new Set([first, order]));
    expect(stuck.clash.map(({ words }) => words)).toContain('c after b');
    first.retract();
    expect((await session.solve()).status).toBe('sat');
    first.restore();
    order.retract();
    expect((await session.unique()).status).toBe('unique');
    first.retract();
    const several = await session.unique();
    expect(several.status).toBe('multiple');
    expect(several.solutions[0]?.values).not.toEqual(several.solutions[1]?.values);
  });

  it('knows the values that are left', async () => {
    const model = new Model({ x: range(0, 5), on: bool(), hue: oneOf('red', 'green', 'blue') });
    const { x, on, hue } = model.variables;
    model.add(on.iff(x.gt(2)), hue.is('red').implies(x.eq(5)));
    await using session = model.session();
    const small = session.add(x.le(2));
    expect(await session.possible([x, on, hue])).toEqual([[0, 1, 2], [false], ['green', 'blue']]);
    small.retract();
    expect(await session.possible([hue, on])).toEqual([
      ['red', 'green', 'blue'],
      [false, true],
    ]);
    expect(() => session.possible([x.plus(1)])).toThrow(PuzzleError);
  });

  it('knows the values that are left as an enumeration does', async () => {
    const clause = fc.tuple(
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom('<', '!=', '=', '<='),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: -2, max: 2 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(clause, { maxLength: 5 }), async (clauses) => {
        const model = new Model({ x: array(4, range(0, 4)) });
        const texts = clauses.map(([a, sign, b, c]) => `x[${a}] ${sign} x[${b}] + ${c}`);
        await using session = model.session();
        for (const text of texts) session.add(text);
        model.add(...texts);
        const seen: Set<number>[] = [new Set(), new Set(), new Set(), new Set()];
        for await (const { values } of model.solutions()) {
          for (const [i, value] of values.x.entries()) seen[i]?.add(value);
        }
        const wanted = seen.map((each) => [...each].sort());
        expect(await session.possible(model.variables.x)).toEqual(wanted);
      }),
      { numRuns: 25 },
    );
  });

  it('takes contradictions and what is always true', async () => {
    const model = new Model({ x: range(0, 5) });
    const { x } = model.variables;
    await using session = model.session();
    const never = session.add(x.gt(5));
    const answer = await session.solve();
    expect([answer.status, answer.clash]).toEqual(['unsat', [never]]);
    never.retract();
    session.add(x.ge(0), true);
    expect((await session.solve()).status).toBe('sat');
    const no = session.add(false);
    expect((await session.solve()).clash).toEqual([no]);
  });

  it('finds the optimum of what holds', async () => {
    const model = new Model({ x: range(0, 9), y: range(0, 9) }).maximize('x + y');
    await using session = model.session();
    const limit = session.add('x + 2 * y <= 10');
    expect((await session.solve()).solution?.objective).toBe(9);
    limit.retract();
    expect((await session.solve()).solution?.objective).toBe(18);
  });

  it('answers one question after another, and none when closed', async () => {
    const model = new Model({ q: array(6, range(1, 6)) });
    model.add(
      'alldifferent(q)',
      'alldifferent(q[i]+i for i in 1..6)',
      'alldifferent(q[i]-i for i in 1..6)',
    );
    const session = model.session();
    const both = await Promise.all([session.solve(), session.unique()]);
    expect(both.map(({ status }) => status)).toEqual(['sat', 'multiple']);
    await session[Symbol.asyncDispose]();
    await session[Symbol.asyncDispose]();
    await expect(session.solve()).rejects.toThrow('closed');
  });

  it('says unknown when it is stopped', async () => {
    const model = new Model({ x: range(0, 9) });
    await using session = model.session();
    const answer = await session.solve({ signal: AbortSignal.abort() });
    expect([answer.status, answer.outcome]).toEqual(['unknown', 'interrupted']);
    expect((await session.solve()).status).toBe('sat');
  });

  for (const backend of ['native', 'sat', 'z3'] as const) {
    it(`agrees with models solved afresh on ${backend}`, async () => {
      await fc.assert(
        fc.asyncProperty(steps, (list) => agree(list, backend)),
        { numRuns: backend === 'native' ? 25 : 6 },
      );
    });
  }
});

interface Step {
  /** What is added. */
  readonly text: string;
  /** Which one of those before it is taken back then, if there is one. */
  readonly retract: number | undefined;
}

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc
    .record({
      left: fc.integer({ min: 1, max: 4 }),
      right: fc.option(fc.integer({ min: 1, max: 4 })),
      operator: fc.constantFrom('<', '!=', '=', '<='),
      constant: fc.integer({ min: -2, max: 4 }),
      retract: fc.option(fc.nat({ max: 9 }), { nil: undefined }),
    })
    .map(({ left, right, operator, constant, retract }) => {
      const other = right === null ? `${constant}` : `x[${right}] + ${constant}`;
      return { text: `x[${left}] ${operator} ${other}`, retract };
    }),
  { minLength: 1, maxLength: 8 },
);

/** After each step the session says whether there is a solution as a new model does. */
async function agree(list: readonly Step[], backend: 'native' | 'sat' | 'z3'): Promise<void> {
  const specification = { x: array(4, range(0, 3)) };
  await using session = new Model(specification).session({ backend });
  const texts = new Map<Added, string>();
  const all: Added[] = [];
  for (const { text, retract } of list) {
    const added = session.add(text);
    all.push(added);
    texts.set(added, text);
    const gone = retract === undefined ? undefined : all[retract];
    gone?.retract();
    if (gone) texts.delete(gone);
    const model = new Model(specification).add(...texts.values());
    const [here, there] = [await session.solve(), await model.solve({ backend: 'native' })];
    expect(here.status).toBe(there.status);
  }
}

describe('two puzzles at once', () => {
  it('do not disturb each other', async () => {
    const counts = async (size: number, backend: 'native' | 'sat'): Promise<number> => {
      const model = new Model({ q: array(size, range(1, size)) }).add(
        'alldifferent(q)',
        `alldifferent(q[i]+i for i in 1..${size})`,
        `alldifferent(q[i]-i for i in 1..${size})`,
      );
      let found = 0;
      for await (const _ of model.solutions({ backend })) found++;
      return found;
    };
    const found = await Promise.all([
      counts(7, 'native'),
      counts(6, 'native'),
      counts(6, 'sat'),
      counts(5, 'sat'),
    ]);
    expect(found).toEqual([40, 4, 4, 10]);
  });

  it('end apart: a loop that is left, a signal that is aborted', async () => {
    const model = new Model({ x: array(12, range(0, 9)) });
    const endless = model.solutions();
    const aborter = new AbortController();
    const other = model.solutions({ signal: aborter.signal });
    let [mine, theirs] = [0, 0];
    await Promise.all([
      (async () => {
        for await (const _ of endless) if (++mine === 50) break;
      })(),
      (async () => {
        for await (const _ of other) if (++theirs === 70) aborter.abort();
      })(),
    ]);
    expect([mine, await endless.outcome]).toEqual([50, 'limit']);
    expect(await other.outcome).toBe('interrupted');
    expect(theirs).toBeGreaterThanOrEqual(70);
  });
});
