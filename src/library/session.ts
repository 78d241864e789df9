// A session that stays: constraints are added and taken back, and the model is asked again without starting over.
import { decoderOf, type Outcome, outcomeOfAbort, type Solution } from '../answers/solution.ts';
import { boolean, constant, eq, not, or, variable } from '../model/construct.ts';
import type { Domain } from '../model/domain.ts';
import { meaningOfTerm } from '../model/evaluate.ts';
import type { IntExpr, VarId } from '../model/expression.ts';
import type { Assertion, Assignment } from '../model/model.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { type SolvingSettings, solutions, solve } from '../solve.ts';
import { LabelTerm } from './label-term.ts';
import type { Posed } from './posed.ts';
import { type Candidate, type Found, possibleValues } from './possible-values.ts';
import { PuzzleError } from './puzzle-error.ts';
import { Switchboard } from './switchboard.ts';
import { Formula, type IntTerm, type Logical } from './terms.ts';

/** What was added to a session by one call, and can be taken back. */
export class Added {
  /** How it is called: the texts, or the s-expressions of formulas. */
  readonly words: string;
  readonly #toggle: (on: boolean) => void;

  /** @internal */
  constructor(words: string, toggle: (on: boolean) => void) {
    this.words = words;
    this.#toggle = toggle;
  }

  /** Takes it back; nothing happens where that was done before. */
  retract(): void {
    this.#toggle(false);
  }

  /** Makes it hold again after {@link retract}. */
  restore(): void {
    this.#toggle(true);
  }
}

/** An answer of a session. */
export interface SessionResult<V> {
  /** `unknown`: the signal stopped it. */
  readonly status: 'sat' | 'unsat' | 'optimal' | 'unknown';
  readonly solution: Solution<V> | undefined;
  /** Of an unsatisfiable question: some of what was added that cannot hold together; none if the model alone cannot. */
  readonly clash: readonly Added[];
  readonly outcome: Outcome;
}

/** Whether there is one solution only. */
export interface SessionUniqueness<V> {
  readonly status: 'unique' | 'multiple' | 'unsat' | 'unknown';
  /** None, the only one, or two different ones. */
  readonly solutions: readonly Solution<V>[];
}

/** A variable whose values are asked for. */
export type Asked = IntTerm | Formula | LabelTerm;

/** What a variable can still be. */
export type ValuesOfTerm<T> =
  T extends LabelTerm<infer Label> ? Label : T extends Formula ? boolean : number;

/**
 * A model with constraints that come and go: what a puzzle editor needs at each click. What is about one variable (a
 * digit put into a cell, a candidate crossed out) is taken in and back at no cost; what is about several is compiled in
 * when it is asked for the first time after it was added, and is free to be taken back and restored from then on. With
 * an objective each question starts afresh.
 *
 * Questions wait for each other. Disposing ends the solver.
 *
 * @example
 * await using session = model.session();
 * const seven = session.add(cell.eq(7));
 * if ((await session.solve()).status === 'unsat') seven.retract();
 * const [candidates] = await session.possible([cell]) ?? [];
 */
export class ModelSession<V> implements AsyncDisposable {
  readonly #posed: Posed<V>;
  readonly #puzzle: Puzzle;
  readonly #read: (statements: readonly (Logical | string)[]) => readonly Assertion[];
  readonly #settings: SolvingSettings;
  readonly #board: Switchboard<Added>;
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;

  /** @internal */
  constructor(
    posed: Posed<V>,
    read: (statements: readonly (Logical | string)[]) => readonly Assertion[],
    settings: SolvingSettings = {},
  ) {
    this.#posed = posed;
    this.#puzzle = posed.puzzle();
    this.#read = read;
    this.#settings = settings;
    this.#board = new Switchboard(this.#puzzle.model, settings);
  }

  /**
   * Adds what is to hold from the next question on.
   * @throws {@link PuzzleError} for a text that cannot be read, or a formula of another model
   */
  add(...statements: readonly (Logical | string)[]): Added {
    const assertions = this.#read(statements);
    const words = assertions.map((each) => each.words).join('; ');
    const added = new Added(words, (on) => this.#board.toggle(added, on));
    this.#board.add(added, assertions);
    return added;
  }

  /** One solution, or the optimum, with all that holds at the moment. */
  solve(settings: { readonly signal?: AbortSignal } = {}): Promise<SessionResult<V>> {
    return this.#exclusively(async () => {
      if (this.#puzzle.model.objective) return this.#optimum(settings.signal);
      const verdict = await this.#board.check([], settings.signal);
      if (verdict.status === 'sat') return this.#found(verdict.assignment);
      const solution = undefined;
      if (verdict.status === 'unsat') {
        return { status: 'unsat', solution, clash: verdict.clash, outcome: 'complete' };
      }
      return { status: 'unknown', solution, clash: [], outcome: outcomeOfAbort(settings.signal) };
    });
  }

