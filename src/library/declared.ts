// The variables of a model built by code: declared in the builder, as terms for programs and as meanings for texts.
import type { Labels } from '../analyse/expression/labels.ts';
import type { Meaning } from '../analyse/expression/scope.ts';
import { boolean, label, listOf, number, type Type } from '../analyse/expression/type.ts';
import type { Axis, Value } from '../analyse/expression/value.ts';
import type { ModelBuilder } from '../model/builder.ts';
import { domainOfValues, formatDomain } from '../model/domain.ts';
import { enumerationsOf } from '../puzzles/model/enumerations.ts';
import { LabelTerm } from './label-term.ts';
import { PuzzleError } from './puzzle-error.ts';
import type { Specification, VariableKind } from './specification.ts';
import { Formula, IntTerm } from './terms.ts';

/** A term, or a list of terms, or a list of such lists. */
export type Nested = IntTerm | Formula | LabelTerm | readonly Nested[];

/** A name with what it stands for. */
export interface Declared extends Meaning {
  readonly name: string;
  readonly terms: Nested;
  /** The values that it can take, for people. */
  readonly values: string;
}

type Scalar = Exclude<VariableKind, { readonly kind: 'array' }>;

/** The lengths of an array, and what its elements are. */
function unfold(kind: VariableKind): {
  readonly lengths: readonly number[];
  readonly scalar: Scalar;
} {
  if (kind.kind !== 'array') return { lengths: [], scalar: kind };
  const { lengths, scalar } = unfold(kind.element);
  return { lengths: [kind.length, ...lengths], scalar };
}

/** Declares the variables of one model. */
class Declarer {
  readonly #builder: ModelBuilder;
  readonly #owner: object;

  constructor(builder: ModelBuilder, owner: object) {
    this.#builder = builder;
    this.#owner = owner;
  }

  one(
    name: string,
    kind: Scalar,
    labels: Labels | undefined,
  ): { readonly term: Exclude<Nested, readonly Nested[]>; readonly value: Value } {
    if (kind.kind === 'boolean') {
      const expression = this.#builder.boolean(name);
      return { term: new Formula(expression, this.#owner, name), value: expression };
    }
    if (kind.kind === 'integer' || !labels) {
      const domain = kind.kind === 'integer' ? kind.domain : domainOfValues([]);
      const expression = this.#builder.integer(name, domain);
      return { term: new IntTerm(expression, this.#owner, name), value: expression };
    }
    const codes = kind.labels.map((each) => labels.labels.indexOf(each) + labels.first);
    const code = this.#builder.integer(name, domainOfValues(codes));
    return {
      term: new LabelTerm(name, kind.labels, code, this.#owner, labels),
      value: { kind: 'label', labels, code },
    };
  }

  /** An array, and its elements row by row. Elements count from 1 in names. */
  many(
    name: string,
    lengths: readonly number[],
    index: readonly number[],
    declare: (name: string) => { readonly term: Nested; readonly value: Value },
    items: Value[],
  ): Nested {
    const [length, ...rest] = lengths;
    if (length === undefined) {
      const { term, value } = declare(index.length > 0 ? `${name}[${index.join(',')}]` : name);
      items.push(value);
      return term;
    }
    return Array.from({ length }, (_, i) =>
      this.many(name, rest, [...index, i + 1], declare, items),
    );
  }
}

function typeOf(kind: Scalar, labels: Labels | undefined): Type {
  if (kind.kind === 'boolean') return boolean;
  return labels ? label(labels) : number;
}

function valuesIn(kind: Scalar): string {
  if (kind.kind === 'boolean') return 'true or false';
  return kind.kind === 'label'
    ? `one of ${kind.labels.join(', ')}`
    : `a number ${formatDomain(kind.domain)}`;
}

/** Declares all variables, in order. Variables with a word in common can be compared. */
export function declare(
  specification: Specification,
  builder: ModelBuilder,
  owner: object,
): readonly Declared[] {
  const entries = Object.entries(specification).map(([name, kind]) => ({ name, ...unfold(kind) }));
  const lists = entries.flatMap(({ name, scalar }) =>
    scalar.kind === 'label' ? [{ name, labels: scalar.labels }] : [],
  );
  const found = enumerationsOf(lists);
  const enumerations = new Map(lists.map((list) => [list.name, found.get(list)]));
  const declarer = new Declarer(builder, owner);
  const names = new Set<string>();
  return entries.map(({ name, lengths, scalar }): Declared => {
    const labels = enumerations.get(name);
    const items: Value[] = [];
    const terms = declarer.many(
      name,
      lengths,
      [],
      (own) => {
        if (names.has(own)) throw new PuzzleError(`two variables are called ${own}`);
        names.add(own);
        return declarer.one(own, scalar, labels);
      },
      items,
    );
    const type = typeOf(scalar, labels);
    const [only = 0] = items;
    if (lengths.length === 0) return { name, terms, type, value: only, values: valuesIn(scalar) };
    const axes = lengths.map((high): Axis => ({ low: 1, high }));
    const value: Value = { kind: 'list', axes, items, name };
    const each = `${lengths.join(' by ')}, each ${valuesIn(scalar)}`;
    return { name, terms, type: listOf(type, axes.length), value, values: each };
  });
}
