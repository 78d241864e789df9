// An equation on one line, digits below letters; below that the numbers in decimal where the base is another.
import type { Assignment } from '../../model/model.ts';
import type { Atom } from '../../syntax/node.ts';
import { displayWidth, padStart } from '../../text/width.ts';
import type { DrawingStyle } from '../puzzle.ts';
import type { Glossary } from './glossary.ts';
import { spell, spellingAt } from './pieces.ts';
import { fieldOfWord, isMarked, signAt } from './quantities.ts';
import type { Word } from './word.ts';

/** What stands at one place of each line. */
type Slot = readonly string[];

/** The signs of a word and its digits, each pair equally wide; below digits that are to stand out there are stars. */
function slotOf(word: Word, at: Assignment, isDecimal: boolean, style: DrawingStyle): Slot {
  const digits = word.places.map((place) => signAt(place, at));
  const widths = word.places.map(({ sign }) => displayWidth(sign));
  const letters = word.places.map(({ sign }) => sign);
  const below = digits.map((digit, i) => padStart(digit, widths[i] ?? 1));
  const lines = [spell(letters, word), spell(below, word)];
  if (style.marked) {
    const stars = word.places.map((place, i) => {
      return padStart(isMarked(place, style) ? '*' : '', widths[i] ?? 1);
    });
    lines.push(spell(stars, word).replace(/[^*]/g, ' '));
  }
  if (!isDecimal) lines.push(String(fieldOfWord(word).read(at)));
  const widest = Math.max(...lines.map(displayWidth));
  return lines.map((line) => padStart(line, widest));
}

function slotsOf({ atom, glossary, at }: Drawn, style: DrawingStyle): readonly Slot[] {
  const isDecimal = glossary.base === 10;
  const slots: Slot[] = [];
  const { text } = atom;
  let plain = '';
  const flush = (): void => {
    const squeezed = plain.replace(/\s+/g, ' ');
    const stars = style.marked ? [' '.repeat(displayWidth(squeezed))] : [];
    const below = isDecimal ? stars : [...stars, squeezed];
    if (squeezed !== '') slots.push([squeezed, squeezed, ...below]);
    plain = '';
  };
  for (let i = 0; i < text.length; ) {
    const spelling = spellingAt(text, i);
    const word = spelling && glossary.wordIn(atom, i);
    if (spelling && word) {
      flush();
      slots.push(slotOf(word, at, isDecimal, style));
    } else plain += text.slice(i, spelling?.end ?? i + 1);
    i = spelling?.end ?? i + 1;
  }
  flush();
  return slots;
}

/** An equation with what its letters are. */
interface Drawn {
  readonly atom: Atom;
  readonly glossary: Glossary;
  readonly at: Assignment;
}

/** The lines of an equation, broken between words where it is wider than the terminal. */
export function drawInline(drawn: Drawn, style: DrawingStyle): readonly string[] {
  const blocks: Slot[][] = [];
  let width = 0;
  for (const slot of slotsOf(drawn, style)) {
    const wide = displayWidth(slot[0] ?? '');
    const block = blocks.at(-1);
    if (block && width + wide <= style.width) {
      block.push(slot);
      width += wide;
    } else {
      blocks.push([slot]);
      width = wide;
    }
  }
  return blocks.flatMap((block) =>
    (block[0] ?? []).map((_, line) => {
      const text = block
        .map((slot) => slot[line] ?? '')
        .join('')
        .trimEnd();
      return line === 0 && style.color ? `\u001b[2m${text}\u001b[0m` : text;
    }),
  );
}
