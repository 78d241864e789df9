// The tree of an expression: closed union, every node with its place. Runs of operators of one level are flat, so that
// long sums do not make deep trees.
import type { Integer } from '../../base/integer.ts';
import type { Span } from '../../text/source.ts';

export interface NumberLiteral {
  readonly kind: 'number';
  readonly value: Integer;
  /** As written, for where the number turns out to be a label. */
  readonly text: string;
  readonly span: Span;
}
/** A name, or anything in quotes. */
export interface Word {
  readonly kind: 'word';
  readonly text: string;
  readonly quoted: boolean;
  readonly span: Span;
}
interface Truth {
  readonly kind: 'truth';
  readonly value: boolean;
  readonly span: Span;
}
/** `group.member`. */
export interface Member {
  readonly kind: 'member';
  readonly group: Word;
  readonly member: Word;
  readonly span: Span;
}
export type PrefixOperator = '-' | '+' | 'not';
export interface Prefix {
  readonly kind: 'prefix';
  readonly operator: PrefixOperator;
  readonly operand: Expression;
  readonly span: Span;
}
export type SumOperator = '+' | '-';
export type ProductOperator = '*' | '/' | '//' | '%';
export type LogicOperator = 'and' | 'or' | 'xor' | '<->';
/** Lists, one behind the other. */
type JoinOperator = '++';
export type ChainOperator = SumOperator | ProductOperator | LogicOperator | JoinOperator;
/** An operator, where it stands, and the operand behind it. */
export interface Step<Operator> {
  readonly operator: Operator;
  readonly operatorSpan: Span;
  readonly operand: Expression;
}
/** Operators of one level, applied from left to right. */
export interface Operations {
  readonly kind: 'operations';
  readonly first: Expression;
  readonly rest: readonly Step<ChainOperator>[];
  readonly span: Span;
}
export interface Power {
  readonly kind: 'power';
  readonly base: Expression;
  readonly exponent: Expression;
  readonly operatorSpan: Span;
  readonly span: Span;
}
export interface Implication {
  readonly kind: 'implication';
  readonly left: Expression;
  readonly right: Expression;
  readonly span: Span;
}
export type Relation = '=' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not in';
/** A chain of comparisons: every neighbouring pair. */
export interface Comparison {
  readonly kind: 'comparison';
  readonly first: Expression;
  readonly rest: readonly Step<Relation>[];
  readonly span: Span;
}
export interface RangeExpression {
  readonly kind: 'range';
  readonly low: Expression;
  readonly high: Expression;
  readonly span: Span;
}
export interface Conditional {
  readonly kind: 'conditional';
  readonly condition: Expression;
  readonly positive: Expression;
  readonly negative: Expression;
  readonly span: Span;
}
/** `[a, b]` or `{a, b}`. */
export interface Collection {
  readonly kind: 'collection';
  readonly bracket: '[' | '{';
  readonly items: readonly Expression[];
  readonly span: Span;
}
export interface Generator {
  readonly kind: 'generator';
  /** More than one: each runs over the source, or they take its items apart. */
  readonly names: readonly Word[];
  readonly source: Expression;
}
interface Filter {
  readonly kind: 'filter';
  readonly condition: Expression;
}
export type Clause = Generator | Filter;
/** `body for i in 1..n if ...`; its values are a list, a set, or the argument of a function. */
export interface Comprehension {
  readonly kind: 'comprehension';
  /** `forall` where a whole line ends in `for ...`; undefined as the argument of a function. */
  readonly bracket: '[' | '{' | 'forall' | undefined;
  readonly body: Expression;
  readonly clauses: readonly Clause[];
  readonly span: Span;
}
export interface Call {
  readonly kind: 'call';
  readonly name: Word;
  readonly arguments: readonly Expression[];
  readonly span: Span;
}
/** `*` between the brackets of an index. */
export interface All {
  readonly kind: 'all';
  readonly span: Span;
}
export interface Index {
  readonly kind: 'index';
  readonly base: Expression;
  readonly indices: readonly (Expression | All)[];
  readonly span: Span;
}
/** What could not be read; the mistake is reported already. */
export interface Hole {
  readonly kind: 'hole';
  readonly span: Span;
}

export type Expression =
  | NumberLiteral
  | Word
  | Truth
  | Member
  | Prefix
  | Operations
  | Power
  | Implication
  | Comparison
  | RangeExpression
  | Conditional
  | Collection
  | Comprehension
  | Call
  | Index
  | Hole;
