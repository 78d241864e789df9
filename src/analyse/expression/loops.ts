// The loops of comprehensions: `for i in 1..n if ...`.
import { domainValues, emptyDomain } from '../../model/domain.ts';
import type { Clause, Generator } from '../../syntax/expression/tree.ts';
import { badArgument, wrongType } from '../../text/catalogue/analysis.ts';
import type { Span } from '../../text/source.ts';
import type { Analysis } from './analysis.ts';
import type { Code, Compiler, Frame, Local } from './code.ts';
import { adviceForWord, toDomain } from './convert.ts';
import { truthOf } from './demand.ts';
import { all } from './truth.ts';
import { describeType, listOf, type Type, unknown } from './type.ts';
import {
  isList,
  isQuantity,
  isSet,
  type ListValue,
  lengthOf,
  type Truth,
  type Value,
} from './value.ts';

const plainWord = /^[\p{L}\p{N}\p{M}_]+$/u;
const betweenWords = /[^\p{L}\p{N}\p{M}_]+/u;

/** So much of a body takes as long as one step: it makes a part of the model. */
const weightOfBodyStep = 2;
/** So much of a filter does: most of what it looks at is known, and nothing of it is kept. */
const weightOfFilterStep = 16;

/**
 * Visits each round.
 * @param condition what depends on variables among the filters so far; `visit` gets it with those of these loops
 */
type Loop = (frame: Frame, condition: Truth, visit: (condition: Truth) => void) => void;

/** Some loops and what stands inside them. */
export interface Loops {
  readonly body: Code;
  readonly loop: Loop;
}

interface NestedLoops extends Loops {
  /** The least number of steps that they take, as far as that can be known before the first. */
  readonly least: (frame: Frame) => number;
  /** What these loops run over, as it is written. */
  readonly sources: readonly string[];
}

/**
 * Loops one inside the other; the names of each are known to those inside it and to the body. Where it is clear that they
 * take too many steps, that is reported, and they take none.
 */
export function compileLoops(
  clauses: readonly Clause[],
  compiler: Compiler,
  compileBody: () => Code,
): Loops {
  const { body, loop, least } = nestedLoops(clauses, compiler, compileBody);
  const first = clauses.find((clause) => clause.kind === 'generator');
  return {
    body,
    loop(frame, condition, visit) {
      const mayRun = !first || compiler.analysis.mayTake(least(frame), first.source.span);
      if (mayRun) loop(frame, condition, visit);
    },
  };
}

function nestedLoops(
  clauses: readonly Clause[],
  compiler: Compiler,
  compileBody: () => Code,
): NestedLoops {
  const [clause, ...rest] = clauses;
  if (!clause) return innermost(compiler, compileBody);
  const inside = (): NestedLoops => nestedLoops(rest, compiler, compileBody);
  if (clause.kind === 'generator') return compileGenerator(clause, compiler, inside);
  const before = compiler.weight;
  const holds = truthOf(clause.condition, compiler);
  const steps = Math.floor((compiler.weight - before) / weightOfFilterStep);
  const { body, loop } = inside();
  return {
    body,
    loop(frame, condition, visit) {
      compiler.analysis.spend(steps);
      const found = holds(frame);
      if (found !== false) loop(frame, all([condition, found]), visit);
    },
    // Perhaps nothing passes.
    least: () => 0,
    sources: [],
  };
}

/** What stands inside all the loops: run once in each round. */
function innermost(compiler: Compiler, compileBody: () => Code): NestedLoops {
  const before = compiler.weight;
  const body = compileBody();
  const steps = Math.floor((compiler.weight - before) / weightOfBodyStep);
  return {
    body,
    loop(_frame, condition, visit) {
      compiler.analysis.spend(steps);
      visit(condition);
    },
    least: () => steps,
    sources: [],
  };
}

