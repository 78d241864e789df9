// Terms and formulas in MiniZinc. A term is written so that it always has a value; what it needs to be defined stands beside it.
//
// MiniZinc's own semantics of undefined terms is relational too, but its library is not free of exceptions, and which of
// them hold depends on the solver. So nothing undefined is left: `x / y` becomes a quotient by a divisor that is never 0,
// and `y != 0` is demanded by the innermost formula around it (Frisch and Stuckey 2009).
import { power } from '../../base/integer.ts';
import { type ByKind, visit } from '../../base/kinds.ts';
import { TooLarge } from '../../base/too-large.ts';
import { type Bounds, boundsOf } from '../../model/bounds.ts';
import { booleanDomain } from '../../model/domain.ts';
import type { BoolExpr, Comparison, IntExpr, Power } from '../../model/expression.ts';
import { constraintText } from './constraints.ts';
import { integer, type Script } from './script.ts';

/** The text of a term, and formulas that are true where the term is defined. */
export interface Written {
  readonly text: string;
  readonly needs: readonly string[];
}

/** A power with more pairs of base and exponent than this is refused. */
const mostPairs = 10_000;

const whole = (text: string): Written => ({ text, needs: [] });

/** All of the formulas. */
export function all(formulas: readonly string[]): string {
  const [first, ...more] = new Set(formulas.filter((formula) => formula !== 'true'));
  if (first === undefined) return 'true';
  return more.length === 0 ? first : `(${[first, ...more].join(' /\\ ')})`;
}

function strict(
  terms: readonly IntExpr[],
  script: Script,
  join: (texts: readonly string[]) => string,
): Written {
  const written = terms.map((term) => termText(term, script));
  return {
    text: join(written.map(({ text }) => text)),
    needs: written.flatMap(({ needs }) => needs),
  };
}

const infix =
  (operator: string, empty: string) =>
  (texts: readonly string[]): string =>
    texts.length === 0 ? empty : texts.length === 1 ? `${texts[0]}` : `(${texts.join(operator)})`;

/** A quotient or remainder. */
function quotient(
  name: 'floor_div' | 'floor_mod',
  { left, right }: { readonly left: IntExpr; readonly right: IntExpr },
  script: Script,
): Written {
  const [above, below] = [termText(left, script), termText(right, script)];
  const needs = [...above.needs, ...below.needs];
  if (right.kind === 'constant' && right.value !== 0) {
    return { text: script.call(name, above.text, below.text), needs };
  }
  const divisor = script.auxiliary('int', 'divisor', below.text);
  const safe = `if ${divisor} = 0 then 1 else ${divisor} endif`;
  return { text: script.call(name, above.text, safe), needs: [...needs, `${divisor} != 0`] };
}

/** Listed value by value, for every base and exponent. */
function powerText({ base, exponent }: Power, script: Script): Written {
  const domainOf = (id: number) => script.model.variables[id]?.domain ?? booleanDomain;
  const [b, e] = [boundsOf(base, domainOf), boundsOf(exponent, domainOf)];
  if (countOf(b) * countOf(e) > mostPairs) {
    throw new TooLarge('a power of terms with so many values is too large for MiniZinc');
  }
  const [bases, exponents] = [valuesOf(b), valuesOf(e)];
  const listed = bases.flatMap((x) => exponents.map((y) => power(x, y)));
  const [x, y] = [termText(base, script), termText(exponent, script)];
  const first = script.auxiliary('int', 'base', x.text);
  const second = script.auxiliary('int', 'exponent', y.text);
  const inside = `(${first} in ${b.low}..${b.high} /\\ ${second} in ${e.low}..${e.high})`;
  const place = `if ${inside} then (${first} - ${integer(b.low)}) * ${exponents.length} + ${second} - ${integer(e.low)} + 1 else 1 endif`;
  const at = script.auxiliary('int', 'place', place);
  const values = listed.map((value) => integer(value ?? 0)).join(', ');
  const defined = listed.every((value) => value !== undefined)
    ? []
    : [`[${listed.map((value) => value !== undefined).join(', ')}][${at}]`];
  return { text: `[${values}][${at}]`, needs: [...x.needs, ...y.needs, ...defined] };
}

