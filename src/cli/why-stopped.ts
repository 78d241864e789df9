// Why a search ended, for people.
import type { Outcome } from '../answers/solution.ts';

/** Why there is no more, for people. */
export function whyStopped(outcome: Outcome): string {
  const reasons: { readonly [O in Outcome]: string } = {
    complete: 'everything was searched',
    limit: 'the limit was reached',
    timeout: 'the time limit was reached',
    interrupted: 'interrupted',
  };
  return reasons[outcome];
}
