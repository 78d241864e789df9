// Elements and slices of arrays, by indices that are known or that depend on variables.
import { boundsOf } from '../../model/bounds.ts';
import { constant, member } from '../../model/construct.ts';
import { between, type Domain, domainValues, rangeDomain } from '../../model/domain.ts';
import type { BoolExpr, IntExpr } from '../../model/expression.ts';
import {
  cannotChoose,
  indexCount,
  indexOutside,
  sliceOutside,
} from '../../text/catalogue/analysis.ts';
import type { Span } from '../../text/source.ts';
import type { Analysis } from './analysis.ts';
import { toWhole } from './rational.ts';
import { elementTruth, indicator, missingTruth } from './truth.ts';
import type { Type } from './type.ts';
import {
  type Axis,
  isInteger,
  isLabel,
  isList,
  isQuantity,
  isTruth,
  type ListValue,
  lengthOf,
  sameShape,
  type Value,
  type Whole,
} from './value.ts';
import * as whole from './whole.ts';

/** One index: all of a dimension, some of it, or one place. */
export type IndexValue = 'all' | Slice | Whole;

interface Slice {
  readonly kind: 'slice';
  readonly places: Domain;
}

const isSlice = (index: IndexValue): index is Slice =>
  typeof index === 'object' && index.kind === 'slice';

/** What it takes to pick one item of many. */
const stepsOfItem = 2;

/** What an element is looked up for. */
export interface Lookup {
  readonly span: Span;
  readonly analysis: Analysis;
  /** The type of the items, for a list without any. */
  readonly element: Type;
}

/** What stands for an element that does not exist: it makes the formula around it false. */
function nowhere(sample: Value | undefined, element: Type): Value {
  const isBoolean = sample === undefined ? element.kind === 'boolean' : isTruth(sample);
  if (isBoolean) return missingTruth;
  if (sample !== undefined && isLabel(sample)) return { ...sample, code: whole.undefinedTerm };
  if (element.kind === 'label') {
    return { kind: 'label', labels: element.labels, code: whole.undefinedTerm };
  }
  return whole.undefinedTerm;
}

/** The part of an array that some indices pick; missing indices stand for all. */
export function pick(list: ListValue, indices: readonly IndexValue[], lookup: Lookup): Value {
  const { axes } = list;
  const [axis, second] = axes;
  const [first] = indices;
  if (typeof first === 'number' && axis && !second && indices.length === 1) {
    return list.items[first - axis.low] ?? outside(list, first, axis, lookup);
  }
  const own = axes.map((_, i) => indices[i] ?? 'all');
  const rest = indices.slice(axes.length);
  const found = pickOwn(list, own, lookup);
  if (rest.length === 0) return found;
  if (isList(found)) {
    if (own.every((index) => index !== 'all' && !isSlice(index))) {
      return pick(found, rest, lookup);
    }
    const items = found.items.map((item) => (isList(item) ? pick(item, rest, lookup) : item));
    return { ...found, items };
  }
  const { analysis, span } = lookup;
  analysis.report(indexCount(span, list.name ?? 'this list', axes.length, indices.length));
  return found;
}

/** Along one dimension: the offsets that can be picked, and whether a variable decides between them. */
interface Selection {
  readonly offsets: readonly number[];
  readonly stays: boolean;
  readonly variable: IntExpr | undefined;
  readonly axis: Axis;
}

function selectionOf(index: Exclude<IndexValue, Slice>, axis: Axis): Selection | undefined {
  if (index === 'all') {
    return { offsets: allOffsets(axis), stays: true, variable: undefined, axis };
  }
  if (!isInteger(index)) {
    return { offsets: allOffsets(axis), stays: false, variable: index, axis };
  }
  if (index < axis.low || index > axis.high) return undefined;
  return { offsets: [Number(index) - axis.low], stays: false, variable: undefined, axis };
}

/** A slice that does not lie within its axis is a mistake; what does of it is picked. */
function sliceOf({ places }: Slice, axis: Axis, { analysis, span }: Lookup): Selection {
  const { low, high } = axis;
  const wrong = firstOutside(places, axis);
  if (wrong !== undefined) analysis.report(sliceOutside(span, String(wrong), low, high));
  const offsets = Array.from(domainValues(between(places, low, high)), (value) => value - low);
  return { offsets, stays: true, variable: undefined, axis };
}

/** The first place of a slice that is none of an axis. However many places there are: they are not walked through. */
function firstOutside(places: Domain, { low, high }: Axis): number | undefined {
  if (places.size > 0 && places.min < low) return places.min;
  const beyond = places.ranges.find(([, last]) => last > high);
  return beyond && Math.max(beyond[0], high + 1);
}

function allOffsets(axis: Axis): readonly number[] {
  return Array.from({ length: lengthOf(axis) }, (_, i) => i);
}

function pickOwn(list: ListValue, indices: readonly IndexValue[], lookup: Lookup): Value {
  const selections: Selection[] = [];
  for (const [i, axis] of list.axes.entries()) {
    const index = indices[i] ?? 'all';
    if (isSlice(index)) {
      selections.push(sliceOf(index, axis, lookup));
      continue;
    }
    const selection = selectionOf(index, axis);
    if (!selection) return outside(list, index, axis, lookup);
    selections.push(selection);
  }
  const variables = selections.filter(({ variable }) => variable !== undefined);
  const kept = selections.filter(({ stays }) => stays);
  if (variables.length === 0 && kept.length === 0) {
    return list.items[offsetOf(selections, [], [])] ?? nowhere(undefined, lookup.element);
  }
  const place = variables.length === 0 ? undefined : placeOf(variables, lookup.analysis);
  const at = (places: readonly number[]): Value => {
    const candidates = [...combinations(variables)].map(
      (chosen) => list.items[offsetOf(selections, places, chosen)] ?? 0,
    );
    if (place === undefined) return candidates[0] ?? 0;
    lookup.analysis.spend(stepsOfItem * candidates.length);
    return choose(candidates, place, lookup);
  };
  if (kept.length === 0) return at([]);
  const items = [...combinations(kept)].map(at);
  lookup.analysis.spend(stepsOfItem * items.length);
  return { kind: 'list', axes: kept.map(axisOf), items };
}

