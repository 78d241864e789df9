// A second opinion on the s-expression language: programs as nested lists, judged straight from the description of the
// language, with nothing of the compiler in it. Predicates are expanded by textual substitution, as Sugar does.

import { constraintMeanings, type Evaluator, listed } from './sugar-constraints.ts';
import {
  compares,
  type Expression,
  isNumber,
  listOf,
  NoValue,
  wordOf,
} from './sugar-expression.ts';
import { structureMeanings } from './sugar-structures.ts';

/** Values of the integer and of the boolean variables. */
interface Values {
  readonly integers: ReadonlyMap<string, bigint>;
  readonly booleans: ReadonlyMap<string, boolean>;
}

interface Definitions {
  readonly relations: ReadonlyMap<string, Relation>;
  readonly predicates: ReadonlyMap<string, Predicate>;
}

export interface Relation {
  readonly supports: boolean;
  readonly rows: readonly Expression[];
}

export interface Predicate {
  readonly parameters: readonly string[];
  readonly body: Expression;
}

function floorDivide(a: bigint, b: bigint): bigint {
  if (b === 0n) throw new NoValue();
  const quotient = a / b;
  return quotient * b !== a && a < 0n !== b < 0n ? quotient - 1n : quotient;
}

const ascending = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);

function power(a: bigint, b: bigint): bigint {
  if (b >= 0n) return a ** b;
  if (a === 1n || a === -1n) return a ** -b;
  throw new NoValue();
}

/** Judges formulas and terms for given values of the variables. */
export class Interpreter implements Evaluator {
  readonly #values: Values;
  readonly #definitions: Definitions;

  constructor(values: Values, definitions: Definitions) {
    this.#values = values;
    this.#definitions = definitions;
  }

  term(expression: Expression): bigint {
    if (typeof expression === 'string') {
      const value = isNumber(expression)
        ? BigInt(expression)
        : this.#values.integers.get(expression);
      if (value === undefined) throw new Error(`no number ${expression}`);
      return value;
    }
    const [head, ...args] = expression;
    const word = wordOf(head);
    if (word === 'if') {
      const [condition = '', positive = '', negative = ''] = args;
      return this.term(this.formula(condition) ? positive : negative);
    }
    if (word === 'where') {
      const [inner = '', condition = ''] = args;
      if (!this.formula(condition)) throw new NoValue();
      return this.term(inner);
    }
    if (word === 'element') return this.element(args[0], args[1]);
    return this.#arithmetic(
      word,
      args.map((part) => this.term(part)),
    );
  }

  #arithmetic(word: string, values: readonly bigint[]): bigint {
    const [a = 0n, b = 0n, ...more] = values;
    const operations: Readonly<Record<string, () => bigint>> = {
      add: () => values.reduce((x, y) => x + y, 0n),
      sub: () => (values.length === 1 ? -a : more.reduce((x, y) => x - y, a - b)),
      neg: () => -a,
      mul: () => values.reduce((x, y) => x * y, 1n),
      div: () => floorDivide(a, b),
      mod: () => a - floorDivide(a, b) * b,
      pow: () => power(a, b),
      abs: () => (a < 0n ? -a : a),
      min: () => values.toSorted(ascending)[0] ?? 0n,
      max: () => values.toSorted(ascending).at(-1) ?? 0n,
    };
    const operation = operations[word];
    if (!operation) throw new Error(`no operator ${word}`);
    return operation();
  }

  element(index: Expression | undefined, list: Expression | undefined): bigint {
    const place = this.term(index ?? '');
    const values = listOf(list).map((part) => this.term(part));
    const value = values[Number(place) - 1];
    if (value === undefined) throw new NoValue();
    return value;
  }

  formula(expression: Expression): boolean {
    try {
      return this.#judge(expression);
    } catch (error) {
      if (error instanceof NoValue) return false;
      throw error;
    }
  }

  #judge(expression: Expression): boolean {
    if (typeof expression === 'string') {
      if (expression === 'true' || expression === 'false') return expression === 'true';
      const value = this.#values.booleans.get(expression);
      if (value === undefined) throw new Error(`no boolean ${expression}`);
      return value;
    }
    const [head, ...args] = expression;
    const word = wordOf(head);
    const predicate = this.#definitions.predicates.get(word);
    if (predicate) {
      const bound = new Map(predicate.parameters.map((name, i) => [name, args[i] ?? '']));
      return this.formula(substitute(predicate.body, bound));
    }
    const relation = this.#definitions.relations.get(word);
    if (relation) return listed(args, relation.rows, this) === relation.supports;
    return this.#logic(word, args) ?? this.#compare(word, args) ?? this.#constraint(word, args);
  }

  #logic(word: string, args: readonly Expression[]): boolean | undefined {
    const [f = '', g = ''] = args;
    const connectives: Readonly<Record<string, () => boolean>> = {
      not: () => !this.formula(f),
      and: () => args.every((part) => this.formula(part)),
      or: () => args.some((part) => this.formula(part)),
      imp: () => !this.formula(f) || this.formula(g),
      iff: () => this.formula(f) === this.formula(g),
      xor: () => args.filter((part) => this.formula(part)).length % 2 === 1,
    };
    return connectives[word]?.();
  }

  #compare(word: string, args: readonly Expression[]): boolean | undefined {
    const [left = '', right = ''] = args;
    const operation = compares[word];
    // Both sides are worked out first: either may have no value.
    return operation?.(this.term(left), this.term(right));
  }

  #constraint(word: string, args: readonly Expression[]): boolean {
    const meaning = constraintMeanings[word] ?? structureMeanings[word];
    if (!meaning) throw new Error(`no constraint ${word}`);
    return meaning(args, this);
  }

  /** The term times a sign; undefined where it has no value. */
  cost(term: Expression, sign: bigint): bigint | undefined {
    try {
      return sign * this.term(term);
    } catch (error) {
      if (error instanceof NoValue) return undefined;
      throw error;
    }
  }

  isInteger(name: string): boolean {
    return this.#values.integers.has(name);
  }
}

function substitute(expression: Expression, bound: ReadonlyMap<string, Expression>): Expression {
  if (typeof expression === 'string') return bound.get(expression) ?? expression;
  return expression.map((part) => substitute(part, bound));
}
