// What a conflict teaches: the clause at the first unique implication point (Marques-Silva and Sakallah, GRASP 1996;
// Zhang et al. 2001), made shorter. The learnt clauses that led to it were of use.
import { AnalysisMarks, source, unseen } from './analysis-marks.ts';
import { type ClauseArena, given, headerWords } from './clause-arena.ts';
import { ClauseShrinking } from './clause-shrinking.ts';
import { type ClauseTrail, noReason } from './clause-trail.ts';

export class ConflictAnalysis {
  readonly #arena: ClauseArena;
  readonly #trail: ClauseTrail;
  readonly #raise: (variable: number) => void;
  readonly #marks = new AnalysisMarks();
  readonly #shrinking: ClauseShrinking;
  /** The clause that was learnt: first the literal that it makes true, then one of the level to go back to. */
  readonly learnt: number[] = [];
  /** On how many levels its literals lie. */
  glue = 0;
  /** To this level the search goes back. */
  level = 0;
  /** By level: the number of the last count that met it; they are more than 2^31 in an hour. */
  #levelStamps = new Float64Array(0);
  #stamp = 0;

  /** @param raise is told of each variable that has a part in a conflict */
  constructor(arena: ClauseArena, trail: ClauseTrail, raise: (variable: number) => void) {
    this.#arena = arena;
    this.#trail = trail;
    this.#raise = raise;
    this.#shrinking = new ClauseShrinking(arena, trail, this.#marks);
  }

  reserve(variables: number): void {
    if (variables < this.#levelStamps.length) return;
    this.#marks.reserve(variables);
    this.#shrinking.reserve(variables);
    this.#levelStamps = new Float64Array(variables + 1);
    this.#stamp = 0;
  }

  /** Analyses a clause that is false on the current level, which is not the lowest. */
  analyse(conflict: number): void {
    const { learnt } = this;
    const { levels } = this.#trail;
    learnt.length = 1;
    learnt[0] = this.#firstPoint(conflict) ^ 1;
    this.#raiseBehind();
    this.#shrinking.shrink(learnt);
    const [, second] = learnt;
    this.level = second === undefined ? 0 : (levels[second >> 1] as number);
    this.glue = this.#countLevels(learnt, 0, learnt.length);
    this.#marks.clear();
  }

  /** Collects the literals of lower levels; the one of this level that they and it alone lead to the conflict. */
  #firstPoint(conflict: number): number {
    const { literals, levels, reasons, level } = this.#trail;
    const marks = this.#marks;
    const { words } = this.#arena;
    let open = 0;
    let at = this.#trail.size;
    let clause = conflict;
    let literal = -1;
    do {
      this.#use(clause);
      const end = clause + headerWords + (words[clause] as number);
      for (let k = clause + headerWords; k < end; k++) {
        const other = words[k] as number;
        const variable = other >> 1;
        if (other === literal || marks.of[variable] !== unseen || levels[variable] === 0) continue;
        marks.set(variable, source);
        this.#raise(variable);
        if ((levels[variable] as number) === level) open++;
        else this.learnt.push(other);
      }
      do literal = literals[--at] as number;
      while (marks.of[literal >> 1] === unseen);
      marks.of[literal >> 1] = unseen;
      clause = reasons[literal >> 1] as number;
      open--;
    } while (open > 0);
    return literal;
  }

  /** Notes that a clause had a part in a conflict. If it was learnt, it may lie on fewer levels by now. */
  #use(clause: number): void {
    const arena = this.#arena;
    const glue = arena.glueAt(clause);
    if (glue === given) return;
    const from = clause + headerWords;
    const levels =
      glue === 1 ? 1 : this.#countLevels(arena.words, from, from + arena.sizeAt(clause));
    arena.use(clause, Math.min(glue, levels));
  }

  /** On how many levels some literals lie. */
  #countLevels(literals: ArrayLike<number>, from: number, to: number): number {
    const { levels } = this.#trail;
    const stamps = this.#levelStamps;
    const stamp = ++this.#stamp;
    let count = 0;
    for (let i = from; i < to; i++) {
      const level = levels[(literals[i] as number) >> 1] as number;
      if (stamps[level] === stamp) continue;
      stamps[level] = stamp;
      count++;
    }
    return count;
  }

  /** Raises what the literals of the clause follow from at once as well (Liang et al., MapleSAT 2016). */
  #raiseBehind(): void {
    const { levels, reasons } = this.#trail;
    const { words } = this.#arena;
    const marks = this.#marks;
    const raised: number[] = [];
    for (const literal of this.learnt) {
      const reason = reasons[literal >> 1] as number;
      if (reason === noReason) continue;
      const end = reason + headerWords + (words[reason] as number);
      for (let k = reason + headerWords; k < end; k++) {
        const variable = (words[k] as number) >> 1;
        if (marks.of[variable] !== unseen || levels[variable] === 0) continue;
        marks.of[variable] = source;
        raised.push(variable);
        this.#raise(variable);
      }
    }
    for (const variable of raised) marks.of[variable] = unseen;
  }

  /**
   * The decisions that a literal, which is true, follows from: of the assumptions those that make it true.
   * @returns the literals that were decided
   */
  decisionsBehind(literal: number): readonly number[] {
    const { literals, levels, reasons, starts } = this.#trail;
    const marks = this.#marks;
    const { words } = this.#arena;
    const found: number[] = [];
    if (levels[literal >> 1] === 0) return found;
    marks.set(literal >> 1, source);
    const lowest = starts[0] ?? 0;
    for (let at = this.#trail.size - 1; at >= lowest; at--) {
      const each = literals[at] as number;
      const variable = each >> 1;
      if (marks.of[variable] === unseen) continue;
      const reason = reasons[variable] as number;
      if (reason === noReason) {
        found.push(each);
        continue;
      }
      const end = reason + headerWords + (words[reason] as number);
      for (let k = reason + headerWords; k < end; k++) {
        const other = (words[k] as number) >> 1;
        if (levels[other] !== 0) marks.set(other, source);
      }
    }
    marks.clear();
    return found;
  }
}
