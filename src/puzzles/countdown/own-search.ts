// The search made for the game as the family offers it: assignments of the model, one for each normal form.
import { setImmediate } from 'node:timers/promises';
import { clock } from '../../base/clock.ts';
import type { OwnSearch } from '../puzzle.ts';
import { arithmeticOf } from './arithmetic.ts';
import type { Game } from './game.ts';
import { type Accept, Search } from './search.ts';
import type { Solutions } from './solutions.ts';

/** How long one may work before the event loop gets a turn. */
const sliceMs = 10;

/** @param accept whether a value made of so many numbers is a solution; undefined: the nearest values are */
export function ownSearch(game: Game, solutions: Solutions, accept: Accept | undefined): OwnSearch {
  return async function* search(signal) {
    let began = clock.now();
    for (const form of new Search(game, arithmeticOf(game), accept).run()) {
      if (form) yield solutions.assignmentOf(form);
      if (clock.now() - began < sliceMs) continue;
      await setImmediate();
      if (signal?.aborted) return;
      began = clock.now();
    }
  };
}
