// The models of the native engine's benches, built in code.

import { ModelBuilder } from '../../src/model/builder.ts';
import {
  add,
  constant,
  constraint,
  eq,
  le,
  lt,
  mul,
  scaled,
  sub,
} from '../../src/model/construct.ts';
import { rangeDomain } from '../../src/model/domain.ts';
import type { IntExpr } from '../../src/model/expression.ts';
import type { Model } from '../../src/model/model.ts';

const allDifferent = (terms: readonly IntExpr[]) => constraint({ kind: 'all-different', terms });

export function queens(n: number): Model {
  const builder = new ModelBuilder();
  const q = Array.from({ length: n }, (_, i) => builder.integer(`q${i + 1}`, rangeDomain(1, n)));
  builder.require(allDifferent(q));
  builder.require(allDifferent(q.map((x, i) => add(x, constant(i)))));
  builder.require(allDifferent(q.map((x, i) => sub(x, constant(i)))));
  return builder.build();
}

/** Letters with digits; the sums of words on both sides are equal. */
export function alphametic(left: readonly string[], right: readonly string[]): Model {
  const builder = new ModelBuilder();
  const words = [...left, ...right];
  const letters = [...new Set(words.join(''))];
  const leading = new Set(words.filter((word) => word.length > 1).map((word) => word.charAt(0)));
  const terms = new Map(
    letters.map((letter) => [
      letter,
      builder.integer(letter, rangeDomain(leading.has(letter) ? 1 : 0, 9)),
    ]),
  );
  const value = (word: string): IntExpr =>
    add(
      ...[...word].map((letter, i) =>
        scaled(10 ** (word.length - 1 - i), terms.get(letter) as IntExpr),
      ),
    );
  builder.require(allDifferent([...terms.values()]));
  builder.require(eq(add(...left.map(value)), add(...right.map(value))));
  return builder.build();
}

export function magicSquare(n: number): Model {
  const builder = new ModelBuilder();
  const x = Array.from({ length: n * n }, (_, i) =>
    builder.integer(`x${i}`, rangeDomain(1, n * n)),
  );
  const at = (row: number, column: number): IntExpr => x[row * n + column] as IntExpr;
  const places = Array.from({ length: n }, (_, i) => i);
  const lines = [
    ...places.map((i) => places.map((j) => at(i, j))),
    ...places.map((i) => places.map((j) => at(j, i))),
    places.map((i) => at(i, i)),
    places.map((i) => at(i, n - 1 - i)),
  ];
  builder.require(allDifferent(x));
  for (const line of lines) {
    builder.require(eq(add(...line), constant((n * (n * n + 1)) / 2)));
  }
  return builder.build();
}

export function golomb(marks: number): Model {
  const builder = new ModelBuilder();
  const longest = marks * marks;
  const x = Array.from({ length: marks }, (_, i) =>
    builder.integer(`x${i + 1}`, i === 0 ? rangeDomain(0, 0) : rangeDomain(0, longest)),
  );
  const differences: IntExpr[] = [];
  for (const [i, low] of x.entries()) {
    const next = x[i + 1];
    if (next) builder.require(lt(low, next));
    for (const high of x.slice(i + 1)) differences.push(sub(high, low));
  }
  builder.require(allDifferent(differences));
  builder.require(lt(differences[0] as IntExpr, differences.at(-1) as IntExpr));
  builder.optimise('minimize', x.at(-1) as IntExpr);
  return builder.build();
}

/** Rows of numbers, 0 for an empty cell. */
export function sudoku(grid: readonly (readonly number[])[]): Model {
  const builder = new ModelBuilder();
  const n = grid.length;
  const box = Math.sqrt(n);
  const x = grid.map((row, i) =>
    row.map((given, j) =>
      builder.integer(`x${i}_${j}`, given === 0 ? rangeDomain(1, n) : rangeDomain(given, given)),
    ),
  );
  const places = Array.from({ length: n }, (_, i) => i);
  for (const row of x) builder.require(allDifferent(row));
  for (const j of places) builder.require(allDifferent(x.map((row) => row[j] as IntExpr)));
  for (const b of places) {
    const [top, left] = [Math.floor(b / box) * box, (b % box) * box];
    builder.require(
      allDifferent(x.slice(top, top + box).flatMap((row) => row.slice(left, left + box))),
    );
  }
  return builder.build();
}

