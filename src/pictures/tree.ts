// A tree of values, the root on top and the leaves in one row: how a result is made of numbers, step by step.
import { textWidth } from './measure.ts';
import { label, type Picture, type Role } from './picture.ts';
import { type Shape, shape } from './shape.ts';

export interface TreeNode {
  readonly text: string;
  readonly role: Role | 'second';
  /** What is done with the children; stands below the box. */
  readonly sign?: string;
  readonly children: readonly TreeNode[];
}

const size = 18;
const boxHeight = 34;
/** From one row to the next. */
const pitch = 72;
/** Between two boxes of a row. */
const gap = 18;

/** A node with its place: the middle of its box, and the top. */
interface Placed {
  readonly node: TreeNode;
  readonly x: number;
  readonly width: number;
  /** Rows above the leaves. */
  readonly row: number;
  readonly children: readonly Placed[];
}

class Layout {
  /** Where the next leaf may begin. */
  #left = 0;

  place(node: TreeNode): Placed {
    const width = Math.max(boxHeight, textWidth(node.text, size) + 18);
    if (node.children.length === 0) {
      const x = this.#left + width / 2;
      this.#left += width + gap;
      return { node, x, width, row: 0, children: [] };
    }
    const children = node.children.map((child) => this.place(child));
    const [first, last] = [children[0]?.x ?? 0, children.at(-1)?.x ?? 0];
    const row = 1 + Math.max(...children.map((child) => child.row));
    return { node, x: (first + last) / 2, width, row, children };
  }
}

function* all(placed: Placed): Generator<Placed, void, undefined> {
  yield placed;
  for (const child of placed.children) yield* all(child);
}

/** Draws a tree. */
export function drawTree(root: TreeNode): Picture {
  const placed = new Layout().place(root);
  const nodes = [...all(placed)];
  const left = Math.min(...nodes.map(({ x, width }) => x - width / 2)) - 1;
  const right = Math.max(...nodes.map(({ x, width }) => x + width / 2)) + 1;
  const top = ({ row }: Placed): number => 1 + (placed.row - row) * pitch;
  const edges = nodes.flatMap((each) =>
    each.children.map(
      (child) =>
        `M${round(each.x - left)} ${top(each) + boxHeight}L${round(child.x - left)} ${top(child)}`,
    ),
  );
  const boxes = nodes.flatMap((each) => boxOf(each, each.x - left, top(each)));
  return {
    width: right - left,
    height: placed.row * pitch + boxHeight + 2,
    shapes: [
      ...(edges.length > 0 ? [shape('path', { d: edges.join(''), class: 'thin' })] : []),
      ...boxes,
    ],
    uses: new Set(nodes.map(({ node }) => node.role)),
  };
}

function boxOf({ node, width }: Placed, x: number, y: number): readonly Shape[] {
  const box = { x: x - width / 2, y, width, height: boxHeight, rx: 6 };
  const sign = node.sign ?? '';
  const ground = node.children.length === 0 ? 'tint' : 'ground';
  return [
    shape('rect', { ...box, class: ground }),
    shape('rect', { ...box, class: 'frame' }),
    label(node.text, x, y + boxHeight / 2 + size * 0.36, size, node.role),
    ...(sign === '' ? [] : [label(sign, x, y + boxHeight + 19, size, 'muted')]),
  ];
}

const round = (value: number): number => Math.round(value * 10) / 10;
