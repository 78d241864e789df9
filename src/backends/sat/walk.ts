// An enumeration as the main thread sees it: batches of models come from a worker, and another may take over.
//
// The order of the models is the same whoever walks them, so one that takes over leaves out as many as have come.
import { clock } from '../../base/clock.ts';
import type { Extent, Host } from './host.ts';
import { type Answer, Control } from './messages.ts';
import { releaseThread, takePrepared } from './pool.ts';
import type { Reply, Thread } from './thread.ts';

/** So long an enumeration may take to end when it is told to. */
const interruptMilliseconds = 100;

/** Some models, one after the other. */
export type Batch = Extract<Answer, { kind: 'batch' }>;

export class Walk {
  readonly #host: Host;
  readonly #assumption: number;
  readonly #groups: Int32Array;
  readonly #patience: number;
  /** What every solver of the enumeration is told: one more variable would change the order. */
  readonly #extent: Extent;
  /** So many models have come. */
  #count = 0;
  /** Where it goes on. */
  #better: Thread | undefined;

  constructor(host: Host, assumption: number, groups: Int32Array, patienceMilliseconds: number) {
    this.#host = host;
    this.#assumption = assumption;
    this.#groups = groups;
    this.#patience = patienceMilliseconds;
    this.#extent = host.extent;
  }

  /** All batches. */
  async *batches(signal?: AbortSignal): AsyncGenerator<Batch, 'complete' | 'stopped', undefined> {
    try {
      for (;;) {
        await this.#host.leave();
        if (this.#host.isClosed) return 'stopped';
        const end = yield* this.#stage(signal);
        if (end !== 'again') return end;
      }
    } finally {
      if (this.#better) await releaseThread(this.#better);
    }
  }

  /** The batches of one thread, until another is to go on. */
  async *#stage(
    signal?: AbortSignal,
  ): AsyncGenerator<Batch, 'complete' | 'stopped' | 'again', undefined> {
    const thread = this.#host.loaded(this.#better, this.#extent);
    this.#better = undefined;
    const control = new Control();
    thread.send({
      kind: 'enumerate',
      assumption: this.#assumption,
      groups: this.#groups,
      skip: this.#count,
      control: control.shared,
    });
    const patience = clock.now() + this.#patience;
    let isOver = false;
    try {
      for (;;) {
        const reply = await thread.receive(signal);
        isOver = reply.kind !== 'batch';
        if (reply.kind !== 'batch') return await this.#end(reply);
        if (!thread.ahead && clock.now() > patience) this.#handOver(control);
        this.#count += reply.count;
        control.take();
        yield reply;
      }
    } finally {
      if (!isOver) await this.#interrupt(thread, control);
    }
  }

  /** Has a thread that is compiled ahead go on, as soon as one is ready. */
  #handOver(control: Control): void {
    this.#better ??= takePrepared();
    if (this.#better) control.stop();
  }

  async #end(reply: Exclude<Reply, Batch>): Promise<'complete' | 'stopped' | 'again'> {
    if (reply.kind === 'enumerated') {
      this.#note(reply);
      return reply.complete ? 'complete' : 'again';
    }
    if (reply.kind === 'stopped') {
      this.#host.forget();
      return 'stopped';
    }
    await this.#host.enlarge(reply);
    return 'again';
  }

  #note({ variables, counters }: Extract<Answer, { kind: 'enumerated' }>): void {
    this.#host.cnf.skipVariables(variables);
    this.#host.note(counters);
  }

  /** Ends an enumeration of which no more is wanted; if it does not end soon, the thread is stopped. */
  async #interrupt(thread: Thread, control: Control): Promise<void> {
    control.stop();
    const patience = AbortSignal.timeout(interruptMilliseconds);
    for (;;) {
      const reply = await thread.receive(patience);
      if (reply.kind === 'batch') continue;
      if (reply.kind === 'enumerated') this.#note(reply);
      else this.#host.forget();
      return;
    }
  }
}
