// `a[i, *]`: the types of indices and of what they pick.

import { emptyDomain } from '../../model/domain.ts';
import type { All, Expression, Index } from '../../syntax/expression/tree.ts';
import { indexCount, wrongType } from '../../text/catalogue/analysis.ts';
import type { Code, Compiler, Frame } from './code.ts';
import { toDomain, typeOf } from './convert.ts';
import { wholeRun } from './demand.ts';
import { type IndexValue, pick } from './lists.ts';
import { describeType, listOf, type Type, unknown } from './type.ts';
import { isList, type Value } from './value.ts';

/** An index: whether it picks one place, and how it is worked out. */
interface IndexCode {
  readonly single: boolean;
  readonly run: (frame: Frame) => IndexValue;
}

function compileOne(node: Expression | All, compiler: Compiler): IndexCode {
  if (node.kind === 'all') return { single: false, run: () => 'all' };
  const { analysis } = compiler;
  const code = compiler.compile(node);
  const { type, span } = code;
  if (type.kind === 'set' || type.kind === 'list') {
    return {
      single: false,
      run(frame) {
        const places = toDomain(code.run(frame), span, analysis, 'a slice') ?? emptyDomain;
        return { kind: 'slice', places };
      },
    };
  }
  return { single: true, run: wholeRun(code, compiler) };
}

export function compileIndex(node: Index, compiler: Compiler): Code {
  const { analysis } = compiler;
  const base = compiler.compile(node.base);
  const indices = node.indices.map((index) => compileOne(index, compiler));
  const { span } = node;
  const what = analysis.textAt(base.span);
  const type = typeOfPart(base.type, indices);
  if (type === undefined) {
    const dimensions = depthOf(base.type);
    if (dimensions > 0) analysis.report(indexCount(span, what, dimensions, indices.length));
    else {
      const found = describeType(base.type);
      analysis.report(wrongType(base.span, what, found, 'a list', 'only a list has elements'));
    }
    return { type: unknown, span, run: () => 0 };
  }
  const element = type.kind === 'list' ? type.element : type;
  const lookup = { span, analysis, element };
  return {
    type,
    span,
    run(frame): Value {
      const list = base.run(frame);
      if (!isList(list)) {
        analysis.report(wrongType(base.span, what, describeType(typeOf(list)), 'a list'));
        return 0;
      }
      return pick(
        list,
        indices.map(({ run }) => run(frame)),
        lookup,
      );
    },
  };
}

/** How many indices a value of the type can take. */
function depthOf(type: Type): number {
  return type.kind === 'list' ? type.dimensions + depthOf(type.element) : 0;
}

/** The type of what the indices leave; undefined where there are too many of them. */
function typeOfPart(type: Type, indices: readonly IndexCode[]): Type | undefined {
  if (type.kind === 'unknown' || indices.length === 0) return type;
  if (type.kind !== 'list') return undefined;
  const own = indices.slice(0, type.dimensions);
  const kept = type.dimensions - own.filter(({ single }) => single).length;
  const element = typeOfPart(type.element, indices.slice(type.dimensions));
  if (element === undefined) return undefined;
  return kept === 0 ? element : listOf(element, kept);
}
