// What an earlier run has left in the file of `enumerate --out`.
import { readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import type { Value } from '../../puzzles/puzzle.ts';
import type { Heading } from './out-file.ts';

/** What a line of the file can be. */
export type Line =
  | ({ readonly type: 'puzzle' } & Heading)
  | {
      readonly type: 'solution';
      readonly index: number;
      readonly solution: Readonly<Record<string, Value>>;
      /** Where several solutions count as one: what they share. */
      readonly identity?: string;
    }
  /** All solutions of a part of the puzzle stand above. */
  | { readonly type: 'part'; readonly part: number; readonly of: number }
  | { readonly type: 'summary'; readonly status: 'complete'; readonly count: number };

export interface Past {
  readonly heading: Heading | undefined;
  /** How many solutions there are. */
  readonly count: number;
  /** How many parts are complete. */
  readonly parts: number;
  /** The solutions behind the last complete part, by their {@link keyOf}. */
  readonly seen: ReadonlySet<string>;
  readonly isComplete: boolean;
  /** Bytes that are good; what follows was torn. */
  readonly length: number;
}

/** Two solutions with the same key are the same. */
export function keyOf({
  solution,
  identity,
}: Pick<Extract<Line, { type: 'solution' }>, 'solution' | 'identity'>): string {
  return identity ?? JSON.stringify(solution);
}

/** Reads a file; the place of the descriptor does not matter. */
export function readPast(descriptor: number): Past | { readonly damagedLine: number } {
  const reader = new PastReader();
  const decoder = new StringDecoder('utf8');
  const buffer = Buffer.alloc(1 << 16);
  let text = '';
  for (let at = 0; ; ) {
    const length = readSync(descriptor, buffer, 0, buffer.length, at);
    if (length === 0) break;
    at += length;
    text += decoder.write(buffer.subarray(0, length));
    const lines = text.split('\n');
    // What has no line break behind it was torn, or goes on in the next piece.
    text = lines.pop() ?? '';
    for (const line of lines) reader.line(line);
  }
  // A file of someone else's is not to be cut to nothing.
  const isOurs = reader.past.heading !== undefined || isTornHeading(text);
  const damagedLine = reader.damagedLine ?? (isOurs ? undefined : 1);
  return damagedLine === undefined ? reader.past : { damagedLine };
}

class PastReader {
  #heading: Heading | undefined;
  #count = 0;
  #parts = 0;
  #isComplete = false;
  #length = 0;
  #lines = 0;
  #seen = new Set<string>();
  /** The first whole line that this program did not write there. */
  damagedLine: number | undefined;

  line(text: string): void {
    this.#lines++;
    const line = parsed(text);
    const belongs = (line?.type === 'puzzle') === (this.#lines === 1) && !this.#isComplete;
    if (line && belongs) this.#take(line, Buffer.byteLength(text) + 1);
    else this.damagedLine ??= this.#lines;
  }

  #take(line: Line, length: number): void {
    this.#length += length;
    if (line.type === 'puzzle') this.#heading = line;
    else if (line.type === 'solution') {
      this.#count++;
      this.#seen.add(keyOf(line));
    } else if (line.type === 'part') {
      this.#parts = line.part;
      this.#seen = new Set();
    } else this.#isComplete = true;
  }

  get past(): Past {
    return {
      heading: this.#heading,
      count: this.#count,
      parts: this.#parts,
      seen: this.#seen,
      isComplete: this.#isComplete,
      length: this.#length,
    };
  }
}

const types: readonly unknown[] = [
  'puzzle',
  'solution',
  'part',
  'summary',
] satisfies Line['type'][];

/** Whether a file without a whole line may be one of ours of which the very first write was torn. */
function isTornHeading(text: string): boolean {
  const beginning = '{"type":"puzzle"';
  return text.startsWith(beginning) || beginning.startsWith(text);
}

/** A line that this program wrote, or undefined. */
function parsed(text: string): Line | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const type = typeof value === 'object' && value !== null && 'type' in value && value.type;
    return types.includes(type) ? (value as Line) : undefined;
  } catch {
    return undefined;
  }
}
