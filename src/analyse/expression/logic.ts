// The operators of logic: and, or, xor, not, implications, equivalences.
import type {
  Implication,
  LogicOperator,
  Operations,
  Prefix,
  Step,
} from '../../syntax/expression/tree.ts';
import type { Code, Compiler } from './code.ts';
import { truthOf } from './demand.ts';
import { all, any, implies, not, odd, same } from './truth.ts';
import { boolean } from './type.ts';
import type { Truth } from './value.ts';

/** What is certain after the truths so far, so that the rest need not be looked at. */
const settles: { readonly [O in LogicOperator]: Truth | undefined } = {
  and: false,
  or: true,
  xor: undefined,
  '<->': undefined,
};

const combine: { readonly [O in LogicOperator]: (left: Truth, right: Truth) => Truth } = {
  and: (left, right) => all([left, right]),
  or: (left, right) => any([left, right]),
  xor: (left, right) => odd([left, right]),
  '<->': same,
};

/** `and` and `or` of many operands make one node. */
const many: { readonly [O in LogicOperator]?: (values: readonly Truth[]) => Truth } = {
  and: all,
  or: any,
  xor: odd,
};

export function compileLogic(node: Operations, compiler: Compiler): Code {
  const first = truthOf(node.first, compiler);
  const rest = (node.rest as readonly Step<LogicOperator>[]).map(({ operator, operand }) => ({
    operator,
    run: truthOf(operand, compiler),
  }));
  const [step] = rest;
  const uniform = rest.every(({ operator }) => operator === step?.operator);
  const together = uniform && step ? many[step.operator] : undefined;
  const end = step && settles[step.operator];
  return {
    type: boolean,
    span: node.span,
    run(frame) {
      const start = first(frame);
      if (!together) {
        return rest.reduce(
          (left, { operator, run }) =>
            left === settles[operator] ? left : combine[operator](left, run(frame)),
          start,
        );
      }
      const values = [start];
      for (const { run } of rest) {
        if (end !== undefined && values.at(-1) === end) return end;
        values.push(run(frame));
      }
      return together(values);
    },
  };
}

export function compileImplication(node: Implication, compiler: Compiler): Code {
  const [left, right] = [truthOf(node.left, compiler), truthOf(node.right, compiler)];
  return {
    type: boolean,
    span: node.span,
    run(frame) {
      const premise = left(frame);
      return premise === false ? true : implies(premise, right(frame));
    },
  };
}

export function compileNot(node: Prefix, compiler: Compiler): Code {
  const run = truthOf(node.operand, compiler);
  return { type: boolean, span: node.span, run: (frame) => not(run(frame)) };
}
