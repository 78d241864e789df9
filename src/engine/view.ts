// A term `scale * variable + offset` as if it were a variable.
import { ceilDivide, floorDivide, floorModulo } from '../base/integer.ts';
import type { Event } from './changes.ts';
import type { Subscriptions } from './propagator.ts';
import type { Store } from './store.ts';

export class View {
  readonly store: Store;
  readonly variable: number;
  /** Not 0. All values of the term are safe integers. */
  readonly scale: number;
  readonly offset: number;

  constructor(store: Store, variable: number, scale: number, offset: number) {
    this.store = store;
    this.variable = variable;
    this.scale = scale;
    this.offset = offset;
  }

  min(): number {
    const { store, variable, scale } = this;
    const end = scale > 0 ? (store.min[variable] as number) : (store.max[variable] as number);
    return scale * end + this.offset;
  }

  max(): number {
    const { store, variable, scale } = this;
    const end = scale > 0 ? (store.max[variable] as number) : (store.min[variable] as number);
    return scale * end + this.offset;
  }

  size(): number {
    return this.store.size[this.variable] as number;
  }

  isFixed(): boolean {
    return this.store.min[this.variable] === this.store.max[this.variable];
  }

  has(value: number): boolean {
    const { scale } = this;
    const image = value - this.offset;
    if (scale === 1) return this.store.has(this.variable, image);
    return image % scale === 0 && this.store.has(this.variable, image / scale);
  }

  atLeast(bound: number): boolean {
    if (bound <= this.min()) return true;
    if (bound > this.max()) return false;
    const { store, variable, scale } = this;
    const image = bound - this.offset;
    if (scale === 1) return store.atLeast(variable, image);
    if (scale > 0) return store.atLeast(variable, Number(ceilDivide(image, scale)));
    return store.atMost(variable, Number(floorDivide(image, scale)));
  }

  atMost(bound: number): boolean {
    if (bound >= this.max()) return true;
    if (bound < this.min()) return false;
    const { store, variable, scale } = this;
    const image = bound - this.offset;
    if (scale === 1) return store.atMost(variable, image);
    if (scale > 0) return store.atMost(variable, Number(floorDivide(image, scale)));
    return store.atLeast(variable, Number(ceilDivide(image, scale)));
  }

  remove(value: number): boolean {
    const { scale } = this;
    const image = value - this.offset;
    if (scale === 1) return this.store.remove(this.variable, image);
    return floorModulo(image, scale) !== 0 || this.store.remove(this.variable, image / scale + 0);
  }

  assign(value: number): boolean {
    const { scale } = this;
    const image = value - this.offset;
    if (scale === 1) return this.store.assign(this.variable, image);
    return image % scale === 0 && this.store.assign(this.variable, image / scale + 0);
  }

  /** The least value above one that is below the maximum. */
  above(value: number): number {
    const { store, variable, scale, offset } = this;
    const image = value - offset;
    return scale > 0
      ? scale * store.upFrom(variable, Number(floorDivide(image, scale)) + 1) + offset
      : scale * store.downFrom(variable, Number(ceilDivide(image, scale)) - 1) + offset;
  }

  /** The greatest value below one that is above the minimum. */
  below(value: number): number {
    const { store, variable, scale, offset } = this;
    const image = value - offset;
    return scale > 0
      ? scale * store.downFrom(variable, Number(ceilDivide(image, scale)) - 1) + offset
      : scale * store.upFrom(variable, Number(floorDivide(image, scale)) + 1) + offset;
  }

  on(to: Subscriptions, event: Event): void {
    to.on(this.variable, event);
  }
}
