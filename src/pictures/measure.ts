// How wide a text will be in a sans-serif face, near enough to leave room for it in any browser.
import { displayWidth } from '../text/width.ts';

const narrow = /[ijlftrI.,:;'|!()[\]{} -]/;
const broad = /[mwMW@%&#—]/;

/** The width of a character, in parts of the size of the face. */
function widthOf(character: string): number {
  const columns = displayWidth(character);
  if (columns !== 1) return columns / 2 + (columns === 0 ? 0 : 0.05);
  if (narrow.test(character)) return 0.38;
  if (broad.test(character)) return 0.95;
  // Its tables are made when they are needed.
  return /\p{Lu}/u.test(character) ? 0.72 : 0.6;
}

/** The width of a text, in pixels. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width * size;
}
