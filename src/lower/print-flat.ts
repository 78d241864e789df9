// The flat problem as text, an s-expression a line: `compile --to flat`, and what the stage tests pin.
import { type ByKind, visit } from '../base/kinds.ts';
import { definitionOf, mapConstraint } from '../model/constraints/index.ts';
import { printDomain } from '../model/constraints/member.ts';
import { printName } from '../model/print.ts';
import {
  type Affine,
  type Flat,
  type FlatConstraint,
  isPositive,
  type Linear,
  type Literal,
  variableOf,
} from './flat.ts';

type Names = readonly string[];

function name(names: Names, id: number): string {
  return names[id] ?? `?${id}`;
}

function printLiteral(of: Literal, names: Names): string {
  const text = name(names, variableOf(of));
  return isPositive(of) ? text : `(not ${text})`;
}

function printAffine({ variable, scale, offset }: Affine, names: Names): string {
  if (scale === 0) return `${offset}`;
  const plain = name(names, variable);
  const scaled = scale === 1 ? plain : `(* ${scale} ${plain})`;
  return offset === 0 ? scaled : `(+ ${scaled} ${offset})`;
}

function printLinear({ terms, operator, constant, condition }: Linear, names: Names): string {
  const sum = terms.map(({ coefficient, variable }) => `(${coefficient} ${name(names, variable)})`);
  const text = `(wsum (${sum.join(' ')}) ${operator} ${constant})`;
  return condition === undefined ? text : `(imp ${printLiteral(condition, names)} ${text})`;
}

interface Ternary {
  readonly left: Affine;
  readonly right: Affine;
  readonly result: Affine;
}

function operation(head: string, { left, right, result }: Ternary, names: Names): string {
  const [a, b, c] = [left, right, result].map((affine) => printAffine(affine, names));
  return `(= ${c} (${head} ${a} ${b}))`;
}

function printAll(affines: readonly Affine[], names: Names): string {
  return affines.map((affine) => printAffine(affine, names)).join(' ');
}

function printLiterals(literals: readonly Literal[], names: Names): string {
  return literals.map((one) => ` ${printLiteral(one, names)}`).join('');
}

const table: ByKind<FlatConstraint, Names, string> = {
  clause: ({ literals }, names) => `(or${printLiterals(literals, names)})`,
  parity: ({ literals, odd }, names) => {
    const text = `(xor${printLiterals(literals, names)})`;
    return odd ? text : `(not ${text})`;
  },
  indicates: ({ literal, variable, domain }, names) =>
    `(iff ${printLiteral(literal, names)} (in ${name(names, variable)} ${printDomain(domain)}))`,
  linear: printLinear,
  product: (node, names) => operation('*', node, names),
  quotient: (node, names) => operation('/', node, names),
  remainder: (node, names) => operation('%', node, names),
  power: (node, names) => operation('pow', node, names),
  absolute: ({ term, result }, names) =>
    `(= ${printAffine(result, names)} (abs ${printAffine(term, names)}))`,
  minimum: ({ terms, result }, names) =>
    `(= ${printAffine(result, names)} (min ${printAll(terms, names)}))`,
  maximum: ({ terms, result }, names) =>
    `(= ${printAffine(result, names)} (max ${printAll(terms, names)}))`,
  element: ({ index, terms, result }, names) =>
    `(= ${printAffine(result, names)} (element ${printAffine(index, names)} (${printAll(terms, names)})))`,
  global: ({ constraint }, names) =>
    definitionOf(constraint).print(
      mapConstraint(
        constraint,
        (affine) => printAffine(affine, names),
        (of) => printLiteral(of, names),
      ),
    ),
};

/** One flat constraint. */
function printFlatConstraint(constraint: FlatConstraint, names: readonly string[]): string {
  return visit(table, constraint, names);
}

/** Variables first, auxiliaries with a `_` in front of their number, then constraints, objective and answer. */
export function printFlat(flat: Flat): string {
  const names = flat.variables.map((variable) => printName(variable.name));
  const lines = flat.variables.map(({ domain, boolean }, id) => {
    const values = boolean && domain.size === 2 ? '' : ` ${printDomain(domain)}`;
    return `(${boolean ? 'bool' : 'int'} ${name(names, id)}${values})`;
  });
  for (const constraint of flat.constraints) lines.push(printFlatConstraint(constraint, names));
  if (flat.objective) {
    const { sense, term } = flat.objective;
    lines.push(`(objective ${sense} ${printAffine(term, names)})`);
  }
  lines.push(`(project${flat.answer.map((id) => ` ${name(names, id)}`).join('')})`);
  return lines.map((line) => `${line}\n`).join('');
}
