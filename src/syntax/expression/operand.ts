// What operators stand between: numbers, names, calls, brackets, choices, and comprehensions inside them.
import * as messages from '../../text/catalogue/expression.ts';
import { join } from '../../text/source.ts';
import { type Cursor, maximumDepth } from './cursor.ts';
import { infixes, levels } from './levels.ts';
import type { Token } from './token.ts';
import type { All, Clause, Comprehension, Expression, Generator, Word } from './tree.ts';

/** A part of a choice, with its first token and the one behind it. */
interface Part {
  readonly tree: Expression;
  readonly first: Token;
  readonly behind: Token;
}

/** What can be true or false, as far as its form shows. */
function mayBeTruth(node: Expression): boolean {
  if (node.kind === 'operations') return logic.has(node.rest[0]?.operator ?? '');
  if (node.kind === 'prefix') return node.operator === 'not';
  return ['comparison', 'implication', 'word', 'call', 'index', 'truth'].includes(node.kind);
}

const isEquivalence = (node: Expression): boolean =>
  node.kind === 'operations' && node.rest[0]?.operator === '<->';

const logic: ReadonlySet<string> = new Set(['and', 'or', 'xor', '<->']);

/** Reads operands; what stands in brackets is an expression again. */
export class OperandParser {
  readonly #cursor: Cursor;
  readonly #expression: (level: number) => Expression;

  constructor(cursor: Cursor, expression: (level: number) => Expression) {
    this.#cursor = cursor;
    this.#expression = expression;
  }

  /** `"if" expression "then" expression "else" expression` */
  conditional(): Expression {
    const cursor = this.#cursor;
    const first = cursor.next();
    const condition = this.#part();
    const positive = this.#branch('then', first);
    const negative = positive && this.#branch('else', first, [condition, positive]);
    if (!positive || !negative) return { kind: 'hole', span: cursor.spanFrom(first) };
    const span = cursor.spanFrom(first);
    const [yes, no] = [positive.tree, negative.tree];
    return { kind: 'conditional', condition: condition.tree, positive: yes, negative: no, span };
  }

  #part(): Part {
    const first = this.#cursor.peek();
    const tree = this.#expression(0);
    return { tree, first, behind: this.#cursor.peek() };
  }

