import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import {remark} from 'remark';
import {expect, it, vi} from 'vitest';
import {remarkReference} from './remark-reference.ts';

const operation = (operationId: string, more: object = {}) => ({
  operationId,
  summary: 'Stop a thing',
  tags: ['thing'],
  responses: {200: {description: 'Done.'}},
  ...more,
});
const description = JSON.stringify({
  servers: [{url: '{origin}/open'}],
  tags: [{name: 'thing', description: 'Text.', externalDocs: {url: '/docs/x', description: 'X'}}],
  paths: {
    '/thing': {post: operation('thing-stop', {deprecated: true, 'x-roles': 'admin'})},
    '/all': {get: operation('monitor-all')},
  },
});

vi.mock(import('./model/description.ts'), async (original) => {
  const own = await original();
  return {...own, readReference: () => own.resolveDescription(description)};
});

/** Page of a file as the plugin arranges it. */
async function arrange(path: string, mdx: string): Promise<Root> {
  const tree = remark().use(remarkMdx).parse(mdx);
  // Docusaurus' own parser makes directives.
  for (const node of tree.children)
    if (node.type === 'blockquote') Object.assign(node, {type: 'containerDirective'});
  await remarkReference({locale: 'en'})(tree, {path});
  return tree;
}

/** Names of elements below a node, each with what is in it. */
const outline = (node: object): unknown => {
  const {name, type, children = []} = node as {name?: string; type: string; children?: object[]};
  const inside = children.map(outline);
  return inside.length > 0 ? {[name ?? type]: inside} : (name ?? type);
};

const attributesOf = (tree: Root, name: string): string => {
  const found: string[] = [];
  const walk = (node: {
    name?: string;
    attributes?: {value: unknown}[];
    children?: object[];
  }): void => {
    if (node.name === name) found.push(JSON.stringify(node.attributes));
    for (const child of node.children ?? []) walk(child as typeof node);
  };
  walk(tree as object);
  return found.join(' ');
};

const page = `import MethodEndpoint from "@theme/ApiExplorer/MethodEndpoint";
import ParamsDetails from "@theme/ParamsDetails";
import StatusCodes from "@theme/StatusCodes";
import TabItem from "@theme/TabItem";
import Heading from "@theme/Heading";

<Heading as={"h1"}>
</Heading>

<MethodEndpoint method={"post"}>
</MethodEndpoint>

> In English.

Stops it. Read \`monitor-all\`.

<Heading id={"request"} as={"h2"}>
  Request
</Heading>

<ParamsDetails {...require("./thing-stop.ParamsDetails.json")}>
</ParamsDetails>

<StatusCodes {...require("./thing-stop.StatusCodes.json")}>
</StatusCodes>
`;

it('puts the page of an operation in order, and gives its components what they show', async () => {
  const tree = await arrange('api/thing-stop.api.mdx', page);
  const imported = tree.children.filter(({type}) => type === 'mdxjsEsm');
  expect(JSON.stringify(imported)).not.toContain('TabItem');
  expect(outline(tree.children.at(-1)!)).toMatchObject({
    ApiItem: [
      {header: ['Heading', 'MethodEndpoint']},
      {div: [{paragraph: ['text', {link: ['inlineCode']}, 'text']}]},
      {
        ApiExplorer: [
          {Samples: expect.any(Array) as unknown},
          {Samples: [{TabItem: ['EmptyBody']}]},
        ],
      },
      {div: [{Static: ['ParamsDetails', 'StatusCodes']}]},
    ],
  });
  expect(attributesOf(tree, 'MethodEndpoint')).toMatch(/role.{0,9}admin/);
  expect(attributesOf(tree, 'StatusCodes')).toContain('Done.');
  expect(attributesOf(tree, 'ApiExplorer')).toMatch(
    /new URL\(.*@generated\/api-reference\/default\/thing-stop\.json.*import\.meta\.url/,
  );
});

it('lists the operations of a group, and the groups', async () => {
  const group = await arrange('api/thing.tag.mdx', 'Text.\n\n<GroupOperations />\n');
  expect(attributesOf(group, 'GroupOperations')).toMatch(/api\/thing-stop.*api\/monitor-all/);
  const overview = await arrange('api/index.mdx', '<OperationGroups />\n\n<FirstCall />\n');
  expect(attributesOf(overview, 'OperationGroups')).toMatch(/count.{0,4}:2/);
  expect(outline(overview)).toEqual({
    root: [
      'OperationGroups',
      {section: [{paragraph: [{link: ['text']}]}, 'InstancePanel', 'code']},
    ],
  });
});
