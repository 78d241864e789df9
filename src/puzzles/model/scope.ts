// What the names of a model mean: variables, and the labels of their values. Parameters come behind them.
import { codeOf, type Labels } from '../../analyse/expression/labels.ts';
import type { Lookup, Meaning, Scope } from '../../analyse/expression/scope.ts';
import { label } from '../../analyse/expression/type.ts';
import type { Word } from '../../syntax/expression/tree.ts';
import type { Parameters } from '../parameters.ts';

export class ModelScope implements Scope {
  readonly #variables = new Map<string, Meaning>();
  readonly #labels: readonly Labels[];
  readonly #parameters: Parameters;
  readonly #used = new Set<string>();

  constructor(labels: Iterable<Labels>, parameters: Parameters) {
    this.#labels = [...new Set(labels)];
    this.#parameters = parameters;
  }

  declare(name: string, meaning: Meaning): void {
    this.#variables.set(name, meaning);
  }

  declares(name: string): boolean {
    return this.#variables.has(name) || this.#label(name) !== undefined;
  }

  /** Whether an expression has spoken of a variable. */
  isUsed(name: string): boolean {
    return this.#used.has(name);
  }

  #label(text: string): Meaning | undefined {
    for (const labels of this.#labels) {
      const code = codeOf(labels, text);
      if (code !== undefined)
        return { type: label(labels), value: { kind: 'label', labels, code } };
    }
    return undefined;
  }

  /** A bare word is a variable, a parameter or a label; a quoted one a label, or a variable with such a name. */
  word({ text, quoted }: Word): Lookup {
    const known = quoted ? this.#label(text) : undefined;
    if (known) return known;
    const variable = this.#variables.get(text);
    if (variable) {
      this.#used.add(text);
      return variable;
    }
    return quoted || this.#parameters.get(text) ? undefined : this.#label(text);
  }

  *spellings(): Generator<string, void, undefined> {
    yield* this.#variables.keys();
    for (const { labels } of this.#labels) yield* labels;
  }
}
