// The declarations of a model: names, indices of arrays, and the values that each variable can take.
import { toDomain } from '../../analyse/expression/convert.ts';
import type { Lookup, Scope } from '../../analyse/expression/scope.ts';
import { evaluate, type Language } from '../../analyse/expression/statement.ts';
import { type Axis, isSet, lengthOf, type Value } from '../../analyse/expression/value.ts';
import type { Domain } from '../../model/domain.ts';
import { parseExpression, parseExpressions } from '../../syntax/expression/parser.ts';
import { plainDialect } from '../../syntax/expression/token.ts';
import type { All, Expression, Word } from '../../syntax/expression/tree.ts';
import type { Atom, Entry, Node } from '../../syntax/node.ts';
import { asWritten, isFlow } from '../../syntax/yaml/as-text.ts';
import { notKnown, unknownName } from '../../text/catalogue/analysis.ts';
import * as messages from '../../text/catalogue/model.ts';
import { Reports } from '../../text/diagnostic.ts';
import type { Span } from '../../text/source.ts';
import type { Draft } from '../draft.ts';
import { describeNode, isNothing } from '../node-kind.ts';
import { aboutKey, noDeclaration, severalNames } from './head.ts';
import { suspectDifferences, suspectLabels } from './slips.ts';

/** What a variable can be. */
export type Values =
  | { readonly kind: 'integers'; readonly domain: Domain }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'labels'; readonly labels: readonly Atom[] };

export interface Declaration {
  readonly name: string;
  /** None for a single variable. */
  readonly axes: readonly Axis[];
  readonly values: Values;
  /** Where the name stands. */
  readonly span: Span;
}

/** How many variables a model may have. */
const variableLimit = 250_000;

/** A name may be spelled like a keyword. */
const declaring = { ...plainDialect, declares: () => true };

/** In bounds, variables are known by name but cannot be used. */
function boundsScope(names: ReadonlySet<string>): Scope {
  return {
    declares: () => false,
    word: ({ text, span }): Lookup =>
      names.has(text) ? notKnown(span, text, 'a bound') : undefined,
    spellings: () => [],
  };
}

/** Where a domain is expected, an unknown word was perhaps meant to be a label. */
function domainScope(bounds: Scope): Scope {
  const help = 'a list of labels goes in square brackets: [red, green]';
  return {
    ...bounds,
    word: (word, expected): Lookup =>
      bounds.word(word, expected) ?? unknownName(word.span, word.text, undefined, help),
  };
}

export class DeclarationReader {
  readonly #draft: Draft;
  /** How the ends of index ranges and of domains are written: with parameters, not with variables. */
  readonly #bounds: Language;
  readonly #domains: Language;
  #count = 0;

  constructor(draft: Draft, names: ReadonlySet<string>) {
    this.#draft = draft;
    this.#bounds = { scope: draft.scope(boundsScope(names)) };
    this.#domains = { scope: domainScope(this.#bounds.scope) };
  }

  /** One entry of `variables`; undefined after an error. */
  read({ key, value }: Entry): Declaration | undefined {
    const head = this.#head(key);
    const values = this.#values(head?.name.text ?? key.text, value);
    if (!head || !values) return undefined;
    const { name, axes } = head;
    const count = this.#count + axes.reduce((product, axis) => product * lengthOf(axis), 1);
    if (count > variableLimit) {
      this.#draft.report(messages.arrayTooLarge(key.span, name.text, variableLimit));
      return undefined;
    }
    this.#count = count;
    return { name: name.text, axes, values, span: name.span };
  }

  /** `name` or `name[range, range]` */
  #head(key: Atom): { readonly name: Word; readonly axes: readonly Axis[] } | undefined {
    const { analysis } = this.#draft;
    const several = severalNames(key);
    if (several) {
      analysis.report(several);
      return undefined;
    }
    const syntax = new Reports();
    const tree = parseExpression(key, syntax, declaring);
    for (const diagnostic of syntax.list) analysis.report(aboutKey(diagnostic, key));
    if (syntax.errors > 0) return undefined;
    if (tree.kind === 'word') return { name: tree, axes: [] };
    if (tree.kind !== 'index' || tree.base.kind !== 'word') {
      analysis.report(noDeclaration(key));
      return undefined;
    }
    const axes = tree.indices.map((index) => this.#axis(index));
    const known = axes.filter((axis) => axis !== undefined);
    return known.length < axes.length ? undefined : { name: tree.base, axes: known };
  }

