// Clues in words, so that an author sees how they were read: "green is immediately to the left of white".
import { own } from '../../base/own.ts';
import type {
  Call,
  Comparison,
  Expression,
  Operations,
  Relation,
} from '../../syntax/expression/tree.ts';
import type { Span } from '../../text/source.ts';
import type { Names } from './names.ts';

/** A statement and its opposite. */
interface Phrase {
  readonly is: string;
  readonly isNot: string;
}

const plain = (is: string): Phrase => ({ is, isNot: `it is not true that ${is}` });
const turned = ({ is, isNot }: Phrase): Phrase => ({ is: isNot, isNot: is });

/** `a, b and c` */
function listed(parts: readonly string[], word: string): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** What stands between two items where the first one comes so before the second. */
const order: { readonly [R in Relation]?: string } = {
  '<': 'somewhere to the left of',
  '<=': 'at the place of or to the left of',
  '>': 'somewhere to the right of',
  '>=': 'at the place of or to the right of',
};

const amounts: { readonly [R in Relation]?: string } = {
  '=': '',
  '<': 'less than ',
  '<=': 'at most ',
  '>': 'more than ',
  '>=': 'at least ',
};

const numeric: { readonly [R in Relation]?: string } = {
  '=': 'equal to',
  '<': 'less than',
  '<=': 'at most',
  '>': 'greater than',
  '>=': 'at least',
};

const sides: Readonly<Record<string, string>> = {
  left_of: 'somewhere to the left of',
  immediately_left_of: 'immediately to the left of',
  right_of: 'somewhere to the right of',
  immediately_right_of: 'immediately to the right of',
  next_to: 'next to',
};

const counts: Readonly<Record<string, string>> = {
  exactly: 'exactly',
  at_least: 'at least',
  at_most: 'at most',
};

export class Phrases {
  readonly #names: Names;
  readonly #textAt: (span: Span) => string;
  /** Whether places that come later count as more, so that `<` is "to the left of". */
  readonly #ascending: boolean;

  /** @param textAt the author's own words at a place */
  constructor(names: Names, textAt: (span: Span) => string) {
    this.#names = names;
    this.#textAt = textAt;
    const numbers = names.setting.places.labels.numbers ?? [];
    this.#ascending = numbers.every((value, i) => i === 0 || (numbers[i - 1] ?? 0) < value);
  }

  /** A clue in words; undefined for one that is best left as it is written. */
  clue(tree: Expression): string | undefined {
    return this.#phrase(tree)?.is;
  }

