// The operators of arithmetic: sums, products, powers, signs, ranges.

import type { Integer } from '../../base/integer.ts';
import * as integer from '../../base/integer.ts';
import type {
  Operations,
  Power,
  Prefix,
  ProductOperator,
  RangeExpression,
  Step,
  SumOperator,
} from '../../syntax/expression/tree.ts';
import { alwaysUndefined, numberTooLarge } from '../../text/catalogue/analysis.ts';
import type { Span } from '../../text/source.ts';
import type { Analysis } from './analysis.ts';
import type { Code, Compiler } from './code.ts';
import { numberOf, wholeOf } from './demand.ts';
import * as rational from './rational.ts';
import { number, setOf } from './type.ts';
import { isInteger, type Quantity, type Whole } from './value.ts';
import * as whole from './whole.ts';

const hugeNumber = 2n ** BigInt(integer.mostBits);

/** So many bits of a number are worked out in the time of one step. */
const bitsOfStep = 64;

/** The value, unless it is a known number beyond all size. */
function limited(value: Quantity, span: Span, analysis: Analysis): Quantity {
  if (typeof value !== 'bigint') return value;
  if (value < hugeNumber && value > -hugeNumber) {
    analysis.spend(Math.floor(integer.bitLength(value) / bitsOfStep));
    return value;
  }
  analysis.report(numberTooLarge(span));
  return 0;
}

/** Whether a product is beyond all size, told without working it out. */
function isHuge(factors: readonly Quantity[]): boolean {
  let bits = 0;
  for (const factor of factors) {
    if (factor === 0) return false;
    if (typeof factor === 'bigint') bits += integer.bitLength(factor) - 1;
  }
  return bits > integer.mostBits;
}

export function compileSum(node: Operations, compiler: Compiler): Code {
  const first = numberOf(node.first, compiler);
  const rest = (node.rest as readonly Step<SumOperator>[]).map(({ operator, operand }) => {
    const run = numberOf(operand, compiler);
    return { isMinus: operator === '-', run };
  });
  const { span } = node;
  return {
    type: number,
    span,
    run(frame) {
      const start = first(frame);
      let known: Integer = typeof start === 'number' ? start : 0;
      const terms: Quantity[] = typeof start === 'number' ? [] : [start];
      for (const { isMinus, run } of rest) {
        const found = run(frame);
        const term = isMinus ? rational.negate(found) : found;
        if (typeof term === 'number') known = integer.add(known, term);
        else terms.push(term);
      }
      if (terms.length > 0) terms.push(known);
      return limited(terms.length > 0 ? rational.add(terms) : known, span, compiler.analysis);
    },
  };
}

/** What a division or remainder by a known 0 is said to be. */
function warnZero(right: Quantity, span: Span, analysis: Analysis): void {
  if (right === 0) analysis.report(alwaysUndefined(span, analysis.textAt(span)));
}

type Operation = (left: Quantity, right: Quantity, span: Span, analysis: Analysis) => Quantity;

const products: { readonly [O in ProductOperator]: Operation } = {
  '*': (left, right, span, analysis) => limited(rational.multiply([left, right]), span, analysis),
  '/': (left, right, span, analysis) => {
    warnZero(right, span, analysis);
    return rational.divide(left, right);
  },
  '//': (left, right, span, analysis) => {
    warnZero(right, span, analysis);
    return whole.divide(rational.toWhole(left), rational.toWhole(right));
  },
  '%': (left, right, span, analysis) => {
    warnZero(right, span, analysis);
    return whole.modulo(rational.toWhole(left), rational.toWhole(right));
  },
};

export function compileProduct(node: Operations, compiler: Compiler): Code {
  const { analysis } = compiler;
  const first = numberOf(node.first, compiler);
  const rest = (node.rest as readonly Step<ProductOperator>[]).map(({ operator, operand }) => ({
    operation: products[operator],
    run: numberOf(operand, compiler),
    span: { ...node.span, end: Math.max(node.span.start, operand.span.end) },
  }));
  const { span } = node;
  const onlyTimes = node.rest.every(({ operator }) => operator === '*');
  return {
    type: number,
    span,
    run(frame) {
      const start = first(frame);
      if (onlyTimes && rest.length > 1) {
        const factors = [start, ...rest.map(({ run }) => run(frame))];
        if (!isHuge(factors)) return limited(rational.multiply(factors), span, analysis);
        analysis.report(numberTooLarge(span));
        return 0;
      }
      return rest.reduce<Quantity>(
        (left, step) => step.operation(left, step.run(frame), step.span, analysis),
        start,
      );
    },
  };
}

export function compilePower(node: Power, compiler: Compiler): Code {
  const { analysis } = compiler;
  const base = numberOf(node.base, compiler);
  const exponent = wholeOf(node.exponent, compiler);
  const { span } = node;
  return {
    type: number,
    span,
    run: (frame) => powerOf(base(frame), exponent(frame), span, analysis),
  };
}

function powerOf(base: Quantity, exponent: Whole, span: Span, analysis: Analysis): Quantity {
  if (isInteger(base) && isInteger(exponent)) {
    const size = exponent < 0 ? -exponent : exponent;
    if ((integer.bitLength(base) - 1) * Number(size) > integer.mostBits) {
      analysis.report(numberTooLarge(span));
      return 0;
    }
    if (base === 0 && exponent < 0) warnZero(0, span, analysis);
  }
  return limited(rational.power(base, exponent, analysis.domainOf), span, analysis);
}

export function compileSign(node: Prefix, compiler: Compiler): Code {
  const run = numberOf(node.operand, compiler);
  const isMinus = node.operator === '-';
  return {
    type: number,
    span: node.span,
    run: (frame) => (isMinus ? rational.negate(run(frame)) : run(frame)),
  };
}

export function compileRange(node: RangeExpression, compiler: Compiler): Code {
  const [low, high] = [wholeOf(node.low, compiler), wholeOf(node.high, compiler)];
  return {
    type: setOf(number),
    span: node.span,
    run: (frame) => ({ kind: 'set', parts: [{ low: low(frame), high: high(frame) }] }),
  };
}
