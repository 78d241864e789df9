// Asking sessions for which an answer is needed to go on: being stopped is an exception there, caught where the query ends.
import { type OpenedModel, openModel } from '../answers/open-model.ts';
import type { Query, Session, Verdict } from '../backends/backend.ts';
import { TooLarge } from '../base/too-large.ts';
import type { VarId } from '../model/expression.ts';
import type { Model } from '../model/model.ts';
import type { SolvingSettings } from '../solve.ts';

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
 * Opens a model for many questions under assumptions. Where the backend is left to us it is sat, which learns from each of
 * them for the next one; native where that is too small for the model.
 */
export async function openForAssumptions(
  model: Model,
  keep: readonly VarId[],
  settings: SolvingSettings,
): Promise<OpenedModel> {
  const { backend = 'auto' } = settings;
  if (backend !== 'auto') return openModel(model, { ...settings, keep });
  try {
    return await openModel(model, { ...settings, keep, backend: 'sat' });
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    return openModel(model, { ...settings, keep, backend: 'native' });
  }
}
