// A session of puzzlec's own solver that learns.
import type { Model } from '../../model/model.ts';
import type { OpenOptions } from '../backend.ts';
import { openSession } from '../clauses/open.ts';
import type { SatSession } from '../clauses/session.ts';
import { LearningProblem } from './learning-problem.ts';
import type { Turn } from './turns.ts';

/**
 * Encodes the model.
 * @param turn where another one searches too: what of it this one may do
 * @throws TooLarge where the clauses are more than fit
 */
export function openLearning(model: Model, options: OpenOptions, turn?: Turn): Promise<SatSession> {
  const { seed = 0 } = options;
  return openSession(model, options, (encoding) => new LearningProblem(encoding, seed, turn));
}
