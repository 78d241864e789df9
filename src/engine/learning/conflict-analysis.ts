// What a conflict teaches: the clause at the first unique implication point (Marques-Silva and Sakallah, GRASP 1996;
// Zhang et al. 2001), without the literals that the others imply (Sörensson and Biere 2009).
import { type ClauseArena, headerWords } from './clause-arena.ts';
import { type ClauseTrail, noReason } from './clause-trail.ts';

const unseen = 0;
const source = 1;
const removable = 2;
const needed = 3;

/** Chains of reasons are followed no further than this. */
const mostDepth = 500;

export class ConflictAnalysis {
  readonly #arena: ClauseArena;
  readonly #trail: ClauseTrail;
  readonly #raise: (variable: number) => void;
  /** By variable, within one analysis. */
  #seen = new Uint8Array(0);
  readonly #touched: number[] = [];
  /** The clause that was learnt: first the literal that it makes true, then one of the level to go back to. */
  readonly learnt: number[] = [];
  /** On how many levels its literals lie. */
  glue = 0;
  /** To this level the search goes back. */
  level = 0;
  #levelStamps = new Int32Array(0);
  #stamp = 0;

  /** @param raise is told of each variable that has a part in a conflict */
  constructor(arena: ClauseArena, trail: ClauseTrail, raise: (variable: number) => void) {
    this.#arena = arena;
    this.#trail = trail;
    this.#raise = raise;
  }

  reserve(variables: number): void {
    if (variables <= this.#seen.length) return;
    this.#seen = new Uint8Array(variables);
    this.#levelStamps = new Int32Array(variables + 1);
    this.#stamp = 0;
  }

  /** Analyses a clause that is false on the current level, which is not the lowest. */
  analyse(conflict: number): void {
    const { learnt } = this;
    learnt.length = 1;
    learnt[0] = this.#firstPoint(conflict) ^ 1;
    this.#minimise();
    this.#findLevel();
    this.glue = this.#countLevels();
    for (const variable of this.#touched) this.#seen[variable] = unseen;
    this.#touched.length = 0;
  }

  /** Collects the literals of lower levels; the one of this level that they and it alone lead to the conflict. */
  #firstPoint(conflict: number): number {
    const { literals, levels, reasons, level } = this.#trail;
    const seen = this.#seen;
    let open = 0;
    let at = this.#trail.size;
    let clause = conflict;
    let literal = -1;
    do {
      const { words } = this.#arena;
      const end = clause + headerWords + (words[clause] as number);
      for (let k = clause + headerWords; k < end; k++) {
        const other = words[k] as number;
        const variable = other >> 1;
        if (other === literal || seen[variable] !== unseen || levels[variable] === 0) continue;
        this.#see(variable, source);
        this.#raise(variable);
        if ((levels[variable] as number) === level) open++;
        else this.learnt.push(other);
      }
      do literal = literals[--at] as number;
      while (seen[literal >> 1] === unseen);
      this.#seen[literal >> 1] = unseen;
      clause = reasons[literal >> 1] as number;
      open--;
    } while (open > 0);
    return literal;
  }

  #see(variable: number, how: number): void {
    if (this.#seen[variable] === unseen) this.#touched.push(variable);
    this.#seen[variable] = how;
  }

  #minimise(): void {
    const { learnt } = this;
    let kept = 1;
    for (let i = 1; i < learnt.length; i++) {
      const literal = learnt[i] as number;
      if (!this.#isImplied(literal)) learnt[kept++] = literal;
    }
    learnt.length = kept;
  }

  /** Whether the reason of a literal, and theirs in turn, lead only to others of the clause. */
  #isImplied(literal: number): boolean {
    const { reasons } = this.#trail;
    if (reasons[literal >> 1] === noReason) return false;
    return this.#followsFromSources(literal >> 1, 0);
  }

  #followsFromSources(variable: number, depth: number): boolean {
    const { levels, reasons } = this.#trail;
    const reason = reasons[variable] as number;
    if (reason === noReason || depth > mostDepth) return false;
    const { words } = this.#arena;
    const end = reason + headerWords + (words[reason] as number);
    for (let k = reason + headerWords; k < end; k++) {
      const other = (words[k] as number) >> 1;
      if (other === variable || levels[other] === 0) continue;
      if (!this.#isRemovable(other, depth)) return false;
    }
    return true;
  }

  #isRemovable(variable: number, depth: number): boolean {
    const known = this.#seen[variable];
    if (known !== unseen) return known !== needed;
    const follows = this.#followsFromSources(variable, depth + 1);
    this.#see(variable, follows ? removable : needed);
    return follows;
  }

  /** Puts a literal of the highest level but the current one second. */
  #findLevel(): void {
    const { learnt } = this;
    const { levels } = this.#trail;
    const levelOf = (literal = 0): number => levels[literal >> 1] as number;
    this.level = 0;
    if (learnt.length === 1) return;
    let best = 1;
    for (let i = 2; i < learnt.length; i++) {
      if (levelOf(learnt[i]) > levelOf(learnt[best])) best = i;
    }
    const literal = learnt[best] as number;
    learnt[best] = learnt[1] as number;
    learnt[1] = literal;
    this.level = levelOf(literal);
  }

  #countLevels(): number {
    const { levels } = this.#trail;
    const stamp = ++this.#stamp;
    let count = 0;
    for (const literal of this.learnt) {
      const level = levels[literal >> 1] as number;
      if (this.#levelStamps[level] === stamp) continue;
      this.#levelStamps[level] = stamp;
      count++;
    }
    return count;
  }

  /**
   * The decisions that a literal, which is true, follows from: of the assumptions those that make it true.
   * @returns the literals that were decided
   */
  decisionsBehind(literal: number): readonly number[] {
    const { literals, levels, reasons, starts } = this.#trail;
    const found: number[] = [];
    if (levels[literal >> 1] === 0) return found;
    this.#see(literal >> 1, source);
    const lowest = starts[0] ?? 0;
    for (let at = this.#trail.size - 1; at >= lowest; at--) {
      const each = literals[at] as number;
      const variable = each >> 1;
      if (this.#seen[variable] === unseen) continue;
      const reason = reasons[variable] as number;
      if (reason === noReason) {
        found.push(each);
        continue;
      }
      const { words } = this.#arena;
      const end = reason + headerWords + (words[reason] as number);
      for (let k = reason + headerWords; k < end; k++) {
        const other = (words[k] as number) >> 1;
        if (levels[other] !== 0) this.#see(other, source);
      }
    }
    for (const variable of this.#touched) this.#seen[variable] = unseen;
    this.#touched.length = 0;
    return found;
  }
}
