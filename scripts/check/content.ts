import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import type {Nodes, Root} from 'mdast';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import {noteKinds} from '../../src/markdown/notes.ts';
import {modules} from '../../src/markdown/remark-imports.ts';
import {nearest} from './nearest.ts';
import {attributesOf, type ParsedPage, type Report} from './page.ts';
import type {Site} from './site.ts';
import {expressionAdvice} from './syntax.ts';

const list = 'src/theme/MDXComponents/index.tsx';

/** Names in the map of components, or in the theme's map. */
const namesIn = (file: string, pattern: RegExp): string[] =>
  (pattern.exec(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))?.[1] ?? '').match(
    /(?<![.\w])[A-Z]\w*/g,
  ) ?? [];

/** What every page can use: components of the theme and the site, and what the build replaces. */
const shared = [
  ...['Details', 'Head', 'FirstCall', 'Symptoms', 'Workflows'],
  ...namesIn(list, /export default \{([^}]+)\}/),
  ...Object.keys(modules),
];

/** Names that a page declares itself, by importing or exporting them. */
function declaredIn(tree: Root): string[] {
  const names: string[] = [];
  visit(
    tree,
    'mdxjsEsm',
    ({value}) => void names.push(...(value.match(/[A-Za-z_$][\w$]*/g) ?? [])),
  );
  return names;
}

/** Names that an expression reads. What a function declares and reads is its own affair. */
function namesRead(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(namesRead);
  if (typeof node !== 'object' || node === null || !('type' in node)) return [];
  const {type, name, object, property, computed, value, ...rest} = node as Record<string, unknown>;
  if (type === 'Identifier') return [name as string];
  if (/Function/.test(type as string)) return [];
  if (type === 'Property') return namesRead(value);
  return [object, computed ? property : [], ...Object.values(rest)].flatMap(namesRead);
}

/** Values that JavaScript and Docusaurus bring along. */
const isGlobal = (name: string): boolean =>
  name in globalThis || ['props', 'frontMatter', 'contentTitle', 'toc', 'require'].includes(name);

