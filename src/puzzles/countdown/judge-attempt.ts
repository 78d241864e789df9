// Judges an attempt step by step: which numbers it uses, whether each step is allowed, and what comes out.
import { mistakes } from '../../text/catalogue/countdown.ts';
import {
  calculations,
  compareFractions,
  type Fraction,
  fractionOf,
  textOfFraction,
} from './fraction.ts';
import { type Game, isProduct, type Operation } from './game.ts';
import type { Line } from './read-attempt.ts';
import { numberTree, operationTree, type Tree } from './tree.ts';

export interface Judgement {
  /** The steps up to the first one that is not allowed, each with its result. */
  readonly steps: readonly string[];
  /** What is not allowed, in words; undefined for an attempt by the rules. */
  readonly mistake: string | undefined;
  /** A step with 1 that is by the rules, and is no part of any solution that puzzlec lists. */
  readonly idle: string | undefined;
  /** The value where there is no mistake. */
  readonly value: number | undefined;
  /** The whole as one expression of numbers of the game. */
  readonly tree: Tree;
}

/** Judges the lines of an attempt; the last one is what it comes to. */
export function judgeAttempt(lines: readonly Line[], game: Game): Judgement {
  const judge = new AttemptJudge(game);
  let last: Valued = { tree: numberTree(0), value: fractionOf(0) };
  for (const line of lines) last = judge.line(line);
  return judge.finish(last);
}

/** An expression with its value. Where something is not allowed it goes on as if it were, up to what has no value. */
interface Valued {
  readonly tree: Tree;
  readonly value: Fraction | undefined;
}

class AttemptJudge {
  readonly #game: Game;
  /** Numbers that have not been used. */
  readonly #left: number[];
  /** Results of lines that have not been used. */
  readonly #results: Valued[] = [];
  readonly #steps: string[] = [];
  #mistake: string | undefined;
  #idle: string | undefined;

  constructor(game: Game) {
    this.#game = game;
    this.#left = [...game.numbers];
  }

  line({ tree, claim }: Line): Valued {
    const valued = this.#valued(tree);
    const claimed = claim && valueOfClaim(claim);
    if (claimed && valued.value && compareFractions(claimed, valued.value) !== 0) {
      const step = this.#steps.at(-1) ?? textOfFraction(valued.value);
      this.#wrong(mistakes.claim(step, textOfFraction(claimed)));
    }
    this.#results.push(valued);
    return valued;
  }

  finish({ tree, value }: Valued): Judgement {
    if (this.#game.useAll && this.#left.length > 0) this.#wrong(mistakes.left(this.#left));
    if (value && value.denominator !== 1) this.#wrong(mistakes.fraction(textOfFraction(value)));
    const isRight = this.#mistake === undefined && value !== undefined;
    return {
      steps: this.#steps,
      mistake: this.#mistake,
      idle: this.#idle,
      value: isRight ? Number(value.numerator) : undefined,
      tree,
    };
  }

  /** Only the first mistake counts: what comes after it may be wrong because of it. */
  #wrong(mistake: string): void {
    this.#mistake ??= mistake;
  }

  #valued(tree: Tree): Valued {
    if (tree.kind === 'number') return this.#number(tree.number);
    const [left, right] = [this.#valued(tree.left), this.#valued(tree.right)];
    const whole = operationTree(tree.operation, left.tree, right.tree);
    if (!left.value || !right.value) return { tree: whole, value: undefined };
    const value = calculations[tree.operation](left.value, right.value);
    const asked = `${textOfFraction(left.value)} ${tree.operation} ${textOfFraction(right.value)}`;
    const step = value ? `${asked} = ${textOfFraction(value)}` : asked;
    this.#judgeStep(tree.operation, left.value, right.value, value, step);
    if (this.#mistake === undefined) this.#steps.push(step);
    return { tree: whole, value };
  }

  #judgeStep(
    operation: Operation,
    left: Fraction,
    right: Fraction,
    value: Fraction | undefined,
    step: string,
  ): void {
    const { operations, fractions } = this.#game;
    if (!operations.has(operation)) this.#wrong(mistakes.notAllowed(operation));
    if (!value) this.#wrong(mistakes.notExact(step));
    else if (value.numerator <= 0) this.#wrong(mistakes.notPositive(step));
    else if (value.denominator !== 1 && !fractions) this.#wrong(mistakes.notExact(step));
    const one = fractionOf(1);
    const isOne = (side: Fraction): boolean => compareFractions(side, one) === 0;
    if ((operation === '*' && isOne(left)) || (isProduct(operation) && isOne(right)))
      this.#idle ??= mistakes.idle(step);
  }

  /** A result of an earlier line if there is one, else a number of the game. */
  #number(number: number): Valued {
    const wanted = fractionOf(number);
    const result = this.#results.findIndex(
      ({ value }) => value && compareFractions(value, wanted) === 0,
    );
    const [earlier] = result < 0 ? [] : this.#results.splice(result, 1);
    if (earlier) return earlier;
    const place = this.#left.indexOf(number);
    if (place >= 0) this.#left.splice(place, 1);
    else {
      const there = this.#game.numbers.filter((each) => each === number).length;
      this.#wrong(there > 0 ? mistakes.tooOften(number, there) : mistakes.notThere(number));
    }
    return { tree: numberTree(number), value: wanted };
  }
}

/** What an author says that a step comes to, such as `28` or `5 / 3`. */
function valueOfClaim(tree: Tree): Fraction | undefined {
  if (tree.kind === 'number') return fractionOf(tree.number);
  const [left, right] = [valueOfClaim(tree.left), valueOfClaim(tree.right)];
  return left && right && calculations[tree.operation](left, right);
}
