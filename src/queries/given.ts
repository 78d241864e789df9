// Parts of an answer, as people and programs give them: `CASH=4089`, `(= x 3)`, or a JSON object of values.
import { not } from '../model/construct.ts';
import type { Attempt, Field, Puzzle, Value } from '../puzzles/puzzle.ts';
import { badOption } from '../text/catalogue/input.ts';
import { counted } from '../text/catalogue/message.ts';
import { type Checked, type Diagnostic, failed, good } from '../text/diagnostic.ts';

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
  const written = writtenName(puzzle, name);
  if (Array.isArray(value)) {
    const field = fieldOf(puzzle, name, written);
    const axes = field?.axes ?? [];
    const mistake = field && misshapen(written, value, sampleOf(field, puzzle), axes, []);
    return mistake ? failed(mistake) : givenOfList(puzzle, written, value, axes, []);
  }
  return givenOfScalar(puzzle, written, value);
}

/** What a solution shows under a name, or would show if it were asked for. */
function fieldOf(puzzle: Puzzle, name: string, written: string): Field | undefined {
  const shown = puzzle.fields.find((each) => each.name === name);
  if (shown) return shown;
  const other = puzzle.field(written);
  return other.ok ? other.value : undefined;
}

/** A quantity by its name as an expression has it. */
function givenOfScalar(puzzle: Puzzle, name: string, value: Value): Checked<readonly Attempt[]> {
  if (typeof value === 'boolean') return givenOfBoolean(puzzle, name, value);
  const words = `${name} = ${text(value)}`;
  const equation = (side: Value): string =>
    puzzle.family === 'sugar' ? `(= ${name} ${side})` : `${name} = ${side}`;
  if (typeof value !== 'string') return asGiven(puzzle, words, equation(value));
  if (!/^-?\d+$/.test(value)) return asGiven(puzzle, words, equation(quoted(value)));
  // Digits in a string are a large number, or a label.
  const number = asGiven(puzzle, words, equation(value));
  if (number.ok) return number;
  const label = asGiven(puzzle, words, equation(quoted(value)));
  return label.ok ? label : number;
}

/** The name of a quantity as an expression has it: in quotes where it is neither a word nor an expression, such as a slice. */
function writtenName(puzzle: Puzzle, name: string): string {
  if (puzzle.family === 'sugar') return /[\s():;"]/.test(name) ? `"${name}"` : name;
  const isNumber = /^\d+$/.test(name);
  return !isNumber && puzzle.formula(`(${name}) = (${name})`).ok ? name : quoted(name);
}

function givenOfBoolean(puzzle: Puzzle, name: string, value: boolean): Checked<readonly Attempt[]> {
  const formula = puzzle.formula(name);
  if (!formula.ok) return formula;
  const said = value ? formula.value : not(formula.value);
  return good([{ words: `${name} = ${value}`, formula: said }]);
}

/** A value that a quantity might have were it not for the constraints: the lists in it are as long as in every solution. */
function sampleOf(field: Field, { model }: Puzzle): Value {
  return field.read(model.variables.map(({ domain }) => domain.min));
}

/** What is wrong where a list, or one inside it, has more items or fewer than it has in a solution. */
function misshapen(
  name: string,
  list: readonly Value[],
  sample: Value | undefined,
  [axis, ...inner]: NonNullable<Field['axes']>,
  path: readonly number[],
): Diagnostic | undefined {
  if (!Array.isArray(sample)) return undefined;
  if (list.length !== sample.length) {
    const whole = path.length === 0 ? name : `${name}[${path.join(', ')}]`;
    const message = `${whole} is a list of ${counted(sample.length, 'item')}, not of ${list.length}`;
    return badOption(undefined, message, 'null stands where nothing is said');
  }
  for (const [i, value] of list.entries()) {
    if (!Array.isArray(value)) continue;
    const here = [...path, i + (axis?.low ?? 1)];
    const mistake = misshapen(name, value, sample[i], inner, here);
    if (mistake) return mistake;
  }
  return undefined;
}

/** A list by its indices. */
function givenOfList(
  puzzle: Puzzle,
  name: string,
  list: readonly Value[],
  [axis, ...inner]: NonNullable<Field['axes']>,
  path: readonly number[],
): Checked<readonly Attempt[]> {
  const given: Attempt[] = [];
  for (const [i, value] of list.entries()) {
    if (value === null) continue;
    const here = [...path, i + (axis?.low ?? 1)];
    const part = Array.isArray(value)
      ? givenOfList(puzzle, name, value, inner, here)
      : givenOfScalar(puzzle, `${name}[${here.join(', ')}]`, value);
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
