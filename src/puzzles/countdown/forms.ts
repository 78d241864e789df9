// All normal forms of a value over a subset of the numbers, each once: the last term is split off, the rest is looked up.
import { type ChainForm, type Form, goesOn, isInOrder, isTermOf } from './form.ts';
import type { Operation } from './game.ts';
import { isLegalChain } from './legal.ts';
import { type Setting, type Split, Splitting } from './splitting.ts';

const none: readonly Form[] = [];

export class Forms {
  readonly #setting: Setting;
  readonly #splitting: Splitting;
  /** By subset and value. */
  readonly #found: Map<number, readonly Form[]>[] = [];
  #serial = 0;

  constructor(setting: Setting) {
    this.#setting = setting;
    this.#splitting = new Splitting(setting);
  }

  /** All forms of a value; those that are not legal are beginnings of chains. */
  of(subset: number, value: number): readonly Form[] {
    let found = this.#found[subset];
    if (!found) {
      found = new Map();
      this.#found[subset] = found;
    }
    const known = found.get(value);
    if (known) return known;
    const forms = this.#find(subset, value);
    found.set(value, forms);
    return forms;
  }

  #find(subset: number, value: number): readonly Form[] {
    const { subsets } = this.#setting;
    if (subsets.size(subset) === 1) return this.#number(subset, value);
    let found: Form[] | undefined;
    for (const split of this.splits(subset, value)) {
      const forms = this.joined(split, value);
      if (forms.length === 0) continue;
      found ??= [];
      found.push(...forms);
    }
    return found ?? none;
  }

  #number(subset: number, value: number): readonly Form[] {
    const { subsets, arithmetic } = this.#setting;
    const number = subsets.numberOf(subset);
    if (arithmetic.of(number) !== value) return none;
    return [{ kind: 'number', number, value, serial: this.#serial++, legal: true }];
  }

  /** All ways to take a last term from a value that may lead to forms. */
  splits(subset: number, value: number): readonly Split[] {
    return this.#splitting.of(subset, value);
  }

  /** The forms that a split leads to. */
  joined({ operation, rest, restValue, last, lastValue }: Split, value: number): readonly Form[] {
    const chains = this.of(rest, restValue);
    if (chains.length === 0) return none;
    const found: Form[] = [];
    for (const right of this.of(last, lastValue)) {
      if (!isTermOf(right, operation)) continue;
      for (const left of chains) {
        if (!left.legal && !goesOn(left, operation)) continue;
        if (isInOrder(left, operation, right))
          found.push(this.#chain(operation, left, right, value));
      }
    }
    return found;
  }

  #chain(operation: Operation, left: Form, right: Form, value: number): ChainForm {
    const { game, arithmetic } = this.#setting;
    const legal = isLegalChain(operation, left, right, game, arithmetic);
    const serial = this.#serial++;
    return { kind: 'operation', operation, left, right, value, serial, legal };
  }
}
