// Labels that are written without the quotes they need: `x-ray` is a difference, `1` a number.
import type { Expression, Operations } from '../../syntax/expression/tree.ts';
import { unquotedLabel } from '../../text/catalogue/analysis.ts';
import type { Code, Compiler } from './code.ts';
import { codeOf, type Labels } from './labels.ts';
import { isDiagnostic } from './scope.ts';
import { isInteger, isLabel, type Value } from './value.ts';

/** Whether nothing is called so. */
function isUnknown(node: Expression, compiler: Compiler): boolean {
  if (node.kind !== 'word' || node.quoted || compiler.local(node.text)) return false;
  const found = compiler.scope.word(node, undefined);
  return found === undefined || isDiagnostic(found);
}

/** A sum or product that is really a label: it is reported, and read as that; undefined for any other. */
export function labelInstead(node: Operations, compiler: Compiler): Code | undefined {
  const operands = [node.first, ...node.rest.map(({ operand }) => operand)];
  const isBare = operands.every(({ kind }) => kind === 'word' || kind === 'number');
  if (!isBare || !operands.some((operand) => isUnknown(operand, compiler))) return undefined;
  const { analysis, scope } = compiler;
  const { span } = node;
  const text = analysis.textAt(span);
  const found = scope.word({ kind: 'word', text, quoted: true, span }, undefined);
  if (!found || isDiagnostic(found) || found.type.kind !== 'label') return undefined;
  analysis.report(unquotedLabel(span, text));
  return { type: found.type, span, run: () => found.value };
}

/** Help for a number or calculation that is spelled like one of the labels it is compared with. */
export function quotesFor(text: string, labels: Labels | undefined): string | undefined {
  const isLabel = labels && codeOf(labels, text) !== undefined;
  return isLabel ? `write '${text}' for the label` : undefined;
}

/** The same for two values of which one is a label. */
export function quotesBetween(a: Value, b: Value): string | undefined {
  if (isLabel(a) && isInteger(b)) return quotesFor(String(b), a.labels);
  return isLabel(b) && isInteger(a) ? quotesFor(String(a), b.labels) : undefined;
}
