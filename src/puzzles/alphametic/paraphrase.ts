// An equation in words, with parentheses around all that is worked out first.
import type { Comparison, Expression, Relation } from '../../syntax/expression/tree.ts';
import type { Glossary } from './glossary.ts';

const operators: Readonly<Record<string, string>> = {
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'divided by',
  '//': 'divided by, rounded down,',
  '%': 'modulo',
};

const relations: Readonly<Record<Relation, string>> = {
  '=': 'is',
  '!=': 'is not',
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is greater than',
  '>=': 'is at least',
  in: 'is in',
  'not in': 'is not in',
};

function simple(node: Expression, glossary: Glossary): string {
  if (node.kind === 'word') return glossary.at(node.span)?.text ?? node.text;
  return node.kind === 'number' ? String(node.value) : '...';
}

/** A side of an equation. */
function sideOf(node: Expression, glossary: Glossary): string {
  if (node.kind === 'operations') {
    const rest = node.rest.map(
      ({ operator, operand }) => `${operators[operator] ?? operator} ${innerOf(operand, glossary)}`,
    );
    return [innerOf(node.first, glossary), ...rest].join(' ');
  }
  if (node.kind === 'power') {
    const [base, exponent] = [innerOf(node.base, glossary), innerOf(node.exponent, glossary)];
    return `${base} to the power of ${exponent}`;
  }
  if (node.kind !== 'prefix') return simple(node, glossary);
  const operand = innerOf(node.operand, glossary);
  return node.operator === '-' ? `minus ${operand}` : operand;
}

/** A part of a side. */
function innerOf(node: Expression, glossary: Glossary): string {
  const isPart = node.kind === 'operations' || node.kind === 'power' || node.kind === 'prefix';
  return isPart ? `(${sideOf(node, glossary)})` : simple(node, glossary);
}

/** What an equation says: `PI times (R to the power of 2) is AREA`. */
export function paraphrase({ first, rest }: Comparison, glossary: Glossary): string {
  const steps = rest.map(
    ({ operator, operand }, i) =>
      `${i === 0 ? '' : ', which '}${relations[operator]} ${sideOf(operand, glossary)}`,
  );
  return `${sideOf(first, glossary)} ${steps.join('')}`;
}
