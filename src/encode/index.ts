// What the backends and the command line use of the encoder.

export { Cnf, inPart, type LargestPart } from './cnf.ts';
export { dimacsOf } from './dimacs.ts';
export { Encoding, encode, encodingInSteps } from './encoding.ts';
export { supports } from './globals/index.ts';
export { always, never, type SatLiteral } from './literal.ts';
export {
  decodeSatOutput,
  readSatOutput,
} from './sat-output.ts';
