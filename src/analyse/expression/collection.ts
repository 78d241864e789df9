// Lists and sets, written out or as comprehensions.
import type { Collection, Comprehension, Operations } from '../../syntax/expression/tree.ts';
import { variableFilter } from '../../text/catalogue/analysis.ts';
import type { Code, Compiler, Frame } from './code.ts';
import { mismatch, toItems } from './convert.ts';
import { truthRun } from './demand.ts';
import type { Guard } from './function.ts';
import { compileLoops } from './loops.ts';
import { all, implies } from './truth.ts';
import { boolean, commonOf, listOf, setOf, type Type, unknown } from './type.ts';
import { isSet, list, type Part, type SetValue, type Truth, type Value } from './value.ts';

export function compileCollection(
  node: Collection,
  compiler: Compiler,
  expected: Type | undefined,
): Code {
  const codes = node.items.map((item) => compiler.compile(item, expected));
  const { span } = node;
  if (node.bracket === '[') {
    const type = listOf(commonOf(codes.map((code) => code.type)));
    return { type, span, run: (frame) => list(codes.map((code) => code.run(frame))) };
  }
  const elements = codes.map(({ type }) => (type.kind === 'set' ? type.element : type));
  return {
    type: setOf(commonOf(elements)),
    span,
    run: (frame) => setFrom(codes.map((code) => code.run(frame))),
  };
}

/** The items of lists, grids and known sets, one after the other, from index 1 on. */
export function compileJoin(
  node: Operations,
  compiler: Compiler,
  expected: Type | undefined,
): Code {
  const { analysis } = compiler;
  const operands = [node.first, ...node.rest.map(({ operand }) => operand)];
  const codes = operands.map((operand) => compiler.compile(operand, expected));
  const elements = codes.map(({ type, span }): Type => {
    if (type.kind === 'list' || type.kind === 'set') return type.element;
    if (type.kind !== 'unknown') mismatch(analysis, span, type, 'a list');
    return unknown;
  });
  const run = (frame: Frame): Value => {
    const parts: (readonly Value[])[] = [];
    for (const code of codes) {
      // A short text may join a long list to itself again and again.
      if (!analysis.mayTake(1, node.span)) return list([]);
      parts.push(toItems(code.run(frame), code.span, analysis));
    }
    return list(parts.flat());
  };
  return { type: listOf(commonOf(elements)), span: node.span, run };
}

/** The union of values and sets. */
function setFrom(values: readonly Value[]): SetValue {
  const parts: Part[] = [];
  for (const value of values) {
    if (isSet(value)) for (const part of value.parts) parts.push(part);
    else parts.push({ low: value, high: value });
  }
  return { kind: 'set', parts };
}

/**
 * A comprehension.
 * @param guard how the function around it takes in conditions that depend on variables
 */
export function compileComprehension(node: Comprehension, compiler: Compiler, guard?: Guard): Code {
  const { analysis } = compiler;
  const { span } = node;
  const { body, loop } = compileLoops(node.clauses, compiler, () => compiler.compile(node.body));
  if (node.bracket === 'forall') {
    const truth = truthRun(body, compiler);
    const run = (frame: Frame): Truth => {
      const truths: Truth[] = [];
      loop(frame, true, (condition) => truths.push(implies(condition, truth(frame))));
      return all(truths);
    };
    return { type: boolean, span, run };
  }
  const collect = (frame: Frame): readonly Value[] => {
    const values: Value[] = [];
    loop(frame, true, (condition) => {
      const value = body.run(frame);
      if (condition === true) values.push(value);
      else if (guard) values.push(guard(value, condition, body.span, analysis));
      else analysis.report(variableFilter(span));
    });
    return values;
  };
  return node.bracket === '{'
    ? { type: setOf(body.type), span, run: (frame) => setFrom(collect(frame)) }
    : { type: listOf(body.type), span, run: (frame) => list(collect(frame)) };
}
