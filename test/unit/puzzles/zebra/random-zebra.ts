// Random zebra puzzles: what they say as text, and their answers by trying everything.
import fc from 'fast-check';
import {
  type Category,
  ClueMaker,
  type Draw,
  type RandomClue,
  type Standing,
} from './random-clue.ts';

export interface RandomZebra {
  readonly text: string;
  readonly categories: readonly Category[];
  readonly size: number;
  /** The category whose items are the places. */
  readonly fixed: string | undefined;
  readonly clues: readonly RandomClue[];
}

const names = ['ann', 'bob', 'cy d', 'dee', 'eve'];

function categoriesOf(draw: Draw, size: number): readonly Category[] {
  const count = draw(fc.integer, { min: 1, max: 3 });
  return Array.from({ length: count }, (_, k): Category => {
    const length = Math.max(1, size + draw(fc.integer, { min: -1, max: 1 }));
    // Two categories may share names; the third has its own.
    const shared = k < 2 && draw(fc.boolean);
    const items = Array.from({ length }, (_, i) => (shared ? (names[i] ?? '') : `${'xyz'[k]}${i}`));
    return { name: `cat${k}`, items };
  });
}

/** An expression in quotes, because it may begin with one; a form as it is. */
const quoted = (text: string): string => (text.startsWith('{') ? text : `"${text}"`);

/** One random puzzle. */
export function drawZebra(draw: Draw): RandomZebra {
  const size = draw(fc.integer, { min: 2, max: 3 });
  const all = categoriesOf(draw, size);
  const kind = draw(fc.nat, { max: 4 });
  const counted = Array.from({ length: size }, (_, i) => i + 1);
  const [first] = all;
  const isFixed = kind === 0 && first !== undefined;
  const values =
    kind === 1
      ? [1990, 1991, 1995].slice(0, size)
      : kind === 2
        ? [7, 3, 5].slice(0, size)
        : counted;
  const labels = kind === 3 ? ['left end', 'middle', 'right'].slice(0, size) : undefined;
  const categories = isFixed
    ? all.map((category, k) =>
        k === 0 ? { ...category, items: category.items.slice(0, size) } : category,
      )
    : all;
  const count = isFixed ? (categories[0]?.items.length ?? 0) : size;
  const maker = new ClueMaker(
    draw,
    categories,
    isFixed ? counted.slice(0, count) : values,
    labels?.map((label) => label.replace(' ', '_')),
  );
  const clues = Array.from({ length: draw(fc.integer, { min: 1, max: 4 }) }, () =>
    draw(fc.nat, { max: 3 }) === 0 ? maker.form() : maker.clue(2),
  );
  const places = labels ? `[${labels.join(', ')}]` : kind === 4 ? size : `[${values.join(', ')}]`;
  const text = [
    'puzzle: zebra',
    ...(isFixed ? [] : [`places: ${places}`]),
    'categories:',
    ...categories.map(({ name, items }) => `  ${name}: [${items.join(', ')}]`),
    'clues:',
    ...clues.map((clue) => `  - ${quoted(clue.text)}`),
    '',
  ].join('\n');
  return { text, categories, size: count, fixed: isFixed ? first?.name : undefined, clues };
}

/** All ways to put the items of a category at places: as many of them as there is room for. */
function* standings(
  { items }: Category,
  size: number,
): Generator<readonly (number | undefined)[], void, undefined> {
  const away = Math.max(0, items.length - size);
  function* extend(
    places: readonly (number | undefined)[],
    left: number,
  ): Generator<readonly (number | undefined)[], void, undefined> {
    if (places.length === items.length) {
      if (left === 0) yield places;
      return;
    }
    for (let place = 0; place < size; place++) {
      if (!places.includes(place)) yield* extend([...places, place], left);
    }
    if (left > 0) yield* extend([...places, undefined], left - 1);
  }
  yield* extend([], away);
}

/** Every way for the items to stand, and the rows of the categories that it makes. */
export function* everyStanding({
  categories,
  size,
  fixed,
}: Pick<RandomZebra, 'categories' | 'size' | 'fixed'>): Generator<
  { readonly at: Standing; readonly rows: Readonly<Record<string, readonly (string | null)[]>> },
  void,
  undefined
> {
  const at = new Map<string, number>();
  const rows: Record<string, readonly (string | null)[]> = {};
  const place = (category: Category, places: readonly (number | undefined)[]): void => {
    const row: (string | null)[] = Array.from({ length: size }, () => null);
    for (const [i, item] of category.items.entries()) {
      const index = places[i];
      const key = `${category.name}.${item}`;
      if (index === undefined) at.delete(key);
      else {
        at.set(key, index);
        row[index] = item;
      }
    }
    rows[category.name] = row;
  };
  function* extend(k: number): Generator<{ at: Standing; rows: typeof rows }, void, undefined> {
    const category = categories[k];
    if (!category) {
      yield { at, rows };
      return;
    }
    const inOrder = category.items.map((_, i) => i);
    for (const places of category.name === fixed ? [inOrder] : standings(category, size)) {
      place(category, places);
      yield* extend(k + 1);
    }
  }
  yield* extend(0);
}

/** The answers by trying everything, as JSON texts in order. */
export function answersByHand(zebra: RandomZebra): readonly string[] {
  const found: string[] = [];
  for (const { at, rows } of everyStanding(zebra)) {
    if (zebra.clues.every((clue) => clue.holds(at))) found.push(JSON.stringify(rows));
  }
  return found.sort();
}
