// A variable whose values are words, such as `red` and `green`.
import { codeOf, type Labels } from '../analyse/expression/labels.ts';
import { constant, element } from '../model/construct.ts';
import type { IntExpr } from '../model/expression.ts';
import { PuzzleError } from './puzzle-error.ts';
import { type Formula, IntTerm } from './terms.ts';

/**
 * A word that solving decides, one of those that its variable lists. Made by a {@link Model}; immutable.
 *
 * @example
 * const { wa, nt } = model.variables; // both oneOf('red', 'green', 'blue')
 * model.add(wa.isNot(nt), wa.is('red'));
 */
export class LabelTerm<Label extends string = string> {
  readonly name: string;
  /** The words, in the order in which they were listed. */
  readonly labels: readonly Label[];
  /** @internal */
  readonly expression: IntExpr;
  /** @internal */
  readonly owner: object;
  /** All words of the variables with which this one can be compared. @internal */
  readonly enumeration: Labels;

  /** @internal */
  constructor(
    name: string,
    labels: readonly Label[],
    expression: IntExpr,
    owner: object,
    enumeration: Labels,
  ) {
    this.name = name;
    this.labels = labels;
    this.expression = expression;
    this.owner = owner;
    this.enumeration = enumeration;
  }

  /**
   * The same word as another variable, or a certain one.
   * @throws {@link PuzzleError} for a word that is none of its words, or a variable without a word in common
   */
  is(other: Label | LabelTerm): Formula {
    if (!(other instanceof LabelTerm)) return this.#code().eq(this.#codeOf(other));
    if (other.owner === this.owner && other.enumeration !== this.enumeration) {
      throw new PuzzleError(`${this.name} and ${other.name} have no word in common`);
    }
    return this.#code().eq(other.#code());
  }

  /** Another word than that of a variable, or than a certain one; see {@link is}. */
  isNot(other: Label | LabelTerm): Formula {
    return this.is(other).not();
  }

  /** One of some words. */
  in(labels: Iterable<Label>): Formula {
    return this.#code().in([...labels].map((label) => this.#codeOf(label)));
  }

  /** The place of the word in {@link labels}, counted from 0: for arithmetic and for constraints over integers. */
  index(): IntTerm {
    const own = this.labels.map((label) => this.#codeOf(label));
    const first = own[0] ?? 0;
    if (own.every((code, i) => code === first + i)) return this.#code().minus(first);
    const places = this.enumeration.labels.map((label) =>
      constant(this.labels.indexOf(label as Label)),
    );
    return new IntTerm(element(this.expression, places), this.owner);
  }

  #code(): IntTerm {
    return new IntTerm(this.expression, this.owner, this.name);
  }

  #codeOf(label: string): number {
    const code = codeOf(this.enumeration, label);
    if (code === undefined) throw new PuzzleError(`${label} is no value of ${this.name}`);
    return code;
  }

  /** @internal */
  [Symbol.toPrimitive](hint: string): string {
    if (hint === 'string') return this.name;
    throw new PuzzleError(`${this.name} has no value before solving: write ${this.name}.is(...)`);
  }
}
