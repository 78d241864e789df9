// Which of a variable's two literals is tried first: the one that it was last (Pipatsrisawat and Darwiche 2007); while
// restarts are rare, the one that it was in the largest conflict-free part of an assignment lately. From time to time all
// begin anew (CaDiCaL; Biere and Fleury 2020).

/** Conflicts before the first new beginning; the n-th comes n times as late after the one before it. */
const firstInterval = 1000;

const none = 2;

export class Phases {
  /** By variable: 0 the positive literal, 1 the negative one. */
  #saved = new Uint8Array(0);
  /** Those of the largest part since the last new beginning. */
  #target = new Uint8Array(0);
  #targetSize = 0;
  /** Those of the largest part ever. */
  #best = new Uint8Array(0);
  #bestSize = 0;
  #beginnings = 0;
  #untilNext = firstInterval;

  reserve(variables: number): void {
    if (variables <= this.#saved.length) return;
    const grown = (array: Uint8Array<ArrayBuffer>, value: number): Uint8Array<ArrayBuffer> => {
      const larger = new Uint8Array(variables).fill(value);
      larger.set(array);
      return larger;
    };
    this.#saved = grown(this.#saved, 1);
    this.#target = grown(this.#target, none);
    this.#best = grown(this.#best, none);
  }

  save(literal: number): void {
    this.#saved[literal >> 1] = literal & 1;
  }

  /** The literal to try first. */
  literal(variable: number, isPatient: boolean): number {
    const target = this.#target[variable] as number;
    const phase = isPatient && target !== none ? target : (this.#saved[variable] as number);
    return 2 * variable + phase;
  }

  /** At a conflict: the first `size` literals of the trail are free of it. */
  note(trail: Int32Array, size: number): void {
    if (size > this.#targetSize) {
      this.#targetSize = size;
      copy(trail, size, this.#target);
    }
    if (size > this.#bestSize) {
      this.#bestSize = size;
      copy(trail, size, this.#best);
    }
    this.#untilNext--;
  }

  /** Whether it is time for a new beginning. */
  get isDue(): boolean {
    return this.#untilNext <= 0;
  }

  /** All begin anew; on the lowest level. */
  begin(): void {
    this.#beginnings++;
    this.#untilNext = firstInterval * this.#beginnings;
    this.#targetSize = 0;
    this.#target.fill(none);
    if (this.#beginnings % 2 === 1) {
      for (const [i, phase] of this.#best.entries()) if (phase !== none) this.#saved[i] = phase;
      this.#bestSize = 0;
    } else this.#saved.fill(this.#beginnings % 4 === 0 ? 0 : 1);
  }
}

function copy(trail: Int32Array, size: number, to: Uint8Array): void {
  for (let i = 0; i < size; i++) {
    const literal = trail[i] as number;
    to[literal >> 1] = literal & 1;
  }
}
