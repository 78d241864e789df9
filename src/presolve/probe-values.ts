// Tries the values of booleans and other small variables at the root: one that propagation refutes is none.
//
// Singleton consistency (Debruyne and Bessiere 1997), failed literals in the words of satisfiability, within a budget: it
// costs a propagation a value, and what is left out is only work for the search.
import type { Engine } from '../engine/engine.ts';
import { failed } from '../engine/kernel.ts';
import type { Model } from '../model/model.ts';
import { contradiction, type Pass } from './pass.ts';
import { engineFor } from './tighten-domains.ts';

/** Variables with more values are not tried. */
const mostValues = 3;

/** How much work trials may cost at first, and what each value that is refuted earns: see the kernel's budget. */
const firstCredit = 6000;
const earned = 2000;
const mostWork = 60_000;

/** Models with more assertions are left alone: to build the engine again costs more than it is worth. */
const mostAssertions = 5000;

/** Tries values until nothing changes or the budget is spent. */
class Probe {
  readonly #engine: Engine;
  #left = firstCredit;
  #toEarn = mostWork - firstCredit;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** False: there is no solution. */
  run(small: readonly number[]): boolean {
    for (;;) {
      const before = this.#toEarn;
      if (!small.every((variable) => this.#try(variable))) return false;
      if (this.#toEarn === before || this.#left <= 0) return true;
    }
  }

  /** Tries the values of a variable. False: none is left. */
  #try(variable: number): boolean {
    for (const value of this.#valuesOf(variable)) {
      if (this.#left <= 0) return true;
      if (this.#isRefuted(variable, value) && !this.#remove(variable, value)) return false;
    }
    return true;
  }

  #isRefuted(variable: number, value: number): boolean {
    const { kernel, store } = this.#engine;
    kernel.push();
    kernel.budget = this.#left;
    const outcome = store.assign(variable, value) ? kernel.propagate() : failed;
    this.#left = Math.min(this.#left - 1, kernel.budget);
    kernel.pop();
    return outcome === failed;
  }

  #remove(variable: number, value: number): boolean {
    const earnt = Math.min(earned, this.#toEarn);
    this.#toEarn -= earnt;
    this.#left += earnt;
    return this.#engine.store.remove(variable, value) && this.#engine.propagate();
  }

  #valuesOf(variable: number): readonly number[] {
    const { store } = this.#engine;
    const [min, max] = [store.min[variable] as number, store.max[variable] as number];
    if (min === max) return [];
    const values: number[] = [];
    for (let v = min; v < max; v = store.upFrom(variable, v + 1)) values.push(v);
    return [...values, max];
  }
}

export const probeValues: Pass = {
  name: 'probe-values',
  run(model: Model) {
    const isSmall = ({ domain }: Model['variables'][number]): boolean =>
      domain.size > 1 && domain.size <= mostValues;
    const small = model.variables.filter(isSmall).map(({ id }) => id);
    const isWorthwhile = small.length > 0 && model.assertions.length <= mostAssertions;
    const engine = isWorthwhile ? engineFor(model) : undefined;
    if (!engine) return { model };
    if (!engine.propagate()) return contradiction(model);
    if (engine.isPaused) return { model };
    if (!new Probe(engine).run(small)) return contradiction(model);
    const variables = model.variables.map((variable) =>
      engine.store.size[variable.id] === variable.domain.size
        ? variable
        : { ...variable, domain: engine.domain(variable.id) },
    );
    return { model: { ...model, variables } };
  },
};
