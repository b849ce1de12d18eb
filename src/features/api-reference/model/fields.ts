import type {Markup} from './markup.ts';
import {alternativesOf, maxTypeDepth, mergeAllOf, typeOf, valuesOf, withoutNull} from './schema.ts';
import {valueText} from './serialize.ts';
import type {Parameter, Schema} from './types.ts';

/** Limits that pages describe in words. */
const describedLimits = [
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'format',
  'pattern',
] as const;

/** Limits that pages show as the description writes them. */
const verbatimLimits = [
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

/** What limits a value. What is undefined isn't written into the page. */
export interface Limits extends Pick<Schema, (typeof describedLimits)[number]> {
  defaultValue?: string;
  /** Further limits as the description writes them, such as `minItems: 1`. */
  verbatim?: string[];
}

/** A value inside of another one, or around it. */
interface Value {
  /** Anchor on the page. */
  id: string;
  name: string;
}

/** A body, a parameter, a property, or a variant of one, ready to be shown. */
export interface FieldNode extends Value, Limits {
  /** Compact type, such as `array<string> | null`. */
  type: string;
  text: Markup[];
  required?: boolean;
  deprecated?: boolean;
  enumValues?: string[];
  /** Properties of the object, or of the objects in the array. */
  fields: FieldNode[];
  /** Shapes of which the value has one; each is named by its title or type. */
  variants: FieldNode[];
  /** The value around this one that has the same properties: a schema that contains itself. */
  sameAs?: Value;
}

/** What all fields of a page share. */
export interface PageContext {
  /** Anchors that the page has already. */
  anchors: Set<string>;
  /** Reads a Markdown text. */
  readText: (markdown: string) => Markup[];
}

/** Where a value is on the page of an operation. */
interface Place {
  page: PageContext;
  /** Beginning of the anchors, such as `body`. */
  prefix: string;
  /** Names of fields from the root, joined with dots: `payload.timeout`. */
  path: string;
  /** The same with the titles of the variants: `payload.http.timeout`. */
  longPath: string;
  /** Values around this one, each with what identifies its schema. */
  ancestors: readonly (Value & {key: unknown})[];
}

const topOf = (prefix: string, page: PageContext): Place => ({
  page,
  prefix,
  path: '',
  longPath: '',
  ancestors: [],
});

const joinNames = (outer: string, name: string): string => (outer ? `${outer}.${name}` : name);

/** Takes the short anchor of a place, the one with the variants if that is taken, or one with a number. */
function takeAnchor({page: {anchors}, prefix, path, longPath}: Place): string {
  const short = `${prefix}-${path}`;
  let id = anchors.has(short) ? `${prefix}-${longPath}` : short;
  for (let n = 2; anchors.has(id); n += 1) id = `${short}-${n}`;
  anchors.add(id);
  return id;
}

/** A value that is allowed, in quotation marks where nothing else would be seen. */
const allowedText = (value: unknown): string => (value === '' ? '""' : valueText(value));

function limitsOf(schema: Schema): Limits {
  const values = schema as Record<string, unknown>;
  const verbatim = verbatimLimits
    .filter((key) => (values[key] ?? false) !== false)
    .map((key) => `${key}: ${JSON.stringify(values[key])}`);
  return {
    ...Object.fromEntries(describedLimits.map((key) => [key, schema[key]])),
    verbatim: verbatim.length > 0 ? verbatim : undefined,
    defaultValue: schema.default === undefined ? undefined : allowedText(schema.default),
  };
}

/** The object in a value: itself, or the one in the arrays and maps that it consists of. */
function objectIn(original: Schema, depth = 0): Schema {
  const {schema} = withoutNull(original);
  const {items, properties, additionalProperties} = schema;
  if (depth > maxTypeDepth) return {};
  if (items) return objectIn(items, depth + 1);
  return !properties && typeof additionalProperties === 'object'
    ? objectIn(additionalProperties, depth + 1)
    : schema;
}

/** What is inside of a value: its properties and variants, or the value around it that has the same. */
function membersOf(
  original: Schema,
  place: Place,
  value: Value,
): Pick<FieldNode, 'fields' | 'variants' | 'sameAs'> {
  const schema = objectIn(original);
  const key = schema['x-schema'] ?? schema.properties ?? schema;
  const same = place.ancestors.find((ancestor) => ancestor.key === key);
  if (same) return {fields: [], variants: [], sameAs: {id: same.id, name: same.name}};
  const inside = {...place, ancestors: [...place.ancestors, {key, ...value}]};
  const variants = alternativesOf(schema).map((alternative, index) =>
    variantNode(alternative, index, inside),
  );
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]) =>
    fieldNode(name, property, inside, schema.required?.includes(name)),
  );
  return {fields, variants};
}

/** A variant has the long anchor. Its fields have short ones, as if they were in no variant. */
function variantNode(schema: Schema, index: number, outer: Place): FieldNode {
  const name = schema.title ?? typeOf(schema);
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [String(index + 1)];
  const place = {...outer, longPath: joinNames(outer.longPath, words.join('-'))};
  return nodeOf(schema, place, {id: takeAnchor({...place, path: place.longPath}), name});
}

function fieldNode(name: string, schema: Schema, outer: Place, required?: boolean): FieldNode {
  const path = joinNames(outer.path, name);
  const place = {...outer, path, longPath: joinNames(outer.longPath, name)};
  return {...nodeOf(schema, place, {id: takeAnchor(place), name}), required};
}

function nodeOf(original: Schema, place: Place, value: Value): FieldNode {
  const {schema} = withoutNull(original);
  const enumValues = valuesOf(schema.items ? mergeAllOf(schema.items) : schema)
    .filter((allowed) => allowed !== null)
    .map(allowedText);
  return {
    ...value,
    type: typeOf(original),
    deprecated: schema.deprecated,
    enumValues: enumValues.length > 0 ? enumValues : undefined,
    ...limitsOf(schema),
    text: place.page.readText(original.description ?? schema.description ?? ''),
    ...membersOf(original, place, value),
  };
}

/** @param prefix beginning of the anchors, and the anchor of the body itself */
export const bodyNode = (schema: Schema, prefix: string, page: PageContext): FieldNode =>
  nodeOf(schema, topOf(prefix, page), {id: prefix, name: prefix});

/** Reads a parameter into the field that a page shows. */
export function parameterNode(parameter: Parameter, page: PageContext): FieldNode {
  const {name, in: sentIn, required, deprecated, description, schema = {}} = parameter;
  const described = description === undefined ? schema : {...schema, description};
  const node = fieldNode(name, described, topOf(sentIn, page), required);
  return {...node, deprecated: deprecated || node.deprecated};
}
