// The pieces of an expression, and the signs that are read as another one.
import type { Integer } from '../../base/integer.ts';

/** Places count in the text of the atom. */
export interface Token {
  readonly kind: 'number' | 'word' | 'quoted' | 'sign' | 'end';
  /** A sign in its usual spelling; a word in NFC; a quoted word without its quotes. */
  readonly text: string;
  readonly number: Integer | undefined;
  readonly start: number;
  readonly end: number;
  /** Whether something unreadable stands in front of it, so that an operator may be missing. */
  readonly afterUnknown: boolean;
}

/** What a language made of expressions may change about them. */
export interface Dialect {
  /** Whether the author declared that name, so that it is no keyword. */
  declares(name: string): boolean;
  /** Whether `and`, `in` and the like mean something. */
  readonly keywords: boolean;
  /** Whether `^` is a power. */
  readonly caret: boolean;
  /** The length of a word of the dialect's own at a place of the text, 0 for none; it is tried before all else. */
  word?(text: string, at: number): number;
}

export const plainDialect: Dialect = { declares: () => false, keywords: true, caret: false };

/** Words with a meaning of their own, unless the author declared them. */
export const keywords: ReadonlySet<string> = new Set([
  'and',
  'or',
  'xor',
  'not',
  'in',
  'if',
  'then',
  'else',
  'for',
  'div',
  'mod',
  'true',
  'false',
]);

/** Signs, the longest first. */
export const signs: readonly string[] =
  '<-> -> ++ ** // .. == != <= >= < > = + - * / % ( ) [ ] { } , .'.split(' ');

/** Signs that people paste or print, and what they mean. */
export const pasted: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '×': '*',
    '·': '*',
    '⋅': '*',
    '∗': '*',
    '✕': '*',
    '÷': '/',
    '∕': '/',
    '−': '-',
    '–': '-',
    '‐': '-',
    '‑': '-',
    '≠': '!=',
    '≤': '<=',
    '⩽': '<=',
    '≥': '>=',
    '⩾': '>=',
    '→': '->',
    '⇒': '->',
    '↔': '<->',
    '⇔': '<->',
    '…': '..',
    '∧': 'and',
    '∨': 'or',
    '⊕': 'xor',
    '¬': 'not',
    '∈': 'in',
    '∉': 'not in',
    '‘': "'",
    '’': "'",
    '“': '"',
    '”': '"',
    '„': '"',
    '、': ',',
    '。': '.',
    '「': '"',
    '」': '"',
  }),
);

/** Signs of other languages, and how they are written here. */
export const foreign: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '...': '..',
    '<=>': '<->',
    '<>': '!=',
    '=<': '<=',
    '=>': '->',
    '===': '=',
    '!==': '!=',
    ':=': '=',
    '&&': 'and',
    '||': 'or',
    '/\\': 'and',
    '\\/': 'or',
    '&': 'and',
    '|': 'or',
    '!': 'not',
    '~': 'not',
    '^': '**',
  }),
);

/** What some of them are in an equation, which has no words. */
export const foreignInEquations: ReadonlyMap<string, string> = new Map([
  ['=>', '>='],
  ['<=>', '='],
]);

/** Words of other languages between two operands, and how they are written here. */
export const foreignWords: ReadonlyMap<string, string> = new Map([
  ['implies', '->'],
  ['iff', '<->'],
  ['where', 'if'],
  ['to', '..'],
  ['AND', 'and'],
  ['OR', 'or'],
]);
