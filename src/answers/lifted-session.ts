// A session on a model by way of a session on what presolve made of it: queries go down, answers come up and are checked.

import type {
  Answers,
  Assumption,
  OrderedKey,
  Query,
  Session,
  Statistics,
  Verdict,
} from '../backends/backend.ts';
import { Bug, invariant } from '../base/invariant.ts';
import type { VarId } from '../model/expression.ts';
import { type Judge, judgeOf, wordsOfBroken } from '../model/judge.ts';
import { type Lowered, lift, type Place, preimageOf, valueAt } from '../model/lowered.ts';
import type { Assignment, Model } from '../model/model.ts';
import { eachBetter, eachGreater, eachNew, type GetsOn } from './progress.ts';

/** What an assumption becomes below: another one, or nothing because it is known to hold or to fail. */
type Lowering = Assumption | 'holds' | 'fails';

export class LiftedSession implements Session {
  readonly #model: Model;
  readonly #lower: Session;
  readonly #places: readonly Place[];
  readonly #judge: Judge | undefined;

  /** `checked: false` leaves out the judgement of answers, for measuring only. */
  constructor(model: Model, lowered: Lowered<Model>, lower: Session, checked: boolean) {
    this.#model = model;
    this.#lower = lower;
    this.#places = lowered.places;
    this.#judge = checked ? judgeOf(model) : undefined;
  }

  get stats(): Statistics {
    return this.#lower.stats;
  }

  async check({ assume = [], ...query }: Query = {}): Promise<Verdict> {
    const origin = new Map<string, Assumption>();
    const lowered: Assumption[] = [];
    for (const assumption of assume) {
      const below = this.#lowerAssumption(assumption);
      if (below === 'fails') return { status: 'unsat', core: [assumption] };
      if (below === 'holds') continue;
      const key = keyOf(below);
      if (!origin.has(key)) lowered.push(below);
      origin.set(key, assumption);
    }
    const verdict = await this.#lower.check({ ...query, assume: lowered });
    if (verdict.status === 'sat') {
      return { status: 'sat', assignment: this.#raise(verdict.assignment) };
    }
    if (verdict.status === 'unknown') return verdict;
    const core = verdict.core.map((below) => origin.get(keyOf(below)));
    return { status: 'unsat', core: core.filter((assumption) => assumption !== undefined) };
  }

  block(keys: readonly VarId[], seen: Assignment): void {
    const below = this.#lowerKeys(keys);
    const values: number[] = [];
    for (const key of keys) {
      const place = this.#places[key];
      if (place?.kind === 'image') values[place.id] = preimageOf(place, seen[key] ?? Number.NaN);
    }
    for (const id of below) values[id] ??= this.#valueOf(id, seen);
    if (below.some((id) => Number.isNaN(values[id]))) return;
    // What was seen need not be an answer. Where no lower assignment means it, no answer agrees with it.
    const isMeant = keys.every((key) => {
      const place = this.#places[key];
      return place !== undefined && valueAt(place, values) === seen[key];
    });
    if (isMeant) this.#lower.block(below, values);
  }

  /** The value of a lower variable, from that of an upper one that is its image. */
  #valueOf(id: VarId, upper: Assignment): number {
    const origin = this.#places.findIndex((place) => place.kind === 'image' && place.id === id);
    const place = this.#places[origin];
    invariant(place?.kind === 'image', 'a key of the lower model is an image above');
    return preimageOf(place, upper[origin] ?? Number.NaN);
  }

  async *#raiseAll(answers: Answers, getsOn: GetsOn): Answers {
    try {
      for (;;) {
        const next = await answers.next();
        if (next.done) return next.value;
        const answer = this.#raise(next.value);
        if (!getsOn(answer)) throw new Bug('a backend repeats its answers');
        yield answer;
      }
    } finally {
      await answers.return('aborted');
    }
  }

  enumerate(keys: readonly VarId[], signal?: AbortSignal): Answers {
    const below = this.#lowerKeys(keys);
    const answers = this.#lower.enumerate?.(below, signal) ?? this.#blockEach(below, signal);
    return this.#raiseAll(answers, eachNew(this.#model, keys));
  }

  /** All answers in the order of the keys, where the lower session has an order that is the same. */
  inOrder(keys: readonly VarId[], signal?: AbortSignal): Answers | undefined {
    const below = this.#orderedBelow(keys);
    const answers = below && this.#lower.ascending?.(below, signal);
    return answers && this.#raiseAll(answers, eachGreater(keys));
  }

  /** The lower variables in whose order the keys are in theirs, or undefined where there are none such. */
  #orderedBelow(keys: readonly VarId[]): readonly OrderedKey[] | undefined {
    const below = new Map<VarId, OrderedKey>();
    for (const key of keys) {
      const place = this.#places[key];
      if (place?.kind === 'image' && !below.has(place.id)) {
        below.set(place.id, { variable: place.id, descends: place.scale < 0 });
      }
      // The order of a sum is that of its parts only where these are known before.
      if (place?.kind === 'sum' && !place.parts.every(({ id }) => below.has(id))) return undefined;
    }
    return [...below.values()];
  }

  /** The enumerator for sessions without one of their own: check, yield, block. */
  async *#blockEach(keys: readonly VarId[], signal: AbortSignal | undefined): Answers {
    for (;;) {
      const verdict = await this.#lower.check({ signal });
      if (verdict.status === 'unsat') return 'complete';
      if (verdict.status === 'unknown') return verdict.why;
      yield verdict.assignment;
      this.#lower.block(keys, verdict.assignment);
    }
  }

  async count(keys: readonly VarId[], signal?: AbortSignal): Promise<bigint | undefined> {
    if (this.#lower.count) return this.#lower.count(this.#lowerKeys(keys), signal);
    const answers = this.enumerate(keys, signal);
    let count = 0n;
    for (;;) {
      const next = await answers.next();
      if (!next.done) count++;
      else return next.value === 'complete' ? count : undefined;
    }
  }

  optimise(signal?: AbortSignal): Answers {
    return this.#raiseAll(this.#lower.optimise(signal), eachBetter(this.#model));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#lower[Symbol.asyncDispose]();
  }

  /** Lower variables that decide the keys and are decided by them. */
  #lowerKeys(keys: readonly VarId[]): readonly VarId[] {
    const below = new Set<VarId>();
    const decided: VarId[] = [];
    for (const key of keys) {
      const place = this.#places[key];
      if (place?.kind === 'image') below.add(place.id);
      if (place?.kind !== 'sum') continue;
      for (const part of place.parts) {
        if (place.injective) below.add(part.id);
        else decided.push(part.id);
      }
    }
    invariant(
      decided.every((id) => below.has(id)),
      'a key that is a sum has all its parts among the keys',
    );
    return [...below];
  }

  #lowerAssumption({ variable, value, equal }: Assumption): Lowering {
    const place = this.#places[variable];
    invariant(place && place.kind !== 'sum', 'what is assumed of is kept by presolve');
    if (place.kind === 'constant') return (place.value === value) === equal ? 'holds' : 'fails';
    const below = preimageOf(place, value);
    if (Number.isNaN(below)) return equal ? 'fails' : 'holds';
    return { variable: place.id, value: below, equal };
  }

  #raise(lower: Assignment): Assignment {
    const assignment = lift(this.#places, lower);
    const broken = this.#judge?.verdict(assignment);
    if (broken) throw new Bug(`a backend gave a wrong answer: it breaks ${wordsOfBroken(broken)}`);
    return assignment;
  }
}

function keyOf({ variable, value, equal }: Assumption): string {
  return `${variable} ${value} ${equal}`;
}
