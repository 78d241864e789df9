// The native backend: puzzlec's own propagation engine and search, and its own solver of clauses where learning pays.
import { TooLarge } from '../../base/too-large.ts';
import { supports } from '../../engine/engine.ts';
import { flatten } from '../../lower/flatten.ts';
import type { Model } from '../../model/model.ts';
import { isForLearning } from '../auto.ts';
import type { Backend, OpenOptions, Session, TurnLengths } from '../backend.ts';
import { type OpenLearner, PortfolioSession } from './portfolio-session.ts';
import { NativeSession } from './session.ts';

function propagating(model: Model, { seed = 0, signal, memory }: OpenOptions): NativeSession {
  return new NativeSession(
    model,
    flatten(model, { supports, redundant: true, memory }),
    seed,
    signal,
  );
}

/** Work after which the other way of searching joins in, one to three seconds of it. */
const usualTurns: TurnLengths = { engine: 6_000_000, learner: 6_000_000 };

/** Propagation first, and learning beside it where an answer is long in coming. */
function portfolio(model: Model, options: OpenOptions): PortfolioSession {
  const openLearner: OpenLearner = async (turn, signal) => {
    const { openLearning } = await import('./learning.ts');
    return await openLearning(model, { ...options, signal }, turn);
  };
  const { turns = usualTurns, signal } = options;
  return new PortfolioSession(propagating(model, options), openLearner, turns, signal);
}

export const nativeBackend: Backend = {
  name: 'native',
  async open(model: Model, options: OpenOptions = {}): Promise<Session> {
    if (options.learning === false) return propagating(model, options);
    if (!(options.learning ?? isForLearning(model))) return portfolio(model, options);
    const { openTwofold } = await import('./twofold-session.ts');
    try {
      return await openTwofold(model, options, () => propagating(model, options));
    } catch (error) {
      // Propagation needs no clauses, and so may have room where they have none.
      if (error instanceof TooLarge) return propagating(model, options);
      throw error;
    }
  },
};
