// Which bound on the cost is tried next: small steps down at first, twice as large after each success, and halfway
// between what is possible and what is not after the first failure.

export class Descent {
  /** No answer costs less. */
  #floor: number;
  /** The least cost of an answer so far. */
  #best: number | undefined;
  #step = 1;

  /** A search for the least cost, which is at least `floor`. */
  constructor(floor: number) {
    this.#floor = floor;
  }

  /** The cost to try to reach next; undefined before there is an answer. */
  get target(): number | undefined {
    return this.#best === undefined ? undefined : Math.max(this.#floor, this.#best - this.#step);
  }

  /** Whether the best answer is known to be the best there is. */
  get isOver(): boolean {
    return this.#best !== undefined && this.#best <= this.#floor;
  }

  /** Between how many costs the least one lies. */
  get range(): number {
    return (this.#best ?? Number.POSITIVE_INFINITY) - this.#floor;
  }

  get floor(): number {
    return this.#floor;
  }

  /** An answer of that cost was found. */
  succeed(cost: number): void {
    this.#best = cost;
    this.#step = Math.min(2 * this.#step, Math.max(1, Math.ceil(this.range / 2)));
  }

  /** No answer costs as little as the target. */
  fail(): void {
    this.#floor = (this.target ?? this.#floor) + 1;
    this.#step = Math.max(1, Math.ceil(this.range / 2));
  }
}
