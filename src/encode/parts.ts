// How many clauses each assertion takes, so that it can be said which one makes a puzzle too large.
import { TooLarge } from '../base/too-large.ts';
import { type Cnf, inPart } from './cnf.ts';

export class Parts {
  readonly #cnf: Cnf;
  readonly #clauses = new Map<string, number>();

  constructor(cnf: Cnf) {
    this.#cnf = cnf;
  }

  /**
   * Does what adds clauses for the assertion with these words.
   * @throws TooLarge where they are too many, with the words of the assertion that takes most.
   */
  of(words: string, work: () => void): void {
    const before = this.#cnf.count;
    try {
      work();
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error;
      this.#add(words, before);
      throw new TooLarge(`${error.message}${inPart(this.#cnf.largestPart)}`, error.advice);
    }
    this.#add(words, before);
  }

  #add(words: string, before: number): void {
    if (words === '') return;
    const clauses = (this.#clauses.get(words) ?? 0) + this.#cnf.count - before;
    this.#clauses.set(words, clauses);
    if (clauses > (this.#cnf.largestPart?.clauses ?? 0)) this.#cnf.largestPart = { words, clauses };
  }
}
