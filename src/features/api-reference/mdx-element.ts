import type {Root, RootContent} from 'mdast';
import remarkMdx from 'remark-mdx';
import {remark} from 'remark';

/** An element of MDX. */
export type MdxElement = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

const mdx = remark().use(remarkMdx).freeze();

/** Properties as JSON, which a browser reads faster than a program. */
export function properties(values: object): MdxElement['attributes'] {
  const json = JSON.stringify(JSON.stringify(values));
  const {children} = mdx.parse(`<X {...JSON.parse(${json})} />`) as Root;
  return (children[0] as MdxElement).attributes;
}

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
