// The native backend: puzzlec's own propagation engine and search, and its own solver of clauses where learning pays.
import { TooLarge } from '../../base/too-large.ts';
import { supports } from '../../engine/engine.ts';
import { flatten } from '../../lower/flatten.ts';
import type { Model } from '../../model/model.ts';
import { isForLearning } from '../auto.ts';
import type { Backend, OpenOptions, Session } from '../backend.ts';
import { NativeSession } from './session.ts';

function propagating(model: Model, { seed = 0, signal, memory }: OpenOptions): NativeSession {
  return new NativeSession(
    model,
    flatten(model, { supports, redundant: true, memory }),
    seed,
    signal,
  );
}

export const nativeBackend: Backend = {
  name: 'native',
  async open(model: Model, options: OpenOptions = {}): Promise<Session> {
    const { learning = isForLearning(model) } = options;
    if (!learning) return propagating(model, options);
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
