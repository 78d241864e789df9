// Identifiers of MiniZinc: readable, quoted where they must be, each given out once.

/** What needs no quotes. */
const plain = /^[A-Za-z][A-Za-z0-9_]*$/;

/** Words of the language, and functions that the text of a model calls. */
const reserved = new Set(
  `ann annotation any array bool case constraint default diff div else elseif endif enum exists false float forall
  function if in include infinity int intersect iterate_from_to let list maximize minimize mod not of opt output par
  predicate record satisfy set solve string subset superset symdiff test then true tuple type union var where xor
  abs all_different array1d array2d bool2int circuit count cumulative global_cardinality lex_less lex_lesseq max min
  nvalue pow product show sum table xorall floor_div floor_mod`.split(/\s+/),
);

/** What may not stand between the quotes of an identifier, or would be misread in an editor. */
const unfit = /['"\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Gives out identifiers that differ from each other and from the words of the language. */
export class Identifiers {
  readonly #taken = new Set<string>();

  /** An identifier for `name`; one that was given out before gets a number behind it. */
  identifier(name: string): string {
    const base = name.replace(unfit, '_') || '_';
    let unique = base;
    for (let count = 2; this.#taken.has(unique) || reserved.has(unique); count++) {
      unique = `${base}_${count}`;
    }
    this.#taken.add(unique);
    return plain.test(unique) ? unique : `'${unique}'`;
  }
}
