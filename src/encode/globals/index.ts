// The constraints of the library: which have an encoding of their own, and when their decomposition is taken instead.
import type { Affine, Literal } from '../../lower/flat.ts';
import {
  type Constraint,
  type ConstraintKind,
  type Constraints,
  mapConstraint,
} from '../../model/constraints/index.ts';
import type { Cnf } from '../cnf.ts';
import type { Encoder } from '../encoder.ts';
import type { SatLiteral } from '../literal.ts';
import type { Quantity } from '../quantity.ts';
import { addAllDifferent, addAllDifferentExcept } from './all-different.ts';
import { addCircuit } from './circuit.ts';
import { addConnected } from './connected.ts';
import { addCumulative, fixedTasks } from './cumulative.ts';
import { addDecomposed, type EncodePart } from './decomposed.ts';
import { addGraphDivision } from './graph-division.ts';
import { addLex } from './lex.ts';
import { addNValue } from './n-value.ts';
import { addRegular } from './regular.ts';
import { addTable } from './table.ts';

/** Adds the clauses of a constraint, or says that its arguments do not suit. */
type Rule<K extends ConstraintKind> = (
  constraint: Constraints<Quantity, SatLiteral>[K],
  cnf: Cnf,
) => boolean;

/** Runs an encoding where all the integers have few values. */
function ifSmall(terms: readonly (Quantity | undefined)[], add: () => void): boolean {
  const isSmall = terms.every((term) => term === undefined || term.isSmall);
  if (isSmall) add();
  return isSmall;
}

/**
 * `decompose` where the decomposition is as good: counting constraints become sums of literals that stand for values,
 * an inverse equates such literals, disjunctive tasks are ordered by a literal a pair.
 */
const rules: { readonly [K in ConstraintKind]: Rule<K> | 'decompose' } = {
  'all-different': ({ terms }, cnf) => {
    addAllDifferent(cnf, terms);
    return true;
  },
  'all-different-except': ({ terms, except }, cnf) =>
    ifSmall(terms, () => addAllDifferentExcept(cnf, terms, except)),
  circuit: ({ successors, sub }, cnf) =>
    ifSmall(successors, () => addCircuit(cnf, successors, sub)),
  connected: ({ vertices, edges }, cnf) => {
    addConnected(cnf, vertices, edges);
    return true;
  },
  count: 'decompose',
  cumulative: (constraint, cnf) => {
    const tasks = fixedTasks(constraint);
    if (tasks) addCumulative(cnf, tasks, constraint.limit);
    return tasks !== undefined;
  },
  disjunctive: 'decompose',
  'global-cardinality': 'decompose',
  'global-cardinality-with-costs': 'decompose',
  'graph-division': (constraint, cnf) =>
    ifSmall(constraint.sizes, () => addGraphDivision(cnf, constraint)),
  inverse: 'decompose',
  lex: ({ left, right, strict }, cnf) => {
    addLex(cnf, left, right, strict);
    return true;
  },
  member: 'decompose',
  'n-value': ({ terms, count }, cnf) => ifSmall(terms, () => addNValue(cnf, terms, count)),
  regular: (constraint, cnf) => ifSmall(constraint.terms, () => addRegular(cnf, constraint)),
  table: (constraint, cnf) => {
    addTable(cnf, constraint);
    return true;
  },
};

/** What flattening need not decompose. */
export const supports: ReadonlySet<ConstraintKind> = new Set(
  (Object.keys(rules) as ConstraintKind[]).filter((kind) => rules[kind] !== 'decompose'),
);

/**
 * Encodes a constraint, of any kind.
 * @throws TooLarge where it has to be decomposed and flattening throws that.
 */
export function addGlobal(
  constraint: Constraint<Affine, Literal>,
  encoder: Encoder,
  encodePart: EncodePart,
): void {
  const rule = rules[constraint.kind] as Rule<ConstraintKind> | 'decompose';
  const isDone =
    rule !== 'decompose' &&
    rule(
      mapConstraint(
        constraint,
        (term) => encoder.affine(term),
        (literal) => encoder.literal(literal),
      ),
      encoder.cnf,
    );
  if (!isDone) addDecomposed(constraint, encoder, encodePart);
}
