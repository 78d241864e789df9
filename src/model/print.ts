// The canonical s-expression of a model: reading it back gives the same model, but for places in the text.
import { type ByKind, visit } from '../base/kinds.ts';
import { definitionOf, mapConstraint } from './constraints/index.ts';
import { printDomain } from './constraints/member.ts';
import type { BoolExpr, Comparison, IntExpr } from './expression.ts';
import type { Assertion, Model, Variable } from './model.ts';
import { answerNames } from './names.ts';

/** How the variables of a model are called in print; indexed by id. */
type Names = readonly string[];

/** Characters that Sugar allows in a symbol, and the brackets of csugar's `x[0]`. No number and no `-` begins a symbol. */
const plainSymbol = /^(?![-0-9.])[A-Za-z0-9_+\-*/%=<>!&|$[\].\u0080-\u{10FFFF}]+$/u;

/** Words with a meaning of their own somewhere; a name spelled so is quoted. */
const words = new Set(
  `! && || => = == != <= < >= > + - * / % ^ not and or imp iff xor eq ne le lt ge gt add sub neg mul div mod pow abs min
  max if element where true false nil in wsum weightedsum alldifferent alldifferent_except lex_less lex_lesseq nvalue
  count global_cardinality global_cardinality_closed global_cardinality_with_costs cumulative disjunctive circuit
  hamiltonian inverse extension-supports extension-conflicts regular graph-active-vertices-connected graph-division
  domain int bool dint dbool relation predicate objective project weighted supports conflicts minimize maximize`.split(
    /\s+/,
  ),
);

/** A name as it stands in an s-expression: plain where that is safe, in double quotes otherwise. */
export function printName(name: string): string {
  return plainSymbol.test(name) && !words.has(name) ? name : `"${name.replaceAll('"', '""')}"`;
}

const comparisons: { readonly [C in Comparison]: string } = {
  eq: '=',
  ne: '!=',
  le: '<=',
  lt: '<',
  ge: '>=',
  gt: '>',
};

/** There may be more items than a call has room for as arguments. */
const list = (head: string, items: readonly string[]): string => `(${[head, ...items].join(' ')})`;
const few = (head: string, ...items: readonly string[]): string => list(head, items);

const terms: ByKind<IntExpr, Names, string> = {
  constant: ({ value }) => String(value),
  variable: ({ id }, names) => names[id] ?? `?${id}`,
  add: ({ terms }, names) =>
    list(
      '+',
      terms.map((term) => printTerm(term, names)),
    ),
  neg: ({ term }, names) => few('-', printTerm(term, names)),
  mul: ({ terms }, names) =>
    list(
      '*',
      terms.map((term) => printTerm(term, names)),
    ),
  div: ({ left, right }, names) => few('/', printTerm(left, names), printTerm(right, names)),
  mod: ({ left, right }, names) => few('%', printTerm(left, names), printTerm(right, names)),
  pow: ({ base, exponent }, names) =>
    few('pow', printTerm(base, names), printTerm(exponent, names)),
  abs: ({ term }, names) => few('abs', printTerm(term, names)),
  min: ({ terms }, names) =>
    list(
      'min',
      terms.map((term) => printTerm(term, names)),
    ),
  max: ({ terms }, names) =>
    list(
      'max',
      terms.map((term) => printTerm(term, names)),
    ),
  if: ({ condition, positive, negative }, names) =>
    few(
      'if',
      printFormula(condition, names),
      printTerm(positive, names),
      printTerm(negative, names),
    ),
  element: ({ index, terms }, names) =>
    `(element ${printTerm(index, names)} (${terms.map((term) => printTerm(term, names)).join(' ')}))`,
  where: ({ term, condition }, names) =>
    few('where', printTerm(term, names), printFormula(condition, names)),
};

const formulas: ByKind<BoolExpr, Names, string> = {
  truth: ({ value }) => String(value),
  boolean: ({ id }, names) => names[id] ?? `?${id}`,
  not: ({ formula }, names) => few('not', printFormula(formula, names)),
  and: ({ formulas }, names) =>
    list(
      'and',
      formulas.map((f) => printFormula(f, names)),
    ),
  or: ({ formulas }, names) =>
    list(
      'or',
      formulas.map((f) => printFormula(f, names)),
    ),
  imp: ({ left, right }, names) =>
    few('imp', printFormula(left, names), printFormula(right, names)),
  xor: ({ formulas }, names) =>
    list(
      'xor',
      formulas.map((f) => printFormula(f, names)),
    ),
  iff: ({ left, right }, names) =>
    few('iff', printFormula(left, names), printFormula(right, names)),
  compare: ({ operator, left, right }, names) =>
    few(comparisons[operator], printTerm(left, names), printTerm(right, names)),
  constraint: ({ constraint }, names) =>
    definitionOf(constraint).print(
      mapConstraint(
        constraint,
        (term) => printTerm(term, names),
        (formula) => printFormula(formula, names),
      ),
    ),
};

function printTerm(term: IntExpr, names: Names): string {
  return visit(terms, term, names);
}

function printFormula(formula: BoolExpr, names: Names): string {
  return visit(formulas, formula, names);
}

function printVariable(variable: Variable, name: string): string {
  if (variable.type === 'boolean') return `(bool ${name})`;
  const [first, ...more] = variable.domain.ranges;
  if (first && more.length === 0) {
    return first[0] === first[1] ? `(int ${name} ${first[0]})` : `(int ${name} ${first.join(' ')})`;
  }
  return `(int ${name} ${printDomain(variable.domain)})`;
}

/** The names of a model's variables as they are printed, by id. */
function printedNames(model: Model): readonly string[] {
  return model.variables.map(({ name }) => printName(name));
}

/** One assertion of a model. */
export function printAssertion(assertion: Assertion, model: Model): string {
  return printFormula(assertion.formula, printedNames(model));
}

/** One term over variables of a model. */
export function printTermOf(term: IntExpr, model: Model): string {
  return printTerm(term, printedNames(model));
}

/**
 * One statement a line: variables, assertions, objective, and `(project ...)` unless every variable is an answer.
 * A boolean whose domain is one value is printed with an assertion that says so.
 */
export function printModel(model: Model): string {
  const names = printedNames(model);
  const lines = model.variables.map((variable) =>
    printVariable(variable, names[variable.id] ?? ''),
  );
  for (const { type, domain, id } of model.variables) {
    if (type === 'boolean' && domain.size === 1) {
      lines.push(domain.min === 1 ? `${names[id]}` : `(not ${names[id]})`);
    }
  }
  for (const { formula } of model.assertions) lines.push(printFormula(formula, names));
  if (model.objective) {
    const { sense, term } = model.objective;
    lines.push(few('objective', sense, printTerm(term, names)));
  }
  const everything =
    model.answer.length === model.variables.length && model.answer.every((id, i) => id === i);
  if (!everything) {
    const answers = answerNames(model.variables);
    lines.push(
      list(
        'project',
        model.answer.map((id) => printName(answers[id] ?? '')),
      ),
    );
  }
  return lines.map((line) => `${line}\n`).join('');
}
