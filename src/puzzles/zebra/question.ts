// `question: nation of fish`: what is asked, and the answer in words.
import { labelOf } from '../../analyse/expression/labels.ts';
import { similar } from '../../analyse/expression/similar.ts';
import type { Assignment } from '../../model/model.ts';
import type { Atom } from '../../syntax/node.ts';
import * as messages from '../../text/catalogue/zebra.ts';
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
}

/** A name, perhaps in quotes. */
function nameOf(text: string): Name {
  const inner = /^(['"])(.*)\1$/.exec(text.trim())?.[2];
  return inner === undefined ? { text: text.trim(), quoted: false } : { text: inner, quoted: true };
}

/** All ways to read a text as `left of right`. */
function waysOf({ text }: Atom): readonly { readonly left: Name; readonly right: Name }[] {
  return [...text.matchAll(/ of /g)].map(({ index, 0: found }) => ({
    left: nameOf(text.slice(0, index)),
    right: nameOf(text.slice(index + found.length)),
  }));
}

const isPlace = ({ text }: Name): boolean => text === 'place' || text === 'position';

function subjectOf(
  name: Name,
  names: Names,
  atom: Atom,
  draft: Draft,
): Question['subject'] | undefined {
  const [group, member] = name.quoted ? [] : name.text.split('.').map(nameOf);
  const category = group && member && names.category(group);
  const items = category
    ? [names.itemOf(category, member)].flatMap((item) => item ?? [])
    : names.items(name);
  const [item] = items;
  if (items.length > 1) {
    const ways = items.map((one) => `${one.category.name}.${one.name}`);
    draft.report(messages.ambiguousItem(atom.span, name.text, ways));
    return undefined;
  }
  const place = item ?? names.place(name);
  if (place === undefined) {
    const suggestion = similar(name.text, names.all());
    draft.report(messages.unknownItem(atom.span, name.text, suggestion));
  }
  return place;
}

/** Reads one question; undefined after a report. */
export function readQuestion(atom: Atom, names: Names, draft: Draft): Question | undefined {
  const ways = waysOf(atom);
  const [first] = ways;
  const known = ways.find(({ left }) => names.category(left) ?? isPlace(left)) ?? first;
  if (!known || /\?\s*$/.test(atom.text)) {
    const found = atom.text === '' ? 'nothing' : `"${atom.text}"`;
    draft.report(messages.badQuestion(atom.span, found));
    return undefined;
  }
  const { left, right } = known;
  const category = names.category(left);
  if (!category && !isPlace(left)) {
    const all = names.setting.categories.map(({ name }) => name);
    draft.report(messages.unknownCategory(atom.span, left.text, similar(left.text, all), all));
    return undefined;
  }
  const subject = subjectOf(right, names, atom, draft);
  return subject === undefined ? undefined : { category, subject };
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
