// A YAML puzzle in the making: its keys, its parameters, the model so far, and what every family does with the shared keys.

import { Analysis } from '../analyse/expression/analysis.ts';
import { toKnown } from '../analyse/expression/convert.ts';
import { notation } from '../analyse/expression/notation.ts';
import { emptyScope, type Lookup, type Scope } from '../analyse/expression/scope.ts';
import { type Language, readTruth, readWhole } from '../analyse/expression/statement.ts';
import { formulaOf } from '../analyse/expression/truth.ts';
import type { Truth } from '../analyse/expression/value.ts';
import { termOf } from '../analyse/expression/whole.ts';
import type { Integer } from '../base/integer.ts';
import { boundsOf } from '../model/bounds.ts';
import { ModelBuilder } from '../model/builder.ts';
import type { Objective } from '../model/model.ts';
import type { Expression } from '../syntax/expression/tree.ts';
import type { Atom, Entry, Mapping, Node } from '../syntax/node.ts';
import { suspectComment, textOf } from '../syntax/yaml/as-text.ts';
import * as messages from '../text/catalogue/family.ts';
import { alwaysTrue, neverTrue, saidTwice } from '../text/catalogue/statement.ts';
import type { Diagnostic, Reports } from '../text/diagnostic.ts';
import type { Source, Sources, Span } from '../text/source.ts';
import type { Family } from './family.ts';
import { variablesOf } from './fields.ts';
import { describeNode, isNothing } from './node-kind.ts';
import type { Parameters } from './parameters.ts';

/** A line of the author's, and what it was understood as. */
export interface Statement {
  readonly span: Span;
  readonly words: string;
  /** Undefined for one in a form that a family reads by itself. */
  readonly tree: Expression | undefined;
  /** What it says in words, where the family knows better than the shared paraphrase. */
  readonly meaning: string | undefined;
}

export class Draft {
  readonly family: Family;
  readonly root: Mapping;
  /** The text of the puzzle. */
  readonly source: Source;
  readonly sources: Sources;
  readonly reports: Reports;
  readonly parameters: Parameters;
  readonly builder: ModelBuilder = new ModelBuilder();
  readonly analysis: Analysis;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #statements: Statement[] = [];
  readonly #said = new Map<string, Span>();

  constructor(
    family: Family,
    root: Mapping,
    source: Source,
    sources: Sources,
    parameters: Parameters,
    reports: Reports,
  ) {
    this.family = family;
    this.root = root;
    this.source = source;
    this.sources = sources;
    this.parameters = parameters;
    this.reports = reports;
    this.analysis = new Analysis(this.builder, reports, sources);
    this.#entries = new Map(root.entries.map((entry) => [entry.key.text, entry]));
  }

  report(diagnostic: Diagnostic): void {
    this.analysis.report(diagnostic);
  }

  /** The value of a key. */
  node(key: string): Node | undefined {
    return this.#entries.get(key)?.value;
  }

  /** Where a key stands; the whole file where it does not. */
  keySpan(key: string): Span {
    return this.#entries.get(key)?.key.span ?? this.root.span;
  }

  /** The value of a key that is text; undefined where there is none, or after a report. */
  atom(key: string): Atom | undefined {
    const node = this.node(key);
    if (node === undefined || node.kind === 'atom') return node;
    this.report(messages.textExpected(node.span, key, describeNode(node)));
    return undefined;
  }

  text(key: string): string | undefined {
    return this.atom(key)?.text.trimEnd();
  }

  /** The items of a key that is a list; a single value counts as a list of one, nothing (all commented out) as none. */
  items(key: string): readonly Node[] {
    const node = this.node(key);
    if (node === undefined) return [];
    if (node.kind === 'list') return node.items;
    if (node.kind === 'atom') return isNothing(node) ? [] : [node];
    this.report(messages.listExpected(node.span, key, describeNode(node)));
    return [];
  }

  /** The text of a value that is to be an expression; undefined after a report. */
  expressionText(node: Node): Atom | undefined {
    const source = this.analysis.source(node.span.file);
    const text = textOf(node, source);
    if ('severity' in text) {
      this.report(text);
      return undefined;
    }
    const suspect = suspectComment(text, source);
    if (suspect) this.report(suspect);
    return text;
  }

