// Constraints about lists of places: elements, inverses, circuits, connected cells. Places count from a list's first index.
import type { Edge } from '../../model/constraints/connected.ts';
import { constraint } from '../../model/construct.ts';
import type { BoolExpr, IntExpr } from '../../model/expression.ts';
import { badArgument, differentLengths } from '../../text/catalogue/analysis.ts';
import { compareValues } from '../expression/compare.ts';
import { toInteger, toKnown, toTruth } from '../expression/convert.ts';
import { type CallSite, type SurfaceFunction, signature } from '../expression/function.ts';
import { pick } from '../expression/lists.ts';
import {
  anyArray,
  array,
  integer,
  rows,
  simple,
  truthArray,
  truthGrid,
} from '../expression/shapes.ts';
import { formulaOf } from '../expression/truth.ts';
import { boolean, listOf, type Type, unknown } from '../expression/type.ts';
import { type ListValue, lengthOf, type Truth, type Value } from '../expression/value.ts';
import * as whole from '../expression/whole.ts';

const firstOf = ({ axes }: ListValue): number => axes[0]?.low ?? 1;

/** The items as integers, less a number. */
function shifted(
  list: ListValue,
  by: number,
  site: CallSite,
  argument: number,
): readonly IntExpr[] {
  const span = site.spans[argument] ?? site.span;
  return list.items.map((item) =>
    whole.termOf(whole.sum([toInteger(item, span, site.analysis), -by])),
  );
}

/** One index of a grid gives a row. */
function elementType([, list]: readonly Type[]): Type {
  if (list?.kind !== 'list') return unknown;
  return list.dimensions > 1 ? listOf(list.element, list.dimensions - 1) : list.element;
}

const circuit = (name: string, sub: boolean, summary: string): SurfaceFunction => ({
  name,
  summary,
  signatures: [
    signature('successors', [array], boolean, (site, list) =>
      constraint({ kind: 'circuit', successors: shifted(list, firstOf(list), site, 0), sub }),
    ),
  ],
});

/** The cells of a grid with those that share a side. */
function gridEdges([rowAxis, columnAxis]: ListValue['axes']): readonly Edge[] {
  const [height, width] = [rowAxis, columnAxis].map((axis) => (axis ? lengthOf(axis) : 0)) as [
    number,
    number,
  ];
  const edges: Edge[] = [];
  for (let cell = 0; cell < height * width; cell++) {
    if ((cell + 1) % width !== 0) edges.push([cell, cell + 1]);
    if (cell + width < height * width) edges.push([cell, cell + width]);
  }
  return edges;
}

function connected(site: CallSite, cells: ListValue, edges: readonly Edge[]): Truth {
  const span = site.spans[0] ?? site.span;
  const vertices = cells.items.map(
    (item): BoolExpr => formulaOf(toTruth(item, span, site.analysis)),
  );
  return constraint({ kind: 'connected', vertices, edges });
}

function connectedGrid(site: CallSite, cells: ListValue): Truth {
  if (cells.axes.length === 2) return connected(site, cells, gridEdges(cells.axes));
  const message =
    'connected of one argument takes a grid of two dimensions, or a list of its rows; a graph has its edges as second argument';
  site.analysis.report(badArgument(site.span, message));
  return true;
}

/** Edges join vertices by their indices. */
function connectedGraph(
  site: CallSite,
  cells: ListValue,
  pairs: readonly (readonly Value[])[],
): Truth {
  const { analysis } = site;
  const span = site.spans[1] ?? site.span;
  const edges: Edge[] = [];
  for (const pair of pairs) {
    const ends = pair.map((end) => toKnown(end, span, analysis, 'an edge'));
    const [a, b] = ends.map((end) => Number(end ?? Number.NaN) - firstOf(cells));
    const isVertex = (end: number | undefined): boolean => end !== undefined && end in cells.items;
    if (ends.length === 2 && a !== undefined && b !== undefined && isVertex(a) && isVertex(b)) {
      edges.push([a, b]);
    } else {
      analysis.report(badArgument(span, 'each edge is a pair of indices of the first argument'));
    }
  }
  return connected(site, cells, edges);
}

export const places: readonly SurfaceFunction[] = [
  {
    name: 'element',
    summary: 'The item of a list at an index, or that it equals a value.',
    signatures: [
      signature('index list', [integer, anyArray], elementType, ({ analysis, span }, index, list) =>
        pick(list, [index], { span, analysis, element: unknown }),
      ),
      signature(
        'index list value',
        [integer, anyArray, simple],
        boolean,
        (site, index, list, value) => {
          const { analysis, span } = site;
          const found = pick(list, [index], { span, analysis, element: unknown });
          return compareValues('=', found, value, span, analysis);
        },
      ),
    ],
  },
  {
    name: 'inverse',
    summary: "Two lists of indices are each other's inverse: f[i] = j exactly when g[j] = i.",
    signatures: [
      signature('list list', [array, array], boolean, (site, left, right) => {
        if (left.items.length !== right.items.length) {
          const lengths = [left.items.length, right.items.length];
          site.analysis.report(differentLengths(site.span, lengths));
          return true;
        }
        return constraint({
          kind: 'inverse',
          left: shifted(left, firstOf(right), site, 0),
          right: shifted(right, firstOf(left), site, 1),
        });
      }),
    ],
  },
  circuit(
    'circuit',
    false,
    'Following each index to the one that is its item visits all of them in one round.',
  ),
  circuit('subcircuit', true, 'As circuit, but an index may be left out by being its own item.'),
  {
    name: 'connected',
    summary:
      'The true cells of a grid hang together by their sides, or the true vertices of a graph by its edges.',
    signatures: [
      signature('grid', [truthGrid], boolean, connectedGrid),
      signature('booleans edges', [truthArray, rows], boolean, connectedGraph),
    ],
  },
];
