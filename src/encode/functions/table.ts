// Functions of integers of few values by tables: each combination of arguments implies the result, each value its supports.
import type { Cnf } from '../cnf.ts';
import type { SatLiteral } from '../literal.ts';
import { placeOf, type View } from '../view.ts';

/** Up to so many pairs of arguments every pair of an argument and a result gets its supports too. */
const supportLimit = 2000;

/** Demands `result = apply(term)`; a value for which that is undefined is ruled out. */
export function addUnaryTable(
  cnf: Cnf,
  term: View,
  result: View,
  apply: (value: number) => number | undefined,
): void {
  const sources: SatLiteral[][] = result.values.map(() => []);
  for (const [i, value] of term.values.entries()) {
    const image = apply(value);
    const place = image === undefined ? -1 : placeOf(result.values, image);
    if (place < 0) cnf.add(-term.is(i));
    else {
      cnf.add(-term.is(i), result.is(place));
      sources[place]?.push(term.is(i));
    }
  }
  for (const [place, found] of sources.entries()) cnf.addAll([-result.is(place), ...found]);
}

/** Demands `result = apply(term)` for a function that never falls, through bounds. */
export function addMonotone(
  cnf: Cnf,
  term: View,
  result: View,
  apply: (value: number) => number,
): void {
  const images = term.values.map(apply);
  let place = -1;
  for (const [k, value] of result.values.entries()) {
    while (place + 1 < images.length && (images[place + 1] as number) <= value) place++;
    cnf.add(-result.upTo(k), term.upTo(place));
    cnf.add(result.upTo(k), -term.upTo(place));
  }
  for (const [i, image] of images.entries()) {
    if (placeOf(result.values, image) < 0) cnf.add(-term.is(i));
  }
}

/** Demands `result = apply(left, right)`; pairs for which that is undefined are ruled out. */
export function addBinaryTable(
  cnf: Cnf,
  left: View,
  right: View,
  result: View,
  apply: (left: number, right: number) => number | undefined,
): void {
  const supports = new Supports(left, right, result);
  for (const [i, a] of left.values.entries()) {
    for (const [j, b] of right.values.entries()) {
      const image = apply(a, b);
      const k = image === undefined ? -1 : placeOf(result.values, image);
      if (k >= 0) supports.add(i, j, k);
    }
  }
  supports.encode(cnf);
}

/** The triples of places that fit together. */
class Supports {
  readonly #views: readonly [View, View, View];
  readonly #triples: (readonly [number, number, number])[] = [];

  constructor(left: View, right: View, result: View) {
    this.#views = [left, right, result];
  }

  add(i: number, j: number, k: number): void {
    this.#triples.push([i, j, k]);
  }

  encode(cnf: Cnf): void {
    const [left, right, result] = this.#views;
    if (result.values.length > 1) {
      for (const [i, j, k] of this.#triples) cnf.add(-left.is(i), -right.is(j), result.is(k));
    }
    for (const from of [0, 1, 2] as const) {
      for (const to of [0, 1, 2] as const) if (from !== to) this.#encodeOne(cnf, from, to);
    }
    if (left.values.length * right.values.length <= supportLimit && result.values.length > 1) {
      this.#encodePairs(cnf, 0, 2, 1);
      this.#encodePairs(cnf, 1, 2, 0);
    }
  }

  /** A value of one argument demands one of those of another that go with it. */
  #encodeOne(cnf: Cnf, from: 0 | 1 | 2, to: 0 | 1 | 2): void {
    const [source, target] = [this.#views[from], this.#views[to]];
    const found: Set<number>[] = source.values.map(() => new Set());
    for (const triple of this.#triples) found[triple[from]]?.add(triple[to]);
    for (const [place, targets] of found.entries()) {
      if (targets.size === target.values.length) continue;
      cnf.addAll([-source.is(place), ...[...targets].map((k) => target.is(k))]);
    }
  }

  /** Two values together demand one of those of the third that go with both. */
  #encodePairs(cnf: Cnf, first: 0 | 1, second: 2, to: 0 | 1): void {
    const found = new Map<number, SatLiteral[]>();
    const [a, b, c] = [this.#views[first], this.#views[second], this.#views[to]];
    for (const triple of this.#triples) {
      const key = triple[first] * b.values.length + triple[second];
      const list = found.get(key) ?? [];
      list.push(c.is(triple[to]));
      found.set(key, list);
    }
    for (const [key, list] of found) {
      if (list.length === c.values.length) continue;
      const i = Math.floor(key / b.values.length);
      cnf.addAll([-a.is(i), -b.is(key % b.values.length), ...list]);
    }
  }
}
