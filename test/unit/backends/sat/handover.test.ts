// A solver that is compiled ahead takes over from one that is not: nobody sees a difference in the answers.
import { expect, it } from 'vitest';
import { satBackend } from '../../../../src/backends/sat/backend.ts';
import { Solver } from '../../../../src/backends/sat/solver.ts';
import { Cnf } from '../../../../src/encode/index.ts';
import { ModelBuilder } from '../../../../src/model/builder.ts';
import { add, constant, constraint } from '../../../../src/model/construct.ts';
import { rangeDomain } from '../../../../src/model/domain.ts';
import type { Model } from '../../../../src/model/model.ts';

function queens(size: number): Model {
  const builder = new ModelBuilder();
  const columns = Array.from({ length: size }, (_, i) =>
    builder.integer(`q${i}`, rangeDomain(1, size)),
  );
  for (const slope of [0, 1, -1]) {
    const terms = columns.map((column, i) => add(column, constant(slope * i)));
    builder.require(constraint({ kind: 'all-different', terms }));
  }
  return builder.build();
}

async function solutionsOf(model: Model): Promise<readonly string[]> {
  await using session = await satBackend.open(model);
  const found: string[] = [];
  for await (const at of session.enumerate?.(model.answer) ?? []) found.push(at.join());
  return found;
}

it('answers come in the same order from a cold process and from a warm one', async () => {
  const model = queens(9);
  const runs = [];
  for (let run = 0; run < 4; run++) runs.push(await solutionsOf(model));
  expect(new Set(runs[0]).size).toBe(352);
  for (const run of runs) expect(run).toEqual(runs[0]);
});

/** Pigeons in holes, which takes long to refute, after some questions that do not. */
function pigeonhole(holes: number): { readonly cnf: Cnf; readonly first: number } {
  const cnf = new Cnf();
  const places = Array.from({ length: holes + 1 }, () =>
    Array.from({ length: holes }, () => cnf.fresh()),
  );
  const wanted = cnf.fresh();
  for (const row of places) cnf.addAll([-wanted, ...row]);
  for (let hole = 0; hole < holes; hole++) {
    for (let i = 0; i < places.length; i++) {
      for (let j = 0; j < i; j++) {
        cnf.add(-(places[i]?.[hole] as number), -(places[j]?.[hole] as number));
      }
    }
  }
  return { cnf, first: wanted };
}

it('questions are answered the same while a second solver joins in', async () => {
  const transcripts = [];
  for (let run = 0; run < 2; run++) {
    const { cnf, first } = pigeonhole(8);
    const solver = new Solver(cnf, 0);
    const transcript = [];
    for (const assumption of [0, 1, first, 2, 0]) {
      const reply = await solver.solve(assumption);
      transcript.push(reply.kind === 'solved' ? (reply.model?.join('') ?? 'none') : reply.kind);
      cnf.add(-1, -cnf.fresh());
    }
    await solver.close(false);
    transcripts.push(transcript);
  }
  expect(transcripts[0]?.[2]).toBe('none');
  expect(transcripts[0]?.[3]).toMatch(/^[01]+$/);
  expect(transcripts[1]).toEqual(transcripts[0]);
});
