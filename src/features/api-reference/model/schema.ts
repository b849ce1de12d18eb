import type {Schema} from './types.ts';

/** Merges the parts of `allOf` into one schema. A part that contains itself is omitted. */
export function mergeAllOf(schema: Schema, ancestors: readonly Schema[] = []): Schema {
  const {allOf, ...rest} = schema;
  if (!allOf) return schema;
  const parts = allOf
    .filter((part) => part !== schema && !ancestors.includes(part))
    .map((part) => mergeAllOf(part, [...ancestors, schema]));
  const all = [...parts, rest];
  const properties = Object.assign({}, ...all.map((part) => part.properties)) as object;
  const required = [...new Set(all.flatMap((part) => part.required ?? []))];
  return Object.assign(
    {},
    ...all,
    Object.keys(properties).length > 0 && {properties},
    required.length > 0 && {required},
  ) as Schema;
}

export const alternativesOf = ({anyOf, oneOf}: Schema): Schema[] =>
  (anyOf ?? oneOf ?? []).map((alternative) => mergeAllOf(alternative));

/** The only values that a schema allows; none if it allows others, too. */
export const valuesOf = (schema: Schema): unknown[] =>
  schema.enum ?? (schema.const === undefined ? [] : [schema.const]);

/**
 * The schema without null as an alternative, and whether null is allowed. A single alternative replaces the choice:
 * `{anyOf: [{type: 'string'}, {type: 'null'}]}` gives `{type: 'string'}`, nullable.
 */
export function withoutNull(original: Schema): {schema: Schema; nullable: boolean} {
  const schema = mergeAllOf(original);
  const all = alternativesOf(schema);
  const rest = all.filter(({type}) => type !== 'null');
  const nullable =
    rest.length < all.length || schema.nullable === true || [schema.type].flat().includes('null');
  if (all.length === 0 || (rest.length === all.length && rest.length > 1))
    return {schema, nullable};
  const {anyOf: _anyOf, oneOf: _oneOf, ...outer} = schema;
  return {schema: rest.length === 1 ? {...rest[0], ...outer} : {...outer, anyOf: rest}, nullable};
}

/** A type that contains itself has no end: `array<array<…>>`. */
export const maxTypeDepth = 6;

/** Compact type: `string`, `string | null`, `array<integer>`, `map<object>`; `any` where the schema allows all types. */
export function typeOf(original: Schema, depth = 0): string {
  if (depth > maxTypeDepth) return 'any';
  const {schema, nullable} = withoutNull(original);
  const types = new Set([...typesOf(schema, depth), ...(nullable ? ['null'] : [])]);
  return [...types].join(' | ') || 'any';
}

/** Types of a schema without null: those that it names, or else those of its alternatives, properties, or values. */
function typesOf(schema: Schema, depth: number): string[] {
  const {type = [], items = {}, properties, additionalProperties} = schema;
  const named = [type].flat().filter((name) => name !== 'null');
  if (named.length > 0)
    return named.map((name) => {
      if (name === 'array') return `array<${typeOf(items, depth + 1)}>`;
      if (name === 'object' && !properties && typeof additionalProperties === 'object')
        return `map<${typeOf(additionalProperties, depth + 1)}>`;
      return name;
    });
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0)
    return alternatives.map((alternative) => typeOf(alternative, depth + 1));
  if (properties) return ['object'];
  return valuesOf(schema).map((value) => (value === null ? 'null' : typeof value));
}
