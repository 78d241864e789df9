// Which variable to decide next: the most active one that is open (VSIDS; Moskewicz et al., Chaff 2001), kept in a heap.

/** Activities beyond this are scaled down, all of them. */
const limit = 1e100;
/** How much more a conflict counts than the one before it. */
const growth = 1 / 0.95;

export class ActivityOrder {
  #activity = new Float64Array(0);
  /** A binary heap of variables, the most active one in front. */
  #heap = new Int32Array(0);
  #size = 0;
  /** By variable: its place in the heap, or -1. */
  #place = new Int32Array(0);
  #bump = 1;

  /** Makes room for so many variables; the new ones are in the heap. */
  reserve(variables: number): void {
    const before = this.#place.length;
    if (variables <= before) return;
    const heap = new Int32Array(variables);
    heap.set(this.#heap);
    this.#heap = heap;
    const activity = new Float64Array(variables);
    activity.set(this.#activity);
    this.#activity = activity;
    const place = new Int32Array(variables).fill(-1);
    place.set(this.#place);
    this.#place = place;
    for (let variable = before; variable < variables; variable++) this.insert(variable);
  }

  /** Gives a variable a little activity to begin with, so that ties are broken. */
  start(variable: number, activity: number): void {
    this.#activity[variable] = activity;
    if ((this.#place[variable] as number) >= 0) this.#up(this.#place[variable] as number);
  }

  /** Says that a variable had a part in a conflict. */
  raise(variable: number): void {
    const activity = (this.#activity[variable] as number) + this.#bump;
    this.#activity[variable] = activity;
    if (activity > limit) this.#rescale();
    const place = this.#place[variable] as number;
    if (place >= 0) this.#up(place);
  }

  /** After a conflict: the next ones count for more. */
  decay(): void {
    this.#bump *= growth;
  }

  #rescale(): void {
    this.#activity = this.#activity.map((activity) => activity / limit);
    this.#bump /= limit;
  }

  insert(variable: number): void {
    if ((this.#place[variable] as number) >= 0) return;
    this.#heap[this.#size] = variable;
    this.#place[variable] = this.#size;
    this.#up(this.#size++);
  }

  /** Takes the most active variable out; -1 if there is none left. */
  take(): number {
    if (this.#size === 0) return -1;
    const heap = this.#heap;
    const first = heap[0] as number;
    this.#place[first] = -1;
    const last = heap[--this.#size] as number;
    if (this.#size > 0) {
      heap[0] = last;
      this.#place[last] = 0;
      this.#down(0);
    }
    return first;
  }

  /** The most active variable that is open, or -1; those before it are taken out. */
  first(values: Int8Array): number {
    while (this.#size > 0) {
      const variable = this.#heap[0] as number;
      if (values[2 * variable] === 0) return variable;
      this.take();
    }
    return -1;
  }

  isBefore(variable: number, other: number): boolean {
    return (this.#activity[variable] as number) > (this.#activity[other] as number);
  }

  #up(from: number): void {
    const [heap, place, activity] = [this.#heap, this.#place, this.#activity];
    const variable = heap[from] as number;
    const own = activity[variable] as number;
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const other = heap[above] as number;
      if ((activity[other] as number) >= own) break;
      heap[at] = other;
      place[other] = at;
      at = above;
    }
    heap[at] = variable;
    place[variable] = at;
  }

  #down(from: number): void {
    const [heap, place, activity] = [this.#heap, this.#place, this.#activity];
    const variable = heap[from] as number;
    const own = activity[variable] as number;
    let at = from;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= this.#size) break;
      const right = below + 1;
      if (
        right < this.#size &&
        (activity[heap[right] as number] as number) > (activity[heap[below] as number] as number)
      ) {
        below = right;
      }
      const other = heap[below] as number;
      if ((activity[other] as number) <= own) break;
      heap[at] = other;
      place[other] = at;
      at = below;
    }
    heap[at] = variable;
    place[variable] = at;
  }
}
