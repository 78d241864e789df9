// `question: nation of fish`: what is asked, and the answer in words.
import { labelOf } from '../../analyse/expression/labels.ts';
import { similar } from '../../analyse/expression/similar.ts';
import type { Assignment } from '../../model/model.ts';
import { type Atom, spanWithin } from '../../syntax/node.ts';
import * as messages from '../../text/catalogue/zebra.ts';
import type { Span } from '../../text/source.ts';
import type { Draft } from '../draft.ts';
import type { Names } from './names.ts';
import { type Category, type Item, nowhere, type Setting, whereIs } from './setting.ts';

export interface Question {
  /** Undefined asks for the place itself. */
  readonly category: Category | undefined;
  /** An item at its place, or a place by its number from 1. */
  readonly subject: Item | number;
}

interface Name {
  readonly text: string;
  readonly quoted: boolean;
  readonly span: Span;
}

interface Way {
  readonly left: Name;
  readonly right: Name;
}

/** A part of the question that is a name, perhaps in quotes. */
function nameIn(atom: Atom, from: number, to: number): Name {
  const part = atom.text.slice(from, to);
  const start = from + part.length - part.trimStart().length;
  const end = from + part.trimEnd().length;
  const span = spanWithin(atom, start, Math.max(start, end));
  const text = part.trim();
  const inner = /^(['"])(.*)\1$/.exec(text)?.[2];
  return { text: inner ?? text, quoted: inner !== undefined, span };
}

/** All ways to read a text as `left of right`. */
function waysOf(atom: Atom): readonly Way[] {
  const { text } = atom;
  return [...text.matchAll(/ of /g)].map(({ index, 0: found }) => ({
    left: nameIn(atom, 0, index),
    right: nameIn(atom, index + found.length, text.length),
  }));
}

const isPlace = ({ text }: Name): boolean => text === 'place' || text === 'position';

class QuestionReader {
  readonly #names: Names;
  readonly #draft: Draft;

  constructor(names: Names, draft: Draft) {
    this.#names = names;
    this.#draft = draft;
  }

  read(atom: Atom): Question | undefined {
    const ways = waysOf(atom);
    const isCategory = ({ left }: Way): boolean => this.#names.category(left) !== undefined;
    const way = ways.find(isCategory) ?? ways.find(({ left }) => isPlace(left)) ?? ways[0];
    if (!way || /\?\s*$/.test(atom.text)) {
      const found = atom.text === '' ? 'nothing' : `"${atom.text}"`;
      this.#draft.report(messages.badQuestion(atom.span, found));
      return undefined;
    }
    const category = this.#names.category(way.left);
    if (!category && !isPlace(way.left)) {
      const { text, span } = way.left;
      const all = this.#names.setting.categories.map(({ name }) => name);
      this.#draft.report(messages.unknownCategory(span, text, similar(text, all), all));
    }
    const subject = this.#subject(way.right);
    return subject === undefined ? undefined : { category, subject };
  }

  /** An item, `category.item`, or a place. */
  #subject(name: Name): Question['subject'] | undefined {
    const items = this.#names.called(name);
    const [item] = items;
    if (items.length > 1) {
      const ways = items.map((one) => `${one.category.name}.${one.name}`);
      this.#draft.report(messages.ambiguousItem(name.span, name.text, ways));
      return undefined;
    }
    const place = item ?? this.#names.place(name);
    if (place === undefined) {
      const suggestion = similar(name.text, this.#names.all());
      this.#draft.report(messages.unknownItem(name.span, name.text, suggestion));
    }
    return place;
  }
}

/** Reads one question; undefined after a report. */
export function readQuestion(atom: Atom, names: Names, draft: Draft): Question | undefined {
  return new QuestionReader(names, draft).read(atom);
}

/** The answer as a sentence. */
export function answerInWords(
  { category, subject }: Question,
  { places }: Setting,
  at: Assignment,
): string {
  const place = typeof subject === 'number' ? subject : whereIs(subject, at);
  const label = labelOf(places.labels, place);
  const subjectInWords = typeof subject === 'number' ? `place ${label}` : subject.name;
  if (place === nowhere) return `No place has ${subjectInWords}.`;
  if (!category) return `The place of ${subjectInWords} is ${label}.`;
  const found = category.items.find((item) => whereIs(item, at) === place);
  return found
    ? `The ${category.name} of ${subjectInWords} is ${found.name}.`
    : `There is no ${category.name} where ${subjectInWords} is.`;
}
