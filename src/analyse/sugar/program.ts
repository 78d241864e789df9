// A whole program: its statements one after the other, and what is known at its end.
import type { VarId } from '../../model/expression.ts';
import type { Model } from '../../model/model.ts';
import { answerNames } from '../../model/names.ts';
import type { Atom, Node } from '../../syntax/node.ts';
import { readStatements } from '../../syntax/sexpr/parser.ts';
import {
  notAName,
  recursivePredicate,
  unknownKey,
  unknownName,
} from '../../text/catalogue/sugar-names.ts';
import type { Reports } from '../../text/diagnostic.ts';
import type { Source, Sources } from '../../text/source.ts';
import { declarationsOf } from './declarations.ts';
import { definitions } from './definitions.ts';
import { Expressions } from './expressions.ts';
import { argumentsOf, type Form, formOf, isList, nameOf, wordOf } from './form.ts';
import { Goal } from './goal.ts';
import { neverEnding } from './recursion.ts';
import { Scope } from './scope.ts';
import { wordsOf } from './words.ts';

/** What a program means. */
export interface Program {
  readonly model: Model;
  /** For expressions that are given later, such as an objective on the command line. */
  readonly scope: Scope;
  /** The answer keys by the names of {@link answerNames}; undefined without a `#` line. */
  readonly keys: readonly string[] | undefined;
}

class Analysis {
  readonly #source: Source;
  readonly #reports: Reports;
  readonly #scope: Scope;
  readonly #reader: Expressions;
  readonly #goal: Goal = new Goal();
  /** The names in `(project ...)`, which are looked up when all variables are known. */
  #projected: Form[] | undefined;

  constructor(source: Source, file: number, sources: Sources, reports: Reports) {
    this.#source = source;
    this.#reports = reports;
    this.#scope = new Scope(declarationsOf(source, file));
    this.#reader = new Expressions(this.#scope, sources, reports);
  }

  statement(node: Node): void {
    this.#scope.beginStatement();
    const form = formOf(node, undefined);
    if (isList(form) && this.#defines(form)) return;
    const formula = this.#reader.formula(form);
    this.#scope.builder.require(formula, {
      span: node.span,
      words: wordsOf(node, this.#source),
    });
  }

  /** Whether the statement is something else than a formula; if so, it is read. */
  #defines(form: Form<Extract<Node, { kind: 'list' }>>): boolean {
    const head = form.node.items[0];
    const word = head && wordOf(formOf(head, undefined));
    if (word === undefined) return false;
    const definition = definitions.get(word);
    if (definition) definition(form, argumentsOf(form), this.#reader);
    else if (word === 'objective') {
      this.#goal.objective(form, argumentsOf(form), this.#reader);
    } else return this.#extends(form, word);
    return true;
  }

  /** Statements that Sugar does not have; a relation or predicate of that name goes first. */
  #extends(form: Form<Extract<Node, { kind: 'list' }>>, word: string): boolean {
    const { predicates, relations } = this.#scope;
    if (predicates.has(word) || relations.has(word)) return false;
    if (word === 'weighted') this.#goal.weighted(form, argumentsOf(form), this.#reader);
    else if (word === 'project') this.#project(argumentsOf(form));
    else return false;
    return true;
  }

  #project(forms: readonly Form[]): void {
    this.#projected ??= [];
    for (const form of forms) {
      if (nameOf(form) !== undefined) this.#projected.push(form);
      else {
        const what = 'the name of a variable';
        const written = this.#reader.written(form);
        this.#reader.report(form, notAName(form.node.span, what, written, undefined));
      }
    }
  }

  finish(keys: readonly Atom[] | undefined): Program {
    const { builder } = this.#scope;
    const goal = this.#goal.finish(this.#reader);
    if (goal) builder.optimise(goal.sense, goal.term, goal.span);
    this.#reportRecursion();
    const { variables } = builder;
    const names = answerNames(variables);
    const ids = new Map<string, VarId>();
    for (const { id } of variables) ids.set(names[id] ?? '', id);
    if (this.#projected) builder.answer(this.#answer(this.#projected, ids));
    this.#scope.finish();
    return {
      model: builder.build(),
      scope: this.#scope,
      keys: keys && this.#keys(keys, ids),
    };
  }

  #answer(forms: readonly Form[], ids: ReadonlyMap<string, VarId>): readonly VarId[] {
    return forms.flatMap((form) => {
      const name = nameOf(form) ?? '';
      const id = ids.get(name);
      if (id !== undefined) return [id];
      const suggestion = this.#reader.suggest(name, ids.keys());
      const written = this.#reader.written(form);
      const { span } = form.node;
      this.#reader.report(form, unknownName(span, written, 'variable', suggestion, undefined));
      return [];
    });
  }

  #keys(atoms: readonly Atom[], ids: ReadonlyMap<string, VarId>): readonly string[] {
    for (const line of this.#lines(atoms)) {
      const unknown = line.filter(({ text }) => !ids.has(text));
      // A line without any variable is most likely meant as a comment, about which one message is enough.
      const reported = unknown.length < line.length ? unknown : unknown.slice(0, 1);
      for (const { text, span } of reported) {
        this.#reports.add(unknownKey(span, text, this.#reader.suggest(text, ids.keys())));
      }
    }
    return [...new Set(atoms.map(({ text }) => text))];
  }

  /** The atoms line by line. */
  #lines(atoms: readonly Atom[]): readonly (readonly Atom[])[] {
    const lines: Atom[][] = [];
    let end = 0;
    for (const atom of atoms) {
      const between = this.#source.text.slice(end, atom.span.start);
      if (lines.length === 0 || /[\r\n]/.test(between)) lines.push([]);
      lines.at(-1)?.push(atom);
      end = atom.span.end;
    }
    return lines;
  }

  /** A cycle that was met in a call is reported there. */
  #reportRecursion(): void {
    for (const cycle of neverEnding(this.#scope)) {
      const predicate = this.#scope.predicates.get(cycle[0] ?? '');
      if (!predicate || cycle.some((name) => this.#reader.metRecursion(name))) continue;
      this.#reports.add(recursivePredicate(predicate.span, cycle));
    }
  }
}

/**
 * Reads and analyses a program. What is wrong with it goes to `reports`; if that holds an error, the result is of no use.
 * @param file where the text stands in `sources`.
 */
export function analyseSugar(file: number, sources: Sources, reports: Reports): Program {
  const source = sources[file] ?? { name: '', text: '' };
  const analysis = new Analysis(source, file, sources, reports);
  const { keys, diagnostics } = readStatements(source, file, (node) => analysis.statement(node));
  reports.addAll(diagnostics);
  return analysis.finish(keys);
}
