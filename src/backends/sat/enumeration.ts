// All answers of a session: the worker walks them, and they are read as they come.
import { always, type Cnf, never, type SatLiteral } from '../../encode/index.ts';
import type { Solver } from './solver.ts';

/** Groups of literals, exactly one of each true in a model, that tell answers apart. */
type Groups = readonly (readonly SatLiteral[])[];

/** The groups without what is known. */
export function openGroups(cnf: Cnf, groups: Groups): Groups {
  return groups
    .map((group) => group.map((literal) => cnf.value(literal)))
    .filter((group) => !group.includes(always))
    .map((group) => group.filter((literal) => literal !== never));
}

/**
 * Every model, one for each choice of the groups' literals.
 * @throws TooLarge when no heap is large enough.
 */
export async function* models(
  cnf: Cnf,
  solver: Solver,
  groups: Groups,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array, 'complete' | 'aborted', undefined> {
  const seen = new SeenChoices(groups);
  for (;;) {
    const activation = cnf.fresh();
    for (const clause of seen.clauses()) cnf.addAll([-activation, ...clause]);
    const size = cnf.variables + 1;
    try {
      const batches = solver.enumerate(activation, flat(groups), true, signal);
      const end = yield* unpacked(batches, size, seen);
      if (end !== 'again') return end;
    } finally {
      cnf.add(-activation);
    }
  }
}

/** The models of batches, each as long as `size`. */
async function* unpacked(
  batches: ReturnType<Solver['enumerate']>,
  size: number,
  seen: SeenChoices,
): AsyncGenerator<Uint8Array, 'complete' | 'aborted' | 'again', undefined> {
  try {
    for (;;) {
      const next = await batches.next();
      if (next.done) return next.value === 'stopped' ? 'aborted' : next.value;
      const { models: bytes, count } = next.value;
      for (let i = 0; i < count; i++) {
        const model = bytes.subarray(i * size, (i + 1) * size);
        seen.add(model);
        yield model;
      }
    }
  } finally {
    await batches.return('stopped');
  }
}

function flat(groups: Groups): Int32Array {
  return Int32Array.from(groups.flatMap((group) => [...group, 0]));
}

/** The answers so far, by the place of the true literal in each group, for a solver that has to start again. */
class SeenChoices {
  readonly #groups: Groups;
  #places = new Uint16Array(1 << 10);
  #length = 0;

  constructor(groups: Groups) {
    this.#groups = groups;
  }

  add(model: Uint8Array): void {
    if (this.#length + this.#groups.length > this.#places.length) {
      const larger = new Uint16Array(2 * this.#places.length + this.#groups.length);
      larger.set(this.#places);
      this.#places = larger;
    }
    for (const group of this.#groups) {
      this.#places[this.#length++] = group.findIndex((literal) =>
        literal > 0 ? model[literal] === 1 : model[-literal] === 0,
      );
    }
  }

  /** For each answer a clause that rules it out. */
  *clauses(): Generator<readonly SatLiteral[], void, undefined> {
    const width = this.#groups.length;
    for (let start = 0; start < this.#length; start += width) {
      yield this.#groups.map((group, i) => -(group[this.#places[start + i] as number] as number));
    }
  }
}
