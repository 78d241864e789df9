// Values as quantities of a solution: which variables decide them, and how they are read from an assignment.

import { labelOf } from '../analyse/expression/labels.ts';
import { toWhole } from '../analyse/expression/rational.ts';
import { formulaOf } from '../analyse/expression/truth.ts';
import {
  type Axis,
  type Value as Expressed,
  isInteger,
  isLabel,
  isList,
  isQuantity,
  isTruth,
  lengthOf,
} from '../analyse/expression/value.ts';
import { termOf } from '../analyse/expression/whole.ts';
import type { Integer } from '../base/integer.ts';
import { meaningOfFormula, meaningOfTerm } from '../model/evaluate.ts';
import type { VarId } from '../model/expression.ts';
import type { Assignment } from '../model/model.ts';
import { Occurrences } from '../model/occurrences.ts';
import type { Field, Value } from './puzzle.ts';

/** How a value is read from an assignment. */
export type Reader = (at: Assignment) => Value;

/** An integer as JSON shows it: past 2^53 as a string of digits. */
export function jsonInteger(value: Integer | undefined): Value {
  return typeof value === 'bigint' ? String(value) : (value ?? null);
}

/** The reader of any value that can be part of a solution. */
export function readerOf(value: Expressed): Reader {
  if (isInteger(value)) return () => jsonInteger(value);
  if (typeof value === 'boolean' || typeof value === 'string') return () => value;
  if (isList(value)) return nestedReader(value.items.map(readerOf), value.axes);
  if (isLabel(value)) {
    const { labels } = value;
    const meaning = meaningOfTerm(termOf(value.code));
    return (at) => {
      const code = meaning(at);
      return code === undefined ? null : labelOf(labels, Number(code));
    };
  }
  if (isTruth(value)) return meaningOfFormula(formulaOf(value));
  const meaning = isQuantity(value) ? meaningOfTerm(termOf(toWhole(value))) : undefined;
  return (at) => jsonInteger(meaning?.(at));
}

/** Lists in lists, one level for each dimension. */
function nestedReader(readers: readonly Reader[], axes: readonly Axis[]): Reader {
  const [first, ...inner] = axes;
  if (!first || inner.length === 0) return (at) => readers.map((read) => read(at));
  const size = inner.reduce((product, axis) => product * lengthOf(axis), 1);
  const rows = Array.from({ length: lengthOf(first) }, (_, row) =>
    nestedReader(readers.slice(row * size, (row + 1) * size), inner),
  );
  return (at) => rows.map((read) => read(at));
}

/** The variables that occur in a value, each once, in the order of their first occurrence. */
export function variablesOf(value: Expressed): readonly VarId[] {
  const found = new Occurrences();
  collect(value, found);
  return [...found.variables];
}

function collect(value: Expressed, found: Occurrences): void {
  if (isList(value)) for (const item of value.items) collect(item, found);
  else if (isLabel(value)) found.addTerm(termOf(value.code));
  else if (isTruth(value)) found.addFormula(formulaOf(value));
  else if (isQuantity(value)) found.addTerm(termOf(toWhole(value)));
}

/** Whether a value is made of variables alone, so that it decides all that it is made of. */
export function isPlain(value: Expressed): boolean {
  if (isList(value)) return value.items.length > 0 && value.items.every(isPlain);
  if (isLabel(value)) return typeof value.code === 'object' && value.code.kind === 'variable';
  return typeof value === 'object' && (value.kind === 'variable' || value.kind === 'boolean');
}

/** A quantity of a solution. The value must be decided by its variables and decide them. */
export function fieldOf(name: string, value: Expressed): Field {
  const field = { name, variables: variablesOf(value), read: readerOf(value) };
  if (!isList(value)) return field;
  const { axes, items } = value;
  return {
    ...field,
    axes,
    ...(value.name === name && { parts: () => elementsOf(name, items, axes) }),
  };
}

/** The elements of an array, each under its own name: `grid[1,2]`. */
function elementsOf(
  name: string,
  items: readonly Expressed[],
  axes: readonly Axis[],
): readonly Field[] {
  return items.map((item, place) => {
    let rest = place;
    const index = axes.toReversed().map((axis) => {
      const own = axis.low + (rest % lengthOf(axis));
      rest = Math.floor(rest / lengthOf(axis));
      return own;
    });
    return fieldOf(`${name}[${index.toReversed().join(',')}]`, item);
  });
}

/** Solutions that show the same are one. */
export function identityBy(fields: readonly Field[]): (at: Assignment) => string {
  return (at) => JSON.stringify(fields.map((field) => field.read(at)));
}
