// What words, numbers and functions mean in the clues of a zebra puzzle.
import type { SurfaceFunction } from '../../analyse/expression/function.ts';
import { codeOf, type Labels } from '../../analyse/expression/labels.ts';
import type { Lookup, Meaning, Scope } from '../../analyse/expression/scope.ts';
import { label, type Type } from '../../analyse/expression/type.ts';
import type { Whole } from '../../analyse/expression/value.ts';
import { isSurfaceName } from '../../analyse/surface.ts';
import type { NumberLiteral, Word } from '../../syntax/expression/tree.ts';
import { functionWithoutArguments } from '../../text/catalogue/analysis.ts';
import * as messages from '../../text/catalogue/zebra.ts';
import type { Parameters } from '../parameters.ts';
import { categoryFunction, relations } from './functions.ts';
import { type Names, spelled } from './names.ts';
import { placeShape } from './place.ts';
import type { Rows } from './rows.ts';
import { type Category, type Item, placeOf } from './setting.ts';

/** The group of the places, in `place.first`. */
const placeGroup = 'place';

export class ZebraScope implements Scope {
  readonly #names: Names;
  readonly #parameters: Parameters;
  readonly #relations: ReadonlyMap<string, SurfaceFunction>;
  readonly #categories = new Map<Category, SurfaceFunction>();

  constructor(names: Names, parameters: Parameters, rows: Rows) {
    this.#names = names;
    this.#parameters = parameters;
    const { places, categories } = names.setting;
    const place = placeShape(places);
    this.#relations = relations(places, place);
    for (const category of categories) {
      this.#categories.set(category, categoryFunction(category, place, rows));
    }
  }

  get #places(): Labels {
    return this.#names.setting.places.labels;
  }

  declares(name: string): boolean {
    return this.#names.declares(name);
  }

  #item(item: Item): Meaning {
    return { type: label(this.#places), value: placeOf(item, this.#names.setting) };
  }

  #labelled(labels: Labels, code: Whole): Meaning {
    return { type: label(labels), value: { kind: 'label', labels, code } };
  }

  word(word: Word, expected: Type | undefined): Lookup {
    // In a table it stands for any value.
    if (word.quoted && word.text === '*' && this.#names.items(word).length === 0) return undefined;
    const isParameter = !word.quoted && this.#parameters.get(word.text) !== undefined;
    if (isParameter && !this.#names.declares(word.text)) return undefined;
    const category = expected?.kind === 'label' ? this.#categoryOf(expected.labels) : undefined;
    return category ? this.#itemIn(category, word) : this.#placed(word);
  }

  #categoryOf(labels: Labels): Category | undefined {
    return this.#names.setting.categories.find((category) => category.labels === labels);
  }

  /** A word where an item of a certain category is wanted. */
  #itemIn(category: Category, word: Word): Lookup {
    const names = this.#names;
    const { labels } = category;
    const item = names.itemOf(category, word);
    if (item) return this.#labelled(labels, item.code);
    const suggestion = names.suggestion(word, labels.labels);
    const [elsewhere] = names.items(word);
    if (!elsewhere) return messages.unknownItem(word.span, word.text, suggestion);
    const help = `write ${spelled(elsewhere.name)} = ... to say what stands at its place`;
    const { name } = elsewhere.category;
    return messages.notOfCategory(word.span, elsewhere.name, category.name, name, help);
  }

  /** A word that is an item or a place. */
  #placed(word: Word): Lookup {
    const names = this.#names;
    const { places } = names.setting;
    const items = names.items(word);
    const code = names.place(word);
    const isNamedPlace = code !== undefined && places.named && places.category === undefined;
    const [first] = items;
    if (items.length + Number(isNamedPlace) > 1) return this.#ambiguous(word, items, isNamedPlace);
    if (first) return this.#item(first);
    if (code !== undefined) return this.#labelled(places.labels, code);
    return this.#unknown(word);
  }

  #ambiguous(word: Word, items: readonly Item[], isPlace: boolean): Lookup {
    const ways = items.map(({ category, name }) => `${spelled(category.name)}.${spelled(name)}`);
    if (isPlace) ways.push(`${placeGroup}.${spelled(word.text)}`);
    return messages.ambiguousItem(word.span, word.text, ways);
  }

  #unknown(word: Word): Lookup {
    const names = this.#names;
    const category = names.category(word);
    const example = names.setting.categories.find((other) => other !== category)?.items[0]?.name;
    if (category) {
      return messages.categoryAsItem(word.span, category.name, spelled(example ?? '1'));
    }
    if (!word.quoted && this.#relations.has(word.text)) {
      return functionWithoutArguments(word.span, word.text);
    }
    if (!word.quoted && isSurfaceName(word.text)) return undefined;
    const known = [...names.all(), ...[...this.#parameters.all].map(({ name }) => name)];
    return messages.unknownItem(word.span, word.text, names.suggestion(word, known));
  }

  member(group: Word, member: Word): Lookup {
    const names = this.#names;
    const { categories, places } = names.setting;
    const category = names.category(group);
    if (!category && group.text === placeGroup) {
      const code = names.place(member);
      if (code !== undefined) return this.#labelled(places.labels, code);
      const suggestion = names.suggestion(member, places.labels.labels);
      return messages.unknownItem(member.span, member.text, suggestion);
    }
    if (!category) {
      const known = categories.map(({ name }) => name);
      const suggestion = names.suggestion(group, known);
      return messages.unknownCategory(group.span, group.text, suggestion, known);
    }
    const item = names.itemOf(category, member);
    if (item) return this.#item(item);
    const suggestion = names.suggestion(member, category.labels.labels);
    return messages.unknownItem(member.span, member.text, suggestion);
  }

  /** A bare number where a label is wanted: a place by its number, or an item that is called so if there is none. */
  numeral({ value, text, span }: NumberLiteral, expected: Type): Lookup {
    if (expected.kind !== 'label') return undefined;
    const { labels } = expected;
    const index = labels.numbers?.indexOf(value) ?? -1;
    if (index >= 0) return this.#labelled(labels, labels.first + index);
    if (labels !== this.#places) {
      const code = codeOf(labels, text);
      return code === undefined ? undefined : this.#labelled(labels, code);
    }
    const word: Word = { kind: 'word', text, quoted: true, span };
    const items = this.#names.items(word);
    const [item] = items;
    if (!item) return undefined;
    if (items.length > 1) return this.#ambiguous(word, items, false);
    return { ...this.#item(item), warning: messages.numberAsItem(span, text) };
  }

  function(name: string): SurfaceFunction | undefined {
    const category = this.#names.category({ text: name, quoted: false });
    return (category && this.#categories.get(category)) ?? this.#relations.get(name);
  }

  *spellings(): Generator<string, void, undefined> {
    yield* this.#relations.keys();
    for (const name of this.#names.all()) yield spelled(name);
    for (const { name } of this.#categories.keys()) yield spelled(name);
  }
}
