// What names mean in the constraints of a game: `value`, `distance` and `numbers`.
import type { Lookup, Scope } from '../../analyse/expression/scope.ts';
import { number } from '../../analyse/expression/type.ts';
import type { CircuitModel } from './circuit-model.ts';

export function countdownScope({ value, distance, numbers }: CircuitModel): Scope {
  const terms = new Map(Object.entries({ value, distance, numbers }));
  return {
    declares: (name) => terms.has(name),
    word({ text, quoted }): Lookup {
      const term = quoted ? undefined : terms.get(text);
      return term && { type: number, value: term };
    },
    spellings: () => terms.keys(),
  };
}
