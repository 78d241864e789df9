// Makes a learnt clause shorter: the literals of each level give way to the one that they follow from (Fleury and Biere,
// Efficient All-UIP Learned Clause Minimization, 2021), or else those go that the others imply (Sörensson and Biere 2009).
import { type AnalysisMarks, needed, removable, unseen } from './analysis-marks.ts';
import { type ClauseArena, headerWords } from './clause-arena.ts';
import { type ClauseTrail, noReason } from './clause-trail.ts';

/** Chains of reasons are followed no further than this. */
const mostDepth = 500;
const nowhere = -1;
/** There are fewer literals than this. */
const literals = 2 ** 32;

export class ClauseShrinking {
  readonly #arena: ClauseArena;
  readonly #trail: ClauseTrail;
  readonly #marks: AnalysisMarks;
  /** By variable: the number of the last search for a point that came by it; they are more than 2^31 in a night. */
  #visits = new Float64Array(0);
  #visit = 0;
  #keys = new Float64Array(0);

  /** @param marks those of the literals of the clause say that they are its sources */
  constructor(arena: ClauseArena, trail: ClauseTrail, marks: AnalysisMarks) {
    this.#arena = arena;
    this.#trail = trail;
    this.#marks = marks;
  }

  reserve(variables: number): void {
    if (variables <= this.#visits.length) return;
    this.#visits = new Float64Array(variables);
    this.#visit = 0;
    this.#keys = new Float64Array(variables);
  }

  /** Shortens a clause; the first literal, alone on its level, stays, and the others are sorted by level, highest first. */
  shrink(clause: number[]): void {
    const rest = this.#sorted(clause);
    const { levels } = this.#trail;
    clause.length = 1;
    let block: number[] = [];
    for (let i = rest.length - 1; i >= 0; i--) {
      const literal = (rest[i] as number) % literals;
      const level = levels[literal >> 1] as number;
      block.push(literal);
      if (i > 0 && Math.floor((rest[i - 1] as number) / literals) === level) continue;
      this.#shrinkBlock(block, level, clause);
      block = [];
    }
  }

  /** All literals of a clause but the first, as `literals * level + literal`, in ascending order. */
  #sorted(clause: readonly number[]): Float64Array {
    const { levels } = this.#trail;
    const keys = this.#keys.subarray(0, clause.length - 1);
    for (let i = 1; i < clause.length; i++) {
      const literal = clause[i] as number;
      keys[i - 1] = literals * (levels[literal >> 1] as number) + literal;
    }
    return keys.sort();
  }

  #shrinkBlock(block: readonly number[], level: number, clause: number[]): void {
    const point = block.length === 1 ? nowhere : this.#pointOf(block, level);
    if (point === nowhere) {
      for (const literal of block) if (!this.#isImplied(literal)) clause.push(literal);
    } else clause.push(point ^ 1);
  }

  /**
   * The true literal of a level that, with others of the clause on lower levels, makes all of some literals of the level
   * false; -1 if it takes more than that.
   */
  #pointOf(block: readonly number[], level: number): number {
    const { literals: made, reasons, starts, size } = this.#trail;
    const visits = this.#visits;
    const visit = ++this.#visit;
    for (const literal of block) visits[literal >> 1] = visit;
    let open = block.length;
    let at = starts[level] ?? size;
    for (;;) {
      let literal: number;
      do literal = made[--at] as number;
      while (visits[literal >> 1] !== visit);
      if (open === 1) return literal;
      const more = this.#follow(reasons[literal >> 1] as number, level);
      if (more < 0) return nowhere;
      open += more - 1;
    }
  }

  /** How many variables of the level a reason has that were not met yet; -1 if it needs one from below the clause. */
  #follow(reason: number, level: number): number {
    const { levels } = this.#trail;
    const { words } = this.#arena;
    const visits = this.#visits;
    const end = reason + headerWords + (words[reason] as number);
    let more = 0;
    for (let k = reason + headerWords; k < end; k++) {
      const variable = (words[k] as number) >> 1;
      const its = levels[variable] as number;
      if (its === 0 || visits[variable] === this.#visit) continue;
      if (its === level) {
        visits[variable] = this.#visit;
        more++;
      } else if (!this.#isRemovable(variable, 0)) return -1;
    }
    return more;
  }

  /** Whether the reason of a literal, and theirs in turn, lead only to others of the clause. */
  #isImplied(literal: number): boolean {
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
    const known = this.#marks.of[variable];
    if (known !== unseen) return known !== needed;
    const follows = this.#followsFromSources(variable, depth + 1);
    this.#marks.set(variable, follows ? removable : needed);
    return follows;
  }
}
