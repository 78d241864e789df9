// What a family of puzzles is: sugar over the builder, described once for the reader, for editors and for people.
import type { Draft } from './draft.ts';
import type { Puzzle } from './puzzle.ts';

/** A JSON Schema (draft 2020-12) for the value of a key. */
export type JsonSchema = { readonly [key: string]: JsonSchema | SchemaValue };
type SchemaValue = string | number | boolean | null | readonly (SchemaValue | JsonSchema)[];

/** A top-level key, as the reader checks it and as the schema for editors shows it. */
export interface KeyDescription {
  readonly name: string;
  /** One or two sentences. */
  readonly summary: string;
  readonly schema: JsonSchema;
  readonly required?: boolean;
}

export interface Family {
  /** The word behind `puzzle:`. */
  readonly name: string;
  /** One sentence. */
  readonly summary: string;
  /** Its own keys, beside those that all families share. */
  readonly keys: readonly KeyDescription[];
  /**
   * Turns a file whose keys are known into a puzzle. Mistakes go into the draft's reports; what is returned after one
   * is not looked at, so undefined will do.
   */
  read(draft: Draft): Puzzle | undefined;
}

const text: JsonSchema = { type: 'string' };
const expression: JsonSchema = { $ref: '#/$defs/expression' };

/** The keys that every family understands. */
export const commonKeys: readonly KeyDescription[] = [
  { name: 'puzzle', summary: 'The family of the puzzle; model by default.', schema: text },
  { name: 'title', summary: 'Shown above the answer.', schema: text },
  { name: 'description', summary: 'What the puzzle is about, for people.', schema: text },
  { name: 'source', summary: 'Where the puzzle comes from, for people.', schema: text },
  {
    name: 'parameters',
    summary:
      'Names with a number, a boolean, a word or a nested list (indexed from 1). --set n=12 and --data FILE override.',
    schema: { type: 'object', additionalProperties: { $ref: '#/$defs/parameter' } },
  },
  {
    name: 'constraints',
    summary: 'A list of expressions that hold in every solution.',
    schema: { type: 'array', items: expression },
  },
  { name: 'minimize', summary: 'What is to be as small as possible.', schema: expression },
  { name: 'maximize', summary: 'What is to be as great as possible.', schema: expression },
  {
    name: 'answer',
    summary: 'The quantities that make up a solution; all of them by default.',
    schema: { type: 'array', items: expression },
  },
];
