// The forms of clues that programs write, such as `{same: [Dane, milk]}`: each becomes the expression that it means.
import { parseInteger } from '../../base/integer.ts';
import { parseExpression } from '../../syntax/expression/parser.ts';
import type { Dialect } from '../../syntax/expression/token.ts';
import type {
  Call,
  Comparison,
  Expression,
  Operations,
  Word,
} from '../../syntax/expression/tree.ts';
import type { Atom, Mapping, Node } from '../../syntax/node.ts';
import * as messages from '../../text/catalogue/zebra.ts';
import { Reports } from '../../text/diagnostic.ts';
import type { Span } from '../../text/source.ts';
import { nearest } from '../../text/suggest.ts';
import type { Draft } from '../draft.ts';
import { describeNode } from '../node-kind.ts';
import type { Names } from './names.ts';

/** What a form takes, and what is made of it. */
interface Form {
  readonly takes: 'items' | 'clues' | 'clue';
  /** How many items; clues may be one or more. */
  readonly count?: number;
  build(parts: readonly Expression[], span: Span): Expression;
}

const word = (text: string, span: Span): Word => ({ kind: 'word', text, quoted: false, span });

function call(name: string, parts: readonly Expression[], span: Span): Call {
  return { kind: 'call', name: word(name, span), arguments: parts, span };
}

function same([first, second]: readonly Expression[], span: Span): Comparison | undefined {
  if (!first || !second) return undefined;
  return {
    kind: 'comparison',
    first,
    rest: [{ operator: '=', operatorSpan: span, operand: second }],
    span,
  };
}

const hole = (span: Span): Expression => ({ kind: 'hole', span });

function either([first, ...rest]: readonly Expression[], span: Span): Expression {
  if (!first || rest.length === 0) return first ?? hole(span);
  const steps: Operations['rest'] = rest.map((operand) => ({
    operator: 'or',
    operatorSpan: span,
    operand,
  }));
  return { kind: 'operations', first, rest: steps, span };
}

function exactlyOne(parts: readonly Expression[], span: Span): Expression {
  const one: Expression = { kind: 'number', value: 1, text: '1', span };
  return call('exactly', [one, { kind: 'collection', bracket: '[', items: parts, span }], span);
}

const equal: Form = {
  takes: 'items',
  count: 2,
  build: (parts, span) => same(parts, span) ?? hole(span),
};

const relation = (name: string, count: number): Form => ({
  takes: 'items',
  count,
  build: (parts, span) => call(name, parts, span),
});

const forms: ReadonlyMap<string, Form> = new Map<string, Form>([
  ['at', equal],
  ['same', equal],
  ['before', relation('left_of', 2)],
  ['left_of', relation('left_of', 2)],
  ['right_of', relation('right_of', 2)],
  ['immediately_left_of', relation('immediately_left_of', 2)],
  ['immediately_right_of', relation('immediately_right_of', 2)],
  ['next_to', relation('next_to', 2)],
  ['between', relation('between', 3)],
  ['first', relation('first', 1)],
  ['last', relation('last', 1)],
  [
    'not',
    {
      takes: 'clue',
      build: ([operand], span) =>
        operand ? { kind: 'prefix', operator: 'not', operand, span } : hole(span),
    },
  ],
  ['either', { takes: 'clues', build: either }],
  ['exactly_one', { takes: 'clues', build: exactlyOne }],
]);

export class FormReader {
  readonly #draft: Draft;
  readonly #names: Names;
  readonly #dialect: Dialect;

  constructor(draft: Draft, names: Names, dialect: Dialect) {
    this.#draft = draft;
    this.#names = names;
    this.#dialect = dialect;
  }

  /** A clue in a form, or one that stands as text in a form; undefined after a report. */
  clue(node: Node): Expression | undefined {
    if (node.kind === 'mapping') return this.#form(node);
    const text = this.#draft.expressionText(node);
    return text && this.#expression(text);
  }

  #expression(text: Atom): Expression | undefined {
    const syntax = new Reports();
    const tree = parseExpression(text, syntax, this.#dialect);
    for (const diagnostic of syntax.list) this.#draft.report(diagnostic);
    return syntax.errors > 0 ? undefined : tree;
  }

  #form(node: Mapping): Expression | undefined {
    const [entry] = node.entries;
    if (!entry || node.entries.length > 1) {
      this.#draft.report(messages.oneFormEach(node.span, node.entries.length));
      return undefined;
    }
    const { key, value } = entry;
    const form = forms.get(key.text);
    if (!form) {
      this.#draft.report(this.#unknown(key, value));
      return undefined;
    }
    const parts =
      form.takes === 'items' ? this.#items(key, form, value) : this.#clues(key, form, value);
    return parts && form.build(parts, node.span);
  }

  #unknown(key: Atom, value: Node): ReturnType<typeof messages.unknownForm> {
    const suggestion = nearest(key.text, forms.keys());
    const isItem = this.#names.items(key).length > 0 && value.kind === 'atom';
    const help = isItem ? `write ${key.text} = ${value.text}` : undefined;
    return messages.unknownForm(key.span, key.text, isItem ? undefined : suggestion, help);
  }

  #clues(key: Atom, form: Form, value: Node): readonly Expression[] | undefined {
    const nodes = form.takes === 'clue' ? [value] : value.kind === 'list' ? value.items : undefined;
    const isFlowList = form.takes === 'clue' && value.kind === 'list';
    if (!nodes || nodes.length === 0 || isFlowList) {
      const wanted = form.takes === 'clue' ? 'one clue' : 'a list of clues';
      this.#draft.report(messages.formArguments(value.span, key.text, wanted, describeNode(value)));
      return undefined;
    }
    return this.#all(nodes, (node) => this.clue(node));
  }

  #items(key: Atom, form: Form, value: Node): readonly Expression[] | undefined {
    const isOne = form.count === 1 && value.kind === 'atom';
    const nodes = isOne ? [value] : value.kind === 'list' ? value.items : undefined;
    if (!nodes || nodes.length !== form.count) {
      const wanted = `a list of ${messages.items(form.count ?? 0)}`;
      const found = nodes ? `a list of ${nodes.length}` : describeNode(value);
      this.#draft.report(messages.formArguments(value.span, key.text, wanted, found));
      return undefined;
    }
    return this.#all(nodes, (node) => this.#item(node));
  }

  /** What becomes of all nodes; undefined if one came to nothing, but all are looked at. */
  #all(
    nodes: readonly Node[],
    read: (node: Node) => Expression | undefined,
  ): readonly Expression[] | undefined {
    const found = nodes.flatMap((node) => read(node) ?? []);
    return found.length < nodes.length ? undefined : found;
  }

  /** An item or a place by its bare name, whatever signs are in it; else an expression. */
  #item(node: Node): Expression | undefined {
    if (node.kind !== 'atom') return this.clue(node);
    const { text, quoted, span } = node;
    const named: Word = { kind: 'word', text, quoted: true, span };
    const { numbers } = this.#names.setting.places.labels;
    const isNumber = !quoted && /^\d+$/.test(text);
    if (isNumber && numbers?.includes(parseInteger(text))) return this.clue(node);
    const isItem = this.#names.items(named).length > 0;
    const isName = isItem || (!isNumber && this.#names.place(named) !== undefined);
    const isPhrase = /^[\p{L}\p{M}\d]+( [\p{L}\p{M}\d'-]+)+$/u.test(text);
    return isName || quoted || isPhrase ? named : this.clue(node);
  }
}
