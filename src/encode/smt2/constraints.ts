// How each constraint is said in SMT-LIB: by a rule of its own, or by its decomposition.
import type { ByKindOrDecompose } from '../../base/kinds.ts';
import {
  type Constraint,
  type ConstraintKind,
  type Constraints,
  definitionOf,
  mapConstraint,
} from '../../model/constraints/index.ts';
import { boolean, constant, variable } from '../../model/construct.ts';
import { domainHas } from '../../model/domain.ts';
import type { BoolExpr, IntExpr } from '../../model/expression.ts';
import type { Term } from './term.ts';
import type { Value, Walk } from './walk.ts';

type Walked = Constraints<Value, Term>[ConstraintKind];

const rules: ByKindOrDecompose<Walked, Walk, Term> = {
  'all-different': ({ terms }, walk) => {
    const points = terms.filter(({ bounds }) => bounds.low === bounds.high);
    const values = new Set(points.map(({ bounds }) => bounds.low));
    if (values.size < points.length) return walk.pool.false;
    return terms.length < 2 ? walk.pool.true : walk.arithmetic.distinct(terms);
  },
  'all-different-except': 'decompose',
  circuit: 'decompose',
  connected: 'decompose',
  count: 'decompose',
  cumulative: 'decompose',
  disjunctive: 'decompose',
  'global-cardinality': 'decompose',
  'global-cardinality-with-costs': 'decompose',
  'graph-division': 'decompose',
  inverse: 'decompose',
  lex: 'decompose',
  member: 'decompose',
  'n-value': 'decompose',
  regular,
  table: 'decompose',
};

/** Which states can be reached by the terms so far: exactly one of them, or none after a refused symbol. */
function regular(
  { terms, transitions, start, accepting }: Constraints<Value, Term>['regular'],
  walk: Walk,
): Term {
  let reached = new Map<number, Term>([[start, walk.pool.true]]);
  for (const term of terms) {
    const next = new Map<number, Term[]>();
    for (const [state, at] of reached) {
      for (const [column, target] of (transitions[state - 1] ?? []).entries()) {
        if (target === 0) continue;
        const reads = walk.compare('eq', term, walk.constant(column + 1));
        next.set(target, [...(next.get(target) ?? []), walk.pool.and(at, reads)]);
      }
    }
    reached = new Map([...next].map(([state, ways]) => [state, walk.pool.or(...ways)]));
  }
  const ends = [...reached].filter(([state]) => domainHas(accepting, state));
  return walk.pool.or(...ends.map(([, at]) => at));
}

/** A constraint over expressions: false where one of its integer arguments is undefined. */
export function constraintFormula(constraint: Constraint<IntExpr, BoolExpr>, walk: Walk): Term {
  const values: Value[] = [];
  const walked = mapConstraint(
    constraint,
    (term): Value => {
      const value = walk.value(term);
      values.push(value);
      return { ...value, defined: walk.pool.true };
    },
    (formula) => walk.formula(formula),
  );
  return walk.pool.and(walk.allDefined(values), ruleOrDecomposition(walked, walk));
}

function ruleOrDecomposition(walked: Walked, walk: Walk): Term {
  const rule = rules[walked.kind] as ((constraint: Walked, walk: Walk) => Term) | 'decompose';
  if (rule !== 'decompose') return rule(walked, walk);
  const overVariables = mapConstraint(
    walked,
    (value): IntExpr =>
      value.bounds.low === value.bounds.high
        ? constant(value.bounds.low)
        : variable(walk.bind(value)),
    (formula): BoolExpr => boolean(walk.bind({ formula })),
  );
  const decomposition = definitionOf(overVariables).decompose(overVariables, {
    boolean: (hint, formula) => {
      const term = walk.formula(formula);
      walk.pool.suggestName(term, hint);
      return boolean(walk.bind({ formula: term }));
    },
    integer: (hint, term) => {
      const value = walk.value(term);
      walk.pool.suggestName(value.term, hint);
      return variable(walk.bind(value));
    },
  });
  return walk.formula(decomposition);
}
