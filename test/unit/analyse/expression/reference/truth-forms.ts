// The forms of truths: names, comparisons, connectives, elements, constraints.
import fc from 'fast-check';
import { order, relations, whole } from './fraction.ts';
import {
  defined,
  level,
  listed,
  part,
  type Trees,
  type TruthTree,
  type Weighted,
  type World,
} from './tree.ts';

export const truthLeaf: fc.Arbitrary<TruthTree> = fc.oneof(
  fc.constantFrom('p', 'q').map(
    (name): TruthTree => ({
      level: level.atom,
      text: name,
      holds: (world) => world[name as 'p' | 'q'],
    }),
  ),
  fc
    .boolean()
    .map((value): TruthTree => ({ level: level.atom, text: String(value), holds: () => value })),
);

const comparisons = ({ numbers }: Trees) =>
  fc
    .tuple(
      numbers,
      fc.array(fc.tuple(fc.constantFrom(...Object.keys(relations)), numbers), {
        minLength: 1,
        maxLength: 2,
      }),
    )
    .map(
      ([first, rest]): TruthTree => ({
        level: level.compare,
        text: [
          part(first, level.sum),
          ...rest.map(([op, tree]) => `${op} ${part(tree, level.sum)}`),
        ].join(' '),
        holds(world) {
          let left = first.value(world);
          return rest.reduce((all, [op, tree]) => {
            const right = tree.value(world);
            const pair =
              left !== undefined &&
              right !== undefined &&
              relations[op]?.(order(left, right)) === true;
            left = right;
            return all && pair;
          }, true);
        },
      }),
    );
const memberships = ({ numbers }: Trees) =>
  fc.tuple(numbers, numbers, numbers, fc.boolean()).map(
    ([tree, low, high, negated]): TruthTree => ({
      level: level.compare,
      text: `${part(tree, level.sum)} ${negated ? 'not in' : 'in'} {-1, 3, ${part(low, level.sum)}..${part(high, level.sum)}}`,
      holds(world) {
        const number = tree.value(world);
        const ends = defined([low, high].map((one) => whole(one.value(world))));
        if (number === undefined || ends === undefined) return false;
        // A fraction is none of them.
        const value = whole(number);
        const [from = 0n, to = 0n] = ends;
        const found =
          value !== undefined && ((from <= value && value <= to) || value === -1n || value === 3n);
        return found !== negated;
      },
    }),
  );
/** Whether neither side is an element that is not there. */
const bothThere = (left: TruthTree, right: TruthTree, world: World): boolean =>
  !left.isMissing?.(world) && !right.isMissing?.(world);
const connected = {
  and: (a: boolean, b: boolean) => a && b,
  or: (a: boolean, b: boolean) => a || b,
  xor: (a: boolean, b: boolean) => a !== b,
  '->': (a: boolean, b: boolean) => !a || b,
  '<->': (a: boolean, b: boolean) => a === b,
} as const;
const connectives = ({ truths }: Trees) =>
  fc
    .tuple(truths, fc.constantFrom(...(['and', 'or', 'xor', '->', '<->'] as const)), truths)
    .map(([left, op, right]): TruthTree => {
      const own =
        { and: level.and, or: level.or, xor: level.or, '->': level.imp, '<->': level.iff }[op] ?? 0;
      const [l, r] = op === '->' ? [own + 1, own] : [own, own + 1];
      return {
        level: own,
        text: `${part(left, l)} ${op} ${part(right, r)}`,
        holds(world) {
          const there = op !== '<->' || bothThere(left, right, world);
          return there && connected[op](left.holds(world), right.holds(world));
        },
      };
    });
const negations = ({ truths }: Trees) =>
  truths.map(
    (tree): TruthTree => ({
      level: level.not,
      text: `not ${part(tree, level.not)}`,
      holds: (world) => !tree.holds(world),
    }),
  );
const truthElements = ({ numbers }: Trees) =>
  numbers.map(
    (index): TruthTree => ({
      level: level.atom,
      text: `b[${index.text}]`,
      holds: (world) => world.b[Number((whole(index.value(world)) ?? -9n) - 1n)] ?? false,
      isMissing: (world) => !(Number((whole(index.value(world)) ?? -9n) - 1n) in world.b),
    }),
  );
const truthChoices = ({ truths }: Trees) =>
  fc.tuple(truths, truths, truths).map(
    ([condition, then, other]): TruthTree => ({
      level: level.atom,
      text: `(if ${condition.text} then ${then.text} else ${other.text})`,
      holds: (world) => (condition.holds(world) ? then : other).holds(world),
    }),
  );
const truthEqualities = ({ truths }: Trees) =>
  fc.tuple(truths, fc.constantFrom('=', '!='), truths).map(
    ([left, op, right]): TruthTree => ({
      level: level.compare,
      text: `${part(left, level.sum)} ${op} ${part(right, level.sum)}`,
      holds: (world) =>
        bothThere(left, right, world) &&
        (left.holds(world) === right.holds(world)) === (op === '='),
    }),
  );
/** Constraints over a few numbers: false where one of them is undefined or no integer. */
const globals = ({ numbers }: Trees) =>
  fc
    .tuple(
      fc.constantFrom(
        'alldifferent',
        'allequal',
        'increasing',
        'strictly_decreasing',
        'exactly',
        'at_least',
      ),
      fc.array(numbers, { minLength: 1, maxLength: 3 }),
      fc.option(fc.nat(3), { nil: undefined }),
    )
    .map(([name, trees, joinedAt]): TruthTree => {
      const texts = trees.map(({ text }) => text);
      const inside = listed(texts, joinedAt);
      const text =
        name === 'exactly' || name === 'at_least'
          ? `${name}(1, ${inside}, 2)`
          : `${name}(${inside})`;
      const neighbours = (
        values: readonly bigint[],
        fits: (a: bigint, b: bigint) => boolean,
      ): boolean => values.every((value, i) => i === 0 || fits(values[i - 1] ?? 0n, value));
      const meaning: Readonly<Record<string, (values: readonly bigint[]) => boolean>> = {
        alldifferent: (values) => new Set(values).size === values.length,
        allequal: (values) => new Set(values).size === 1,
        increasing: (values) => neighbours(values, (a, b) => a <= b),
        strictly_decreasing: (values) => neighbours(values, (a, b) => a > b),
        exactly: (values) => values.filter((value) => value === 2n).length === 1,
        at_least: (values) => values.some((value) => value === 2n),
      };
      return {
        level: level.atom,
        text,
        holds(world) {
          const values = defined(trees.map((tree) => whole(tree.value(world))));
          return values !== undefined && meaning[name]?.(values) === true;
        },
      };
    });

/** All forms of truths over smaller trees. */
export function truthForms(trees: Trees): readonly Weighted<TruthTree>[] {
  return [
    { arbitrary: truthLeaf, weight: 1 },
    { arbitrary: comparisons(trees), weight: 5 },
    { arbitrary: memberships(trees), weight: 1 },
    { arbitrary: connectives(trees), weight: 3 },
    { arbitrary: negations(trees), weight: 1 },
    { arbitrary: truthElements(trees), weight: 1 },
    { arbitrary: truthChoices(trees), weight: 1 },
    { arbitrary: truthEqualities(trees), weight: 1 },
    { arbitrary: globals(trees), weight: 1 },
  ];
}
