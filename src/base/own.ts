// Looking up words of a user's in a table: `constructor` is in none unless it was put there.

/** The entry of a table under a key that may be any text. */
export function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
