// Trees of expressions in one line with all brackets, for tests.

import { type ByKind, visit } from '../../../../src/base/kinds.ts';
import { parseExpression } from '../../../../src/syntax/expression/parser.ts';
import { type Dialect, plainDialect } from '../../../../src/syntax/expression/token.ts';
import type {
  All,
  Clause,
  Expression,
  Operations,
} from '../../../../src/syntax/expression/tree.ts';
import type { Atom } from '../../../../src/syntax/node.ts';
import { Reports } from '../../../../src/text/diagnostic.ts';

const steps = (rest: readonly { operator: string; operand: Expression }[]): string =>
  rest.map(({ operator, operand }) => ` ${operator} ${print(operand)}`).join('');

const table: ByKind<Expression | All, undefined, string> = {
  number: ({ value }) => String(value),
  word: ({ text, quoted }) => (quoted ? `'${text}'` : text),
  truth: ({ value }) => String(value),
  member: ({ group, member }) => `${group.text}.${member.text}`,
  prefix: ({ operator, operand }) => `(${operator} ${print(operand)})`,
  operations: (node) => `(${chain(node)})`,
  power: ({ base, exponent }) => `(${print(base)} ** ${print(exponent)})`,
  implication: ({ left, right }) => `(${print(left)} -> ${print(right)})`,
  comparison: ({ first, rest }) => `(${print(first)}${steps(rest)})`,
  range: ({ low, high }) => `(${print(low)}..${print(high)})`,
  conditional: ({ condition, positive, negative }) =>
    `(if ${print(condition)} then ${print(positive)} else ${print(negative)})`,
  collection: ({ bracket, items }) =>
    `${bracket}${items.map(print).join(', ')}${bracket === '[' ? ']' : '}'}`,
  comprehension: ({ bracket, body, clauses }) =>
    `<${bracket ?? 'argument'}: ${print(body)}${clauses.map(clause).join('')}>`,
  call: ({ name, arguments: list }) => `${name.text}(${list.map(print).join(', ')})`,
  index: ({ base, indices }) => `${print(base)}[${indices.map(print).join(', ')}]`,
  all: () => '*',
  hole: () => '?',
};

const level = (operator: string): string =>
  ['+-', '* / // %', 'or xor'].find((group) => group.split(/ |(?=-)/).includes(operator)) ??
  operator;

/** A run of operators; brackets around its beginning change nothing. */
function chain({ first, rest }: Operations): string {
  const own = level(rest[0]?.operator ?? '');
  const isRun = first.kind === 'operations' && level(first.rest[0]?.operator ?? '') === own;
  return `${isRun ? chain(first) : print(first)}${steps(rest)}`;
}

function clause(one: Clause): string {
  return one.kind === 'filter'
    ? ` if ${print(one.condition)}`
    : ` for ${one.names.map(({ text }) => text).join(' ')} in ${print(one.source)}`;
}

export function print(node: Expression | All): string {
  return visit(table, node, undefined);
}

export function atomOf(text: string): Atom {
  const span = { file: 0, start: 0, end: text.length };
  return { kind: 'atom', text, quoted: false, number: undefined, span, offsets: undefined };
}

/** The tree, and of each mistake its code and the text that it points at. */
export function read(
  text: string,
  dialect: Dialect = plainDialect,
): { readonly tree: string; readonly mistakes: readonly (readonly [string, string])[] } {
  const reports = new Reports();
  const tree = print(parseExpression(atomOf(text), reports, dialect));
  const mistakes = reports.list.map(
    ({ code, span }) => [code, text.slice(span?.start, span?.end)] as const,
  );
  return { tree, mistakes };
}
