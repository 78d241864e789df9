// The answer of a game as a picture: the expression, and a tree of its steps, the numbers at the foot.
import { below, lines, type Picture } from '../../pictures/picture.ts';
import { drawTree, type TreeNode } from '../../pictures/tree.ts';
import { type Drawn, missOf } from './draw.ts';
import type { Game, Operation } from './game.ts';
import { stepsOf, type Tree } from './tree.ts';

/** The signs as people write them. */
const signs: { readonly [O in Operation]: string } = {
  '+': '+',
  '-': '\u2212',
  '*': '×',
  '/': '÷',
};

/** The tree with the results of its steps. */
function nodeOf({ tree, steps }: Drawn, role: 'found' | 'second'): TreeNode {
  const results = new Map<Tree, string>();
  for (const [i, step] of [...stepsOf(tree)].entries()) {
    results.set(step, steps[i]?.split(' = ')[1] ?? '');
  }
  const node = (part: Tree): TreeNode =>
    part.kind === 'number'
      ? { text: String(part.number), role: 'given', children: [] }
      : {
          text: results.get(part) ?? '',
          role,
          sign: signs[part.operation],
          children: [node(part.left), node(part.right)],
        };
  return node(tree);
}

/** The numbers that are left over. */
function unused(tree: Tree, { numbers }: Game): readonly number[] {
  const left = [...numbers];
  const use = (part: Tree): void => {
    if (part.kind === 'operation') {
      use(part.left);
      use(part.right);
    } else left.splice(left.indexOf(part.number), 1);
  };
  use(tree);
  return left;
}

function pictureOfOne(drawn: Drawn, game: Game, role: 'found' | 'second'): Picture {
  const { expression, value, tree } = drawn;
  const miss = value === game.target ? '' : `, ${missOf(value, game.target)}`;
  const left = unused(tree, game);
  const remark =
    left.length > 0 ? [lines([`not used: ${left.join(', ')}`], { kind: 'muted' })] : [];
  const head = lines([`${expression} = ${value}${miss}`], {
    kind: role === 'second' ? role : 'plain',
  });
  return below(head, drawTree(nodeOf(drawn, role)), ...remark);
}

/** One solution, or one below the other: trees cannot be laid over each other. */
export function pictureOf(first: Drawn, second: Drawn | undefined, game: Game): Picture {
  const one = pictureOfOne(first, game, 'found');
  return second ? below(one, pictureOfOne(second, game, 'second')) : one;
}
