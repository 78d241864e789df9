// Figures as the page and the terminal show them.

/** Seconds with two digits that count: `0.85 ms`, `12 ms`, `3.4 s`. */
export function time(seconds: number | undefined): string {
  if (seconds === undefined) return '-';
  if (seconds < 0.000095) return `${(1e6 * seconds).toFixed(0)} µs`;
  if (seconds < 0.00095) return `${(1000 * seconds).toFixed(2)} ms`;
  if (seconds < 0.0095) return `${(1000 * seconds).toFixed(1)} ms`;
  if (seconds < 0.95) return `${(1000 * seconds).toFixed(0)} ms`;
  return `${seconds.toFixed(seconds < 9.5 ? 1 : 0)} s`;
}

/** A part of a whole. */
export function percent(part: number): string {
  return `${(100 * part).toFixed(part < 0.095 ? 1 : 0)} %`;
}

/** A ratio with two digits that count. */
export function ratio(value: number): string {
  return value < 9.5 ? value.toFixed(value < 0.95 ? 2 : 1) : value.toFixed(0);
}

export function markdownTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  wordColumns = 1,
): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = header.map((_, i) => (i < wordColumns ? '---' : '---:'));
  return [header, rule, ...rows].map(line).join('\n');
}
