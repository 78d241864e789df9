// The operators that give a number.
import { choose, element, neg } from '../../model/construct.ts';
import type { IntExpr } from '../../model/expression.ts';
import { zeroDivisor } from '../../text/catalogue/sugar.ts';
import { subtractingNeg } from '../../text/catalogue/sugar-quirks.ts';
import { type Form, isList, itemsOf, wordOf } from './form.ts';
import { listOf } from './literals.ts';
import { type Call, type Operators, operators, type Reader } from './operator.ts';

/** A sum; sums in it are taken apart, so that what is printed reads as the same model. */
export function sum(terms: readonly IntExpr[]): IntExpr {
  const nested = terms.some(({ kind }) => kind === 'add');
  return {
    kind: 'add',
    terms: nested ? terms.flatMap((term) => (term.kind === 'add' ? term.terms : [term])) : terms,
  };
}

/**
 * The operands of an associative operator. Lists with the same head are taken apart, without recursion: programs write
 * the greatest of a thousand terms as a chain, because Sugar's `max` takes two.
 * @param same says which heads mean the same operator.
 */
export function operandsOf(
  call: Call,
  same: (word: string) => boolean = (word) => word === call.name,
): readonly Form[] {
  const operands: Form[] = [];
  const waiting = call.arguments.toReversed();
  for (let form = waiting.pop(); form; form = waiting.pop()) {
    const items = isList(form) && form.node.items.length > 2 ? itemsOf(form) : [];
    const [head, ...inner] = items;
    const word = head && wordOf(head);
    if (word !== undefined && same(word)) {
      for (let i = inner.length - 1; i >= 0; i--) waiting.push(inner[i] as Form);
    } else operands.push(form);
  }
  return operands;
}

function first(call: Call, reader: Reader): IntExpr {
  return reader.term(call.arguments[0] as Form);
}

function second(call: Call, reader: Reader): IntExpr {
  return reader.term(call.arguments[1] as Form);
}

/** The first term less the others; the negative of a single one. */
function subtraction(call: Call, reader: Reader): IntExpr {
  const [minuend, ...others] = call.arguments.map((form) => reader.term(form));
  if (!minuend) return sum([]);
  return others.length === 0 ? neg(minuend) : sum([minuend, ...others.map(neg)]);
}

/** A divisor that is 0 wherever one looks is a mistake. */
function divisor(call: Call, reader: Reader): IntExpr {
  const form = call.arguments[1] as Form;
  const term = reader.term(form);
  if (term.kind === 'constant' && term.value === 0) {
    reader.report(form, zeroDivisor(form.node.span, reader.written(call.head)));
  }
  return term;
}

const several = Number.POSITIVE_INFINITY;

export const termOperators: Operators<IntExpr> = operators<IntExpr>({
  add: {
    shape: '(+ t ...)',
    least: 0,
    most: several,
    read: (call, reader) => sum(call.arguments.map((form) => reader.term(form))),
  },
  sub: { shape: '(- t u ...)', least: 1, most: several, levels: 2, read: subtraction },
  neg: {
    shape: '(neg t)',
    least: 1,
    most: several,
    levels: 2,
    read: (call, reader) => {
      if (call.arguments.length > 1) reader.report(call.form, subtractingNeg(call.form.node.span));
      return subtraction(call, reader);
    },
  },
  mul: {
    shape: '(* t u ...)',
    least: 0,
    most: several,
    read: (call, reader) => ({
      kind: 'mul',
      terms: operandsOf(call).map((form) => reader.term(form)),
    }),
  },
  div: {
    shape: '(/ t u)',
    least: 2,
    most: 2,
    read: (call, reader) => ({
      kind: 'div',
      left: first(call, reader),
      right: divisor(call, reader),
    }),
  },
  mod: {
    shape: '(% t u)',
    least: 2,
    most: 2,
    read: (call, reader) => ({
      kind: 'mod',
      left: first(call, reader),
      right: divisor(call, reader),
    }),
  },
  pow: {
    shape: '(pow t u)',
    least: 2,
    most: 2,
    read: (call, reader) => ({
      kind: 'pow',
      base: first(call, reader),
      exponent: second(call, reader),
    }),
  },
  abs: {
    shape: '(abs t)',
    least: 1,
    most: 1,
    read: (call, reader) => ({ kind: 'abs', term: first(call, reader) }),
  },
  min: {
    shape: '(min t u ...)',
    least: 1,
    most: several,
    read: (call, reader) => ({
      kind: 'min',
      terms: operandsOf(call).map((form) => reader.term(form)),
    }),
  },
  max: {
    shape: '(max t u ...)',
    least: 1,
    most: several,
    read: (call, reader) => ({
      kind: 'max',
      terms: operandsOf(call).map((form) => reader.term(form)),
    }),
  },
  if: {
    shape: '(if f t u)',
    least: 3,
    most: 3,
    read: (call, reader) =>
      choose(
        reader.formula(call.arguments[0] as Form),
        second(call, reader),
        reader.term(call.arguments[2] as Form),
      ),
  },
  element: {
    shape: '(element i (t ...))',
    least: 2,
    most: 2,
    read: (call, reader) => {
      const index = first(call, reader);
      const list = listOf(call.arguments[1] as Form, reader, 'a list of terms');
      return element(
        index,
        (list ?? []).map((form) => reader.term(form)),
      );
    },
  },
  where: {
    shape: '(where t f)',
    least: 2,
    most: 2,
    read: (call, reader) => ({
      kind: 'where',
      term: first(call, reader),
      condition: reader.formula(call.arguments[1] as Form),
    }),
  },
});
