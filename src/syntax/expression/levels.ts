// How tightly the operators bind: the table of docs/language-yaml.md.
import type { ChainOperator, Relation } from './tree.ts';

/** From loosest to tightest. */
export const levels = {
  equivalence: 1,
  implication: 2,
  disjunction: 3,
  conjunction: 4,
  negation: 5,
  comparison: 6,
  join: 7,
  range: 8,
  sum: 9,
  product: 10,
  sign: 11,
  power: 12,
} as const;

export type Infix =
  | { readonly kind: 'chain'; readonly level: number; readonly operator: ChainOperator }
  | { readonly kind: 'relation'; readonly level: number; readonly operator: Relation }
  | { readonly kind: 'implication' | 'range' | 'power'; readonly level: number };

const chain = (level: number, operator: ChainOperator): Infix => ({
  kind: 'chain',
  level,
  operator,
});
const relation = (operator: Relation): Infix => ({
  kind: 'relation',
  level: levels.comparison,
  operator,
});

/** What each sign or keyword does between two operands. `not in` is two tokens, and stands under `not`. */
export const infixes: ReadonlyMap<string, Infix> = new Map<string, Infix>([
  ['<->', chain(levels.equivalence, '<->')],
  ['->', { kind: 'implication', level: levels.implication }],
  ['or', chain(levels.disjunction, 'or')],
  ['xor', chain(levels.disjunction, 'xor')],
  ['and', chain(levels.conjunction, 'and')],
  ['=', relation('=')],
  ['==', relation('=')],
  ['!=', relation('!=')],
  ['<', relation('<')],
  ['<=', relation('<=')],
  ['>', relation('>')],
  ['>=', relation('>=')],
  ['in', relation('in')],
  ['not', relation('not in')],
  ['++', chain(levels.join, '++')],
  ['..', { kind: 'range', level: levels.range }],
  ['+', chain(levels.sum, '+')],
  ['-', chain(levels.sum, '-')],
  ['*', chain(levels.product, '*')],
  ['/', chain(levels.product, '/')],
  ['//', chain(levels.product, '//')],
  ['div', chain(levels.product, '//')],
  ['%', chain(levels.product, '%')],
  ['mod', chain(levels.product, '%')],
  ['**', { kind: 'power', level: levels.power }],
]);
