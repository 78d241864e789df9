// Messages about names and declarations in s-expressions.
import type { Span } from '../source.ts';
import { counted, didYouMean, error, type Message } from './message.ts';

/** `+5` is a name, no number. */
function withoutPlus(name: string): string | undefined {
  return /^\+[0-9]+$/.test(name) ? `a number has no plus sign: write ${name.slice(1)}` : undefined;
}

/** A name that nothing was declared under. `role` is what is looked for, such as "number". */
export const unknownName: Message<
  [name: string, role: string, suggestion: string | undefined, later: Span | undefined]
> = error(
  'sugar-unknown-name',
  `A name is declared before it is used: \`(int x 1 9)\` declares a number, \`(bool p)\` a boolean, \`(domain d 1 9)\` a domain. Statements
are read from the top.

    (= k 3) (int k 0 5)       ; wrong
    (int k 0 5) (= k 3)       ; right`,
  (name, role, suggestion, later) => ({
    message: `there is no ${role} called ${name}${later ? ' yet' : ''}`,
    help: later
      ? 'move its declaration in front of this'
      : (didYouMean(suggestion) ?? withoutPlus(name)),
    notes: later ? [{ span: later, message: 'it is declared here, further down' }] : [],
  }),
);

/** A head that is neither an operator nor a relation nor a predicate. */
export const unknownOperator: Message<
  [
    name: string,
    suggestion: string | undefined,
    later: Span | undefined,
    advice: string | undefined,
  ]
> = error(
  'sugar-unknown-operator',
  `The first item of a list is an operator, or a relation or predicate that was defined above.

    (alldiferent a b)      ; wrong
    (alldifferent a b)     ; right`,
  (name, suggestion, later, advice) => ({
    message: `there is no operator, relation or predicate called ${name}${later ? ' yet' : ''}`,
    help: later ? 'move its definition in front of this' : (didYouMean(suggestion) ?? advice),
    notes: later ? [{ span: later, message: 'it is defined here, further down' }] : [],
  }),
);

/** Two declarations of one name. */
export const duplicateName: Message<[what: string, name: string, earlier: Span | undefined]> =
  error(
    'sugar-duplicate-name',
    `Each number, boolean and domain is declared once. A number and a boolean may share a name: they are told apart by where they
stand.

    (int k 0 1) (int k 0 2)       ; wrong
    (int k 0 1) (int m 0 2)       ; right`,
    (what, name, earlier) => ({
      message: `the ${what} ${name} is declared twice`,
      notes: earlier ? [{ span: earlier, message: 'first declared here' }] : [],
    }),
  );

/** Something other than a name where one is declared or listed. */
export const notAName: Message<[what: string, written: string, quoted: string | undefined]> = error(
  'sugar-not-a-name',
  `A name is a symbol, or anything in double quotes. A number is no name unless it is quoted.

    (int 3 0 5)         ; wrong
    (int x3 0 5)        ; right
    (int "3" 0 5)       ; right`,
  (what, written, quoted) => ({
    message: `${what} is expected here, not ${written}`,
    help: quoted === undefined ? undefined : `a number is a name in quotes only: ${quoted}`,
  }),
);

/** A range without members, or an empty list. */
export const emptyRange: Message<[low: number | undefined, high: number | undefined]> = error(
  'sugar-empty-domain',
  `A variable needs at least one value. A lower bound above the upper one is nearly always a slip of the pen, so it is an error
rather than a puzzle without solutions.

    (int x 5 3)        ; wrong
    (int x 3 5)        ; right`,
  (low, high) => ({
    message:
      low === undefined || high === undefined
        ? 'this domain has no values'
        : `this range is empty: ${low} is greater than ${high}`,
    help: low === undefined || high === undefined ? undefined : `write ${high} ${low}`,
  }),
);

/** A bound beyond the integers that a variable can take. */
export const domainTooLarge: Message<[value: string]> = error(
  'sugar-domain-too-large',
  `The values of a variable lie within -9007199254740991..9007199254740991 (2^53 - 1 in magnitude). Expressions have no such limit: sums and
products are exact at any size.`,
  (value) =>
    `${value} is too large for a value of a variable, which is at most 2^53 - 1 in magnitude`,
);

/** A predicate that calls itself. */
export const recursivePredicate: Message<[cycle: readonly string[]]> = error(
  'sugar-recursive-predicate',
  `A predicate is a macro: each call is replaced by the predicate's body. One that calls itself, directly or through others, would
never end, whatever its arguments are; so it is an error even when nothing calls it. A predicate that is called like an
operator of the language replaces that operator, also inside its own body.

    (predicate (p x) (or (= x 0) (p (- x 1))))      ; wrong`,
  (cycle) => ({
    message:
      cycle.length === 2
        ? `the predicate ${cycle[0]} calls itself`
        : `the predicate ${cycle[0]} calls itself: ${cycle.join(' -> ')}`,
    help: 'a predicate is a macro and cannot be recursive',
  }),
);

/** A call with fewer arguments than the predicate or relation has parameters. */
export const callCount: Message<
  [what: string, name: string, takes: number, got: number, definition: Span, shape: string]
> = error(
  'sugar-call-count',
  `A relation takes as many terms as its tuples have, a predicate at least as many arguments as it has parameters.

    (relation near 2 (supports (1 2) (2 1)))
    (near a)           ; wrong
    (near a b)         ; right`,
  (what, name, takes, got, definition, shape) => ({
    message: `the ${what} ${name} takes ${counted(takes, 'argument')}, and ${got === 0 ? 'none stands' : got === 1 ? '1 stands' : `${got} stand`} here`,
    notes: [{ span: definition, message: 'it is defined here' }],
    help: `write ${shape}`,
  }),
);

/** Calls of predicates that grow without measure. */
export const expansionTooLarge: Message<[name: string, limit: number]> = error(
  'sugar-expansion-too-large',
  `Each call of a predicate is replaced by its body. Predicates that call others several times grow by multiplication, and this file
passed the limit. Give a part a name, a variable that equals it, and use that instead of writing the part again.`,
  (name, limit) => ({
    message: `the calls of predicates grow beyond ${limit} items; this call of ${name} passes the limit`,
    help: 'declare a variable for what is repeated',
  }),
);

/** A predicate whose body is a single name. */
export const bodyIsAtom: Message<[written: string]> = error(
  'sugar-body-is-atom',
  `The body of a predicate is a formula in parentheses.

    (predicate (f) true)          ; wrong
    (predicate (f) (and true))    ; right`,
  (written) => ({
    message: `the body of a predicate is a formula in parentheses, not ${written}`,
    help: `write (and ${written})`,
  }),
);

/** Objective and weighted constraints in one file. */
export const objectiveAndWeights: Message<[other: Span]> = error(
  'sugar-objective-and-weights',
  `\`(weighted w f)\` asks for the least total weight of what is violated, so a file with weighted constraints has an objective
already. Leave one of the two out.`,
  (other) => ({
    message: 'a file with weighted constraints has no other objective',
    notes: [{ span: other, message: 'this constraint is weighted' }],
  }),
);

/** A name on a `#` line that is no variable. */
export const unknownKey: Message<[name: string, suggestion: string | undefined]> = error(
  'sugar-unknown-key',
  `A line that begins with \`#\` names answer keys: variables of the file. A comment begins with \`;\`.

    # my first puzzle      ; wrong
    ; my first puzzle      ; right
    #a b p                 ; right: three variables`,
  (name, suggestion) => ({
    message: `the answer key ${name} is no variable`,
    help:
      didYouMean(suggestion) ??
      'a line that begins with # names variables; a comment begins with ;',
  }),
);