/** Whether a module that a page imports exists, as the bundler would find it. */
function exists(source: string, file: string, themes: string[]): boolean {
  if (/^@(?:generated|docusaurus|theme-original|theme-init)\//.test(source)) return true;
  const [module = source] = source.split('?');
  // Of a site that couldn't be loaded, the themes aren't known.
  if (module.startsWith('@theme/') && themes.length === 0) return true;
  const paths = {'@site/*': ['./*'], '@theme/*': ['src/theme', ...themes].map((dir) => `${dir}/*`)};
  const options = {paths, allowJs: true, moduleResolution: ts.ModuleResolutionKind.Bundler};
  const at = path.resolve(file);
  if (ts.resolveModuleName(module, at, options, ts.sys).resolvedModule) return true;
  // TypeScript knows no style sheets, pages, or images.
  const places = module.startsWith('@site/') ? [''] : [path.dirname(at), 'node_modules'];
  return places.some((place) => existsSync(path.join(place, module.replace(/^@site\//, ''))));
}

/** Elements that run or embed something, which the security policy of the served site refuses. */
const embeds = ['iframe', 'script', 'object', 'embed', 'frame'];

/** What the served site refuses, or what only a browser of this one folder finds. */
function resourceProblem(element: string, url: string): string | undefined {
  const isExternal = /^(?:https?:)?\/\//.test(url);
  if (embeds.includes(element))
    return `The security policy of the site blocks <${element}>: link to ${url || 'it'} instead.`;
  if (isExternal && ['img', 'source', 'video', 'audio', 'image'].includes(element))
    return `The security policy of the site blocks ${element === 'image' ? 'images' : `<${element}>`} of other sites: save ${url} next to the page, and write ![description](./${path.posix.basename(url.replace(/[?#].*/, '')) || 'image.png'}).`;
  if (element === 'img' && /^\.{0,2}\//.test(url) && !isExternal)
    return `The build doesn't see the file of <img>: write ![description](${url}).`;
  return undefined;
}

function checkElement(node: Nodes & {name?: string | null}, known: string[], error: Report): void {
  const {name} = node;
  if (name && /^[A-Z]/.test(name) && !known.includes(name.split('.')[0]!))
    error(
      node,
      `There is no component <${name}>.${nearest(name, known) ?? ''} Import it in the page, or add it to ${list}.`,
    );
  for (const {name: attribute, value} of attributesOf(node)) {
    if (typeof value !== 'string') continue;
    if (attribute === 'style') {
      const pairs = [...value.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(([, property, text]) => {
        const name = property!.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
        return `${name}: '${text!.trim()}'`;
      });
      error(node, `MDX takes styles as an object: write style={{${pairs.join(', ')}}}.`);
    } else if (/^on[a-z]/i.test(attribute as string))
      error(node, `${String(attribute)}="…" is no code to MDX: delete it, or make a component.`);
  }
  const url = attributesOf(node).find(({name: key}) => key === 'src' || key === 'data')?.value;
  const problem = name && resourceProblem(name, typeof url === 'string' ? url : '');
  if (problem) error(node, problem);
}

/** An admonition whose end is missing goes to the end of the page. */
function checkDirective(
  node: Extract<Nodes, {type: 'containerDirective' | 'leafDirective' | 'textDirective'}>,
  lines: string[],
  error: Report,
): void {
  const marks = {containerDirective: ':::', leafDirective: '::', textDirective: ':'}[node.type];
  if (node.type === 'textDirective') {
    // Docusaurus writes times and other words with a colon back as they were.
    if (node.children.length > 0 || Object.keys(node.attributes ?? {}).length > 0)
      error(node, `Readers would not see ":${node.name}" as it is: write \\:${node.name}.`);
    return;
  }
  if (node.type === 'leafDirective' || !noteKinds.includes(node.name))
    error(
      node,
      `There is no note "${marks}${node.name}": use ${noteKinds
        .slice(0, 5)
        .map((kind) => `:::${kind}`)
        .join(', ')}.`,
    );
  else if (!/^[\s>*-]*:{3,}\s*$/.test(lines[node.position!.end.line - 1] ?? ''))
    error(node, `The note is never closed: write a line ":::" at its end.`);
}

/** What builds, but breaks for readers, and what Docusaurus finds only while it renders the page. */
export function checkContent(
  page: ParsedPage,
  {themes}: Pick<Site, 'themes'>,
  error: Report,
  advise: Report,
): void {
  const {tree, file, text} = page;
  const declared = declaredIn(tree);
  const known = [...shared, ...declared];
  const lines = text.split('\n');
  if (file.startsWith('blog/') && !/(?:<!--|\{\/\*)\s*truncate\s*(?:-->|\*\/\})/.test(text))
    error(lines.length, 'Lists of posts show the text up to a line {/* truncate */}: add one.');
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm')
      for (const [, source] of node.value.matchAll(
        /^\s*(?:import\s+(?:[^'"]*\sfrom\s*)?|export\s[^'"=]*\sfrom\s*)['"]([^'"]+)['"]/gm,
      ))
        if (!exists(source!, file, themes))
          error(node, `There is no module "${source}": correct the import, or delete it.`);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      checkElement(node, known, error);
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      const [statement] = node.data?.estree?.body ?? [];
      const isObject =
        statement?.type === 'ExpressionStatement' &&
        statement.expression.type === 'ObjectExpression';
      const isUnknown = (name: string): boolean => !declared.includes(name) && !isGlobal(name);
      if (isObject || namesRead(statement).some(isUnknown))
        error(node, expressionAdvice(`{${node.value}}`));
    }
    if (
      node.type === 'containerDirective' ||
      node.type === 'leafDirective' ||
      node.type === 'textDirective'
    )
      checkDirective(node, lines, error);
    if (node.type === 'image') {
      const problem = resourceProblem('image', node.url);
      if (problem) error(node, problem);
      if (!node.alt) error(node, 'The image has no description: write ![description](…).');
    }
    if (node.type === 'code' && !node.lang)
      advise(node, 'Name the language of the code after the fence, such as ```bash, or ```text.');
    if (node.type === 'text') checkText(node, error);
    if (node.type === 'blockquote') {
      const kind = /^\[!(\w+)\]/.exec(toString(node))?.[1];
      if (kind && !/^(?:note|tip|important|warning|caution)$/i.test(kind))
        error(node, `There is no alert [!${kind}]: use NOTE, TIP, IMPORTANT, WARNING, or CAUTION.`);
    }
  });
}

/** Marks of Markdown that readers would see. */
function checkText(node: Extract<Nodes, {type: 'text'}>, error: Report): void {
  node.value.split('\n').forEach((text, index) => {
    const line = (node.position?.start.line ?? 1) + index;
    // Markdown doesn't always take them for an emphasis next to full-width marks.
    if (text.includes('**'))
      error(line, 'Readers would see the asterisks: put punctuation outside of the emphasis.');
    if (/^\s*:{3,}/.test(text))
      error(
        line,
        `Readers would see "${text.trim().slice(0, 20)}": a note begins with a line such as ":::note" and ends with a line ":::", each at the start of its line.`,
      );
  });
}
