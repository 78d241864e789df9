// The statements that declare: domains, numbers, booleans, relations and predicates.
import { type Domain, domainOfRanges, rangeDomain } from '../../model/domain.ts';
import { emptyList, unequalLengths, wrongShape } from '../../text/catalogue/sugar.ts';
import {
  bodyIsAtom,
  duplicateName,
  emptyRange,
  notAName,
  unknownName,
} from '../../text/catalogue/sugar-names.ts';
import {
  constantAsName,
  hiddenRelation,
  longTuple,
  overridesOperator,
  redefined,
} from '../../text/catalogue/sugar-quirks.ts';
import { formulaOperators } from './expressions.ts';
import { type Form, isAtom, isList, isWord, itemsOf, nameOf, wordOf } from './form.ts';
import { domainOf, listOf, numberWithin, pointOf, rangeOf } from './literals.ts';
import type { Reader } from './operator.ts';
import type { Predicate, Relation } from './scope.ts';
import { cellOf } from './sequences.ts';

/** A definition: the list, and its items behind the head. */
export type Definition = (form: Form, args: readonly Form[], reader: Reader) => void;

/** Stands in for a domain that was not understood, so that its variable is known all the same. */
const placeholder: Domain = rangeDomain(0, 1);

/** The name that is declared. */
function declaredName(form: Form | undefined, reader: Reader, what: string): string | undefined {
  if (!form) return undefined;
  const name = nameOf(form);
  if (name === undefined) {
    const quoted = isAtom(form) ? `"${form.node.text}"` : undefined;
    reader.report(form, notAName(form.node.span, what, reader.written(form), quoted));
  }
  return name;
}

const domainShapes = ['low high', 'value', '(1 3 (5 9))'];

/** The domain that the forms behind a name describe, without names. */
function writtenDomain(forms: readonly Form[], reader: Reader): Domain | undefined {
  const [first, second] = forms;
  if (!first) return undefined;
  if (second) {
    const range = rangeOf(first, second, reader);
    return range && rangeDomain(...range);
  }
  if (!isList(first)) {
    const point = pointOf(first, reader);
    return point && domainOfRanges([point]);
  }
  const domain = domainOf(first, reader);
  if (domain && domain.size === 0) {
    reader.report(first, emptyRange(first.node.span, undefined, undefined));
    return undefined;
  }
  return domain;
}

function fits(
  form: Form,
  args: readonly Form[],
  reader: Reader,
  counts: readonly number[],
  what: string,
  shapes: readonly string[],
): boolean {
  if (counts.includes(args.length)) return true;
  reader.report(form, wrongShape(form.node.span, what, shapes));
  return false;
}

const domain: Definition = (form, args, reader) => {
  const shapes = domainShapes.map((shape) => `(domain d ${shape})`);
  if (!fits(form, args, reader, [2, 3], 'definition of a domain', shapes)) return;
  const [first, ...rest] = args;
  const name = declaredName(first, reader, 'the name of a domain');
  const values = writtenDomain(rest, reader) ?? placeholder;
  if (name === undefined || !first) return;
  const { domains } = reader.scope;
  const earlier = domains.get(name);
  if (earlier) {
    reader.report(first, duplicateName(first.node.span, 'domain', name, earlier.span));
  } else domains.set(name, { domain: values, span: first.node.span });
};

/** A domain of its own, or the name of one. */
function domainOfVariable(forms: readonly Form[], reader: Reader): Domain | undefined {
  const [only] = forms;
  const name = forms.length === 1 && only ? nameOf(only) : undefined;
  if (name === undefined || !only) return writtenDomain(forms, reader);
  const { domains } = reader.scope;
  const known = domains.get(name);
  if (!known) {
    const later = reader.scope.declaredAnywhere('domain', name);
    const suggestion = later ? undefined : reader.suggest(name, domains.keys());
    reader.report(only, unknownName(only.node.span, name, 'domain', suggestion, later));
  }
  return known?.domain;
}

const integer: Definition = (form, args, reader) => {
  const head = isList(form) ? reader.written(itemsOf(form)[0] ?? form) : 'int';
  const shapes = ['low high', 'value', 'domain', '(1 3 (5 9))'].map(
    (shape) => `(${head} x ${shape})`,
  );
  if (!fits(form, args, reader, [2, 3], 'declaration of a number', shapes)) return;
  const [first, ...rest] = args;
  const name = declaredName(first, reader, 'the name of a number');
  const values = domainOfVariable(rest, reader) ?? placeholder;
  if (name === undefined || !first) return;
  const { scope } = reader;
  if (scope.integers.has(name)) {
    const earlier = scope.builder.find('integer', name)?.span;
    reader.report(first, duplicateName(first.node.span, 'number', name, earlier));
  } else scope.declareInteger(name, values, first.node.span);
  if (isWord(first, 'nil')) reader.report(first, constantAsName(first.node.span, name));
};

