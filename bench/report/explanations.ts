// Why a workload misses its target, as far as someone has looked: shown behind the figures where the last run missed it.

const explanations: Readonly<Record<string, string>> = {
  send: 'The search is three nodes: what is measured is presolve and the making of propagators.',
  earth:
    'Ten runs do not warm code that runs so short: after 25 it takes half as long, a third of it presolve.',
  'nine-digits': 'After 25 runs half of it is presolve.',
  'zebra-left': 'The search is 16 nodes: more than half is presolve, also after 25 runs.',
  pigeons: 'Presolve proves it by a matching at once; the rest is reading the model again.',
  'pigeons-50': 'Presolve proves it by a matching at once; the rest is reading the model again.',
};

/** What is known, with a blank before it; nothing where nobody has looked. */
export function explanationOf(id: string): string {
  const known = explanations[id];
  return known === undefined ? '' : ` ${known}`;
}
