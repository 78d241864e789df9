// The JSON Schema of YAML puzzles for editors, made of the same descriptions that the reader goes by.
import { commonKeys, type Family, type JsonSchema, type KeyDescription } from './family.ts';

/** What several keys refer to. */
const definitions: JsonSchema = {
  parameter: {
    description: 'A number, true or false, a word, or a list of such.',
    anyOf: [
      { type: ['integer', 'boolean', 'string', 'null'] },
      { type: 'array', items: { $ref: '#/$defs/parameter' } },
    ],
  },
  expression: {
    description: 'An expression, such as x + y < 10.',
    type: ['string', 'integer', 'boolean', 'array', 'object'],
  },
  domain: {
    description: 'A range 1..9, a set {1, 3}, bool, or a list of labels [red, green, blue].',
    anyOf: [
      { type: ['string', 'integer'] },
      { type: 'array', items: { type: ['string', 'integer', 'boolean', 'null'] } },
      // A set in braces is a mapping without values for an editor.
      { type: 'object', additionalProperties: { type: 'null' } },
    ],
  },
};

function properties(keys: readonly KeyDescription[], family: Family): JsonSchema {
  const entries = keys.map(({ name, summary, schema }): readonly [string, JsonSchema] => [
    name,
    name === 'puzzle'
      ? { description: summary, const: family.name }
      : { description: summary, ...schema },
  ]);
  return Object.fromEntries(entries);
}

/** What a file of one family looks like. */
function familySchema(family: Family): JsonSchema {
  return {
    description: family.summary,
    type: 'object',
    properties: properties([...commonKeys, ...family.keys], family),
    required: family.keys.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

/** The schema of all families; the first one is meant where a file has no key `puzzle`. */
export function schemaOf(families: readonly Family[]): JsonSchema {
  const cases = families.map((family, i): JsonSchema => {
    const named: JsonSchema = {
      properties: { puzzle: { const: family.name } },
      required: ['puzzle'],
    };
    const unnamed: JsonSchema = { not: { required: ['puzzle'] } };
    return {
      if: i === 0 ? { anyOf: [named, unnamed] } : named,
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { $ref: `#/$defs/${family.name}` },
    };
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'puzzlec',
    description: 'A puzzle for puzzlec: the family that puzzle names, a model without it.',
    type: 'object',
    properties: {
      puzzle: {
        description: 'The family of the puzzle; model by default.',
        enum: families.map(({ name }) => name),
      },
    },
    allOf: cases,
    $defs: {
      ...definitions,
      ...Object.fromEntries(families.map((family) => [family.name, familySchema(family)])),
    },
  };
}
