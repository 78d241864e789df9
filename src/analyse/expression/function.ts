// How a function or constraint of the language is described: what it takes, what it gives, how it becomes part of the model.
import type { Span } from '../../text/source.ts';
import type { Analysis } from './analysis.ts';
import type { Type } from './type.ts';
import type { Truth, Value } from './value.ts';

/** Where a function is called. */
export interface CallSite {
  readonly analysis: Analysis;
  /** The whole call. */
  readonly span: Span;
  /** One for each argument. */
  readonly spans: readonly Span[];
}

/** What one argument has to be. */
export interface Shape<T> {
  /** As a message says it: "a list of numbers". */
  readonly wanted: string;
  accepts(type: Type): boolean;
  /** The value as the function wants it; undefined after a report. */
  read(value: Value, span: Span, analysis: Analysis): T | undefined;
  /** The type that a bare word or number in this place is read as. */
  readonly expected?: Type;
}

/** One way to call a function. */
export interface Signature {
  /** What each argument is called in messages and documentation. */
  readonly names: readonly string[];
  readonly shapes: readonly Shape<unknown>[];
  /** Whether the last shape stands for one or more arguments, which are handed over as one list. */
  readonly rest: boolean;
  result(types: readonly Type[]): Type;
  build(site: CallSite, values: readonly unknown[]): Value;
}

/** What an item of a comprehension counts as where the condition behind `if` is not fulfilled. */
export type Guard = (item: Value, condition: Truth, span: Span, analysis: Analysis) => Value;

export interface SurfaceFunction {
  readonly name: string;
  readonly signatures: readonly Signature[];
  /** One sentence for documentation. */
  readonly summary: string;
  /** How it takes in a condition that depends on variables; undefined where it cannot. */
  readonly guard?: Guard;
}

type Shapes<T extends readonly unknown[]> = { readonly [K in keyof T]: Shape<T[K]> };

/**
 * A way to call a function with a fixed number of arguments.
 * @param names what the arguments are called, with blanks between them
 */
export function signature<const T extends readonly unknown[]>(
  names: string,
  shapes: Shapes<T>,
  result: Type | ((types: readonly Type[]) => Type),
  build: (site: CallSite, ...values: T) => Value,
): Signature {
  return {
    names: names.split(' '),
    shapes: shapes as readonly Shape<unknown>[],
    rest: false,
    result: typeof result === 'function' ? result : () => result,
    build: (site, values) => build(site, ...(values as unknown as T)),
  };
}

/** A way to call a function with one or more arguments of one shape. */
export function variadic<T>(
  name: string,
  shape: Shape<T>,
  result: Type | ((types: readonly Type[]) => Type),
  build: (site: CallSite, values: readonly T[]) => Value,
): Signature {
  return {
    names: [name],
    shapes: [shape],
    rest: true,
    result: typeof result === 'function' ? result : () => result,
    build: (site, values) => build(site, values as readonly T[]),
  };
}

/** How a call is written, for messages: `cumulative(starts, durations, heights, limit)`. */
export function callOf(name: string, { names, rest }: Signature): string {
  return `${name}(${rest ? `${names[0]}, ...` : names.join(', ')})`;
}
