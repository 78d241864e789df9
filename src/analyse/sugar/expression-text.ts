// One expression as a text of its own, such as an objective on the command line.
import { readSexpr } from '../../syntax/sexpr/parser.ts';
import { oneExpression } from '../../text/catalogue/sugar.ts';
import { type Checked, failed, Reports } from '../../text/diagnostic.ts';
import { addSource, type Sources } from '../../text/source.ts';
import { Expressions } from './expressions.ts';
import { type Form, formOf } from './form.ts';
import type { Reader } from './operator.ts';
import type { Scope } from './scope.ts';

/** Reads a text as one expression over the names of a program. The text becomes a source of its own. */
export function readExpression<T>(
  text: string,
  scope: Scope,
  sources: Sources,
  read: (reader: Reader, form: Form) => T,
): Checked<T> {
  const source = { name: 'expression', text };
  const file = addSource(sources, source);
  const reports = new Reports();
  const { document, diagnostics } = readSexpr(source, file);
  reports.addAll(diagnostics);
  const [only, ...more] = document.statements;
  if (only && more.length === 0) {
    const value = read(new Expressions(scope, sources, reports), formOf(only, undefined));
    return reports.check(value);
  }
  // Where a bracket is not closed there may be no statement, and that was said.
  const [first, ...others] = reports.list;
  if (first && reports.errors > 0) return failed(first, ...others);
  return failed(oneExpression({ file, start: 0, end: text.length }, document.statements.length));
}
