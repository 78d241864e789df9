// Words as numbers, for the peers: sums become linear equations, products stay expressions.
import {
  type FiniteDomain,
  gathered,
  plain,
  type Relation,
  sumText,
  type Term,
} from './finite-domain.ts';

const wordPattern = /[A-Z]+/g;

/** The letters of a word with their places. */
function termsOf(word: string): readonly Term[] {
  return gathered([...word].map((letter, i): Term => [10 ** (word.length - 1 - i), letter]));
}

/** The terms of a sum of words, each with `sign`. */
function sumOf(side: string, sign: number): readonly Term[] {
  return [...side.matchAll(/([+-]?)\s*([A-Z]+)/g)].flatMap(([, before, word = '']) => {
    const factor = before === '-' ? -sign : sign;
    return termsOf(word).map(([k, letter]): Term => [k * factor, letter]);
  });
}

function relationOf(equation: string): Relation {
  const [left = '', right = ''] = equation.split('=').map((side) => side.trim());
  if (equation.includes('*')) {
    const spelt = (side: string): string =>
      side.replaceAll(wordPattern, (word) => `(${sumText(termsOf(word))})`);
    return { kind: 'equal', left: spelt(left), right: spelt(right) };
  }
  const terms = gathered([...sumOf(left, 1), ...sumOf(right, -1)]);
  return { kind: 'linear', terms, sign: '=', constant: 0 };
}

/** @param least the least digit */
export function alphametic(equations: readonly string[], least = 0): FiniteDomain {
  const words = equations.flatMap((equation) => equation.match(wordPattern) ?? []);
  const leading = new Set(words.filter((word) => word.length > 1).map((word) => word.charAt(0)));
  const letters = [...new Set(words.join(''))];
  return {
    variables: new Map(
      letters.map((letter) => [letter, [leading.has(letter) ? Math.max(1, least) : least, 9]]),
    ),
    different: [plain(letters)],
    relations: equations.map(relationOf),
    order: 'smallest',
  };
}
