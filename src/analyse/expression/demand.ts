// Codes where a certain type is wanted: what cannot be of it is reported when names are resolved, the rest when run.
import type { Expression } from '../../syntax/expression/tree.ts';
import type { Code, Compiler, Frame } from './code.ts';
import { mismatch, toInteger, toQuantity, toTruth } from './convert.ts';
import { countsAsBoolean, countsAsNumber } from './type.ts';
import type { Quantity, Truth, Whole } from './value.ts';

/** Runs to a number. */
export type NumberRun = (frame: Frame) => Quantity;
export type WholeRun = (frame: Frame) => Whole;
export type TruthRun = (frame: Frame) => Truth;

/** A number, which may be a fraction. */
function numberRun(code: Code, { analysis }: Compiler): NumberRun {
  const { type, span } = code;
  if (!countsAsNumber(type)) {
    mismatch(analysis, span, type, 'a number');
    return () => 0;
  }
  return (frame) => toQuantity(code.run(frame), span, analysis);
}

/** An integer; a fraction that is none is undefined. */
export function wholeRun(code: Code, compiler: Compiler): WholeRun {
  const run = numberRun(code, compiler);
  return (frame) => toInteger(run(frame), code.span, compiler.analysis);
}

export function truthRun(code: Code, { analysis }: Compiler): TruthRun {
  const { type, span } = code;
  if (!countsAsBoolean(type)) {
    mismatch(analysis, span, type, 'true or false');
    return () => true;
  }
  return (frame) => toTruth(code.run(frame), span, analysis);
}

export const numberOf = (node: Expression, compiler: Compiler): NumberRun =>
  numberRun(compiler.compile(node), compiler);
export const wholeOf = (node: Expression, compiler: Compiler): WholeRun =>
  wholeRun(compiler.compile(node), compiler);
export const truthOf = (node: Expression, compiler: Compiler): TruthRun =>
  truthRun(compiler.compile(node), compiler);
