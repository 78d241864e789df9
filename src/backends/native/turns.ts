// Two searches in one thread that take turns: each does so much work, however long that takes, and waits for the other.

/** One side's share of the work. */
export class Turn {
  readonly #length: number;
  #left: number;
  #isNew = true;
  /** Called when the turn is over; resolves when the next one begins. */
  whenOver: () => Promise<void> = () => Promise.resolve();

  /** @param length the work of a turn, in what the budget of the search counts */
  constructor(length: number) {
    this.#length = length;
    this.#left = length;
  }

  /** How much may be done before the turn is over. */
  get left(): number {
    return this.#left;
  }

  /** Begins the turn anew. */
  renew(): void {
    this.#left = this.#length;
    this.#isNew = true;
  }

  /** Whether it has begun anew since this was asked last. */
  takeNews(): boolean {
    const isNew = this.#isNew;
    this.#isNew = false;
    return isNew;
  }

  /** Takes off what was done; where nothing is left, resolves when the next turn begins. */
  async spend(work: number): Promise<void> {
    this.#left -= work;
    if (this.#left > 0) return;
    await this.whenOver();
    this.renew();
  }
}

/** Who of two goes on. */
export class Turns {
  #waiting: (() => void) | undefined;
  #isAlone = false;

  /** Lets the other side go on; resolves when it has done its turn, or is gone. */
  pass(): Promise<void> {
    if (this.#isAlone) return Promise.resolve();
    const other = this.#waiting;
    return new Promise((resolve) => {
      this.#waiting = resolve;
      other?.();
    });
  }

  /** One side is gone: the other need not wait any more. */
  leave(): void {
    this.#isAlone = true;
    this.#waiting?.();
    this.#waiting = undefined;
  }
}
