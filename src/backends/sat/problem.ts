// An encoded problem with MiniSat for it: questions are sets of literals that are to be true.
import { always, type Cnf, type Encoding, never, type SatLiteral } from '../../encode/index.ts';
import type { Statistics } from '../backend.ts';
import type { Groups, Problem } from '../clauses/questions.ts';
import { models } from './enumeration.ts';
import { Solver } from './solver.ts';

export class MiniSatProblem implements Problem {
  readonly encoding: Encoding;
  readonly #solver: Solver;
  /** For a literal a variable that implies it, so that it can be assumed. */
  readonly #proxies = new Map<SatLiteral, number>();
  #isRefuted = false;

  /** @param memory bytes that the whole process may take */
  constructor(encoding: Encoding, seed: number, memory?: number) {
    this.encoding = encoding;
    this.#solver = new Solver(encoding.cnf, seed, memory);
  }

  get isRefuted(): boolean {
    return this.#isRefuted || this.encoding.cnf.contradiction;
  }

  get conflicts(): number {
    return this.#solver.host.counters.conflicts;
  }

  get statistics(): Statistics {
    const { cnf } = this.encoding;
    const { host, checks } = this.#solver;
    return {
      variables: cnf.variables,
      clauses: cnf.count,
      checks,
      ...host.counters,
      'heap MiB': host.heapBytes / 2 ** 20,
    };
  }

  async solve(
    literals: readonly SatLiteral[],
    signal: AbortSignal | undefined,
  ): Promise<Uint8Array | undefined | 'stopped'> {
    const { cnf } = this.encoding;
    const wanted = literals.filter((literal) => cnf.value(literal) !== always);
    if (this.isRefuted || wanted.some((literal) => cnf.value(literal) === never)) return undefined;
    if (isTrivial(cnf)) return trivialModel(cnf, wanted);
    const isJoint = wanted.length > 1;
    const assumption = isJoint ? cnf.fresh() : this.#proxy(wanted[0]);
    if (isJoint) for (const literal of wanted) cnf.add(-assumption, literal);
    const reply = await this.#solver.solve(assumption, signal);
    if (isJoint) cnf.add(-assumption);
    if (reply.kind === 'stopped') return 'stopped';
    if (reply.isRefuted) this.#isRefuted = true;
    return reply.model;
  }

  /** A variable that implies the literal; 0 for none. */
  #proxy(literal: SatLiteral | undefined): number {
    if (literal === undefined) return 0;
    if (literal > 0) return literal;
    const known = this.#proxies.get(literal);
    if (known !== undefined) return known;
    const { cnf } = this.encoding;
    const proxy = cnf.fresh();
    cnf.add(-proxy, literal);
    this.#proxies.set(literal, proxy);
    return proxy;
  }

  async *models(
    groups: Groups,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<Uint8Array, 'complete' | 'aborted', undefined> {
    if (groups.length > 0) return yield* models(this.encoding.cnf, this.#solver, groups, signal);
    const only = await this.solve([], signal);
    if (only === 'stopped') return 'aborted';
    if (only) yield only;
    return 'complete';
  }

  async pause(): Promise<void> {
    await this.#solver.pause();
  }

  async close(isBusy: boolean): Promise<void> {
    await this.#solver.close(isBusy);
  }
}

/** Whether all clauses are units. */
function isTrivial({ length, count }: Cnf): boolean {
  return length === 2 * count;
}

/** A model of unit clauses in which some literals, none of which they decide, are true; undefined if two are opposite. */
function trivialModel(cnf: Cnf, wanted: readonly SatLiteral[]): Uint8Array | undefined {
  const model = new Uint8Array(cnf.variables + 1);
  if (wanted.some((literal) => wanted.includes(-literal))) return undefined;
  for (const literal of [...cnf.clauses(), ...wanted]) if (literal > 0) model[literal] = 1;
  return model;
}
