// Expressions of the s-expression language as nested lists, for the second opinion of sugar-interpreter.ts.

/** A symbol, a number in digits, or a list. */
export type Expression = string | readonly Expression[];

/** Thrown where a term has no value; the innermost formula around it is false then. */
export class NoValue {}

const aliases: Readonly<Record<string, string>> = {
  '!': 'not',
  '&&': 'and',
  '||': 'or',
  '=>': 'imp',
  '^': 'xor',
  '=': 'eq',
  '==': 'eq',
  '!=': 'ne',
  '<=': 'le',
  '<': 'lt',
  '>=': 'ge',
  '>': 'gt',
  '+': 'add',
  '-': 'sub',
  '*': 'mul',
  '/': 'div',
  '%': 'mod',
  wsum: 'weightedsum',
};

export const compares: Readonly<Record<string, (a: bigint, b: bigint) => boolean>> = {
  eq: (a, b) => a === b,
  ne: (a, b) => a !== b,
  le: (a, b) => a <= b,
  lt: (a, b) => a < b,
  ge: (a, b) => a >= b,
  gt: (a, b) => a > b,
};

/** The items of a list. */
export function listOf(expression: Expression | undefined): readonly Expression[] {
  if (expression === undefined || typeof expression === 'string') throw new Error('no list');
  return expression;
}

/** A symbol without its alias. */
export function wordOf(expression: Expression | undefined): string {
  if (typeof expression !== 'string') throw new Error('no word');
  return aliases[expression] ?? expression;
}

export const isNumber: (text: string) => boolean = (text) => /^-?[0-9]+$/.test(text);
