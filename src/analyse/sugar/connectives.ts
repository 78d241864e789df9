// The operators that combine formulas, and those that compare numbers.
import { compare, falsity, iff, implies, member, not } from '../../model/construct.ts';
import { emptyDomain } from '../../model/domain.ts';
import type { And, BoolExpr, Comparison, Or } from '../../model/expression.ts';
import { internalForm } from '../../text/catalogue/sugar.ts';
import type { Form } from './form.ts';
import { domainOf } from './literals.ts';
import { type Call, type Operator, type Operators, operators, type Reader } from './operator.ts';
import { operandsOf } from './terms.ts';

const several = Number.POSITIVE_INFINITY;

function formulasOf(forms: readonly Form[], reader: Reader): readonly BoolExpr[] {
  return forms.map((form) => reader.formula(form));
}

function pair(call: Call, reader: Reader): readonly [BoolExpr, BoolExpr] {
  const [left, right] = formulasOf(call.arguments, reader);
  return [left ?? falsity, right ?? falsity];
}

/**
 * A conjunction or disjunction; those of the same kind in it are taken apart, so that what is printed reads as the same
 * model.
 */
function junction(kind: 'and' | 'or', formulas: readonly BoolExpr[]): BoolExpr {
  if (!formulas.some((formula) => formula.kind === kind)) return { kind, formulas };
  const apart: BoolExpr[] = [];
  for (const formula of formulas) {
    if (formula.kind !== kind) apart.push(formula);
    // One by one: macros in macros make lists of a million, and as many arguments of one call would not fit the stack.
    else for (const inner of (formula as And | Or).formulas) apart.push(inner);
  }
  return { kind, formulas: apart };
}

const exclusiveOr: Operator<BoolExpr> = {
  shape: '(xor f g ...)',
  least: 0,
  most: several,
  read: (call, reader) => {
    const { predicates, relations } = reader.scope;
    const operands = operandsOf(
      call,
      (word) => (word === 'xor' || word === '^') && !predicates.has(word) && !relations.has(word),
    );
    return { kind: 'xor', formulas: formulasOf(operands, reader) };
  },
};

function comparison(operator: Comparison, sign: string): Operator<BoolExpr> {
  return {
    shape: `(${sign} t u)`,
    least: 2,
    most: 2,
    read: (call, reader) => {
      const [left, right] = call.arguments;
      return compare(operator, reader.term(left as Form), reader.term(right as Form));
    },
  };
}

/** A form that is known and has no place in a puzzle. */
function internal(word: string): Operator<BoolExpr> {
  return {
    shape: `(${word} ...)`,
    least: 0,
    most: several,
    read: (call, reader) => {
      reader.report(call.form, internalForm(call.form.node.span, word));
      return falsity;
    },
  };
}

export const connectives: Operators<BoolExpr> = operators<BoolExpr>({
  not: {
    shape: '(not f)',
    least: 1,
    most: 1,
    read: (call, reader) => not(reader.formula(call.arguments[0] as Form)),
  },
  and: {
    shape: '(and f ...)',
    least: 0,
    most: several,
    read: (call, reader) => junction('and', formulasOf(call.arguments, reader)),
  },
  or: {
    shape: '(or f ...)',
    least: 0,
    most: several,
    read: (call, reader) => junction('or', formulasOf(call.arguments, reader)),
  },
  imp: {
    shape: '(imp f g)',
    least: 2,
    most: 2,
    read: (call, reader) => implies(...pair(call, reader)),
  },
  xor: exclusiveOr,
  '^': exclusiveOr,
  iff: {
    shape: '(iff f g)',
    least: 2,
    most: 2,
    read: (call, reader) => iff(...pair(call, reader)),
  },
  eq: comparison('eq', '='),
  '==': comparison('eq', '=='),
  ne: comparison('ne', '!='),
  le: comparison('le', '<='),
  lt: comparison('lt', '<'),
  ge: comparison('ge', '>='),
  gt: comparison('gt', '>'),
  in: {
    shape: '(in t (1 3 (5 9)))',
    least: 2,
    most: 2,
    levels: 2,
    read: (call, reader) => {
      const [term, values] = call.arguments;
      return member(reader.term(term as Form), domainOf(values as Form, reader) ?? emptyDomain);
    },
  },
  groups: internal('groups'),
  label: internal('label'),
  hold: internal('hold'),
});
