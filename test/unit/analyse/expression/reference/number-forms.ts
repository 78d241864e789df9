// The forms of numbers: literals, names, operators, functions, elements, sums over loops.
import fc from 'fast-check';
import { fromBoolean, type Num, num, operations, order, power, whole } from './fraction.ts';
import {
  defined,
  level,
  listed,
  type NumberTree,
  part,
  type Trees,
  type Weighted,
} from './tree.ts';

/** A chain of operators of one level, from left to right. */
const chained = (
  own: number,
  operators: readonly (keyof typeof operations)[],
  { numbers }: Trees,
): fc.Arbitrary<NumberTree> =>
  fc
    .tuple(
      numbers,
      fc.array(fc.tuple(fc.constantFrom(...operators), numbers), {
        minLength: 1,
        maxLength: 2,
      }),
    )
    .map(([first, rest]) => ({
      level: own,
      text: [part(first, own), ...rest.map(([op, tree]) => `${op} ${part(tree, own + 1)}`)].join(
        ' ',
      ),
      value: (world) =>
        rest.reduce<Num>(
          (left, [op, tree]) => operations[op](left, tree.value(world)),
          first.value(world),
        ),
    }));

export const leaf: fc.Arbitrary<NumberTree> = fc.oneof(
  fc.integer({ min: 0, max: 4 }).map(
    (n): NumberTree => ({
      level: level.atom,
      text: String(n),
      value: () => num(BigInt(n)),
    }),
  ),
  fc.constantFrom('x', 'y').map(
    (name): NumberTree => ({
      level: level.atom,
      text: name,
      value: (world) => num(BigInt(world[name as 'x' | 'y'])),
    }),
  ),
  fc.constant<NumberTree>({ level: level.atom, text: 'n', value: () => num(3n) }),
);

const atom = (text: string, value: NumberTree['value']): NumberTree => ({
  level: level.atom,
  text,
  value,
});

const sums = (trees: Trees) => chained(level.sum, ['+', '-'], trees);
const products = (trees: Trees) => chained(level.product, ['*', '/', '//', '%'], trees);
const signs = ({ numbers }: Trees) =>
  numbers.map(
    (tree): NumberTree => ({
      level: level.sign,
      text: `-${part(tree, level.power)}`,
      value: (world) => operations['-'](num(0n), tree.value(world)),
    }),
  );
const powers = ({ numbers }: Trees) =>
  fc.tuple(numbers, fc.integer({ min: -2, max: 2 })).map(
    ([base, e]): NumberTree => ({
      level: level.power,
      text: `${part(base, level.atom)} ** ${e}`,
      value: (world) => power(base.value(world), num(BigInt(e))),
    }),
  );
const openPowers: fc.Arbitrary<NumberTree> = fc.tuple(leaf, fc.constantFrom('x', 'y')).map(
  ([base, name]): NumberTree => ({
    level: level.power,
    text: `${base.text} ** ${name}`,
    value: (world) => power(base.value(world), num(BigInt(world[name as 'x' | 'y']))),
  }),
);
const choices = ({ numbers, truths }: Trees) =>
  fc.tuple(truths, numbers, numbers).map(
    ([condition, then, other]): NumberTree => ({
      level: 0,
      text: `if ${condition.text} then ${then.text} else ${other.text}`,
      value: (world) => (condition.holds(world) ? then : other).value(world),
    }),
  );
const calls = ({ numbers }: Trees) =>
  fc
    .tuple(
      fc.constantFrom('min', 'max', 'sum', 'product'),
      fc.array(numbers, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      fc.option(fc.nat(3), { nil: undefined }),
    )
    .map(([name, trees, asList, joinedAt]): NumberTree => {
      const texts = trees.map(({ text }) => text);
      const inside = asList ? listed(texts, joinedAt) : texts.join(', ');
      return atom(`${name}(${inside})`, (world) => {
        const values = defined(trees.map((tree) => tree.value(world)));
        if (!values) return undefined;
        if (name === 'sum') return values.reduce<Num>(operations['+'], num(0n));
        if (name === 'product') return values.reduce<Num>(operations['*'], num(1n));
        if (values.some(({ d }) => d !== 1n)) return undefined;
        return values.reduce((best, value) =>
          order(value, best) < 0 === (name === 'min') ? value : best,
        );
      });
    });
const absolutes = ({ numbers }: Trees) =>
  numbers.map((tree) =>
    atom(`abs(${tree.text})`, (world) => {
      const value = whole(tree.value(world));
      return value === undefined ? undefined : num(value < 0n ? -value : value);
    }),
  );
const elements = ({ numbers }: Trees) =>
  numbers.map((index) =>
    atom(`a[${index.text}]`, (world) => {
      const found = world.a[Number((whole(index.value(world)) ?? -9n) + 1n)];
      return found === undefined ? undefined : num(BigInt(found));
    }),
  );
const comprehensions = ({ numbers, truths }: Trees) =>
  fc.tuple(numbers, truths).map(([body, filter]) =>
    atom(`sum((${body.text}) + i for i in 1..3 if i != 2 and (${filter.text}))`, (world) => {
      if (!filter.holds(world)) return num(0n);
      const value = body.value(world);
      return operations['+'](operations['*'](num(2n), value), num(4n));
    }),
  );
const indicators = ({ truths }: Trees) =>
  truths.map((tree) =>
    atom(`(${tree.text})`, (world) =>
      tree.isMissing?.(world) ? undefined : fromBoolean(tree.holds(world)),
    ),
  );

/** All forms of numbers over smaller trees. */
export function numberForms(trees: Trees): readonly Weighted<NumberTree>[] {
  return [
    { arbitrary: leaf, weight: 3 },
    { arbitrary: sums(trees), weight: 3 },
    { arbitrary: products(trees), weight: 4 },
    { arbitrary: signs(trees), weight: 1 },
    { arbitrary: powers(trees), weight: 1 },
    { arbitrary: openPowers, weight: 1 },
    { arbitrary: choices(trees), weight: 1 },
    { arbitrary: calls(trees), weight: 1 },
    { arbitrary: absolutes(trees), weight: 1 },
    { arbitrary: elements(trees), weight: 1 },
    { arbitrary: comprehensions(trees), weight: 1 },
    { arbitrary: indicators(trees), weight: 1 },
  ];
}
