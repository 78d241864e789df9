// As much of JSON Schema as the schema of puzzles uses, for tests: whether a value fits, and where it does not.
type Json = unknown;
type Schema = Readonly<Record<string, Json>>;

const isObject = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function typeOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** One rule of a schema: complaints about a value. */
type Rule = (argument: Json, value: Json, path: string, root: Schema, schema: Schema) => string[];

const rules: Readonly<Record<string, Rule>> = {
  type: (wanted, value, path) => {
    const types = Array.isArray(wanted) ? wanted : [wanted];
    const found = typeOf(value);
    const fits = types.includes(found) || (found === 'integer' && types.includes('number'));
    return fits ? [] : [`${path}: ${found} instead of ${types}`];
  },
  const: (wanted, value, path) => (value === wanted ? [] : [`${path}: not ${wanted}`]),
  enum: (wanted, value, path) =>
    (wanted as readonly Json[]).includes(value) ? [] : [`${path}: not one of ${wanted}`],
  required: (names, value, path) =>
    (names as readonly string[])
      .filter((name) => isObject(value) && !(name in value))
      .map((name) => `${path}: ${name} is missing`),
  properties: (schemas, value, path, root) =>
    Object.entries(schemas as Readonly<Record<string, Schema>>).flatMap(([name, schema]) =>
      isObject(value) && name in value
        ? validate(value[name], schema, root, `${path}.${name}`)
        : [],
    ),
  additionalProperties: (schema, value, path, root, { properties = {} }) =>
    Object.entries(isObject(value) ? value : {})
      .filter(([name]) => !(name in (properties as object)))
      .flatMap(([name, inner]) =>
        schema === false
          ? [`${path}: ${name} is unknown`]
          : validate(inner, schema as Schema, root, `${path}.${name}`),
      ),
  items: (schema, value, path, root) =>
    (Array.isArray(value) ? value : []).flatMap((item, i) =>
      validate(item, schema as Schema, root, `${path}[${i}]`),
    ),
  allOf: (schemas, value, path, root) =>
    (schemas as readonly Schema[]).flatMap((schema) => validate(value, schema, root, path)),
  anyOf: (schemas, value, path, root) => {
    const complaints = (schemas as readonly Schema[]).map((schema) =>
      validate(value, schema, root, path),
    );
    return complaints.some((list) => list.length === 0) ? [] : complaints.flat();
  },
  not: (schema, value, path, root) =>
    validate(value, schema as Schema, root, path).length > 0
      ? []
      : [`${path}: is what it must not be`],
  minItems: (least, value, path) =>
    Array.isArray(value) && value.length < Number(least) ? [`${path}: fewer than ${least}`] : [],
  maxItems: (most, value, path) =>
    Array.isArray(value) && value.length > Number(most) ? [`${path}: more than ${most}`] : [],
  minimum: (least, value, path) =>
    typeof value === 'number' && value < Number(least) ? [`${path}: less than ${least}`] : [],
  maximum: (most, value, path) =>
    typeof value === 'number' && value > Number(most) ? [`${path}: greater than ${most}`] : [],
  pattern: (shape, value, path) =>
    typeof value === 'string' && !new RegExp(String(shape), 'u').test(value)
      ? [`${path}: not ${shape}`]
      : [],
  if: (condition, value, path, root, { then = {} }) =>
    validate(value, condition as Schema, root, path).length === 0
      ? validate(value, then as Schema, root, path)
      : [],
  $ref: (reference, value, path, root) => {
    const names = String(reference).slice(2).split('/');
    const schema = names.reduce<Json>((at, name) => (isObject(at) ? at[name] : undefined), root);
    if (!isObject(schema)) throw new Error(`${reference} leads nowhere`);
    return validate(value, schema, root, path);
  },
};

/** Keywords that only tell people something, or that another rule reads. */
const silent = new Set(['$schema', '$defs', 'title', 'description', 'then', 'default', 'examples']);

/** Complaints about a value; none where it fits. */
export function validate(value: Json, schema: Schema, root: Schema = schema, path = '$'): string[] {
  return Object.entries(schema).flatMap(([keyword, argument]) => {
    const rule = rules[keyword];
    if (rule) return rule(argument, value, path, root, schema);
    if (!silent.has(keyword)) throw new Error(`the keyword ${keyword} is not known to this test`);
    return [];
  });
}
