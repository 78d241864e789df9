// The domains of all variables in typed arrays, the events of their changes, and the way back.
//
// A domain of small span and values is a bit set with its bounds and size beside it; a larger one is bounds, gaps and holes.
// Bounds are always members. Every operation that narrows a domain answers false when it would be empty; the domain
// then stays as it is, and the level has to be left.
import type { Domain } from '../model/domain.ts';
import { isBitSet, usualSpan } from './bit-set-domains.ts';
import { bitFrom, bitUpTo, grown, population, setBits } from './bits.ts';
import { boundsChanged, Changes, domainChanged, type Event, variableFixed } from './changes.ts';
import { DomainSaves } from './domain-saves.ts';
import { LargeDomains } from './large-domains.ts';
import { Retirements } from './retirements.ts';
import { Trail } from './trail.ts';

export class Store {
  readonly trail: Trail = new Trail();
  readonly changes: Changes = new Changes();
  readonly retired: Retirements = new Retirements();
  /** How many variables there are. */
  count = 0;
  /** Whether a domain was empty from the start. */
  hasEmptyDomain = false;
  /** By variable: the bounds, and how many members there are (for a large domain: at most). */
  min: Float64Array = new Float64Array(64);
  max: Float64Array = new Float64Array(64);
  size: Float64Array = new Float64Array(64);
  /**
   * By variable: the value of the first bit of a small domain, a multiple of 32 so that the words of different
   * variables can be laid over each other, and the index of its first word, which is -1 for a large one.
   */
  base: Int32Array = new Int32Array(64);
  first: Int32Array = new Int32Array(64);

  /** What the large domains have besides bounds. */
  readonly large: LargeDomains = new LargeDomains();
  /** By variable: the level at which it was last saved (see trail.ts). */
  #stamps = new Int32Array(64);
  readonly #saves = new DomainSaves();
  #marks = new Int32Array(64);

  /**
   * Adds a variable; at level 0 and while no change waits.
   * @param largestSpan up to which the domain is a bit set
   */
  add(domain: Domain, largestSpan: number = usualSpan): number {
    const variable = this.count++;
    if (this.count > this.min.length) this.#growVariables();
    this.changes.reserve(this.count);
    this.min[variable] = domain.min;
    this.max[variable] = domain.max;
    this.size[variable] = domain.size;
    this.first[variable] = -1;
    if (domain.ranges.length === 0) this.hasEmptyDomain = true;
    else if (isBitSet(domain, largestSpan)) this.#addWords(variable, domain);
    else this.large.add(variable, domain);
    return variable;
  }