  #axis(index: Expression | All): Axis | undefined {
    const { analysis } = this.#draft;
    const read = index.kind === 'range' ? evaluate(index, analysis, this.#bounds) : undefined;
    if (read && isSet(read.value)) {
      const domain = toDomain(read.value, index.span, analysis, 'the indices of an array');
      if (!domain) return undefined;
      const [low, high] = domain.ranges[0] ?? [1, 0];
      return { low, high };
    }
    if (index.kind !== 'range') {
      const text = analysis.textAt(index.span);
      analysis.report(messages.indexRangeExpected(index.span, text));
    }
    return undefined;
  }

  #values(name: string, node: Node): Values | undefined {
    const draft = this.#draft;
    if (node.kind === 'list') {
      return node.items.every((item) => this.#isNumeric(item))
        ? this.#integers(name, node.items, node.span)
        : this.#labels(node.items);
    }
    if (node.kind === 'mapping' && !isFlow(node, draft.analysis.source(node.span.file))) {
      draft.report(messages.domainExpected(node.span, name, describeNode(node)));
      return undefined;
    }
    if (node.kind === 'atom' && node.text === 'bool') return { kind: 'boolean' };
    const text = asWritten(node, draft.analysis.source(node.span.file));
    if (text.text === '') {
      draft.report(messages.domainExpected(node.span, name, describeNode(node)));
      return undefined;
    }
    return this.#integers(name, [text], node.span);
  }

  /** Whether an item of a list is a number or a range of numbers rather than a label. */
  #isNumeric(item: Node): boolean {
    if (item.kind !== 'atom' || item.quoted) return false;
    const parameter = this.#draft.parameters.get(item.text);
    return /^[-+]?\d+$|\.\./.test(item.text) || parameter?.type.kind === 'number';
  }

  /** Ranges, sets and numbers with commas between them. */
  #integers(name: string, texts: readonly Node[], span: Span): Values | undefined {
    const { analysis } = this.#draft;
    const syntax = new Reports();
    const items = texts.flatMap((text) =>
      text.kind === 'atom' ? parseExpressions(text, syntax) : [],
    );
    for (const diagnostic of syntax.list) analysis.report(diagnostic);
    if (syntax.errors > 0) return undefined;
    for (const warning of suspectDifferences(items)) analysis.report(warning);
    const set: Expression = { kind: 'collection', bracket: '{', items, span };
    const read = evaluate(set, analysis, this.#domains);
    if (!read) return undefined;
    if (this.#isTooLarge(read.value)) {
      analysis.report(messages.domainTooLarge(span, name));
      return undefined;
    }
    const domain = toDomain(read.value, span, analysis, 'the values of a variable');
    if (domain?.size === 0) analysis.report(messages.emptyDomain(span, name));
    return domain && domain.size > 0 ? { kind: 'integers', domain } : undefined;
  }

  /** Whether an end of a range is beyond what a variable can take. */
  #isTooLarge(value: Value): boolean {
    const parts = isSet(value) ? value.parts : [];
    return parts.some(({ low, high }) => typeof low === 'bigint' || typeof high === 'bigint');
  }

  #labels(items: readonly Node[]): Values | undefined {
    const { analysis } = this.#draft;
    const labels: Atom[] = [];
    const texts = new Set<string>();
    for (const warning of suspectLabels(items)) analysis.report(warning);
    for (const item of items) {
      if (item.kind !== 'atom' || isNothing(item)) {
        analysis.report(messages.badLabel(item.span, describeNode(item)));
      } else if (texts.has(item.text)) {
        analysis.report(messages.labelTwice(item.span, item.text));
      } else labels.push(item);
      if (item.kind === 'atom') texts.add(item.text);
    }
    return { kind: 'labels', labels };
  }
}
