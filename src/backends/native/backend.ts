// The native backend: puzzlec's own propagation engine and search.
import { supports } from '../../engine/engine.ts';
import { flatten } from '../../lower/flatten.ts';
import type { Model } from '../../model/model.ts';
import type { Backend, OpenOptions, Session } from '../backend.ts';
import { NativeSession } from './session.ts';

export const nativeBackend: Backend = {
  name: 'native',
  async open(model: Model, { seed = 0, signal }: OpenOptions = {}): Promise<Session> {
    return new NativeSession(model, flatten(model, { supports, redundant: true }), seed, signal);
  },
};
