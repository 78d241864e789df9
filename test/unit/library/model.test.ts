// Models built by code: terms, constraints, texts, objectives, and the types of their solutions.
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  allDifferent,
  array,
  bool,
  choose,
  compile,
  count,
  explain,
  Model,
  max,
  number,
  oneOf,
  orThrow,
  PuzzleError,
  range,
  solutions,
  sum,
  toSugar,
  values,
} from '../../../src/index.ts';

/** All solutions, as JSON, sorted. */
async function all<V>(model: {
  solutions(): AsyncIterable<{ readonly values: V }>;
}): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const solution of model.solutions()) found.push(JSON.stringify(solution.values));
  return found.sort();
}

describe('a model built by code', () => {
  it('solves SEND + MORE = MONEY', async () => {
    const digit = range(0, 9);
    const model = new Model({
      S: digit,
      E: digit,
      N: digit,
      D: digit,
      M: digit,
      O: digit,
      R: digit,
      Y: digit,
    });
    const { S, E, N, D, M, O, R, Y } = model.variables;
    model.add(allDifferent(Object.values(model.variables)), S.ne(0), M.ne(0));
    model.add(
      number([S, E, N, D])
        .plus(number([M, O, R, E]))
        .eq(number([M, O, N, E, Y])),
    );
    expect(await all(model)).toEqual(['{"S":9,"E":5,"N":6,"D":7,"M":1,"O":0,"R":8,"Y":2}']);
  });

  it('knows the types of its terms and of its solutions', async () => {
    const model = new Model({
      age: range(1, 5),
      coins: array(3, values(1, 5)),
      grid: array([2, 3], bool()),
      hue: oneOf('red', 'green'),
    });
    const { solution } = await model.solve();
    type Wanted = {
      readonly age: number;
      readonly coins: readonly number[];
      readonly grid: readonly (readonly boolean[])[];
      readonly hue: 'red' | 'green';
    };
    expectTypeOf(solution?.values).toEqualTypeOf<Wanted | undefined>();
    expectTypeOf(model.variables.hue.labels).toEqualTypeOf<readonly ('red' | 'green')[]>();
    // @ts-expect-error there is no such variable
    expect(model.variables.size).toBeUndefined();
    // @ts-expect-error there is no such word
    expect(() => model.variables.hue.is('blue')).toThrow(PuzzleError);
    expect(solution?.values.grid.map((row) => row.length)).toEqual([3, 3]);
    expect(['red', 'green']).toContain(solution?.values.hue);
  });

  it('counts the same by methods, by texts, by templates and as s-expressions', async () => {
    const specification = { a: range(0, 6), b: range(0, 6), c: range(0, 6) };
    const byMethods = new Model(specification);
    {
      const { a, b, c } = byMethods.variables;
      byMethods.add(
        a
          .plus(b)
          .times(2)
          .eq(c.plus(a.mod(3))),
        a.lt(b).or(c.ge(5)),
      );
    }
    const byText = new Model(specification);
    byText.add('2 * (a + b) = c + a % 3', 'a < b or c >= 5');
    const byTemplate = new Model(specification);
    {
      const { a, b, c } = byTemplate.variables;
      byTemplate.add`2 * ${a.plus(b)} = ${c} + ${a.mod(3)}`;
      byTemplate.add`${a} < ${b} or ${c} >= ${5}`;
    }
    const wanted = await all(byMethods);
    expect(wanted.length).toBeGreaterThan(3);
    expect(await all(byText)).toEqual(wanted);
    expect(await all(byTemplate)).toEqual(wanted);
    const text = { name: 'model.sugar', text: toSugar(byTemplate) };
    const { puzzle } = await compile(text);
    expect(await all({ solutions: () => solutions(orThrow(puzzle)) })).toEqual(wanted);
  });

  it('takes lists, labels and truths into templates', async () => {
    const model = new Model({
      q: array(3, range(1, 3)),
      on: bool(),
      hue: oneOf('red', 'deep blue'),
    });
    const { q, on, hue } = model.variables;
    model.add`alldifferent(${q}) and ${on} and ${hue} = ${'deep blue'}`;
    model.add`q[1] < q[3] - ${true}`;
    expect(await all(model)).toEqual(['{"q":[1,2,3],"on":true,"hue":"deep blue"}']);
  });

  it('compares labels with words and with each other', async () => {
    const colours = oneOf('red', 'green', 'blue');
    const model = new Model({ wa: colours, nt: colours, sa: colours, odd: oneOf('blue', 'red') });
    const { wa, nt, sa, odd } = model.variables;
    model.add(wa.isNot(nt), wa.isNot(sa), nt.isNot(sa), wa.in(['red']), odd.isNot(wa));
    model.add(nt.index().lt(sa.index()), odd.index().eq(0));
    expect(await all(model)).toEqual(['{"wa":"red","nt":"green","sa":"blue","odd":"blue"}']);
  });

  it('finds the optimum and all optimal solutions', async () => {
    const model = new Model({ take: array(4, bool()) });
    const { take } = model.variables;
    const weight = sum(take, [3, 4, 5, 6]);
    model.add(weight.le(10)).maximize(sum(take, [4, 5, 7, 8]));
    const { status, solution } = await model.solve();
    expect([status, solution?.objective]).toEqual(['optimal', 13]);
    expect((await all(model)).length).toBe(1);
    expect((await count(model)).count).toBe(1n);
  });

  it('chooses, and takes extremes', async () => {
    const model = new Model({ x: range(-3, 3), y: range(-3, 3) });
    const { x, y } = model.variables;
    model.add(choose(x.gt(0), y, y.neg()).eq(2), max([x, y, 0]).eq(2), x.abs().between(1, 2));
    expect(await all(model)).toEqual(['{"x":1,"y":2}', '{"x":2,"y":2}'].sort());
  });

  it('explains by the words of its formulas', async () => {
    const model = new Model({ a: range(1, 5), b: range(1, 5) });
    const { a, b } = model.variables;
    model.add(a.gt(3).named('a is large'), 'b > 2', a.plus(b).lt(6), a.ne(b));
    const { cores } = await explain(model);
    expect(cores[0]?.map(({ words }) => words)).toEqual(['a is large', 'b > 2', '(< (+ a b) 6)']);
  });

  it('is asked again after it was added to', async () => {
    const model = new Model({ a: range(1, 5) });
    const before = model.puzzle();
    expect((await model.count()).count).toBe(5n);
    model.add('a > 3');
    expect((await model.count()).count).toBe(2n);
    expect((await count(before)).count).toBe(5n);
  });

  it('says what is wrong, with the place in a text', () => {
    const model = new Model({ a: range(1, 5), b: range(1, 5) });
    const other = new Model({ a: range(1, 5) });
    const { a } = model.variables;
    const wrong = (run: () => unknown): string => {
      try {
        run();
      } catch (error) {
        if (error instanceof PuzzleError) return error.message;
        throw error;
      }
      return 'nothing';
    };
    expect(wrong(() => model.add('a < c'))).toContain('expression 1:1:5');
    expect(wrong(() => model.add`${a} + < 3`)).toContain('expression 2:1:5');
    expect(wrong(() => other.add(a.lt(3)))).toContain('another model');
    expect(wrong(() => other.add`${a} < 3`)).toContain('another model');
    expect(wrong(() => a.lt(other.variables.a))).toContain('two different models');
    expect(wrong(() => a.plus(0.5))).toBe('0.5 is not a whole number');
    expect(wrong(() => range(3, 2))).toBe('there is no number from 3 to 2');
    expect(wrong(() => values())).toContain('at least one value');
    expect(wrong(() => oneOf('a', 'a'))).toContain('twice');
    expect(wrong(() => array(0, bool()))).toContain('an array of 0');
    expect(wrong(() => new Model({}))).toContain('at least one variable');
    expect(wrong(() => new Model({ a: array(2, bool()), 'a[1]': bool() }))).toBe(
      'two variables are called a[1]',
    );
    expect(wrong(() => a.lt(2 ** 53))).toContain('9007199254740992n');
    expect(wrong(() => max([]))).toBe('max of nothing');
    expect(wrong(() => Number(a))).toContain('write a.plus(b)');
    // @ts-expect-error nothing is no number
    expect(wrong(() => a.plus(undefined))).toContain('undefined is neither');
    expect(`${a}`).toBe('a');
  });
});