  #branch(
    word: 'then' | 'else',
    first: Token,
    before?: readonly [condition: Part, positive: Part],
  ): Part | undefined {
    const cursor = this.#cursor;
    if (cursor.accept(word)) return this.#part();
    if (cursor.isAbandoned) return undefined;
    const instead = before && this.#implication(...before);
    cursor.reports.add(messages.thenMissing(cursor.spanOf(first), word, instead));
    return undefined;
  }

  /** `b -> x = 1` for `if b then x = 1`; undefined where the value is a number. */
  #implication(condition: Part, positive: Part): string | undefined {
    if (!mayBeTruth(condition.tree) || !mayBeTruth(positive.tree)) return undefined;
    const isInner = condition.tree.kind === 'implication' || isEquivalence(condition.tree);
    const [before, after] = [condition, positive].map((part) =>
      this.#cursor.textFrom(part.first, part.behind),
    );
    const right = isEquivalence(positive.tree) ? `(${after})` : after;
    return `${isInner ? `(${before})` : before} -> ${right}`;
  }

  /** A number, a name, or something in brackets, with what hangs on to it: `(...)`, `[...]`, `.name`. */
  primary(): Expression {
    const cursor = this.#cursor;
    const token = cursor.peek();
    const sign = cursor.signOf(token);
    if (token.kind === 'number') {
      cursor.next();
      return {
        kind: 'number',
        value: token.number ?? 0,
        text: token.text,
        span: cursor.spanOf(token),
      };
    }
    if (sign === undefined && token.kind !== 'end') return this.#postfixed(this.#named());
    if (sign === 'true' || sign === 'false') {
      cursor.next();
      return { kind: 'truth', value: sign === 'true', span: cursor.spanOf(token) };
    }
    if (sign === '(') return this.#postfixed(this.#parenthesised());
    if (sign === '[' || sign === '{') return this.#postfixed(this.#collection(sign));
    cursor.missingOperand();
    const isLost = sign !== undefined && !infixes.has(sign) && !/[)\]},]/.test(sign);
    if (isLost && !['then', 'else', 'for', 'if'].includes(sign)) cursor.next();
    return cursor.hole();
  }

  /** `(expression)`; `(a, b)`, as other languages have it, is read as the list that is meant. */
  #parenthesised(): Expression {
    const cursor = this.#cursor;
    const first = cursor.open();
    const inner = this.#expression(0);
    if (!cursor.is(',') || !cursor.mayHoldLists) {
      cursor.close();
      return inner;
    }
    const items = [inner];
    while (cursor.accept(',')) items.push(this.#expression(0));
    cursor.meantAsList(first, cursor.peek());
    cursor.close();
    return { kind: 'collection', bracket: '[', items, span: cursor.spanFrom(first) };
  }

  /** `name`, `name.name`, `name(arguments)` */
  #named(): Expression {
    const cursor = this.#cursor;
    const token = cursor.next();
    const word = cursor.word(token);
    if (cursor.is('(')) return this.#call(word, token);
    if (!cursor.is('.') || cursor.signOf(cursor.peek(1)) !== undefined) return word;
    cursor.next();
    const member = cursor.word(cursor.next());
    return { kind: 'member', group: word, member, span: cursor.spanFrom(token) };
  }

  #call(name: Word, first: Token): Expression {
    const cursor = this.#cursor;
    if (this.#namesFollow(1) && cursor.isCalledTwice()) return this.#loopInFront(name, first);
    cursor.open();
    const list = cursor.is(')') ? [] : this.#items(undefined);
    cursor.close();
    return { kind: 'call', name, arguments: list, span: cursor.spanFrom(first) };
  }

  /** `name(generators)(body)`, which is read as `name(body for generators)`. */
  #loopInFront(name: Word, first: Token): Expression {
    const cursor = this.#cursor;
    cursor.open();
    const start = cursor.peek();
    const clauses: readonly Clause[] = [this.#generator(), ...this.#clauses(true)];
    const loop = cursor.textFrom(start);
    cursor.close();
    cursor.open();
    const inner = cursor.peek();
    const body = this.#expression(0);
    const text = cursor.textFrom(inner);
    cursor.close();
    const span = cursor.spanFrom(first);
    cursor.reports.add(messages.generatorsInFront(span, name.text, text, loop));
    const only: Comprehension = { kind: 'comprehension', bracket: undefined, body, clauses, span };
    return { kind: 'call', name, arguments: [only], span };
  }

  /** `[items]`, `{items}`, or a comprehension in such brackets. */
  #collection(bracket: '[' | '{'): Expression {
    const cursor = this.#cursor;
    const first = cursor.open();
    const items = cursor.is(bracket === '[' ? ']' : '}') ? [] : this.#items(bracket);
    cursor.close();
    const span = cursor.spanFrom(first);
    const [only] = items;
    if (only?.kind === 'comprehension' && only.bracket === bracket && items.length === 1) {
      return { ...only, span };
    }
    return { kind: 'collection', bracket, items, span };
  }

  /** Expressions with commas between them; the only one may be a comprehension. */
  #items(bracket: '[' | '{' | undefined): readonly Expression[] {
    const cursor = this.#cursor;
    const items: Expression[] = [];
    do {
      const item = this.#expression(0);
      const isComprehension = cursor.is('for');
      items.push(isComprehension ? this.comprehension(item, bracket) : item);
      if (isComprehension && (items.length > 1 || cursor.is(','))) {
        cursor.reports.add(messages.comprehensionNotAlone(items.at(-1)?.span));
      }
      while (cursor.strayCloser());
    } while (cursor.accept(','));
    return items;
  }

  /** `body ("for" generator ("," generator)* | "if" condition)*` */
  comprehension(body: Expression, bracket: Comprehension['bracket']): Comprehension {
    const clauses = this.#clauses(false);
    const last = clauses.at(-1);
    const end = last?.kind === 'filter' ? last.condition.span : (last?.source.span ?? body.span);
    return { kind: 'comprehension', bracket, body, clauses, span: join(body.span, end) };
  }

  /**
   * `("for" generator ("," generator)* | "if" condition)*`
   * @param isWrong whether the whole loop is reported, so that a foreign word in it need not be
   */
  #clauses(isWrong: boolean): readonly Clause[] {
    const cursor = this.#cursor;
    const clauses: Clause[] = [];
    for (;;) {
      const token = cursor.peek();
      if (cursor.accept('for')) clauses.push(this.#generator());
      else if (cursor.is(',') && this.#namesFollow(1)) {
        cursor.next();
        clauses.push(this.#generator());
      } else if (cursor.accept('if')) {
        const isForeign = token.kind === 'sign' && !isWrong;
        if (isForeign) {
          const { reports } = cursor;
          reports.add(messages.foreignSign(cursor.spanOf(token), cursor.nameOf(token), 'if'));
        }
        clauses.push({ kind: 'filter', condition: this.#expression(0) });
      } else return clauses;
    }
  }

  /** Whether names and `in` stand so many tokens ahead: the beginning of a generator. */
  #namesFollow(ahead: number): boolean {
    const cursor = this.#cursor;
    let at = ahead;
    while (cursor.peek(at).kind === 'word' && cursor.signOf(cursor.peek(at)) === undefined) {
      if (cursor.is('in', at + 1)) return true;
      if (!cursor.is(',', at + 1)) return false;
      at += 2;
    }
    return false;
  }

  /** `name ("," name)* "in" source` */
  #generator(): Generator {
    const cursor = this.#cursor;
    const names: Word[] = [];
    if (!this.#namesFollow(0)) {
      cursor.reports.add(messages.generatorExpected(cursor.spanOf(cursor.peek())));
      const source = cursor.hole();
      cursor.skip();
      return { kind: 'generator', names, source };
    }
    do names.push(cursor.word(cursor.next()));
    while (cursor.accept(','));
    cursor.next();
    return { kind: 'generator', names, source: this.#expression(levels.join) };
  }

  /** Indices behind an operand: `a[i]`, `a[i, *][j]`. */
  #postfixed(operand: Expression): Expression {
    const cursor = this.#cursor;
    let base = operand;
    for (let count = 0; cursor.is('['); count++) {
      if (count >= maximumDepth) cursor.abandon(maximumDepth);
      cursor.open();
      const indices: (Expression | All)[] = [];
      do indices.push(this.#index());
      while (cursor.accept(','));
      cursor.close();
      const span = join(base.span, cursor.spanOf(cursor.peek(-1)));
      base = { kind: 'index', base, indices, span };
    }
    return base;
  }

  #index(): Expression | All {
    const cursor = this.#cursor;
    const isAll = cursor.is('*') && (cursor.is(',', 1) || cursor.is(']', 1));
    return isAll ? { kind: 'all', span: cursor.spanOf(cursor.next()) } : this.#expression(0);
  }
}
