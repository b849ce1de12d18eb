import type {Parameter, Schema} from './types.ts';

type Limits = Pick<Schema, 'minLength' | 'maxLength' | 'format' | 'pattern'>;

/** A parameter or property, ready to be shown. What is undefined or false isn't written into the page. */
export interface FieldNode extends Limits {
  /** Anchor on the page. */
  id: string;
  name: string;
  /** Compact type: `string`, `string | null`, `array<integer>`, `map<object>`; `any` where nothing is said. */
  type: string;
  required?: boolean;
  deprecated?: boolean;
  defaultValue?: string;
  enumValues?: string[];
  min?: number;
  max?: number;
  description: string;
  /** Properties of the object, or of the objects in the array. */
  fields: FieldNode[];
  variants: VariantNode[];
}

/** One of the shapes that a value can have. */
export interface VariantNode
  extends Limits, Pick<FieldNode, 'id' | 'type' | 'description' | 'fields'> {
  title: string;
}

/** Hands out anchors; one that is taken gets the variant in front, or a number. */
export class Anchors {
  private readonly taken = new Set<string>();

  take(...candidates: string[]): string {
    const free = candidates.find((candidate) => !this.taken.has(candidate));
    let id = free ?? candidates[0]!;
    for (let n = 2; this.taken.has(id); n += 1) id = `${candidates[0]}-${n}`;
    this.taken.add(id);
    return id;
  }
}

/** Joins the parts of `allOf` into one schema. */
export function merged(schema: Schema): Schema {
  if (!schema.allOf) return schema;
  const {allOf, ...own} = schema;
  const parts = [...allOf.map(merged), own];
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Record<
    string,
    Schema
  >;
  const required = [...new Set(parts.flatMap((part) => part.required ?? []))];
  return {
    ...(Object.assign({}, ...parts) as Schema),
    ...(Object.keys(properties).length > 0 && {properties}),
    ...(required.length > 0 && {required}),
  };
}

const choices = (schema: Schema): Schema[] => (schema.anyOf ?? schema.oneOf ?? []).map(merged);

/** The schema without the choice of null, and whether null is allowed. */
function withoutNull(raw: Schema): {schema: Schema; nullable: boolean} {
  const schema = merged(raw);
  const all = choices(schema);
  const rest = all.filter((choice) => choice.type !== 'null');
  if (rest.length === all.length)
    return {schema, nullable: Array.isArray(schema.type) && schema.type.includes('null')};
  const {anyOf: _anyOf, oneOf: _oneOf, ...own} = schema;
  return {schema: rest.length === 1 ? {...rest[0], ...own} : {...own, anyOf: rest}, nullable: true};
}

export function typeOf(raw: Schema): string {
  const {schema, nullable} = withoutNull(raw);
  const named = [schema.type ?? []].flat().filter((type) => type !== 'null');
  const words =
    named.length > 0 ? named.map((type) => oneType(type, schema)) : impliedTypes(schema);
  return [...new Set([...words, ...(nullable ? ['null'] : [])])].join(' | ') || 'any';
}

function oneType(type: string, schema: Schema): string {
  if (type === 'array') return `array<${schema.items ? typeOf(schema.items) : 'any'}>`;
  if (type === 'object' && !schema.properties && typeof schema.additionalProperties === 'object')
    return `map<${typeOf(schema.additionalProperties)}>`;
  return type;
}

function impliedTypes(schema: Schema): string[] {
  const all = choices(schema);
  if (all.length > 0) return [...new Set(all.map(typeOf))];
  if (schema.properties) return ['object'];
  if (schema.const !== undefined) return [schema.const === null ? 'null' : typeof schema.const];
  return [];
}

/** A value as it is written in JSON, texts without quotes. */
const shown = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? value : JSON.stringify(value);

const limits = ({minLength, maxLength, format, pattern}: Schema): Limits => ({
  minLength,
  maxLength,
  format,
  pattern,
});

const joined = (...names: string[]): string => names.filter(Boolean).join('.');

/** Where the walk through a schema is. */
interface Place {
  /** Beginning of the anchors, such as `body`. */
  prefix: string;
  /** Names from the root, joined with dots. */
  path: string;
  /** The same with the titles of the variants. */
  longPath: string;
  anchors: Anchors;
  /** Schemas that are being walked through: one that comes again is not opened. */
  open: readonly Schema[];
}

const root = (prefix: string, anchors: Anchors): Place => ({
  prefix,
  path: '',
  longPath: '',
  anchors,
  open: [],
});

/** Object (or objects in an array) that a schema holds, if it has properties. */
function holder(raw: Schema): Schema {
  const {schema} = withoutNull(raw);
  if (schema.items) return holder(schema.items);
  return !schema.properties && typeof schema.additionalProperties === 'object'
    ? holder(schema.additionalProperties)
    : schema;
}

function inside(raw: Schema, place: Place): Pick<FieldNode, 'fields' | 'variants'> {
  const schema = holder(raw);
  if (place.open.includes(schema)) return {fields: [], variants: []};
  const next = {...place, open: [...place.open, schema]};
  const variants = choices(schema)
    .filter((choice) => choice.type !== 'null')
    .map((choice, index) => variant(choice, index, next));
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]) =>
    fieldNode(name, property, schema.required?.includes(name), next),
  );
  return {fields, variants: variants.length > 1 ? variants : []};
}

function variant(schema: Schema, index: number, place: Place): VariantNode {
  const title = schema.title ?? typeOf(schema);
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [String(index + 1)];
  const longPath = joined(place.longPath, words.join('-'));
  return {
    id: place.anchors.take(`${place.prefix}-${longPath}`),
    title,
    type: typeOf(schema),
    description: schema.description ?? '',
    ...limits(schema),
    fields: inside(schema, {...place, longPath}).fields,
  };
}

function fieldNode(
  name: string,
  raw: Schema,
  required: boolean | undefined,
  place: Place,
): FieldNode {
  const {schema} = withoutNull(raw);
  const path = joined(place.path, name);
  const longPath = joined(place.longPath, name);
  const values =
    schema.enum ?? schema.items?.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  return {
    id: place.anchors.take(`${place.prefix}-${path}`, `${place.prefix}-${longPath}`),
    name,
    type: typeOf(raw),
    required,
    deprecated: schema.deprecated,
    defaultValue: schema.default === undefined ? undefined : shown(schema.default),
    enumValues: values?.filter((value) => value !== null).map(shown),
    min: schema.minimum,
    max: schema.maximum,
    ...limits(schema),
    description: raw.description ?? schema.description ?? '',
    ...inside(raw, {...place, path, longPath}),
  };
}

/** What a body or an answer consists of. */
export type Shape = Pick<FieldNode, 'type' | 'description' | 'fields' | 'variants'>;

/** Reads a schema into what a page shows of it. Schemas that contain themselves are opened once. */
export const shapeOf = (schema: Schema, prefix: string, anchors: Anchors): Shape => ({
  type: typeOf(schema),
  description: withoutNull(schema).schema.description ?? '',
  ...inside(schema, root(prefix, anchors)),
});

export const parameterNode = (
  {name, in: place, required, deprecated, description, schema = {}}: Parameter,
  anchors: Anchors,
): FieldNode => {
  const node = fieldNode(name, schema, required, root(place, anchors));
  return {...node, description, deprecated: deprecated || node.deprecated};
};
