// What a node of the tree is called in messages.
import type { Node } from '../syntax/node.ts';

/** Whether there is no value behind a key. */
export function isNothing(node: Node): boolean {
  return node.kind === 'atom' && node.text === '' && !node.quoted;
}

/** "a text", "a list", "nothing": for "... is wanted, and here is ...". */
export function describeNode(node: Node): string {
  if (node.kind === 'list') return 'a list';
  if (node.kind === 'mapping') return 'a list of names with values';
  return isNothing(node) ? 'nothing' : `"${node.text}"`;
}
