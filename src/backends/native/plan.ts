// How a query is searched: which variables come first, which values, what is kept between calls.
import type { Engine } from '../../engine/engine.ts';
import { Nogoods } from '../../engine/propagators/nogoods.ts';
import type { OrderedKey } from '../backend.ts';
import { Random } from './random.ts';
import { Search } from './search.ts';
import { largestListed, ValueOrder } from './value-order.ts';
import { type Group, VariableOrder } from './variable-order.ts';
import { Weights } from './weights.ts';

export class Plan {
  readonly #engine: Engine;
  /** The first variables are the model's; those behind are functions of them, or may be chosen when they are fixed. */
  readonly #modelVariables: number;
  readonly #ranks: Float64Array;
  readonly #seed: number;
  /** By variable: 1 where it is in a constraint. */
  readonly #isTied: Uint8Array;
  readonly weights: Weights;
  #nogoods: Nogoods | undefined;

  constructor(engine: Engine, modelVariables: number, seed: number) {
    this.#engine = engine;
    this.#modelVariables = modelVariables;
    this.#seed = seed;
    this.weights = new Weights(engine);
    this.#ranks = ranks(engine.store.count, seed);
    this.#isTied = new Uint8Array(engine.store.count);
    for (const { scope } of engine.kernel.propagators) {
      for (const variable of scope) this.#isTied[variable] = 1;
    }
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
    return this.#ascending(this.variableOrder(keys, this.#allBut(keys)));
  }

  /** The same in the order of the keys. */
  inOrder(keys: readonly OrderedKey[]): Search {
    const variables = keys.map(({ variable }) => variable);
    const first: Group = { variables, isKey: true, isInOrder: true };
    const order = this.#orderOf([first, ...this.#groupsOf(this.#allBut(variables))]);
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

  /** The keys, then the other variables of the model, then the auxiliaries; idle ones behind the keys and at the end. */
  variableOrder(keys: readonly number[], others: readonly number[]): VariableOrder {
    const { tied, idle } = this.#parted(keys);
    return this.#orderOf([
      { variables: tied, isKey: true },
      { variables: idle, isKey: true, isInOrder: true },
      ...this.#groupsOf(others),
    ]);
  }

  #groupsOf(others: readonly number[]): readonly Group[] {
    const { tied, idle } = this.#parted(others);
    return [
      { variables: tied.filter((id) => id < this.#modelVariables) },
      { variables: tied.filter((id) => id >= this.#modelVariables) },
      { variables: idle, isInOrder: true },
    ];
  }

  #orderOf(groups: readonly Group[]): VariableOrder {
    const { store } = this.#engine;
    return new VariableOrder(store, this.weights, this.#ranks, groups);
  }

  /** Those that are in constraints, and those that are in none, by their ranks. */
  #parted(variables: readonly number[]): { readonly tied: number[]; readonly idle: number[] } {
    const isTied = (variable: number): boolean => this.#isTied[variable] === 1;
    const rank = (variable: number): number => this.#ranks[variable] as number;
    return {
      tied: variables.filter(isTied),
      idle: variables.filter((variable) => !isTied(variable)).sort((a, b) => rank(a) - rank(b)),
    };
  }

  #allBut(keys: readonly number[]): readonly number[] {
    const isKey = new Set(keys);
    return this.#all().filter((id) => !isKey.has(id));
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
