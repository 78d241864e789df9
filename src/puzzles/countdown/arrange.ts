// From a normal form back to an expression that can be evaluated as it stands: each step is one that the rules allow.
import { type Arithmetic, nothing } from './arithmetic.ts';
import type { Game, Operation } from './game.ts';
import type { ChainNormal, NormalForm } from './normal-form.ts';
import { type Evaluated, operationsOf, orderOf, resultOf } from './orders.ts';
import { numberTree, operationTree } from './tree.ts';

/** A term of a sum or a factor of a product. */
interface Term extends Evaluated {
  /** Of its normal form. */
  readonly key: string;
}

/** Compares terms of one sum or factors of one product. */
export type TermOrder = (a: Term, b: Term) => number;

/** Where a sum or product is begun and gone on with by a sign. */
const signs: {
  readonly [K in ChainNormal['kind']]: { readonly first: Operation; readonly second: Operation };
} = {
  sum: { first: '+', second: '-' },
  product: { first: '*', second: '/' },
};

/**
 * The expression of a form, which must have a legal order of evaluation. Where that is allowed, all that is added stands
 * before what is subtracted, and factors before divisors, each in the order that is asked for.
 */
export function arrange(
  form: NormalForm,
  game: Game,
  arithmetic: Arithmetic,
  order: TermOrder,
): Evaluated {
  if (form.kind === 'number') {
    return { tree: numberTree(form.number), value: arithmetic.of(form.number) };
  }
  const arranged = (forms: readonly NormalForm[]): readonly Term[] => {
    const terms = forms.map((each): Term => {
      const { tree, value } = arrange(each, game, arithmetic, order);
      return { tree, value, key: each.key };
    });
    return terms.length < 2 ? terms : terms.sort((a, b) => order(a, b) || (a.key < b.key ? -1 : 1));
  };
  const [first, second] = [arranged(form.first), arranged(form.second)];
  return (
    inLine(form.kind, first, second, game, arithmetic) ??
    inSomeOrder(form.kind, first, second, game, arithmetic)
  );
}

/** One behind the other; undefined where a step is not allowed. */
function inLine(
  kind: ChainNormal['kind'],
  first: readonly Evaluated[],
  second: readonly Evaluated[],
  { operations }: Game,
  arithmetic: Arithmetic,
): Evaluated | undefined {
  const [start, ...rest] = first;
  let line = start;
  const go = (operation: Operation, right: Evaluated): void => {
    if (!line) return;
    const isAllowed = operations.has(operation);
    const value = isAllowed ? resultOf(operation, line.value, right.value, arithmetic) : nothing;
    const tree = operationTree(operation, line.tree, right.tree);
    line = value === nothing ? undefined : { tree, value };
  };
  for (const right of rest) go(signs[kind].first, right);
  for (const right of second) go(signs[kind].second, right);
  return line;
}

function inSomeOrder(
  kind: ChainNormal['kind'],
  first: readonly Evaluated[],
  second: readonly Evaluated[],
  { operations }: Game,
  arithmetic: Arithmetic,
): Evaluated {
  const values = (terms: readonly Evaluated[]): readonly number[] =>
    terms.map(({ value }) => value);
  const trees = [...first, ...second].map(({ tree }) => tree);
  const terms = { first: values(first), second: values(second) };
  return orderOf(terms, trees, operationsOf(operations, kind), arithmetic);
}
