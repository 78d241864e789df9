// What a sudoku says apart from its cages: size, given digits, boxes or regions, diagonals.
import type { Node } from '../../syntax/node.ts';
import * as messages from '../../text/catalogue/sudoku.ts';
import type { Span } from '../../text/source.ts';
import type { Draft } from '../draft.ts';
import { boxOf, type Cell, columns, diagonals, rows, type Unit } from '../grid/cells.ts';
import type { Sign } from '../grid/read-rows.ts';
import { plainSize, readSquare, type Square } from '../grid/read-square.ts';
import { describeNode } from '../node-kind.ts';
import { digitOf, isEmpty, signOf } from './digits.ts';

const smallest = 4;
const largest = 25;

interface Given {
  readonly cell: Cell;
  readonly digit: number;
  readonly span: Span;
}

export interface Layout {
  readonly size: number;
  readonly givens: readonly Given[];
  /** Each holds every digit once. */
  readonly units: readonly Unit[];
  /** The box or region of each cell. */
  readonly regionOf: readonly unknown[];
  /** Whether the long diagonals are units. */
  readonly isCrossed: boolean;
}

interface Box {
  readonly height: number;
  readonly width: number;
  readonly span: Span;
}

/** The numbers of rows and columns of a box; undefined without them or after a report. */
function readBox(draft: Draft, size: number | undefined): Box | undefined {
  const node = draft.node('box');
  if (!node) return undefined;
  const bad = (): undefined => {
    const found = node.kind === 'list' ? draft.analysis.textAt(node.span) : describeNode(node);
    draft.report(messages.badBox(node.span, found, size));
    return undefined;
  };
  if (node.kind !== 'list' || node.items.length !== 2) return bad();
  const numbers = node.items.map((item) => draft.constant(item, 'the size of a box'));
  if (numbers.includes(undefined)) return undefined;
  const [height, width] = numbers.map(Number) as [number, number];
  const fits = height > 0 && width > 0 && (size === undefined || height * width === size);
  return fits ? { height, width, span: node.span } : bad();
}

/** The digits of the grid; those that are none are reported. */
function readGivens({ size, rows: signs }: Square, draft: Draft): readonly Given[] {
  const all = signs.flat();
  if (countsFromZero(all, size)) {
    const zero = all.find(({ text }) => text === '0');
    draft.report(messages.countsFromZero(zero?.span, size, signOf(size)));
    return [];
  }
  return all.flatMap(({ text, span }, cell): readonly Given[] => {
    if (isEmpty(text)) return [];
    const digit = digitOf(text);
    if (digit !== undefined && digit >= 1 && digit <= size) return [{ cell, digit, span }];
    draft.report(messages.unknownSymbol(span, text, digit, size));
    return [];
  });
}

/** Whether 0 seems to be a digit: where letters are needed, and empty cells are written another way. */
function countsFromZero(signs: readonly Sign[], size: number): boolean {
  const has = (...texts: readonly string[]): boolean =>
    signs.some(({ text }) => texts.includes(text));
  return size > 9 && has('0') && has('.', '_') && !signs.some(({ text }) => digitOf(text) === size);
}

/** The boxes, or the regions that the file draws; undefined after a report. */
function readRegions(
  draft: Draft,
  size: number,
  box: Box | undefined,
): readonly unknown[] | undefined {
  const node = draft.node('regions');
  if (node) {
    if (draft.node('box')) draft.report(messages.boxAndRegions(draft.keySpan('box')));
    return drawnRegions(node, draft, size);
  }
  if (draft.node('box') && !box) return undefined;
  const side = Math.sqrt(size);
  if (!box && !Number.isInteger(side)) {
    draft.report(messages.boxNeeded(draft.keySpan('grid'), size));
    return undefined;
  }
  return boxOf(size, box?.height ?? side, box?.width ?? side).map((number) => number + 1);
}

function drawnRegions(node: Node, draft: Draft, size: number): readonly string[] | undefined {
  const square = readSquare(node, 'regions', draft, size);
  if (!square) return undefined;
  const signs = square.rows.flat();
  const sizes = new Map<string, number>();
  for (const { text } of signs) sizes.set(text, (sizes.get(text) ?? 0) + 1);
  for (const [region, count] of sizes) {
    if (count === size) continue;
    const span = signs.find(({ text }) => text === region)?.span;
    draft.report(messages.regionSize(span, region, count, size));
  }
  return signs.map(({ text }) => text);
}

function readDiagonals(draft: Draft): boolean {
  const atom = draft.atom('diagonals');
  if (!atom) return false;
  if (atom.text !== 'true' && atom.text !== 'false') {
    draft.report(messages.diagonalsExpected(atom.span, describeNode(atom)));
  }
  return atom.text === 'true';
}

/** The cells of each region. */
function regionUnits(regionOf: readonly unknown[], word: string): readonly Unit[] {
  const cells = new Map<unknown, Cell[]>();
  for (const [cell, region] of regionOf.entries()) {
    const list = cells.get(region);
    if (list) list.push(cell);
    else cells.set(region, [cell]);
  }
  return [...cells].map(([region, own]) => ({ name: `${word} ${region}`, cells: own }));
}

/** Reads all that; undefined after a mistake that leaves no grid to speak of. */
export function readLayout(draft: Draft): Layout | undefined {
  const node = draft.node('grid');
  if (!node) return undefined;
  const plain = plainSize(node);
  const box = readBox(draft, plain);
  const square = readSquare(node, 'grid', draft, box && box.height * box.width);
  if (!square) return undefined;
  const { size } = square;
  if (size < smallest || size > largest) {
    draft.report(messages.badSize(draft.keySpan('grid'), size));
    return undefined;
  }
  const givens = readGivens(square, draft);
  const regionOf = readRegions(draft, size, box);
  const isCrossed = readDiagonals(draft);
  if (!regionOf) return undefined;
  const units = [
    ...rows(size),
    ...columns(size),
    ...regionUnits(regionOf, draft.node('regions') ? 'region' : 'box'),
    ...(isCrossed ? diagonals(size) : []),
  ];
  return { size, givens, units, regionOf, isCrossed };
}
