// What names mean in the constraints of an alphametic: a letter is its digit, a word its number.
import type { Lookup, Scope } from '../../analyse/expression/scope.ts';
import { number } from '../../analyse/expression/type.ts';
import type { Quantity } from '../../analyse/expression/value.ts';
import type { Word as WordNode } from '../../syntax/expression/tree.ts';
import type { Parameters } from '../parameters.ts';
import type { Glossary } from './glossary.ts';

/** The names of a puzzle as constraints, objectives and the command line use them. */
export class NameScope implements Scope {
  readonly #glossary: Glossary;
  readonly #parameters: Parameters;

  constructor(glossary: Glossary, parameters: Parameters) {
    this.#glossary = glossary;
    this.#parameters = parameters;
  }

  #value(text: string): Quantity | undefined {
    const { letters } = this.#glossary;
    return letters.find(text)?.variable ?? this.#glossary.find(text)?.word.value;
  }

  /** Only what the author spells like that: `OR` as a word of the puzzle leaves `or` its meaning. */
  declares(name: string): boolean {
    const written = this.#glossary.letters.all.some(({ spellings }) => spellings.has(name));
    return written || this.#glossary.isSpelled(name);
  }

  /** A parameter wins over a letter that only the case makes the same. */
  word({ text, quoted }: WordNode): Lookup {
    const isParameter = !quoted && this.#parameters.get(text) !== undefined;
    if (isParameter && !this.declares(text)) return undefined;
    const value = this.#value(text);
    return value === undefined ? undefined : { type: number, value };
  }

  *spellings(): Generator<string, void, undefined> {
    for (const { name } of this.#glossary.letters.all) yield name;
    for (const { name } of this.#glossary.named) yield name;
  }
}
