// An attempt as people write it: an expression, or steps one after the other that use each other's results.
import { parseExpressions } from '../../syntax/expression/parser.ts';
import { type Dialect, plainDialect } from '../../syntax/expression/token.ts';
import type { Expression, Operations } from '../../syntax/expression/tree.ts';
import type { Atom } from '../../syntax/node.ts';
import { badAttempt } from '../../text/catalogue/countdown.ts';
import { type Checked, failed, Reports } from '../../text/diagnostic.ts';
import { addSource, type Sources, type Span } from '../../text/source.ts';
import { type Operation, operations } from './game.ts';
import { numberTree, operationTree, type Tree } from './tree.ts';

/** Numbers and signs, without words and lists. */
const arithmetic: Dialect = { ...plainDialect, keywords: false };

/** One of the steps: what it calculates, and what its author says that this is. */
export interface Line {
  readonly tree: Tree;
  readonly claim: Tree | undefined;
}

/** Reads lines with `;` or a line break between them; at least one. */
export function readAttempt(text: string, sources: Sources): Checked<readonly Line[]> {
  const reports = new Reports();
  const file = addSource(sources, { name: 'attempt', text });
  const lines: Line[] = [];
  let start = 0;
  for (const part of text.split(/[;\n]/)) {
    if (part.trim() !== '') {
      const span = { file, start, end: start + part.length };
      const line = readLine(atomOf(part, span), reports);
      if (line) lines.push(line);
    }
    start += part.length + 1;
  }
  const whole = { file, start: 0, end: text.length };
  if (lines.length === 0 && reports.errors === 0) return failed(badAttempt(whole, 'nothing'));
  return reports.check(lines);
}

function atomOf(text: string, span: Span): Atom {
  return { kind: 'atom', text, quoted: false, number: undefined, span, offsets: undefined };
}

function readLine(atom: Atom, reports: Reports): Line | undefined {
  const before = reports.errors;
  const [expression, more] = parseExpressions(atom, reports, arithmetic);
  if (reports.errors > before || !expression) return undefined;
  if (more) return refuse(more, atom, reports);
  if (expression.kind !== 'comparison') {
    const tree = readTree(expression, atom, reports);
    return tree && { tree, claim: undefined };
  }
  const [step, other] = expression.rest;
  if (!step || other || step.operator !== '=') return refuse(expression, atom, reports);
  const tree = readTree(expression.first, atom, reports);
  const claim = readTree(step.operand, atom, reports);
  return tree && claim && { tree, claim };
}

function refuse({ span }: Expression, atom: Atom, reports: Reports): undefined {
  const start = span.start - atom.span.start;
  reports.add(badAttempt(span, atom.text.slice(start, start + span.end - span.start)));
  return undefined;
}

function readTree(expression: Expression, atom: Atom, reports: Reports): Tree | undefined {
  if (expression.kind === 'operations') return readOperations(expression, atom, reports);
  if (expression.kind === 'number' && typeof expression.value === 'number')
    return numberTree(expression.value);
  return refuse(expression, atom, reports);
}

function readOperations(
  { first, rest }: Operations,
  atom: Atom,
  reports: Reports,
): Tree | undefined {
  let tree = readTree(first, atom, reports);
  for (const { operator, operand } of rest) {
    const operation: Operation | undefined = operations.find((each) => each === operator);
    const right = operation ? readTree(operand, atom, reports) : refuse(operand, atom, reports);
    tree = tree && right && operation && operationTree(operation, tree, right);
  }
  return tree;
}
