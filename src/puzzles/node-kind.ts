// What a node of the tree is called in messages.
import type { Node } from '../syntax/node.ts';

/** "a text", "a list", "nothing": for "... is wanted, and here is ...". */
export function describeNode(node: Node): string {
  if (node.kind === 'list') return 'a list';
  if (node.kind === 'mapping') return 'a list of names with values';
  return node.text === '' && !node.quoted ? 'nothing' : `"${node.text}"`;
}
