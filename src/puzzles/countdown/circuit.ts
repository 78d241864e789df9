// A circuit: the steps of an expression one after the other, each over two items, which are numbers or earlier results.
import type { Game, Operation } from './game.ts';
import { joins } from './normal-form.ts';
import { numberTree, operationTree, type Tree } from './tree.ts';

/** Items are counted from 1: first the numbers in ascending order, then the results of the steps. */
export interface Step {
  readonly operation: Operation;
  readonly left: number;
  readonly right: number;
}

export interface Circuit {
  /** Results of the left side come before those of the right side, and both just before their step. */
  readonly steps: readonly Step[];
  /** The item that is the value of the whole. */
  readonly result: number;
}

/** The numbers of a game in the order of the items. */
export function itemsOf({ numbers }: Game): readonly number[] {
  return numbers.toSorted((a, b) => a - b);
}

/** By number: the first item that is this number. It names the number among equal ones. */
export function leadOfItem(items: readonly number[], item: number): number {
  return items.indexOf(items[item - 1] ?? 0) + 1;
}

/** The least of its numbers: of two sides that may change places the one with the lesser lead stands on the left. */
export function leadOf(tree: Tree): number {
  return tree.kind === 'number' ? tree.number : Math.min(leadOf(tree.left), leadOf(tree.right));
}

/** The circuit of a tree. Equal numbers are taken in the order in which the steps use them. */
export function circuitOf(tree: Tree, items: readonly number[]): Circuit {
  const used = new Set<number>();
  const steps: Step[] = [];
  /** Results that a part needs; its own number comes when the step is taken. */
  const resultOf = (part: Tree): number => {
    if (part.kind === 'number') return 0;
    const inOrder = !joins(part.operation) || leadOf(part.left) <= leadOf(part.right);
    const [left, right] = inOrder ? [part.left, part.right] : [part.right, part.left];
    const [leftResult, rightResult] = [resultOf(left), resultOf(right)];
    steps.push({
      operation: part.operation,
      left: leftResult || take(left),
      right: rightResult || take(right),
    });
    return items.length + steps.length;
  };
  const take = (part: Tree): number => {
    const wanted = part.kind === 'number' ? part.number : 0;
    const place = items.findIndex((number, i) => number === wanted && !used.has(i));
    used.add(place);
    return place + 1;
  };
  const result = resultOf(tree) || take(tree);
  return { steps, result };
}

/** The tree of a circuit. */
export function treeOf({ steps, result }: Circuit, items: readonly number[]): Tree {
  const trees: Tree[] = items.map(numberTree);
  const at = (item: number): Tree => trees[item - 1] ?? numberTree(0);
  for (const { operation, left, right } of steps)
    trees.push(operationTree(operation, at(left), at(right)));
  return at(result);
}
