// Alphametics tried out digit by digit: an evaluator that shares nothing with the model, for tests.
import {
  type Num,
  num,
  operations,
  order,
  power,
  relations,
} from '../../analyse/expression/reference/fraction.ts';

/** A word's sign: a letter, a digit, or `?`. */
interface WordTree {
  readonly kind: 'word';
  readonly signs: readonly string[];
}
interface NumberTree {
  readonly kind: 'number';
  readonly value: number;
}
interface OperationTree {
  readonly kind: 'operation';
  readonly operator: '+' | '-' | '*' | '/' | '//' | '%' | '**';
  readonly left: SideTree;
  readonly right: SideTree;
}
export type SideTree = WordTree | NumberTree | OperationTree;

export interface EquationTree {
  readonly left: SideTree;
  readonly relation: '=' | '!=' | '<' | '<=' | '>' | '>=';
  readonly right: SideTree;
}

export interface PuzzleTree {
  readonly base: number;
  readonly digits: readonly number[];
  readonly distinct: boolean;
  readonly leadingZeros: boolean;
  readonly equations: readonly EquationTree[];
}

/** A side as the language writes it, with parentheses around all operations inside. */
function sideText(tree: SideTree): string {
  if (tree.kind === 'word') return tree.signs.join('');
  if (tree.kind === 'number') return String(tree.value);
  const inner = (part: SideTree): string =>
    part.kind === 'operation' ? `(${sideText(part)})` : sideText(part);
  return `${inner(tree.left)} ${tree.operator} ${inner(tree.right)}`;
}

export function puzzleText({
  base,
  digits,
  distinct,
  leadingZeros,
  equations,
}: PuzzleTree): string {
  const lines = equations.map(
    ({ left, relation, right }) => `  - "${sideText(left)} ${relation} ${sideText(right)}"`,
  );
  return [
    'puzzle: alphametic',
    `base: ${base}`,
    `digits: [${digits.join(', ')}]`,
    `distinct: ${distinct}`,
    `leading-zeros: ${leadingZeros}`,
    'equations:',
    ...lines,
    '',
  ].join('\n');
}

/** The words of a side, from left to right. */
function wordsOf(tree: SideTree): readonly WordTree[] {
  if (tree.kind === 'word') return [tree];
  return tree.kind === 'operation' ? [...wordsOf(tree.left), ...wordsOf(tree.right)] : [];
}

type Digits = ReadonlyMap<string, number>;

/** Names the unknown digits: each is one of its own. */
function named(word: WordTree, number: number): readonly string[] {
  return word.signs.map((sign, i) => (sign === '?' ? `?${number}.${i}` : sign));
}

class Evaluation {
  readonly #base: number;
  readonly #names: ReadonlyMap<WordTree, readonly string[]>;

  constructor(base: number, names: ReadonlyMap<WordTree, readonly string[]>) {
    this.#base = base;
    this.#names = names;
  }

  /** The exact value of a side; undefined where there is none. */
  value(tree: SideTree, at: Digits): Num {
    if (tree.kind === 'number') return num(BigInt(tree.value));
    if (tree.kind === 'word') {
      const signs = this.#names.get(tree) ?? [];
      const base = signs.every((sign) => /\d/.test(sign)) ? 10n : BigInt(this.#base);
      const digits = signs.map((sign) => BigInt(at.get(sign) ?? Number(sign)));
      return num(digits.reduce((sum, digit) => sum * base + digit, 0n));
    }
    const [left, right] = [this.value(tree.left, at), this.value(tree.right, at)];
    return tree.operator === '**' ? power(left, right) : operations[tree.operator](left, right);
  }
}

/** How many assignments of digits to letters and unknown digits satisfy a puzzle. */
export function countByBruteForce(puzzle: PuzzleTree): number {
  const { base, digits, distinct, leadingZeros, equations } = puzzle;
  const words = equations.flatMap(({ left, right }) => [...wordsOf(left), ...wordsOf(right)]);
  const names = new Map(words.map((word, i) => [word, named(word, i)]));
  const signs = [...new Set([...names.values()].flat())].filter((sign) => !/^\d/.test(sign));
  const firsts = new Set(
    leadingZeros ? [] : [...names.values()].flatMap((list) => (list.length > 1 ? [list[0]] : [])),
  );
  const evaluation = new Evaluation(base, names);
  const at = new Map<string, number>();
  const holds = (): boolean =>
    equations.every(({ left, relation, right }) => {
      const [a, b] = [evaluation.value(left, at), evaluation.value(right, at)];
      return a !== undefined && b !== undefined && relations[relation]?.(order(a, b)) === true;
    });
  const extend = (i: number): number => {
    const sign = signs[i];
    if (sign === undefined) return holds() ? 1 : 0;
    let count = 0;
    const isUnknown = sign.startsWith('?');
    for (const digit of digits) {
      if (digit === 0 && firsts.has(sign)) continue;
      const isTaken = signs
        .slice(0, i)
        .some((other) => !other.startsWith('?') && at.get(other) === digit);
      if (distinct && !isUnknown && isTaken) continue;
      at.set(sign, digit);
      count += extend(i + 1);
    }
    at.delete(sign);
    return count;
  };
  return extend(0);
}
