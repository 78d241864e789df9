// clause: at least one of some literals is true; all clauses of a problem together.
//
// Rule 1: all literals but one are false => that one is true (unit propagation).
// Two literals of each clause that are not false are watched, so that a clause is looked at only when one of them
// becomes false, and nothing has to be undone (Moskewicz et al. 2001). Beside each watch stands another literal of the
// clause: where that is true the clause need not be read (Een and Sorensson 2003).
import { type Literal, literal, variableOf } from '../../lower/flat.ts';
import type { VarId } from '../../model/expression.ts';
import {
  type Priority,
  Propagator,
  priorities,
  type Subscriptions,
  type Tie,
} from '../propagator.ts';
import type { Store } from '../store.ts';
import { isFalse, isTrue, makeTrue } from './literals.ts';

export class Clauses extends Propagator {
  readonly priority: Priority = priorities.constant;
  readonly scope: readonly number[];

  /** The clauses one after another, each its length and its literals, the two watched ones first. */
  readonly #arena: Int32Array;
  readonly #starts: readonly number[];
  /** By literal: the clauses that watch it, each by its start and the literal beside it in turn. */
  readonly #watches: number[][] = [];
  #failed: readonly number[] | undefined;

  constructor(store: Store, clauses: readonly (readonly Literal[])[]) {
    super(store);
    const arena: number[] = [];
    const starts: number[] = [];
    const variables = new Set<number>();
    for (const clause of clauses) {
      const literals = new Set(clause);
      starts.push(arena.length);
      arena.push(literals.size);
      for (const each of literals) {
        arena.push(each);
        variables.add(variableOf(each));
      }
    }
    this.scope = [...variables];
    this.#arena = Int32Array.from(arena);
    this.#starts = starts;
    for (const variable of variables) {
      this.#watches[2 * variable] = [];
      this.#watches[2 * variable + 1] = [];
    }
    for (const start of starts) this.#watch(start);
  }

  #watch(start: number): void {
    if ((this.#arena[start] as number) < 2) return;
    const [first, second] = [this.#arena[start + 1] as number, this.#arena[start + 2] as number];
    this.#watches[first]?.push(start, second);
    this.#watches[second]?.push(start, first);
  }

  subscribe(to: Subscriptions): void {
    for (const variable of this.scope) to.onFix(variable, variable);
  }

  /** Runs once, at the start: what no watch will tell is found by reading every clause. */
  propagate(): boolean {
    this.#failed = undefined;
    for (const start of this.#starts) {
      if (!this.#read(start)) return this.#fail(start);
    }
    return true;
  }

  /** Rule 1, and false when all literals are. */
  #read(start: number): boolean {
    const length = this.#arena[start] as number;
    let open = -1;
    for (let i = start + 1; i <= start + length; i++) {
      const each = this.#arena[i] as Literal;
      if (isTrue(this.store, each)) return true;
      if (isFalse(this.store, each)) continue;
      if (open >= 0) return true;
      open = each;
    }
    return open >= 0 && makeTrue(this.store, open as Literal);
  }

  override fixed(variable: number): boolean {
    const { store } = this;
    const wrong = literal(variable as VarId, store.min[variable] === 0);
    const list = this.#watches[wrong] as number[];
    let kept = 0;
    for (let i = 0; i < list.length; i += 2) {
      const start = list[i] as number;
      const beside = list[i + 1] as Literal;
      if (isTrue(store, beside)) {
        list[kept++] = start;
        list[kept++] = beside;
        continue;
      }
      const other = this.#otherWatch(start, wrong);
      if (!isTrue(store, other) && this.#moveWatch(start, other)) continue;
      list[kept++] = start;
      list[kept++] = other;
      if (!makeTrue(store, other)) {
        for (let rest = i + 2; rest < list.length; rest++) list[kept++] = list[rest] as number;
        list.length = kept;
        return this.#fail(start);
      }
    }
    list.length = kept;
    return true;
  }

  /** The other watched literal of a clause; the given one is put second. */
  #otherWatch(start: number, watched: Literal): Literal {
    const arena = this.#arena;
    const first = arena[start + 1] as Literal;
    if (first !== watched) return first;
    const second = arena[start + 2] as Literal;
    arena[start + 1] = second;
    arena[start + 2] = first;
    return second;
  }

  /** Replaces the second watch by a literal that is not false, if there is one. */
  #moveWatch(start: number, other: Literal): boolean {
    const arena = this.#arena;
    const end = start + (arena[start] as number);
    for (let i = start + 3; i <= end; i++) {
      const next = arena[i] as Literal;
      if (isFalse(this.store, next)) continue;
      arena[i] = arena[start + 2] as number;
      arena[start + 2] = next;
      (this.#watches[next] as number[]).push(start, other);
      return true;
    }
    return false;
  }

  #fail(start: number): false {
    this.#failed = this.#variablesOf(start);
    return false;
  }

  #variablesOf(start: number): readonly number[] {
    const end = start + 1 + (this.#arena[start] as number);
    return Array.from(this.#arena.subarray(start + 1, end), (each) => variableOf(each as Literal));
  }

  override ties(): readonly Tie[] {
    return this.#starts.map((start, index) => ({
      variables: this.#variablesOf(start),
      isLoose: () => this.entails(index),
    }));
  }

  override blamed(): readonly number[] {
    return this.#failed ?? this.scope;
  }

  override entailed(): boolean {
    return this.#starts.every((_, index) => this.entails(index));
  }

  /** Whether one of the clauses, by its place in the list, has a true literal. */
  entails(index: number): boolean {
    const start = this.#starts[index] as number;
    const literals = this.#arena.subarray(start + 1, start + 1 + (this.#arena[start] as number));
    return literals.some((each) => isTrue(this.store, each as Literal));
  }
}