export function pigeons(n: number): Model {
  const builder = new ModelBuilder();
  const x = Array.from({ length: n + 1 }, (_, i) => builder.integer(`p${i}`, rangeDomain(1, n)));
  builder.require(allDifferent(x));
  return builder.build();
}

/** 3x + 5y - 7z = 11, x + 2y + 3z = 2000, x > y on 0..1000. */
export function largeSums(): Model {
  const builder = new ModelBuilder();
  const [x, y, z] = ['x', 'y', 'z'].map((name) => builder.integer(name, rangeDomain(0, 1000))) as [
    IntExpr,
    IntExpr,
    IntExpr,
  ];
  builder.require(eq(add(scaled(3, x), scaled(5, y), scaled(-7, z)), constant(11)));
  builder.require(eq(add(x, scaled(2, y), scaled(3, z)), constant(2000)));
  builder.require(lt(y, x));
  return builder.build();
}

const machines = [
  [2, 0, 1, 3, 5, 4],
  [1, 2, 4, 5, 0, 3],
  [2, 3, 5, 0, 1, 4],
  [1, 0, 2, 3, 4, 5],
  [2, 1, 4, 5, 0, 3],
  [1, 3, 5, 0, 4, 2],
];
const durations = [
  [1, 3, 6, 7, 3, 6],
  [8, 5, 10, 10, 10, 4],
  [5, 4, 8, 9, 1, 7],
  [5, 5, 5, 3, 8, 9],
  [9, 3, 5, 4, 3, 1],
  [3, 3, 9, 10, 4, 1],
];

/** The job shop ft06 (Fisher and Thompson 1963). */
export function jobShop(): Model {
  const builder = new ModelBuilder();
  const start = durations.map((row, i) =>
    row.map((_, j) => builder.integer(`s${i}_${j}`, rangeDomain(0, 200))),
  );
  const makespan = builder.integer('makespan', rangeDomain(0, 200));
  const tasks: { machine: number; origin: IntExpr; duration: IntExpr }[] = [];
  for (const [i, row] of durations.entries()) {
    for (const [j, length] of row.entries()) {
      const origin = start[i]?.[j] as IntExpr;
      const end = add(origin, constant(length));
      builder.require(le(end, start[i]?.[j + 1] ?? makespan));
      tasks.push({ machine: machines[i]?.[j] ?? 0, origin, duration: constant(length) });
    }
  }
  for (let machine = 0; machine < 6; machine++) {
    builder.require(
      constraint({
        kind: 'disjunctive',
        tasks: tasks
          .filter((task) => task.machine === machine)
          .map(({ origin, duration }) => ({ origin, duration })),
      }),
    );
  }
  builder.optimise('minimize', makespan);
  return builder.build();
}

/** A product of words that is a word, as long multiplication leaves it: digits times digits. */
export function productOfWords(left: string, right: string, product: string): Model {
  const builder = new ModelBuilder();
  const letters = [...new Set(left + right + product)];
  const leading = new Set([left, right, product].map((word) => word.charAt(0)));
  const terms = new Map(
    letters.map((letter) => [
      letter,
      builder.integer(letter, rangeDomain(leading.has(letter) ? 1 : 0, 9)),
    ]),
  );
  const value = (word: string): IntExpr =>
    add(
      ...[...word].map((letter, i) =>
        scaled(10 ** (word.length - 1 - i), terms.get(letter) as IntExpr),
      ),
    );
  builder.require(allDifferent([...terms.values()]));
  builder.require(eq(mul(value(left), value(right)), value(product)));
  return builder.build();
}
