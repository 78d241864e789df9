// Constraints of the library in MiniZinc: by its own name where that means the same everywhere, decomposed otherwise.
import {
  type Constraint,
  type ConstraintKind,
  type Constraints,
  definitionOf,
  mapConstraint,
} from '../../model/constraints/index.ts';
import { boolean, variable } from '../../model/construct.ts';
import type { BoolExpr, Comparison, IntExpr } from '../../model/expression.ts';
import { integer, type Script, setOf } from './script.ts';

/** How the arguments are written. */
export interface Arguments {
  readonly term: (
    term: IntExpr,
    script: Script,
  ) => { readonly text: string; readonly needs: readonly string[] };
  readonly formula: (formula: BoolExpr, script: Script) => string;
}

/** The constraint over texts; undefined where MiniZinc's own does not mean the same. */
type Writer<K extends ConstraintKind> = (
  constraint: Constraints<string, string>[K],
  script: Script,
) => string | undefined;

const signs: { readonly [C in Comparison]: string } = {
  eq: '=',
  ne: '!=',
  le: '<=',
  lt: '<',
  ge: '>=',
  gt: '>',
};

const array = (texts: readonly string[]): string => `[${texts.join(', ')}]`;

/**
 * Those that are defined for all arguments, nested or not. Others of the same name are not: `circuit`, `inverse`,
 * `cumulative` and `regular` of MiniZinc demand that their arguments lie in range, or abort where they do not.
 */
const writers: { readonly [K in ConstraintKind]?: Writer<K> } = {
  'all-different': ({ terms }, script) => {
    if (terms.length < 2) return 'true';
    script.include('all_different');
    return `all_different(${array(terms)})`;
  },
  count: ({ value, terms, operator, bound }) => {
    // Not `bool2int`: below a negated comparison MiniZinc 2.6 keeps only the wrong half of what it stands for.
    const hits = terms.map((term) => `if ${term} = ${value} then 1 else 0 endif`);
    return `(${hits.length === 0 ? '0' : `sum(${array(hits)})`} ${signs[operator]} ${bound})`;
  },
  member: ({ term, domain }) => `(${term} in ${setOf(domain)})`,
  table: ({ terms, rows, positive }, script) => {
    if (!positive || terms.length === 0 || rows.length === 0) return undefined;
    if (rows.some((row) => row.includes('*'))) return undefined;
    script.include('table');
    const lines = rows.map((row) =>
      row.map((cell) => (cell === '*' ? '' : integer(cell))).join(', '),
    );
    return `table(${array(terms)}, [| ${lines.join(' | ')} |])`;
  },
  lex: ({ left, right, strict }, script) => {
    const name = strict ? 'lex_less' : 'lex_lesseq';
    script.include(name);
    return `${name}(${array(left)}, ${array(right)})`;
  },
};

/** A constraint, false where one of its arguments is undefined. */
export function constraintText(
  constraint: Constraint<IntExpr, BoolExpr>,
  script: Script,
  { term, formula }: Arguments,
): string {
  const needs: string[] = [];
  const texts = mapConstraint(
    constraint,
    (argument): string => {
      const written = term(argument, script);
      needs.push(...written.needs);
      return script.auxiliary('int', 'part', written.text);
    },
    (argument) => argument,
  );
  const own = writers[constraint.kind] as Writer<ConstraintKind> | undefined;
  const text = own?.(texts as never, script);
  return joined([...needs, text ?? decomposed(constraint, script, { term, formula })]);
}

function joined(formulas: readonly string[]): string {
  const distinct = [...new Set(formulas)];
  return distinct.length === 1 ? `${distinct[0]}` : `(${distinct.join(' /\\ ')})`;
}

/** In terms of simpler formulas; the arguments have a value, as the writers of terms see to. */
function decomposed(
  constraint: Constraint<IntExpr, BoolExpr>,
  script: Script,
  { term, formula }: Arguments,
): string {
  const define = (type: 'int' | 'bool', hint: string, text: string) =>
    script.define(type, hint, text);
  // Each argument once, under a name, for a decomposition mentions it often.
  const named = mapConstraint(
    constraint,
    (argument): IntExpr =>
      argument.kind === 'constant'
        ? argument
        : variable(define('int', 'part', term(argument, script).text)),
    (argument): BoolExpr => boolean(define('bool', 'part', formula(argument, script))),
  );
  const simpler = definitionOf(named).decompose(named, {
    boolean: (hint, meant) => boolean(define('bool', hint, formula(meant, script))),
    integer: (hint, meant) => variable(define('int', hint, term(meant, script).text)),
  });
  return formula(simpler, script);
}
