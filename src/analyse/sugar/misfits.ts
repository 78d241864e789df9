// What is said where a form is neither a number nor a formula as its place demands: the likeliest mistake.
import type { BoolExpr } from '../../model/expression.ts';
import {
  definitionInside,
  formulaAsTerm,
  strangeHead,
  termAsFormula,
} from '../../text/catalogue/sugar.ts';
import { unknownName, unknownOperator } from '../../text/catalogue/sugar-names.ts';
import type { Diagnostic } from '../../text/diagnostic.ts';
import { adviceOn } from './elsewhere.ts';
import { type Form, isAtom, nameOf, wordOf } from './form.ts';
import type { Call, Operators, Reader } from './operator.ts';
import type { NameKind } from './scope.ts';
import { termOperators } from './terms.ts';

/** The statements of the language that are no formulas. */
export const definitionWords: ReadonlySet<string> = new Set(
  'domain int dint bool dbool relation predicate objective project weighted'.split(' '),
);

type FormulaOperators = Operators<BoolExpr>;

function isCall(given: Form | Call): given is Call {
  return 'form' in given;
}

/** Reports an atom or a call that is no number. */
export function misfitTerm(given: Form | Call, reader: Reader, formulas: FormulaOperators): void {
  if (isCall(given)) {
    reader.report(given.form, callAsTerm(given, reader, formulas));
    return;
  }
  const name = nameOf(given) ?? '';
  const word = wordOf(given);
  const isFormula = reader.scope.booleans.has(name) || word === 'true' || word === 'false';
  const { span } = given.node;
  reader.report(
    given,
    isFormula
      ? formulaAsTerm(span, reader.written(given))
      : unknown(given, 'number', 'integer', reader.scope.integers.keys(), reader),
  );
}

/** Reports an atom or a call that is no formula. */
export function misfitFormula(
  given: Form | Call,
  reader: Reader,
  formulas: FormulaOperators,
): void {
  if (isCall(given)) {
    if (reader.scope.misunderstood.has(nameOf(given.head) ?? '')) return;
    reader.report(given.form, callAsFormula(given, reader, formulas));
    return;
  }
  const { scope } = reader;
  reader.report(
    given,
    scope.integers.has(nameOf(given) ?? '')
      ? termAsFormula(given.node.span, reader.written(given))
      : unknown(given, 'boolean', 'boolean', scope.booleans.keys(), reader),
  );
}

function callAsTerm(call: Call, reader: Reader, formulas: FormulaOperators): Diagnostic {
  const { scope } = reader;
  const name = nameOf(call.head) ?? '';
  if (formulas.has(call.name) || scope.predicates.has(name) || scope.relations.has(name)) {
    return formulaAsTerm(call.form.node.span, reader.written(call.form));
  }
  return unknownCall(call, 'term', reader, [...termOperators.keys()]);
}

function callAsFormula(call: Call, reader: Reader, formulas: FormulaOperators): Diagnostic {
  if (termOperators.has(call.name)) {
    return termAsFormula(call.form.node.span, reader.written(call.form));
  }
  const { predicates, relations } = reader.scope;
  return unknownCall(call, 'formula', reader, [
    ...predicates.keys(),
    ...relations.keys(),
    ...formulas.keys(),
  ]);
}

/** `(> x 3)` for `(x > 3)`. */
function operatorFirst(call: Call, reader: Reader, known: readonly string[]): string | undefined {
  const [sign, ...others] = call.arguments;
  const word = sign && wordOf(sign);
  if (!sign || word === undefined || !known.includes(word)) return undefined;
  return `(${[sign, call.head, ...others].map((form) => reader.written(form)).join(' ')})`;
}

function unknownCall(
  call: Call,
  role: 'term' | 'formula',
  reader: Reader,
  known: readonly string[],
): Diagnostic {
  const { head } = call;
  const { span } = head.node;
  if (definitionWords.has(call.name)) return definitionInside(span, call.name);
  const name = nameOf(head) ?? '';
  const { scope } = reader;
  if (isAtom(head) && (scope.integers.has(name) || scope.booleans.has(name))) {
    return strangeHead(
      span,
      `the variable ${reader.written(head)}`,
      operatorFirst(call, reader, known),
    );
  }
  const later =
    scope.declaredAnywhere('predicate', name) ?? scope.declaredAnywhere('relation', name);
  const advice = adviceOn(call, role, reader);
  const suggestion = advice === undefined ? reader.suggest(name, known) : undefined;
  return unknownOperator(span, reader.written(head), suggestion, later, advice);
}

function unknown(
  form: Form,
  role: string,
  kind: NameKind,
  known: Iterable<string>,
  reader: Reader,
): Diagnostic {
  const name = nameOf(form) ?? '';
  const later = reader.scope.declaredAnywhere(kind, name);
  const suggestion = later ? undefined : reader.suggest(name, known);
  return unknownName(form.node.span, reader.written(form), role, suggestion, later);
}
