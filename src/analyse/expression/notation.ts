// An expression as the language writes it, with the brackets that it needs and no others.
import { type ByKind, visit } from '../../base/kinds.ts';
import { levels } from '../../syntax/expression/levels.ts';
import type {
  All,
  ChainOperator,
  Clause,
  Comprehension,
  Expression,
  Step,
} from '../../syntax/expression/tree.ts';

const chainLevels: { readonly [O in ChainOperator]: number } = {
  '++': levels.join,
  '+': levels.sum,
  '-': levels.sum,
  '*': levels.product,
  '/': levels.product,
  '//': levels.product,
  '%': levels.product,
  and: levels.conjunction,
  or: levels.disjunction,
  xor: levels.disjunction,
  '<->': levels.equivalence,
};

/** How tightly the outermost part of a node binds; what needs no brackets anywhere binds tightest. */
const tightest = 20;

const own: ByKind<Expression | All, undefined, number> = {
  number: () => tightest,
  word: () => tightest,
  truth: () => tightest,
  member: () => tightest,
  prefix: ({ operator }) => (operator === 'not' ? levels.negation : levels.sign),
  operations: ({ rest }) => chainLevels[rest[0]?.operator ?? '+'],
  power: () => levels.power,
  implication: () => levels.implication,
  comparison: () => levels.comparison,
  range: () => levels.range,
  conditional: () => 0,
  collection: () => tightest,
  comprehension: ({ bracket }) => (bracket === '[' || bracket === '{' ? tightest : 0),
  call: () => tightest,
  index: () => tightest,
  all: () => tightest,
  hole: () => tightest,
};

const levelOf = (node: Expression | All): number => visit(own, node, undefined);

/** A part that binds at least so tightly, or else stands in brackets. */
function part(node: Expression | All, level: number): string {
  const text = notation(node);
  return levelOf(node) >= level ? text : `(${text})`;
}

const steps = (rest: readonly Step<string>[], level: number): string =>
  rest.map(({ operator, operand }) => ` ${operator} ${part(operand, level)}`).join('');

/** `for i in 1..n if ...` */
function clauses(list: readonly Clause[]): string {
  return list
    .map((clause) =>
      clause.kind === 'filter'
        ? `if ${notation(clause.condition)}`
        : `for ${clause.names.map(({ text }) => text).join(', ')} in ${part(clause.source, levels.join)}`,
    )
    .join(' ');
}

function comprehension({ bracket, body, clauses: list }: Comprehension): string {
  const inside = `${notation(body)} ${clauses(list)}`;
  if (bracket === '[') return `[${inside}]`;
  return bracket === '{' ? `{${inside}}` : inside;
}

const table: ByKind<Expression | All, undefined, string> = {
  number: ({ value }) => String(value),
  word: ({ text, quoted }) => (quoted ? `'${text.replaceAll("'", "''")}'` : text),
  truth: ({ value }) => String(value),
  member: ({ group, member }) => `${notation(group)}.${notation(member)}`,
  prefix: ({ operator, operand }) =>
    operator === 'not'
      ? `not ${part(operand, levels.negation)}`
      : `${operator}${part(operand, levels.power)}`,
  operations: (node) => {
    const level = levelOf(node);
    return `${part(node.first, level)}${steps(node.rest, level + 1)}`;
  },
  power: ({ base, exponent }) => `${part(base, tightest)} ** ${part(exponent, levels.sign)}`,
  implication: ({ left, right }) =>
    `${part(left, levels.implication + 1)} -> ${part(right, levels.implication)}`,
  comparison: ({ first, rest }) => `${part(first, levels.join)}${steps(rest, levels.join)}`,
  range: ({ low, high }) => `${part(low, levels.sum)}..${part(high, levels.sum)}`,
  conditional: ({ condition, positive, negative }) =>
    `if ${notation(condition)} then ${notation(positive)} else ${notation(negative)}`,
  collection: ({ bracket, items }) => {
    const inside = items.map(notation).join(', ');
    return bracket === '[' ? `[${inside}]` : `{${inside}}`;
  },
  comprehension,
  call: ({ name, arguments: list }) => `${notation(name)}(${list.map(notation).join(', ')})`,
  index: ({ base, indices }) => `${part(base, tightest)}[${indices.map(notation).join(', ')}]`,
  all: () => '*',
  hole: () => '...',
};

/** The text of an expression; reading it gives the same tree. */
export function notation(node: Expression | All): string {
  return visit(table, node, undefined);
}
