// The reader of expressions: which operator a list is, whether its arguments are as many as it takes, and how deep it is.
import { constant, falsity, truth } from '../../model/construct.ts';
import type { BoolExpr, IntExpr } from '../../model/expression.ts';
import type { Atom, List } from '../../syntax/node.ts';
import {
  definitionInside,
  emptyList,
  gluedMinus,
  strangeHead,
  tooDeep,
  wrongCount,
} from '../../text/catalogue/sugar.ts';
import { integerAsFormula } from '../../text/catalogue/sugar-quirks.ts';
import type { Diagnostic, Reports } from '../../text/diagnostic.ts';
import type { Sources } from '../../text/source.ts';
import { nearest } from '../../text/suggest.ts';
import { Calls } from './calls.ts';
import { connectives } from './connectives.ts';
import { counting } from './counting.ts';
import { argumentsOf, type Form, formOf, isAtom, isList, nameOf, notesOf, wordOf } from './form.ts';
import { graphs } from './graphs.ts';
import { definitionWords, misfitFormula, misfitTerm } from './misfits.ts';
import type { Call, Operator, Operators, Reader } from './operator.ts';
import type { Scope } from './scope.ts';
import { sequences } from './sequences.ts';
import { termOperators } from './terms.ts';

/**
 * How deep the expressions of a model may be. Every walk over them is a recursion of up to a dozen stack frames a level,
 * and the stack holds some ten thousand.
 */
export const deepest = 400;

const comparisonWords: ReadonlySet<string> = new Set('eq ne le lt ge gt =='.split(' '));

/** Suggestions cost time; a file full of unknown names gets them for the first ones only. */
const mostCompared = 500_000;
const longestSuggested = 60;

/** All operators that give a formula. */
export const formulaOperators: Operators<BoolExpr> = new Map([
  ...connectives,
  ...counting,
  ...sequences,
  ...graphs,
]);

export class Expressions implements Reader {
  readonly scope: Scope;
  readonly #sources: Sources;
  readonly #reports: Reports;
  readonly #calls: Calls = new Calls();
  /** What was reported, so that a mistake in the body of a predicate is not repeated for each call. */
  readonly #said = new Set<string>();
  #depth = 0;
  /** How many names were looked at for suggestions. */
  #compared = 0;

  constructor(scope: Scope, sources: Sources, reports: Reports) {
    this.scope = scope;
    this.#sources = sources;
    this.#reports = reports;
  }

  report(form: Form, diagnostic: Diagnostic): void {
    const { code, message, span } = diagnostic;
    const key = `${code} ${span?.file} ${span?.start} ${span?.end} ${message}`;
    if (this.#said.has(key) || this.#calls.exhausted) return;
    this.#said.add(key);
    const notes = [...diagnostic.notes, ...notesOf(form)];
    this.#reports.add(
      notes.length === diagnostic.notes.length ? diagnostic : { ...diagnostic, notes },
    );
  }

  /** Whether a call of the predicate was found to be recursive. */
  metRecursion(predicate: string): boolean {
    return this.#calls.recursive.has(predicate);
  }

  suggest(name: string, known: Iterable<string>): string | undefined {
    if (name.length < 2 || name.length > longestSuggested) return undefined;
    const candidates: string[] = [];
    for (const candidate of known) {
      if (this.#compared++ >= mostCompared) break;
      candidates.push(candidate);
    }
    return nearest(name, candidates);
  }

  written({ node }: Form): string {
    const { file, start, end } = node.span;
    const text = this.#sources[file]?.text.slice(start, end) ?? '';
    return text.length <= 40
      ? text.replaceAll(/\s+/g, ' ')
      : `${text.slice(0, 36).replaceAll(/\s+/g, ' ')} ...`;
  }

  term(form: Form): IntExpr {
    if (!isList(form)) return this.#termAtom(form as Form<Atom>);
    const call = this.#callOf(form, termOperators);
    const operator = call && termOperators.get(call.name);
    if (operator) return this.#apply(operator, call, constant(0));
    if (call) misfitTerm(call, this, formulaOperators);
    return constant(0);
  }

  #termAtom(form: Form<Atom>): IntExpr {
    const { number, text } = form.node;
    if (number !== undefined) return constant(number);
    const known = this.scope.integers.get(text);
    if (known) return known;
    if (!this.#reportGluedMinus(form)) misfitTerm(form, this, formulaOperators);
    return constant(0);
  }

  formula(form: Form): BoolExpr {
    if (!isList(form)) return this.#formulaAtom(form as Form<Atom>);
    const name = this.#userName(form);
    if (name !== undefined) return this.#callUser(form, name);
    const call = this.#callOf(form, formulaOperators);
    const operator = call && formulaOperators.get(call.name);
    if (operator) return this.#apply(operator, call, falsity);
    if (call) misfitFormula(call, this, formulaOperators);
    return falsity;
  }

  #formulaAtom(form: Form<Atom>): BoolExpr {
    const { number, text, quoted } = form.node;
    if (number !== undefined) {
      this.report(form, integerAsFormula(form.node.span, this.written(form), number > 0));
      return number > 0 ? truth : falsity;
    }
    if (!quoted && text === 'true') return truth;
    if (!quoted && text === 'false') return falsity;
    const known = this.scope.booleans.get(text);
    if (known) return known;
    if (!this.#reportGluedMinus(form)) misfitFormula(form, this, formulaOperators);
    return falsity;
  }

  /** The name of the predicate or relation that a list calls. What the author defined goes before the language. */
  #userName({ node, frame }: Form<List>): string | undefined {
    const head = node.items[0] && formOf(node.items[0], frame);
    const name = head && nameOf(head);
    if (name === undefined) return undefined;
    return this.scope.predicates.has(name) || this.scope.relations.has(name) ? name : undefined;
  }

