// A puzzle as every constraint solver understands it; the peers print it each in its own language.

/** A coefficient and the variable that it multiplies. */
export type Term = readonly [coefficient: number, variable: string];

export type Relation =
  /** The sum of the terms, compared with the constant. */
  | {
      readonly kind: 'linear';
      readonly terms: readonly Term[];
      readonly sign: '=' | '<=';
      readonly constant: number;
    }
  /** Two expressions of `+ - *` that are equal, in the notation that Prolog and MiniZinc share. */
  | { readonly kind: 'equal'; readonly left: string; readonly right: string }
  | {
      readonly kind: 'distance';
      readonly a: string;
      readonly b: string;
      readonly distance: number;
    }
  /** Two tasks that do not overlap: variable and duration of each. */
  | { readonly kind: 'apart'; readonly a: Term; readonly b: Term };

export interface FiniteDomain {
  /** Lower and upper bound by name; names begin with a capital letter. */
  readonly variables: ReadonlyMap<string, readonly [low: number, high: number]>;
  /** Groups of variables, each with something added, that are pairwise different. */
  readonly different: readonly (readonly Term[])[];
  readonly relations: readonly Relation[];
  readonly minimise?: string;
  /** The variable with the smallest domain and its least value; or its middle one; or the variables as they stand. */
  readonly order: 'smallest' | 'middle' | 'given';
}

/** Terms with each variable once, and without those that cancel out. */
export function gathered(terms: readonly Term[]): readonly Term[] {
  const sums = new Map<string, number>();
  for (const [coefficient, name] of terms) sums.set(name, (sums.get(name) ?? 0) + coefficient);
  return [...sums].filter(([, sum]) => sum !== 0).map(([name, sum]) => [sum, name]);
}

/** `3*X-2*Y`. */
export function sumText(terms: readonly Term[]): string {
  const text = terms.map(([k, name]) => `${k < 0 ? '-' : '+'}${Math.abs(k)}*${name}`).join('');
  return text.replace(/^\+/, '') || '0';
}

/** Variables that are all different, with nothing added. */
export function plain(names: readonly string[]): readonly Term[] {
  return names.map((name) => [0, name]);
}
