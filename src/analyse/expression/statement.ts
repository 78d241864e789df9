// Texts that are one expression each: read, resolved, run. What families and the command line call.
import { parseExpression } from '../../syntax/expression/parser.ts';
import { type Dialect, plainDialect } from '../../syntax/expression/token.ts';
import type { Expression } from '../../syntax/expression/tree.ts';
import type { Atom } from '../../syntax/node.ts';
import { cutOff } from '../../syntax/yaml/as-text.ts';
import { unknownFunction, unknownName } from '../../text/catalogue/analysis.ts';
import { type Diagnostic, Reports } from '../../text/diagnostic.ts';
import type { Analysis } from './analysis.ts';
import type { Code, Compiler } from './code.ts';
import { ExpressionCompiler } from './compile.ts';
import { truthRun, wholeRun } from './demand.ts';
import type { Scope } from './scope.ts';
import type { Type } from './type.ts';
import type { Truth, Value, Whole } from './value.ts';

/** Where the names of an expression come from, and how it is written. */
export interface Language {
  readonly scope: Scope;
  /** By default the one where only what the scope declares is no keyword. */
  readonly dialect?: Dialect;
}

/** An expression and what it came to. */
export interface Read<T> {
  readonly tree: Expression;
  readonly type: Type;
  readonly value: T;
}

/** What a code is wanted to be, and how it is run then. */
type Demand<T> = (code: Code, compiler: Compiler) => (frame: Value[]) => T;

/** The dialect in which a language is written. */
export function dialectOf({ scope, dialect }: Language): Dialect {
  return dialect ?? { ...plainDialect, declares: (name) => scope.declares(name) };
}

/** Reads, resolves and runs; undefined after an error. */
function read<T>(
  atom: Atom,
  analysis: Analysis,
  language: Language,
  demand: Demand<T>,
): Read<T> | undefined {
  const remark = cutOff(atom, analysis.source(atom.span.file));
  return analysis.remarking(remark, () => {
    const before = analysis.reports.errors;
    const syntax = new Reports();
    const tree = parseExpression(atom, syntax, dialectOf(language));
    for (const diagnostic of syntax.list) analysis.report(diagnostic);
    // Of a tree with holes in it only mistyped names can be told for certain.
    if (syntax.errors > 0) {
      analysis.only(isMistyped, () =>
        new ExpressionCompiler(analysis, language.scope).compile(tree),
      );
    }
    if (analysis.reports.errors > before) return undefined;
    return resolve(tree, analysis, language.scope, demand);
  });
}

/** Whether a name is unknown that is nearly a known one. */
function isMistyped({ code, help }: Diagnostic): boolean {
  const isUnknown = code === unknownName.code || code === unknownFunction.code;
  return isUnknown && help?.startsWith('did you mean') === true;
}

/** Resolves and runs a tree; undefined after an error. */
function resolve<T>(
  tree: Expression,
  analysis: Analysis,
  scope: Scope,
  demand: Demand<T>,
): Read<T> | undefined {
  const before = analysis.reports.errors;
  const compiler = new ExpressionCompiler(analysis, scope);
  const code = compiler.compile(tree);
  const run = demand(code, compiler);
  if (compiler.isSpoiled || analysis.reports.errors > before) return undefined;
  const value = run([]);
  return analysis.reports.errors > before ? undefined : { tree, type: code.type, value };
}

/** What a part of an expression is, for who has parsed it; undefined after an error. */
export function evaluate(
  tree: Expression,
  analysis: Analysis,
  { scope }: Language,
): Read<Value> | undefined {
  return resolve(tree, analysis, scope, (code) => (frame) => code.run(frame));
}

/** A text that says something true or false. */
export function readTruth(
  atom: Atom,
  analysis: Analysis,
  language: Language,
): Read<Truth> | undefined {
  return read(atom, analysis, language, truthRun);
}

/** A text that is an integer, known or not. */
export function readWhole(
  atom: Atom,
  analysis: Analysis,
  language: Language,
): Read<Whole> | undefined {
  return read(atom, analysis, language, wholeRun);
}

/** A text that is a value of any type. */
export function readValue(
  atom: Atom,
  analysis: Analysis,
  language: Language,
): Read<Value> | undefined {
  return read(atom, analysis, language, (code) => (frame) => code.run(frame));
}

/** An atom for a text of its own, such as an option of the command line. */
export function atomOf(text: string, name: string, analysis: Analysis): Atom {
  const normal = text.normalize('NFC');
  const file = analysis.addSource({ name, text: normal });
  const span = { file, start: 0, end: normal.length };
  return { kind: 'atom', text: normal, quoted: true, number: undefined, span, offsets: undefined };
}
