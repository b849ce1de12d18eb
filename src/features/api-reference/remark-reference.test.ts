import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import {remark} from 'remark';
import {expect, it, vi} from 'vitest';
import {remarkReference} from './remark-reference.ts';

const operation = (operationId: string, more: object = {}) => ({
  operationId,
  summary: 'Stop a thing',
  responses: {200: {description: 'Done.'}},
  ...more,
});
const description = JSON.stringify({
  servers: [{url: '{origin}/open'}],
  paths: {
    '/thing': {post: operation('thing-stop', {deprecated: true, 'x-roles': 'admin'})},
    '/all': {get: operation('monitor-all')},
  },
});

vi.mock(import('./model/description.ts'), async (original) => {
  const own = await original();
  return {...own, readReference: () => own.resolveDescription(description)};
});

/** A page that the OpenAPI plugin wrote, as MDX after the plugin of this site: without imports, and JSON without escapes. */
async function arrange(path: string, mdx: string): Promise<string> {
  const processor = remark().use(remarkMdx);
  const tree: Root = processor.parse(mdx);
  // Docusaurus' own parser makes directives.
  for (const node of tree.children)
    if (node.type === 'blockquote') Object.assign(node, {type: 'containerDirective'});
  await remarkReference({locale: 'en'})(tree, {path});
  return processor.stringify(tree).replaceAll('\\"', '"');
}

/** Names of the elements in MDX, in their order. */
const elementsIn = (mdx: string): string[] =>
  [...mdx.matchAll(/^ *<(\w+)/gm)].map(([, name]) => name!);

const page = `import MethodEndpoint from "@theme/ApiExplorer/MethodEndpoint";
import TabItem from "@theme/TabItem";

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
  const mdx = await arrange('api/thing-stop.api.mdx', page);
  expect(elementsIn(mdx).filter((name) => name !== 'TabItem')).toEqual([
    'ApiItem',
    ...['header', 'Heading', 'MethodEndpoint'],
    'div',
    ...['ApiExplorer', 'Samples', 'Samples', 'EmptyBody'],
    ...['div', 'Static', 'ParamsDetails', 'RequestSchema', 'StatusCodes'],
  ]);
  expect(mdx).toContain('Stops it. Read [`monitor-all`](/api/monitor-all).');
  expect(mdx).not.toMatch(/In English|Request$|import TabItem/m);
  expect(mdx).toMatch(/<MethodEndpoint .*"role":"admin"/);
  expect(mdx).toMatch(/<StatusCodes .*Done\./);
});

it('shows a first call in the overview', async () => {
  const overview = await arrange('api/index.mdx', '<FirstCall />\n');
  expect(elementsIn(overview)).toEqual(['section', 'InstancePanel']);
  expect(overview).toMatch(/```bash\n\s*curl/);
});