  /** Whether there is exactly one solution with all that holds at the moment; an objective does not count here. */
  unique(settings: { readonly signal?: AbortSignal } = {}): Promise<SessionUniqueness<V>> {
    return this.#exclusively(async () => {
      // One search for two solutions takes less than a question about each variable.
      const stream = solutions(this.#asked([]), { ...this.#settings, ...settings, limit: 2 });
      const found: Solution<V>[] = [];
      for await (const each of stream) found.push(each as Solution<V>);
      if (found.length === 2) return { status: 'multiple', solutions: found };
      const decided = found.length === 1 ? 'unique' : 'unsat';
      const status = (await stream.outcome) === 'complete' ? decided : 'unknown';
      return { status, solutions: found };
    });
  }

  /**
   * For each of some variables the values that it has in at least one solution, in order; undefined when stopped before
   * that was clear.
   * @throws {@link PuzzleError} for a term that is no variable
   */
  possible<const Terms extends readonly Asked[]>(
    terms: Terms,
    settings: { readonly signal?: AbortSignal } = {},
  ): Promise<{ readonly [I in keyof Terms]: readonly ValuesOfTerm<Terms[I]>[] } | undefined> {
    const variables = terms.map((term) => this.#variableOf(term));
    return this.#exclusively(async () => {
      const domains = new Map(variables.map(({ id }) => [id, this.#domainOf(id)]));
      const { signal } = settings;
      const seen = await possibleValues(domains, {
        one: (candidate) => this.#board.check([{ ...candidate, equal: true }], signal),
        any: (candidates) => this.#anyOf(candidates, signal),
      });
      const found = variables.map(({ id, say }) =>
        [...(seen?.get(id) ?? [])].sort((a, b) => a - b).map(say),
      );
      return (
        seen &&
        (found as unknown as { readonly [I in keyof Terms]: readonly ValuesOfTerm<Terms[I]>[] })
      );
    });
  }

  /** A solution with at least one of some candidates. */
  async #anyOf(candidates: readonly Candidate[], signal: AbortSignal | undefined): Promise<Found> {
    const { variables } = this.#puzzle.model;
    const formulas = candidates.map(({ variable: id, value }) => {
      if (variables[id]?.type === 'integer') return eq(variable(id), constant(value));
      return value === 1 ? boolean(id) : not(boolean(id));
    });
    const extra = { formula: or(...formulas), span: undefined, words: '', implicit: true };
    const asked = this.#asked([extra]);
    const { status, solution } = await solve(asked, { ...this.#settings, signal });
    if (solution) return { status: 'sat', assignment: solution.assignment };
    return { status: status === 'unsat' ? 'unsat' : 'unknown' };
  }

  /** The puzzle with all that holds at the moment, and more, without its objective. */
  #asked(more: readonly Assertion[]): Puzzle {
    const { model } = this.#puzzle;
    const assertions = [...model.assertions, ...this.#board.active(), ...more];
    return { ...this.#puzzle, model: { ...model, assertions, objective: undefined } };
  }

  /** Ends the solver. Allowed twice; nothing can be asked afterwards. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    await this.#board.close();
  }

  #domainOf(id: VarId): Domain {
    const variable = this.#puzzle.model.variables[id];
    if (!variable) throw new PuzzleError('this belongs to another model');
    return variable.domain;
  }

  /** The variable that a term is, and how its values are called. */
  #variableOf(term: Asked): { readonly id: VarId; readonly say: (value: number) => unknown } {
    const { expression, owner } = term;
    const isVariable = expression.kind === 'variable' || expression.kind === 'boolean';
    if (!isVariable || owner !== this.#posed) {
      throw new PuzzleError('only variables of the model can be asked for their values');
    }
    if (term instanceof Formula) return { id: expression.id, say: (value) => value === 1 };
    if (!(term instanceof LabelTerm)) return { id: expression.id, say: (value) => value };
    const place = meaningOfTerm(term.index().expression as IntExpr);
    return {
      id: expression.id,
      say(value) {
        const at: number[] = [];
        at[expression.id] = value;
        return term.labels[Number(place(at))];
      },
    };
  }

  #decode(assignment: Assignment): Solution<V> {
    return decoderOf(this.#puzzle)(assignment) as unknown as Solution<V>;
  }

  #found(assignment: Assignment): SessionResult<V> {
    const solution = this.#decode(assignment);
    return { status: 'sat', solution, clash: [], outcome: 'complete' };
  }

  async #optimum(signal: AbortSignal | undefined): Promise<SessionResult<V>> {
    const { objective } = this.#puzzle.model;
    const puzzle = this.#asked([]);
    const asked = { ...puzzle, model: { ...puzzle.model, objective } };
    const { status, solution, outcome } = await solve(asked, { ...this.#settings, signal });
    return { status, solution: solution as Solution<V> | undefined, clash: [], outcome };
  }

  /** One question after another: a solver answers one at a time. */
  #exclusively<T>(ask: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(() => {
      if (this.#closed) throw new PuzzleError('the session is closed');
      return ask();
    });
    this.#last = mine.catch(() => {});
    return mine;
  }
}
