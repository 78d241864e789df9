// The literals of an assignment as lines of text: as a CNF puzzle is drawn, and as SAT solvers print them.
import type { Assignment } from '../../model/model.ts';

/** A line is no longer than this. */
const lineWidth = 78;

/**
 * The numbers of the variables from 1 on, negative where they are false.
 * @param prefix what each line begins with, such as `v`; nothing for ''
 * @param end words after the last number
 */
export function literalLines(at: Assignment, prefix = '', end: readonly string[] = []): string {
  const lines: string[] = [];
  let line = prefix;
  const words = at.map((value, i) => String(value === 1 ? i + 1 : -i - 1));
  for (const word of [...words, ...end]) {
    if (line !== prefix && line.length + 1 + word.length > lineWidth) {
      lines.push(line);
      line = prefix;
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}
