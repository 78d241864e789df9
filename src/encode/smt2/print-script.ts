// Whole scripts for an outside solver: the model as it is given to Z3, and what to ask of it.
import { domainValues } from '../../model/domain.ts';
import type { Model, Variable } from '../../model/model.ts';
import type { Encoding } from '../encoding.ts';
import type { Smt2Script } from './script.ts';
import { SymbolTable } from './symbol.ts';

/** Integers and bit-vectors: the text itself, with the objective and the answer variables asked for. */
export function printScript({ objective, answer }: Model, script: Smt2Script): string {
  const lines = [`(set-logic ${script.logic})`, script.text.trimEnd()];
  if (objective && script.objective) {
    lines.push(`(${objective.sense} ${script.objective.measure})`);
  }
  lines.push('(check-sat)');
  const symbols = answer.map((id) => script.constants[id]?.symbol ?? '');
  if (symbols.length > 0) lines.push(`(get-value (${symbols.join(' ')}))`);
  return lines.map((line) => `${line}\n`).join('');
}

/** Variables of more values than that are not spelled out. */
const namedValues = 128;

/** Clauses over booleans, which are called by what they say where that is one value of one variable. */
export function printClauses(model: Model, encoding: Encoding): string {
  const names = booleanNames(model, encoding);
  const { cnf } = encoding;
  const lines = ['(set-logic QF_FD)'];
  for (let number = 1; number <= cnf.variables; number++) {
    lines.push(`(declare-const ${names[number]} Bool)`);
  }
  if (cnf.contradiction) lines.push('(assert false)');
  let parts: string[] = [];
  for (const literal of cnf.clauses()) {
    if (literal !== 0) {
      parts.push(literal > 0 ? `${names[literal]}` : `(not ${names[-literal]})`);
      continue;
    }
    lines.push(`(assert ${parts.length === 1 ? parts[0] : `(or ${parts.join(' ')})`})`);
    parts = [];
  }
  if (model.objective) lines.push('; the objective is not part of the clauses');
  lines.push('(check-sat)', '(get-model)');
  return lines.map((line) => `${line}\n`).join('');
}

/** A symbol for each boolean, by its number. */
function booleanNames(model: Model, encoding: Encoding): readonly string[] {
  const names: string[] = [];
  const symbols = new SymbolTable();
  if (!encoding.cnf.contradiction) {
    for (const variable of model.variables) nameValues(variable, encoding, names, symbols);
  }
  for (let number = 1; number <= encoding.cnf.variables; number++) {
    names[number] ??= symbols.symbol(`b${number}`);
  }
  return names;
}

/** Names the booleans that say that the variable has one value, or not. */
function nameValues(
  { id, name, domain }: Variable,
  encoding: Encoding,
  names: string[],
  symbols: SymbolTable,
): void {
  if (domain.size > namedValues) return;
  for (const value of domainValues(domain)) {
    const [literal, ...more] = encoding.equalsAll(id, value);
    if (literal === undefined || more.length > 0) continue;
    const number = Math.abs(literal);
    if (number <= encoding.cnf.variables) {
      names[number] ??= symbols.symbol(`${name} ${literal > 0 ? '=' : '!='} ${value}`);
    }
  }
}
