// Whether the tree of an equation is one: a comparison of sums, products and powers of words and numbers.
import { type ByKind, visit } from '../../base/kinds.ts';
import type {
  Comparison,
  Expression,
  ProductOperator,
  SumOperator,
} from '../../syntax/expression/tree.ts';
import * as messages from '../../text/catalogue/alphametic.ts';
import type { Diagnostic } from '../../text/diagnostic.ts';
import type { Span } from '../../text/source.ts';

interface Context {
  readonly report: (diagnostic: Diagnostic) => void;
  /** The author's words at a place. */
  readonly textAt: (span: Span) => string;
}

const none = (): void => {};
const refuse = ({ span }: Expression, { report, textAt }: Context): void =>
  report(messages.notArithmetic(span, textAt(span)));

const arithmetic: ReadonlySet<string> = new Set<SumOperator | ProductOperator>([
  '+',
  '-',
  '*',
  '/',
  '//',
  '%',
]);

/** What may stand on a side of an equation. */
const sides: ByKind<Expression, Context, void> = {
  number: none,
  word: none,
  hole: none,
  prefix: ({ operand }, context) => visit(sides, operand, context),
  operations: (node, context) => {
    const { first, rest } = node;
    if (!rest.every(({ operator }) => arithmetic.has(operator))) refuse(node, context);
    visit(sides, first, context);
    for (const { operand } of rest) visit(sides, operand, context);
  },
  power: ({ base, exponent }, context) => {
    visit(sides, base, context);
    visit(sides, exponent, context);
  },
  call: ({ name, span }, { report, textAt }) =>
    report(messages.signMissing(span, name.text, textAt(span).slice(name.text.length).trim())),
  comparison: ({ span }, { report, textAt }) =>
    report(messages.comparisonInside(span, textAt(span))),
  truth: refuse,
  member: refuse,
  implication: refuse,
  range: refuse,
  conditional: refuse,
  collection: refuse,
  comprehension: refuse,
  index: refuse,
};

/** The comparison that an equation is; undefined after a report. */
export function comparisonOf(
  tree: Expression,
  whole: Span,
  context: Context,
): Comparison | undefined {
  if (tree.kind === 'hole') return undefined;
  if (tree.kind !== 'comparison') {
    let isArithmetic = true;
    const report = (diagnostic: Diagnostic): void => {
      isArithmetic = false;
      context.report(diagnostic);
    };
    visit(sides, tree, { ...context, report });
    const end = { ...whole, start: whole.end };
    if (isArithmetic) context.report(messages.noComparison(end, context.textAt(tree.span)));
    return undefined;
  }
  visit(sides, tree.first, context);
  for (const { operand } of tree.rest) visit(sides, operand, context);
  return tree;
}
