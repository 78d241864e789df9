// The variables of a model: declared in the builder, known to the scope, shown as quantities.
import { codeOf, type Labels } from '../../analyse/expression/labels.ts';
import type { Meaning } from '../../analyse/expression/scope.ts';
import { boolean, label, listOf, number, type Type } from '../../analyse/expression/type.ts';
import type { Axis, Value } from '../../analyse/expression/value.ts';
import { isSurfaceName } from '../../analyse/surface.ts';
import type { ModelBuilder } from '../../model/builder.ts';
import { domainOfValues, formatDomain } from '../../model/domain.ts';
import { keywords } from '../../syntax/expression/token.ts';
import { labelHidden } from '../../text/catalogue/model.ts';
import { shadowsWord } from '../../text/catalogue/statement.ts';
import type { Draft } from '../draft.ts';
import type { Outline } from '../puzzle.ts';
import type { Declaration, Values } from './declarations.ts';
import { enumerationsOf, type LabelList } from './enumerations.ts';

/** A declared name with what it stands for. */
export interface Declared extends Meaning {
  readonly name: string;
  readonly declaration: Declaration;
}

/** All indices of an array, the last one running fastest. */
function* indicesOf(axes: readonly Axis[]): Generator<readonly number[], void, undefined> {
  const [first, ...rest] = axes;
  if (!first) {
    yield [];
    return;
  }
  for (let index = first.low; index <= first.high; index++) {
    for (const inner of indicesOf(rest)) yield [index, ...inner];
  }
}

/** The labels of each declaration that lists some. */
function labelsOf(declarations: readonly Declaration[]): ReadonlyMap<Declaration, Labels> {
  const lists = new Map<Declaration, LabelList>();
  for (const declaration of declarations) {
    const { name, values } = declaration;
    if (values.kind !== 'labels') continue;
    lists.set(declaration, { name, labels: values.labels.map(({ text }) => text) });
  }
  const labels = enumerationsOf([...lists.values()]);
  const found = new Map<Declaration, Labels>();
  for (const [declaration, list] of lists) {
    const known = labels.get(list);
    if (known) found.set(declaration, known);
  }
  return found;
}

function variable(
  builder: ModelBuilder,
  name: string,
  { values, span }: Declaration,
  labels: Labels | undefined,
): Value {
  if (values.kind === 'boolean') return builder.boolean(name, span);
  if (values.kind === 'integers') return builder.integer(name, values.domain, span);
  const codes = values.labels.map(({ text }) => (labels && codeOf(labels, text)) ?? 0);
  const code = builder.integer(name, domainOfValues(codes), span);
  return labels ? { kind: 'label', labels, code } : code;
}

function typeOf(values: Values, labels: Labels | undefined): Type {
  if (values.kind === 'boolean') return boolean;
  return labels ? label(labels) : number;
}

/** Declares all variables, in order, and warns of names that mean something else too. */
export function declareVariables(
  declarations: readonly Declaration[],
  draft: Draft,
): readonly Declared[] {
  const labels = labelsOf(declarations);
  const names = new Set(declarations.map(({ name }) => name));
  const { builder, parameters } = draft;
  return declarations.map((declaration): Declared => {
    const { name, axes, values, span } = declaration;
    if (keywords.has(name) || isSurfaceName(name)) draft.report(shadowsWord(span, name));
    for (const { text, span: place } of values.kind === 'labels' ? values.labels : []) {
      if (names.has(text) || parameters.get(text)) draft.report(labelHidden(place, text));
    }
    const own = labels.get(declaration);
    const type = typeOf(values, own);
    if (axes.length === 0) {
      return { name, declaration, type, value: variable(builder, name, declaration, own) };
    }
    const items = [...indicesOf(axes)].map((index) =>
      variable(builder, `${name}[${index.join(',')}]`, declaration, own),
    );
    const value: Value = { kind: 'list', axes, items, name };
    return { name, declaration, type: listOf(type, axes.length), value };
  });
}

/** A declaration in words: `q[1..8]`, and what each of them can be. */
export function describeDeclared({ name, declaration }: Declared): Outline['quantities'][number] {
  const { axes, values } = declaration;
  const ranges = axes.map(({ low, high }) => `${low}..${high}`).join(', ');
  const kind = { integers: 'a number', boolean: 'true or false', labels: 'one of' }[values.kind];
  const listed =
    values.kind === 'labels' ? ` ${values.labels.map(({ text }) => text).join(', ')}` : '';
  const domain = values.kind === 'integers' ? ` ${formatDomain(values.domain)}` : '';
  const each = axes.length === 0 ? '' : 'each ';
  return {
    name: axes.length === 0 ? name : `${name}[${ranges}]`,
    values: `${each}${kind}${domain}${listed}`,
  };
}
