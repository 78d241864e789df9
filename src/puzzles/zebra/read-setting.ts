// Reads `places` and `categories`, declares the items, and adds the rule that each place has one item of a category.
import { toDomain } from '../../analyse/expression/convert.ts';
import type { Labels } from '../../analyse/expression/labels.ts';
import { emptyScope } from '../../analyse/expression/scope.ts';
import { readValue } from '../../analyse/expression/statement.ts';
import { isSet, type Whole } from '../../analyse/expression/value.ts';
import { termOf } from '../../analyse/expression/whole.ts';
import { type Integer, parseInteger } from '../../base/integer.ts';
import { constant, constraint } from '../../model/construct.ts';
import { domainValues, rangeDomain } from '../../model/domain.ts';
import type { Atom, Node } from '../../syntax/node.ts';
import { mappingExpected } from '../../text/catalogue/family.ts';
import * as messages from '../../text/catalogue/zebra.ts';
import type { Draft } from '../draft.ts';
import { describeNode } from '../node-kind.ts';
import {
  type Category,
  countOf,
  type Item,
  isLonger,
  nowhere,
  type Places,
  type Setting,
} from './setting.ts';

/** How many places, and items in a category, there may be. */
const limit = 1000;

/** A category as it is listed. */
interface Listed {
  readonly name: Atom;
  readonly items: readonly Atom[];
}

/** The numbers that words are, if all of them are. */
function numbersOf(words: readonly string[]): readonly Integer[] | undefined {
  const areNumbers = words.length > 0 && words.every((word) => /^[-+]?\d+$/.test(word));
  return areNumbers ? words.map((word) => parseInteger(word.replace('+', ''))) : undefined;
}

/** The words of a list, each once. */
function readWords(
  nodes: readonly Node[],
  draft: Draft,
  bad: (node: Node) => void,
  twice: (word: Atom, first: Atom) => void,
): readonly Atom[] {
  const words = new Map<string, Atom>();
  for (const node of nodes) {
    if (node.kind !== 'atom' || (node.text === '' && !node.quoted)) {
      bad(node);
      continue;
    }
    const first = words.get(node.text);
    if (first) twice(node, first);
    else words.set(node.text, node);
  }
  if (words.size > limit) {
    draft.report(messages.tooManyPlaces(nodes[limit]?.span, 'words in this list', limit));
  }
  return [...words.values()].slice(0, limit);
}

function readCategories(draft: Draft): readonly Listed[] {
  const node = draft.node('categories');
  if (!node) return [];
  if (node.kind !== 'mapping') {
    draft.report(mappingExpected(node.span, 'categories', describeNode(node)));
    return [];
  }
  if (node.entries.length === 0) draft.report(messages.noCategories(node.span));
  return node.entries.map(({ key, value }): Listed => {
    const isEmpty = value.kind === 'list' && value.items.length === 0;
    const bad = (found: Node): void =>
      draft.report(messages.itemsExpected(found.span, key.text, describeNode(found)));
    if (value.kind !== 'list' || isEmpty) {
      const found = isEmpty ? 'an empty list' : describeNode(value);
      draft.report(messages.itemsExpected(value.span, key.text, found));
      return { name: key, items: [] };
    }
    const items = readWords(value.items, draft, bad, (word, first) => {
      const notes = [{ span: first.span, message: 'first here' }];
      draft.report(messages.itemTwice(word.span, word.text, key.text, notes));
    });
    return { name: key, items };
  });
}

function placesFrom(words: readonly string[], category: string | undefined): Places {
  const numbers = numbersOf(words);
  const labels: Labels = {
    name: 'place',
    labels: words,
    first: 1,
    ordered: true,
    numbers: numbers ?? words.map((_, i) => i + 1),
  };
  return { labels, named: numbers === undefined, category };
}

/** The places that a list, a number or a range says; undefined after a report. */
function readPlaces(node: Node, draft: Draft): Places | undefined {
  if (node.kind === 'list') {
    const bad = (found: Node): void =>
      draft.report(messages.badPlaces(found.span, describeNode(found)));
    if (node.items.length === 0) draft.report(messages.badPlaces(node.span, 'an empty list'));
    const words = readWords(node.items, draft, bad, (word, first) => {
      const notes = [{ span: first.span, message: 'first here' }];
      draft.report(messages.placeTwice(word.span, word.text, notes));
    });
    const texts = words.map(({ text }) => text);
    return words.length === 0 ? undefined : placesFrom(texts, undefined);
  }
  if (node.kind === 'mapping' || (node.text === '' && !node.quoted)) {
    draft.report(messages.badPlaces(node.span, describeNode(node)));
    return undefined;
  }
  const numbers = placeNumbers(node, draft);
  return numbers && placesFrom(numbers.map(String), undefined);
}

