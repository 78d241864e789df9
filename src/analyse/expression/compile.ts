// From the tree of an expression to code: one entry for each kind of node.
import type { ByKind } from '../../base/kinds.ts';
import { visit } from '../../base/kinds.ts';
import type { Expression, LogicOperator, Operations } from '../../syntax/expression/tree.ts';
import type { Analysis } from './analysis.ts';
import { compileCall } from './call.ts';
import { compileChoice } from './choice.ts';
import type { Code, Compiler, Local } from './code.ts';
import { compileCollection, compileComprehension, compileJoin } from './collection.ts';
import { compileComparison } from './comparison.ts';
import { compileIndex } from './index-code.ts';
import { compileImplication, compileLogic, compileNot } from './logic.ts';
import {
  compilePower,
  compileProduct,
  compileRange,
  compileSign,
  compileSum,
} from './operators.ts';
import type { Scope } from './scope.ts';
import { boolean, type Type, unknown } from './type.ts';
import { labelInstead } from './unquoted.ts';
import { compileMember, compileNumber, compileWord } from './word.ts';

interface Context {
  readonly compiler: Compiler;
  /** The type of bare words and numbers, where the place of the node says so. */
  readonly expected: Type | undefined;
}

const logic: ReadonlySet<string> = new Set<LogicOperator>(['and', 'or', 'xor', '<->']);

function compileOperations(node: Operations, { compiler, expected }: Context): Code {
  const operator = node.rest[0]?.operator ?? '+';
  if (logic.has(operator)) return compileLogic(node, compiler);
  if (operator === '++') return compileJoin(node, compiler, expected);
  const label = labelInstead(node, compiler);
  if (label) return label;
  const isSum = operator === '+' || operator === '-';
  return isSum ? compileSum(node, compiler) : compileProduct(node, compiler);
}

const table: ByKind<Expression, Context, Code> = {
  number: (node, { compiler, expected }) => compileNumber(node, compiler, expected),
  word: (node, { compiler, expected }) => compileWord(node, compiler, expected),
  truth: ({ value, span }) => ({ type: boolean, span, run: () => value }),
  member: (node, { compiler }) => compileMember(node, compiler),
  prefix: (node, { compiler }) =>
    node.operator === 'not' ? compileNot(node, compiler) : compileSign(node, compiler),
  operations: compileOperations,
  power: (node, { compiler }) => compilePower(node, compiler),
  implication: (node, { compiler }) => compileImplication(node, compiler),
  comparison: (node, { compiler }) => compileComparison(node, compiler),
  range: (node, { compiler }) => compileRange(node, compiler),
  conditional: (node, { compiler }) => compileChoice(node, compiler),
  collection: (node, { compiler, expected }) => compileCollection(node, compiler, expected),
  comprehension: (node, { compiler }) => compileComprehension(node, compiler),
  call: (node, { compiler }) => compileCall(node, compiler),
  index: (node, { compiler }) => compileIndex(node, compiler),
  hole: ({ span }) => ({ type: unknown, span, run: () => 0 }),
};

/** What is run apart, with values made for it alone, takes as long as so many other nodes. */
const weightOfCall = 12;
const heavy: ReadonlySet<Expression['kind']> = new Set(['call', 'collection', 'comprehension']);

/** Resolves the names of one expression and checks its types. */
export class ExpressionCompiler implements Compiler {
  readonly analysis: Analysis;
  readonly scope: Scope;
  readonly #locals: Local[] = [];
  #spoiled = false;
  #weight = 0;

  constructor(analysis: Analysis, scope: Scope) {
    this.analysis = analysis;
    this.scope = scope;
  }

  compile(node: Expression, expected?: Type): Code {
    this.#weight += heavy.has(node.kind) ? weightOfCall : 1;
    return visit(table, node, { compiler: this, expected });
  }

  get weight(): number {
    return this.#weight;
  }

  local(name: string): Local | undefined {
    return this.#locals.findLast((local) => local.name === name);
  }

  enter(name: string, type: Type): Local {
    const local = { name, slot: this.#locals.length, type };
    this.#locals.push(local);
    return local;
  }

  leave(count: number): void {
    this.#locals.length -= count;
  }

  spoil(): void {
    this.#spoiled = true;
  }

  get isSpoiled(): boolean {
    return this.#spoiled;
  }
}
