// Sizes of memory as people write them: 512M, 1G, 1.5GiB.

const units: Readonly<Record<string, number>> = { K: 2 ** 10, M: 2 ** 20, G: 2 ** 30, T: 2 ** 40 };

/** Bytes of a text such as `512M`, by powers of 1024. Undefined where it is no size; a bare number is none. */
export function parseSize(text: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?|\.\d+)\s*([KMGT])(?:i?B)?$/i.exec(text.trim());
  if (!match) return undefined;
  const bytes = Math.floor(Number(match[1]) * (units[(match[2] ?? '').toUpperCase()] ?? 0));
  return Number.isSafeInteger(bytes) ? bytes : undefined;
}

/** `512 MiB`, `1.5 GiB`. */
export function formatSize(bytes: number): string {
  const [unit, size] = bytes < 2 ** 30 ? ['MiB', 2 ** 20] : ['GiB', 2 ** 30];
  return `${Number((bytes / size).toFixed(1))} ${unit}`;
}
