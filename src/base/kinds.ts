// Tables over closed unions: one entry a kind, checked by the compiler, looked up in one place.

/** A table with one function for each kind of the union `U`. */
export type ByKind<U extends { readonly kind: string }, Context, Result> = {
  readonly [K in U['kind']]: (node: Extract<U, { readonly kind: K }>, context: Context) => Result;
};

/** As {@link ByKind}, but a kind may also say that its decomposition is to be used instead. */
export type ByKindOrDecompose<U extends { readonly kind: string }, Context, Result> = {
  readonly [K in U['kind']]:
    | ((node: Extract<U, { readonly kind: K }>, context: Context) => Result)
    | 'decompose';
};

/** Calls the entry of `table` that belongs to the kind of `node`. The one place that casts. */
export function visit<U extends { readonly kind: string }, Context, Result>(
  table: ByKind<U, Context, Result>,
  node: U,
  context: Context,
): Result {
  const entry = table[node.kind as U['kind']] as (node: U, context: Context) => Result;
  return entry(node, context);
}
