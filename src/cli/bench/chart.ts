// A chart of times as SVG: a row a puzzle, a mark a backend, on a logarithmic scale; what did not end is an open mark.
import { displayWidth } from '../../text/width.ts';

export interface Point {
  readonly row: string;
  readonly series: string;
  /** Seconds; of what did not end, how long it was given. */
  readonly seconds: number;
  /** Half the distance between the quartiles, as a part of `seconds`. */
  readonly spread: number;
  readonly ended: boolean;
}

/** Told apart by people who see colours differently (Okabe and Ito 2008). */
const palette = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#000000'];

const rowHeight = 26;
const plotWidth = 460;
const margin = { top: 48, right: 24, bottom: 44 };
const characterWidth = 7;

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The colour of the series with that number. */
export function colourOf(series: number): string {
  return palette[series % palette.length] ?? '#000000';
}

/** Powers of ten around the values, at least one apart. */
export function decades(values: readonly number[]): {
  readonly low: number;
  readonly high: number;
} {
  const low = Math.floor(Math.log10(Math.min(...values)));
  return { low, high: Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values)))) };
}

/** `1 ms`, `10 s`: the power of ten in seconds. */
export function powerLabel(power: number): string {
  if (power >= 0) return `${10 ** power} s`;
  if (power >= -3) return `${10 ** (power + 3)} ms`;
  return `${10 ** (power + 6)} µs`;
}

/** The mark of a series: each has a shape of its own beside its colour. */
export function markOf(series: number, x: number, y: number, filled: boolean): string {
  const colour = colourOf(series);
  const style = `stroke="${colour}" stroke-width="1.5" fill="${filled ? colour : 'white'}"`;
  const at = (dx: number, dy: number): string => `${(x + dx).toFixed(1)},${(y + dy).toFixed(1)}`;
  const shapes = [
    `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="4" ${style}/>`,
    `<rect x="${(x - 3.6).toFixed(1)}" y="${(y - 3.6).toFixed(1)}" width="7.2" height="7.2" ${style}/>`,
    `<polygon points="${at(0, -5)} ${at(4.6, 3.6)} ${at(-4.6, 3.6)}" ${style}/>`,
    `<polygon points="${at(0, -5)} ${at(5, 0)} ${at(0, 5)} ${at(-5, 0)}" ${style}/>`,
  ];
  return shapes[series % shapes.length] ?? '';
}

/** The frame of a drawing; its title is for those who cannot see it. */
export function svg(
  title: string,
  width: number,
  height: number,
  parts: readonly string[],
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Helvetica, Arial, sans-serif" font-size="12">`,
    `<title>${escapeXml(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="white"/>`,
    ...parts,
    '</svg>',
  ].join('\n');
}

/** The names of the series beside their marks, from `x` on. */
export function legend(series: readonly string[], x: number, y: number): readonly string[] {
  let left = x;
  return series.flatMap((name, i) => {
    const mark = markOf(i, left, y, true);
    const text = `<text x="${left + 10}" y="${y + 4}">${escapeXml(name)}</text>`;
    left += 34 + characterWidth * displayWidth(name);
    return [mark, text];
  });
}

/** Rows and series stand in the order in which the points name them. */
export function chart(title: string, points: readonly Point[]): string {
  const rows = [...new Set(points.map(({ row }) => row))];
  const series = [...new Set(points.map(({ series: name }) => name))];
  const left = 24 + characterWidth * Math.max(0, ...rows.map(displayWidth));
  const { low, high } = decades(points.map(({ seconds }) => seconds));
  const x = (seconds: number): number =>
    left + (plotWidth * (Math.log10(seconds) - low)) / (high - low);
  const bottom = margin.top + rowHeight * rows.length;
  const parts = [
    `<text x="${left}" y="18" font-size="14">${escapeXml(title)}</text>`,
    ...legend(series, left + 6, 33),
  ];
  for (let power = low; power <= high; power++) {
    const at = x(10 ** power).toFixed(1);
    parts.push(
      `<line x1="${at}" y1="${margin.top}" x2="${at}" y2="${bottom}" stroke="#cccccc"/>`,
      `<text x="${at}" y="${bottom + 16}" text-anchor="middle">${powerLabel(power)}</text>`,
    );
  }
  for (const [i, row] of rows.entries()) {
    const y = margin.top + rowHeight * (i + 0.5);
    parts.push(
      `<line x1="${left}" y1="${y}" x2="${left + plotWidth}" y2="${y}" stroke="#eeeeee"/>`,
      `<text x="${left - 12}" y="${y + 4}" text-anchor="end">${escapeXml(row)}</text>`,
    );
    for (const point of points.filter(({ row: name }) => name === row)) {
      parts.push(...drawPoint(point, series.indexOf(point.series), x, y));
    }
  }
  if (points.some(({ ended }) => !ended)) {
    parts.push(`<text x="${left}" y="${bottom + 34}">open marks: stopped at the time limit</text>`);
  }
  return svg(title, left + plotWidth + margin.right, bottom + margin.bottom, parts);
}

/** The mark, with the spread as a line through it. */
function drawPoint(
  { seconds, spread, ended }: Point,
  series: number,
  x: (seconds: number) => number,
  y: number,
): readonly string[] {
  const half = Math.min(spread, 0.9);
  const [from, to] = [x(seconds * (1 - half)).toFixed(1), x(seconds * (1 + half)).toFixed(1)];
  const line = `<line x1="${from}" y1="${y}" x2="${to}" y2="${y}" stroke="${colourOf(series)}"/>`;
  return [...(half > 0 ? [line] : []), markOf(series, x(seconds), y, ended)];
}