/** A slice of neighbouring elements keeps their indices; any other one counts from 1. */
function axisOf({ offsets, axis }: Selection): Axis {
  const first = offsets[0] ?? 0;
  const isRun = offsets.every((offset, i) => offset === first + i);
  const low = isRun ? axis.low + first : 1;
  return { low, high: low + offsets.length - 1 };
}

/** Every way to take one offset of each selection, the last one running fastest. */
function* combinations(
  selections: readonly Selection[],
  chosen: readonly number[] = [],
): Generator<readonly number[], void, undefined> {
  const next = selections[chosen.length];
  if (!next) yield chosen;
  else for (const offset of next.offsets) yield* combinations(selections, [...chosen, offset]);
}

/** The place of an item among all, where kept and variable dimensions take the given offsets. */
function offsetOf(
  selections: readonly Selection[],
  kept: readonly number[],
  chosen: readonly number[],
): number {
  let [k, v, offset] = [0, 0, 0];
  for (const { axis, stays, variable, offsets } of selections) {
    const own = stays ? kept[k++] : variable ? chosen[v++] : offsets[0];
    offset = offset * lengthOf(axis) + (own ?? 0);
  }
  return offset;
}

/** A place that does not exist is undefined, with a warning. */
function outside(list: ListValue, index: 'all' | Whole, axis: Axis, lookup: Lookup): Value {
  const { analysis, span, element } = lookup;
  const { low, high } = axis;
  analysis.report(indexOutside(span, list.name ?? 'the list', String(index), low, high));
  return nowhere(list.items[0], element);
}

/** The one of the candidates at a place that depends on variables. */
function choose(candidates: readonly Value[], index: IntExpr, lookup: Lookup): Value {
  const { analysis, span, element } = lookup;
  const [sample] = candidates;
  if (sample === undefined) return nowhere(sample, element);
  if (candidates.every(isQuantity)) return elementAt(index, candidates.map(toWhole));
  if (candidates.every(isTruth)) {
    return elementTruth(whole.termOf(elementAt(index, candidates.map(indicator))));
  }
  const labels = candidates.filter(isLabel);
  if (isLabel(sample) && labels.length === candidates.length) {
    if (labels.every((label) => label.labels === sample.labels)) {
      const codes = labels.map(({ code }) => code);
      return { kind: 'label', labels: sample.labels, code: elementAt(index, codes) };
    }
  }
  const lists = candidates.filter(isList);
  if (isList(sample) && lists.length === candidates.length) {
    if (lists.every((list) => sameShape(list, sample)))
      return chooseEach(lists, sample, index, lookup);
  }
  analysis.report(cannotChoose(span, analysis.textAt(span)));
  return nowhere(sample, element);
}

/** A list whose items are chosen one by one. */
function chooseEach(
  lists: readonly ListValue[],
  sample: ListValue,
  index: IntExpr,
  lookup: Lookup,
): Value {
  const items = sample.items.map((item, i) =>
    choose(
      lists.map((list) => list.items[i] ?? item),
      index,
      lookup,
    ),
  );
  return { kind: 'list', axes: sample.axes, items };
}

/** The place among the candidates, from 1; undefined where one of the indices lies outside. */
function placeOf(variables: readonly Selection[], analysis: Analysis): IntExpr {
  let place: Whole = 0;
  const conditions: BoolExpr[] = [];
  for (const { variable, axis } of variables) {
    const index: Whole = variable ?? 0;
    place = whole.sum([whole.product([place, lengthOf(axis)]), whole.sum([index, -axis.low])]);
    if (variables.length > 1) conditions.push(...insideOf(index, axis, analysis));
  }
  return whole.termOf(whole.onlyWhere(whole.sum([place, 1]), conditions));
}

/** That an index lies inside its dimension, unless its domain says so. */
function insideOf(index: Whole, { low, high }: Axis, analysis: Analysis): readonly BoolExpr[] {
  if (isInteger(index)) return [];
  const bounds = boundsOf(index, analysis.domainOf);
  return bounds.low >= low && bounds.high <= high ? [] : [member(index, rangeDomain(low, high))];
}

/** An element of a list of terms. Where some may be undefined only the one that is picked matters. */
function elementAt(index: IntExpr, items: readonly Whole[]): Whole {
  if (items.every(whole.isTotal)) {
    return { kind: 'element', index, terms: items.map(whole.termOf) };
  }
  const inside = member(index, rangeDomain(1, items.length));
  return whole.onlyWhere(halves(index, items, 1), [inside]);
}

/** The item at an index, which counts from `first`, by halving, so that long lists do not make deep terms. */
function halves(index: IntExpr, items: readonly Whole[], first: number): Whole {
  const [only = whole.undefinedTerm] = items;
  if (items.length <= 1) return only;
  const middle = items.length >> 1;
  const last = constant(first + middle - 1);
  const condition: BoolExpr = { kind: 'compare', operator: 'le', left: index, right: last };
  return {
    kind: 'if',
    condition,
    positive: whole.termOf(halves(index, items.slice(0, middle), first)),
    negative: whole.termOf(halves(index, items.slice(middle), first + middle)),
  };
}
