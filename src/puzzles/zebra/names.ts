// What the author may call an item, a category or a place, and how a message writes it.
import { codeOf } from '../../analyse/expression/labels.ts';
import { similar } from '../../analyse/expression/similar.ts';
import { isSurfaceName } from '../../analyse/surface.ts';
import { keywords } from '../../syntax/expression/token.ts';
import type { Word } from '../../syntax/expression/tree.ts';
import { relationNames } from './functions.ts';
import type { Category, Item, Setting } from './setting.ts';

/** Whether a name is one word; the tables for more than ASCII are made only where they are needed. */
function isWord(name: string): boolean {
  return /[\u0080-\uffff]/.test(name)
    ? /^[\p{L}_\p{Nd}][\p{L}\p{M}\p{Nd}_]*$/u.test(name)
    : /^\w+$/.test(name);
}

/** A name with `_` for its blanks. */
const joined = (name: string): string => name.replace(/\s+/g, '_');

/** Whether a name can stand bare in an expression. */
function isBare(name: string): boolean {
  return isWord(name) && !/^\d+$/.test(name);
}

/** A name as it is written in an expression: bare, with `_` for blanks, or in quotes. */
export function spelled(name: string): string {
  if (isBare(name)) return name;
  const bare = joined(name);
  return isBare(bare) ? bare : `'${name.replaceAll("'", "''")}'`;
}

/** A name as the quoted word that it is. */
function quoted(name: string): string {
  return `'${name.replaceAll("'", "''")}'`;
}

/** Things by their names, and by their names with `_` for blanks where nothing has that for a name. */
class Index<T> {
  readonly #exact = new Map<string, T[]>();
  readonly #joined = new Map<string, T[]>();

  add(name: string, thing: T): void {
    Index.#put(this.#exact, name, thing);
    if (joined(name) !== name) Index.#put(this.#joined, joined(name), thing);
  }

  static #put<T>(map: Map<string, T[]>, name: string, thing: T): void {
    const list = map.get(name);
    if (list) list.push(thing);
    else map.set(name, [thing]);
  }

  exactly(name: string): readonly T[] {
    return this.#exact.get(name) ?? [];
  }

  find({ text, quoted: isQuoted }: Pick<Word, 'text' | 'quoted'>): readonly T[] {
    const exact = this.exactly(text);
    return exact.length > 0 || isQuoted ? exact : (this.#joined.get(text) ?? []);
  }
}

/** Anything that a word can be: how it is written, and what is read. */
type Named = Pick<Word, 'text' | 'quoted'>;

export class Names {
  readonly setting: Setting;
  readonly #items = new Index<Item>();
  readonly #categories = new Index<Category>();

  constructor(setting: Setting) {
    this.setting = setting;
    for (const category of setting.categories) {
      this.#categories.add(category.name, category);
      for (const item of category.items) this.#items.add(item.name, item);
    }
  }

  /** Whether the author declared a name, exactly so. */
  declares(name: string): boolean {
    const { places } = this.setting;
    const isPlace = places.named && codeOf(places.labels, name) !== undefined;
    return isPlace || this.#items.exactly(name).length + this.#categories.exactly(name).length > 0;
  }

  /** The items of that name; more than one where several categories have one. */
  items(name: Named): readonly Item[] {
    return this.#items.find(name);
  }

  /** The items that a text outside an expression means: by their name, or by that of their category in front of a dot. */
  called(name: Named): readonly Item[] {
    const found = this.items(name);
    const dot = name.text.indexOf('.');
    if (found.length > 0 || name.quoted || dot < 0) return found;
    const [group, member] = [name.text.slice(0, dot).trim(), name.text.slice(dot + 1).trim()];
    const category = this.category({ text: group, quoted: false });
    const item = category && this.itemOf(category, { text: member, quoted: false });
    return item ? [item] : [];
  }

  /** The item of that name in a category. */
  itemOf(category: Category, name: Named): Item | undefined {
    return this.items(name).find((item) => item.category === category);
  }

  category(name: Named): Category | undefined {
    return this.#categories.find(name)[0];
  }

  /** The place of that name, counted from 1. Places that are only counted through have no names. */
  place({ text, quoted: isQuoted }: Named): number | undefined {
    const { labels } = this.setting.places;
    const code = codeOf(labels, text);
    if (code !== undefined || isQuoted) return code;
    const found = labels.labels.findIndex((label) => joined(label) === text);
    return found < 0 ? undefined : found + 1;
  }

  /** How a word that names nothing was perhaps meant, as it is written in an expression. */
  suggestion({ text, quoted: isQuoted }: Named, among: Iterable<string>): string | undefined {
    const write = isQuoted ? quoted : spelled;
    const ways = new Map<string, string>();
    for (const name of among) {
      ways.set(name, write(name));
      if (!isQuoted && !ways.has(joined(name))) ways.set(joined(name), write(name));
    }
    const found = similar(text, ways.keys());
    return found === undefined ? undefined : ways.get(found);
  }

  /** The names of all items and of the places that have one. */
  *all(): Generator<string, void, undefined> {
    const { places, categories } = this.setting;
    for (const { items } of categories) for (const { name } of items) yield name;
    if (places.named) yield* places.labels.labels;
  }

  /** What is called like a word or, for a category, like a function of the language, and so takes that away. */
  *shadowing(): Generator<Item | Category, void, undefined> {
    for (const category of this.setting.categories) {
      const { name, items } = category;
      if (keywords.has(name) || isSurfaceName(name) || relationNames.has(name)) yield category;
      for (const item of items) if (keywords.has(item.name)) yield item;
    }
  }
}
