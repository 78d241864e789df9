// How many targets can be reached: all draws of six of the twenty-four plates, all targets from 101 to 999.
//
// The values of each collection of numbers are worked out once, from those of its parts, whatever draws it occurs in.
import { Random } from '../../src/backends/native/random.ts';
import { wholeNumbers } from '../../src/puzzles/countdown/arithmetic.ts';
import { gameOf } from '../../src/puzzles/countdown/game.ts';
import { Search } from '../../src/puzzles/countdown/search.ts';

const small = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const plates: readonly number[] = [...small, ...small, 25, 50, 75, 100].sort((a, b) => a - b);
const [leastTarget, greatestTarget] = [101, 999];
const drawn = 6;
/** A result of five numbers that is larger does not come back to a target with a sixth one that is at most 100. */
const largestOfFive = (greatestTarget + 1) * 100;

const known = { draws: 13_243, targets: 11_905_457, reached: 10_858_746 };

/** So many draws and targets are compared with the search. */
const compared = 2000;

/** Every collection of so many plates once, ascending. */
function collections(count: number, from = 0): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  const found: (readonly number[])[] = [];
  for (let i = from; i <= plates.length - count; i++) {
    if (i > from && plates[i] === plates[i - 1]) continue;
    for (const rest of collections(count - 1, i + 1)) found.push([plates[i] as number, ...rest]);
  }
  return found;
}

/** Tells what two results make. */
function join(lefts: readonly number[], rights: readonly number[], tell: (value: number) => void) {
  for (const left of lefts) {
    for (const right of rights) {
      const [large, less] = left > right ? [left, right] : [right, left];
      tell(large + less);
      if (large > less) tell(large - less);
      tell(large * less);
      if (large % less === 0) tell(large / less);
    }
  }
}

/** Both halves of a collection, each way once. */
function* halves(
  collection: readonly number[],
): Generator<readonly [readonly number[], readonly number[]], void, undefined> {
  const seen = new Set<string>();
  for (let part = 1; part < 1 << (collection.length - 1); part++) {
    const chosen = collection.filter((_, i) => (part >> i) & 1);
    const rest = collection.filter((_, i) => !((part >> i) & 1));
    const key = `${chosen}`;
    if (seen.has(key)) continue;
    seen.add(key);
    yield [chosen, rest];
  }
}

class Values {
  readonly #known = new Map<string, readonly number[]>();

  /** All results that use each of up to five numbers. */
  of(collection: readonly number[]): readonly number[] {
    const key = `${collection}`;
    const done = this.#known.get(key);
    if (done) return done;
    const values = new Set(collection.length === 1 ? collection : []);
    const limit = collection.length === 5 ? largestOfFive : Number.POSITIVE_INFINITY;
    for (const [left, right] of halves(collection)) {
      join(this.of(left), this.of(right), (value) => {
        if (value <= limit) values.add(value);
      });
    }
    const list = [...values];
    this.#known.set(key, list);
    return list;
  }

  /** By target, whether some of the six numbers reach it. */
  reached(draw: readonly number[]): Uint8Array {
    const reached = new Uint8Array(greatestTarget + 1);
    const tell = (value: number): void => {
      if (value <= greatestTarget) reached[value] = 1;
    };
    for (const [left, right] of halves(draw)) {
      join(this.of(left), this.of(right), tell);
      this.of(left).forEach(tell);
      this.of(right).forEach(tell);
    }
    return reached;
  }
}

/** Whether the search for the game says the same. */
function isFoundBySearch(draw: readonly number[], target: number): boolean {
  for (const form of new Search(gameOf(draw, target), wholeNumbers).run()) {
    if (form) return form.value === target;
  }
  return false;
}

/** Prints the figures; the exit code is 1 if they are not those that are known. */
export function runReachable(): number {
  const draws = collections(drawn);
  const values = new Values();
  const random = new Random(1);
  let reached = 0;
  let differ = 0;
  for (const draw of draws) {
    const targets = values.reached(draw).slice(leastTarget);
    reached += targets.reduce((sum, is) => sum + is, 0);
    if (random.below(draws.length) >= compared) continue;
    const place = random.below(targets.length);
    if (isFoundBySearch(draw, leastTarget + place) !== (targets[place] === 1)) differ++;
  }
  const targets = draws.length * (greatestTarget - leastTarget + 1);
  const part = ((100 * reached) / targets).toFixed(2);
  console.log(`${draws.length} draws, ${targets} pairs of a draw and a target`);
  console.log(`${reached} can be reached: ${part} %`);
  console.log(`${differ} of some ${compared} pairs are otherwise for the search`);
  const isAsKnown = reached === known.reached && targets === known.targets;
  return isAsKnown && draws.length === known.draws && differ === 0 ? 0 : 1;
}
