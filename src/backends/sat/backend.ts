// The sat backend: a model is flattened, encoded as clauses, and given to MiniSat in a worker thread.
import type { Model } from '../../model/model.ts';
import type { Backend, OpenOptions, Session } from '../backend.ts';
import { openSession } from '../clauses/open.ts';
import { MiniSatProblem } from './problem.ts';

export const satBackend: Backend = {
  name: 'sat',
  open(model: Model, options: OpenOptions = {}): Promise<Session> {
    const { seed = 0, memory } = options;
    return openSession(model, options, (encoding) => new MiniSatProblem(encoding, seed, memory));
  },
};
