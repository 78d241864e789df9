// Why a search ended, for people.
import type { Outcome } from '../answers/solution.ts';

/** Why there is no more, where solutions are listed or counted. */
export function whyStopped(outcome: Outcome): string {
  const reasons: { readonly [O in Outcome]: string } = {
    complete: 'everything was searched',
    limit: 'the limit was reached',
    timeout: 'the time limit was reached',
    interrupted: 'interrupted',
  };
  return reasons[outcome];
}

/** Why there is no answer to a question that has no limit of a number. */
export function whyUndecided(outcome: Outcome): string {
  return outcome === 'limit' ? 'the backend gave up, or the memory is full' : whyStopped(outcome);
}
