// How many columns a text takes on a terminal: wide characters two, combining marks none.
import { eastAsianWidth } from 'get-east-asian-width';

/** The number of terminal columns of `text`. Control characters count as none. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (codePoint < 0x20 || (codePoint >= 0x7f && codePoint < 0xa0)) continue;
    if (codePoint < 0x300) width += 1;
    else if (!/^[\p{Mn}\p{Me}\p{Cf}]$/u.test(character)) width += eastAsianWidth(codePoint);
  }
  return width;
}

/** `text` with blanks behind it up to `width` columns. */
export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
}

/** `text` with blanks in front of it up to `width` columns. */
export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - displayWidth(text))) + text;
}
