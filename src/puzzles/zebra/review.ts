// What a reviewer looks at in a zebra puzzle: what no clue mentions, and clues with "left" or "right" that can be read in
// two ways, as somewhere on that side or as beside it.
import { Analysis } from '../../analyse/expression/analysis.ts';
import { notation } from '../../analyse/expression/notation.ts';
import type { Scope } from '../../analyse/expression/scope.ts';
import { evaluate } from '../../analyse/expression/statement.ts';
import { formulaOf } from '../../analyse/expression/truth.ts';
import { isTruth } from '../../analyse/expression/value.ts';
import type { Expression, Word } from '../../syntax/expression/tree.ts';
import { Reports } from '../../text/diagnostic.ts';
import type { Draft, Statement } from '../draft.ts';
import type { OtherReading, ReviewPoints, Unmentioned } from '../puzzle.ts';
import type { Names } from './names.ts';
import { itemOf } from './oddities.ts';
import type { Category, Item } from './setting.ts';

/** Relations that say "left" or "right", and what else a reader may take them for. */
const otherwise: ReadonlyMap<string, string> = new Map([
  ['left_of', 'immediately_left_of'],
  ['immediately_left_of', 'left_of'],
  ['right_of', 'immediately_right_of'],
  ['immediately_right_of', 'right_of'],
  ['before', 'immediately_left_of'],
]);

const neighbours: ReadonlyMap<string, string> = new Map([
  ['<', 'immediately_left_of'],
  ['>', 'immediately_right_of'],
]);

/** The words of a clue with the other relation. */
function reworded(words: string): string {
  return words.replace(/\b(?:(?:immediately_)?(?:left|right)_of|before)\b/g, (name) => {
    return otherwise.get(name) ?? name;
  });
}

class Reviewing {
  readonly #names: Names;
  readonly #scope: Scope;
  readonly #analysis: Analysis;

  constructor(draft: Draft, names: Names, scope: Scope) {
    this.#names = names;
    this.#scope = scope;
    this.#analysis = new Analysis(draft.builder, new Reports(), draft.sources);
  }

  /** The other reading of a clue; undefined for one that does not say "left" or "right". */
  reading({ span, words, tree }: Statement): OtherReading | undefined {
    if (!tree) return undefined;
    const beside = this.#beside(tree);
    if (beside) {
      const value = evaluate(beside, this.#analysis, { scope: this.#scope })?.value;
      return value === undefined || !isTruth(value)
        ? undefined
        : { span, words: notation(beside), formula: formulaOf(value) };
    }
    const relations = new Set<string>();
    const scope: Scope = {
      ...this.#forwarding(),
      function: (name) => {
        const other = this.#names.declares(name) ? undefined : otherwise.get(name);
        if (other === undefined) return this.#scope.function?.(name);
        relations.add(name);
        return this.#scope.function?.(other);
      },
    };
    const read = evaluate(tree, this.#analysis, { scope });
    if (!read || relations.size === 0 || !isTruth(read.value)) return undefined;
    return { span, words: reworded(words), formula: formulaOf(read.value) };
  }

  /** `a < b`, for places that are only counted through, as "immediately left of". */
  #beside(tree: Expression): Expression | undefined {
    const { numbers = [] } = this.#names.setting.places.labels;
    if (tree.kind !== 'comparison' || numbers.some((number, i) => number !== i + 1))
      return undefined;
    const { first, rest, span } = tree;
    const [step, more] = rest;
    const name = step && neighbours.get(step.operator);
    if (!name || more || !itemOf(first, this.#names) || !itemOf(step.operand, this.#names)) {
      return undefined;
    }
    const word: Word = { kind: 'word', text: name, quoted: false, span };
    return { kind: 'call', name: word, arguments: [first, step.operand], span };
  }

  /** The items that clues mention; a category as a function stands for all of its items. */
  mentioned(trees: readonly Expression[]): ReadonlySet<Item> {
    const items = new Set<Item>();
    const add = (found: readonly Item[]): void => {
      for (const item of found) items.add(item);
    };
    const scope: Scope = {
      ...this.#forwarding(),
      word: (word, expected) => {
        add(this.#names.items(word));
        return this.#scope.word(word, expected);
      },
      member: (group, member) => {
        const category = this.#names.category(group);
        const item = category && this.#names.itemOf(category, member);
        if (item) add([item]);
        return this.#scope.member?.(group, member);
      },
      numeral: (literal, expected) => {
        add(this.#names.items({ text: literal.text, quoted: true }));
        return this.#scope.numeral?.(literal, expected);
      },
      function: (name) => {
        add(this.#names.category({ text: name, quoted: false })?.items ?? []);
        return this.#scope.function?.(name);
      },
    };
    for (const tree of trees) evaluate(tree, this.#analysis, { scope });
    return items;
  }

  #forwarding(): Scope {
    const own = this.#scope;
    return {
      declares: (name) => own.declares(name),
      word: (word, expected) => own.word(word, expected),
      member: (group, member) => own.member?.(group, member),
      numeral: (literal, expected) => own.numeral?.(literal, expected),
      function: (name) => own.function?.(name),
      spellings: () => own.spellings(),
    };
  }
}

/** What nobody speaks of in a category: all of it, or two or more items that nothing tells apart. */
function silentIn(category: Category, mentioned: ReadonlySet<Item>): Unmentioned | undefined {
  const names = category.items.flatMap((item) => (mentioned.has(item) ? [] : [item.name]));
  if (names.length === category.items.length) {
    return { names: [category.name], words: `no clue mentions the category ${category.name}` };
  }
  if (names.length < 2) return undefined;
  const list = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return { names, words: `no clue mentions ${list}, so nothing tells them apart` };
}

/**
 * What there is to review.
 * @param scope the names of the clues
 */
export function reviewOf(draft: Draft, names: Names, scope: Scope): ReviewPoints {
  const reviewing = new Reviewing(draft, names, scope);
  const statements = draft.read;
  const mentioned = reviewing.mentioned(statements.flatMap(({ tree }) => tree ?? []));
  const { categories, places } = names.setting;
  const movable = categories.filter(({ name }) => name !== places.category);
  return {
    unmentioned: movable.flatMap((category) => silentIn(category, mentioned) ?? []),
    subjects: [],
    readings: statements.flatMap((statement) => reviewing.reading(statement) ?? []),
    usable: [],
  };
}
