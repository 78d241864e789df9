// gringo and clasp: answer set programming. Products of words are left out: their tables would be millions of rules.
import type { FiniteDomain, Relation, Term } from './finite-domain.ts';
import type { Peer } from './peer.ts';
import { peerPuzzles } from './puzzles.ts';

const small = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Undefined where it is not said in this language here. */
function relation(each: Relation): string | undefined {
  switch (each.kind) {
    case 'linear': {
      const parts = each.terms.map(([k, name]) => `${k}*D,${small(name)} : v(${small(name)},D)`);
      return `:- #sum{${parts.join('; ')}} ${each.sign === '=' ? '!=' : '>'} ${each.constant}.`;
    }
    case 'equal':
      return equality(each.left, each.right);
    case 'distance':
      return `:- v(${small(each.a)},D), v(${small(each.b)},E), |D-E| != ${each.distance}.`;
    case 'apart': {
      const [[lengthA, a], [lengthB, b]] = [each.a, each.b];
      return `:- v(${small(a)},D), v(${small(b)},E), D+${lengthA} > E, E+${lengthB} > D.`;
    }
  }
}

function equality(left: string, right: string): string | undefined {
  if (!/^\w+$/.test(left + right)) return undefined;
  if (/^\d+$/.test(right)) return `:- not v(${small(left)},${right}).`;
  return `:- v(${small(left)},D), not v(${small(right)},D).`;
}

function group(puzzle: FiniteDomain, terms: readonly Term[], number: number): readonly string[] {
  const bounds = terms.map(([added, name]) => {
    const [low, high] = puzzle.variables.get(name) ?? [0, 0];
    return [low + added, high + added] as const;
  });
  const low = Math.min(...bounds.map(([least]) => least));
  const high = Math.max(...bounds.map(([, most]) => most));
  const values = `val(${number},${low}..${high}).`;
  const members = terms.map(([added, name]) => `in(${number},${small(name)},${added}).`);
  const isPermutation = high - low + 1 === terms.length;
  return [values, members.join(' '), ...(isPermutation ? [`full(${number}).`] : [])];
}

function program(puzzle: FiniteDomain): string | undefined {
  const relations = puzzle.relations.map(relation);
  if (relations.includes(undefined)) return undefined;
  return [
    ...[...puzzle.variables].map(([name, [low, high]]) => `dom(${small(name)},${low}..${high}).`),
    '1 {v(X,D) : dom(X,D)} 1 :- dom(X,_).',
    ...puzzle.different.flatMap((terms, i) => group(puzzle, terms, i)),
    ...(puzzle.different.length > 0
      ? [
          ':- val(G,E), 2 {v(X,E-A) : in(G,X,A)}.',
          'full(none).',
          '1 {v(X,E-A) : in(G,X,A)} :- full(G), val(G,E).',
        ]
      : []),
    ...relations,
    ...(puzzle.minimise ? [`#minimize{D : v(${small(puzzle.minimise)},D)}.`] : []),
    '#show v/2.',
    '',
  ].join('\n');
}

function answerOf(question: string, output: string): string | undefined {
  if (output.includes('UNSATISFIABLE')) return question === 'count' ? '0' : 'none';
  if (question === 'optimum') {
    return output.includes('OPTIMUM FOUND')
      ? /Optimization *: *(\d+)/.exec(output)?.[1]
      : undefined;
  }
  if (question === 'solution') return output.includes('SATISFIABLE') ? 'found' : undefined;
  return /^Models *: *(\d+)\s*$/m.exec(output)?.[1];
}

export const answerSets: Peer = {
  name: 'gringo, clasp',
  program: 'clasp',
  version: ['--version'],
  run: ({ id, question, project }) => {
    const puzzle = peerPuzzles.get(id);
    const text = puzzle && !project ? program(puzzle()) : undefined;
    if (text === undefined) return undefined;
    const models = question === 'solution' ? 1 : 0;
    return {
      files: { 'program.lp': text },
      command: ['sh', '-c', `gringo program.lp | clasp ${models} -q`],
      answer: (output) => answerOf(question, output),
    };
  },
};
