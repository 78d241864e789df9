// `if ... then ... else ...`: the branch that is not taken does not matter, not even whether it is defined.

import type { BoolExpr } from '../../model/expression.ts';
import type { Conditional } from '../../syntax/expression/tree.ts';
import { cannotChoose } from '../../text/catalogue/analysis.ts';
import type { Span } from '../../text/source.ts';
import type { Analysis } from './analysis.ts';
import type { Code, Compiler } from './code.ts';
import { toQuantity } from './convert.ts';
import { truthOf } from './demand.ts';
import { all, any, chooseWhole, formulaOf, implies, not, settled } from './truth.ts';
import { common } from './type.ts';
import {
  isLabel,
  isList,
  isQuantity,
  isTruth,
  type Quantity,
  type Ratio,
  sameShape,
  type Truth,
  type Value,
} from './value.ts';

export function compileChoice(node: Conditional, compiler: Compiler): Code {
  const condition = truthOf(node.condition, compiler);
  const [positive, negative] = [compiler.compile(node.positive), compiler.compile(node.negative)];
  const { span } = node;
  const type = common(positive.type, negative.type);
  return {
    type,
    span,
    run(frame) {
      const known = condition(frame);
      if (typeof known === 'boolean') {
        const taken = (known ? positive : negative).run(frame);
        if (!isTruth(taken)) return taken;
        // Beside a number a truth is one as well, and an element that is not there is no number.
        if (type.kind === 'number') return toQuantity(taken, span, compiler.analysis);
        return settled(taken);
      }
      return choose(known, positive.run(frame), negative.run(frame), span, compiler.analysis);
    },
  };
}

/** One of two values, as a condition decides. */
function choose(
  condition: BoolExpr,
  positive: Value,
  negative: Value,
  span: Span,
  analysis: Analysis,
): Value {
  if (isTruth(positive) && isTruth(negative)) return chooseTruth(condition, positive, negative);
  if (isLabel(positive) && isLabel(negative) && positive.labels === negative.labels) {
    return { ...positive, code: chooseWhole(condition, positive.code, negative.code) };
  }
  if (isList(positive) && isList(negative) && sameShape(positive, negative)) {
    const items = positive.items.map((item, i) =>
      choose(condition, item, negative.items[i] ?? item, span, analysis),
    );
    return { kind: 'list', axes: positive.axes, items };
  }
  if (typeof positive === 'string' && positive === negative) return positive;
  if (!isNumeric(positive) || !isNumeric(negative)) {
    analysis.report(cannotChoose(span, analysis.textAt(span)));
    return positive;
  }
  const [a, b] = [toQuantity(positive, span, analysis), toQuantity(negative, span, analysis)];
  return chooseQuantity(condition, a, b);
}

const isNumeric = (value: Value): boolean =>
  isQuantity(value) || isTruth(value) || (isLabel(value) && value.labels.numbers !== undefined);

function chooseTruth(condition: BoolExpr, positive: Truth, negative: Truth): Truth {
  if (positive === false) return all([not(condition), negative]);
  if (negative === false) return all([condition, positive]);
  return all([implies(condition, positive), any([condition, negative])]);
}

/** A number or a fraction, as a condition decides. */
export function chooseQuantity(condition: Truth, positive: Quantity, negative: Quantity): Quantity {
  if (typeof condition === 'boolean') return condition ? positive : negative;
  const [a, b] = [fraction(positive), fraction(negative)];
  const numerator = chooseWhole(condition, a.numerator, b.numerator);
  if (a.denominator === 1 && b.denominator === 1) return numerator;
  const needed = [
    ...a.conditions.map((needs) => implies(condition, needs)),
    ...b.conditions.map((needs) => any([condition, needs])),
  ];
  return {
    kind: 'ratio',
    numerator,
    denominator: chooseWhole(condition, a.denominator, b.denominator),
    conditions: needed.map(formulaOf),
  };
}

function fraction(value: Quantity): Ratio {
  if (typeof value === 'object' && value.kind === 'ratio') return value;
  return { kind: 'ratio', numerator: value, denominator: 1, conditions: [] };
}
