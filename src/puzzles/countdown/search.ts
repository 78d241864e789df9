// The search made for the game: every normal form of the target, or of the values nearest to it, fewest numbers first.
import type { Arithmetic } from './arithmetic.ts';
import { Bounds } from './bounds.ts';
import type { Form } from './form.ts';
import { Forms } from './forms.ts';
import type { Game } from './game.ts';
import type { Setting } from './splitting.ts';
import { Subsets } from './subsets.ts';
import { withTable } from './tabulate.ts';

/** So many distances are tried one by one before all values are listed. */
const patience = 1000;

/** Whether a value is wanted that is made of so many numbers. */
export type Accept = (value: number, size: number) => boolean;

export class Search {
  readonly #game: Game;
  readonly #accept: Accept | undefined;
  readonly #arithmetic: Arithmetic;
  readonly #subsets: Subsets;
  readonly #bounds: Bounds;

  /** @param accept leaves values out, so that the nearest ones of the others are found; by default none are */
  constructor(game: Game, arithmetic: Arithmetic, accept?: Accept) {
    this.#game = game;
    this.#accept = accept;
    this.#arithmetic = arithmetic;
    this.#subsets = new Subsets(game.numbers);
    this.#bounds = new Bounds(this.#subsets, game);
  }

  /**
   * The forms in order: by how many numbers they use, then by value. An undefined is a pause, in which the caller may
   * look at the clock.
   */
  *run(): Generator<Form | undefined, void, undefined> {
    const { target } = this.#game;
    let found = yield* this.#formsOf([target], new Forms(this.#setting(target)));
    if (found) return;
    const setting = this.#setting(this.#goal);
    const forms = new Forms(setting);
    const largest = Math.max(...this.#usable.map((subset) => this.#bounds.largest(subset)));
    const first = Math.max(1, target - largest);
    for (let distance = first; distance < first + patience && !found; distance++) {
      yield undefined;
      found = yield* this.#formsOf([target - distance, target + distance], forms);
    }
    if (!found) yield* this.#nearestOfAll(first + patience, largest);
  }

  /** The forms of the nearest values, by way of a list of all. For where they are few and far away. */
  *#nearestOfAll(first: number, largest: number): Generator<Form | undefined, void, undefined> {
    const { target, numbers } = this.#game;
    const distances = new Set<number>();
    const setting = this.#setting(this.#goal, numbers.length);
    for (const subset of this.#usable) {
      for (const code of setting.table.values(subset)) {
        const value = Number(this.#arithmetic.text(code));
        const distance = Math.abs(value - target);
        if (value > largest || distance < first || !Number.isInteger(value)) continue;
        if (this.#accept?.(value, this.#subsets.size(subset)) ?? true) distances.add(distance);
      }
    }
    const forms = new Forms(setting);
    for (const distance of [...distances].sort((a, b) => a - b)) {
      yield undefined;
      if (yield* this.#formsOf([target - distance, target + distance], forms)) return;
    }
  }

  /** No value that is wanted is larger. */
  get #goal(): number {
    return this.#accept ? this.#bounds.largest(this.#subsets.full) : this.#bounds.goal;
  }

  /** The subsets that may be used up. */
  get #usable(): readonly number[] {
    const { all, full } = this.#subsets;
    return this.#game.useAll ? [full] : all;
  }

  /** The forms of some integers; gives whether there are any. */
  *#formsOf(
    values: readonly number[],
    forms: Forms,
  ): Generator<Form | undefined, boolean, undefined> {
    let found = false;
    for (const { subset, code } of this.#wholes(values)) {
      for (const form of this.#formsOver(subset, code, forms)) {
        if (form && !form.legal) continue;
        found ||= form !== undefined;
        yield form;
      }
    }
    return found;
  }

  /** What may be used up, with each of the values that are wanted: by how many numbers it has, then by value. */
  *#wholes(values: readonly number[]): Generator<{ subset: number; code: number }> {
    for (let size = 1; size <= this.#game.numbers.length; size++) {
      const subsets = this.#usable.filter((subset) => this.#subsets.size(subset) === size);
      for (const value of values) {
        if (value < 1 || this.#accept?.(value, size) === false) continue;
        const code = this.#arithmetic.of(value);
        for (const subset of subsets) yield { subset, code };
      }
    }
  }

  *#formsOver(
    subset: number,
    value: number,
    forms: Forms,
  ): Generator<Form | undefined, void, undefined> {
    if (this.#subsets.size(subset) <= 2) {
      yield* forms.of(subset, value);
      return;
    }
    for (const split of forms.splits(subset, value)) {
      yield* forms.joined(split, value);
      yield undefined;
    }
  }

  #setting(goal: number, tabled: number = this.#game.numbers.length > 7 ? 5 : 4): Setting {
    return withTable({
      game: this.#game,
      arithmetic: this.#arithmetic,
      subsets: this.#subsets,
      bounds: this.#bounds,
      tabled,
      goal,
    });
  }
}
