import {readFileSync} from 'node:fs';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {commonNotes, noteKinds} from '../../markdown/notes.ts';
import {modules} from '../../markdown/remark-imports.ts';
import {attributesOf, nearest, type ParsedPage} from './page.ts';
import {advice} from './parse.ts';

const list = 'src/theme/MDXComponents/index.tsx';

/** What every page can use: components of the theme and the site, and what the build replaces. */
const shared = [
  ...['Details', 'Head', 'FirstCall', 'Symptoms', 'Workflows', ...Object.keys(modules)],
  // Such as "import Steps from …" or "import {TabItem} from …".
  ...Array.from(
    readFileSync(new URL(`../../../${list}`, import.meta.url), 'utf8').matchAll(
      /^import \{?(\w+)\}? from/gm,
    ),
    ([, name]) => name!,
  ),
];

/** Names that a page declares itself, by importing or exporting them. */
function declaredIn(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, 'mdxjsEsm', ({value}) => {
    names.push(...(value.match(/[A-Za-z_$][\w$]*/g) ?? []));
  });
  return names;
}

/** Names that every expression can read. */
const isGlobal = (name: string): boolean =>
  name in globalThis || ['props', 'frontMatter', 'contentTitle', 'toc', 'require'].includes(name);

/** Whether an expression is a sample value such as {workspaceId}, or {{name}}, which fails while the page is rendered. */
function isPlaceholder(
  node: Extract<Nodes, {type: 'mdxTextExpression' | 'mdxFlowExpression'}>,
  declared: string[],
): boolean {
  const [statement] = node.data?.estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return false;
  let {expression} = statement;
  while (expression.type === 'MemberExpression' && expression.object.type !== 'Super')
    expression = expression.object;
  if (expression.type === 'ObjectExpression') return true;
  if (expression.type !== 'Identifier') return false;
  return !declared.includes(expression.name) && !isGlobal(expression.name);
}

/** What the security policy of the served site refuses, and what the bundler doesn't see. */
function resourceProblem(element: string, url: string): string | undefined {
  const isExternal = /^(?:https?:)?\/\//.test(url);
  if (['iframe', 'script', 'object', 'embed'].includes(element))
    return `The security policy of the site blocks <${element}>: link to ${url || 'it'} instead.`;
  if (isExternal && ['img', 'source', 'video', 'audio'].includes(element))
    return `The security policy of the site blocks files of other sites: save ${url} next to the page, and write ![description](./file).`;
  if (element === 'img' && /^\.{0,2}\//.test(url) && !isExternal)
    return `The build doesn't see the file of <img>: write ![description](${url}).`;
  return undefined;
}

function elementProblem(node: Nodes & {name?: string | null}, known: string[]): string | undefined {
  const {name} = node;
  if (!name) return undefined;
  if (/^[A-Z]/.test(name) && !known.includes(name.split('.')[0]!))
    return `There is no component <${name}>.${nearest(name, known) ?? ''} Import it in the page, or add it to ${list}.`;
  const attributes = new Map(attributesOf(node).map((one) => [one.name, one.value]));
  if (typeof attributes.get('style') === 'string')
    return `MDX takes styles as an object: write style={{color: 'red'}}.`;
  const url = attributes.get('src') ?? attributes.get('data');
  return resourceProblem(name, typeof url === 'string' ? url : '');
}

/** What is wrong with a node: it builds, but breaks for readers, or Docusaurus finds it only while it renders the page. */
function problemOf(node: Nodes, declared: string[], lines: string[]): string | undefined {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementProblem(node, [...shared, ...declared]);
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return isPlaceholder(node, declared)
        ? `{${node.value}} has no value: ${advice.expression}`
        : undefined;
    case 'containerDirective':
      if (!noteKinds.includes(node.name))
        return `There is no note ":::${node.name}": use :::${commonNotes.join(', :::')}.`;
      // Without an end, it goes to the end of the page.
      return /^[\s>*-]*:{3,}\s*$/.test(lines[node.position!.end.line - 1] ?? '')
        ? undefined
        : `The note is never closed: write a line ":::" at its end.`;
    case 'image':
      return node.alt
        ? resourceProblem('img', node.url.replace(/^\.?\//, ''))
        : 'The image has no description: write ![description](…).';
    case 'text':
      if (/^\s*:{3,}/m.test(node.value))
        return `Readers would see ":::": a note begins with a line such as ":::note" and ends with a line ":::", each at the start of its line.`;
      // Markdown doesn't always take them for an emphasis next to full-width marks.
      return node.value.includes('**')
        ? 'Readers would see the asterisks: put punctuation outside of the emphasis.'
        : undefined;
    default:
      return undefined;
  }
}

/** Checks all that a page consists of. */
export function checkContent({tree, text, error, advise}: ParsedPage): void {
  const declared = declaredIn(tree);
  const lines = text.split('\n');
  visit(tree, (node) => {
    const problem = problemOf(node, declared, lines);
    if (problem) error(node, problem);
    if (node.type === 'code' && !node.lang)
      advise(node, 'Name the language of the code after the fence, such as ```bash, or ```text.');
  });
}
