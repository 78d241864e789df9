// A Pratt parser (Pratt 1973) for expressions: what binds how tightly stands in one table, and mistakes do not stop it.
import * as messages from '../../text/catalogue/expression.ts';
import type { Reports } from '../../text/diagnostic.ts';
import { join } from '../../text/source.ts';
import type { Atom } from '../node.ts';
import { Cursor, maximumDepth } from './cursor.ts';
import { type Infix, infixes, levels } from './levels.ts';
import { OperandParser } from './operand.ts';
import { type Dialect, plainDialect, type Token } from './token.ts';
import type { ChainOperator, Expression, Prefix, PrefixOperator, Relation, Step } from './tree.ts';

class ExpressionParser {
  readonly #cursor: Cursor;
  readonly #operands: OperandParser;
  #depth = 0;

  constructor(cursor: Cursor) {
    this.#cursor = cursor;
    this.#operands = new OperandParser(cursor, (level) => this.#expression(level));
  }

  /** `expression ["for" clauses]`, up to the end of the text. */
  statement(): Expression {
    const cursor = this.#cursor;
    if (cursor.peek().kind === 'end') {
      cursor.reports.add(messages.emptyExpression(cursor.whole));
      return cursor.hole();
    }
    let tree = this.#expression(0);
    if (cursor.is('for')) tree = this.#operands.comprehension(tree, 'forall');
    while (cursor.peek().kind !== 'end') this.#rest();
    cursor.reportLists('[]');
    return tree;
  }

  /** `expression ("," expression)*`, up to the end of the text: what a set holds. */
  list(): readonly Expression[] {
    const items = [this.#expression(0)];
    while (this.#cursor.accept(',')) items.push(this.#expression(0));
    while (this.#cursor.peek().kind !== 'end') this.#rest();
    this.#cursor.reportLists('{}');
    return items;
  }

  /** What stands behind a complete expression and cannot: reported, and read for the mistakes in it. */
  #rest(): void {
    const cursor = this.#cursor;
    if (cursor.strayCloser()) {
      if (cursor.peek().kind !== 'end' && this.#infix()) this.#infixed(cursor.hole(), 0);
      return;
    }
    const token = cursor.next();
    const help =
      cursor.signOf(token) === 'if' ? 'a choice is written if ... then ... else ...' : undefined;
    cursor.reports.add(messages.unexpected(cursor.spanOf(token), cursor.nameOf(token), help));
    if (cursor.beginsOperand(cursor.peek())) this.#expression(0);
  }

  /** An expression whose operators bind at least as tightly as a level. */
  #expression(level: number): Expression {
    if (this.#depth >= maximumDepth) {
      this.#cursor.abandon(maximumDepth);
      return this.#cursor.hole();
    }
    this.#depth++;
    const tree = this.#infixed(this.#prefixed(level), level);
    this.#depth--;
    return tree;
  }

  #infix(): Infix | undefined {
    const sign = this.#cursor.signOf(this.#cursor.peek());
    if (sign === 'not' && !this.#cursor.is('in', 1)) return undefined;
    return sign === undefined ? undefined : infixes.get(sign);
  }

  /** The operators behind an operand, as long as they bind tightly enough. */
  #infixed(first: Expression, level: number): Expression {
    let left = first;
    for (;;) {
      const infix = this.#infix();
      if (infix && infix.level >= level) left = this.#operation(left, infix);
      else if (!this.#juxtaposed()) return left;
    }
  }

  /** Operands without operators between them: reported once, and all but the first are dropped. */
  #juxtaposed(): boolean {
    const cursor = this.#cursor;
    const token = cursor.peek();
    if (!cursor.beginsOperand(token)) return false;
    const before = cursor.peek(-1);
    const isProduct = before.kind === 'number' || cursor.signOf(token) === '(';
    const names = [cursor.nameOf(before), cursor.nameOf(token)];
    this.#operands.primary();
    if (!isProduct) names.push(...this.#namesAhead());
    const [left = '', right = ''] = names;
    const help = isProduct ? `write ${left} * ${right}` : helpFor(names);
    if (!token.afterUnknown) {
      cursor.reports.add(messages.operatorMissing(cursor.spanOf(token), left, right, help));
    }
    return true;
  }

  /** The names that follow each other from here on. */
  #namesAhead(): string[] {
    const cursor = this.#cursor;
    const names: string[] = [];
    for (;;) {
      const token = cursor.peek();
      const isName = cursor.beginsOperand(token) && cursor.signOf(token) !== '(';
      if (!isName || cursor.peek(-1).kind === 'number') return names;
      names.push(cursor.nameOf(token));
      this.#operands.primary();
    }
  }

  #operation(left: Expression, infix: Infix): Expression {
    const cursor = this.#cursor;
    if (infix.kind === 'chain') {
      const rest = this.#steps<ChainOperator>('chain', infix.level, infix.level + 1);
      if (rest.length > maximumDepth && !isFlat(rest)) {
        cursor.reports.add(messages.tooNested(spanOf(left, rest), maximumDepth));
      }
      return { kind: 'operations', first: left, rest, span: spanOf(left, rest) };
    }
    if (infix.kind === 'relation') {
      const rest = this.#steps<Relation>('relation', infix.level, levels.join);
      if (rest.length > 1 && rest.some(({ operator }) => operator === '!=')) {
        cursor.reports.add(messages.chainedNotEqual(spanOf(left, rest)));
      }
      return { kind: 'comparison', first: left, rest, span: spanOf(left, rest) };
    }
    const operatorSpan = cursor.spanOf(cursor.next());
    if (infix.kind === 'implication') {
      const right = this.#expression(levels.implication);
      return { kind: 'implication', left, right, span: join(left.span, right.span) };
    }
    if (infix.kind === 'power') {
      const exponent = this.#expression(levels.sign);
      const span = join(left.span, exponent.span);
      return { kind: 'power', base: left, exponent, operatorSpan, span };
    }
    return this.#range(left);
  }

