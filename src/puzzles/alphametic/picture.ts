// The answer of an alphametic as a picture: sums on paper with their carries, calculations as they are laid out.
import type { Assignment } from '../../model/model.ts';
import { drawPaper, type PaperMark, type PaperRow } from '../../pictures/paper.ts';
import { below, beside, type Picture } from '../../pictures/picture.ts';
import { displayWidth } from '../../text/width.ts';
import type { View } from '../puzzle.ts';
import { drawInline } from './draw-inline.ts';
import { type ColumnSum, carriesOf, columnSumOf, numberOf } from './draw-sum.ts';
import type { Equation } from './equation.ts';
import type { Glossary } from './glossary.ts';
import type { Layout } from './layout/layout.ts';
import { layoutRows } from './layout/paper.ts';
import { digitMark, signsOf } from './quantities.ts';
import type { Place } from './word.ts';

const plain = { color: false, width: Number.POSITIVE_INFINITY };

/** The rows of a sum, with what `markOf` puts into each place. */
function sumRows(
  sum: ColumnSum,
  columns: number,
  carries: readonly string[],
  markOf: (place: Place) => Omit<PaperMark, 'column'>,
  remarkOf: (places: readonly Place[]) => string,
): readonly PaperRow[] {
  const line = (places: readonly Place[], sign: string): PaperRow => {
    const start = columns - places.length;
    const marks = places.map((place, i): PaperMark => ({ ...markOf(place), column: start + i }));
    const first: PaperMark = { text: sign, role: 'muted', column: 0 };
    return {
      kind: 'marks',
      marks: sign === '' ? marks : [first, ...marks],
      remark: remarkOf(places),
    };
  };
  const carried = carries.flatMap((text, i): readonly PaperMark[] =>
    text === '' ? [] : [{ text, role: 'muted', column: columns - carries.length + i }],
  );
  return [
    ...(carries.length > 0 ? [{ kind: 'marks', marks: carried, isSmall: true } as const] : []),
    ...sum.rows.map(({ sign, places }, i) => line(places, i === 0 && sign === '+' ? '' : sign)),
    { kind: 'rule', from: 0, to: columns - 1 },
    line(sum.total, ''),
  ];
}

function carryTexts(sum: ColumnSum, at: Assignment): readonly string[] {
  const texts = carriesOf(sum, at).map((carry) => (carry === 0 ? '' : signsOf(carry, sum.base)));
  return texts.some((text) => text !== '') ? texts : [];
}

/** The letters, and beside them the digits with what is carried. */
function pictureOfSum(sum: ColumnSum, view: View): Picture {
  const lengths = [sum.total, ...sum.rows.map(({ places }) => places)].map(({ length }) => length);
  const columns = 1 + Math.max(...lengths);
  const carries = carryTexts(sum, view.at);
  const letters = sumRows(
    sum,
    columns,
    carries.map(() => ''),
    ({ sign }) => ({ text: sign, role: 'plain' }),
    () => '',
  );
  const inDecimal = (places: readonly Place[]): string =>
    sum.base === 10 ? '' : `= ${numberOf(places, sum.base, view.at)}`;
  const digits = sumRows(sum, columns, carries, (place) => digitMark(place, view), inDecimal);
  return beside(drawPaper(letters, columns), drawPaper(digits, columns));
}

/** Lines of text as rows of signs; those of the second solution where they are as long. */
function pictureOfLines(
  texts: readonly string[],
  others: readonly string[],
  roles: readonly PaperMark['role'][],
): Picture {
  const columns = Math.max(...texts.map(displayWidth));
  const rows = texts.map((text, row): PaperRow => {
    const second = [...(others[row] ?? text)];
    const signs = [...text];
    let column = 0;
    const marks = signs.flatMap((sign, i): readonly PaperMark[] => {
      const here = column;
      column += displayWidth(sign);
      if (sign.trim() === '') return [];
      const other = second.length === signs.length ? second[i] : undefined;
      const isOther = other !== undefined && other !== sign;
      const isSign = /[^\p{L}\p{Nd}?]/u.test(sign);
      const role = isSign ? 'muted' : (roles[row] ?? 'muted');
      return [{ text: sign, role, column: here * shrink, ...(isOther ? { other } : {}) }];
    });
    return { kind: 'marks', marks };
  });
  return drawPaper(rows, Math.ceil(columns * shrink));
}

/** Signs on one line stand closer than those in columns. */
const shrink = 0.7;

function pictureOfEquation({ atom, tree }: Equation, glossary: Glossary, view: View): Picture {
  const sum = columnSumOf(tree, glossary);
  if (sum) return pictureOfSum(sum, view);
  const { at, other } = view;
  const texts = drawInline({ atom, glossary, at }, plain);
  const others = other ? drawInline({ atom, glossary, at: other }, plain) : texts;
  return pictureOfLines(texts, others, ['plain', 'found', 'muted']);
}

function pictureOfLayout(layout: Layout, glossary: Glossary, view: View): Picture {
  const letters = layoutRows(layout, glossary, ({ sign }) => ({ text: sign, role: 'plain' }));
  const digits = layoutRows(layout, glossary, (place) => digitMark(place, view));
  const hasLetters = glossary.letters.all.length > 0;
  const drawn = drawPaper(digits.rows, digits.columns);
  return hasLetters ? beside(drawPaper(letters.rows, letters.columns), drawn) : drawn;
}

export function pictureOf(
  equations: readonly Equation[],
  layout: Layout | undefined,
  glossary: Glossary,
  view: View,
): Picture {
  return below(
    ...(layout ? [pictureOfLayout(layout, glossary, view)] : []),
    ...equations.map((equation) => pictureOfEquation(equation, glossary, view)),
  );
}
