// What is kept of a domain when it is first changed in a level, except its words.
import { grown } from './bits.ts';

export class DomainSaves {
  top = 0;
  variable: Int32Array = new Int32Array(256);
  stamp: Int32Array = new Int32Array(256);
  holes: Int32Array = new Int32Array(256);
  min: Float64Array = new Float64Array(256);
  max: Float64Array = new Float64Array(256);
  size: Float64Array = new Float64Array(256);

  /** Makes room for one more and returns its place. */
  next(): number {
    if (this.top === this.variable.length) this.#grow();
    return this.top++;
  }

  #grow(): void {
    const length = 2 * this.top;
    this.variable = grown(this.variable, length);
    this.stamp = grown(this.stamp, length);
    this.holes = grown(this.holes, length);
    this.min = grown(this.min, length);
    this.max = grown(this.max, length);
    this.size = grown(this.size, length);
  }
}
