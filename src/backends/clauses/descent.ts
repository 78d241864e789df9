// Which bound on the cost is tried next. As long as answers come easily the steps down double; when one has taken work
// they are single, because a bound that cannot be met is much more work than one that can; after such a bound the next
// is halfway between what is possible and what is not.

/** So many conflicts are little work. */
const easyConflicts = 100;

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

  get floor(): number {
    return this.#floor;
  }

  /** The cost to try to reach next; undefined before there is an answer. */
  get target(): number | undefined {
    return this.#best === undefined ? undefined : Math.max(this.#floor, this.#best - this.#step);
  }

  /** Whether the best answer is known to be the best there is. */
  get isOver(): boolean {
    return this.range <= 0;
  }

  /** How far above the floor the best cost is. */
  get range(): number {
    return (this.#best ?? Number.POSITIVE_INFINITY) - this.#floor;
  }

  /** An answer of that cost was found, with so many conflicts. */
  succeed(cost: number, conflicts: number): void {
    this.#best = cost;
    this.#step = conflicts > easyConflicts ? 1 : Math.min(2 * this.#step, this.#half);
  }

  /** No answer costs as little as the target. */
  fail(): void {
    this.#floor = (this.target ?? this.#floor) + 1;
    this.#step = this.#half;
  }

  get #half(): number {
    return Math.max(1, Math.ceil(this.range / 2));
  }
}
