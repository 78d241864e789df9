// Parameters: constants from the file that calls from outside may override.

import type { Lookup, Meaning } from '../analyse/expression/scope.ts';
import { similar } from '../analyse/expression/similar.ts';
import {
  boolean,
  commonOf,
  describeType,
  listOf,
  number,
  text,
  unknown,
  wordType,
} from '../analyse/expression/type.ts';
import { type Axis, isList, type ListValue, list } from '../analyse/expression/value.ts';
import { parseInteger } from '../base/integer.ts';
import type { Atom, Mapping, Node } from '../syntax/node.ts';
import { decimal } from '../text/catalogue/expression.ts';
import * as messages from '../text/catalogue/family.ts';
import type { Reports } from '../text/diagnostic.ts';
import type { Span } from '../text/source.ts';
import { describeNode, isNothing } from './node-kind.ts';

export interface Parameter extends Meaning {
  readonly name: string;
  readonly span: Span;
}

/** A value and its type; undefined after a report. */
type Constant = Pick<Parameter, 'type' | 'value'>;

/** A value for a parameter from outside the file. */
export interface Override {
  readonly name: Atom;
  readonly value: Node;
}

function constantOf(name: string, node: Node, reports: Reports): Constant | undefined {
  if (node.kind === 'list') return listConstant(name, node.items, reports);
  if (node.kind === 'mapping') {
    reports.add(messages.parameterValue(node.span, name, describeNode(node)));
    return undefined;
  }
  const { text: word, quoted, span } = node;
  if (quoted) return { type: text, value: word };
  if (/^[-+]?\d+$/.test(word)) {
    return { type: number, value: parseInteger(word.replace('+', '')) };
  }
  if (word === 'true' || word === 'false') return { type: boolean, value: word === 'true' };
  if (/^[-+]?\d*\.\d+$/.test(word)) {
    reports.add(decimal(span, word));
    return undefined;
  }
  return { type: wordType(word), value: word };
}

/** A list; one of lists that all have the same shape is an array of more dimensions. */
function listConstant(
  name: string,
  nodes: readonly Node[],
  reports: Reports,
): Constant | undefined {
  const items = nodes.map((node) => constantOf(name, node, reports));
  const known = items.filter((item) => item !== undefined);
  if (known.length < items.length) return undefined;
  const values = known.map(({ value }) => value);
  const lists = values.filter(isList);
  const [first] = lists;
  const type = commonOf(known.map((item) => item.type));
  const isArray = first && lists.length === values.length && lists.every((one) => fits(one, first));
  if (!isArray) return { type: listOf(type), value: list(values) };
  const axes: readonly Axis[] = [{ low: 1, high: lists.length }, ...first.axes];
  const element = type.kind === 'list' ? type.element : type;
  const value: ListValue = { kind: 'list', axes, items: lists.flatMap((one) => one.items) };
  return { type: listOf(element, axes.length), value };
}

function fits(a: ListValue, b: ListValue): boolean {
  return a.axes.length === b.axes.length && a.axes.every(({ high }, i) => high === b.axes[i]?.high);
}

/** The parameters of a file, with what calls from outside say. */
export class Parameters {
  readonly #all = new Map<string, Parameter>();

  constructor(declared: Mapping | undefined, overrides: readonly Override[], reports: Reports) {
    const given = new Map<string, Override>();
    const names = (declared?.entries ?? []).map(({ key }) => key.text);
    for (const override of overrides) {
      const { text: name, span } = override.name;
      if (!names.includes(name)) {
        reports.add(messages.parameterUnknown(span, name, similar(name, names)));
      } else if (given.has(name)) {
        reports.add(messages.parameterTwice(span, name));
      } else given.set(name, override);
    }
    for (const { key, value } of declared?.entries ?? []) {
      this.#declare(key, value, given.get(key.text), reports);
    }
  }

  #declare(key: Atom, node: Node, override: Override | undefined, reports: Reports): void {
    const isEmpty = isNothing(node);
    if (isEmpty && !override) {
      reports.add(messages.parameterMissing(key.span, key.text));
      this.#set(key, undefined);
      return;
    }
    const own = isEmpty ? undefined : constantOf(key.text, node, reports);
    const other = override && constantOf(key.text, override.value, reports);
    if (own && other && own.type.kind !== other.type.kind) {
      const [wanted, found] = [describeType(own.type), describeType(other.type)];
      reports.add(messages.parameterKind(override?.value.span, key.text, wanted, found));
      this.#set(key, own);
    } else this.#set(key, override ? other : own);
  }

  #set({ text: name, span }: Atom, constant: Constant | undefined): void {
    if (!constant) {
      this.#all.set(name, { type: unknown, value: 0, name, span, broken: true });
      return;
    }
    const value = isList(constant.value) ? { ...constant.value, name } : constant.value;
    this.#all.set(name, { type: constant.type, value, name, span });
  }

  get(name: string): Parameter | undefined {
    return this.#all.get(name);
  }

  /** What a name means if it is a parameter. */
  lookup(name: string): Lookup {
    return this.#all.get(name);
  }

  get all(): Iterable<Parameter> {
    return this.#all.values();
  }
}
