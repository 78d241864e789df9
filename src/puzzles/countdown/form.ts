// An expression in a shape that each normal form has once: a sum is a chain that ends in its last term, a product likewise.
import { isProduct, isSum, type Operation } from './game.ts';
import type { NumberTree, OperationTree } from './tree.ts';

interface Found {
  /** As the game's arithmetic writes it. */
  readonly value: number;
  /** Gives forms an order; equal forms of one search are one object. */
  readonly serial: number;
  /** Whether some order of evaluation is allowed. If not, it is of use only as the beginning of a chain. */
  readonly legal: boolean;
}

interface NumberForm extends NumberTree, Found {}

/** An operation on a chain and the term behind it, which is never an operation of the chain's own kind. */
export interface ChainForm extends OperationTree, Found {
  readonly left: Form;
  readonly right: Form;
}

export type Form = NumberForm | ChainForm;

/** Whether `last` may stand behind a chain: `+` before `-`, `*` before `/`, and in each of these in order of serials. */
export function isInOrder(chain: Form, operation: Operation, last: Form): boolean {
  const before = lastOf(chain, operation);
  if (before) return before.serial <= last.serial;
  if (operation === '+') return isOpen(chain, '-') && chain.serial <= last.serial;
  if (operation === '*') return isOpen(chain, '/') && chain.serial <= last.serial;
  return true;
}

/** The last term, if it came in by that operation. */
function lastOf(chain: Form, operation: Operation): Form | undefined {
  return chain.kind === 'operation' && chain.operation === operation ? chain.right : undefined;
}

/** Whether a chain has not come to an operation yet. */
function isOpen(chain: Form, operation: Operation): boolean {
  return chain.kind === 'number' || chain.operation !== operation;
}

/** Whether a chain goes on with an operation, rather than being a term of a new one. */
export function goesOn(chain: Form, operation: Operation): chain is ChainForm {
  if (chain.kind === 'number') return false;
  return isSum(operation) ? isSum(chain.operation) : isProduct(chain.operation);
}

/** Whether a form may be a term that an operation takes in: terms of its own kind are part of its chain. */
export function isTermOf(form: Form, operation: Operation): boolean {
  return form.legal && !goesOn(form, operation);
}
