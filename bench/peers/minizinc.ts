// MiniZinc with Gecode.
import { type FiniteDomain, type Relation, sumText, type Term } from './finite-domain.ts';
import type { Peer } from './peer.ts';
import { peerPuzzles } from './puzzles.ts';

function relation(each: Relation): string {
  switch (each.kind) {
    case 'linear':
      return `${sumText(each.terms)} ${each.sign} ${each.constant}`;
    case 'equal':
      return `${each.left} = ${each.right}`;
    case 'distance':
      return `abs(${each.a} - ${each.b}) = ${each.distance}`;
    case 'apart': {
      const [[lengthA, a], [lengthB, b]] = [each.a, each.b];
      return `${a} + ${lengthA} <= ${b} \\/ ${b} + ${lengthB} <= ${a}`;
    }
  }
}

const group = (terms: readonly Term[]): string =>
  `alldifferent([${terms.map(([added, name]) => (added === 0 ? name : `${name} + ${added}`)).join(', ')}])`;

const search: { readonly [O in FiniteDomain['order']]: string } = {
  smallest: 'dom_w_deg, indomain_min',
  middle: 'first_fail, indomain_median',
  given: 'input_order, indomain_min',
};

function model(puzzle: FiniteDomain): string {
  const names = [...puzzle.variables.keys()].join(', ');
  const goal = puzzle.minimise ? `minimize ${puzzle.minimise}` : 'satisfy';
  return [
    'include "alldifferent.mzn";',
    ...[...puzzle.variables].map(([name, [low, high]]) => `var ${low}..${high}: ${name};`),
    ...puzzle.different.map((terms) => `constraint ${group(terms)};`),
    ...puzzle.relations.map((each) => `constraint ${relation(each)};`),
    `solve :: int_search([${names}], ${search[puzzle.order]}) ${goal};`,
    `output [${puzzle.minimise ? `"best \\(${puzzle.minimise})"` : '"."'}];`,
    '',
  ].join('\n');
}

function answerOf(question: string, output: string): string | undefined {
  const found = output.split('\n').filter((line) => line === '----------').length;
  const none = output.includes('=====UNSATISFIABLE=====');
  if (question === 'solution') return none ? 'none' : found > 0 ? 'found' : undefined;
  if (!none && !output.includes('\n==========')) return undefined;
  if (question === 'count') return String(found);
  return [...output.matchAll(/^best (-?\d+)/gm)].at(-1)?.[1];
}

export const minizinc: Peer = {
  name: 'MiniZinc, Gecode',
  program: 'minizinc',
  version: ['--version'],
  run: ({ id, question, project }) => {
    const puzzle = peerPuzzles.get(id);
    if (!puzzle || project) return undefined;
    // Solutions are printed without their values, so all look alike.
    const all = question === 'count' ? ['-a', '--non-unique'] : [];
    return {
      files: { 'model.mzn': model(puzzle()) },
      command: ['minizinc', '--solver', 'gecode', ...all, 'model.mzn'],
      answer: (output) => answerOf(question, output),
    };
  },
};
