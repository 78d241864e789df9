// What one file of this folder says about its constraint: the truth without any solver.
//
// A constraint is written over two parameters, the type of its integer arguments and that of its boolean arguments:
// over expressions it is part of a model, over values it can be judged, over variables and literals it is posted to
// an engine, over strings it can be printed. `map` goes from one to the other.
import type { BoolExpr, IntExpr } from '../expression.ts';

/**
 * Makes the auxiliary variables of a decomposition. Each is a function of the constraint's arguments, so that a
 * decomposition may stand under a negation and never makes two solutions out of one.
 */
export interface Fresh {
  /** A boolean that equals `formula`. */
  boolean(hint: string, formula: BoolExpr): BoolExpr;
  /** An integer that equals `term`, which must be defined for all values of its variables. */
  integer(hint: string, term: IntExpr): IntExpr;
}

/** Strings for the arguments, already printed. */
export type Printed = string;
