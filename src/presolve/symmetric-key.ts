// A text for a formula that does not depend on the order of what may be exchanged, over variables that may be renamed.
import type { BoolExpr, IntExpr, VarId } from '../model/expression.ts';

/** Lists whose order means nothing, by the kind of the node that holds them. */
export const unordered: Readonly<Record<string, string>> = {
  add: 'terms',
  mul: 'terms',
  min: 'terms',
  max: 'terms',
  and: 'formulas',
  or: 'formulas',
  xor: 'formulas',
  'all-different': 'terms',
  'all-different-except': 'terms',
  'n-value': 'terms',
};

type Rename = (id: VarId) => VarId;

/** Two expressions with the same key mean the same. */
export function symmetricKey(expression: BoolExpr | IntExpr, rename: Rename): string {
  return keyOf(expression, rename);
}

function keyOf(value: unknown, rename: Rename): string {
  if (Array.isArray(value)) return `[${value.map((item) => keyOf(item, rename)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const node = value as Readonly<Record<string, unknown>>;
  const { kind } = node;
  if (kind === 'variable' || kind === 'boolean') return `${kind}${rename(node['id'] as VarId)}`;
  if (isSymmetricRelation(node)) {
    const sides = [keyOf(node['left'], rename), keyOf(node['right'], rename)];
    return `${kind}${node['operator']}(${sides.sort().join('|')})`;
  }
  const parts = Object.entries(node).map(([name, part]) => {
    if (unordered[String(kind)] !== name || !Array.isArray(part)) {
      return `${name}:${keyOf(part, rename)}`;
    }
    return `${name}:{${part
      .map((item) => keyOf(item, rename))
      .sort()
      .join(',')}}`;
  });
  return `(${parts.join(' ')})`;
}

function isSymmetricRelation({ kind, operator }: Readonly<Record<string, unknown>>): boolean {
  return kind === 'iff' || (kind === 'compare' && (operator === 'eq' || operator === 'ne'));
}
