// Whether a sum or a product has an order of evaluation that the rules allow, whatever its normal form was made from.
import type { Arithmetic } from './arithmetic.ts';
import { type Form, goesOn } from './form.ts';
import { type Game, isSum, type Operation } from './game.ts';
import { hasOrder, type Terms } from './orders.ts';

/** The terms of the chain of `left operation right`. */
function termsOf(operation: Operation, left: Form, right: Form): Terms {
  const [first, second]: [number[], number[]] = [[], []];
  let [sign, chain, last] = [operation, left, right];
  for (;;) {
    (sign === '+' || sign === '*' ? first : second).push(last.value);
    if (!goesOn(chain, sign)) break;
    [sign, chain, last] = [chain.operation, chain.left, chain.right];
  }
  first.push(chain.value);
  return { first, second };
}

/**
 * Whether the chain of `left operation right` is legal: some order of evaluation uses allowed operations only, has
 * results that the arithmetic knows, and multiplies or divides by 1 nowhere.
 */
export function isLegalChain(
  operation: Operation,
  left: Form,
  right: Form,
  { operations, fractions }: Game,
  arithmetic: Arithmetic,
): boolean {
  if (isSum(operation)) {
    // All that is added first, then what is subtracted: never less than what comes out in the end.
    if (operations.has('+')) return true;
    return hasOrder(termsOf(operation, left, right), ['-'], arithmetic);
  }
  // Multiplied first, then divided: exact if the end is. No factor is 1, so no product is.
  if (operations.has('*') && !fractions) return true;
  const terms = termsOf(operation, left, right);
  if (!operations.has('*')) return hasOrder(terms, ['/'], arithmetic);
  const one = arithmetic.of(1);
  return operations.has('/') ? avoidsOne(terms, one) : !terms.first.includes(one);
}

/**
 * With fractions a 1 may be divided by something, which turns a divisor into a factor or the other way round; nothing
 * else may be done with it. So each 1 among the factors needs a divisor, and of each 1 among the divisors comes one
 * factor less. What is not 1 can always be multiplied up in an order that meets no 1 on the way: first what is greater
 * than 1, then what is less, or the other way round if the product is less than 1.
 */
function avoidsOne({ first, second }: Terms, one: number): boolean {
  const onesAmong = (values: readonly number[]): number =>
    values.filter((value) => value === one).length;
  const [factors, divisors] = [onesAmong(first), onesAmong(second)];
  return (
    factors <= second.length &&
    divisors < first.length &&
    factors + divisors < first.length + second.length
  );
}
