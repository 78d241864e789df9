// The answer of a model as a picture: arrays as rows and boards, queens on a chessboard, everything else in a table.
import type { Model } from '../../model/model.ts';
import { type BoardCell, drawBoard } from '../../pictures/board.ts';
import { below, lines, type Picture } from '../../pictures/picture.ts';
import type { Field, Value, View } from '../puzzle.ts';
import { tableOfFields } from '../value-table.ts';
import { isList, textOf } from '../values.ts';
import { isQueens } from './queens.ts';

/** An array with more elements goes into the table, on one line. */
const mostCells = 2500;
/** A longer list is broken. */
const longestRow = 30;

/** Whether a value is an array of so many dimensions, all rows equally long. */
function dimensionsOf(value: Value): number {
  if (!isList(value)) return 0;
  const [first] = value;
  return first === undefined || !isList(first) ? 1 : 1 + dimensionsOf(first);
}

function sizeOf(value: Value): number {
  return isList(value) ? value.reduce<number>((sum, each) => sum + sizeOf(each), 0) : 1;
}

/** An array of one or two dimensions under its name; of more, its parts. */
function arrayPicture(field: Field, view: View): Picture {
  const { at, other, given } = view;
  const parts = field.parts?.() ?? [];
  const isGiven = parts.map(({ variables }) => variables.every((id) => given.has(id)));
  const [first, second] = [field.read(at), other && field.read(other)];
  const lows = field.axes?.map(({ low }) => low) ?? [];
  return blocks({ name: field.name, path: [], lows }, first, second, isGiven);
}

/** A part of an array: the whole one's name, the indices that lead to it, and the first index in each dimension of its own. */
interface Block {
  readonly name: string;
  readonly path: readonly number[];
  readonly lows: readonly number[];
}

function blocks(
  { name, path, lows }: Block,
  value: Value,
  second: Value | undefined,
  given: readonly boolean[],
): Picture {
  const title = path.length > 0 ? `${name}[${path.join(',')}]` : name;
  if (!isList(value)) return lines([`${title} = ${textOf(value)}`]);
  if (dimensionsOf(value) < 3) return named(title, board(value, second, given, lows));
  const size = sizeOf(value) / value.length;
  const [low = 1, ...inner] = lows;
  const parts = value.map((part, i) => {
    const own = isList(second ?? null) ? (second as readonly Value[])[i] : undefined;
    const block = { name, path: [...path, low + i], lows: inner };
    return blocks(block, part, own, given.slice(i * size, (i + 1) * size));
  });
  return below(...parts);
}

function named(name: string, picture: Picture): Picture {
  return below(lines([name], { kind: 'head' }), picture);
}

const numbersFrom = (first: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => String(first + i));

/** Rows of values, with the indices beside and above them; a list is one row, or several if it is long. */
function board(
  value: readonly Value[],
  second: Value | undefined,
  given: readonly boolean[],
  [low = 1, lowColumn = 1]: readonly number[],
): Picture {
  const others = second === undefined ? [] : [second].flat(2);
  const cells = [...value].flat().map((each, i) => cellOf(each, others[i], given[i] === true));
  if (value.every(isList)) {
    const width = value[0]?.length ?? 0;
    const rowNames = numbersFrom(low, value.length);
    const columnNames = numbersFrom(lowColumn, width);
    return drawBoard({ height: value.length, width, cells, rowNames, columnNames });
  }
  const pieces: Picture[] = [];
  for (let first = 0; first < cells.length; first += longestRow) {
    const piece = cells.slice(first, first + longestRow);
    const columnNames = numbersFrom(low + first, piece.length);
    pieces.push(drawBoard({ height: 1, width: piece.length, cells: piece, columnNames }));
  }
  return below(...pieces);
}

function cellOf(value: Value, second: Value | undefined, isGiven: boolean): BoardCell {
  const role = isGiven ? 'given' : 'found';
  const shown = (each: Value): string =>
    typeof each === 'boolean' ? (each ? '#' : '') : textOf(each);
  const text = shown(value);
  const other = second === undefined ? undefined : shown(second);
  return {
    text,
    role,
    ...(typeof value === 'boolean' ? { form: 'fill' } : {}),
    ...(other === undefined || other === text ? {} : { other }),
  };
}

/** One queen in each column of a chessboard; row 1 is the lowest, as on a real one. */
function queensPicture(field: Field, view: View): Picture {
  const rowsAt = (at: View['at']): readonly number[] =>
    (field.read(at) as readonly number[]).map(Number);
  const first = rowsAt(view.at);
  const second = view.other && rowsAt(view.other);
  const size = first.length;
  const given = (field.parts?.() ?? []).map(({ variables }) =>
    variables.every((id) => view.given.has(id)),
  );
  const cells = Array.from({ length: size * size }, (_, cell): BoardCell => {
    const [row, column] = [size - Math.floor(cell / size), cell % size];
    const [here, there] = [first[column] === row, (second ?? first)[column] === row];
    const text = here ? 'Q' : '';
    return {
      form: 'queen',
      text,
      role: given[column] ? 'given' : 'found',
      ...(here === there ? {} : { other: there ? 'Q' : '' }),
    };
  });
  const low = field.axes?.[0]?.low ?? 1;
  return drawBoard({
    height: size,
    width: size,
    cells,
    tinted: (cell) => (Math.floor(cell / size) + cell) % 2 === 1,
    columnNames: numbersFrom(low, size),
    rowNames: numbersFrom(1, size).toReversed(),
  });
}

export function pictureOf(fields: readonly Field[], model: Model, view: View): Picture {
  const arrays = fields.filter((field) => {
    const value = field.read(view.at);
    return isList(value) && sizeOf(value) > 0 && sizeOf(value) <= mostCells;
  });
  const rest = fields.filter((field) => !arrays.includes(field));
  return below(
    ...arrays.map((field) =>
      isQueens(field, model)
        ? named(field.name, queensPicture(field, view))
        : arrayPicture(field, view),
    ),
    ...(rest.length > 0 ? [tableOfFields(rest, view)] : []),
  );
}
