// Which letters are one letter: upper and lower case, where the mapping is one to one both ways.

/** A letter as the puzzle knows it, from one as it is written. */
export type Casing = (letter: string) => string;

/** With `case-sensitive: true` each letter stays itself. */
export const caseSensitive: Casing = (letter) => letter;

/**
 * The upper case of a letter, if that is one letter again whose lower case is the letter itself. `ß` (its upper case is
 * two letters), `ς` and `ı` (theirs have another lower case) and `İ` stay what they are.
 */
export const caseBlind: Casing = (letter) => {
  const upper = letter.toUpperCase().normalize('NFC');
  const isOne = [...upper].length === [...letter].length;
  return isOne && upper.toLowerCase().normalize('NFC') === letter ? upper : letter;
};

/** The letters that a letter would be if any mapping of case would do: `SS` for `ß`, `Σ` for `ς`, `I` for `İ`. */
function looseUpper(letter: string): string {
  return letter
    .toLowerCase()
    .replace(/^i\u0307$/, 'i')
    .toUpperCase();
}

/**
 * The other letters that a letter would have been but for its odd mapping of case, if the puzzle has them all, so that
 * it stands beside them as one more. Not where all of them are written in upper case: then nothing was to be mapped.
 * @param written for each letter of the puzzle the ways in which it is written
 */
export function besides(
  letter: string,
  written: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] {
  const loose = [...looseUpper(letter)];
  if (loose.length === 1 && loose[0] === letter) return [];
  const known = loose.filter((each) => each !== letter && written.has(each));
  if (known.length < loose.length) return [];
  const spellings = [letter, ...known].flatMap((each) => [...(written.get(each) ?? [])]);
  const isUpper = (text: string): boolean => text.toUpperCase() === text;
  return spellings.every(isUpper) ? [] : [...new Set(known)];
}
