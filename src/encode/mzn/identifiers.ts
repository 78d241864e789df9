// Identifiers of MiniZinc: letters, digits and underlines, each given out once. Solvers trip over its quoted identifiers.

/** Words of the language, and functions that the text of a model calls. */
const reserved = new Set(
  `ann annotation any array bool case constraint default diff div else elseif endif enum exists false float forall
  function if in include infinity int intersect iterate_from_to let list maximize minimize mod not of opt output par
  predicate record satisfy set solve string subset superset symdiff test then true tuple type union var where xor
  abs all_different array1d array2d bool2int circuit count cumulative global_cardinality lex_less lex_lesseq max min
  nvalue pow product show sum table xorall floor_div floor_mod`.split(/\s+/),
);

/** Gives out identifiers that differ from each other and from the words of the language. */
export class Identifiers {
  readonly #taken = new Set<string>();

  /** An identifier for `name`; one that was given out before gets a number behind it. */
  identifier(name: string): string {
    const fit = name.replace(/[^A-Za-z0-9_]+/g, '_');
    const base = /^[A-Za-z]/.test(fit) ? fit : `v_${fit}`;
    let unique = base;
    for (let count = 2; this.#taken.has(unique) || reserved.has(unique); count++) {
      unique = `${base}_${count}`;
    }
    this.#taken.add(unique);
    return unique;
  }
}