const boolean: Definition = (form, args, reader) => {
  const head = isList(form) ? reader.written(itemsOf(form)[0] ?? form) : 'bool';
  if (!fits(form, args, reader, [1], 'declaration of a boolean', [`(${head} p)`])) return;
  const [first] = args;
  const name = declaredName(first, reader, 'the name of a boolean');
  if (name === undefined || !first) return;
  const { scope } = reader;
  if (scope.booleans.has(name)) {
    const earlier = scope.builder.find('boolean', name)?.span;
    reader.report(first, duplicateName(first.node.span, 'boolean', name, earlier));
  } else scope.declareBoolean(name, first.node.span);
  const word = wordOf(first);
  if (word === 'true' || word === 'false') {
    reader.report(first, constantAsName(first.node.span, name));
  }
};

const relationShapes = [
  '(relation r 2 (supports (1 2) (2 1)))',
  '(relation r 2 (conflicts (1 1) (2 2)))',
];

const relation: Definition = (form, args, reader) => {
  const what = 'definition of a relation';
  if (!fits(form, args, reader, [3], what, relationShapes)) return;
  const [first, columns, body] = args as [Form, Form, Form];
  const name = declaredName(first, reader, 'the name of a relation');
  const most = Number.MAX_SAFE_INTEGER;
  const arity = numberWithin(columns, reader, 'the number of columns', 0, most) ?? 0;
  const [kind, ...tuples] = isList(body) ? itemsOf(body) : [];
  const positive = kind && isWord(kind, 'supports');
  if (!kind || !(positive || isWord(kind, 'conflicts'))) {
    reader.report(body, wrongShape(body.node.span, 'list of tuples', relationShapes));
    reader.scope.misunderstood.add(name ?? '');
    return;
  }
  const rows = tuples.map((tuple) => rowOf(tuple, arity, reader));
  if (name === undefined) return;
  const { span } = first.node;
  defineRelation(first, { name, span, arity, rows, positive: positive === true }, reader);
};

/** A tuple of a relation; a longer one is cut, as in Sugar. */
function rowOf(tuple: Form, arity: number, reader: Reader): Relation['rows'][number] {
  const cells = listOf(tuple, reader, 'a tuple such as `(1 2)`') ?? [];
  if (cells.length < arity && isList(tuple)) {
    const { span } = tuple.node;
    reader.report(tuple, unequalLengths(span, 'a tuple and the columns', cells.length, arity));
  } else if (cells.length > arity) {
    reader.report(tuple, longTuple(tuple.node.span, arity, cells.length));
  }
  return cells.slice(0, arity).map((cell) => cellOf(cell, reader));
}

function defineRelation(form: Form, defined: Relation, reader: Reader): void {
  const { name, span } = defined;
  const { relations, predicates } = reader.scope;
  const earlier = relations.get(name);
  if (earlier) reader.report(form, redefined(span, 'relation', name, earlier.span));
  const predicate = predicates.get(name);
  if (predicate) reader.report(form, hiddenRelation(span, name, predicate.span));
  else if (!earlier && formulaOperators.has(wordOf(form) ?? '')) {
    reader.report(form, overridesOperator(span, 'relation', name));
  }
  relations.set(name, defined);
}

const predicateShape = '(predicate (p a b) (= a (+ b 1)))';

const predicate: Definition = (form, args, reader) => {
  if (!fits(form, args, reader, [2], 'definition of a predicate', [predicateShape])) return;
  const [header, body] = args as [Form, Form];
  if (!isList(header) || header.node.items.length === 0) {
    reader.report(header, wrongShape(header.node.span, 'head of a predicate', [predicateShape]));
    return;
  }
  const [first, ...rest] = itemsOf(header) as [Form, ...Form[]];
  const name = declaredName(first, reader, 'the name of a predicate');
  const parameters = parametersOf(rest, reader);
  if (!isList(body)) {
    reader.report(body, bodyIsAtom(body.node.span, reader.written(body)));
    reader.scope.misunderstood.add(name ?? '');
    return;
  }
  if (body.node.items.length === 0) reader.report(body, emptyList(body.node.span));
  if (name === undefined) return;
  definePredicate(first, { name, span: first.node.span, parameters, body: body.node }, reader);
};

function parametersOf(forms: readonly Form[], reader: Reader): readonly string[] {
  const seen = new Map<string, Form>();
  return forms.map((form) => {
    const name = declaredName(form, reader, 'the name of a parameter') ?? '';
    const earlier = seen.get(name);
    if (earlier) {
      reader.report(form, duplicateName(form.node.span, 'parameter', name, earlier.node.span));
    }
    seen.set(name, form);
    return name;
  });
}

function definePredicate(form: Form, defined: Predicate, reader: Reader): void {
  const { name, span } = defined;
  const { relations, predicates } = reader.scope;
  const earlier = predicates.get(name);
  if (earlier) reader.report(form, redefined(span, 'predicate', name, earlier.span));
  const other = relations.get(name);
  if (other) reader.report(form, hiddenRelation(span, name, other.span));
  else if (!earlier && formulaOperators.has(wordOf(form) ?? '')) {
    reader.report(form, overridesOperator(span, 'predicate', name));
  }
  predicates.set(name, defined);
}

/** By the word at their head. */
export const definitions: ReadonlyMap<string, Definition> = new Map([
  ['domain', domain],
  ['int', integer],
  ['dint', integer],
  ['bool', boolean],
  ['dbool', boolean],
  ['relation', relation],
  ['predicate', predicate],
]);
