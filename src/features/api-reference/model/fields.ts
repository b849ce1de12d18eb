import type {FieldNode, Shape, VariantNode} from './schema.ts';
import {around, element, mdxText} from './text.ts';

/** A field with what is nested in it, as MDX. An answer's field says when it may be absent, a request's when it is required. */
function field(part: Part, {fields, variants, description, ...facts}: FieldNode): string {
  const {required, pattern, ...rest} = facts;
  // A text that explains each value has named them all.
  const named = facts.enumValues?.every((value) => description.includes(`\`${value}\``));
  const shown = {
    ...(isAnswer(part) ? {...rest, optional: !required} : facts),
    ...(named && {enumValues: undefined}),
  };
  return element('Field', shown, [
    mdxText(description),
    nested(part, fields),
    variantList(part, variants),
  ]);
}

type Part = 'path' | 'query' | 'header' | 'body' | 'answer' | 'error';

const isAnswer = (part: Part): boolean => part === 'answer' || part === 'error';
const names = (fields: FieldNode[]): string[] => fields.map(({name}) => name);
const fieldList = (part: Part, fields: FieldNode[]): string[] =>
  fields.map((one) => field(part, one));

/** Fields inside a field: closed until the reader opens them. */
const nested = (part: Part, fields: FieldNode[]): string =>
  around('MoreFields', {names: names(fields)}, fieldList(part, fields));

/** A reader of many variants looks for one, so all are closed; the first of a few is the usual one. */
function variantList(part: Part, variants: VariantNode[]): string {
  const open = !isAnswer(part) && variants.length <= 3;
  const list = variants.map(({description, fields, ...facts}, index) =>
    element('Variant', {...facts, names: names(fields), open: open && index === 0}, [
      mdxText(description),
      ...fieldList(part, fields),
    ]),
  );
  return around('Variants', {}, list);
}

/** Fields of one part of the request, as MDX. */
export const parameterFields = (part: 'path' | 'query' | 'header', nodes: FieldNode[]): string =>
  around('Fields', {part}, fieldList(part, nodes));

/** Fields of a body or an answer, as MDX, closed at first if `folded`. A bare value has no fields: its type and text are shown. */
export function shapeFields(
  part: 'body' | 'answer' | 'error',
  shape: Shape,
  {folded, ...more}: Record<string, unknown> = {},
): string {
  const text = mdxText(shape.description);
  const facts = {
    part,
    type: shape.type,
    ...(part === 'error' && {names: names(shape.fields)}),
    ...more,
  };
  const fields = folded ? [nested(part, shape.fields)] : fieldList(part, shape.fields);
  return element('Fields', facts, [text, ...fields, variantList(part, shape.variants)]);
}
