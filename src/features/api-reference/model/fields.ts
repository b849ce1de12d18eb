import {inField, inVariant, topOf, type Position} from './anchors.ts';
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

/** What a body, a field, or one of its variants consists of. */
export interface Shape {
  /** Compact type, such as `array<string> | null`. */
  type: string;
  text: Markup[];
  /** Properties of the object, or of the objects in the array. */
  fields: FieldNode[];
  /** Shapes of which the value has one; each is named by its title or type. */
  variants: FieldNode[];
  /** Anchor and name of the value around this one that has the same properties: a schema that contains itself. */
  sameAs?: {id: string; name: string};
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

/** What all fields of a page share. */
export interface PageContext {
  /** Anchors that the page has already. */
  anchors: Set<string>;
  /** Reads a Markdown text. */
  readText: (markdown: string) => Markup[];
}

/** A value that fields are read from. */
interface Place {
  page: PageContext;
  position: Position;
  /** Values around this one, each with what identifies its schema. */
  ancestors: readonly {key: unknown; id: string; name: string}[];
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

/** @param value anchor and name of the value, to which values inside with the same properties lead back */
function membersOf(
  original: Schema,
  place: Place,
  value: {id: string; name: string},
): Pick<Shape, 'fields' | 'variants' | 'sameAs'> {
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

function variantNode(schema: Schema, index: number, place: Place): FieldNode {
  const name = schema.title ?? typeOf(schema);
  const {id, position} = inVariant(place.position, name, index, place.page.anchors);
  return nodeOf(schema, {...place, position}, {id, name});
}

function fieldNode(name: string, schema: Schema, place: Place, required?: boolean): FieldNode {
  const {id, position} = inField(place.position, name, place.page.anchors);
  return {...nodeOf(schema, {...place, position}, {id, name}), required};
}

function nodeOf(original: Schema, place: Place, value: {id: string; name: string}): FieldNode {
  const {schema} = withoutNull(original);
  const markdown = original.description ?? schema.description ?? '';
  const enumValues = valuesOf(schema.items ? mergeAllOf(schema.items) : schema)
    .filter((allowed) => allowed !== null)
    .map(allowedText);
  // Text that explains each value has named them all.
  const isNamed = enumValues.every((allowed) => markdown.includes(`\`${allowed}\``));
  return {
    ...value,
    type: typeOf(original),
    deprecated: schema.deprecated,
    enumValues: isNamed ? undefined : enumValues,
    ...limitsOf(schema),
    text: place.page.readText(markdown),
    ...membersOf(original, place, value),
  };
}

/**
 * Reads the schema of a body into what a page shows of it.
 * @param prefix beginning of the anchors, and the anchor of the body itself
 */
export const shapeOf = (schema: Schema, prefix: string, page: PageContext): Shape => ({
  type: typeOf(schema),
  text: page.readText(withoutNull(schema).schema.description ?? ''),
  ...membersOf(schema, {page, position: topOf(prefix), ancestors: []}, {id: prefix, name: prefix}),
});

/** Reads a parameter into the field that a page shows. */
export function parameterNode(parameter: Parameter, page: PageContext): FieldNode {
  const {name, in: sentIn, required, deprecated, description, content = {}} = parameter;
  const schema = parameter.schema ?? Object.values(content)[0]?.schema ?? {};
  const described = description === undefined ? schema : {...schema, description};
  const place = {page, position: topOf(sentIn), ancestors: []};
  const node = fieldNode(name, described, place, required);
  return {...node, deprecated: deprecated || node.deprecated};
}