  #range(low: Expression): Expression {
    const cursor = this.#cursor;
    const high = this.#expression(levels.sum);
    while (cursor.is('..')) {
      cursor.reports.add(messages.chainedRange(cursor.spanOf(cursor.next())));
      this.#expression(levels.sum);
    }
    return { kind: 'range', low, high, span: join(low.span, high.span) };
  }

  /** All operators of one level, each with its operand. */
  #steps<Operator extends ChainOperator | Relation>(
    kind: 'chain' | 'relation',
    level: number,
    operandLevel: number,
  ): readonly Step<Operator>[] {
    const cursor = this.#cursor;
    const steps: Step<Operator>[] = [];
    for (;;) {
      const infix = this.#infix();
      if (!infix || infix.level !== level || infix.kind !== kind) return steps;
      const first = cursor.next();
      if (cursor.signOf(first) === 'not') cursor.next();
      const operatorSpan = cursor.spanFrom(first);
      const operand = this.#expression(operandLevel);
      steps.push({ operator: infix.operator as Operator, operatorSpan, operand });
    }
  }

  /** `["-" | "+" | "not"] operand` */
  #prefixed(level: number): Expression {
    const cursor = this.#cursor;
    const token = cursor.peek();
    const sign = cursor.signOf(token);
    if (sign === 'if') return this.#operands.conditional();
    if (sign !== '-' && sign !== '+' && sign !== 'not') return this.#operands.primary();
    cursor.next();
    const operandLevel = sign === 'not' ? Math.max(level, levels.negation) : levels.power;
    const operand = this.#expression(operandLevel);
    return this.#prefix(sign, operand, token);
  }

  #prefix(operator: PrefixOperator, operand: Expression, token: Token): Prefix {
    const span = join(this.#cursor.spanOf(token), operand.span);
    return { kind: 'prefix', operator, operand, span };
  }
}

/** Whether operators of one level make one operation of many operands, rather than operations inside each other. */
function isFlat(rest: readonly Step<ChainOperator>[]): boolean {
  const operators = new Set(rest.map(({ operator }) => operator));
  const [only = '+'] = operators;
  if (only === '+' || only === '-') return true;
  return operators.size === 1 && ['*', 'and', 'or', 'xor', '++'].includes(only);
}

function spanOf(first: Expression, rest: readonly Step<unknown>[]): Expression['span'] {
  const last = rest.at(-1);
  return last ? join(first.span, last.operand.span) : first.span;
}

/** The tree of a text that is one expression; what is wrong with it goes into the reports, and leaves holes. */
export function parseExpression(
  atom: Atom,
  reports: Reports,
  dialect: Dialect = plainDialect,
): Expression {
  return new ExpressionParser(new Cursor(atom, dialect, reports)).statement();
}

/** As {@link parseExpression}, for one or more expressions with commas between them. */
export function parseExpressions(
  atom: Atom,
  reports: Reports,
  dialect: Dialect = plainDialect,
): readonly Expression[] {
  return new ExpressionParser(new Cursor(atom, dialect, reports)).list();
}

/** Two names are one with a blank in it; more are likely to be a sentence. */
function helpFor(names: readonly string[]): string {
  const quoted = `a name with a blank in it goes in quotes: '${names.join(' ')}'`;
  return names.length === 2
    ? quoted
    : `sentences are not read: write a = b, a < b or a function such as next_to(a, b); ${quoted}`;
}
