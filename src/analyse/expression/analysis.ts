// What all expressions of one puzzle share while they become a model: the builder, the reports, the texts, the budget.

import type { DomainOf } from '../../model/bounds.ts';
import type { ModelBuilder } from '../../model/builder.ts';
import { emptyDomain } from '../../model/domain.ts';
import { tooManySteps } from '../../text/catalogue/analysis.ts';
import type { Diagnostic, Note, Reports } from '../../text/diagnostic.ts';
import type { Source, Span } from '../../text/source.ts';

/** How many steps all comprehensions of a puzzle together may take: so many, and some for each character of its texts. */
const stepsOfAnyPuzzle = 3_500_000;
const stepsOfCharacter = 10;
/** What a report takes that has been said before: its words are made all the same. */
const stepsOfRepeat = 10;

export class Analysis {
  readonly builder: ModelBuilder;
  readonly reports: Reports;
  readonly #sources: Source[];
  readonly #said = new Set<string>();
  #steps = 0;
  #hasStopped = false;
  #remark: Note | undefined;
  #passes: (diagnostic: Diagnostic) => boolean = () => true;

  /** @param sources texts that spans point into; {@link addSource} appends to it */
  constructor(builder: ModelBuilder, reports: Reports, sources: Source[]) {
    this.builder = builder;
    this.reports = reports;
    this.#sources = sources;
  }

  /** Reports something once, however often a loop comes by. */
  report(diagnostic: Diagnostic): void {
    if (!this.#passes(diagnostic)) return;
    const { code, span } = diagnostic;
    const key = `${code} ${span?.file} ${span?.start} ${span?.end}`;
    if (span && this.#said.has(key)) {
      this.spend(stepsOfRepeat);
      return;
    }
    this.#said.add(key);
    const notes = this.#remark ? [...diagnostic.notes, this.#remark] : diagnostic.notes;
    this.reports.add({ ...diagnostic, notes });
  }

  /** Adds a remark to all that is reported meanwhile. */
  remarking<T>(remark: Note | undefined, action: () => T): T {
    const before = this.#remark;
    this.#remark = remark;
    const result = action();
    this.#remark = before;
    return result;
  }

  /** Reports meanwhile only what passes. */
  only(passes: (diagnostic: Diagnostic) => boolean, action: () => void): void {
    this.#passes = passes;
    action();
    this.#passes = () => true;
  }

  /** Adds a text that is no file, such as an option of the command line, and says at which index. */
  addSource(source: Source): number {
    return this.#sources.push(source) - 1;
  }

  source(file: number): Source {
    return this.#sources[file] ?? { name: '', text: '' };
  }

  /** The author's own words at a place, on one line. */
  textAt({ file, start, end }: Span): string {
    return this.source(file).text.slice(start, end).replace(/\s+/g, ' ');
  }

  /** The domain of a variable of the model. */
  readonly domainOf: DomainOf = (id) => this.builder.variables[id]?.domain ?? emptyDomain;

  /** Counts one step of a comprehension; false (and a report) when there have been too many. */
  step(span: Span): boolean {
    const may = this.mayTake(1, span);
    this.spend(1);
    return may;
  }

  /** Counts what is done within a step and takes as long as so many; the next step is the one that may be too many. */
  spend(steps: number): void {
    this.#steps += steps;
  }

  /** Whether comprehensions may take so many more steps; where not, that is reported. */
  mayTake(steps: number, span: Span): boolean {
    if (this.#hasStopped) return false;
    if (this.#steps + steps <= stepsOfAnyPuzzle) return true;
    const characters = this.#sources.reduce((sum, { text }) => sum + text.length, 0);
    const limit = stepsOfAnyPuzzle + stepsOfCharacter * characters;
    if (this.#steps + steps <= limit) return true;
    this.report(tooManySteps(span, limit));
    // Said once: the loops around this one are over, too.
    this.#hasStopped = true;
    return false;
  }
}
