// What the peers are given: our models of the workloads, each in the peer's language.
import { describe, expect, it } from 'vitest';
import { alphametic } from '../../../bench/peers/alphametics.ts';
import { answerSets } from '../../../bench/peers/answer-sets.ts';
import { minizinc } from '../../../bench/peers/minizinc.ts';
import type { Peer } from '../../../bench/peers/peer.ts';
import { gnuProlog, swiProlog } from '../../../bench/peers/prolog.ts';
import { peerPuzzles } from '../../../bench/peers/puzzles.ts';
import { table, workloadById } from '../../../bench/workloads/table.ts';

function model(peer: Peer, id: string): string | undefined {
  const run = peer.run(workloadById(id), '');
  return run && Object.values(run.files)[0];
}

describe('the workloads for the peers', () => {
  it('are workloads of the table, with variables that are declared', () => {
    for (const [id, make] of peerPuzzles) {
      expect(table.map((workload) => workload.id)).toContain(id);
      const { variables, different, relations, minimise } = make();
      const used = [
        ...different.flat().map(([, name]) => name),
        ...relations.flatMap((each) =>
          each.kind === 'linear' ? each.terms.map(([, name]) => name) : [],
        ),
        ...(minimise === undefined ? [] : [minimise]),
      ];
      expect(used.filter((name) => !variables.has(name))).toEqual([]);
    }
  });

  it('gather the letters of a sum', () => {
    const { relations, variables } = alphametic(['SEND + MORE = MONEY']);
    expect(relations[0]).toMatchObject({ kind: 'linear', constant: 0 });
    const terms = relations[0]?.kind === 'linear' ? relations[0].terms : [];
    expect(Object.fromEntries(terms.map(([k, name]) => [name, k]))).toEqual({
      S: 1000,
      E: 91,
      N: -90,
      D: 1,
      M: -9000,
      O: -900,
      R: 10,
      Y: -1,
    });
    expect(variables.get('M')).toEqual([1, 9]);
    expect(variables.get('E')).toEqual([0, 9]);
  });
});

describe('the languages', () => {
  it('say a sum', () => {
    expect(model(gnuProlog, 'send')).toContain('1000*S+91*E-90*N+1*D-9000*M-900*O+10*R-1*Y #= 0');
    expect(model(swiProlog, 'send')).toContain('S in 1..9');
    expect(model(minizinc, 'send')).toContain('constraint alldifferent([S, E, N, D, M, O, R, Y]);');
    expect(model(answerSets, 'send')).toContain(':- #sum{1000*D,s : v(s,D);');
  });

  it('leave out what is not made for them', () => {
    expect(model(answerSets, 'six')).toBeUndefined();
    expect(model(minizinc, 'need-cash')).toBeUndefined();
  });

  it('read answers, and none where there is none', () => {
    const run = minizinc.run(workloadById('need'), '');
    expect(run?.answer('.\n----------\n.\n----------\n==========\n')).toBe('2');
    expect(run?.answer('.\n----------\n')).toBeUndefined();
    const best = minizinc.run(workloadById('golomb-9'), '');
    expect(best?.answer('best 50\n----------\nbest 44\n----------\n==========\n')).toBe('44');
    const sets = answerSets.run(workloadById('need'), '');
    expect(sets?.answer('SATISFIABLE\n\nModels       : 148\n')).toBe('148');
    expect(sets?.answer('SATISFIABLE\n\nModels       : 1+\n')).toBeUndefined();
  });
});
