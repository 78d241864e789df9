// Which quantities are interchangeable: in every solution two of them can swap their values, and it is a solution still.
//
// Two that can be swapped, and one of them with a third: then all three can, since swaps make up each other. So a quantity
// is tried against one of each group that is known.
import { openModel } from '../answers/open-model.ts';
import { and, not } from '../model/construct.ts';
import { equalDomains } from '../model/domain.ts';
import type { VarId } from '../model/expression.ts';
import { judgeOf } from '../model/judge.ts';
import type { Assignment, Model } from '../model/model.ts';
import { renamed } from '../model/occurrences.ts';
import type { SolvingSettings } from '../solve.ts';
import { ask } from './ask.ts';

/**
 * The groups of two or more among some variables that are interchangeable, each proved.
 * @param known some solutions, by which most pairs are told apart without a proof
 * @throws Stopped
 */
export async function interchangeable(
  model: Model,
  variables: readonly VarId[],
  known: readonly Assignment[],
  settings: SolvingSettings,
): Promise<readonly (readonly VarId[])[]> {
  const swaps = new Swaps(model, known, settings);
  const groups: VarId[][] = [];
  for (const id of variables) {
    let own: VarId[] | undefined;
    for (const group of groups) {
      const [first] = group;
      if (first !== undefined && (await swaps.areFree(first, id))) own = group;
      if (own) break;
    }
    if (own) own.push(id);
    else groups.push([id]);
  }
  return groups.filter(({ length }) => length > 1);
}

class Swaps {
  readonly #model: Model;
  readonly #known: readonly Assignment[];
  readonly #settings: SolvingSettings;

  constructor(model: Model, known: readonly Assignment[], settings: SolvingSettings) {
    this.#model = model;
    this.#known = known;
    this.#settings = settings;
  }

  /** Whether two variables can swap their values in every solution. */
  async areFree(a: VarId, b: VarId): Promise<boolean> {
    const { variables, assertions } = this.#model;
    const [first, second] = [variables[a], variables[b]];
    if (!first || !second || first.type !== second.type) return false;
    if (!equalDomains(first.domain, second.domain)) return false;
    const swap = (id: VarId): VarId => (id === a ? b : id === b ? a : id);
    const judge = judgeOf(this.#model);
    const swapped = (at: Assignment): Assignment => at.map((_, id) => at[swap(id as VarId)] ?? 0);
    if (this.#known.some((at) => judge.verdict(swapped(at)))) return false;
    const others = assertions.flatMap(({ formula }) => {
      const other = renamed(formula, swap);
      return other === formula ? [] : [other];
    });
    return !(await this.#has(not(and(...others))));
  }

  /** Whether some solution is one of these. */
  async #has(formula: ReturnType<typeof not>): Promise<boolean> {
    const { assertions } = this.#model;
    const extra = { formula, span: undefined, words: 'the opposite', implicit: true };
    const model = { ...this.#model, assertions: [...assertions, extra], objective: undefined };
    const { session } = await openModel(model, this.#settings);
    await using open = session;
    const verdict = await ask(open, { signal: this.#settings.signal });
    return verdict.status === 'sat';
  }
}
