import type {Markup} from './markup.ts';
import type {Parameter, Schema} from './types.ts';

/** Restrictions that pages have words for. */
const worded = ['minimum', 'maximum', 'minLength', 'maxLength', 'format', 'pattern'] as const;

/** Restrictions that are shown as they are written. */
const written = [
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'multipleOf',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'readOnly',
  'writeOnly',
  'contentEncoding',
  'contentMediaType',
];

/** What restricts a value. What is undefined isn't written into the page. */
export interface Limits extends Pick<Schema, (typeof worded)[number]> {
  defaultValue?: string;
  /** Further restrictions as the description writes them, such as `minItems: 1`. */
  others?: string[];
}

/** What a body, a field, or one of its variants consists of. */
export interface Shape {
  /** Compact type: `string`, `string | null`, `array<integer>`, `map<object>`; `any` where nothing is said. */
  type: string;
  text: Markup[];
  /** Properties of the object, or of the objects in the array. */
  fields: FieldNode[];
  /** Shapes of which the value has one; each is named by its title or type. */
  variants: FieldNode[];
  /** Anchor and name of what is around this value and has the same properties: a schema that contains itself. */
  same?: {id: string; name: string};
}

/** A parameter, a property, or a variant of one, ready to be shown. */
export interface FieldNode extends Shape, Limits {
  /** Anchor on the page. */
  id: string;
  name: string;
  required?: boolean;
  deprecated?: boolean;
  enumValues?: string[];
}

/** Joins the parts of `allOf` into one schema. A part that contains itself is omitted. */
export function merged(schema: Schema, around: readonly Schema[] = []): Schema {
  if (!schema.allOf) return schema;
  const {allOf, ...own} = schema;
  const others = allOf.filter((part) => part !== schema && !around.includes(part));
  const parts = [...others.map((part) => merged(part, [...around, schema])), own];
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

const choices = (schema: Schema): Schema[] =>
  (schema.anyOf ?? schema.oneOf ?? []).map((one) => merged(one));

/** The schema without the choice of null, and whether null is allowed. A single choice is no choice. */
function withoutNull(raw: Schema): {schema: Schema; nullable: boolean} {
  const schema = merged(raw);
  const all = choices(schema);
  const rest = all.filter((choice) => choice.type !== 'null');
  const nullable =
    rest.length < all.length || schema.nullable === true || [schema.type].flat().includes('null');
  if (all.length === 0 || (rest.length === all.length && rest.length > 1))
    return {schema, nullable};
  const {anyOf: _anyOf, oneOf: _oneOf, ...own} = schema;
  return {schema: rest.length === 1 ? {...rest[0], ...own} : {...own, anyOf: rest}, nullable};
}

/** A type that contains itself has no end: `array<array<…>>`. */
const deepestType = 6;

export function typeOf(raw: Schema, depth = 0): string {
  if (depth > deepestType) return 'any';
  const {schema, nullable} = withoutNull(raw);
  const named = [schema.type ?? []].flat().filter((type) => type !== 'null');
  const words =
    named.length > 0
      ? named.map((type) => oneType(type, schema, depth))
      : impliedTypes(schema, depth);
  return [...new Set([...words, ...(nullable ? ['null'] : [])])].join(' | ') || 'any';
}

function oneType(type: string, schema: Schema, depth: number): string {
  const {items, properties, additionalProperties: values} = schema;
  if (type === 'array') return `array<${items ? typeOf(items, depth + 1) : 'any'}>`;
  if (type === 'object' && !properties && typeof values === 'object')
    return `map<${typeOf(values, depth + 1)}>`;
  return type;
}

function impliedTypes(schema: Schema, depth: number): string[] {
  const all = choices(schema);
  if (all.length > 0) return [...new Set(all.map((one) => typeOf(one, depth + 1)))];
  if (schema.properties) return ['object'];
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  return [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))];
}

/** A value as it is written in JSON, but a string without its quotation marks. */
const shown = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? value : JSON.stringify(value);

function limits(schema: Schema): Limits {
  const values = schema as Record<string, unknown>;
  const others = written
    .filter((key) => (values[key] ?? false) !== false)
    .map((key) => `${key}: ${JSON.stringify(values[key])}`);
  return {
    ...Object.fromEntries(worded.map((key) => [key, schema[key]])),
    others: others.length > 0 ? others : undefined,
    defaultValue: schema.default === undefined ? undefined : shown(schema.default),
  };
}

const joined = (...names: string[]): string => names.filter(Boolean).join('.');

