// Why a workload misses its target, as far as someone has looked: shown behind the figures where the last run missed it.

const explanations: Readonly<Record<string, string>> = {
  send: 'The search is a handful of nodes: what is measured is the making of propagators, in code that ten runs do not warm.',
  earth: 'Ten runs do not warm code that runs so short: after 25 it takes half as long.',
  'nine-digits': 'Ten runs do not warm code that runs so short: after 25 it takes half as long.',
  'zebra-left':
    'Few nodes: what is measured is the making of propagators, in code that ten runs do not warm.',
  zebra:
    'Few nodes: what is measured is the making of propagators, in code that ten runs do not warm: after 150 it takes a fifth.',
  'sudoku-9':
    'No search: what is measured is the making of propagators, in code that ten runs do not warm: after 60 it takes a quarter, after 150 a sixth.',
  'countdown-all':
    'Ten runs do not warm code that runs so short: after 25 it takes half as long, after 150 a quarter.',
  countdown: 'Ten runs do not warm code that runs so short: after 60 it takes half as long.',
  pigeons: 'Presolve proves it by a matching at once; the rest is reading the model again.',
  'pigeons-50': 'Presolve proves it by a matching at once; the rest is reading the model again.',
};

/** What is known, with a blank before it; nothing where nobody has looked. */
export function explanationOf(id: string): string {
  const known = explanations[id];
  return known === undefined ? '' : ` ${known}`;
}
