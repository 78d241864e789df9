// What a session asks of a solver: the same of MiniSat, of one outside and of our own.
import { always, type Cnf, type Encoding, never, type SatLiteral } from '../../encode/index.ts';
import type { VarId } from '../../model/expression.ts';
import type { Assignment } from '../../model/model.ts';
import type { Statistics } from '../backend.ts';

/** Groups of literals, exactly one of each true in a model, that tell answers apart. */
export type Groups = readonly (readonly SatLiteral[])[];

/** An encoded problem with a solver. */
export interface Problem {
  readonly encoding: Encoding;
  /** Whether it is known to have no answer at all. */
  readonly isRefuted: boolean;
  /** How many conflicts the search has met. */
  readonly conflicts: number;
  readonly statistics: Statistics;
  /** A model in which all the literals are true; undefined if there is none. */
  solve(
    literals: readonly SatLiteral[],
    signal: AbortSignal | undefined,
  ): Promise<Uint8Array | undefined | 'stopped'>;
  /** Every model, one for each choice of the groups' literals. The problem stays what it is. */
  models(
    groups: Groups,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<Uint8Array, 'complete' | 'aborted', undefined>;
  /** Gives what the solver holds to others until there is another question. */
  pause(): Promise<void>;
  /** Stops the search, if there is one. */
  close(isBusy: boolean): Promise<void>;
}

/** The groups without what is known. */
export function openGroups(cnf: Cnf, groups: Groups): Groups {
  return groups
    .map((group) => group.map((literal) => cnf.value(literal)))
    .filter((group) => !group.includes(always))
    .map((group) => group.filter((literal) => literal !== never));
}

/** Excludes every answer that agrees with one on some variables. */
export function exclude(encoding: Encoding, keys: readonly VarId[], seen: Assignment): void {
  const same = keys.flatMap((id) => encoding.equalsAll(id, seen[id] as number));
  encoding.cnf.addAll(same.map((literal) => -literal));
}