/** How many integers there are from bound to bound. */
const countOf = ({ low, high }: Bounds): number => Number(high) - Number(low) + 1;

function valuesOf(bounds: Bounds): readonly number[] {
  return Array.from({ length: countOf(bounds) }, (_, i) => Number(bounds.low) + i);
}

const terms: ByKind<IntExpr, Script, Written> = {
  constant: ({ value }) => whole(integer(value)),
  variable: ({ id }, script) => whole(script.nameOf(id)),
  add: ({ terms }, script) => strict(terms, script, infix(' + ', '0')),
  neg: ({ term }, script) => strict([term], script, ([text]) => `(-${text})`),
  mul: ({ terms }, script) => strict(terms, script, infix(' * ', '1')),
  div: (term, script) => quotient('floor_div', term, script),
  mod: (term, script) => quotient('floor_mod', term, script),
  pow: powerText,
  abs: ({ term }, script) => strict([term], script, ([text]) => `abs(${text})`),
  min: ({ terms }, script) => strict(terms, script, (texts) => `min([${texts.join(', ')}])`),
  max: ({ terms }, script) => strict(terms, script, (texts) => `max([${texts.join(', ')}])`),
  if: ({ condition, positive, negative }, script) => {
    const [then, otherwise] = [termText(positive, script), termText(negative, script)];
    const written = formulaText(condition, script);
    const needsAny = then.needs.length + otherwise.needs.length > 0;
    const holds = needsAny ? script.auxiliary('bool', 'condition', written) : written;
    return {
      text: `if ${holds} then ${then.text} else ${otherwise.text} endif`,
      needs: needsAny
        ? [`if ${holds} then ${all(then.needs)} else ${all(otherwise.needs)} endif`]
        : [],
    };
  },
  element: ({ index, terms }, script) => {
    const place = termText(index, script);
    const list = terms.map((term) => termText(term, script));
    const needs = [...place.needs, ...list.flatMap((each) => each.needs)];
    if (list.length === 0) return { text: '0', needs: ['false'] };
    const at = script.auxiliary('int', 'place', place.text);
    const inside = `${at} in 1..${list.length}`;
    const texts = list.map(({ text }) => text).join(', ');
    return {
      text: `[${texts}][if ${inside} then ${at} else 1 endif]`,
      needs: [...needs, inside],
    };
  },
  where: ({ term, condition }, script) => {
    const { text, needs } = termText(term, script);
    return { text, needs: [...needs, formulaText(condition, script)] };
  },
};

const signs: { readonly [C in Comparison]: string } = {
  eq: '=',
  ne: '!=',
  le: '<=',
  lt: '<',
  ge: '>=',
  gt: '>',
};

function joined(
  operator: string,
  empty: string,
  formulas: readonly BoolExpr[],
  script: Script,
): string {
  return infix(operator, empty)(formulas.map((formula) => formulaText(formula, script)));
}

const formulas: ByKind<BoolExpr, Script, string> = {
  truth: ({ value }) => String(value),
  boolean: ({ id }, script) => script.nameOf(id),
  not: ({ formula }, script) => `(not ${formulaText(formula, script)})`,
  and: ({ formulas }, script) => joined(' /\\ ', 'true', formulas, script),
  or: ({ formulas }, script) => joined(' \\/ ', 'false', formulas, script),
  imp: ({ left, right }, script) =>
    `(${formulaText(left, script)} -> ${formulaText(right, script)})`,
  xor: ({ formulas }, script) => joined(' xor ', 'false', formulas, script),
  iff: ({ left, right }, script) =>
    `(${formulaText(left, script)} <-> ${formulaText(right, script)})`,
  compare: ({ operator, left, right }, script) => {
    const [a, b] = [termText(left, script), termText(right, script)];
    return all([...a.needs, ...b.needs, `(${a.text} ${signs[operator]} ${b.text})`]);
  },
  constraint: ({ constraint }, script) =>
    constraintText(constraint, script, { term: termText, formula: formulaText }),
};

/** A term, and what it needs. */
export function termText(term: IntExpr, script: Script): Written {
  return visit(terms, term, script);
}

/** A formula, false where something in it is undefined. */
export function formulaText(formula: BoolExpr, script: Script): string {
  return visit(formulas, formula, script);
}
