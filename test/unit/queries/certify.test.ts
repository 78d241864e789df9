// A second backend confirms what is right, and denies each kind of claim that is wrong.
import { describe, expect, it, vi } from 'vitest';
import type { Solution } from '../../../src/answers/solution.ts';
import { nativeBackend } from '../../../src/backends/native/backend.ts';
import { NativeSession } from '../../../src/backends/native/session.ts';
import { compileYaml } from '../../../src/puzzles/index.ts';
import type { Puzzle } from '../../../src/puzzles/puzzle.ts';
import { compileSugar } from '../../../src/puzzles/sugar/puzzle.ts';
import { type Claim, certify } from '../../../src/queries/certify.ts';
import { solutions } from '../../../src/solve.ts';

function puzzleOf(text: string): Puzzle {
  const compiled = compileYaml({ name: 'test.yaml', text });
  if (!compiled.ok) throw new Error(compiled.diagnostics[0].message);
  return compiled.value;
}

const none = puzzleOf('variables: {x: 1..3}\nconstraints: [x > 3]\n');
const one = puzzleOf('variables: {x: 1..3, y: 1..3}\nconstraints: [x + y = 6]\n');
const two = puzzleOf('variables: {x: 1..3, y: 1..3}\nconstraints: [x + y = 5]\n');
const best = puzzleOf('variables: {x: 1..3, y: 1..3}\nconstraints: [x + y < 6]\nmaximize: x + y\n');
const bestOfNone = puzzleOf('variables: {x: 1..3}\nconstraints: [x > 3]\nmaximize: x\n');

async function solutionsOf(puzzle: Puzzle): Promise<readonly Solution[]> {
  const found: Solution[] = [];
  for await (const solution of solutions(puzzle, { backend: 'native' })) found.push(solution);
  return found;
}

const claim = (count: bigint | undefined, more: Partial<Claim> = {}): Claim => ({
  count,
  objective: undefined,
  solutions: [],
  ...more,
});

const native = { first: 'native' } as const;
const agreed = { status: 'agreed', backends: ['native', 'sat'], presolve: false };

describe('what is right is confirmed', () => {
  it.each([
    ['no solution', none, claim(0n)],
    ['one solution', one, claim(1n)],
    ['two solutions', two, claim(2n)],
    ['the optimum', best, claim(undefined, { objective: 5 })],
    ['how often the optimum is reached', best, claim(2n, { objective: 5 })],
    ['no optimum', bestOfNone, claim(0n)],
  ])('%s', async (_, puzzle, right) => {
    expect(await certify(puzzle, right, native)).toEqual(agreed);
  });

  it('the solution itself, where it is at hand', async () => {
    const found = await solutionsOf(one);
    expect(await certify(one, claim(1n, { solutions: found }), native)).toEqual(agreed);
  });
});

describe('what is wrong is denied', () => {
  it.each([
    ['no solution', one, claim(0n), 'there is another solution', { x: 3, y: 3 }],
    ['one, and there are two', two, claim(1n), 'there is another solution', undefined],
    ['one, and there is none', none, claim(1n), 'no solution', undefined],
    ['three, and there are two', two, claim(3n), '2 solutions', undefined],
    ['an optimum too low', best, claim(undefined, { objective: 4 }), 'objective 5', undefined],
    ['one too high', best, claim(undefined, { objective: 6 }), 'the optimum is 5', undefined],
    ['too few of the optimum', best, claim(1n, { objective: 5 }), 'there is another', undefined],
    ['no optimum', best, claim(0n), 'objective', undefined],
    [
      'an optimum of nothing',
      bestOfNone,
      claim(undefined, { objective: 3 }),
      'no solution',
      undefined,
    ],
  ])('%s', async (_, puzzle, wrong, says, denied) => {
    const certificate = await certify(puzzle, wrong, native);
    expect(certificate).toMatchObject({ status: 'disagreed', backends: ['native', 'sat'] });
    if (certificate.status !== 'disagreed') return;
    expect(certificate.says[1]).toContain(says);
    if (denied) expect(certificate.denied?.values).toEqual(denied);
  });

  it('another solution than the one that is claimed', async () => {
    const [found] = await solutionsOf(one);
    const assignment = (found?.assignment ?? []).map((value) => value - 1);
    const wrong = { ...found, assignment } as Solution;
    expect(await certify(one, claim(1n, { solutions: [wrong] }), native)).toMatchObject({
      status: 'disagreed',
      denied: { values: { x: 3, y: 3 } },
    });
  });
});

describe('who is asked', () => {
  it.each([
    ['native', 'sat'],
    ['sat', 'native'],
    ['z3', 'sat'],
    ['external', 'native'],
  ] as const)('after %s it is %s', async (first, second) => {
    expect(await certify(none, claim(0n), { first })).toMatchObject({ backends: [first, second] });
  });

  it('is native by propagation alone, which shares no clauses with the others', async () => {
    const open = vi.spyOn(nativeBackend, 'open');
    await certify(none, claim(0n), { first: 'sat' });
    expect(open.mock.lastCall?.[1]).toMatchObject({ learning: false });
    open.mockRestore();
    const clauses = Array.from({ length: 400 }, (_, i) => `(or (not p${i}) p${i + 1})`);
    const booleans = Array.from({ length: 401 }, (_, i) => `(bool p${i})`);
    const read = compileSugar(0, [{ name: 'test', text: [...booleans, ...clauses].join('\n') }]);
    if (!read.ok) throw new Error('refused');
    const { model } = read.value;
    await using learned = await nativeBackend.open(model);
    await using propagated = await nativeBackend.open(model, { learning: false });
    expect(learned).not.toBeInstanceOf(NativeSession);
    expect(propagated).toBeInstanceOf(NativeSession);
  });

  it('is an outside solver where one is named', async () => {
    const settings = { first: 'sat', solver: ['no-such-solver'] } as const;
    expect(await certify(one, claim(1n), settings)).toMatchObject({
      status: 'open',
      backends: ['sat', 'external'],
      reason: 'there is no program no-such-solver',
    });
  });

  it('is asked again with presolve where it takes too long without', async () => {
    const patience = (): AbortSignal => AbortSignal.abort();
    expect(await certify(one, claim(1n), { ...native, patience })).toEqual({
      ...agreed,
      presolve: true,
    });
    const settings = { ...native, patience, withoutPresolve: ['all'] };
    expect(await certify(one, claim(1n), settings)).toMatchObject({ status: 'open' });
  });

  it('says that time was up, and does not take that for an answer', async () => {
    const reason = new DOMException('time is up', 'TimeoutError');
    const signal = AbortSignal.abort(reason);
    for (const puzzle of [none, one, best]) {
      expect(await certify(puzzle, claim(0n), { ...native, signal })).toEqual({
        status: 'open',
        backends: ['native', 'sat'],
        outcome: 'timeout',
        reason: undefined,
      });
    }
  });
});
