// Rebuilding expressions: the same node over other parts, and substitution from the leaves up.
import { type ByKind, visit } from '../base/kinds.ts';
import { mapConstraint } from './constraints/index.ts';
import type { BoolExpr, IntExpr } from './expression.ts';

/** What becomes of the parts of a node. */
export interface Parts {
  term(term: IntExpr): IntExpr;
  formula(formula: BoolExpr): BoolExpr;
}

/** The same list where nothing in it changed. */
function mapped<T>(list: readonly T[], change: (item: T) => T): readonly T[] {
  let changed = false;
  const result = list.map((item) => {
    const next = change(item);
    if (next !== item) changed = true;
    return next;
  });
  return changed ? result : list;
}

const terms: ByKind<IntExpr, Parts, IntExpr> = {
  constant: (node) => node,
  variable: (node) => node,
  add: (node, parts) => withTerms(node, parts),
  neg: (node, parts) => withTerm(node, parts),
  mul: (node, parts) => withTerms(node, parts),
  div: (node, parts) => withSides(node, parts),
  mod: (node, parts) => withSides(node, parts),
  pow: (node, parts) => {
    const [base, exponent] = [parts.term(node.base), parts.term(node.exponent)];
    return base === node.base && exponent === node.exponent ? node : { ...node, base, exponent };
  },
  abs: (node, parts) => withTerm(node, parts),
  min: (node, parts) => withTerms(node, parts),
  max: (node, parts) => withTerms(node, parts),
  if: (node, parts) => {
    const condition = parts.formula(node.condition);
    const [positive, negative] = [parts.term(node.positive), parts.term(node.negative)];
    return condition === node.condition && positive === node.positive && negative === node.negative
      ? node
      : { ...node, condition, positive, negative };
  },
  element: (node, parts) => {
    const index = parts.term(node.index);
    const terms = mapped(node.terms, (term) => parts.term(term));
    return index === node.index && terms === node.terms ? node : { ...node, index, terms };
  },
  where: (node, parts) => {
    const [term, condition] = [parts.term(node.term), parts.formula(node.condition)];
    return term === node.term && condition === node.condition ? node : { ...node, term, condition };
  },
};

function withTerms<N extends IntExpr & { readonly terms: readonly IntExpr[] }>(
  node: N,
  parts: Parts,
): N {
  const terms = mapped(node.terms, (term) => parts.term(term));
  return terms === node.terms ? node : { ...node, terms };
}

function withTerm<N extends IntExpr & { readonly term: IntExpr }>(node: N, parts: Parts): N {
  const term = parts.term(node.term);
  return term === node.term ? node : { ...node, term };
}

function withSides<N extends { readonly left: IntExpr; readonly right: IntExpr }>(
  node: N,
  parts: Parts,
): N {
  const [left, right] = [parts.term(node.left), parts.term(node.right)];
  return left === node.left && right === node.right ? node : { ...node, left, right };
}

const formulas: ByKind<BoolExpr, Parts, BoolExpr> = {
  truth: (node) => node,
  boolean: (node) => node,
  not: (node, parts) => {
    const formula = parts.formula(node.formula);
    return formula === node.formula ? node : { ...node, formula };
  },
  and: (node, parts) => withFormulas(node, parts),
  or: (node, parts) => withFormulas(node, parts),
  xor: (node, parts) => withFormulas(node, parts),
  imp: (node, parts) => withFormulaSides(node, parts),
  iff: (node, parts) => withFormulaSides(node, parts),
  compare: (node, parts) => withSides(node, parts),
  constraint: (node, parts) => {
    let changed = false;
    const constraint = mapConstraint(
      node.constraint,
      (term) => {
        const next = parts.term(term);
        if (next !== term) changed = true;
        return next;
      },
      (formula) => {
        const next = parts.formula(formula);
        if (next !== formula) changed = true;
        return next;
      },
    );
    return changed ? { ...node, constraint } : node;
  },
};

function withFormulas<N extends BoolExpr & { readonly formulas: readonly BoolExpr[] }>(
  node: N,
  parts: Parts,
): N {
  const formulas = mapped(node.formulas, (formula) => parts.formula(formula));
  return formulas === node.formulas ? node : { ...node, formulas };
}

function withFormulaSides<N extends { readonly left: BoolExpr; readonly right: BoolExpr }>(
  node: N,
  parts: Parts,
): N {
  const [left, right] = [parts.formula(node.left), parts.formula(node.right)];
  return left === node.left && right === node.right ? node : { ...node, left, right };
}

/** The term over other direct parts; the term itself where none of them changed. */
export function rebuildTerm(term: IntExpr, parts: Parts): IntExpr {
  return visit(terms, term, parts);
}

/** The formula over other direct parts; the formula itself where none of them changed. */
export function rebuildFormula(formula: BoolExpr, parts: Parts): BoolExpr {
  return visit(formulas, formula, parts);
}
