// A chart of lines as SVG: how a cost grows with size, both on logarithmic scales or the cost alone.
import { colourOf, decades, escapeXml, legend, markOf, svg } from '../../src/cli/bench/chart.ts';

export interface Line {
  readonly name: string;
  readonly points: readonly (readonly [size: number, value: number])[];
}

interface Axes {
  readonly title: string;
  /** What a size is a number of. */
  readonly unit: string;
  /** How a power of ten is written on the upright axis. */
  label(power: number): string;
}

const plot = { left: 70, top: 56, width: 460, height: 280 };

interface Scale {
  at(value: number): number;
  readonly ticks: readonly number[];
}

/** Sizes that span more than a factor of 20 are on a logarithmic scale too. */
function sizeScale(sizes: readonly number[]): Scale {
  const [low, high] = [Math.min(...sizes), Math.max(...sizes)];
  const place = high / low > 20 ? Math.log : (value: number) => value;
  const [from, to] = [place(low), place(high)];
  const span = to - from || 1;
  const all = [...new Set(sizes)].sort((a, b) => a - b);
  const at = (value: number): number => plot.left + (plot.width * (place(value) - from)) / span;
  // No two numbers of the axis are so near that they touch.
  const ticks: number[] = [];
  for (const size of all) {
    const last = ticks.at(-1);
    if (last === undefined || at(size) - at(last) > 24) ticks.push(size);
  }
  return { at, ticks };
}

function valueScale(values: readonly number[]): Scale {
  const { low, high } = decades(values);
  const at = (value: number): number =>
    plot.top + plot.height - (plot.height * (Math.log10(value) - low)) / (high - low);
  return { at, ticks: Array.from({ length: high - low + 1 }, (_, i) => low + i) };
}

export function lineChart(lines: readonly Line[], { title, unit, label }: Axes): string {
  const points = lines.flatMap((line) => line.points);
  const x = sizeScale(points.map(([size]) => size));
  const y = valueScale(points.map(([, value]) => value));
  const bottom = plot.top + plot.height;
  const right = plot.left + plot.width;
  const parts = [
    `<text x="${plot.left}" y="18" font-size="14">${escapeXml(title)}</text>`,
    ...legend(
      lines.map(({ name }) => name),
      plot.left + 6,
      36,
    ),
    ...y.ticks.flatMap((power) => {
      const at = y.at(10 ** power).toFixed(1);
      return [
        `<line x1="${plot.left}" y1="${at}" x2="${right}" y2="${at}" stroke="#dddddd"/>`,
        `<text x="${plot.left - 8}" y="${Number(at) + 4}" text-anchor="end">${label(power)}</text>`,
      ];
    }),
    ...x.ticks.map(
      (size) =>
        `<text x="${x.at(size).toFixed(1)}" y="${bottom + 18}" text-anchor="middle">${size}</text>`,
    ),
    `<text x="${plot.left + plot.width / 2}" y="${bottom + 38}" text-anchor="middle">${escapeXml(unit)}</text>`,
    ...lines.flatMap(({ points: own }, i) => {
      const places = own.map(([size, value]) => [x.at(size), y.at(value)] as const);
      const path = places.map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`).join(' ');
      return [
        `<polyline points="${path}" fill="none" stroke="${colourOf(i)}" stroke-width="1.5"/>`,
        ...places.map(([px, py]) => markOf(i, px, py, true)),
      ];
    }),
  ];
  return svg(title, right + 30, bottom + 52, parts);
}
