// An equation: its text to an assertion about the digits of its words.
import type { Meaning, Scope } from '../../analyse/expression/scope.ts';
import { evaluate } from '../../analyse/expression/statement.ts';
import { number } from '../../analyse/expression/type.ts';
import { isTruth } from '../../analyse/expression/value.ts';
import { parseExpression } from '../../syntax/expression/parser.ts';
import type { Comparison, Word as WordNode } from '../../syntax/expression/tree.ts';
import type { Atom } from '../../syntax/node.ts';
import { cutOff } from '../../syntax/yaml/as-text.ts';
import { operatorMissing } from '../../text/catalogue/expression.ts';
import { type Diagnostic, Reports } from '../../text/diagnostic.ts';
import type { Draft } from '../draft.ts';
import { comparisonOf } from './arithmetic-only.ts';
import { dialect, scan } from './equation-text.ts';
import type { Glossary } from './glossary.ts';
import { paraphrase } from './paraphrase.ts';

/** A line that says what words are to each other. */
export interface Equation {
  readonly atom: Atom;
  readonly tree: Comparison;
}

/** The words of an equation mean what stands at their place. */
function scopeOf(glossary: Glossary): Scope {
  return {
    declares: () => true,
    word: ({ span }: WordNode): Meaning | undefined => {
      const word = glossary.at(span);
      return word && { type: number, value: word.value };
    },
    spellings: () => [],
  };
}

/** Two words side by side: in an equation that has nothing to do with names that have a blank in them. */
function inOwnWords(diagnostic: Diagnostic): Diagnostic {
  const isAboutBlanks = diagnostic.code === operatorMissing.code && !diagnostic.help?.includes('*');
  const help = 'put a sign such as + or * between them; a word has no blanks in it';
  return isAboutBlanks ? { ...diagnostic, help } : diagnostic;
}

/** The tree of an equation whose words are known; undefined after a report. */
function treeOf(atom: Atom, draft: Draft): Comparison | undefined {
  const { analysis } = draft;
  const syntax = new Reports();
  const tree = parseExpression(atom, syntax, dialect);
  for (const diagnostic of syntax.list) analysis.report(inOwnWords(diagnostic));
  if (syntax.errors > 0) return undefined;
  return comparisonOf(tree, atom.span, {
    report: (diagnostic) => analysis.report(diagnostic),
    textAt: (span) => analysis.textAt(span),
  });
}

/** Reads the words of equations and how they are put together. */
export function readEquations(
  atoms: readonly Atom[],
  draft: Draft,
  glossary: Glossary,
): readonly Equation[] {
  const { analysis } = draft;
  return atoms.flatMap((atom) => {
    const remark = cutOff(atom, analysis.source(atom.span.file));
    return analysis.remarking(remark, () => {
      const before = analysis.reports.errors;
      scan(atom, glossary, (diagnostic) => analysis.report(diagnostic));
      if (analysis.reports.errors > before) return [];
      const tree = treeOf(atom, draft);
      return tree && analysis.reports.errors === before ? [{ atom, tree }] : [];
    });
  });
}

/** Adds equations to the model. */
export function requireEquations(
  equations: readonly Equation[],
  draft: Draft,
  glossary: Glossary,
): void {
  const scope = scopeOf(glossary);
  for (const { atom, tree } of equations) {
    const read = evaluate(tree, draft.analysis, { scope });
    if (!read || !isTruth(read.value)) continue;
    draft.require(read.value, atom.span, atom.text, tree, paraphrase(tree, glossary));
  }
}
