// The literals of an assignment as lines of text: as a CNF puzzle is drawn, and as SAT solvers print them.
import type { Assignment } from '../../model/model.ts';

/** A line is no longer than this. */
const lineWidth = 78;

interface LineStyle {
  /** What each line begins with, such as `v`; nothing by default. */
  readonly prefix?: string;
  /** Words after the last number. */
  readonly end?: readonly string[];
  /** How the word for a variable, counted from 0, is shown; what that adds is not counted as width. */
  readonly dressed?: (word: string, index: number) => string;
}

/** The numbers of the variables from 1 on, negative where they are false. */
export function literalLines(
  at: Assignment,
  { prefix = '', end = [], dressed = (word) => word }: LineStyle,
): string {
  const lines: string[] = [];
  let line = prefix;
  let width = prefix.length;
  const words = at.map((value, i) => String(value === 1 ? i + 1 : -i - 1));
  for (const [i, word] of [...words, ...end].entries()) {
    if (line !== prefix && width + 1 + word.length > lineWidth) {
      lines.push(line);
      line = prefix;
      width = prefix.length;
    }
    const shown = i < words.length ? dressed(word, i) : word;
    width += line === '' ? word.length : word.length + 1;
    line += line === '' ? shown : ` ${shown}`;
  }
  return [...lines, line].join('\n');
}
