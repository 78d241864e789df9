// An expression as it is evaluated: numbers, and operations on two results.
import { isProduct, isSum, type Operation } from './game.ts';

export interface NumberTree {
  readonly kind: 'number';
  readonly number: number;
}

export interface OperationTree {
  readonly kind: 'operation';
  readonly operation: Operation;
  readonly left: Tree;
  readonly right: Tree;
}

export type Tree = NumberTree | OperationTree;

export function numberTree(number: number): NumberTree {
  return { kind: 'number', number };
}

export function operationTree(operation: Operation, left: Tree, right: Tree): OperationTree {
  return { kind: 'operation', operation, left, right };
}

/** The operations of a tree in the order of their evaluation: what is on the left first. */
export function* stepsOf(tree: Tree): Generator<OperationTree, void, undefined> {
  if (tree.kind === 'number') return;
  yield* stepsOf(tree.left);
  yield* stepsOf(tree.right);
  yield tree;
}

/** The tree as an expression, in parentheses where it would be read in another order without. */
export function textOfTree(tree: Tree): string {
  if (tree.kind === 'number') return `${tree.number}`;
  const { operation, left, right } = tree;
  const before = isProduct(operation) ? inParentheses(left, isSum) : textOfTree(left);
  const behind = inParentheses(right, (other) => isSum(other) || isProduct(operation));
  return `${before} ${operation} ${behind}`;
}

function inParentheses(tree: Tree, where: (operation: Operation) => boolean): string {
  const text = textOfTree(tree);
  return tree.kind === 'operation' && where(tree.operation) ? `(${text})` : text;
}
