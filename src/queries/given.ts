// Parts of an answer, as people and programs give them: `CASH=4089`, `(= x 3)`, or a JSON object of values.
import { not } from '../model/construct.ts';
import type { Attempt, Puzzle, Value } from '../puzzles/puzzle.ts';
import { type Checked, failed, good } from '../text/diagnostic.ts';

/** Reads a part of an answer in the puzzle's language; in an s-expression file also `name=value`. */
export function givenOfText(puzzle: Puzzle, text: string): Checked<readonly Attempt[]> {
  const own = puzzle.attempt?.(text);
  if (own) return own;
  const named = /^\s*([^\s()=]+)\s*=\s*([^\s()=]+)\s*$/.exec(text);
  if (puzzle.family === 'sugar' && named) {
    return givenOfValue(puzzle, named[1] ?? '', valueOfText(named[2] ?? ''));
  }
  return asGiven(puzzle, text, text);
}

function valueOfText(text: string): Value {
  if (text === 'true' || text === 'false') return text === 'true';
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
}

function asGiven(puzzle: Puzzle, words: string, text: string): Checked<readonly Attempt[]> {
  const formula = puzzle.formula(text);
  return formula.ok ? good([{ words, formula: formula.value }]) : formula;
}

/** The quantities of a solution in JSON, as `puzzlec solve --format json` prints it. Nothing (`null`) says nothing. */
export function givenOfSolution(
  puzzle: Puzzle,
  values: Readonly<Record<string, Value>>,
): Checked<readonly Attempt[]> {
  const given: Attempt[] = [];
  for (const [name, value] of Object.entries(values)) {
    const part = givenOfValue(puzzle, name, value);
    if (!part.ok) return part;
    given.push(...part.value);
  }
  return good(given);
}

function givenOfValue(puzzle: Puzzle, name: string, value: Value): Checked<readonly Attempt[]> {
  const own = puzzle.equation?.(name, value);
  if (own) return own.ok ? good([{ words: `${name} = ${text(value)}`, formula: own.value }]) : own;
  if (value === null) return good([]);
  if (Array.isArray(value)) return givenOfList(puzzle, name, value, []);
  if (typeof value === 'boolean') return givenOfBoolean(puzzle, name, value);
  const written = typeof value === 'string' && !/^-?\d+$/.test(value) ? quoted(value) : value;
  const equation = puzzle.family === 'sugar' ? `(= ${name} ${written})` : `${name} = ${written}`;
  return asGiven(puzzle, `${name} = ${text(value)}`, equation);
}

function givenOfBoolean(puzzle: Puzzle, name: string, value: boolean): Checked<readonly Attempt[]> {
  const formula = puzzle.formula(name);
  if (!formula.ok) return formula;
  const said = value ? formula.value : not(formula.value);
  return good([{ words: `${name} = ${value}`, formula: said }]);
}

/** A list by its places, counted from 1. */
function givenOfList(
  puzzle: Puzzle,
  name: string,
  list: readonly Value[],
  path: readonly number[],
): Checked<readonly Attempt[]> {
  const given: Attempt[] = [];
  for (const [i, value] of list.entries()) {
    const here = [...path, i + 1];
    const part = Array.isArray(value)
      ? givenOfList(puzzle, name, value, here)
      : givenOfValue(puzzle, `${name}[${here.join(', ')}]`, value);
    if (!part.ok) return failed(...part.diagnostics);
    given.push(...part.value);
  }
  return good(given);
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", "''")}'`;
}

function text(value: Value): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
