// All peers.
import { answerSets } from './answer-sets.ts';
import { cadical, minisat, z3 } from './compiled.ts';
import { minizinc } from './minizinc.ts';
import type { Peer } from './peer.ts';
import { pythonScript, rubyScript } from './permutations.ts';
import { gnuProlog, swiProlog } from './prolog.ts';

export const peers: readonly Peer[] = [
  gnuProlog,
  swiProlog,
  minizinc,
  answerSets,
  minisat,
  cadical,
  z3,
  pythonScript,
  rubyScript,
];
