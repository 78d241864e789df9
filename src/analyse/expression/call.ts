// Calls: which way to call the function is meant, and whether the arguments fit it.
import { own } from '../../base/own.ts';
import type { Call, Expression } from '../../syntax/expression/tree.ts';
import {
  singleValue,
  unknownFunction,
  wrongArguments,
  wrongType,
} from '../../text/catalogue/analysis.ts';
import { surface, surfaceNames } from '../surface.ts';
import { indexFor } from './arrays.ts';
import type { Code, Compiler, Frame } from './code.ts';
import { compileComprehension } from './collection.ts';
import { adviceFor } from './convert.ts';
import {
  type CallSite,
  callOf,
  type Shape,
  type Signature,
  type SurfaceFunction,
} from './function.ts';
import { similar } from './similar.ts';
import { describeType, type Type, unknown } from './type.ts';
import type { Value } from './value.ts';

/** Functions of other languages, and what is written here instead. */
const elsewhere: Readonly<Record<string, string>> = {
  bool2int: 'a true-or-false value counts 1 or 0 by itself',
  all_different: 'write alldifferent',
  alldiff: 'write alldifferent',
  alldistinct: 'write alldifferent',
  distinct: 'write alldifferent',
  all_equal: 'write allequal',
  if: 'a choice is written if ... then ... else ...',
  len: 'write length',
  card: 'write length',
  size: 'write length',
  sqrt: 'write x * x = y instead of x = sqrt(y)',
  pow: 'a power is written with **',
  mod: 'a remainder is written with %',
  div: 'a floored quotient is written with //',
};

/** Of so many arguments all orders are tried. */
const mostTurned = 4;

export function compileCall(node: Call, compiler: Compiler): Code {
  const { analysis, scope } = compiler;
  const { text, span } = node.name;
  const called = scope.function?.(text) ?? surface.get(text);
  if (!called) {
    const names = [...surfaceNames, ...scope.spellings()];
    const advice = indexFor(node, compiler) ?? own(elsewhere, text);
    const suggestion = advice === undefined ? similar(text, names) : undefined;
    analysis.report(unknownFunction(span, text, suggestion, advice));
    for (const argument of node.arguments) compiler.compile(argument);
    return { type: unknown, span: node.span, run: () => 0 };
  }
  const candidates = called.signatures.filter(({ shapes, rest }) =>
    rest ? node.arguments.length >= shapes.length : node.arguments.length === shapes.length,
  );
  const before = analysis.reports.errors;
  const expected = candidates[0]?.shapes.map((shape) => shape.expected);
  const codes = node.arguments.map((argument, i) =>
    compileArgument(argument, compiler, called, expected?.[i]),
  );
  const types = codes.map(({ type }) => type);
  const chosen = candidates.find((candidate) => fits(candidate, types)) ?? candidates[0];
  if (!chosen) {
    const ways = called.signatures.map((way) => callOf(text, way));
    analysis.report(wrongArguments(node.span, text, codes.length, ways));
    return { type: unknown, span: node.span, run: () => 0 };
  }
  const inOrder = fits(chosen, types)
    ? undefined
    : candidates.find((way) => fitsTurned(way, types));
  const order = inOrder && `write ${callOf(text, inOrder)}, in this order`;
  const call = callWith(chosen, codes, node, compiler, order);
  const [only] = codes;
  const isSingle = chosen.rest && only && codes.length === 1;
  if (isSingle && analysis.reports.errors === before) warnSingle(text, only, compiler);
  return call;
}

function compileArgument(
  node: Expression,
  compiler: Compiler,
  { guard }: SurfaceFunction,
  expected: Type | undefined,
): Code {
  const isOwn = node.kind === 'comprehension' && node.bracket === undefined;
  return isOwn ? compileComprehension(node, compiler, guard) : compiler.compile(node, expected);
}

/** The shape that an argument has to have. */
function shapeAt({ shapes, rest }: Signature, i: number): Shape<unknown> | undefined {
  return shapes[i] ?? (rest ? shapes.at(-1) : undefined);
}

function fits(signature: Signature, types: readonly Type[]): boolean {
  return types.every((type, i) => shapeAt(signature, i)?.accepts(type));
}

/** Whether the arguments fit in another order than the one they stand in. */
function fitsTurned(
  { shapes, rest }: Pick<Signature, 'shapes' | 'rest'>,
  types: readonly Type[],
): boolean {
  if (rest || types.length > mostTurned || types.some(({ kind }) => kind === 'unknown'))
    return false;
  const [shape, ...others] = shapes;
  if (!shape) return true;
  return types.some(
    (type, i) => shape.accepts(type) && fitsTurned({ shapes: others, rest }, types.toSpliced(i, 1)),
  );
}

/** Warns of a single value for a function of many: what it should run over stands elsewhere, or is missing. */
function warnSingle(name: string, { type, span }: Code, compiler: Compiler): void {
  if (type.kind === 'unknown') return;
  const { analysis } = compiler;
  const text = analysis.textAt(span);
  const index = text.match(/[\p{L}_][\p{L}\p{M}\p{Nd}_]*/gu)?.find((word) => compiler.local(word));
  analysis.report(singleValue(span, name, text, index));
}

/** @param order help for arguments that stand in the wrong order, about which one report is enough */
function callWith(
  signature: Signature,
  codes: readonly Code[],
  node: Call,
  compiler: Compiler,
  order: string | undefined,
): Code {
  const { analysis } = compiler;
  const { span } = node;
  const type = signature.result(codes.map((code) => code.type));
  const fallback: Value = type.kind === 'boolean' ? true : 0;
  let sound = true;
  for (const [i, code] of codes.entries()) {
    const shape = shapeAt(signature, i);
    if (!shape || shape.accepts(code.type) || (!sound && order)) continue;
    sound = false;
    const what = analysis.textAt(code.span);
    const help = order ?? adviceFor(code.type, shape.wanted);
    analysis.report(wrongType(code.span, what, describeType(code.type), shape.wanted, help));
  }
  if (!sound) return { type: unknown, span, run: () => fallback };
  const site: CallSite = { analysis, span, spans: codes.map((code) => code.span) };
  const run = (frame: Frame): Value => {
    const values: unknown[] = [];
    for (const [i, code] of codes.entries()) {
      const value = shapeAt(signature, i)?.read(code.run(frame), code.span, analysis);
      if (value === undefined) return fallback;
      values.push(value);
    }
    return signature.build(site, values);
  };
  return { type, span, run };
}
