// What every front end makes of a text: a model, and how its solutions are said in the puzzle's own words.

import type { Axis } from '../analyse/expression/value.ts';
import type { BoolExpr, IntExpr, VarId } from '../model/expression.ts';
import type { Assignment, Model, Objective } from '../model/model.ts';
import type { Picture } from '../pictures/picture.ts';
import type { Checked } from '../text/diagnostic.ts';
import type { Span } from '../text/source.ts';

/** A value in the words of the puzzle, ready for JSON: integers past 2^53 are strings of digits, nothing is `null`. */
export type Value =
  | number
  | string
  | boolean
  | null
  | readonly Value[]
  | { readonly [name: string]: Value };

/** A named quantity of a solution. */
export interface Field {
  /** As the author calls it: `S`, `grid`, `grid[1,2]`, `nation`. */
  readonly name: string;
  /** The variables that decide it, and that it decides. */
  readonly variables: readonly VarId[];
  read(at: Assignment): Value;
  /** The indices along each dimension of a list; from 1 where it is absent. */
  readonly axes?: readonly Axis[];
  /** Smaller quantities that make it up, each with a name of its own: the cells of a grid. Absent where there are none. */
  parts?(): readonly Field[];
}

/** How a solution is drawn. */
export interface DrawingStyle {
  readonly color: boolean;
  /** Columns of the terminal; Infinity where there is no limit. */
  readonly width: number;
  /** Variables whose values are to stand out, with a `*` where there is no colour. */
  readonly marked?: ReadonlySet<VarId>;
  /** A second solution, shown beside this one: what only this one has is to stand out. */
  readonly other?: Assignment;
}

/** What a picture shows. */
export interface View {
  readonly at: Assignment;
  /** A second solution, to be laid over the first. */
  readonly other: Assignment | undefined;
  /** Variables whose values the puzzle itself says. */
  readonly given: ReadonlySet<VarId>;
}

/** A search of a family's own, beside the model; it must agree with it. */
export type OwnSearch = (signal?: AbortSignal) => AsyncIterable<Assignment>;

/** A part of an answer that someone gives, and what it says. */
export interface Attempt {
  readonly words: string;
  readonly formula: BoolExpr;
  /** The rule that it breaks by itself, in words: then there is no solution with it. */
  readonly broken?: string;
}

/** What someone who plays has tried. */
export interface JudgedAttempt {
  /** Step by step, up to the first one that is not allowed. */
  readonly steps: readonly string[];
  /** Why it is not allowed, in words; undefined for an attempt by the rules. */
  readonly mistake: string | undefined;
  /** What it comes to, if it is by the rules. */
  readonly value: number | undefined;
}

/** Solutions are counted by the values of this beside their total. */
export interface Tally {
  /** In JSON and for people: `numbers`. */
  readonly name: string;
  read(at: Assignment): number;
}

/** What was understood of a file, in words. */
export interface Outline {
  /** Where the puzzle comes from, as the file says. */
  readonly source: string | undefined;
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
  /** Each with the values that it can take. */
  readonly quantities: readonly { readonly name: string; readonly values: string }[];
  /** The author's lines, and what each says. */
  readonly statements: readonly {
    readonly span: Span | undefined;
    readonly words: string;
    readonly meaning: string;
  }[];
  readonly objective: { readonly sense: Objective['sense']; readonly words: string } | undefined;
}

/** Something that no clue is about. */
export interface Unmentioned {
  readonly names: readonly string[];
  /** The whole sentence: `no clue mentions the category drink`. */
  readonly words: string;
}

/** A clue that some readers take otherwise. */
export interface OtherReading {
  /** Where the clue stands. */
  readonly span: Span;
  /** The clue as it would say the other thing. */
  readonly words: string;
  readonly formula: BoolExpr;
}

/** What `review` looks at, beside the clues that follow from others. */
export interface ReviewPoints {
  readonly unmentioned: readonly Unmentioned[];
  /** Quantities of which each should matter to some clue. */
  readonly subjects: readonly Field[];
  readonly readings: readonly OtherReading[];
  /** What solutions can use, such as the digits of an alphametic, and the statement that one does. */
  readonly usable: readonly { readonly name: string; readonly formula: BoolExpr }[];
}

export interface Puzzle {
  /** `model`, `alphametic`, `zebra` ...; `sugar` for an s-expression file. */
  readonly family: string;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly model: Model;
  /** The quantities that a solution shows, in order; each of the model's answer variables belongs to one of them. */
  readonly fields: readonly Field[];
  /**
   * The field that the author calls so, for `--project` and `check`; also one that `fields` does not show or a part of
   * one, such as a cell of a grid.
   */
  field(name: string): Checked<Field>;
  /** Reads an expression in the puzzle's own language, for `--minimize` and the like. */
  term(text: string): Checked<IntExpr>;
  /** Reads a statement in the puzzle's own language, for `check` and `explain`. */
  formula(text: string): Checked<BoolExpr>;
  /** The statement that a quantity has a value, where `name = value` is not how the puzzle's language says it. */
  equation?(name: string, value: Value): Checked<BoolExpr> | undefined;
  /** A whole answer as people write it, such as `9567 + 1085 = 10652`; undefined where the text is none. */
  attempt?(text: string): Checked<readonly Attempt[]> | undefined;
  /** The answer as a person wants to see it: lines without a line break at the end. */
  draw(at: Assignment, style: DrawingStyle): string;
  /** The answer as a picture; where it is left out, a table of the quantities will do. */
  picture?(view: View): Picture;
  /** What was understood, for `describe`; undefined for a file in another language than YAML. */
  outline?(): Outline;
  /** The answer variables before a projection asked for others; the family's drawing would say too much then. */
  readonly projectedFrom?: readonly VarId[];
  /** Quantities of one kind, such as the letters of an alphametic, of which some may turn out to be interchangeable. */
  peers?(): readonly (readonly Field[])[];
  /** What `review` looks at; where it is left out, variables that occur nowhere count as unmentioned. */
  review?(): ReviewPoints;
  /** Answer keys of the `#` lines of an s-expression file; undefined without such a line. */
  readonly keys?: readonly string[];
  /** Judges what someone tries who plays. */
  judge?(text: string): Checked<JudgedAttempt>;
  /** Among the best solutions `solve` gives one for which this is least. */
  readonly preference?: IntExpr;
  readonly tally?: Tally;
  /** Assignments that mean one solution share it. */
  identity?(at: Assignment): string;
  /** The identity before a projection made fewer solutions of them. */
  wholeIdentity?(at: Assignment): string;
  readonly search?: OwnSearch;
}
