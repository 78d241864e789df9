// A DIMACS CNF file as a puzzle: a boolean for each variable, a disjunction for each clause.
import { ModelBuilder } from '../../model/builder.ts';
import { not, or } from '../../model/construct.ts';
import type { BoolExpr, VarId } from '../../model/expression.ts';
import { dimacsBadToken, dimacsNoTerms, dimacsNoVariable } from '../../text/catalogue/dimacs.ts';
import { type Checked, failed, good } from '../../text/diagnostic.ts';
import type { Source, Sources } from '../../text/source.ts';
import type { Field, Puzzle } from '../puzzle.ts';
import { literalLines } from './literal-lines.ts';
import { readDimacs, type WrittenCnf } from './read.ts';

/** The formula for a literal of the file. */
type FormulaOf = (literal: number) => BoolExpr;

function puzzleOf({ variables, clauses }: WrittenCnf): Puzzle {
  const builder = new ModelBuilder();
  const booleans = Array.from({ length: variables }, (_, i) => builder.boolean(`x${i + 1}`));
  const formulaOf: FormulaOf = (literal) => {
    const boolean = booleans[Math.abs(literal) - 1] as BoolExpr;
    return literal > 0 ? boolean : not(boolean);
  };
  for (const { literals, span } of clauses) {
    builder.require(or(...literals.map(formulaOf)), { span, words: literals.join(' ') });
  }
  const fields = booleans.map(
    ({ id }, i): Field => ({
      name: `x${i + 1}`,
      variables: [id],
      read: (at) => at[id] === 1,
    }),
  );
  return {
    family: 'cnf',
    title: undefined,
    description: undefined,
    model: builder.build(),
    fields,
    field(name) {
      const number = /^x?(\d{1,9})$/.exec(name)?.[1];
      const field = fields[Number(number ?? 0) - 1];
      return field ? good(field) : failed(dimacsNoVariable(undefined, name, variables));
    },
    term: (text) => failed(dimacsNoTerms(undefined, text)),
    formula: (text) => readClause(text, variables, formulaOf),
    equation(name, value) {
      if (typeof value !== 'boolean') return undefined;
      const number = fields.findIndex((field) => field.name === name) + 1;
      if (number === 0) return failed(dimacsNoVariable(undefined, name, variables));
      return good(formulaOf(value ? number : -number));
    },
    draw(at, { color, marked }) {
      const isMarked = (i: number): boolean => marked?.has(booleans[i]?.id as VarId) ?? false;
      const mark = (word: string): string => (color ? `\u001b[7m${word}\u001b[0m` : `${word}*`);
      return literalLines(at, { dressed: (word, i) => (isMarked(i) ? mark(word) : word) });
    },
  };
}

/** A clause from the command line; its 0 may be left out. */
function readClause(text: string, variables: number, formulaOf: FormulaOf): Checked<BoolExpr> {
  const words = text.trim().split(/\s+/);
  if (words.at(-1) === '0') words.pop();
  for (const word of words) {
    const number = Number(word);
    const isLiteral = /^-?[1-9]\d{0,8}$/.test(word) && Math.abs(number) <= variables;
    if (!isLiteral) return failed(dimacsBadToken(undefined, word));
  }
  return good(or(...words.map((word) => formulaOf(Number(word)))));
}

/** Compiles a CNF file, which is one of the sources. */
export function compileDimacs(source: Source, sources: Sources): Checked<Puzzle> {
  const read = readDimacs(source.text, Math.max(0, sources.indexOf(source)));
  return read.ok ? good(puzzleOf(read.value), read.warnings) : read;
}
