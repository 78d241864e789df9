// Literals of the CNF: a variable's number, negated for the opposite, as DIMACS writes them; and the two constants.

/** `v`, `-v`, or one of the constants {@link always} and {@link never}. Its opposite is its negation. */
export type SatLiteral = number;

/** The literal that is true in every assignment. It never reaches the clauses. */
export const always: SatLiteral = 2 ** 31 - 1;
/** The literal that is false in every assignment. */
export const never: SatLiteral = -always;

export function constantLiteral(value: boolean): SatLiteral {
  return value ? always : never;
}

/** Says for each variable of the CNF whether it is true; index 0 is unused. */
export type SatModel = ArrayLike<number>;

/** Whether a literal is true under a model. */
export function isTrue(model: SatModel, literal: SatLiteral): boolean {
  if (literal === always) return true;
  if (literal === never) return false;
  return literal > 0 ? model[literal] === 1 : model[-literal] !== 1;
}
