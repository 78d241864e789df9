// Sets of terms `x + a` that differ pairwise, found among single inequalities `x + a != y + b`.
import type { VarId } from '../model/expression.ts';

/** `x` and `y + difference` are never equal. */
export interface Inequality {
  readonly x: VarId;
  readonly y: VarId;
  readonly difference: number;
}

/** A variable and what is added to it. */
export interface Shifted {
  readonly id: VarId;
  readonly offset: number;
}

/** Sets of fewer terms are left as they are. */
const fewest = 3;

/** So many times it is looked up whether two terms differ; then the rest stays as it is. */
const budget = 4_000_000;

const none: ReadonlyMap<VarId, ReadonlyMap<number, boolean>> = new Map();

/** Which shifted variables differ, and which of that the sets found so far say. */
class Inequalities {
  /** By variable and neighbour: the differences that are excluded, and whether a set says so. */
  readonly #around = new Map<VarId, Map<VarId, Map<number, boolean>>>();
  #left = budget;

  constructor(all: readonly Inequality[]) {
    for (const { x, y, difference } of all) this.#set(x, y, difference, false);
  }

  #set(x: VarId, y: VarId, difference: number, isCovered: boolean): void {
    this.#differences(x, y).set(difference, isCovered);
    this.#differences(y, x).set(-difference + 0, isCovered);
  }

  #differences(x: VarId, y: VarId): Map<number, boolean> {
    const neighbours = this.#around.get(x) ?? new Map<VarId, Map<number, boolean>>();
    this.#around.set(x, neighbours);
    const differences = neighbours.get(y) ?? new Map<number, boolean>();
    neighbours.set(y, differences);
    return differences;
  }

  get isExhausted(): boolean {
    return this.#left <= 0;
  }

  isCovered({ x, y, difference }: Inequality): boolean {
    return this.#around.get(x)?.get(y)?.get(difference) ?? false;
  }

  /** A set that holds the two terms of an inequality, and as many more as are met on the way. */
  around({ x, y, difference }: Inequality): readonly Shifted[] {
    const members: Shifted[] = [
      { id: x, offset: 0 },
      { id: y, offset: difference },
    ];
    for (const [id, offsets] of this.#around.get(x) ?? none) {
      if (this.isExhausted) break;
      if (id === y) continue;
      const offset = this.#bestOffset(id, offsets, members);
      if (offset !== undefined) members.push({ id, offset });
    }
    return members;
  }

  /** With what a variable differs from all members, by the most inequalities that no set says yet. */
  #bestOffset(
    id: VarId,
    offsets: ReadonlyMap<number, boolean>,
    members: readonly Shifted[],
  ): number | undefined {
    let best: number | undefined;
    let most = -1;
    for (const offset of offsets.keys()) {
      const gain = this.#gain({ id, offset }, members);
      if (gain > most) [best, most] = [offset, gain];
    }
    return best;
  }

  /** How many inequalities of a term and the members no set says; -1 where they do not all differ. */
  #gain({ id, offset }: Shifted, members: readonly Shifted[]): number {
    let gain = 0;
    for (const member of members) {
      this.#left--;
      const isCovered = this.#around
        .get(member.id)
        ?.get(id)
        ?.get(offset - member.offset);
      if (isCovered === undefined) return -1;
      if (!isCovered) gain++;
    }
    return gain;
  }

  cover(set: readonly Shifted[]): void {
    for (const [i, one] of set.entries()) {
      for (const other of set.slice(i + 1)) {
        this.#set(one.id, other.id, other.offset - one.offset, true);
      }
    }
  }
}

/** Sets of terms that together say all that the inequalities say, and what is left of these. */
export interface Cover {
  readonly sets: readonly (readonly Shifted[])[];
  /** By their place in the list: whether no set says it. */
  readonly left: readonly boolean[];
}

/**
 * Covers inequalities by sets of at least three terms, greedily: each inequality that no set covers begins one. The
 * first term of a set has offset 0.
 */
export function coverInequalities(inequalities: readonly Inequality[]): Cover {
  const known = new Inequalities(inequalities);
  const sets: (readonly Shifted[])[] = [];
  for (const inequality of inequalities) {
    if (known.isExhausted) break;
    if (known.isCovered(inequality)) continue;
    const set = known.around(inequality);
    if (set.length < fewest) continue;
    sets.push(set);
    known.cover(set);
  }
  return { sets, left: inequalities.map((inequality) => !known.isCovered(inequality)) };
}
