// Which values variables have in solutions, with as few questions as will do.
import { type Domain, domainValues } from '../model/domain.ts';
import type { VarId } from '../model/expression.ts';
import type { Assignment } from '../model/model.ts';

/** That a variable has a value. */
export interface Candidate {
  readonly variable: VarId;
  readonly value: number;
}

/** A solution, if there is one. */
export type Found =
  | { readonly status: 'sat'; readonly assignment: Assignment }
  | { readonly status: 'unsat' | 'unknown' };

export interface Oracle {
  /** A solution with a candidate: quick, as the solver is at hand. */
  one(candidate: Candidate): Promise<Found>;
  /** A solution with at least one of some candidates: a search of its own. */
  any(candidates: readonly Candidate[]): Promise<Found>;
}

/** After so many times more questions in vain comes the next search for all that are left. */
const growth = 4;

class Seen {
  readonly values: ReadonlyMap<VarId, Set<number>>;

  constructor(ids: Iterable<VarId>) {
    this.values = new Map([...ids].map((id) => [id, new Set<number>()]));
  }

  has({ variable, value }: Candidate): boolean {
    return this.values.get(variable)?.has(value) === true;
  }

  /** Takes down what a solution says; others are no solutions. */
  note(found: Found): void {
    if (found.status !== 'sat') return;
    for (const [id, values] of this.values) values.add(found.assignment[id] ?? Number.NaN);
  }
}

/**
 * The values of each variable; undefined when a question was stopped. Each solution tells something of all variables, so
 * only values that were in none are asked for. After some questions in vain a search for all that are left is worth its
 * time: mostly it ends the matter.
 */
export async function possibleValues(
  domains: ReadonlyMap<VarId, Domain>,
  oracle: Oracle,
): Promise<ReadonlyMap<VarId, ReadonlySet<number>> | undefined> {
  const seen = new Seen(domains.keys());
  const candidates = [...domains].flatMap(([variable, domain]) =>
    [...domainValues(domain)].map((value): Candidate => ({ variable, value })),
  );
  let inVain = 0;
  let patience = 1;
  for (const [i, candidate] of candidates.entries()) {
    if (seen.has(candidate)) continue;
    const found = await oracle.one(candidate);
    if (found.status === 'unknown') return undefined;
    seen.note(found);
    if (found.status === 'sat' || ++inVain < patience) continue;
    const left = candidates.slice(i + 1).filter((each) => !seen.has(each));
    const any = await oracle.any(left);
    if (any.status === 'unknown') return undefined;
    if (any.status === 'unsat') break;
    seen.note(any);
    patience *= growth;
  }
  return seen.values;
}
