// Orders in which a sum or a product can be evaluated, where adding first and multiplying first will not do.
import { type Arithmetic, nothing } from './arithmetic.ts';
import { isSum, type Operation } from './game.ts';
import { operationTree, type Tree } from './tree.ts';

/** The terms of a sum or product by their values: what is added or a factor, and what is subtracted or a divisor. */
export interface Terms {
  readonly first: readonly number[];
  readonly second: readonly number[];
}

/** The result of one step by the rules of the game. */
export function resultOf(
  operation: Operation,
  left: number,
  right: number,
  arithmetic: Arithmetic,
): number {
  const one = arithmetic.of(1);
  switch (operation) {
    case '+':
      return arithmetic.add(left, right);
    case '-':
      return arithmetic.subtract(left, right);
    case '*':
      return left === one || right === one ? nothing : arithmetic.multiply(left, right);
    case '/':
      return right === one ? nothing : arithmetic.divide(left, right);
  }
}

/** A tree with its value, as the game's arithmetic writes it. */
export interface Evaluated {
  readonly tree: Tree;
  readonly value: number;
}

/** A set of terms, evaluated: how it is split in two. Undefined for a single term. */
type Way = { readonly operation: Operation; readonly part: number } | undefined;

/** By sets of terms, as bits: the values that they can have, and how. */
class Side {
  readonly values: Float64Array;
  readonly ways: Way[] = [];

  constructor(sets: number) {
    this.values = new Float64Array(sets);
  }
}

/**
 * All ways to split sets of terms in two. A set can be evaluated so that its terms of the first kind count as such, or
 * the other way round: of `a - b + c` the part `b - c` is subtracted.
 */
class Orders {
  readonly #full: number;
  readonly #sides: readonly [Side, Side];
  readonly #operations: readonly Operation[];
  readonly #arithmetic: Arithmetic;

  constructor({ first, second }: Terms, operations: readonly Operation[], arithmetic: Arithmetic) {
    const terms = [...first, ...second];
    this.#full = (1 << terms.length) - 1;
    this.#operations = operations;
    this.#arithmetic = arithmetic;
    this.#sides = [new Side(this.#full + 1), new Side(this.#full + 1)];
    for (let set = 1; set <= this.#full; set++) {
      const place = 31 - Math.clz32(set);
      if (set === 1 << place) {
        this.#sides[place < first.length ? 0 : 1].values[set] = terms[place] as number;
        continue;
      }
      this.#evaluate(set, 0);
      this.#evaluate(set, 1);
    }
  }

  #evaluate(set: number, kind: 0 | 1): void {
    for (let part = (set - 1) & set; part > 0; part = (part - 1) & set) {
      if (this.#split(set, part, kind)) return;
    }
  }

  /** Evaluates a set as one of its parts and the rest, and says whether that is allowed. */
  #split(set: number, part: number, kind: 0 | 1): boolean {
    const [same, other] = [this.#sides[kind], this.#sides[kind === 0 ? 1 : 0]];
    const left = same.values[part] as number;
    if (left === nothing) return false;
    for (const operation of this.#operations) {
      const from = operation === '+' || operation === '*' ? same : other;
      const right = from.values[set ^ part] as number;
      if (right === nothing) continue;
      const value = resultOf(operation, left, right, this.#arithmetic);
      if (value === nothing) continue;
      same.values[set] = value;
      same.ways[set] = { operation, part };
      return true;
    }
    return false;
  }

  /** Of all terms together; {@link nothing} if they have no order. */
  get value(): number {
    return this.#sides[0].values[this.#full] as number;
  }

  /** The order found, over trees for the terms: those of the first kind, then those of the second. */
  tree(terms: readonly Tree[], set: number = this.#full, kind: 0 | 1 = 0): Tree {
    const way = this.#sides[kind].ways[set];
    if (!way) return terms[31 - Math.clz32(set)] as Tree;
    const { operation, part } = way;
    const joins = operation === '+' || operation === '*';
    const left = this.tree(terms, part, kind);
    const right = this.tree(terms, set ^ part, joins ? kind : kind === 0 ? 1 : 0);
    return operationTree(operation, left, right);
  }
}

/** Whether the terms can be evaluated by these operations, all of one kind. */
export function hasOrder(
  terms: Terms,
  operations: readonly Operation[],
  arithmetic: Arithmetic,
): boolean {
  return new Orders(terms, operations, arithmetic).value !== nothing;
}

/** An order of evaluation, which must exist. */
export function orderOf(
  terms: Terms,
  trees: readonly Tree[],
  operations: readonly Operation[],
  arithmetic: Arithmetic,
): Evaluated {
  const orders = new Orders(terms, operations, arithmetic);
  return { tree: orders.tree(trees), value: orders.value };
}

/** The operations of the game of one kind. */
export function operationsOf(
  allowed: ReadonlySet<Operation>,
  kind: 'sum' | 'product',
): readonly Operation[] {
  return [...allowed].filter((operation) => isSum(operation) === (kind === 'sum'));
}
