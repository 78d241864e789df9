// linear `eq` of two terms, where the condition, if there is one, is true: each variable is a function of the other.
//
// Rule 1: bounds consistency, as in linear-equal.ts.
// Rule 2: demanded, and both domains small => a value of either goes when the other has not its counterpart
//   (domain consistency).
// Rule 3: not demanded, and both domains small => when no value has a counterpart the condition is false.
import { domainChanged, type Event } from '../changes.ts';
import type { Store } from '../store.ts';
import { LinearEqual } from './linear-equal.ts';
import type { SafeLinear } from './linear-terms.ts';

/** Up to this many values are looked at one by one. */
const small = 256;

export class LinearBinary extends LinearEqual {
  protected override readonly event: Event = domainChanged;
  readonly #x: number;
  readonly #y: number;
  readonly #a: number;
  readonly #b: number;

  constructor(store: Store, linear: SafeLinear) {
    super(store, linear);
    const [x, y] = linear.variables as [number, number];
    const [a, b] = linear.coefficients as [number, number];
    [this.#x, this.#y, this.#a, this.#b] = [x, y, a, b];
  }

  override propagate(): boolean {
    if (!super.propagate()) return false;
    // What this run settles, the next one retires.
    this.isIdempotent = false;
    const { store } = this;
    const [x, y] = [this.#x, this.#y];
    if (this.isOff()) return true;
    if ((store.size[x] as number) > small || (store.size[y] as number) > small) return true;
    if (!this.isDemanded()) return this.#meets() || this.refuse();
    if (store.isFixed(x) || store.isFixed(y)) return true;
    return this.#filter(x, this.#a, y, this.#b) && this.#filter(y, this.#b, x, this.#a);
  }

  /** Rule 2, one way. */
  #filter(x: number, a: number, y: number, b: number): boolean {
    const { store, constant } = this;
    const max = store.max[x] as number;
    for (let value = store.min[x] as number; ; value = store.upFrom(x, value + 1)) {
      const rest = constant - a * value;
      if ((rest % b !== 0 || !store.has(y, rest / b)) && !store.remove(x, value)) return false;
      if (value === max) return true;
    }
  }

  /** Whether a value of the first variable has a counterpart. */
  #meets(): boolean {
    const { store, constant } = this;
    const [x, a, b] = [this.#x, this.#a, this.#b];
    const max = store.max[x] as number;
    for (let value = store.min[x] as number; ; value = store.upFrom(x, value + 1)) {
      const rest = constant - a * value;
      if (rest % b === 0 && store.has(this.#y, rest / b)) return true;
      if (value === max) return false;
    }
  }
}
