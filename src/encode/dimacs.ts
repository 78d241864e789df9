// A model as DIMACS CNF, with comments that say what its variables mean.
import { flatten } from '../lower/flatten.ts';
import type { VarId } from '../model/expression.ts';
import type { Model } from '../model/model.ts';
import type { Cnf } from './cnf.ts';
import { type Encoding, encode } from './encoding.ts';
import { supports } from './globals/index.ts';
import { always, never, type SatLiteral } from './literal.ts';
import type { Meaning } from './quantity.ts';

/** So many clauses are put in one piece of the text. */
const pieceSize = 10_000;

/**
 * The model as DIMACS CNF, in pieces of some lines each. Each variable of the model has a comment:
 * `c x: 1 if 4, 2 if 5, 3 if -6` says under which literal it has a value (or `<= 2 if 7`, it is at most that), and
 * `c y: 3 + 1 if 8 + 2 if 9` which literals add how much to it.
 * @throws TooLarge where the clauses are more than a solver could take.
 */
export function* dimacsOf(model: Model): Generator<string, void, undefined> {
  yield* dimacsOfEncoding(encode(flatten(model, { supports })), model.variables.length);
}

/** The clauses of an encoding, with comments for its first `count` variables. */
function* dimacsOfEncoding(encoding: Encoding, count: number): Generator<string, void, undefined> {
  yield 'c Each variable of the puzzle, and the literals that tell its value\n';
  // Asking what a variable means may make literals for it, so that comes before the clauses are counted.
  for (let id = 0; id < count; id++) {
    const { name } = encoding.flat.variables[id] as { readonly name: string };
    yield `c ${name.replaceAll(/\s/g, '_')}: ${meaningText(encoding.meaning(id as VarId))}\n`;
  }
  yield* dimacsOfClauses(encoding.cnf);
}

function meaningText({ kind, start, parts }: Meaning): string {
  const open = parts.filter(({ literal }) => literal !== never);
  if (kind === 'sum') {
    return [start, ...open.map(({ value, literal }) => `${value}${conditionText(literal)}`)].join(
      ' + ',
    );
  }
  return open
    .map(
      ({ value, literal }) => `${kind === 'bounds' ? '<= ' : ''}${value}${conditionText(literal)}`,
    )
    .join(', ');
}

function conditionText(literal: SatLiteral): string {
  return literal === always ? '' : ` if ${literal}`;
}

/** Clauses, and some more, as DIMACS text. */
export function* dimacsOfClauses(
  cnf: Cnf,
  more: readonly (readonly SatLiteral[])[] = [],
): Generator<string, void, undefined> {
  if (cnf.contradiction) {
    yield `p cnf ${cnf.variables} 1\n0\n`;
    return;
  }
  yield `p cnf ${cnf.variables} ${cnf.count + more.length}\n`;
  if (more.length > 0) yield more.map((clause) => `${[...clause, 0].join(' ')}\n`).join('');
  const lines: string[] = [];
  let line = '';
  for (const literal of cnf.clauses()) {
    line += `${literal} `;
    if (literal !== 0) continue;
    lines.push(line.slice(0, -1));
    line = '';
    if (lines.length === pieceSize) yield `${lines.splice(0).join('\n')}\n`;
  }
  if (lines.length > 0) yield `${lines.join('\n')}\n`;
}
