// Fills the table of values: from the values of smaller subsets, by all ways to split a subset in two.
import { type Arithmetic, nothing } from './arithmetic.ts';
import { chainOperations } from './bounds.ts';
import { isProduct, isSum, type Operation } from './game.ts';
import { limitsOf, type Setting } from './splitting.ts';
import { asFactor, asTerm, ValueTable } from './value-table.ts';

/** The setting with a table of the values of all subsets of up to `tabled` numbers. */
export function withTable(setting: Omit<Setting, 'table'>): Setting {
  const { subsets, arithmetic, tabled, game } = setting;
  const table = new ValueTable();
  const limits = limitsOf(setting);
  const operations = chainOperations(game);
  for (const subset of subsets.all) {
    if (subsets.size(subset) > tabled) break;
    if (subsets.size(subset) === 1) {
      const number = subsets.numberOf(subset);
      table.add(subset, arithmetic.of(number), asTerm + asFactor);
      continue;
    }
    const filling = new Filling(table, subset, limits[subset] as number, operations, arithmetic);
    for (const part of subsets.parts(subset)) {
      const rest = subsets.without(subset, part);
      if (part <= rest) filling.join(table.values(part), table.values(rest));
    }
  }
  return { ...setting, table };
}

/** Adds the values of one subset. */
class Filling {
  readonly #table: ValueTable;
  readonly #subset: number;
  readonly #limit: number;
  readonly #operations: ReadonlySet<Operation>;
  readonly #arithmetic: Arithmetic;

  constructor(
    table: ValueTable,
    subset: number,
    limit: number,
    operations: readonly Operation[],
    arithmetic: Arithmetic,
  ) {
    this.#table = table;
    this.#subset = subset;
    this.#limit = limit;
    this.#operations = new Set(operations);
    this.#arithmetic = arithmetic;
  }

  join(lefts: readonly number[], rights: readonly number[]): void {
    const operations = [...this.#operations];
    if (operations.some(isSum)) this.#sums(lefts, rights);
    if (operations.some(isProduct)) this.#products(lefts, rights);
  }

  #sums(lefts: readonly number[], rights: readonly number[]): void {
    const arithmetic = this.#arithmetic;
    const subtracts = this.#operations.has('-');
    for (const left of lefts) {
      for (const right of rights) {
        this.#add(arithmetic.add(left, right), asFactor);
        if (!subtracts) continue;
        this.#add(arithmetic.subtract(left, right), asFactor);
        this.#add(arithmetic.subtract(right, left), asFactor);
      }
    }
  }

  #products(lefts: readonly number[], rights: readonly number[]): void {
    const arithmetic = this.#arithmetic;
    const divides = this.#operations.has('/');
    for (const left of lefts) {
      for (const right of rights) {
        this.#add(arithmetic.multiply(left, right), asTerm);
        if (!divides) continue;
        this.#add(arithmetic.divide(left, right), asTerm);
        this.#add(arithmetic.divide(right, left), asTerm);
      }
    }
  }

  #add(value: number, kind: number): void {
    if (value !== nothing && value <= this.#limit) this.#table.add(this.#subset, value, kind);
  }
}
