// The constraints on graphs that csugar and cspuz_core have: connected vertices, division into regions.

import type { Edge } from '../../model/constraints/connected.ts';
import { constraint, falsity } from '../../model/construct.ts';
import type { BoolExpr } from '../../model/expression.ts';
import { wrongCount } from '../../text/catalogue/sugar.ts';
import { type Form, isWord } from './form.ts';
import { numberWithin } from './literals.ts';
import { type Call, type Operators, operators, type Reader } from './operator.ts';

const several = Number.POSITIVE_INFINITY;

interface Sizes {
  readonly vertices: number;
  readonly edges: number;
}

/** The numbers of vertices and edges in front, if so many other arguments follow as they demand. */
function sizesOf(
  call: Call,
  reader: Reader,
  argumentsFor: (sizes: Sizes) => number,
): Sizes | undefined {
  const [n, m] = call.arguments as [Form, Form];
  const most = Number.MAX_SAFE_INTEGER;
  const vertices = numberWithin(n, reader, 'the number of vertices', 0, most);
  const edges = numberWithin(m, reader, 'the number of edges', 0, most);
  if (vertices === undefined || edges === undefined) return undefined;
  const count = 2 + argumentsFor({ vertices, edges });
  if (call.arguments.length === count) return { vertices, edges };
  reader.report(
    call.form,
    wrongCount(
      call.form.node.span,
      `${call.name} with ${vertices} vertices and ${edges} edges`,
      count,
      count,
      call.arguments.length,
      call.shape,
    ),
  );
  return undefined;
}

function edgesOf(forms: readonly Form[], vertices: number, reader: Reader): readonly Edge[] {
  const ends = forms.map((form) => numberWithin(form, reader, 'a vertex', 0, vertices - 1) ?? 0);
  return ends.flatMap((end, i): Edge[] => (i % 2 === 0 ? [[end, ends[i + 1] ?? 0]] : []));
}

function connected(call: Call, reader: Reader): BoolExpr {
  const sizes = sizesOf(call, reader, ({ vertices, edges }) => vertices + 2 * edges);
  if (!sizes) return falsity;
  const firstEnd = 2 + sizes.vertices;
  return constraint({
    kind: 'connected',
    vertices: call.arguments.slice(2, firstEnd).map((form) => reader.formula(form)),
    edges: edgesOf(call.arguments.slice(firstEnd), sizes.vertices, reader),
  });
}

function division(call: Call, reader: Reader): BoolExpr {
  const sizes = sizesOf(call, reader, ({ vertices, edges }) => vertices + 3 * edges);
  if (!sizes) return falsity;
  const firstEnd = 2 + sizes.vertices;
  const firstCut = firstEnd + 2 * sizes.edges;
  return constraint({
    kind: 'graph-division',
    sizes: call.arguments
      .slice(2, firstEnd)
      .map((form) => (isWord(form, 'mul') ? undefined : reader.term(form))),
    edges: edgesOf(call.arguments.slice(firstEnd, firstCut), sizes.vertices, reader),
    cuts: call.arguments.slice(firstCut).map((form) => reader.formula(form)),
  });
}

export const graphs: Operators<BoolExpr> = operators<BoolExpr>({
  'graph-active-vertices-connected': {
    shape: '(graph-active-vertices-connected vertices edges f ... a b ...)',
    least: 2,
    most: several,
    levels: 2,
    read: connected,
  },
  'graph-division': {
    shape: '(graph-division vertices edges size ... a b ... f ...)',
    least: 2,
    most: several,
    levels: 2,
    read: division,
  },
});
