// The constraints of a session that can be switched on and off.
//
// A constraint on one variable becomes assumptions about its values, which any open solver takes as they are. Any other
// one gets a switch, a boolean that implies it: it is part of the problem once, and holds while the switch is assumed to
// be on. Only the first check after such a constraint is new opens the problem afresh.
import { type OpenedModel, openModel, type SolveSettings } from '../answers/open-model.ts';
import type { Assumption } from '../backends/backend.ts';
import { domainValues } from '../model/domain.ts';
import { meaningOfFormula } from '../model/evaluate.ts';
import type { VarId } from '../model/expression.ts';
import type { Assertion, Assignment, Model } from '../model/model.ts';
import { variablesOf } from '../puzzles/fields.ts';
import { selected, withSelectors } from '../queries/selectors.ts';

/** A variable with more values gets a switch instead of assumptions. */
const mostValues = 1000;

interface Part {
  readonly assertion: Assertion;
  /** What stands for it; undefined where it needs a switch. */
  readonly assumptions: readonly Assumption[] | undefined;
  /** Its switch in the problem that is open. */
  switch?: VarId | undefined;
}

interface Entry {
  readonly parts: readonly Part[];
  on: boolean;
}

type Answer<Key> =
  | { readonly status: 'sat'; readonly assignment: Assignment }
  | { readonly status: 'unsat'; readonly clash: readonly Key[] }
  | { readonly status: 'unknown' };

export class Switchboard<Key> {
  readonly #model: Model;
  readonly #settings: SolveSettings;
  readonly #entries = new Map<Key, Entry>();
  #opened: OpenedModel['session'] | undefined;

  constructor(model: Model, settings: SolveSettings) {
    this.#model = model;
    this.#settings = settings;
  }

  add(key: Key, assertions: readonly Assertion[]): void {
    const parts = assertions.map((assertion): Part => {
      return { assertion, assumptions: this.#assumptionsFor(assertion) };
    });
    this.#entries.set(key, { parts, on: true });
  }

  toggle(key: Key, on: boolean): void {
    const entry = this.#entries.get(key);
    if (entry) entry.on = on;
  }

  /** The assertions that hold at the moment. */
  active(): readonly Assertion[] {
    return [...this.#entries.values()].flatMap(({ on, parts }) =>
      on ? parts.map(({ assertion }) => assertion) : [],
    );
  }

  /** Checks the model with all that is on, and with some assumptions more. */
  async check(more: readonly Assumption[], signal: AbortSignal | undefined): Promise<Answer<Key>> {
    if (signal?.aborted) return { status: 'unknown' };
    const session = await this.#open();
    const origins = new Map<string, Key>();
    const assume = [...more];
    for (const [key, { on, parts }] of this.#entries) {
      if (!on) continue;
      for (const assumption of parts.flatMap(assumptionsOf)) {
        if (!origins.has(nameOf(assumption))) assume.push(assumption);
        origins.set(nameOf(assumption), key);
      }
    }
    const verdict = await session.check({ assume, signal });
    if (verdict.status !== 'unsat') return verdict;
    const keys = verdict.core.flatMap((assumption) => origins.get(nameOf(assumption)) ?? []);
    return { status: 'unsat', clash: [...new Set(keys)] };
  }

  async close(): Promise<void> {
    const session = this.#opened;
    this.#opened = undefined;
    await session?.[Symbol.asyncDispose]();
  }

  /** Assumptions that say the same as an assertion about one variable. */
  #assumptionsFor({ formula }: Assertion): readonly Assumption[] | undefined {
    const [id, another] = variablesOf(formula);
    const variable = id === undefined ? undefined : this.#model.variables[id];
    if (!variable || another !== undefined || variable.domain.size > mostValues) return undefined;
    const holds = meaningOfFormula(formula);
    const values = [...domainValues(variable.domain)];
    const good = values.filter((value) => {
      const at: number[] = [];
      at[variable.id] = value;
      return holds(at);
    });
    const [only, second] = good;
    if (only !== undefined && second === undefined) {
      return [{ variable: variable.id, value: only, equal: true }];
    }
    const kept = new Set(good);
    return values
      .filter((value) => !kept.has(value))
      .map((value) => ({ variable: variable.id, value, equal: false }));
  }

  /** The open problem, opened afresh if a part that is on has no switch in it yet. */
  async #open(): Promise<OpenedModel['session']> {
    const entries = [...this.#entries.values()];
    const isMissing = entries.some(
      ({ on, parts }) => on && parts.some((part) => !part.assumptions && part.switch === undefined),
    );
    if (this.#opened && !isMissing) return this.#opened;
    await this.close();
    const parts = entries.flatMap((entry) => entry.parts.filter((part) => !part.assumptions));
    const { model, selectors } = withSelectors(
      this.#model,
      parts.map(({ assertion }) => assertion),
      this.#model.assertions,
    );
    const keep = [...this.#model.variables.map(({ id }) => id), ...selectors];
    const { session } = await openModel(model, { ...this.#settings, keep });
    for (const [i, part] of parts.entries()) part.switch = selectors[i];
    this.#opened = session;
    return session;
  }
}

function assumptionsOf({ assumptions, switch: variable }: Part): readonly Assumption[] {
  if (assumptions) return assumptions;
  return variable === undefined ? [] : [selected(variable, 1)];
}

function nameOf({ variable, value, equal }: Assumption): string {
  return `${variable} ${value} ${equal}`;
}
