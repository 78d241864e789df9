// What a SAT solver prints: the form of MiniSat's result files, and that of the SAT competitions.

import { flatten } from '../lower/flatten.ts';
import type { Assignment, Model } from '../model/model.ts';
import { encode } from './encoding.ts';
import { supports } from './globals/index.ts';

/** What a solver found. */
export type SatOutput =
  /** 1 for each variable that is true, by its number. */
  | { readonly status: 'sat'; readonly model: Uint8Array }
  | { readonly status: 'unsat' }
  /** It gave up. */
  | { readonly status: 'unknown' }
  /** The text says none of these; `problem` says why not. */
  | { readonly status: 'unreadable'; readonly problem: string };

const statuses: Readonly<Record<string, 'sat' | 'unsat' | 'unknown'>> = {
  SAT: 'sat',
  SATISFIABLE: 'sat',
  UNSAT: 'unsat',
  UNSATISFIABLE: 'unsat',
  INDET: 'unknown',
  INDETERMINATE: 'unknown',
  UNKNOWN: 'unknown',
};

/** The status that a line states, with or without the `s` of the competitions in front. */
function statusOf(line: string): 'sat' | 'unsat' | 'unknown' | undefined {
  return statuses[line.replace(/^s\s+/, '').trim()];
}

/** The numbers of a line of values, with or without the `v` of the competitions; undefined if it is no such line. */
function valuesOf(line: string): readonly number[] | undefined {
  const text = line.replace(/^v(\s+|$)/, '').trim();
  return /^-?\d+(\s+-?\d+)*$/.test(text) ? text.split(/\s+/).map(Number) : undefined;
}

/**
 * Reads a solver's output for a problem of so many variables. Variables that it leaves out are false. Lines that say
 * neither a status nor values are passed over: solvers print all sorts of things.
 */
export function readSatOutput(text: string, variables: number): SatOutput {
  const lines = text.split(/\r?\n/);
  const [status, other] = new Set(lines.flatMap((line) => statusOf(line) ?? []));
  if (status === undefined) {
    return unreadable('it has no line that says SATISFIABLE or UNSATISFIABLE');
  }
  if (other !== undefined)
    return unreadable('it says that there is an answer, and that there is none');
  if (status !== 'sat') return { status };
  const values = lines.flatMap((line) => valuesOf(line) ?? []);
  if (values.length === 0 && variables > 0) {
    return unreadable('it says SATISFIABLE, but has no values');
  }
  const beyond = values.find((value) => Math.abs(value) > variables);
  if (beyond !== undefined) {
    return unreadable(`it has a variable ${Math.abs(beyond)}, but there are only ${variables}`);
  }
  const model = new Uint8Array(variables + 1);
  for (const value of values) if (value > 0) model[value] = 1;
  return { status, model };
}

function unreadable(problem: string): SatOutput {
  return { status: 'unreadable', problem };
}

/** What an outside solver found out about a model. */
export type OutsideVerdict =
  | { readonly status: 'sat'; readonly assignment: Assignment }
  | Exclude<SatOutput, { readonly status: 'sat' }>;

/**
 * Reads what a solver printed for the clauses that `dimacsOf` gave for the model. The assignment is not checked.
 * @throws TooLarge as `dimacsOf` does.
 */
export function decodeSatOutput(model: Model, text: string): OutsideVerdict {
  const count = model.variables.length;
  const encoding = encode(flatten(model, { supports }));
  // The clauses were printed after these literals had been made.
  for (const { id } of model.variables) encoding.meaning(id);
  const output = readSatOutput(text, encoding.cnf.variables);
  return output.status === 'sat'
    ? { status: 'sat', assignment: encoding.read(output.model, count) }
    : output;
}
