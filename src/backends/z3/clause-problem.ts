// A model as the clauses of the encoder.
import type { Integer } from '../../base/integer.ts';
import { always, type Encoding, never, type SatLiteral } from '../../encode/index.ts';
import { printClauses } from '../../encode/smt2/print-script.ts';
import type { VarId } from '../../model/expression.ts';
import type { Assignment, Model } from '../../model/model.ts';
import type { Assumption, Statistics } from '../backend.ts';
import type { Question } from './messages.ts';
import type { CostFunction, Literal, Problem, Telling } from './problem.ts';

/** Encodes the model again for costs within a range; undefined if the signal is aborted first. */
export type Narrow = (
  low: number,
  high: number,
  signal?: AbortSignal,
) => Promise<Encoding | undefined>;

export class ClauseProblem implements Problem {
  readonly #model: Model;
  readonly #encoding: Encoding;
  readonly #seed: number;
  readonly #narrow: Narrow;
  readonly #blocked: { readonly keys: readonly VarId[]; readonly seen: Assignment }[] = [];
  readonly objective: CostFunction | undefined;

  constructor(model: Model, encoding: Encoding, seed: number, narrow: Narrow) {
    this.#model = model;
    this.#encoding = encoding;
    this.#seed = seed;
    this.#narrow = narrow;
    this.objective = costFunction(encoding);
  }

  get isRefuted(): boolean {
    return this.#encoding.cnf.contradiction;
  }

  get stats(): Statistics {
    const { variables, count } = this.#encoding.cnf;
    return { logic: 'QF_FD', variables, clauses: count };
  }

  /** What is known counts the array of clauses, and 1 for the solver itself. */
  tellFrom(known: number): Telling {
    const { cnf } = this.#encoding;
    const questions: Question[] =
      known === 0 ? [{ kind: 'open', logic: 'QF_FD', seed: this.#seed }] : [];
    questions.push({ kind: 'booleans', count: cnf.variables });
    const clauses = cnf.clauses(Math.max(0, known - 1));
    if (clauses.length > 0) questions.push({ kind: 'clauses', clauses });
    return { questions, known: cnf.length + 1 };
  }

  literal({ variable, value, equal }: Assumption): Literal {
    const literal = this.#encoding.equals(variable, value);
    return valued(this.#encoding, equal ? literal : -literal);
  }

  block(keys: readonly VarId[], seen: Assignment): void {
    this.#blocked.push({ keys, seen });
    const same = keys.flatMap((id) => this.#encoding.equalsAll(id, seen[id] ?? Number.NaN));
    this.#encoding.cnf.addAll(same.map((literal) => -literal));
  }

  async within(
    low: Integer,
    high: Integer,
    signal?: AbortSignal,
  ): Promise<ClauseProblem | undefined> {
    const encoding = await this.#narrow(Number(low), Number(high), signal);
    if (!encoding) return undefined;
    const narrower = new ClauseProblem(this.#model, encoding, this.#seed, this.#narrow);
    for (const { keys, seen } of this.#blocked) narrower.block(keys, seen);
    return narrower;
  }

  print(): string {
    return printClauses(this.#model, this.#encoding);
  }

  read(values: ArrayLike<number>): Assignment {
    return this.#encoding.read(values, this.#model.variables.length);
  }
}

/** The literal, or the constant that the clauses have made it. */
function valued({ cnf }: Encoding, literal: SatLiteral): Literal {
  const value = cnf.value(literal);
  return value === always || (value === never ? false : value);
}

function costFunction(encoding: Encoding): CostFunction | undefined {
  if (!encoding.flat.objective || encoding.cnf.contradiction) return undefined;
  const { cost } = encoding;
  return {
    least: cost.min,
    greatest: cost.max,
    costOf: (values) => cost.read(values),
    atMost: (bound) => valued(encoding, cost.atMost(Number(bound))),
  };
}
