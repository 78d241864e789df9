// Hostile inputs by number, in a thread that is watched: none may throw, take longer than 2 s of the processor, or more than 1 GB.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Inputs } from './inputs.ts';
import type { Said, Task } from './thread.ts';

export interface HostileSettings {
  readonly inputs: number;
  readonly seed: number;
  readonly minutes: number;
  readonly out: string;
}

/** Seconds of the processor for one input. */
const patience = 2;
const megabytes = 1024;

class Watch {
  readonly #settings: HostileSettings;
  readonly #inputs: Inputs;
  readonly endings: Record<string, number> = {};
  readonly found: { readonly number: number; readonly words: string }[] = [];
  readonly #began = performance.now();
  #told = performance.now();

  constructor(settings: HostileSettings) {
    this.#settings = settings;
    this.#inputs = new Inputs('specs', settings.seed);
  }

  /** Runs a thread from a number on; resolves with the number at which to go on. */
  async run(from: number): Promise<number> {
    const at = new Int32Array(new SharedArrayBuffer(4));
    const { inputs, seed } = this.#settings;
    at[0] = from;
    const task: Task = { folder: 'specs', seed, from, to: inputs, at };
    const worker = new Worker(new URL('./thread.js', import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    worker.on('message', (said: Said) => this.#hear(said));
    let wrong: string | undefined;
    worker.on('error', (error) => {
      wrong = String(error);
    });
    const timer = setInterval(() => {
      if (!this.#isOver() && !clock.isLate(Atomics.load(at, 0))) return;
      clearInterval(timer);
      void worker.terminate();
    }, 50);
    const clock = new Clock(from);
    await new Promise((resolve) => worker.once('exit', resolve));
    clearInterval(timer);
    const number = Atomics.load(at, 0);
    if (number >= inputs || this.#isOver()) return inputs;
    this.#add(number, wrong ?? `more than ${patience} s of the processor`);
    return number + 1;
  }

  #isOver(): boolean {
    return performance.now() - this.#began > this.#settings.minutes * 60_000;
  }

  #hear(said: Said): void {
    if (said.kind === 'fault') this.#add(said.number, said.words);
    else {
      for (const [ending, count] of Object.entries(said.endings)) {
        this.endings[ending] = (this.endings[ending] ?? 0) + count;
      }
    }
    if (performance.now() - this.#told < 60_000) return;
    this.#told = performance.now();
    console.log(this.line());
  }

  #add(number: number, words: string): void {
    this.found.push({ number, words });
    const { language, text, options } = this.#inputs.input(number);
    const { seed, out } = this.#settings;
    mkdirSync(out, { recursive: true });
    const file = join(out, `hostile-${seed}-${number}.${language}`);
    writeFileSync(file, text);
    console.log(`FOUND ${file} ${JSON.stringify(options)}\n${words}`);
  }

  line(): string {
    const total = Object.values(this.endings).reduce((sum, count) => sum + count, 0);
    const seconds = Math.round((performance.now() - this.#began) / 1000);
    const parts = Object.entries(this.endings).map(([ending, count]) => `${count} ${ending}`);
    return `${seconds} s: ${total} inputs (${parts.join(', ')}), ${this.found.length} found`;
  }
}

/** Measures how much of the processor this process takes for one input. */
class Clock {
  #number: number;
  #began: NodeJS.CpuUsage = process.cpuUsage();

  constructor(number: number) {
    this.#number = number;
  }

  isLate(number: number): boolean {
    if (number !== this.#number) {
      this.#number = number;
      this.#began = process.cpuUsage();
    }
    const { user, system } = process.cpuUsage(this.#began);
    return user + system > patience * 1e6;
  }
}

/** @returns the exit code: 1 when something was found */
export async function receiveHostile(settings: HostileSettings): Promise<number> {
  const watch = new Watch(settings);
  let next = 0;
  while (next < settings.inputs) next = await watch.run(next);
  console.log(watch.line());
  return watch.found.length > 0 ? 1 : 0;
}
