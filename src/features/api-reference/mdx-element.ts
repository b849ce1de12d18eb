import type {Root, RootContent} from 'mdast';
import remarkMdx from 'remark-mdx';
import {remark} from 'remark';

/** An element of MDX. */
export type MdxElement = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

const mdx = remark().use(remarkMdx).freeze();

/** Attributes of an element, as MDX reads them. */
export const attributes = (code: string): MdxElement['attributes'] =>
  ((mdx.parse(`<X ${code} />`) as Root).children[0] as MdxElement).attributes;

/** Properties as JSON, which a browser reads faster than a program. */
export const properties = (values: object): MdxElement['attributes'] =>
  attributes(`{...JSON.parse(${JSON.stringify(JSON.stringify(values))})}`);

/** An element of a component or of HTML with properties of any type. */
export const element = (
  name: string,
  values: object = {},
  children: RootContent[] = [],
): MdxElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.keys(values).length > 0 ? properties(values) : [],
  children: children as MdxElement['children'],
});