  /** What an expression says that is true or false; undefined after a report. It is not added to the model. */
  truth(node: Node, language: Language): Truth | undefined {
    const text = this.expressionText(node);
    return text && readTruth(text, this.analysis, language)?.value;
  }

  /** The integer that an expression over the parameters is; undefined after a report. */
  constant(node: Node, why: string): Integer | undefined {
    const text = this.expressionText(node);
    const read = text && readWhole(text, this.analysis, { scope: this.scope(emptyScope) });
    return text && read && toKnown(read.value, text.span, this.analysis, why);
  }

  /** The names of a scope, and behind them the parameters. */
  scope(own: Scope): Scope {
    const { parameters } = this;
    return {
      declares: (name) => own.declares(name) || parameters.get(name) !== undefined,
      word: (word, expected): Lookup =>
        own.word(word, expected) ?? (word.quoted ? undefined : parameters.lookup(word.text)),
      ...(own.member && { member: (group, member) => own.member?.(group, member) }),
      ...(own.numeral && { numeral: (literal, expected) => own.numeral?.(literal, expected) }),
      ...(own.function && { function: (name) => own.function?.(name) }),
      spellings: () => [...own.spellings(), ...[...parameters.all].map(({ name }) => name)],
    };
  }

  /**
   * Reads the lines of a list as things that hold, and adds them to the model.
   * @param other reads a line in a form of the family's own, and says whether it did
   */
  statements(key: string, language: Language, other: (node: Node) => boolean = () => false): void {
    for (const node of this.items(key)) {
      if (other(node)) continue;
      const text = this.expressionText(node);
      const read = text && readTruth(text, this.analysis, language);
      if (text && read) this.require(read.value, text.span, text.text, read.tree);
    }
  }

  /** Adds a line of the author's to the model, with warnings about what is odd. */
  require(truth: Truth, span: Span, text: string, tree?: Expression, meaning?: string): void {
    const words = text.replace(/\s+/g, ' ').trim();
    const normal = tree ? notation(tree) : words;
    const before = this.#said.get(normal);
    if (before) this.report(saidTwice(span, [{ span: before, message: 'first here' }]));
    else this.#said.set(normal, span);
    this.#statements.push({ span, words, tree, meaning });
    // After a mistake elsewhere what looks certain may only be so because of it.
    const certain = this.reports.errors === 0 ? this.#certain(truth) : undefined;
    if (certain === true) this.report(alwaysTrue(span));
    if (certain === false) this.report(neverTrue(span));
    if (truth !== true) this.builder.require(formulaOf(truth), { span, words });
  }

  /** What can be told of a comparison from the domains alone. */
  #certain(truth: Truth): boolean | undefined {
    if (typeof truth === 'boolean') return truth;
    if (truth.kind !== 'compare' || truth.operator === 'eq' || truth.operator === 'ne')
      return undefined;
    const { domainOf } = this.analysis;
    const [left, right] = [boundsOf(truth.left, domainOf), boundsOf(truth.right, domainOf)];
    const isLess = truth.operator === 'lt' || truth.operator === 'le';
    const [low, high] = isLess ? [left, right] : [right, left];
    const isStrict = truth.operator === 'lt' || truth.operator === 'gt';
    // Only what has no partial operation in it is certain to hold.
    const isSimple = [truth.left, truth.right].every(
      ({ kind }) => kind === 'variable' || kind === 'constant',
    );
    if (isSimple && (isStrict ? low.high < high.low : low.high <= high.low)) return true;
    return (isStrict ? low.low >= high.high : low.low > high.high) ? false : undefined;
  }

  /** The lines that were read so far. */
  get read(): readonly Statement[] {
    return this.#statements;
  }

  /** Reads `minimize` or `maximize`. */
  objective(language: Language): void {
    const [first, second] = [this.#entries.get('minimize'), this.#entries.get('maximize')];
    if (first && second) this.report(messages.bothObjectives(second.key.span));
    if (first) this.#optimise('minimize', first.value, language);
    else if (second) this.#optimise('maximize', second.value, language);
  }

  #optimise(sense: Objective['sense'], node: Node, language: Language): void {
    const text = this.expressionText(node);
    const read = text && readWhole(text, this.analysis, language);
    if (!text || !read) return;
    if (variablesOf(read.value).length === 0) this.report(messages.objectiveUnknown(text.span));
    this.builder.optimise(sense, termOf(read.value), text.span);
  }
}