/** The numbers of the places that an expression says: how many there are, or which. */
function placeNumbers(node: Atom, draft: Draft): readonly number[] | undefined {
  const { analysis } = draft;
  const read = readValue(node, analysis, { scope: draft.scope(emptyScope) });
  if (!read) return undefined;
  const { value } = read;
  const isCount = typeof value === 'number' && value >= 1;
  if (!isCount && !isSet(value)) {
    draft.report(messages.badPlaces(node.span, describeNode(node)));
    return undefined;
  }
  const domain = isCount
    ? rangeDomain(1, value)
    : toDomain(value, node.span, analysis, 'the number of places');
  if (!domain) return undefined;
  if (domain.size === 0) draft.report(messages.badPlaces(node.span, describeNode(node)));
  if (domain.size > limit) draft.report(messages.tooManyPlaces(node.span, 'places', limit));
  return domain.size > 0 && domain.size <= limit ? [...domainValues(domain)] : undefined;
}

/** Makes a name for each item that no other item has. */
function namesOf(listed: readonly Listed[]): (category: string, item: string) => string {
  const known = new Map<string, number>();
  for (const { items } of listed) {
    for (const { text } of items) known.set(text, (known.get(text) ?? 0) + 1);
  }
  const taken = new Set<string>();
  return (category, item) => {
    let name = known.get(item) === 1 ? item : `${category}.${item}`;
    while (taken.has(name)) name = `${category}.${name}`;
    taken.add(name);
    return name;
  };
}

/** Declares the items of a category as variables, or as the places themselves. */
function declare(
  { name, items }: Listed,
  places: Places,
  draft: Draft,
  nameOf: (category: string, item: string) => string,
): Category {
  const words = items.map(({ text }) => text);
  const numbers = numbersOf(words);
  const ordered = numbers !== undefined;
  const labels: Labels = { name: name.text, labels: words, first: 1, ordered, numbers };
  const own: Item[] = [];
  const category: Category = { name: name.text, span: name.span, labels, items: own };
  const lowest = items.length > countOf(places) ? nowhere : 1;
  const domain = rangeDomain(lowest, countOf(places));
  const isFixed = places.category === name.text;
  for (const [i, { text, span }] of items.entries()) {
    const code = i + 1;
    const place: Whole = isFixed
      ? code
      : draft.builder.integer(nameOf(name.text, text), domain, span);
    own.push({ name: text, category, code, place, span });
  }
  if (!isFixed) requireApart(category, places, draft);
  return category;
}

/** No two items of a category stand at one place, and no place is without one while some item stands nowhere. */
function requireApart(category: Category, places: Places, draft: Draft): void {
  const { builder } = draft;
  const { name, items, span } = category;
  const terms = items.map(({ place }) => termOf(place));
  const words = `each ${name} is in another place`;
  if (!isLonger(category, places)) {
    if (terms.length > 1) {
      const apart = constraint({ kind: 'all-different', terms });
      builder.require(apart, { span, words, implicit: true });
    }
    return;
  }
  const apart = constraint({ kind: 'all-different-except', terms, except: [nowhere] });
  builder.require(apart, { span, words, implicit: true });
  const filled = constraint({
    kind: 'count',
    value: constant(nowhere),
    terms,
    operator: 'eq',
    bound: constant(items.length - countOf(places)),
  });
  builder.require(filled, { span, words: `each place has one ${name}`, implicit: true });
}

/** The places and categories; undefined after a mistake that leaves nothing to speak of. */
export function readSetting(draft: Draft): Setting | undefined {
  const listed = readCategories(draft);
  const [first] = listed;
  const node = draft.node('places');
  const places = node
    ? readPlaces(node, draft)
    : first &&
      placesFrom(
        first.items.map(({ text }) => text),
        first.name.text,
      );
  if (!places || listed.some(({ items }) => items.length === 0)) return undefined;
  const nameOf = namesOf(listed);
  return {
    places,
    categories: listed.map((category) => declare(category, places, draft, nameOf)),
  };
}
