// What is blocked need not be an answer: whatever presolve made of the variables, answers that agree with it are gone,
// and no others.
import { describe, expect, it } from 'vitest';
import { openModel } from '../../../src/answers/open-model.ts';
import type { Assignment } from '../../../src/model/model.ts';
import { compiled } from '../../fuzz/lines.ts';

/** x is known, y and z are images of one variable, s is a name for a sum. */
const text = `variables: {x: 0..3, y: 0..3, z: 0..6, t: 0..1, u: 0..400, v: 0..400, s: 0..800}
constraints: [x = 2, z = 6 - 2 * y, s = u + v, u < 2, v < 2]
`;

/** Two values for each of x, y, z and t, of which some are in no answer. */
const tried = [
  [2, 1],
  [0, 3],
  [0, 5],
  [0, 1],
] as const;

describe.each(['native', 'sat', 'z3'] as const)('on %s', (backend) => {
  it('as many answers are left as do not agree', async () => {
    const { model } = compiled({ language: 'yaml', text });
    const ids = model.answer.slice(0, 4);
    const all: Assignment[] = [];
    {
      await using open = (await openModel(model, { backend })).session;
      for await (const answer of open.enumerate([...model.answer])) all.push(answer);
    }
    expect(all).toHaveLength(4 * 2 * 4);
    for (const keys of [[0], [1, 2], [0, 2], [1, 2, 3], [0, 1, 2, 3]]) {
      for (const pick of [0, 1]) {
        const chosen = keys.flatMap((key) => ids[key] ?? []);
        const seen: number[] = model.variables.map(() => 0);
        keys.forEach((key, i) => {
          const id = chosen[i];
          if (id !== undefined) seen[id] = tried[key]?.[pick] ?? 0;
        });
        await using open = (await openModel(model, { backend })).session;
        open.block(chosen, seen);
        const left = all.filter((answer) => chosen.some((id) => answer[id] !== seen[id]));
        expect([keys, pick, await open.count([...model.answer])]).toEqual([
          keys,
          pick,
          BigInt(left.length),
        ]);
      }
    }
  });

  it('images beyond 2^53 on the way are blocked too', async () => {
    const far = `variables: {x: 3002399751580330..3002399751580334, y: -100..100}
constraints: [y = 3 * x - 9007199254740990]
`;
    const { model } = compiled({ language: 'yaml', text: far });
    const [x, y] = model.answer;
    if (x === undefined || y === undefined) throw new Error('two variables are answers');
    for (const [value, left] of [
      [0, 4n],
      [3, 4n],
      [9, 4n],
      [12, 4n],
      [4, 5n],
    ] as const) {
      const seen: number[] = [];
      seen[y] = value;
      await using open = (await openModel(model, { backend })).session;
      open.block([y], seen);
      expect([value, await open.count([x, y])]).toEqual([value, left]);
    }
  });
});
