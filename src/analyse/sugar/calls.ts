// Calls of the author's own predicates and relations: macros are expanded, tables become constraints.
import { constraint, falsity } from '../../model/construct.ts';
import type { BoolExpr } from '../../model/expression.ts';
import type { List } from '../../syntax/node.ts';
import {
  callCount,
  expansionTooLarge,
  recursivePredicate,
} from '../../text/catalogue/sugar-names.ts';
import { extraArguments } from '../../text/catalogue/sugar-quirks.ts';
import { type Form, type Frame, formOf } from './form.ts';
import type { Reader } from './operator.ts';
import type { Predicate, Relation } from './scope.ts';

/**
 * How many items the lists of all the expansions of a file may hold: so many, and some for each statement. A large file may
 * grow to much; a small one that does is one whose macros multiply each other.
 */
const itemsOfAnyFile = 1_000_000;
const itemsOfStatement = 200;

/** So many columns of a relation are named in a message. */
const columnsShown = 8;

export class Calls {
  /** How many expansions are going on, one inside the other. */
  #expanding = 0;
  #outermost: { readonly name: string; readonly form: Form } | undefined;
  #spent = 0;
  /** The predicates that were found to call themselves. */
  readonly recursive: Set<string> = new Set();

  /** Whether the expansions have grown too large; what is said from then on is of no use. */
  get exhausted(): boolean {
    return this.#spent === Number.POSITIVE_INFINITY;
  }

  /**
   * Counts the items of a list that is read, if it is read in an expansion.
   * @returns false, after a report, when the expansions have grown too large.
   */
  spend(form: Form<List>, reader: Reader): boolean {
    if (this.#expanding === 0) return true;
    if (this.exhausted) return false;
    this.#spent += 1 + form.node.items.length;
    const most = itemsOfAnyFile + itemsOfStatement * reader.scope.statements;
    if (this.#spent <= most) return true;
    const { name, form: call } = this.#outermost ?? { name: '', form };
    reader.report(call, expansionTooLarge(call.node.span, name, most));
    this.#spent = Number.POSITIVE_INFINITY;
    return false;
  }

  /** @param name of a predicate or a relation in scope. */
  call(form: Form<List>, name: string, args: readonly Form[], reader: Reader): BoolExpr {
    const predicate = reader.scope.predicates.get(name);
    if (predicate) return this.#expand(form, predicate, args, reader);
    const relation = reader.scope.relations.get(name);
    return relation ? table(form, relation, args, reader) : falsity;
  }

  #expand(form: Form<List>, predicate: Predicate, args: readonly Form[], reader: Reader): BoolExpr {
    if (!this.#mayExpand(form, predicate, args, reader)) return falsity;
    const frame: Frame = {
      predicate,
      call: form.node.span,
      caller: form.frame,
      arguments: new Map(
        predicate.parameters.flatMap((parameter, i) => {
          const argument = args[i];
          return argument ? [[parameter, argument] as const] : [];
        }),
      ),
    };
    if (this.#expanding++ === 0) this.#outermost = { name: predicate.name, form };
    const formula = reader.formula(formOf(predicate.body, frame));
    this.#expanding--;
    return formula;
  }

  #mayExpand(
    form: Form<List>,
    predicate: Predicate,
    args: readonly Form[],
    reader: Reader,
  ): boolean {
    const { name, parameters, span } = predicate;
    const cycle = cycleTo(predicate, form.frame);
    if (cycle) {
      this.recursive.add(name);
      reader.report(form, recursivePredicate(form.node.span, cycle));
      return false;
    }
    const shape = shapeOf(name, parameters);
    if (args.length < parameters.length) {
      reader.report(
        form,
        callCount(form.node.span, 'predicate', name, parameters.length, args.length, span, shape),
      );
      return false;
    }
    if (args.length > parameters.length) {
      const first = args[parameters.length] as Form;
      reader.report(
        form,
        extraArguments(first.node.span, name, parameters.length, args.length, shape),
      );
    }
    return true;
  }
}

function shapeOf(name: string, parameters: readonly string[]): string {
  return `(${[name, ...parameters].join(' ')})`;
}

/** The predicates from a frame of `predicate` to the frame where it is called again. */
function cycleTo(predicate: Predicate, frame: Frame | undefined): readonly string[] | undefined {
  const names = [predicate.name];
  for (let at = frame; at; at = at.caller) {
    names.unshift(at.predicate.name);
    if (at.predicate === predicate) return names;
  }
  return undefined;
}

function table(
  form: Form<List>,
  relation: Relation,
  args: readonly Form[],
  reader: Reader,
): BoolExpr {
  const { name, arity, rows, positive, span } = relation;
  if (args.length !== arity) {
    const columns = Array.from({ length: Math.min(arity, columnsShown) }, (_, i) => `t${i + 1}`);
    const shape = shapeOf(name, arity > columnsShown ? [...columns, '...'] : columns);
    reader.report(
      form,
      callCount(form.node.span, 'relation', name, arity, args.length, span, shape),
    );
    return falsity;
  }
  const terms = args.map((argument) => reader.term(argument));
  return constraint({ kind: 'table', terms, rows, positive });
}
