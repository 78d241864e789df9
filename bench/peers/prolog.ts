// GNU Prolog and SWI-Prolog with their finite domain libraries.
import type { Question, Workload } from '../workloads/workload.ts';
import { type FiniteDomain, type Relation, sumText, type Term } from './finite-domain.ts';
import type { Peer, Run } from './peer.ts';
import { peerPuzzles } from './puzzles.ts';

/** How one of the two says what both can say. */
interface Dialect {
  readonly libraries: string;
  domain(name: string, low: number, high: number): string;
  different(terms: readonly Term[]): string;
  label(order: FiniteDomain['order']): string;
  least(variable: string, order: FiniteDomain['order']): string;
}

function relation(each: Relation): string {
  switch (each.kind) {
    case 'linear':
      return `${sumText(each.terms)} #${each.sign === '<=' ? '=<' : '='} ${each.constant}`;
    case 'equal':
      return `${each.left} #= ${each.right}`;
    case 'distance':
      return `(${each.a} - ${each.b} #= ${each.distance}) #\\/ (${each.b} - ${each.a} #= ${each.distance})`;
    case 'apart': {
      const [[lengthA, a], [lengthB, b]] = [each.a, each.b];
      return `(${a} + ${lengthA} #=< ${b}) #\\/ (${b} + ${lengthB} #=< ${a})`;
    }
  }
}

function goals(question: Question, puzzle: FiniteDomain, dialect: Dialect): string {
  const label = dialect.label(puzzle.order);
  const goal = puzzle.minimise ? dialect.least(puzzle.minimise, puzzle.order) : label;
  const questions: { readonly [Q in Question]: string } = {
    count: `main :- findall(1, (puzzle(Vs, _), ${label}), S), length(S, N), write(answer(N)), nl.`,
    solution: `main :- (puzzle(Vs, _), ${label} -> write(answer(found)) ; write(answer(none))), nl.`,
    optimum: `main :- puzzle(Vs, Least), once(${goal}), write(answer(Least)), nl.`,
  };
  return questions[question];
}

function program(question: Question, puzzle: FiniteDomain, dialect: Dialect): string {
  const names = [...puzzle.variables.keys()];
  const parts = [
    ...[...puzzle.variables].map(([name, [low, high]]) => dialect.domain(name, low, high)),
    ...puzzle.relations.map(relation),
    ...puzzle.different.map((terms) => dialect.different(terms)),
  ];
  return [
    dialect.libraries,
    `puzzle([${names.join(', ')}], ${puzzle.minimise ?? '_'}) :-`,
    `  ${parts.join(',\n  ')}.`,
    goals(question, puzzle, dialect),
    ':- initialization((main, halt)).',
    '',
  ].join('\n');
}

const isPlain = (terms: readonly Term[]): boolean => terms.every(([added]) => added === 0);

const shifted = (terms: readonly Term[]): string =>
  `[${terms.map(([added, name]) => `${name}+${added}`.replace('+-', '-')).join(', ')}]`;

const listed = (terms: readonly Term[]): string => `[${terms.map(([, name]) => name).join(', ')}]`;

const gnu: Dialect = {
  libraries: `apart([]).
apart([E|Es]) :- from(E, Es), apart(Es).
from(_, []).
from(E, [F|Fs]) :- E #\\= F, from(E, Fs).`,
  domain: (name, low, high) => `fd_domain(${name}, ${low}, ${high})`,
  different: (terms) =>
    isPlain(terms) ? `fd_all_different(${listed(terms)})` : `apart(${shifted(terms)})`,
  label: (order) =>
    ({
      smallest: 'fd_labelingff(Vs)',
      middle: 'fd_labeling(Vs, [variable_method(first_fail), value_method(middle)])',
      given: 'fd_labeling(Vs)',
    })[order],
  least: (_, order) => `fd_minimize(${gnu.label(order)}, Least)`,
};

const swi: Dialect = {
  libraries: `:- use_module(library(clpfd)).
equal(V, E) :- V #= E.`,
  domain: (name, low, high) => `${name} in ${low}..${high}`,
  different: (terms) =>
    isPlain(terms)
      ? `all_different(${listed(terms)})`
      : `maplist(equal, List${terms.map(([k]) => Math.sign(k)).includes(-1) ? 'Down' : 'Up'}, ${shifted(terms)}), all_different(List${terms.map(([k]) => Math.sign(k)).includes(-1) ? 'Down' : 'Up'})`,
  label: (order) => (order === 'given' ? 'label(Vs)' : 'labeling([ff], Vs)'),
  least: () => 'labeling([ff, min(Least)], Vs)',
};

function prolog(name: string, dialect: Dialect, command: Run['command']): Peer['run'] {
  return ({ id, question, project }: Workload) => {
    const puzzle = peerPuzzles.get(id);
    if (!puzzle || project) return undefined;
    return {
      files: { [`${name}.pl`]: program(question, puzzle(), dialect) },
      command: [...command, `${name}.pl`],
      answer: (output) => /answer\((\w+)\)/.exec(output)?.[1],
    };
  };
}

export const gnuProlog: Peer = {
  name: 'GNU Prolog',
  program: 'gprolog',
  version: ['--version'],
  run: prolog('gnu', gnu, ['gprolog', '--consult-file']),
};

export const swiProlog: Peer = {
  name: 'SWI-Prolog',
  program: 'swipl',
  version: ['--version'],
  run: prolog('swi', swi, ['swipl', '-q']),
};
