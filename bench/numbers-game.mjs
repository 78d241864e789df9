// The numbers game: the search beside the two classic recursions, and how many targets can be reached at all.
//
//   node bench/numbers-game.mjs draws [FILE]    all distinct solutions of each draw; without a file, of 200 random ones
//   node bench/numbers-game.mjs reachable       of all draws of television and all targets from 101 to 999
//
// A line of FILE is a JSON object with the numbers as "plates", the "target", and how near one can come as "closest".
import { load } from './translate.mjs';

const [what, file] = process.argv.slice(2);
const { runDraws } = await load('bench/numbers-game/draws.js');
const { runReachable } = await load('bench/numbers-game/reachable.js');
if (what === 'draws') process.exitCode = runDraws(file);
else if (what === 'reachable') process.exitCode = runReachable();
else {
  console.error('which: draws or reachable?');
  process.exitCode = 2;
}
