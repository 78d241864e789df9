// The normal form of an expression: nested sums and products flattened, so that their order and grouping do not matter.
import { isSum, type Operation } from './game.ts';
import type { OperationTree, Tree } from './tree.ts';

interface Keyed {
  /** Equal forms share it. */
  readonly key: string;
}

interface NumberNormal extends Keyed {
  readonly kind: 'number';
  readonly number: number;
}

/** What is added and what is subtracted, or factors and divisors. None of them is of the same kind itself. */
export interface ChainNormal extends Keyed {
  readonly kind: 'sum' | 'product';
  readonly first: readonly NormalForm[];
  readonly second: readonly NormalForm[];
}

export type NormalForm = NumberNormal | ChainNormal;

function kindOf(operation: Operation): ChainNormal['kind'] {
  return isSum(operation) ? 'sum' : 'product';
}

/** Whether the operation takes its right side in as it is, rather than turned round. */
export function joins(operation: Operation): boolean {
  return operation === '+' || operation === '*';
}

export function normalFormOf(tree: Tree): NormalForm {
  if (tree.kind === 'number') {
    return { kind: 'number', number: tree.number, key: `${tree.number}` };
  }
  const kind = kindOf(tree.operation);
  const [first, second]: [NormalForm[], NormalForm[]] = [[], []];
  gather(tree, kind, first, second);
  const key = `${kind}(${keysOf(first)}|${keysOf(second)})`;
  return { kind, first, second, key };
}

/** Takes in the terms of a tree; those that count the other way round go into `turned`. */
function gather(
  tree: OperationTree,
  kind: ChainNormal['kind'],
  straight: NormalForm[],
  turned: NormalForm[],
): void {
  const take = (part: Tree, into: NormalForm[], other: NormalForm[]): void => {
    if (part.kind === 'operation' && kindOf(part.operation) === kind)
      gather(part, kind, into, other);
    else into.push(normalFormOf(part));
  };
  take(tree.left, straight, turned);
  if (joins(tree.operation)) take(tree.right, straight, turned);
  else take(tree.right, turned, straight);
}

function keysOf(forms: readonly NormalForm[]): string {
  return forms
    .map(({ key }) => key)
    .sort()
    .join(',');
}
