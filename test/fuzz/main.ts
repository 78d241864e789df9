// Differential fuzzing: random puzzles through everything that can answer them, until the time is over.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { receiveHostile } from './hostile/main.ts';
import { modelSubjects } from './models.ts';
import { readyTest } from './ready-test.ts';
import { type Asks, GivenUp, type Subject } from './subject.ts';
import { textSubjects } from './texts.ts';

const subjects: readonly Subject[] = [...modelSubjects, ...textSubjects];

/** So many of a subject before the next one has its turn, times its share. */
const turn = 3;

const oneIn = (count: number): fc.Arbitrary<boolean> => fc.nat(count - 1).map((at) => at === 0);

/** Cheap referees judge everything, dear ones a share, so that many models are tried in all. */
const asksOfModels: fc.Arbitrary<Asks> = fc.record({
  sat: oneIn(20),
  z3: oneIn(400),
  gecode: oneIn(1000),
  passes: oneIn(40),
  printed: oneIn(20),
  bare: oneIn(4),
});

/** Texts are fewer, and each has gone a longer way: more of them go on to the solvers. */
const asksOfTexts: fc.Arbitrary<Asks> = fc.record({
  sat: oneIn(2),
  z3: oneIn(25),
  gecode: fc.constant(false),
  passes: fc.constant(false),
  printed: fc.constant(false),
  bare: oneIn(4),
});

interface Settings {
  readonly minutes: number;
  readonly seed: number;
  /** The round to begin with, to be where a run that was cut off has been. */
  readonly from: number;
  readonly only: string | undefined;
  readonly out: string;
}

class Tally {
  readonly #tried = new Map<string, number>();
  givenUp = 0;
  found = 0;

  add(name: string): void {
    this.#tried.set(name, (this.#tried.get(name) ?? 0) + 1);
  }

  get total(): number {
    return [...this.#tried.values()].reduce((sum, count) => sum + count, 0);
  }

  line(seconds: number): string {
    const perMinute = Math.round((this.total * 60) / Math.max(1, seconds));
    const parts = [...this.#tried].map(([name, count]) => `${name} ${count}`).join(', ');
    return (
      `${Math.round(seconds)} s: ${this.total} tried (${perMinute} a minute), ` +
      `${this.found} found, ${this.givenUp} given up; ${parts}`
    );
  }
}

/** What is being tried, for when it ends the whole process. */
function writeUnderWay(out: string, { name, write }: Subject, value: unknown, asks: Asks): void {
  const { text } = write(value);
  writeFileSync(join(out, 'under-way.txt'), `${name} ${JSON.stringify(asks)}\n${text}`);
}

/** One turn of a subject; what fails is shrunk and written down. */
async function take(
  subject: Subject,
  seed: number,
  until: number,
  tally: Tally,
  out: string,
): Promise<void> {
  const asks = textSubjects.includes(subject) ? asksOfTexts : asksOfModels;
  const tried = fc.tuple(subject.arbitrary, asks);
  const property = fc.asyncProperty(tried, async ([value, asked]) => {
    tally.add(subject.name);
    writeUnderWay(out, subject, value, asked);
    try {
      const words = await subject.disagreement(value, asked);
      if (words !== undefined) throw new Error(words);
    } catch (error) {
      if (!(error instanceof GivenUp)) throw error;
      tally.givenUp++;
    }
  });
  const details = await fc.check(property, {
    seed,
    numRuns: turn * subject.share,
    interruptAfterTimeLimit: Math.max(1, until - performance.now()),
  });
  if (!details.failed || !details.counterexample) return;
  tally.found++;
  const [[value]] = details.counterexample;
  const error = details.errorInstance;
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const file = join(out, `${subject.name.replaceAll(' ', '-')}-${seed}.test.ts`);
  writeFileSync(file, readyTest(subject.name, words, subject.write(value)));
  console.log(`FOUND among ${subject.name}, seed ${seed}: ${file}\n${words}`);
}

async function fuzz({ minutes, seed, from, only, out }: Settings): Promise<number> {
  const chosen = subjects.filter(({ name }) => only === undefined || name.includes(only));
  mkdirSync(out, { recursive: true });
  const began = performance.now();
  const until = began + minutes * 60_000;
  const seconds = (): number => (performance.now() - began) / 1000;
  const tally = new Tally();
  let told = began;
  for (let round = from; performance.now() < until; round++) {
    for (const subject of chosen) {
      if (performance.now() < until) {
        await take(subject, seed * 1_000_003 + round, until, tally, out);
      }
    }
    if (performance.now() - told > 60_000) {
      told = performance.now();
      console.log(`round ${round}, ${tally.line(seconds())}`);
    }
  }
  console.log(tally.line(seconds()));
  return tally.found > 0 ? 1 : 0;
}

const usage = `npm run fuzz -- [--minutes 1] [--seed 1] [--from ROUND] [--only NAME] [--out FOLDER]
npm run fuzz -- --hostile [--inputs 10000] [--minutes 60] [--seed 1] [--out FOLDER]

names: ${subjects.map(({ name }) => name).join(', ')}`;

const options = {
  minutes: { type: 'string' },
  hostile: { type: 'boolean', default: false },
  inputs: { type: 'string', default: '10000' },
  seed: { type: 'string', default: '1' },
  from: { type: 'string', default: '0' },
  only: { type: 'string' },
  out: { type: 'string', default: join('.build', 'fuzz') },
  help: { type: 'boolean', default: false },
} as const;

/** @throws an Error with words for people */
function parsed(args: readonly string[]) {
  const { values } = parseArgs({ args: [...args], options });
  const { only } = values;
  if (only !== undefined && !subjects.some(({ name }) => name.includes(only))) {
    throw new Error(`nothing is called ${only}`);
  }
  return values;
}

/** @returns the exit code: 1 when something was found, 2 when the words are wrong */
export async function main(args: readonly string[]): Promise<number> {
  let values: ReturnType<typeof parsed>;
  try {
    values = parsed(args);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    return 2;
  }
  const { help, hostile, minutes, only, out } = values;
  const [seed, from, inputs] = [values.seed, values.from, values.inputs].map(Number) as [
    number,
    number,
    number,
  ];
  if (help) {
    console.log(usage);
    return 0;
  }
  if (hostile) return await receiveHostile({ inputs, seed, minutes: Number(minutes ?? 60), out });
  return await fuzz({ minutes: Number(minutes ?? 1), seed, from, only, out });
}