/** What the walk through the schemas of an operation needs. */
export interface Walk {
  /** Anchors that the page has already. */
  anchors: Set<string>;
  /** Reads a Markdown text. */
  text: (markdown: string) => Markup[];
}

/** Where the walk is. */
interface Place extends Walk {
  /** Beginning of the anchors, such as `body`. */
  prefix: string;
  /** Names from the root, joined with dots. */
  path: string;
  /** The same with the titles of the variants. */
  longPath: string;
  /** What is around a value. */
  open: readonly {key: unknown; id: string; name: string}[];
}

const root = (prefix: string, walk: Walk): Place => ({
  ...walk,
  prefix,
  path: '',
  longPath: '',
  open: [],
});

/** Anchor of a place: the short one, with the variants if that is taken, or with a number. */
function anchorOf({anchors, prefix, path, longPath}: Place): string {
  const [short, long] = [`${prefix}-${path}`, `${prefix}-${longPath}`];
  let id = anchors.has(short) ? long : short;
  for (let n = 2; anchors.has(id); n += 1) id = `${short}-${n}`;
  anchors.add(id);
  return id;
}

/** Object (or objects in an array) that a schema contains, if it has properties. */
function holder(raw: Schema, depth = 0): Schema {
  const {schema} = withoutNull(raw);
  if (depth > deepestType) return {};
  if (schema.items) return holder(schema.items, depth + 1);
  return !schema.properties && typeof schema.additionalProperties === 'object'
    ? holder(schema.additionalProperties, depth + 1)
    : schema;
}

/** @param self anchor and name of the value, for values inside that have the same properties */
function inside(
  raw: Schema,
  place: Place,
  self: {id: string; name: string},
): Pick<Shape, 'fields' | 'variants' | 'same'> {
  const schema = holder(raw);
  const key = schema['x-schema'] ?? schema.properties ?? schema;
  const same = place.open.find((one) => one.key === key);
  if (same) return {fields: [], variants: [], same: {id: same.id, name: same.name}};
  const next = {...place, open: [...place.open, {key, ...self}]};
  const variants = choices(schema)
    .filter((choice) => choice.type !== 'null')
    .map((choice, index) => variant(choice, index, next));
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]) =>
    fieldNode(name, property, next, schema.required?.includes(name)),
  );
  return {fields, variants};
}

function variant(schema: Schema, index: number, place: Place): FieldNode {
  const name = schema.title ?? typeOf(schema);
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [String(index + 1)];
  const longPath = joined(place.longPath, words.join('-'));
  const id = anchorOf({...place, path: longPath, longPath});
  return nodeOf(schema, {...place, longPath}, {id, name});
}

function fieldNode(name: string, raw: Schema, place: Place, required?: boolean): FieldNode {
  const here = {...place, path: joined(place.path, name), longPath: joined(place.longPath, name)};
  return {...nodeOf(raw, here, {id: anchorOf(here), name}), required};
}

function nodeOf(raw: Schema, place: Place, self: {id: string; name: string}): FieldNode {
  const {schema} = withoutNull(raw);
  const markdown = raw.description ?? schema.description ?? '';
  const values = (
    schema.enum ??
    (schema.items && merged(schema.items).enum) ??
    (schema.const === undefined ? [] : [schema.const])
  )
    .filter((value) => value !== null)
    .map(shown);
  // Text that explains each value has named them all.
  const isNamed = values.every((value) => markdown.includes(`\`${value}\``));
  return {
    ...self,
    type: typeOf(raw),
    deprecated: schema.deprecated,
    enumValues: isNamed ? undefined : values,
    ...limits(schema),
    text: place.text(markdown),
    ...inside(raw, place, self),
  };
}

/**
 * Reads a schema into what a page shows of it.
 * @param prefix beginning of the anchors, and the anchor of the part itself
 */
export const shapeOf = (schema: Schema, prefix: string, walk: Walk): Shape => ({
  type: typeOf(schema),
  text: walk.text(withoutNull(schema).schema.description ?? ''),
  ...inside(schema, root(prefix, walk), {id: prefix, name: prefix}),
});

export function parameterNode(parameter: Parameter, walk: Walk): FieldNode {
  const {name, in: place, required, deprecated, description, content = {}} = parameter;
  const schema = parameter.schema ?? Object.values(content)[0]?.schema ?? {};
  const described = description === undefined ? schema : {...schema, description};
  const node = fieldNode(name, described, root(place, walk), required);
  return {...node, deprecated: deprecated || node.deprecated};
}
