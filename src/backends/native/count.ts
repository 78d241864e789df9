// Counting without listing: independent parts are counted apart and multiplied, at the root and below decisions.
//
// The count of a part is a sum over the decisions about one of its keys; a part without open keys counts 1 if its other
// variables can be completed. Looking for independent parts costs a walk over the part, so it is done as long as it
// pays (the idea of Bayardo and Pehoushek 2000 for propositional formulas, without a cache).
import { add, type Integer, multiply } from '../../base/integer.ts';
import type { Engine } from '../../engine/engine.ts';
import { consistent, failed } from '../../engine/kernel.ts';
import { readDomain } from '../../engine/read-domain.ts';
import type { Domain } from '../../model/domain.ts';
import { Components } from './components.ts';
import type { Plan } from './plan.ts';
import type { VariableOrder } from './variable-order.ts';

/** Yields whenever the kernel's budget is spent. */
export type Counting = Generator<undefined, Integer, undefined>;

/** How many walks are tried at first, and how many more each success earns. */
const firstCredit = 200;
const earned = 20;

export class Counter {
  readonly #engine: Engine;
  readonly #plan: Plan;
  readonly #components: Components;
  readonly #isKey: Uint8Array;
  #credit = firstCredit;
  nodes = 0;
  failures = 0;

  /** Counts the combinations of values of the keys; the current level has been propagated. */
  constructor(engine: Engine, plan: Plan, keys: readonly number[]) {
    this.#engine = engine;
    this.#plan = plan;
    this.#components = new Components(engine);
    this.#isKey = new Uint8Array(engine.store.count);
    for (const key of keys) this.#isKey[key] = 1;
  }

  *count(): Counting {
    const all = Array.from({ length: this.#engine.store.count }, (_, id) => id);
    return yield* this.#product(this.#components.split(all));
  }

  /** The counts of independent parts, multiplied. Those without keys come first: they can only be 0 or 1. */
  *#product(parts: readonly (readonly number[])[]): Counting {
    const byKeys = [...parts].sort((a, b) => this.#keysOf(a).length - this.#keysOf(b).length);
    let product: Integer = 1;
    for (const part of byKeys) {
      if (product === 0) return 0;
      product = multiply(product, yield* this.#countPart(part));
    }
    return product;
  }

  #keysOf(part: readonly number[]): readonly number[] {
    return part.filter((variable) => this.#isKey[variable] === 1);
  }

  *#countPart(part: readonly number[]): Counting {
    const keys = this.#keysOf(part);
    const [only] = part;
    if (part.length === 1 && only !== undefined && this.#components.isUntied(only)) {
      return keys.length === 1 ? sizeOf(readDomain(this.#engine.store, only)) : 1;
    }
    if (keys.length === 0) return yield* this.#exists(part);
    this.#engine.kernel.push();
    const sum = yield* this.#sum(part, this.#plan.variableOrder(keys, []));
    this.#engine.kernel.pop();
    return sum;
  }

  /** The sum over decisions about the keys of a part; changes the current level. */
  *#sum(part: readonly number[], order: VariableOrder): Counting {
    const { kernel, store } = this.#engine;
    let sum: Integer = 0;
    for (;;) {
      const parts = this.#trySplit(part);
      if (parts) return add(sum, yield* this.#product(parts));
      const key = order.pick();
      if (key < 0) return add(sum, yield* this.#exists(part));
      const value = store.min[key] as number;
      this.nodes++;
      kernel.push();
      order.push();
      store.assign(key, value);
      if (this.#propagate() ?? (yield* this.#goOn())) {
        sum = add(sum, yield* this.#sum(part, order));
      }
      order.pop();
      kernel.pop();
      if (!store.remove(key, value)) return sum;
      if (!(this.#propagate() ?? (yield* this.#goOn()))) return sum;
    }
  }

  /** The independent parts, if there are several and looking for them is thought to pay. */
  #trySplit(part: readonly number[]): readonly (readonly number[])[] | undefined {
    if (this.#credit <= 0) return undefined;
    const parts = this.#components.split(part);
    if (parts.length > 1) this.#credit += earned;
    else this.#credit--;
    return parts.length > 1 ? parts : undefined;
  }

  /** Whether propagation finds no contradiction; undefined when it was paused. No generator, as it is called so often. */
  #propagate(): boolean | undefined {
    const { kernel } = this.#engine;
    const outcome = kernel.propagate();
    if (outcome !== failed) return outcome === consistent ? true : undefined;
    this.failures++;
    if (kernel.culprit) this.#plan.weights.blame(kernel.culprit.blamed());
    return false;
  }

  /** The same for one that was paused, to its end. */
  *#goOn(): Generator<undefined, boolean, undefined> {
    for (;;) {
      yield;
      const isOpen = this.#propagate();
      if (isOpen !== undefined) return isOpen;
    }
  }

  /** 1 if the open variables of a part can be completed, else 0. */
  *#exists(part: readonly number[]): Counting {
    if (part.every((variable) => this.#engine.store.isFixed(variable))) return 1;
    const search = this.#plan.completing(part);
    for (;;) {
      const step = search.next();
      if (step === 'paused') {
        yield;
        continue;
      }
      search.close();
      this.nodes += search.nodes;
      this.failures += search.failures;
      return step === 'found' ? 1 : 0;
    }
  }
}

/** How many members a domain has, exactly. */
function sizeOf({ ranges }: Domain): Integer {
  return ranges.reduce<Integer>((sum, [low, high]) => add(sum, add(add(high, -low), 1)), 0);
}
