// The family `model`: variables with domains, constraints, an objective. For what no other family is made for.
import { unknown } from '../../analyse/expression/type.ts';
import { duplicateName, mappingExpected } from '../../text/catalogue/family.ts';
import * as messages from '../../text/catalogue/model.ts';
import { assemble } from '../assemble.ts';
import type { Draft } from '../draft.ts';
import type { Family } from '../family.ts';
import { fieldOf } from '../fields.ts';
import { describeNode } from '../node-kind.ts';
import type { Puzzle } from '../puzzle.ts';
import { type Declaration, DeclarationReader } from './declarations.ts';
import { drawFields } from './draw.ts';
import { namesOf } from './head.ts';
import { pictureOf } from './picture.ts';
import { ModelScope } from './scope.ts';
import { type Declared, declareVariables, describeDeclared } from './variables.ts';

/** The declarations, and the names of those that are wrong: nothing is said about what uses them. */
interface Declarations {
  readonly good: readonly Declaration[];
  readonly bad: readonly string[];
}

function readDeclarations(draft: Draft): Declarations {
  const node = draft.node('variables');
  if (!node) return { good: [], bad: [] };
  if (node.kind !== 'mapping') {
    draft.report(mappingExpected(node.span, 'variables', describeNode(node)));
    return { good: [], bad: [] };
  }
  if (node.entries.length === 0) draft.report(messages.noVariables(node.span));
  const names = new Set(node.entries.flatMap(({ key }) => namesOf(key)));
  const reader = new DeclarationReader(draft, names);
  const declared = new Map<string, Declaration>();
  for (const entry of node.entries) {
    const declaration = reader.read(entry);
    if (!declaration) continue;
    const { name } = declaration;
    const before = declared.get(name) ?? draft.parameters.get(name);
    if (before) {
      const notes = [{ span: before.span, message: 'first here' }];
      draft.report(duplicateName(declaration.span, name, notes));
    } else declared.set(name, declaration);
  }
  for (const { name, span } of [...declared.values()]) {
    const array = arrayWith(name, declared);
    if (!array) continue;
    const notes = [{ span: array.span, message: 'an element of this array is called so' }];
    draft.report(duplicateName(span, name, notes));
    declared.delete(name);
  }
  const bad = [...names].filter((name) => !declared.has(name));
  return { good: [...declared.values()], bad };
}

/** The array that has an element of that name: `a` for `a[1]`. */
function arrayWith(
  name: string,
  declared: ReadonlyMap<string, Declaration>,
): Declaration | undefined {
  const [, array = '', indices = ''] = /^(.+)\[(-?\d+(?:,-?\d+)*)\]$/.exec(name) ?? [];
  const { axes = [] } = declared.get(array) ?? {};
  const places = indices.split(',').map(Number);
  const isElement =
    axes.length === places.length &&
    axes.every(({ low, high }, i) => low <= (places[i] ?? 0) && (places[i] ?? 0) <= high);
  return isElement ? declared.get(array) : undefined;
}

/** Warns of variables that nothing speaks of; a model without any constraint is meant to be counted. */
function warnUnused(draft: Draft, declared: readonly Declared[], scope: ModelScope): void {
  if (draft.read.length === 0) return;
  for (const { name, declaration } of declared) {
    if (!scope.isUsed(name)) draft.report(messages.unusedVariable(declaration.span, name));
  }
}

function read(draft: Draft): Puzzle | undefined {
  const { good, bad } = readDeclarations(draft);
  const declared = declareVariables(good, draft);
  const labels = declared.flatMap(({ type }) => {
    const element = type.kind === 'list' ? type.element : type;
    return element.kind === 'label' ? [element.labels] : [];
  });
  const scope = new ModelScope(labels, draft.parameters);
  for (const { name, type, value } of declared) scope.declare(name, { type, value });
  for (const name of bad) scope.declare(name, { type: unknown, value: 0, broken: true });
  const language = { scope: draft.scope(scope) };
  draft.statements('constraints', language);
  draft.objective(language);
  if (draft.reports.errors === 0) warnUnused(draft, declared, scope);
  const fields = declared.map(({ name, value }) => fieldOf(name, value));
  const quantities = new Map(fields.map((field) => [field.name, field]));
  const puzzle = assemble(draft, {
    language,
    fields,
    quantity: (name) => quantities.get(name),
    quantities: () => declared.map(describeDeclared),
    draw: (at, style) => drawFields(puzzle.fields, at, style),
    picture: (view) => pictureOf(puzzle.fields, puzzle.model, view),
  });
  return puzzle;
}

export const model: Family = {
  name: 'model',
  summary: 'Variables with the values that they can take, and constraints between them.',
  keys: [
    {
      name: 'variables',
      summary:
        'Names, or names with ranges of indices such as q[1..n], with the values that they can take: a range, a set, bool, or a list of labels.',
      required: true,
      schema: { type: 'object', additionalProperties: { $ref: '#/$defs/domain' } },
    },
  ],
  read,
};
