// What the readers of layouts share: the picture with its numbers as words, and what is found to hold between them.
import { compareWhole, toWhole } from '../../../analyse/expression/rational.ts';
import type { Truth, Whole } from '../../../analyse/expression/value.ts';
import * as whole from '../../../analyse/expression/whole.ts';
import { spanWithin } from '../../../syntax/node.ts';
import * as messages from '../../../text/catalogue/alphametic-layout.ts';
import type { Diagnostic } from '../../../text/diagnostic.ts';
import type { Span } from '../../../text/source.ts';
import type { Glossary } from '../glossary.ts';
import { type Place, powerOf, quantityIn, type Word } from '../word.ts';
import { type Figure, type Picture, placesLeftOf, type Row } from './picture.ts';

/** Something that the layout says. */
export interface Finding {
  readonly truth: Truth;
  readonly span: Span;
  readonly words: string;
}

export class Sheet {
  readonly picture: Picture;
  readonly findings: Finding[] = [];
  readonly #glossary: Glossary;
  readonly #report: (found: Diagnostic) => void;

  constructor(picture: Picture, glossary: Glossary, report: (found: Diagnostic) => void) {
    this.picture = picture;
    this.#glossary = glossary;
    this.#report = report;
  }

  /** The number of a figure; `role` is what it is called. */
  word({ pieces }: Figure, role?: string): Word {
    const { atom } = this.picture;
    const spelling = { pieces, fraction: 0, repeating: 0, end: pieces.at(-1)?.end ?? 0 };
    return this.#glossary.meetRow(spelling, (from, to) => spanWithin(atom, from, to), role);
  }

  /** By how many places a figure ends to the left of another one; undefined after a report. */
  placesLeft(figure: Figure, of: Figure): number | undefined {
    return placesLeftOf(figure, of.right, this.picture, this.#report);
  }

  /** Says that the picture is not what it should be at a place. */
  refuse(span: Span, what: string, help?: string): undefined {
    this.#report(messages.strangeLayout(span, what, help));
    return undefined;
  }

  /** The only number of a row, with at most a sign in front; undefined after a report. */
  only(row: Row): Figure | undefined {
    const [figure, ...more] = row.figures;
    if (figure && more.length === 0) return figure;
    return this.refuse(row.span, 'one number stands on this line', 'write its digits side by side');
  }

  /** The number that digits are. */
  numberOf(places: readonly Place[]): Whole {
    return toWhole(quantityIn(places, this.#glossary.base));
  }

  valueOf(word: Word): Whole {
    return toWhole(word.value);
  }

  /** A number with zeros behind it. */
  shifted(value: Whole, places: number): Whole {
    return whole.product([powerOf(this.#glossary.base, places), value]);
  }

  /** Notes that two numbers are the same, or that one is less than the other. */
  state(operator: 'eq' | 'lt' | 'ne', left: Whole, right: Whole, span: Span, words: string): void {
    const truth = compareWhole(operator, left, right);
    const count = this.findings.length + 1;
    this.findings.push({ truth, span, words: `step ${count}: ${words}` });
  }
}
