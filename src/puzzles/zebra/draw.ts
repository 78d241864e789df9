// The answer of a zebra puzzle for people: a table, a row a category, a column a place; then what was asked, in words.
import type { Assignment } from '../../model/model.ts';
import { printable } from '../../text/frame.ts';
import { displayWidth, padEnd } from '../../text/width.ts';
import type { DrawingStyle } from '../puzzle.ts';
import { answerInWords, type Question } from './question.ts';
import { type Item, inOrder, type Places, type Setting } from './setting.ts';

/** What stands at a place without an item. */
const empty = '–';

type Marked = DrawingStyle['marked'];

interface Table {
  /** The names of the rows; the first one stands beside the places. */
  readonly heads: readonly string[];
  /** For each column its cells, the place on top. */
  readonly columns: readonly (readonly string[])[];
}

function tableOf({ places, categories }: Setting, at: Assignment, marked: Marked): Table {
  const shown = categories.filter(({ name }) => name !== places.category);
  const rows = shown.map((category) =>
    inOrder(category, places, at).map((item) => (item ? cellOf(item, marked) : empty)),
  );
  const { labels } = places.labels;
  return {
    heads: [headOf(places), ...shown.map(({ name }) => name)].map(printable),
    columns: labels.map((label, i) => [printable(label), ...rows.map((row) => row[i] ?? empty)]),
  };
}

/** An item, with a sign behind it where its place is to stand out. */
function cellOf({ name, place }: Item, marked: Marked): string {
  const isVariable = typeof place === 'object' && place.kind === 'variable';
  return printable(name) + (isVariable && marked?.has(place.id) ? ' *' : '');
}

function headOf({ category }: Places): string {
  return category ?? '';
}

const widest = (cells: readonly string[]): number => Math.max(0, ...cells.map(displayWidth));

/** The columns in groups that fit the width, at least one in each. */
function groupsOf({ heads, columns }: Table, width: number): readonly Table['columns'][] {
  const groups: (readonly string[])[][] = [];
  let room = 0;
  for (const column of columns) {
    const needed = widest(column) + 3;
    if (room < needed || groups.length === 0) {
      groups.push([]);
      room = width - widest(heads) - 5;
    }
    groups.at(-1)?.push(column);
    room -= needed;
  }
  return groups;
}

const bold = (text: string, { color }: DrawingStyle): string =>
  color ? `\u001b[1m${text}\u001b[0m` : text;

function drawGroup(
  heads: readonly string[],
  columns: Table['columns'],
  style: DrawingStyle,
): readonly string[] {
  const widths = [heads, ...columns].map(widest);
  const rule = (left: string, inner: string, middle: string, right: string): string => {
    const [first, ...rest] = widths.map((width) => '─'.repeat(width + 2));
    return `${left}${first}${inner}${rest.join(middle)}${right}`;
  };
  const row = (i: number): string => {
    const [head = '', ...cells] = [heads, ...columns].map((column, k) => {
      const cell = padEnd(column[i] ?? '', widths[k] ?? 0);
      return ` ${i === 0 || k === 0 ? bold(cell, style) : cell} `;
    });
    return `│${head}│${cells.join(' ')}│`;
  };
  const [header = '', ...lines] = heads.map((_, i) => row(i));
  return [
    rule('┌', '┬', '─', '┐'),
    header,
    rule('├', '┼', '─', '┤'),
    ...lines,
    rule('└', '┴', '─', '┘'),
  ];
}

/** The table, and under it the answers to the questions. */
export function draw(
  setting: Setting,
  questions: readonly Question[],
  at: Assignment,
  style: DrawingStyle,
): string {
  const table = tableOf(setting, at, style.marked);
  const blocks = groupsOf(table, style.width).map((columns) =>
    drawGroup(table.heads, columns, style).join('\n'),
  );
  const answers = questions.map((question) =>
    bold(printable(answerInWords(question, setting, at)), style),
  );
  return [...blocks, ...(answers.length > 0 ? [answers.join('\n')] : [])].join('\n\n');
}
