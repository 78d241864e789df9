// The z3 backend: a model becomes clauses or a script of SMT-LIB, and is given to Z3 in a worker thread.
import type { Model } from '../../model/model.ts';
import type { Backend, OpenOptions, Session } from '../backend.ts';
import { formulate } from './formulation.ts';
import { Z3Session } from './session.ts';
import { Solver } from './solver.ts';

export const z3Backend: Backend = {
  name: 'z3',
  /** @throws BackendUnavailable when Z3 cannot be loaded. */
  async open(model: Model, options: OpenOptions = {}): Promise<Session> {
    const { signal, memory } = options;
    const problem = await formulate(model, options);
    const solver = problem && new Solver(problem, memory);
    if (!problem?.isRefuted) await solver?.load(signal);
    return new Z3Session(problem, solver);
  },
};
