// How an operator of the language is described, and what its reading function is given.
import type { BoolExpr, IntExpr } from '../../model/expression.ts';
import type { Atom, List } from '../../syntax/node.ts';
import type { Diagnostic } from '../../text/diagnostic.ts';
import type { Form } from './form.ts';
import type { Scope } from './scope.ts';

/** An operator applied to arguments. */
export interface Call {
  /** The whole list. */
  readonly form: Form<List>;
  readonly head: Form<Atom>;
  /** The operator's name without aliases. */
  readonly name: string;
  readonly arguments: readonly Form[];
  /** What the operator is, for messages. */
  readonly shape: string;
}

/** Turns forms into expressions. After a mistake, which it reports, it goes on with any expression. */
export interface Reader {
  readonly scope: Scope;
  term(form: Form): IntExpr;
  formula(form: Form): BoolExpr;
  report(form: Form, diagnostic: Diagnostic): void;
  /** Counts a list that is read for its items; false when no more may be read, which was reported. */
  spend(form: Form<List>): boolean;
  /** The known name that is nearest to an unknown one, if one is near. */
  suggest(name: string, known: Iterable<string>): string | undefined;
  /** The text of a form as the author wrote it. */
  written(form: Form): string;
}

/** An entry of a table of operators. */
export interface Operator<Result> {
  /** How it is written, such as `(abs t)`. */
  readonly shape: string;
  /** How many arguments it takes. */
  readonly least: number;
  readonly most: number;
  /** How many levels of the model's expression it adds. */
  readonly levels?: number;
  /** @param call has as many arguments as the entry says. */
  read(call: Call, reader: Reader): Result;
}

export type Operators<Result> = ReadonlyMap<string, Operator<Result>>;

/** A map of operators, so that no name such as `constructor` is found by accident. */
export function operators<Result>(
  table: Readonly<Record<string, Operator<Result>>>,
): Operators<Result> {
  return new Map(Object.entries(table));
}
