// What an expression says, in words, so that authors see how a line was read. Numbers stay in the language's notation.

import { type ByKind, visit } from '../../base/kinds.ts';
import { own } from '../../base/own.ts';
import type {
  Call,
  Clause,
  Comprehension,
  Expression,
  LogicOperator,
  Operations,
  Relation,
} from '../../syntax/expression/tree.ts';
import { notation } from './notation.ts';

const relations: { readonly [R in Relation]: string } = {
  '=': 'is equal to',
  '!=': 'is not equal to',
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is greater than',
  '>=': 'is at least',
  in: 'is one of',
  'not in': 'is none of',
};

/** What functions that are true or false say of their arguments, which are in words already. */
const sentences: Readonly<Record<string, (...parts: string[]) => string>> = {
  alldifferent: (...list) => `all of ${listed(list)} are different`,
  alldifferent_except: (list, except) =>
    `all of ${list} are different, apart from values in ${except}`,
  allequal: (...list) => `all of ${listed(list)} are equal`,
  increasing: (list) => `${list} never goes down from one item to the next`,
  strictly_increasing: (list) => `${list} goes up from each item to the next`,
  decreasing: (list) => `${list} never goes up from one item to the next`,
  strictly_decreasing: (list) => `${list} goes down from each item to the next`,
  lex_less: (left, right) => `${left} comes before ${right}, compared item by item`,
  lex_lesseq: (left, right) =>
    `${left} comes before ${right}, compared item by item, or is equal to it`,
  exactly: (n, list, value) =>
    `exactly ${n} of ${list} ${value === undefined ? 'hold' : `equal ${value}`}`,
  at_least: (n, list, value) =>
    `at least ${n} of ${list} ${value === undefined ? 'hold' : `equal ${value}`}`,
  at_most: (n, list, value) =>
    `at most ${n} of ${list} ${value === undefined ? 'hold' : `equal ${value}`}`,
  count: (list, value, n) => `exactly ${n} of ${list} equal ${value}`,
  nvalue: (n, list) => `${list} has exactly ${n} different values`,
  global_cardinality: (list, values, counts) =>
    `in ${list} each of the values ${values} occurs as often as ${counts} says`,
  element: (index, list, value) => `the item of ${list} at ${index} is equal to ${value}`,
  inverse: (left, right) => `${left} and ${right} are each other's inverse`,
  table: (list, rows) => `${list} together are a row of ${rows}`,
  regular: (list) => `the word made of ${list} is accepted by the automaton`,
  cumulative: (starts, durations, needs, limit) =>
    `of the tasks with starts ${starts}, durations ${durations} and needs ${needs} never more than ${limit} is needed at a time`,
  disjunctive: (starts, durations) =>
    `no two of the tasks with starts ${starts} and durations ${durations} overlap`,
  circuit: (list) => `${list} leads from item to item through all of them in one round`,
  subcircuit: (list) =>
    `${list} leads from item to item in one round, through all that are not their own successor`,
  connected: (cells, edges) =>
    edges === undefined
      ? `the true cells of ${cells} hang together by their sides`
      : `the true ones of ${cells} hang together by the edges ${edges}`,
  xor_all: (list) => `an odd number of ${list} hold`,
};

/** `a, b and c` */
function listed(parts: readonly string[], word = 'and'): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** `each i and j in 1..n where ...` */
function rounds(clauses: readonly Clause[]): string {
  return clauses
    .map((clause) => {
      if (clause.kind === 'filter') return `where ${sentence(clause.condition)}`;
      return `for each ${listed(clause.names.map(({ text }) => text))} in ${notation(clause.source)}`;
    })
    .join(', ')
    .replaceAll(', where', ' where');
}

/** An argument: a loop is said in words, anything else is written as it is. */
function argument(node: Expression): string {
  if (node.kind !== 'comprehension' || node.bracket === '{') return notation(node);
  return `the values ${notation(node.body)} ${rounds(node.clauses)}`;
}

/** One condition for each round of a loop. */
function inLoop(body: Expression, clauses: readonly Clause[], lead: string): string {
  const loop = rounds(clauses);
  return lead === ''
    ? `${loop}: ${sentence(body)}`
    : `${lead} ${loop.replace(/^for each/, '')}: ${sentence(body)}`;
}

function call(node: Call): string {
  const { text } = node.name;
  const [only] = node.arguments;
  if (only?.kind === 'comprehension' && node.arguments.length === 1) {
    if (text === 'forall') return inLoop(only.body, only.clauses, '');
    if (text === 'exists')
      return inLoop(only.body, only.clauses, 'for at least one').replace('  ', ' ');
  }
  if (text === 'forall') return `all of ${node.arguments.map(argument).join(', ')} hold`;
  if (text === 'exists') return `at least one of ${node.arguments.map(argument).join(', ')} holds`;
  return own(sentences, text)?.(...node.arguments.map(argument)) ?? notation(node);
}

/** A part of a longer sentence, in brackets where it is long itself. */
function inner(node: Expression): string {
  const text = sentence(node);
  const isLong =
    node.kind === 'operations' || node.kind === 'implication' || node.kind === 'comprehension';
  return isLong ? `(${text})` : text;
}

const joins: { readonly [O in LogicOperator]: string } = {
  and: 'and',
  or: 'or',
  xor: 'or else, but not both,',
  '<->': 'exactly when',
};

function operations(node: Operations): string {
  const isLogic = node.rest.every(({ operator }) => operator in joins);
  if (!isLogic) return notation(node);
  const operators = new Set(node.rest.map(({ operator }) => operator));
  const parts = [node.first, ...node.rest.map(({ operand }) => operand)].map(inner);
  const [only] = operators;
  if (operators.size === 1 && (only === 'and' || only === 'or')) return listed(parts, only);
  return node.rest.reduce(
    (text, { operator }, i) => `${text} ${joins[operator as LogicOperator]} ${parts[i + 1]}`,
    parts[0] ?? '',
  );
}

function comprehension({ bracket, body, clauses }: Comprehension): string {
  return bracket === 'forall'
    ? inLoop(body, clauses, '')
    : notation({ kind: 'hole', span: body.span });
}

const table: ByKind<Expression, undefined, string> = {
  number: notation,
  word: (node) => `${notation(node)} holds`,
  truth: ({ value }) => (value ? 'this always holds' : 'this never holds'),
  member: (node) => `${notation(node)} holds`,
  prefix: (node) =>
    node.operator === 'not' ? `it is not true that ${inner(node.operand)}` : notation(node),
  operations,
  power: notation,
  implication: ({ left, right }) => `if ${inner(left)}, then ${inner(right)}`,
  comparison: ({ first, rest }) =>
    rest.reduce(
      (text, { operator, operand }, i) =>
        `${text}${i === 0 ? '' : ', which'} ${relations[operator]} ${argument(operand)}`,
      argument(first),
    ),
  range: notation,
  conditional: ({ condition, positive, negative }) =>
    `if ${inner(condition)}, then ${inner(positive)}, and otherwise ${inner(negative)}`,
  collection: notation,
  comprehension,
  call,
  index: (node) => `${notation(node)} holds`,
  hole: notation,
};

/** What a line says. */
export function sentence(node: Expression): string {
  return visit(table, node, undefined);
}
