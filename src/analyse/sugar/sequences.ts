// Constraints about lists of terms in their order: element, lexicographic order, tasks, automata, circuits, tables.

import type { Task } from '../../model/constraints/cumulative.ts';
import type { Constraint } from '../../model/constraints/index.ts';
import type { Cell } from '../../model/constraints/table.ts';
import { compare, constraint, element, truth } from '../../model/construct.ts';
import { emptyDomain } from '../../model/domain.ts';
import type { BoolExpr, IntExpr } from '../../model/expression.ts';
import { severalNil, unequalLengths } from '../../text/catalogue/sugar.ts';
import { termsOf, tuplesOf } from './counting.ts';
import { type Form, isWord } from './form.ts';
import { comparisonOf, domainOf, integerOf, listOf, numberWithin } from './literals.ts';
import { type Call, type Operator, type Operators, operators, type Reader } from './operator.ts';

const several = Number.POSITIVE_INFINITY;

/** `(element i (t ...) v)`, or with a comparison before v: false where there is no such place. */
function elementCompares(call: Call, reader: Reader): BoolExpr {
  const [index, list, third, fourth] = call.arguments;
  const place = reader.term(index as Form);
  const term = element(place, termsOf(list, reader));
  const operator = fourth ? comparisonOf(third as Form, call, reader) : 'eq';
  return compare(operator, term, reader.term((fourth ?? third) as Form));
}

function lexOrder(name: string, strict: boolean): Operator<BoolExpr> {
  return {
    shape: `(${name} (t ...) (u ...))`,
    least: 2,
    most: 2,
    levels: 2,
    read: (call, reader) => {
      const left = termsOf(call.arguments[0], reader);
      const right = termsOf(call.arguments[1], reader);
      if (left.length !== right.length || left.length === 0) {
        const what = left.length === 0 ? 'these lists' : 'the two lists';
        reader.report(
          call.form,
          unequalLengths(call.form.node.span, what, left.length, right.length),
        );
      }
      return constraint({ kind: 'lex', left, right, strict });
    },
  };
}

/** A part of a task, or undefined for `nil`. */
function optional(form: Form | undefined, reader: Reader): IntExpr | undefined {
  return form === undefined || isWord(form, 'nil') ? undefined : reader.term(form);
}

function tasksOf(form: Form | undefined, reader: Reader): readonly Task<IntExpr>[] {
  const tuples = tuplesOf(form, reader, 4, 'task', '(origin duration end height)');
  return tuples.map((parts) => {
    const [origin, duration, end, height] = parts;
    const left = parts.slice(0, 3).filter((part) => isWord(part, 'nil'));
    if (left.length > 1) {
      const second = left[1] as Form;
      reader.report(second, severalNil(second.node.span));
    }
    return {
      origin: optional(origin, reader),
      duration: optional(duration, reader),
      end: optional(end, reader),
      height: reader.term(height as Form),
    };
  });
}

/** A value of a table, or `*` for any. */
export function cellOf(form: Form, reader: Reader): Cell {
  return isWord(form, 'mul') ? '*' : (integerOf(form, reader, 'a value or `*`') ?? 0);
}

function tableOf(name: string, positive: boolean): Operator<BoolExpr> {
  return {
    shape: `(${name} (t ...) ((value ...) ...))`,
    least: 2,
    most: 2,
    levels: 2,
    read: (call, reader) => {
      const terms = termsOf(call.arguments[0], reader);
      const rows = listOf(call.arguments[1] as Form, reader, 'a list of rows') ?? [];
      return constraint({
        kind: 'table',
        terms,
        rows: rows.map((row) => {
          const cells = listOf(row, reader, 'a row of values') ?? [];
          if (cells.length !== terms.length) {
            reader.report(
              row,
              unequalLengths(row.node.span, 'a row and the terms', cells.length, terms.length),
            );
          }
          return cells.map((cell) => cellOf(cell, reader));
        }),
        positive,
      });
    },
  };
}

/** `(regular (t ...) ((next ...) ...) start (accepting ...))` */
function automaton(call: Call, reader: Reader): BoolExpr {
  const [list, table, first, last] = call.arguments as [Form, Form, Form, Form];
  const terms = termsOf(list, reader);
  const rows = listOf(table, reader, 'a list of rows, one for each state') ?? [];
  const states = rows.length;
  const transitions = rows.map((row) => {
    const next = listOf(row, reader, 'a row of next states, one for each symbol') ?? [];
    return next.map((form) => numberWithin(form, reader, 'a next state', 0, states) ?? 0);
  });
  const uneven = transitions.findIndex((row) => row.length !== transitions[0]?.length);
  if (uneven > 0) {
    const lengths = [transitions[uneven]?.length ?? 0, transitions[0]?.length ?? 0] as const;
    const row = rows[uneven] as Form;
    reader.report(row, unequalLengths(row.node.span, 'the rows of an automaton', ...lengths));
  }
  const regular: Constraint<IntExpr, BoolExpr> = {
    kind: 'regular',
    terms,
    transitions,
    start: numberWithin(first, reader, 'the first state', 1, states) ?? 1,
    accepting: domainOf(last, reader) ?? emptyDomain,
  };
  return constraint(regular);
}

function cycle(name: string, sub: boolean): Operator<BoolExpr> {
  return {
    shape: `(${name} t ...)`,
    least: 0,
    most: several,
    levels: 2,
    read: (call, reader) =>
      constraint({
        kind: 'circuit',
        successors: call.arguments.map((form) => reader.term(form)),
        sub,
      }),
  };
}

export const sequences: Operators<BoolExpr> = operators<BoolExpr>({
  element: {
    shape: '(element i (t ...) v)',
    least: 3,
    most: 4,
    levels: 2,
    read: elementCompares,
  },
  lex_less: lexOrder('lex_less', true),
  lex_lesseq: lexOrder('lex_lesseq', false),
  cumulative: {
    shape: '(cumulative ((origin duration end height) ...) limit)',
    least: 2,
    most: 2,
    levels: 2,
    read: (call, reader) =>
      constraint({
        kind: 'cumulative',
        tasks: tasksOf(call.arguments[0], reader),
        limit: reader.term(call.arguments[1] as Form),
      }),
  },
  disjunctive: {
    shape: '(disjunctive ((origin duration) ...))',
    least: 1,
    most: 1,
    levels: 2,
    read: (call, reader) =>
      constraint({
        kind: 'disjunctive',
        tasks: tuplesOf(call.arguments[0], reader, 2, 'task', '(origin duration)').map(
          ([origin, duration]) => ({
            origin: reader.term(origin as Form),
            duration: reader.term(duration as Form),
          }),
        ),
      }),
  },
  'extension-supports': tableOf('extension-supports', true),
  'extension-conflicts': tableOf('extension-conflicts', false),
  regular: {
    shape: '(regular (t ...) ((next-state ...) ...) start (accepting ...))',
    least: 4,
    most: 4,
    levels: 2,
    read: automaton,
  },
  circuit: cycle('circuit', true),
  hamiltonian: cycle('hamiltonian', false),
  inverse: {
    shape: '(inverse (t ...) (u ...))',
    least: 2,
    most: 2,
    levels: 2,
    read: (call, reader) => {
      const left = termsOf(call.arguments[0], reader);
      const right = termsOf(call.arguments[1], reader);
      if (left.length !== right.length) {
        const { span } = call.form.node;
        reader.report(call.form, unequalLengths(span, 'the two lists', left.length, right.length));
        return truth;
      }
      return constraint({ kind: 'inverse', left, right });
    },
  },
});
