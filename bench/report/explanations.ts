// Why a workload misses its target, as far as it is known: one sentence each, shown where the last run missed it.

const explanations: Readonly<Record<string, string>> = {};

/** What is known; the fallback says that nothing is. */
export function explanationOf(id: string): string {
  return explanations[id] ?? 'The cause has not been looked into.';
}
