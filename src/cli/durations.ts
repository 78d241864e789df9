// Durations as people write them: 500ms, 10s, 2m, 1h.

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** Milliseconds of a text such as `1.5s`; a bare number is seconds. Undefined where it is no duration. */
export function parseDuration(text: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?|\.\d+)\s*(ms|s|m|h)?$/.exec(text.trim());
  if (!match) return undefined;
  const milliseconds = Number(match[1]) * (units[match[2] ?? 's'] ?? 1000);
  return milliseconds <= 2 ** 31 - 1 ? milliseconds : undefined;
}

/** `0.8 ms`, `12 ms`, `3.41 s`, `2 min 5 s`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 10) return `${milliseconds.toFixed(1)} ms`;
  if (milliseconds < 1000) return `${milliseconds.toFixed(0)} ms`;
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(2)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
