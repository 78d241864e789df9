// Names of SMT-LIB 2: readable, quoted where they must be, each given out once.

/** What every reader takes without quotes; the standard allows more, some readers do not. */
const plain = /^[A-Za-z][A-Za-z0-9_.]*$/;

/** What is a word of the language itself, or a function or sort of a theory that Z3 knows without being told. */
const reserved = new Set(
  `! _ as let exists forall match par true false not and or xor => = distinct ite if iff implies + - * / div mod rem abs
  ^ < <= > >= to_real to_int is_int divisible Int Real Bool String RegLan RoundingMode Array Seq Set select store map
  const concat extract bvnot bvneg bvand bvor bvadd bvsub bvmul bvudiv bvurem bvsdiv bvsrem bvsmod bvult bvule bvslt
  bvsle bvuge bvugt bvsge bvsgt pi euler sin cos tan`.split(/\s+/),
);

/** Gives out symbols that differ from each other and from the words of the language. */
export class SymbolTable {
  readonly #taken = new Set<string>();

  /** A symbol for `name`; one that was given out before gets a number behind it. */
  symbol(name: string): string {
    // A quoted symbol holds anything but these two; Z3's own texts end at a NUL, and its empty symbol is none.
    const printable = name.replace(/[|\\\p{Cc}\p{Cs}]/gu, '_') || 'unnamed';
    let unique = printable;
    for (let count = 2; this.#taken.has(unique) || reserved.has(unique); count++) {
      unique = `${printable}'${count}`;
    }
    this.#taken.add(unique);
    return plain.test(unique) ? unique : `|${unique}|`;
  }
}