  /** A part of a clue, in the author's words if there are no others. */
  #part(tree: Expression): Phrase {
    return this.#phrase(tree) ?? plain(this.#textAt(tree.span));
  }

  #phrase(tree: Expression): Phrase | undefined {
    if (tree.kind === 'comparison') return this.#comparison(tree);
    if (tree.kind === 'call') return this.#call(tree);
    if (tree.kind === 'operations') return this.#operations(tree);
    if (tree.kind === 'prefix' && tree.operator === 'not') return turned(this.#part(tree.operand));
    if (tree.kind !== 'implication') return undefined;
    return plain(`if ${this.#part(tree.left).is}, then ${this.#part(tree.right).is}`);
  }

  #operations({ first, rest }: Operations): Phrase | undefined {
    const operator = rest[0]?.operator;
    if (rest.some((step) => step.operator !== operator)) return undefined;
    const parts = [first, ...rest.map(({ operand }) => operand)].map((part) => this.#part(part).is);
    if (operator === 'and') return plain(listed(parts, 'and'));
    if (operator === 'or')
      return plain(`${listed(parts, 'or')}${parts.length === 2 ? ', or both' : ''}`);
    if (operator === '<->' && parts.length === 2) return plain(parts.join(' exactly if '));
    if (operator !== 'xor' || parts.length !== 2) return undefined;
    return plain(`either ${listed(parts, 'or')}, but not both`);
  }

  /** How a thing is called that has a place or a value. */
  #noun(tree: Expression): string {
    if (tree.kind === 'word') return this.#names.items(tree)[0]?.name ?? tree.text;
    if (tree.kind === 'member') return tree.member.text;
    if (tree.kind === 'number') return this.#isPlace(tree) ? `place ${tree.text}` : tree.text;
    const [argument] = tree.kind === 'call' ? tree.arguments : [];
    const category = tree.kind === 'call' && this.#names.category(tree.name);
    if (category && argument) return `the ${category.name} of ${this.#noun(argument)}`;
    return this.#textAt(tree.span);
  }

  /** Whether an expression is a place rather than an item. */
  #isPlace(tree: Expression): boolean {
    const { labels } = this.#names.setting.places;
    if (tree.kind === 'number') return labels.numbers?.includes(tree.value) === true;
    if (tree.kind === 'member') return this.#names.category(tree.group) === undefined;
    if (tree.kind !== 'word') return false;
    return this.#names.items(tree).length === 0 && this.#names.place(tree) !== undefined;
  }

  #isItem(tree: Expression): boolean {
    if (tree.kind === 'member') return this.#names.category(tree.group) !== undefined;
    return tree.kind === 'word' && this.#names.items(tree).length > 0;
  }

  #comparison({ first, rest }: Comparison): Phrase | undefined {
    const [step] = rest;
    if (!step) return undefined;
    if (rest.length === 1) return this.#pair(first, step.operator, step.operand);
    const operands = [first, ...rest.map(({ operand }) => operand)];
    const pairs = rest.map(({ operator, operand }, i) =>
      this.#pair(operands[i] ?? first, operator, operand),
    );
    return pairs.includes(undefined)
      ? undefined
      : plain(
          listed(
            pairs.map((pair) => pair?.is ?? ''),
            'and',
          ),
        );
  }

  #pair(left: Expression, relation: Relation, right: Expression): Phrase | undefined {
    if (relation === 'not in') return this.#negated(left, 'in', right);
    if (relation === '!=') return this.#negated(left, '=', right);
    if (relation === 'in') return this.#membership(left, right);
    const distance = this.#distance(left, relation, right);
    if (distance) return distance;
    const [a, b] = [this.#noun(left), this.#noun(right)];
    const placed = [left, right].map((side) => this.#isItem(side) || this.#isPlace(side));
    if (placed.includes(false)) return this.#amount(left, relation, right);
    if (relation === '=') return this.#together(left, right);
    const words = this.#ascending ? order[relation] : numeric[relation];
    return words === undefined
      ? undefined
      : { is: `${a} is ${words} ${b}`, isNot: `${a} is not ${words} ${b}` };
  }

  #negated(left: Expression, relation: Relation, right: Expression): Phrase | undefined {
    const phrase = this.#pair(left, relation, right);
    return phrase && turned(phrase);
  }

  /** Two values, of which one at least is more than an item or a place. */
  #amount(left: Expression, relation: Relation, right: Expression): Phrase {
    const [a, b] = [left, right].map((side) =>
      side.kind === 'number' ? side.text : this.#noun(side),
    );
    const words = relation === '=' ? '' : `${numeric[relation]} `;
    return { is: `${a} is ${words}${b}`, isNot: `${a} is not ${words}${b}` };
  }

  #together(left: Expression, right: Expression): Phrase {
    const [a, b] = [this.#noun(left), this.#noun(right)];
    if (this.#isPlace(right)) return { is: `${a} is at ${b}`, isNot: `${a} is not at ${b}` };
    if (this.#isPlace(left)) return { is: `${b} is at ${a}`, isNot: `${b} is not at ${a}` };
    return {
      is: `${a} and ${b} are at the same place`,
      isNot: `${a} and ${b} are at different places`,
    };
  }

  #membership(left: Expression, right: Expression): Phrase | undefined {
    if (right.kind !== 'collection' || !this.#isItem(left)) return undefined;
    const choices = right.items.map((item) => this.#noun(item).replace(/^place /, ''));
    const isAt = right.items.every((item) => this.#isPlace(item)) ? 'at place' : 'where';
    const where = `${isAt} ${listed(choices, 'or')}${isAt === 'where' ? ' is' : ''}`;
    const noun = this.#noun(left);
    return { is: `${noun} is ${where}`, isNot: `${noun} is not ${where}` };
  }

  /** `distance(a, b) = 2` */
  #distance(left: Expression, relation: Relation, right: Expression): Phrase | undefined {
    if (left.kind !== 'call' || left.name.text !== 'distance') return undefined;
    const amount = amounts[relation];
    const [a, b] = left.arguments;
    if (!a || !b || amount === undefined) return undefined;
    const number = this.#textAt(right.span);
    const apart = `${amount}${number} ${number === '1' ? 'place' : 'places'} apart`;
    const both = `${this.#noun(a)} and ${this.#noun(b)} are`;
    return { is: `${both} ${apart}`, isNot: `${both} not ${apart}` };
  }

  #call(tree: Call): Phrase | undefined {
    const { text } = tree.name;
    const nouns = tree.arguments.map((argument) => this.#noun(argument));
    const [a, b, c] = nouns;
    const side = own(sides, text);
    if (side !== undefined && b !== undefined) return this.#is(a, `${side} ${b}`);
    if (text === 'between' && c !== undefined)
      return this.#is(b, `somewhere between ${a} and ${c}`);
    if (text === 'first' || text === 'last') return this.#is(a, `at the ${text} place`);
    if (text === 'alldifferent') return this.#allDifferent(tree);
    return this.#count(tree);
  }

  #is(subject: string | undefined, rest: string): Phrase {
    return { is: `${subject} is ${rest}`, isNot: `${subject} is not ${rest}` };
  }

  #allDifferent({ arguments: [first, ...rest] }: Call): Phrase | undefined {
    const items =
      first?.kind === 'collection' && rest.length === 0 ? first.items : [first, ...rest];
    const known = items.filter((item) => item !== undefined);
    if (!known.every((item) => this.#isItem(item))) return undefined;
    const nouns = known.map((item) => this.#noun(item));
    return plain(`${listed(nouns, 'and')} are at different places`);
  }

  /** `exactly(1, [...])` */
  #count({ name, arguments: [number, list, ...rest] }: Call): Phrase | undefined {
    const words = own(counts, name.text);
    if (words === undefined || rest.length > 0 || list?.kind !== 'collection') return undefined;
    const amount = number?.kind === 'number' ? number.text : undefined;
    if (amount === undefined) return undefined;
    const count = amount === '1' ? 'one' : amount;
    const parts = list.items.map((item) => this.#part(item).is);
    return plain(
      `${words} ${count} of these ${amount === '1' ? 'is' : 'are'} true: ${parts.join('; ')}`,
    );
  }
}