  #callUser(form: Form<List>, name: string): BoolExpr {
    return this.#deeper(form, 1, falsity, () => {
      return this.#calls.call(form, name, argumentsOf(form), this);
    });
  }

  /** A list as a call of an operator; undefined, and reported, if it is none. */
  #callOf<Result>(form: Form<List>, table: Operators<Result>): Call | undefined {
    const head = form.node.items[0] && formOf(form.node.items[0], form.frame);
    if (!head) {
      this.report(form, emptyList(form.node.span));
      return undefined;
    }
    if (!isAtom(head) || head.node.number !== undefined) {
      this.report(head, strangeHead(head.node.span, this.written(head)));
      return undefined;
    }
    // A quoted name is no operator.
    const name = wordOf(head) ?? '';
    return { form, head, name, arguments: argumentsOf(form), shape: table.get(name)?.shape ?? '' };
  }

  #apply<Result>(operator: Operator<Result>, call: Call, otherwise: Result): Result {
    const count = call.arguments.length;
    if (count < operator.least || count > operator.most) {
      this.#reportCount(operator, call);
      return otherwise;
    }
    return this.#deeper(call.form, operator.levels ?? 1, otherwise, () =>
      operator.read(call, this),
    );
  }

  #reportCount<Result>({ least, most, shape }: Operator<Result>, call: Call): void {
    for (const form of call.arguments) {
      if (isAtom(form) && this.#reportGluedMinus(form)) return;
      if (isList(form) && this.#reportDefinition(form)) return;
    }
    const { span } = call.form.node;
    const name = this.written(call.head);
    const got = call.arguments.length;
    const instead = comparisonWords.has(call.name) && got > 2 ? this.#chain(name, call) : shape;
    this.report(call.form, wrongCount(span, name, least, most, got, instead));
  }

  /** `(and (< a b) (< b c))` for `(< a b c)`. */
  #chain(sign: string, call: Call): string {
    const texts = call.arguments.map((form) => this.written(form));
    const pairs = texts.slice(1).map((text, i) => `(${sign} ${texts[i]} ${text})`);
    return `(and ${pairs.join(' ')})`;
  }

  /** Whether an argument is a definition, which only stands there because a bracket is missing; then that is reported. */
  #reportDefinition({ node, frame }: Form<List>): boolean {
    const head = node.items[0] && formOf(node.items[0], frame);
    const word = head && wordOf(head);
    if (word === undefined || !definitionWords.has(word)) return false;
    this.report(head as Form, definitionInside(head?.node.span, word));
    return true;
  }

  spend(form: Form<List>): boolean {
    return this.#calls.spend(form, this);
  }

  #deeper<Result>(form: Form<List>, levels: number, otherwise: Result, read: () => Result): Result {
    if (this.#depth + levels > deepest) {
      this.report(form, tooDeep(form.node.span, deepest));
      return otherwise;
    }
    if (!this.spend(form)) return otherwise;
    this.#depth += levels;
    const result = read();
    this.#depth -= levels;
    return result;
  }

  /** Whether the atom is a minus sign that sticks to what follows; then that is reported. */
  #reportGluedMinus(form: Form<Atom>): boolean {
    if (wordOf(form) !== 'sub') return false;
    const { file, start, end } = form.node.span;
    const rest = this.#sources[file]?.text.slice(end, end + 80) ?? '';
    const follower = /^[^\s()";]+/.exec(rest)?.[0];
    if (follower === undefined) return false;
    const span = { file, start, end: end + follower.length };
    this.report(form, gluedMinus(span, follower));
    return true;
  }
}