function compileGenerator(
  { names, source }: Generator,
  compiler: Compiler,
  inside: () => NestedLoops,
): NestedLoops {
  const code = compiler.compile(source);
  const element = elementOf(code, compiler);
  const takesApart = names.length > 1 && (element.kind === 'list' || element.kind === 'unknown');
  const own = element.kind === 'list' ? element.element : element;
  const locals = names.map(({ text }) => compiler.enter(text, takesApart ? own : element));
  const { body, loop, least, sources } = inside();
  compiler.leave(locals.length);
  const { analysis } = compiler;
  // What may depend on the names of this loop is not known before it runs.
  const isApart = !sources.some((text) => names.some((name) => mentions(text, name.text)));
  return {
    body,
    sources: [analysis.textAt(code.span), ...sources],
    least(frame) {
      const size = sizeOf(code.run(frame), code.span, analysis);
      const rounds = takesApart ? size : size ** names.length;
      return rounds === 0 || !isApart ? rounds : rounds * (1 + least(frame));
    },
    loop(frame, condition, visit) {
      const value = code.run(frame);
      const next = (): void => loop(frame, condition, visit);
      if (!takesApart) return product(value, locals, frame, code.span, analysis, next);
      eachItem(value, code.span, analysis, (item) => {
        if (!isList(item) || item.items.length !== locals.length) {
          const found = isList(item) ? `${item.items.length} values` : 'one value';
          analysis.report(badArgument(code.span, `${found} for ${locals.length} names`));
          return false;
        }
        for (const [i, { slot }] of locals.entries()) frame[slot] = item.items[i] ?? 0;
        next();
        return true;
      });
    },
  };
}

/** Each of several names runs over the whole source. */
function product(
  value: Value,
  locals: readonly Local[],
  frame: Frame,
  span: Span,
  analysis: Analysis,
  next: () => void,
): void {
  const [local, ...rest] = locals;
  if (!local) {
    next();
    return;
  }
  eachItem(value, span, analysis, (item) => {
    frame[local.slot] = item;
    product(value, rest, frame, span, analysis, next);
    return true;
  });
}

/** The type of what a name runs over. */
function elementOf({ type, span }: Code, { analysis }: Compiler): Type {
  if (type.kind === 'set') return type.element;
  if (type.kind === 'list') {
    return type.dimensions > 1 ? listOf(type.element, type.dimensions - 1) : type.element;
  }
  if (type.kind !== 'unknown') {
    const what = analysis.textAt(span);
    analysis.report(
      wrongType(
        span,
        what,
        describeType(type),
        'a set or a list',
        adviceForWord(type) ?? 'for example 1..9',
      ),
    );
  }
  return unknown;
}

/** Goes through the items of a list (the rows of a grid) or of a set, until `visit` says no. */
function eachItem(
  value: Value,
  span: Span,
  analysis: Analysis,
  visit: (item: Value) => boolean,
): void {
  for (const item of itemsOf(value, span, analysis)) {
    if (!analysis.step(span) || !visit(item)) return;
  }
}

/** Whether a name may stand in a text. */
function mentions(text: string, name: string): boolean {
  return text.includes(name) && (!plainWord.test(name) || text.split(betweenWords).includes(name));
}

/** How many items {@link itemsOf} has. */
function sizeOf(value: Value, span: Span, analysis: Analysis): number {
  if (isList(value)) return value.axes[0] ? lengthOf(value.axes[0]) : value.items.length;
  if (isSet(value) && value.parts.every(({ low }) => !isQuantity(low))) return value.parts.length;
  return toDomain(value, span, analysis, 'what a loop runs over')?.size ?? 0;
}

/** One after the other, since a set may be larger than memory. */
function itemsOf(value: Value, span: Span, analysis: Analysis): Iterable<Value> {
  if (isList(value)) return rowsOf(value);
  if (isSet(value) && value.parts.every(({ low }) => !isQuantity(low))) {
    return value.parts.map(({ low }) => low);
  }
  return domainValues(toDomain(value, span, analysis, 'what a loop runs over') ?? emptyDomain);
}

/** The items of a list; an array of several dimensions is a list of what its first index gives. */
function rowsOf(list: ListValue): readonly Value[] {
  const [first, ...axes] = list.axes;
  if (!first || axes.length === 0) return list.items;
  const size = axes.reduce((product, axis) => product * lengthOf(axis), 1);
  return Array.from(
    { length: lengthOf(first) },
    (_, row): ListValue => ({
      kind: 'list',
      axes,
      items: list.items.slice(row * size, (row + 1) * size),
    }),
  );
}
