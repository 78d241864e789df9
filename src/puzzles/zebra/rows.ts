// The row of a category: a variable for each place, which item stands there. Declared only for categories that clues use
// as functions; channelled to the places of the items, of which they are functions (Cheng, Choi, Lee, Wu 1999).

import { compareWhole } from '../../analyse/expression/rational.ts';
import { chooseWhole } from '../../analyse/expression/truth.ts';
import type { Whole } from '../../analyse/expression/value.ts';
import * as whole from '../../analyse/expression/whole.ts';
import type { ModelBuilder } from '../../model/builder.ts';
import { constant, constraint, element, eq, ne } from '../../model/construct.ts';
import { rangeDomain } from '../../model/domain.ts';
import type { BoolExpr, IntExpr } from '../../model/expression.ts';
import { type Category, countOf, isLonger, isShorter, type Setting } from './setting.ts';

/** What a place of a row holds where no item stands. */
const none = 0;

export class Rows {
  readonly #setting: Setting;
  readonly #builder: ModelBuilder;
  readonly #rows = new Map<Category, readonly IntExpr[]>();
  #sealed = false;

  constructor(setting: Setting, builder: ModelBuilder) {
    this.#setting = setting;
    this.#builder = builder;
  }

  /** Declares no more rows: what is read later is about a model that is complete. */
  seal(): void {
    this.#sealed = true;
  }

  /** The code of the item of a category that stands at a place; undefined where none does. */
  itemAt(place: Whole, category: Category): Whole {
    const { places } = this.#setting;
    if (places.category === category.name) return place;
    const row = this.#rowOf(category);
    if (!row) return this.#chain(place, category);
    const own = typeof place === 'number' ? row[place - 1] : undefined;
    const item = own ?? element(whole.termOf(place), row);
    return isShorter(category, places) ? whole.onlyWhere(item, [ne(item, constant(none))]) : item;
  }

  #rowOf(category: Category): readonly IntExpr[] | undefined {
    const known = this.#rows.get(category);
    if (known || this.#sealed) return known;
    const { places } = this.#setting;
    const lowest = isShorter(category, places) ? none : 1;
    const domain = rangeDomain(lowest, category.items.length);
    const row = places.labels.labels.map((label) =>
      this.#builder.integer(this.#nameOf(`${category.name} at ${label}`), domain, category.span),
    );
    this.#rows.set(category, row);
    for (const formula of this.#channels(category, row)) {
      const words = `the ${category.name} of a place is the one that stands there`;
      this.#builder.require(formula, { span: category.span, words, implicit: true });
    }
    return row;
  }

  #nameOf(wanted: string): string {
    let name = wanted;
    while (this.#builder.find('integer', name)) name = `${name}'`;
    return name;
  }

  /** What makes a row the inverse of the places of its items. */
  #channels(category: Category, row: readonly IntExpr[]): readonly BoolExpr[] {
    const { places } = this.#setting;
    const items = category.items.map(({ place }) => whole.termOf(place));
    const holds = (at: IntExpr, list: readonly IntExpr[], value: number): BoolExpr =>
      eq(element(at, list), constant(value));
    if (isLonger(category, places)) return row.map((item, i) => holds(item, items, i + 1));
    if (!isShorter(category, places)) {
      const fromZero = (term: IntExpr): IntExpr => whole.termOf(whole.sum([term, -1]));
      const [left, right] = [items.map(fromZero), row.map(fromZero)];
      return [constraint({ kind: 'inverse', left, right })];
    }
    const empty = constraint({
      kind: 'count',
      value: constant(none),
      terms: row,
      operator: 'eq',
      bound: constant(countOf(places) - items.length),
    });
    return [...items.map((place, i) => holds(place, row, i + 1)), empty];
  }

  /** The same without a row: whose place it is decides. */
  #chain(place: Whole, { items }: Category): Whole {
    const code = items.reduceRight<Whole>(
      (rest, item) => chooseWhole(compareWhole('eq', item.place, place), item.code, rest),
      whole.undefinedTerm,
    );
    return whole.onlyWhere(code, whole.definedness([place]));
  }
}
