// Asking a session for which an answer is needed to go on: being stopped is an exception there, caught where the query ends.
import type { Query, Session, Verdict } from '../backends/backend.ts';

/** Thrown where a search was stopped before its answer was known. */
export class Stopped extends Error {}

/**
 * The verdict of a session, which is not `unknown`.
 * @throws Stopped
 */
export async function ask(
  session: Session,
  query: Query,
): Promise<Exclude<Verdict, { readonly status: 'unknown' }>> {
  const verdict = await session.check(query);
  if (verdict.status === 'unknown') throw new Stopped();
  return verdict;
}
