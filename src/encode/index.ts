// What the backends and the command line use of the encoder.

export { Cnf } from './cnf.ts';
export { dimacsOf, dimacsOfClauses } from './dimacs.ts';
export { Encoding, encode, encodingInSteps } from './encoding.ts';
export { supports } from './globals/index.ts';
export { always, never, type SatLiteral, type SatModel } from './literal.ts';
export {
  decodeSatOutput,
  type OutsideVerdict,
  readSatOutput,
  type SatOutput,
} from './sat-output.ts';
