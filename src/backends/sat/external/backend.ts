// The external backend: an installed SAT solver is given the clauses of the sat backend.
import type { Model } from '../../../model/model.ts';
import type { Backend, OpenOptions, Session } from '../../backend.ts';
import { openSession } from '../../clauses/open.ts';
import { ExternalProblem } from './problem.ts';

/**
 * A backend that runs a command for each question.
 * @param command the program and its arguments, at least one word. `%s` stands for the name of the file with the clauses
 *   (at the end where it does not occur), `%o` for one that the solver is to write its result to.
 */
export function externalBackend(command: readonly string[]): Backend {
  return {
    name: 'external',
    open: (model: Model, options: OpenOptions = {}): Promise<Session> =>
      openSession(model, options, (encoding) => new ExternalProblem(encoding, command)),
  };
}
