// Pictures: shapes with a size, which can be put below and beside each other; and what their colours mean.
import { textWidth } from './measure.ts';
import { type Shape, shape } from './shape.ts';

/** What a value in a picture is: said by the puzzle, found by solving, or neither. */
export type Role = 'given' | 'found' | 'plain' | 'muted';

/** A value where it stands, and what stands there in a second solution if that is something else. */
export interface Mark {
  readonly text: string;
  readonly role: Role;
  readonly other?: string | undefined;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  /** What a legend has to explain. */
  readonly uses: ReadonlySet<Role | 'second'>;
}

/** The roles of some marks. */
export function usesOf(marks: Iterable<Mark>): Picture['uses'] {
  const uses = new Set<Role | 'second'>();
  for (const { role, other } of marks) {
    uses.add(role);
    if (other !== undefined) uses.add('second');
  }
  return uses;
}

/** Text whose baseline and middle are at a place. */
export function label(
  text: string,
  x: number,
  y: number,
  size: number,
  kind: string,
  anchor: 'start' | 'middle' | 'end' = 'middle',
): Shape {
  const attributes = { x, y, class: kind, 'font-size': size, 'text-anchor': anchor };
  return shape('text', attributes, text);
}

/** Between two pictures. */
const gap = 18;

function moved({ shapes }: Picture, x: number, y: number): Shape {
  return shape('g', { transform: `translate(${Math.round(x)} ${Math.round(y)})` }, ...shapes);
}

function joined(
  pictures: readonly Picture[],
  width: number,
  height: number,
  shapes: readonly Shape[],
): Picture {
  const uses = new Set(pictures.flatMap((each) => [...each.uses]));
  return { width, height, shapes, uses };
}

/** Pictures below each other, from the left. */
export function below(...pictures: readonly Picture[]): Picture {
  let top = 0;
  const shapes = pictures.map((each) => {
    const placed = moved(each, 0, top);
    top += each.height + gap;
    return placed;
  });
  const width = Math.max(0, ...pictures.map((each) => each.width));
  return joined(pictures, width, Math.max(0, top - gap), shapes);
}

/** Pictures beside each other, from the top. */
export function beside(...pictures: readonly Picture[]): Picture {
  let left = 0;
  const shapes = pictures.map((each) => {
    const placed = moved(each, left, 0);
    left += each.width + 3 * gap;
    return placed;
  });
  const height = Math.max(0, ...pictures.map((each) => each.height));
  return joined(pictures, Math.max(0, left - 3 * gap), height, shapes);
}

/** Lines of text. */
export function lines(
  texts: readonly string[],
  { size = 15, kind = 'plain' }: { readonly size?: number; readonly kind?: string } = {},
): Picture {
  const pitch = size * 1.5;
  return {
    width: Math.max(0, ...texts.map((text) => textWidth(text, size))),
    height: texts.length * pitch,
    shapes: texts.map((text, i) => label(text, 0, i * pitch + size * 1.1, size, kind, 'start')),
    uses: new Set(),
  };
}

const meanings: { readonly [R in Role | 'second']?: string } = {
  given: 'given',
  found: 'found',
  second: 'the second solution',
};

/** A picture with what its colours mean below it, where there are several. */
export function withLegend(picture: Picture): Picture {
  const { uses } = picture;
  if (!uses.has('second') && !(uses.has('given') && uses.has('found'))) return picture;
  const size = 13;
  let left = 0;
  const shapes = (['given', 'found', 'second'] as const).flatMap((use) => {
    const text = uses.has(use) ? meanings[use] : undefined;
    if (text === undefined) return [];
    const at = left;
    left += 20 + textWidth(text, size) + 18;
    const swatch = shape('rect', {
      x: at,
      y: 3,
      width: 12,
      height: 12,
      rx: 3,
      class: `${use}-swatch`,
    });
    return [swatch, label(text, at + 20, 14, size, 'muted', 'start')];
  });
  return below(picture, { width: left - 18, height: 20, shapes, uses: new Set() });
}
