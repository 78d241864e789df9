// Search that learns from its conflicts (CDCL): decisions by activity, learnt clauses forgotten by glue. After MiniSat (Eén and Sörensson 2003) and Glucose (Audemard and Simon 2009).
import { ActivityOrder } from './activity-order.ts';
import { ClauseArena, given, headerWords } from './clause-arena.ts';
import { ClauseTrail, noReason } from './clause-trail.ts';
import { ConflictAnalysis } from './conflict-analysis.ts';
import { Phases } from './phases.ts';
import { RestartPolicy } from './restart-policy.ts';

export type Outcome = 'sat' | 'unsat' | 'paused';

/** So many conflicts lie between two times that clauses are forgotten, at first; and so many more each time. */
const forgetAfter = 80;
/** Clauses whose literals lie on so few levels are never forgotten, nor are those of two literals. */
const goodGlue = 1;

/** Literals are `2 * variable` and, negated, `2 * variable + 1`; variables are numbered from 0. */
export class ClauseSolver {
  readonly #arena = new ClauseArena();
  readonly #trail = new ClauseTrail(this.#arena);
  readonly #order = new ActivityOrder();
  readonly #analysis = new ConflictAnalysis(this.#arena, this.#trail, (variable) =>
    this.#order.raise(variable),
  );
  readonly #phases = new Phases();
  /** How many variables there is room for. */
  #room = 0;
  #variables = 0;
  #assumptions: readonly number[] = [];
  #isRefuted = false;
  /** After `unsat`: assumptions that cannot all be true. Empty: there is no model at all. */
  core: readonly number[] = [];
  conflicts = 0;
  decisions = 0;
  restarts = 0;
  /** How often clauses were forgotten, and the number of the conflict after which that is due again. */
  #forgotten = 0;
  #forgetAt = forgetAfter;
  readonly #policy = new RestartPolicy();
  /** How much may be done before {@link run} pauses: propagations. What is done is taken off. */
  budget = 0;

  readonly #undone = (literal: number): void => {
    this.#phases.save(literal);
    this.#order.insert(literal >> 1);
  };

  /** Whether it is known that there is no model, whatever is assumed. */
  get isRefuted(): boolean {
    return this.#isRefuted;
  }

  get propagations(): number {
    return this.#trail.propagations;
  }

  /** Makes room for so many variables; all are false at first where nothing else is known. */
  reserve(variables: number): void {
    if (variables <= this.#variables) return;
    this.#variables = variables;
    if (variables > this.#room) {
      this.#room = variables + (variables >> 1) + 16;
      this.#phases.reserve(this.#room);
      this.#trail.reserve(this.#room);
      this.#analysis.reserve(this.#room);
    }
    this.#order.reserve(variables);
  }

  /** Breaks ties between variables. @param activity from 0 to 1 */
  start(variable: number, activity: number): void {
    this.#order.start(variable, activity);
  }

  /** Takes all decisions back. */
  reset(): void {
    this.#trail.backTo(0, this.#undone);
  }

  /** Demands that one of the literals, no two of one variable, is true. Takes decisions back. */
  add(literals: readonly number[]): void {
    this.reset();
    const { values } = this.#trail;
    const open = literals.filter((literal) => values[literal] !== -1);
    if (this.#isRefuted || open.some((literal) => values[literal] === 1)) return;
    const [only] = open;
    if (only === undefined) this.#isRefuted = true;
    else if (open.length === 1) this.#trail.assign(only, noReason);
    else this.#trail.watch(this.#arena.add(open, open.length, given));
  }

  /**
   * After a model: demands that one of some literals, all of them false in it, is true, and goes back no further than it
   * must.
   */
  exclude(literals: readonly number[]): void {
    const { levels } = this.#trail;
    const sorted = literals
      .filter((literal) => levels[literal >> 1] !== 0)
      .sort((a, b) => (levels[b >> 1] as number) - (levels[a >> 1] as number));
    const [first, second] = sorted;
    if (first === undefined) this.#isRefuted = true;
    if (first === undefined || second === undefined) {
      this.reset();
      if (first !== undefined) this.#trail.assign(first, noReason);
      return;
    }
    const [high, low] = [levels[first >> 1] as number, levels[second >> 1] as number];
    this.#trail.backTo(high === low ? high - 1 : low, this.#undone);
    const clause = this.#arena.add(sorted, sorted.length, given);
    this.#trail.watch(clause);
    if (high !== low) this.#trail.assign(first, clause);
  }

  /** What is looked for next: a model in which all of these are true. */
  assume(literals: readonly number[]): void {
    this.reset();
    this.#assumptions = literals;
  }

  /** Whether a variable is true in the model that was found. */
  isTrue(variable: number): boolean {
    return this.#trail.values[2 * variable] === 1;
  }

  /** Searches on, until it is known whether there is a model, or the budget is spent. */
  run(): Outcome {
    const end = this.#trail.propagations + this.budget;
    const outcome = this.#runUntil(end);
    this.budget = end - this.#trail.propagations;
    return outcome;
  }

  #runUntil(end: number): Outcome {
    const trail = this.#trail;
    while (!this.#isRefuted) {
      const conflict = trail.propagate();
      if (conflict >= 0) {
        this.#learnFrom(conflict);
        continue;
      }
      if (trail.propagations > end) return 'paused';
      if (trail.level > this.#assumptions.length && this.#policy.isDue()) {
        this.#restart();
        continue;
      }
      const decision = this.#nextDecision();
      if (typeof decision === 'string') return decision;
      this.decisions++;
      trail.push();
      trail.assign(decision, noReason);
    }
    this.core = [];
    return 'unsat';
  }

  #learnFrom(conflict: number): void {
    this.conflicts++;
    const trail = this.#trail;
    if (trail.level === 0) {
      this.#isRefuted = true;
      return;
    }
    this.#phases.note(trail.literals, trail.starts[trail.level - 1] as number);
    const analysis = this.#analysis;
    analysis.analyse(conflict);
    const { learnt } = analysis;
    const [asserted = 0] = learnt;
    this.#policy.note(analysis.glue);
    trail.backTo(analysis.level, this.#undone);
    if (learnt.length === 1) trail.assign(asserted, noReason);
    else {
      const clause = this.#arena.add(learnt, learnt.length, analysis.glue);
      trail.watch(clause);
      trail.assign(asserted, clause);
    }
    this.#order.decay();
  }

  /** The next literal to make true; or how the search has ended. */
  #nextDecision(): number | 'sat' | 'unsat' {
    const trail = this.#trail;
    while (trail.level < this.#assumptions.length) {
      const literal = this.#assumptions[trail.level] as number;
      const value = trail.values[literal];
      if (value === 0) return literal;
      if (value === -1) {
        this.core = [literal, ...this.#analysis.decisionsBehind(literal ^ 1)];
        return 'unsat';
      }
      trail.push();
    }
    for (;;) {
      const variable = this.#order.take();
      if (variable < 0) return 'sat';
      const literal = this.#phases.literal(variable, !this.#policy.isEager);
      if (trail.values[literal] === 0) return literal;
    }
  }

  #restart(): void {
    this.restarts++;
    const isForgetting = this.conflicts >= this.#forgetAt;
    if (!isForgetting && !this.#phases.isDue) {
      this.#trail.backTo(this.#lastingLevel(), this.#undone);
      return;
    }
    this.reset();
    if (this.#phases.isDue) this.#phases.begin();
    if (isForgetting) this.#forget();
  }

  /** Up to this level the same decisions would be made again (van der Tak, Ramos and Heule 2011). */
  #lastingLevel(): number {
    const { starts, literals, values } = this.#trail;
    const next = this.#order.first(values);
    let level = this.#assumptions.length;
    const isLasting = (decision: number): boolean => this.#order.isBefore(decision >> 1, next);
    if (next < 0) return level;
    while (level < starts.length && isLasting(literals[starts[level] as number] as number)) level++;
    return level;
  }

  /**
   * Forgets what is true for good, and of the clauses that were learnt and of no use lately the worse half. On the lowest
   * level only.
   */
  #forget(): void {
    const arena = this.#arena;
    const isCandidate = (at: number): boolean =>
      arena.glueAt(at) > goodGlue && !arena.isUsedAt(at) && arena.sizeAt(at) > 2;
    const ranks: number[] = [];
    for (const at of arena.places()) if (isCandidate(at)) ranks.push(rankAt(arena, at));
    ranks.sort((a, b) => a - b);
    const worst = ranks[ranks.length >> 1] ?? Number.POSITIVE_INFINITY;
    arena.compact(
      (at) => !this.#isSatisfied(at) && !(isCandidate(at) && rankAt(arena, at) >= worst),
    );
    this.#forgotten++;
    this.#forgetAt = this.conflicts + forgetAfter * (this.#forgotten + 1);
    // What is known for good has been propagated: the first two literals of what is left are open.
    this.#trail.watches.clear();
    for (const at of arena.places()) {
      arena.age(at);
      this.#trail.watch(at);
    }
  }

  #isSatisfied(clause: number): boolean {
    const { words } = this.#arena;
    const { values } = this.#trail;
    const end = clause + headerWords + (words[clause] as number);
    for (let k = clause + headerWords; k < end; k++) {
      if (values[words[k] as number] === 1) return true;
    }
    return false;
  }
}

/** The worse a clause the higher: the more levels, then the longer. */
function rankAt(arena: ClauseArena, at: number): number {
  return arena.glueAt(at) * 1_000_000 + arena.sizeAt(at);
}
