// Which variables that are not fixed hang together by constraints that are not settled: independent parts of a problem.
import type { Engine } from '../../engine/engine.ts';
import type { Tie } from '../../engine/propagator.ts';

export class Components {
  readonly #engine: Engine;
  readonly #ties: readonly Tie[];
  /** By variable: the ties that it is in. */
  readonly #tiesOf: readonly (readonly number[])[];
  /** By variable and by tie: the number of the split that came by last. */
  readonly #seenVariable: Int32Array;
  readonly #seenTie: Int32Array;
  #splits = 0;

  constructor(engine: Engine) {
    this.#engine = engine;
    this.#ties = engine.kernel.propagators.flatMap((propagator) => propagator.ties());
    const tiesOf = Array.from({ length: engine.store.count }, (): number[] => []);
    for (const [i, { variables }] of this.#ties.entries()) {
      for (const variable of variables) tiesOf[variable]?.push(i);
    }
    this.#tiesOf = tiesOf;
    this.#seenVariable = new Int32Array(engine.store.count);
    this.#seenTie = new Int32Array(this.#ties.length);
  }

  /** The parts of a set of variables that no tie leaves; variables that are fixed are left out. */
  split(variables: readonly number[]): readonly (readonly number[])[] {
    this.#splits++;
    const parts: (readonly number[])[] = [];
    for (const variable of variables) {
      if (this.#isNew(variable)) parts.push(this.#gather(variable));
    }
    return parts;
  }

  /** Whether no constraint that is not settled says anything about a variable. */
  isUntied(variable: number): boolean {
    const ties = this.#tiesOf[variable] as readonly number[];
    return ties.every((tie) => (this.#ties[tie] as Tie).isLoose());
  }

  /** Whether a variable is open and met for the first time in this split. */
  #isNew(variable: number): boolean {
    if (this.#engine.store.isFixed(variable)) return false;
    if (this.#seenVariable[variable] === this.#splits) return false;
    this.#seenVariable[variable] = this.#splits;
    return true;
  }

  #gather(first: number): readonly number[] {
    const part = [first];
    for (const variable of part) {
      for (const tie of this.#tiesOf[variable] as readonly number[]) {
        for (const other of this.#reach(tie)) if (this.#isNew(other)) part.push(other);
      }
    }
    return part;
  }

  /** The variables of a tie that is not loose, the first time that it is met in this split. */
  #reach(tie: number): readonly number[] {
    if (this.#seenTie[tie] === this.#splits) return [];
    this.#seenTie[tie] = this.#splits;
    const tied = this.#ties[tie] as Tie;
    return tied.isLoose() ? [] : tied.variables;
  }
}
