// An encoded problem with puzzlec's own solver that learns, in this thread.
import { always, type Encoding, never, type SatLiteral } from '../../encode/index.ts';
import { ClauseSolver } from '../../engine/learning/clause-solver.ts';
import type { Statistics } from '../backend.ts';
import type { Groups, Problem } from '../clauses/questions.ts';
import { Pace } from './pace.ts';
import { Random } from './random.ts';
import type { Turn } from './turns.ts';

/** From a literal of a CNF to one of the solver. */
const own = (literal: SatLiteral): number =>
  literal > 0 ? 2 * (literal - 1) : 2 * (-literal - 1) + 1;

export class LearningProblem implements Problem {
  readonly encoding: Encoding;
  readonly #solver = new ClauseSolver();
  /** How much of the clauses the solver has. */
  #told = 0;
  #checks = 0;
  readonly #closed = new AbortController();
  readonly #turn: Turn | undefined;

  /** Other seeds break ties otherwise. @param turn where another one searches too: what of it this one may do */
  constructor(encoding: Encoding, seed: number, turn?: Turn) {
    this.encoding = encoding;
    this.#turn = turn;
    const { variables } = encoding.cnf;
    this.#solver.reserve(variables);
    const random = new Random(seed);
    if (seed === 0) return;
    for (let i = 0; i < variables; i++) this.#solver.start(i, random.below(1000) / 1000);
  }

  get isRefuted(): boolean {
    return this.#solver.isRefuted || this.encoding.cnf.contradiction;
  }

  get conflicts(): number {
    return this.#solver.conflicts;
  }

  get statistics(): Statistics {
    const { variables, count } = this.encoding.cnf;
    const { conflicts, decisions, propagations, restarts } = this.#solver;
    return {
      variables,
      clauses: count,
      checks: this.#checks,
      conflicts,
      decisions,
      propagations,
      restarts,
    };
  }

  async solve(
    literals: readonly SatLiteral[],
    signal: AbortSignal | undefined,
  ): Promise<Uint8Array | undefined | 'stopped'> {
    const { cnf } = this.encoding;
    const wanted = literals.map((literal) => cnf.value(literal));
    if (this.isRefuted || wanted.includes(never)) return undefined;
    return await this.#model(
      wanted.filter((literal) => literal !== always),
      this.#pace(signal),
    );
  }

  /** A model in which some literals are true. */
  async #model(
    literals: readonly SatLiteral[],
    pace: Pace,
  ): Promise<Uint8Array | undefined | 'stopped'> {
    this.#checks++;
    this.#tell();
    this.#solver.assume(literals.map(own));
    return await this.#search(pace);
  }

  async #search(pace: Pace): Promise<Uint8Array | undefined | 'stopped'> {
    for (;;) {
      if (pace.isAborted()) return 'stopped';
      pace.grant();
      const outcome = this.#solver.run();
      if (outcome === 'sat') return this.#read();
      if (outcome === 'unsat') return undefined;
      await pace.rest();
    }
  }

  #read(): Uint8Array {
    const { variables } = this.encoding.cnf;
    const model = new Uint8Array(variables + 1);
    for (let i = 0; i < variables; i++) if (this.#solver.isTrue(i)) model[i + 1] = 1;
    return model;
  }

  /** Gives the solver the clauses that it does not have yet. */
  #tell(): void {
    const { cnf } = this.encoding;
    this.#solver.reserve(cnf.variables);
    const array = cnf.clauses(this.#told);
    let clause: number[] = [];
    for (const literal of array) {
      if (literal !== 0) {
        clause.push(own(literal));
        continue;
      }
      this.#solver.add(clause);
      clause = [];
    }
    this.#told = cnf.length;
  }

  async *models(
    groups: Groups,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<Uint8Array, 'complete' | 'aborted', undefined> {
    const { cnf } = this.encoding;
    const pace = this.#pace(signal);
    // What is excluded is so only while this literal is assumed.
    const activation = cnf.fresh();
    try {
      let model = await this.#model([activation], pace);
      for (;;) {
        if (model === 'stopped') return 'aborted';
        if (!model) return 'complete';
        const found = model;
        yield found;
        const chosen = groups.map((group) => group.find((literal) => isTrue(found, literal)));
        const known = chosen.filter((literal) => literal !== undefined);
        this.#solver.exclude([activation, ...known].map((literal) => own(literal) ^ 1));
        model = this.isRefuted ? undefined : await this.#search(pace);
      }
    } finally {
      cnf.add(-activation);
    }
  }

  async pause(): Promise<void> {}

  async close(): Promise<void> {
    this.#closed.abort();
  }

  #pace(signal: AbortSignal | undefined): Pace {
    return new Pace(this.#solver, [signal, this.#closed.signal], this.#turn);
  }
}

function isTrue(model: Uint8Array, literal: SatLiteral): boolean {
  return literal > 0 ? model[literal] === 1 : model[-literal] === 0;
}
