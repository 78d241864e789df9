// Did-you-mean for names of expressions, many of which have one or two letters.
import { nearest } from '../../text/suggest.ts';

/** The best of the known names. Among names of up to two letters every other one is near, so only case may differ. */
export function similar(word: string, known: Iterable<string>): string | undefined {
  if (word.length > 2) return nearest(word, known);
  const folded = word.toLowerCase();
  for (const name of known) {
    if (name !== word && name.toLowerCase() === folded) return name;
  }
  return undefined;
}
