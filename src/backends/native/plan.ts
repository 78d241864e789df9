// How a query is searched: which variables come first, which values, what is kept between calls.
import type { Engine } from '../../engine/engine.ts';
import { Nogoods } from '../../engine/propagators/nogoods.ts';
import type { OrderedKey } from '../backend.ts';
import { Random } from './random.ts';
import { Search } from './search.ts';
import { largestListed, ValueOrder } from './value-order.ts';
import { VariableOrder } from './variable-order.ts';
import { Weights } from './weights.ts';

export class Plan {
  readonly #engine: Engine;
  /** The first variables are the model's; those behind are functions of them, or may be chosen when they are fixed. */
  readonly #modelVariables: number;
  readonly #ranks: Float64Array;
  readonly #seed: number;
  readonly weights: Weights;
  #nogoods: Nogoods | undefined;

  constructor(engine: Engine, modelVariables: number, seed: number) {
    this.#engine = engine;
    this.#modelVariables = modelVariables;
    this.#seed = seed;
    this.weights = new Weights(engine);
    this.#ranks = ranks(engine.store.count, seed);
  }

  /** The nogoods of the session, at level 0 at the latest when they are first asked for. */
  nogoods(): Nogoods {
    if (this.#nogoods) return this.#nogoods;
    const { store, kernel } = this.#engine;
    const variables = Array.from({ length: store.count }, (_, id) => id);
    const halved = variables.filter((id) => (store.size[id] as number) > largestListed);
    this.#nogoods = new Nogoods(store, variables, halved);
    kernel.post(this.#nogoods);
    return this.#nogoods;
  }

  /** A search for all combinations of values of the keys. */
  listing(keys: readonly number[]): Search {
    return this.#ascending(this.#keysFirst(keys));
  }

  #keysFirst(keys: readonly number[]): VariableOrder {
    const isKey = new Set(keys);
    const others = this.#all().filter((id) => !isKey.has(id));
    return this.variableOrder(keys, others);
  }

  /** The same in the order of the keys. */
  inOrder(keys: readonly OrderedKey[]): Search {
    const order = this.#keysFirst(keys.map(({ variable }) => variable));
    order.keepsKeysInOrder = true;
    const values = new ValueOrder(this.#engine.store, this.#seed);
    for (const { variable, descends } of keys) values.fix(variable, descends);
    return new Search(this.#engine, this.weights, order, values, undefined);
  }

  /** A search for one combination of values of some variables. */
  completing(variables: readonly number[]): Search {
    return this.#ascending(this.variableOrder([], variables));
  }

  #ascending(order: VariableOrder): Search {
    const values = new ValueOrder(this.#engine.store, this.#seed);
    return new Search(this.#engine, this.weights, order, values, undefined);
  }

  /** A search for one solution, which may add nogoods. */
  finding(): Search {
    return new Search(
      this.#engine,
      this.weights,
      this.variableOrder([], this.#all()),
      new ValueOrder(this.#engine.store, this.#seed),
      this.nogoods(),
    );
  }

  /** The keys, then the other variables of the model, then the auxiliaries. */
  variableOrder(keys: readonly number[], others: readonly number[]): VariableOrder {
    const groups = [
      keys,
      others.filter((id) => id < this.#modelVariables),
      others.filter((id) => id >= this.#modelVariables),
    ];
    return new VariableOrder(this.#engine.store, this.weights, this.#ranks, groups);
  }

  #all(): readonly number[] {
    return Array.from({ length: this.#engine.store.count }, (_, id) => id);
  }
}

/** Where each variable comes among equals: in the order of declaration, or shuffled by a seed. */
function ranks(count: number, seed: number): Float64Array {
  const order = Float64Array.from({ length: count }, (_, i) => i);
  if (seed === 0) return order;
  const random = new Random(seed);
  for (let i = count - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const kept = order[i] as number;
    order[i] = order[j] as number;
    order[j] = kept;
  }
  return order;
}
