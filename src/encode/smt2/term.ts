// Terms of SMT-LIB 2 as a graph without duplicates, built through constructors that fold away what is constant.

/** `Bool`, `Int`, `(_ BitVec 8)`. */
export type Sort = string;

/** A node of the graph: two terms of one {@link TermPool} are the same term exactly when they are the same object. */
export interface Term {
  /** Parts have smaller numbers than what is made of them. */
  readonly id: number;
  /** A symbol, a numeral or an operator, as it is printed. */
  readonly head: string;
  readonly parts: readonly Term[];
  readonly sort: Sort;
}

/** Makes terms, and knows all that it made. */
export class TermPool {
  readonly #known = new Map<string, Term>();
  readonly #names = new Map<Term, string>();
  readonly true: Term;
  readonly false: Term;

  constructor() {
    this.true = this.make('true', [], 'Bool');
    this.false = this.make('false', [], 'Bool');
  }

  /** The application of an operator, or an atom where there are no parts. */
  make(head: string, parts: readonly Term[], sort: Sort): Term {
    const key = `${head}\u0000${parts.map(({ id }) => id).join(' ')}`;
    const known = this.#known.get(key);
    if (known) return known;
    const term: Term = { id: this.#known.size, head, parts, sort };
    this.#known.set(key, term);
    return term;
  }

  /** Says what to call a term should it need a name; the first suggestion counts. */
  suggestName(term: Term, name: string): void {
    if (!this.#names.has(term)) this.#names.set(term, name);
  }

  suggestedName(term: Term): string | undefined {
    return this.#names.get(term);
  }

  truth(value: boolean): Term {
    return value ? this.true : this.false;
  }

  not(term: Term): Term {
    if (term === this.true) return this.false;
    if (term === this.false) return this.true;
    if (term.head === 'not') return term.parts[0] ?? term;
    return this.make('not', [term], 'Bool');
  }

  and(...terms: readonly Term[]): Term {
    return this.#join('and', terms, this.true, this.false);
  }

  or(...terms: readonly Term[]): Term {
    return this.#join('or', terms, this.false, this.true);
  }

  /** Drops what is neutral and what is said twice; one decisive term decides. */
  #join(head: string, terms: readonly Term[], neutral: Term, decisive: Term): Term {
    const parts = new Set(terms);
    parts.delete(neutral);
    if (parts.has(decisive)) return decisive;
    for (const part of parts) {
      if (part.head === 'not' && part.parts[0] && parts.has(part.parts[0])) return decisive;
    }
    const [first, ...rest] = parts;
    if (!first) return neutral;
    return rest.length === 0 ? first : this.make(head, [first, ...rest], 'Bool');
  }

  implies(left: Term, right: Term): Term {
    if (left === this.true) return right;
    if (left === this.false || right === this.true || left === right) return this.true;
    if (right === this.false) return this.not(left);
    return this.make('=>', [left, right], 'Bool');
  }

  iff(left: Term, right: Term): Term {
    return this.not(this.xor(left, right));
  }

  xor(left: Term, right: Term): Term {
    if (left === this.false) return right;
    if (right === this.false) return left;
    if (left === this.true) return this.not(right);
    if (right === this.true) return this.not(left);
    if (left === right) return this.false;
    if (left === this.not(right)) return this.true;
    return this.not(this.make('=', inOrder(left, right), 'Bool'));
  }

  /** `left = right` for terms of one sort that are not formulas. */
  equal(left: Term, right: Term): Term {
    return left === right ? this.true : this.make('=', inOrder(left, right), 'Bool');
  }

  /** One of two terms of one sort. */
  choose(condition: Term, positive: Term, negative: Term): Term {
    if (condition === this.true || positive === negative) return positive;
    if (condition === this.false) return negative;
    if (condition.head === 'not' && condition.parts[0]) {
      return this.choose(condition.parts[0], negative, positive);
    }
    return positive.sort === 'Bool'
      ? this.#chooseFormula(condition, positive, negative)
      : this.make('ite', [condition, positive, negative], positive.sort);
  }

  #chooseFormula(condition: Term, positive: Term, negative: Term): Term {
    if (positive === this.true) return this.or(condition, negative);
    if (positive === this.false) return this.and(this.not(condition), negative);
    if (negative === this.true) return this.or(this.not(condition), positive);
    if (negative === this.false) return this.and(condition, positive);
    return this.make('ite', [condition, positive, negative], 'Bool');
  }
}

/** Symmetric operators see their operands in one order, symbols before numerals, so that mirror images are one term. */
function inOrder(left: Term, right: Term): readonly [Term, Term] {
  const constant = ({ head, parts }: Term): boolean => parts.length === 0 && /^[0-9#(]/.test(head);
  if (constant(left) !== constant(right)) return constant(left) ? [right, left] : [left, right];
  return left.id < right.id ? [left, right] : [right, left];
}
