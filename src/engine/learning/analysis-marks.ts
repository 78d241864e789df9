// What one analysis of a conflict knows of each variable.

export const unseen = 0;
/** The variable is in the clause that is being learnt. */
export const source = 1;
/** It follows from others of the clause. */
export const removable = 2;
/** It does not. */
export const needed = 3;

export class AnalysisMarks {
  /** By variable. */
  of: Uint8Array = new Uint8Array(0);
  readonly #touched: number[] = [];

  /** Makes room for so many variables; between analyses only. */
  reserve(variables: number): void {
    if (variables > this.of.length) this.of = new Uint8Array(variables);
  }

  set(variable: number, mark: number): void {
    if (this.of[variable] === unseen) this.#touched.push(variable);
    this.of[variable] = mark;
  }

  clear(): void {
    for (const variable of this.#touched) this.of[variable] = unseen;
    this.#touched.length = 0;
  }
}
