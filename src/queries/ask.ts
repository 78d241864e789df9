// Asking sessions for which an answer is needed to go on: being stopped is an exception there, caught where the query ends.
import { isRefusal, openModel } from '../answers/open-model.ts';
import type { BackendName, Query, Session, Verdict } from '../backends/backend.ts';
import type { VarId } from '../model/expression.ts';
import type { Model } from '../model/model.ts';
import type { SolvingSettings } from '../solve.ts';
import { Relay } from './relay.ts';

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

/**
 * Opens a model for many questions under assumptions. Where the backend is left to us it is native, which needs no start
 * and is quick with easy ones. At the first hard question z3 takes over, which learns from each for the next one and says
 * itself which assumptions clash; sat where z3 does not start or is too small.
 */
export async function openForAssumptions(
  model: Model,
  keep: readonly VarId[],
  settings: SolvingSettings,
): Promise<Session> {
  const { backend = 'auto' } = settings;
  const on = async (name: BackendName): Promise<Session> =>
    (await openModel(model, { ...settings, keep, backend: name })).session;
  if (backend !== 'auto') return on(backend);
  return new Relay(await on('native'), async () => {
    for (const name of ['z3', 'sat'] as const) {
      try {
        return await on(name);
      } catch (error) {
        if (!isRefusal(error)) throw error;
      }
    }
    return undefined;
  });
}
