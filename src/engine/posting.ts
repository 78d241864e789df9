// What posting a constraint needs: variables for constants and scaled terms, and the kernel that takes propagators.
import { type Affine, isConstantAffine } from '../lower/flat.ts';
import { type Domain, domainOfValues, rangeDomain } from '../model/domain.ts';
import type { VarId } from '../model/expression.ts';
import type { Kernel } from './kernel.ts';
import type { Propagator } from './propagator.ts';
import { linearPropagator } from './propagators/linear.ts';
import type { Store } from './store.ts';
import { View } from './view.ts';

export class Posting {
  readonly kernel: Kernel;
  readonly store: Store;
  readonly #constants = new Map<number, number>();
  readonly #images = new Map<string, number>();

  constructor(kernel: Kernel) {
    this.kernel = kernel;
    this.store = kernel.store;
  }

  post(propagator: Propagator): void {
    this.kernel.post(propagator);
  }

  /** A variable that has one value. */
  constant(value: number): number {
    let variable = this.#constants.get(value);
    if (variable === undefined) {
      variable = this.store.add(domainOfValues([value]));
      this.#constants.set(value, variable);
    }
    return variable;
  }

  /** A variable of the engine's own. */
  auxiliary(domain: Domain): number {
    return this.store.add(domain);
  }

  /** A variable of the engine's own that counts from 0 and is a bit set however many values it has. */
  index(last: number): number {
    return this.store.add(rangeDomain(0, last), last);
  }

  view(term: Affine): View {
    return isConstantAffine(term)
      ? new View(this.store, this.constant(term.offset), 1, 0)
      : new View(this.store, term.variable, term.scale, term.offset);
  }

  views(terms: readonly Affine[]): readonly View[] {
    return terms.map((term) => this.view(term));
  }

  /** The values that a term can take. */
  values(term: Affine): readonly number[] {
    return valuesOf(this.view(term));
  }

  /** A variable that equals the term: its own where it is plain, else one that is tied to it. */
  variable(term: Affine): number {
    if (isConstantAffine(term)) return this.constant(term.offset);
    if (term.scale === 1 && term.offset === 0) return term.variable;
    const key = `${term.variable} ${term.scale} ${term.offset}`;
    let image = this.#images.get(key);
    if (image === undefined) {
      image = this.store.add(domainOfValues(this.values(term)));
      this.#images.set(key, image);
      this.post(
        linearPropagator(this.store, {
          kind: 'linear',
          terms: [
            { coefficient: 1, variable: image as VarId },
            { coefficient: -term.scale, variable: term.variable },
          ],
          operator: 'eq',
          constant: term.offset,
          condition: undefined,
        }),
      );
    }
    return image;
  }
}

/** The values that a view can take, ascending. */
function valuesOf(view: View): readonly number[] {
  const values: number[] = [];
  const max = view.max();
  for (let value = view.min(); value < max; value = view.above(value)) values.push(value);
  values.push(max);
  return values;
}
