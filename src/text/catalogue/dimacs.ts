// Messages of the reader of DIMACS CNF files.
import { counted, error, type Message, warning } from './message.ts';

const example = `

    c three variables, two clauses
    p cnf 3 2
    1 -2 0
    2 3 0`;

/** Clauses come, or the text ends, before there was a header. */
export const dimacsNoHeader: Message<[]> = error(
  'dimacs-no-header',
  `A CNF file says how many variables and clauses it has before the first clause: \`p cnf VARIABLES CLAUSES\`. Lines that
begin with \`c\` are comments.${example}`,
  () => ({
    message: 'the line `p cnf VARIABLES CLAUSES` is missing',
    help: 'write it above the first clause',
  }),
);

/** A header that is none. */
export const dimacsBadHeader: Message<[line: string]> = error(
  'dimacs-bad-header',
  `The header is \`p cnf\` and two numbers, how many variables and how many clauses, once in a file.${example}`,
  (line) => `\`${line}\` is no header: that would be \`p cnf VARIABLES CLAUSES\`, once`,
);

/** More variables than can be held. */
export const dimacsTooManyVariables: Message<[stated: number, most: number]> = error(
  'dimacs-too-many-variables',
  `The header says how many variables there are, whether clauses mention them or not, and each of them gets a place in the
answer. There may be 100,000 of them and one more for each character of the file, five million at most.${example}`,
  (stated, most) => ({
    message: `${stated.toLocaleString('en')} variables are more than ${most.toLocaleString('en')}`,
    help: 'number the variables without gaps',
  }),
);

/** Something that is no number among the clauses. */
export const dimacsBadToken: Message<[token: string]> = error(
  'dimacs-bad-token',
  `A clause is a list of numbers that ends with 0: the number of a variable, with \`-\` in front where it is to be
false.${example}`,
  (token) => `\`${token}\` is no literal`,
);

/** A variable with a larger number than the header allows. */
export const dimacsVariableBeyond: Message<[literal: string, variables: number]> = error(
  'dimacs-variable-beyond',
  `The header says how many variables there are, and they are numbered from 1.${example}`,
  (literal, variables) =>
    `\`${literal}\` is beyond the ${counted(variables, 'variable')} of the header`,
);

/** The last clause has no 0. */
export const dimacsOpenClause: Message<[]> = warning(
  'dimacs-open-clause',
  `Each clause ends with 0, the last one too. Without it the text may have been cut off, so it is read as if it were there
and this is said.${example}`,
  () => 'the last clause does not end with 0',
);

/** Another number of clauses than the header says. */
export const dimacsClauseCount: Message<[stated: number, found: number]> = warning(
  'dimacs-clause-count',
  `The header says how many clauses there are. If there are more or fewer, part of the text may be missing; what is there
is solved.${example}`,
  (stated, found) =>
    `the header promises ${counted(stated, 'clause')}, but there ${found === 1 ? 'is' : 'are'} ${found}`,
);

/** An expression where a CNF file has no language for one. */
export const dimacsNoTerms: Message<[text: string]> = error(
  'dimacs-no-terms',
  `A CNF file speaks of variables that are true or false, so there is nothing to minimize or to compare in it. A statement
about it is a clause: \`1 -2\` says that variable 1 is true or variable 2 is false.`,
  (text) => ({
    message: `\`${text}\` is no number in a CNF file`,
    help: 'a statement about a CNF file is a clause, such as `1 -2`',
  }),
);

/** A name that is no variable of the file. */
export const dimacsNoVariable: Message<[name: string, variables: number]> = error(
  'dimacs-no-variable',
  `The variables of a CNF file are called \`x1\`, \`x2\` and so on, up to the number in its header; \`1\`, \`2\` will do
too.`,
  (name, variables) => `\`${name}\` is none of the ${counted(variables, 'variable')} of this file`,
);
