// Warnings about what Sugar takes by accident, and what may surprise.
import type { Span } from '../source.ts';
import { counted, type Message, warning } from './message.ts';

/** `neg` of several arguments. */
export const subtractingNeg: Message<[]> = warning(
  'sugar-neg-subtracts',
  `\`neg\` takes one argument. With more of them Sugar subtracts the others from the first, and so does puzzlec. Write \`-\`.

    (= (neg a b) 2)     ; means
    (= (- a b) 2)`,
  () => ({ message: 'neg with several arguments subtracts', help: 'write (- a b)' }),
);

/** A number as a formula. */
export const integerAsFormula: Message<[value: string, truth: boolean]> = warning(
  'sugar-integer-as-formula',
  `A formula is true or false. Sugar takes a number for one, true where it is positive and false where it is zero or negative, and
so does puzzlec. Write \`true\` or \`false\`.`,
  (value, truth) => ({
    message: `the number ${value} as a formula means ${truth}`,
    help: `write ${truth}`,
  }),
);

/** A relation or predicate that is defined again. */
export const redefined: Message<[what: string, name: string, earlier: Span]> = warning(
  'sugar-redefined',
  `A second definition of a relation or a predicate replaces the first for everything below it, as it does in Sugar.`,
  (what, name, earlier) => ({
    message: `the ${what} ${name} is defined again, which replaces the first definition`,
    notes: [{ span: earlier, message: 'first defined here' }],
  }),
);

/** A predicate and a relation of the same name. */
export const hiddenRelation: Message<[name: string, other: Span]> = warning(
  'sugar-hidden-relation',
  `Where a predicate and a relation have the same name, a call means the predicate, as in Sugar.`,
  (name, other) => ({
    message: `${name} is a predicate and a relation; a call means the predicate`,
    notes: [{ span: other, message: 'also defined here' }],
  }),
);

/** A relation or predicate called like an operator. */
export const overridesOperator: Message<[what: string, name: string]> = warning(
  'sugar-overrides-operator',
  `A relation or predicate that is called like an operator of the language replaces it wherever a formula stands, as in Sugar. Choose
another name unless that is meant.`,
  (what, name) => `from here on ${name} means this ${what}, not the operator of the language`,
);

/** More arguments than a predicate has parameters. */
export const extraArguments: Message<[name: string, takes: number, got: number, shape: string]> =
  warning(
    'sugar-extra-arguments',
    `A predicate uses as many arguments as it has parameters. Sugar ignores the others, and so does puzzlec.`,
    (name, takes, got, shape) => ({
      message: `the predicate ${name} takes ${counted(takes, 'argument')}; of these ${got} the rest is ignored`,
      help: `write ${shape}`,
    }),
  );

/** A tuple that is longer than its relation. */
export const longTuple: Message<[arity: number, got: number]> = warning(
  'sugar-long-tuple',
  `A tuple of a relation with n columns has n values. Sugar cuts a longer one, and so does puzzlec.

    (relation r 2 (supports (1 2 3)))     ; means
    (relation r 2 (supports (1 2)))`,
  (arity, got) =>
    `of these ${got} values only the first ${arity} count: the relation has so many columns`,
);

/** Several terms in one objective. */
export const severalObjectives: Message<[]> = warning(
  'sugar-several-objectives',
  `An objective is one number. Sugar accepts several variables and optimises the first, and so does puzzlec. To weigh them against
each other, write a sum: \`(objective minimize (+ (* 100 x) y))\`.`,
  () => 'only the first term of this objective is optimised',
);

/** A second objective. */
export const objectiveReplaced: Message<[earlier: Span]> = warning(
  'sugar-objective-replaced',
  `A second objective replaces the first, as in Sugar. Leave one of the two out.`,
  (earlier) => ({
    message: 'this objective replaces an earlier one',
    notes: [{ span: earlier, message: 'the earlier one' }],
  }),
);

/** `(alldifferent (+ a 1))`. */
export const singleCompound: Message<[written: string]> = warning(
  'sugar-single-compound',
  `\`(alldifferent (a b c))\` takes a list of terms, and \`(alldifferent a b c)\` the terms themselves. A single list that begins with an
operator is taken for one term here, as csugar does, so the constraint says nothing.

    (alldifferent (+ a 1))           ; one term
    (alldifferent ((+ a 1) b))       ; two terms`,
  (written) => ({
    message: `${written} is taken for one term, so this constraint is always true`,
    help: 'put a list of terms into parentheses of its own',
  }),
);

/** A variable that is called like a constant. */
export const constantAsName: Message<[name: string]> = warning(
  'sugar-constant-as-name',
  `\`true\` and \`false\` always mean the constants, and \`nil\` in a task what is left out, also where a variable is called so. In double quotes the
name means the variable.`,
  (name) => ({
    message: `${name} means the constant; the variable is written "${name}"`,
    help: 'choose another name, or write it in double quotes wherever it is used',
  }),
);

/** What is said when one warning is repeated too often. */
export const moreOfThem: Message<[left: number, code: string]> = warning(
  'sugar-more-warnings',
  `The same warning came up many times. The first ones are shown.`,
  (left, code) => `${counted(left, `more ${code} warning`)} left out`,
);
