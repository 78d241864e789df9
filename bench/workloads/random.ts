// Pseudo-random numbers that are the same in every run (a linear congruential generator).

export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** A whole number from 0 on below `limit`. */
  below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * limit);
  }

  shuffled<T>(list: readonly T[]): readonly T[] {
    const rest = [...list];
    const taken: T[] = [];
    while (rest.length > 0) taken.push(...rest.splice(this.below(rest.length), 1));
    return taken;
  }
}
