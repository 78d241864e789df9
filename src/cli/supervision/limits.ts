// Which limits a call has that need another thread to hold them: a loop that does not look at the clock cannot stop itself.
import { parseDuration } from '../durations.ts';
import { parseSize } from '../sizes.ts';

export interface Limits {
  /** Milliseconds for each file. */
  readonly timeout: number | undefined;
  /** Bytes of the whole process. */
  readonly memory: number | undefined;
}

/** puzzlec itself takes about half of it. */
export const leastMemory: number = 128 * 2 ** 20;

/** With these there is a person at the keyboard. */
const unsupervised: ReadonlySet<string> = new Set(['--watch', '--play']);

/** The limits among the words of a call; undefined where there are none, and where a mistake is left to whoever reads them all. */
export function limitsIn(words: readonly string[]): Limits | undefined {
  // That of a benchmark is for each run.
  const timeout = words[0] === 'bench' ? undefined : optionOf('--timeout', words, parseDuration);
  const memory = optionOf('--memory', words, parseSize);
  if (timeout === undefined && memory === undefined) return undefined;
  const isWrong =
    timeout === 'wrong' || memory === 'wrong' || (memory ?? leastMemory) < leastMemory;
  if (isWrong || words.some((word) => unsupervised.has(word))) return undefined;
  return { timeout, memory } as Limits;
}

/** The value of the last of an option's occurrences. */
function optionOf(
  name: string,
  words: readonly string[],
  parse: (text: string) => number | undefined,
): number | 'wrong' | undefined {
  let value: number | 'wrong' | undefined;
  for (const [i, word] of words.entries()) {
    if (word === name) value = parse(words[i + 1] ?? '') ?? 'wrong';
    else if (word.startsWith(`${name}=`)) value = parse(word.slice(name.length + 1)) ?? 'wrong';
  }
  return value;
}