  #addWords(variable: number, { min, max, ranges }: Domain): void {
    const base = 32 * Math.floor(min / 32);
    const first = this.trail.allocateWords(((max - base) >> 5) + 1);
    this.base[variable] = base;
    this.first[variable] = first;
    for (const [low, high] of ranges) setBits(this.trail.words, first, low - base, high - base);
  }

  #growVariables(): void {
    const length = this.count;
    this.min = grown(this.min, length);
    this.max = grown(this.max, length);
    this.size = grown(this.size, length);
    this.base = grown(this.base, length);
    this.first = grown(this.first, length);
    this.#stamps = grown(this.#stamps, length);
  }

  isFixed(variable: number): boolean {
    return this.min[variable] === this.max[variable];
  }

  has(variable: number, value: number): boolean {
    if (value < (this.min[variable] as number) || value > (this.max[variable] as number)) {
      return false;
    }
    const first = this.first[variable] as number;
    if (first < 0) return this.large.has(variable, value);
    const bit = value - (this.base[variable] as number);
    return (((this.trail.words[first + (bit >> 5)] as number) >>> (bit & 31)) & 1) === 1;
  }

  /** The least member that is at least a value not above the maximum. */
  upFrom(variable: number, value: number): number {
    if (value <= (this.min[variable] as number)) return this.min[variable] as number;
    const first = this.first[variable] as number;
    if (first < 0) return this.large.upFrom(variable, value);
    const base = this.base[variable] as number;
    return base + bitFrom(this.trail.words, first, value - base);
  }

  /** The greatest member that is at most a value not below the minimum. */
  downFrom(variable: number, value: number): number {
    if (value >= (this.max[variable] as number)) return this.max[variable] as number;
    const first = this.first[variable] as number;
    if (first < 0) return this.large.downFrom(variable, value);
    const base = this.base[variable] as number;
    return base + bitUpTo(this.trail.words, first, value - base);
  }

  atLeast(variable: number, bound: number): boolean {
    if (bound <= (this.min[variable] as number)) return true;
    if (bound > (this.max[variable] as number)) return false;
    this.#save(variable);
    const first = this.first[variable] as number;
    if (first < 0) {
      this.min[variable] = this.large.upFrom(variable, bound);
      this.#measure(variable);
    } else {
      const base = this.base[variable] as number;
      const bit = bound - base;
      this.#clear(variable, first, (this.min[variable] as number) - base, bit - 1);
      this.min[variable] = base + bitFrom(this.trail.words, first, bit);
    }
    this.#boundMoved(variable);
    return true;
  }

  atMost(variable: number, bound: number): boolean {
    if (bound >= (this.max[variable] as number)) return true;
    if (bound < (this.min[variable] as number)) return false;
    this.#save(variable);
    const first = this.first[variable] as number;
    if (first < 0) {
      this.max[variable] = this.large.downFrom(variable, bound);
      this.#measure(variable);
    } else {
      const base = this.base[variable] as number;
      const bit = bound - base;
      this.#clear(variable, first, bit + 1, (this.max[variable] as number) - base);
      this.max[variable] = base + bitUpTo(this.trail.words, first, bit);
    }
    this.#boundMoved(variable);
    return true;
  }

  #measure(variable: number): void {
    this.size[variable] = (this.max[variable] as number) - (this.min[variable] as number) + 1;
  }

  #boundMoved(variable: number): void {
    const fixed = this.min[variable] === this.max[variable];
    this.changes.tell(variable, fixed ? variableFixed : boundsChanged);
  }

  /** Clears the bits from `low` to `high`, at least one, and counts them off the size. */
  #clear(variable: number, first: number, low: number, high: number): void {
    const { trail } = this;
    let removed = 0;
    const start = low >> 5;
    const end = high >> 5;
    for (let at = start; at <= end; at++) {
      const word = trail.words[first + at] as number;
      let cut = word;
      if (at === start) cut &= -1 << (low & 31);
      if (at === end) cut &= -1 >>> (31 - (high & 31));
      if (cut === 0) continue;
      removed += population(cut);
      trail.setWord(first + at, word ^ cut);
    }
    this.size[variable] = (this.size[variable] as number) - removed;
  }

  remove(variable: number, value: number): boolean {
    const min = this.min[variable] as number;
    const max = this.max[variable] as number;
    if (value < min || value > max) return true;
    const first = this.first[variable] as number;
    if (first < 0) return this.#removeLarge(variable, value);
    const bit = value - (this.base[variable] as number);
    const isMember = (((this.trail.words[first + (bit >> 5)] as number) >>> (bit & 31)) & 1) === 1;
    return !isMember || this.removeBit(variable, bit);
  }

  /** Removes a member of a small domain, by its place in the bit set. */
  removeBit(variable: number, bit: number): boolean {
    const size = (this.size[variable] as number) - 1;
    if (size === 0) return false;
    this.#save(variable);
    const first = this.first[variable] as number;
    const index = first + (bit >> 5);
    const { trail } = this;
    trail.setWord(index, (trail.words[index] as number) & ~(1 << (bit & 31)));
    this.size[variable] = size;
    const base = this.base[variable] as number;
    let event: Event = domainChanged;
    if (base + bit === this.min[variable]) {
      this.min[variable] = base + bitFrom(trail.words, first, bit);
      event = boundsChanged;
    } else if (base + bit === this.max[variable]) {
      this.max[variable] = base + bitUpTo(trail.words, first, bit);
      event = boundsChanged;
    }
    this.changes.tell(variable, size === 1 ? variableFixed : event);
    return true;
  }

  #removeLarge(variable: number, value: number): boolean {
    const min = this.min[variable] as number;
    const max = this.max[variable] as number;
    if (value === min) return value < max && this.atLeast(variable, value + 1);
    if (value === max) return this.atMost(variable, value - 1);
    if (!this.large.has(variable, value)) return true;
    this.#save(variable);
    this.large.remove(variable, value);
    this.changes.tell(variable, domainChanged);
    return true;
  }

  assign(variable: number, value: number): boolean {
    const min = this.min[variable] as number;
    const max = this.max[variable] as number;
    if (min === max) return min === value;
    if (!this.has(variable, value)) return false;
    this.#save(variable);
    const first = this.first[variable] as number;
    if (first >= 0) {
      const base = this.base[variable] as number;
      if (value > min) this.#clear(variable, first, min - base, value - base - 1);
      if (value < max) this.#clear(variable, first, value - base + 1, max - base);
    }
    this.min[variable] = value;
    this.max[variable] = value;
    this.size[variable] = 1;
    this.changes.tell(variable, variableFixed);
    return true;
  }

  /** Keeps the members of a small domain whose bits are set in `mask`, which has a word for each word of the domain. */
  keep(variable: number, mask: Int32Array): boolean {
    const { trail } = this;
    const [first, base] = [this.first[variable] as number, this.base[variable] as number];
    const [min, max] = [this.min[variable] as number, this.max[variable] as number];
    const [start, end] = [(min - base) >> 5, (max - base) >> 5];
    let size = 0;
    for (let at = start; at <= end; at++) {
      size += population((trail.words[first + at] as number) & (mask[at] as number));
    }
    if (size === this.size[variable]) return true;
    if (size === 0) return false;
    this.#save(variable);
    for (let at = start; at <= end; at++) {
      const word = trail.words[first + at] as number;
      const kept = word & (mask[at] as number);
      if (kept !== word) trail.setWord(first + at, kept);
    }
    this.size[variable] = size;
    this.min[variable] = base + bitFrom(this.trail.words, first, min - base);
    this.max[variable] = base + bitUpTo(this.trail.words, first, max - base);
    const moved = this.min[variable] !== min || this.max[variable] !== max;
    this.changes.tell(variable, size === 1 ? variableFixed : moved ? boundsChanged : domainChanged);
    return true;
  }

  #save(variable: number): void {
    if ((this.#stamps[variable] as number) >= this.trail.level) return;
    const saves = this.#saves;
    const top = saves.next();
    saves.variable[top] = variable;
    saves.stamp[top] = this.#stamps[variable] as number;
    saves.holes[top] = this.large.holeCount(variable);
    saves.min[top] = this.min[variable] as number;
    saves.max[top] = this.max[variable] as number;
    saves.size[top] = this.size[variable] as number;
    this.#stamps[variable] = this.trail.level;
  }

  /** Opens a level. */
  push(): void {
    const mark = 2 * this.trail.level;
    if (mark === this.#marks.length) this.#marks = grown(this.#marks, mark + 2);
    this.#marks[mark] = this.#saves.top;
    this.#marks[mark + 1] = this.retired.mark();
    this.trail.push();
  }

  /** Leaves the level that was opened last: everything is as it was, and no change waits. */
  pop(): void {
    this.changes.forget();
    this.trail.pop();
    const saves = this.#saves;
    const mark = this.#marks[2 * this.trail.level] as number;
    for (let i = saves.top - 1; i >= mark; i--) {
      const variable = saves.variable[i] as number;
      this.#stamps[variable] = saves.stamp[i] as number;
      this.min[variable] = saves.min[i] as number;
      this.max[variable] = saves.max[i] as number;
      this.size[variable] = saves.size[i] as number;
      if ((this.first[variable] as number) >= 0) continue;
      this.large.restore(variable, saves.holes[i] as number);
    }
    saves.top = mark;
    this.retired.restore(this.#marks[2 * this.trail.level + 1] as number);
  }
}
