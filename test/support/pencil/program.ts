// Writes programs of s-expressions: what the kinds of pencil puzzles share.
import type { Value } from '../../../src/puzzles/puzzle.ts';

/** Something that stands in an s-expression. */
export type Part = string | number;

/** `(head part ...)` */
export function list(...parts: readonly Part[]): string {
  return `(${parts.join(' ')})`;
}

export const and = (...formulas: readonly Part[]): string => list('and', ...formulas);
export const or = (...formulas: readonly Part[]): string => list('or', ...formulas);
export const not = (formula: Part): string => list('not', formula);
export const equal = (left: Part, right: Part): string => list('=', left, right);

/** How many of the formulas hold, as a term. */
export function total(formulas: readonly Part[]): string {
  return list('+', ...formulas.map((formula) => list('if', formula, 1, 0)));
}

/** One of the values is the term's. */
export function oneOf(term: Part, values: readonly number[]): string {
  return list('in', term, list(...values));
}

/** The vertices that hold are joined by the edges between them. */
export function connected(
  vertices: readonly Part[],
  edges: readonly (readonly [number, number])[],
): string {
  const head = ['graph-active-vertices-connected', vertices.length, edges.length];
  return list(...head, ...vertices, ...edges.flat());
}

/** The values of a solution by name. */
export type Values = Readonly<Record<string, Value>>;

/** A puzzle as a program, and how a solution of it is written in the corpus. */
export interface PencilProgram {
  readonly text: string;
  read(values: Values): unknown;
}

/** Collects statements, one a line. */
export class Program {
  readonly #lines: string[] = [];
  readonly #project: string[] = [];

  /** Declares a boolean and returns its name. */
  boolean(name: string): string {
    this.#lines.push(list('bool', name));
    return name;
  }

  /** Declares an integer within bounds and returns its name. */
  integer(name: string, low: number, high: number): string {
    this.#lines.push(list('int', name, low, high));
    return name;
  }

  /** Declares an integer with one of the values and returns its name. */
  choice(name: string, values: readonly number[]): string {
    this.#lines.push(list('int', name, list(...values)));
    return name;
  }

  post(...formulas: readonly string[]): void {
    this.#lines.push(...formulas);
  }

  /** Says that some of the variables make an answer. */
  project(names: readonly string[]): void {
    this.#project.push(...names);
  }

  get text(): string {
    const projection = this.#project.length > 0 ? [list('project', ...this.#project)] : [];
    return `${[...this.#lines, ...projection].join('\n')}\n`;
  }
}
