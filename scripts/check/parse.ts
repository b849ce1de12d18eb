import {createRequire} from 'node:module';
import matter from '@11ty/gray-matter';
import type {MarkdownConfig} from '@docusaurus/types';
import type {Options} from '@docusaurus/mdx-loader';
import type {Root} from 'mdast';
import type {Page, ParsedPage, Report} from './page.ts';

type ProcessorModule = typeof import('@docusaurus/mdx-loader/lib/processor');
type PreprocessorModule = typeof import('@docusaurus/mdx-loader/lib/preprocessor');

/* Parts of Docusaurus' Markdown loader that it doesn't export: after an upgrade, look here first. They are CommonJS modules. */
const require = createRequire(import.meta.url);
const {createProcessorUncached: createProcessor} =
  require('@docusaurus/mdx-loader/lib/processor.js') as ProcessorModule;
const {default: preprocess} =
  require('@docusaurus/mdx-loader/lib/preprocessor.js') as PreprocessorModule;

/** Reads Markdown. @throws the first error of the parser */
export type Parse = (text: string) => Promise<Root>;

/** Thrown by the first step after the parser, so that nothing else runs. */
class Parsed extends Error {
  constructor(readonly tree: Root) {
    super();
  }
}

/** Reads Markdown as a build with these settings does. */
export function markdownParser(markdownConfig: MarkdownConfig): Parse {
  const capture = () => (tree: Root) => {
    throw new Parsed(tree);
  };
  const options = {
    admonitions: true,
    markdownConfig,
    beforeDefaultRemarkPlugins: [capture],
  } as unknown as Options;
  const processors = {
    md: createProcessor({options, format: 'md'}),
    mdx: createProcessor({options, format: 'mdx'}),
  };
  const read: Parse = async (text) => {
    const filePath = 'page.md';
    const content = preprocess({fileContent: text, filePath, admonitions: true, markdownConfig});
    const processor = await processors[/^mdx:\n +format: md$/m.test(text) ? 'md' : 'mdx'];
    const thrown: unknown = await processor
      .process({content, filePath, frontMatter: {}, compilerName: 'client'})
      .catch((error: unknown) => error);
    if (thrown instanceof Parsed) return thrown.tree;
    throw thrown;
  };
  // An English page is read for each of its translations, too.
  const trees = new Map<string, Promise<Root>>();
  return (text) => {
    const tree = trees.get(text) ?? read(text);
    trees.set(text, tree);
    return tree;
  };
}

/** Errors of a page that are looked for after the first one. */
const maxErrors = 50;

/** Elements of HTML that have no end tag. */
const isVoid = (name: string): boolean =>
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i.test(name);

/** What the parser throws. */
interface ParserError {
  reason?: string;
  message: string;
  line?: number;
  column?: number;
}

/** Where the part begins that the parser can't read: MDX names the start tag in its message, or stops behind the mark. */
function startOf(text: string, {reason = '', line = 1, column = 1}: ParserError): number {
  const tag = /tag for `<[^`]*>` \((\d+):(\d+)-/.exec(reason);
  const [row, offset] = tag ? [Number(tag[1]), Number(tag[2])] : [line, column];
  const before = text.split('\n').slice(0, row - 1);
  const at = Math.min(before.join('\n').length + (row > 1 ? 1 : 0) + offset - 1, text.length - 1);
  if (tag) return at;
  const mark = /closing slash/.test(reason) ? /<$/ : /[{<]$/;
  for (let index = at; index >= 0; index -= 1)
    if (mark.test(text[index]!) && text[index - 1] !== '\\') return index;
  return at;
}

/** Code as a writer types it, to be shown as code. */
const asCode = (code: string): string =>
  code.includes('`') ? `write it in backticks` : `write \`\` \`${code}\` \`\` or \\${code}`;

/** What to write in the place of an expression that MDX can't read. */
export const expressionAdvice = (code: string): string =>
  code.startsWith('{#')
    ? `${code} is read as an ID only at the end of a heading: move it there.`
    : `${code} in text is code to MDX: ${asCode(code)}.`;

/** What to write in the place of a tag that MDX can't read. */
function tagAdvice(line: string): string {
  const [tag] = /^<[^>]*>?/.exec(line)!;
  const url = /^<((?:https?:\/\/|mailto:)\S+|\S+@\S+)>$/.exec(tag)?.[1];
  if (url)
    return `MDX has no links in angle brackets: write [text](${url.replace(/^(?=[^:]+$)/, 'mailto:')}).`;
  if (tag.startsWith('<!--')) return 'The comment has no end: close it with -->.';
  const [, slash, name = ''] = /^<(\/?)([a-z][\w.:-]*)?/i.exec(tag)!;
  if (!name) return `"<" begins a tag in MDX: write \\<, or put the code in backticks.`;
  if (isVoid(name))
    return `${tag} needs a slash at its end in MDX: ${tag.replace(/\s*>?$/, ' />')}.`;
  if (slash)
    return `${tag} closes nothing here: delete it, or write <${name}> before it in the same block.`;
  return `${tag} is never closed: write </${name}> in the same block, on a line of its own if text with blank lines is between them. If it's no tag, ${asCode(tag)}.`;
}

function adviceFor(rest: string, {reason, message}: ParserError): string {
  const [line = ''] = rest.split('\n');
  if (line.startsWith('{')) return expressionAdvice(/^\{+[^}]*\}*/.exec(line)![0]);
  if (line.startsWith('<')) return tagAdvice(line);
  return `MDX can't read this: ${(reason ?? message).split('\n')[0]!}.`;
}

const blank = (text: string, start: number, length: number): string =>
  text.slice(0, start) + ' '.repeat(length) + text.slice(start + length);

/** The front matter of a page; none if it can't be read, which is reported. */
function frontMatterOf(text: string, report: Report): Record<string, unknown> {
  try {
    // An options object keeps gray-matter from answering out of its cache, which hides a second error.
    return matter(text, {}).data;
  } catch (thrown) {
    const {reason, mark} = thrown as {reason?: string; mark?: {line: number}};
    report(
      (mark?.line ?? 0) + 1,
      `The front matter can't be read (${reason ?? String(thrown)}). Keys are there once, and values with a colon are in quotation marks.`,
    );
    return {};
  }
}

/** Reads a page and reports everything in it that MDX can't read: the part at fault is blanked, and the rest is read again. */
export async function parsePage(page: Page, parse: Parse, report: Report): Promise<ParsedPage> {
  const frontMatter = frontMatterOf(page.text, report);
  let {text} = page;
  for (let count = 0; count < maxErrors; count += 1)
    try {
      return {...page, frontMatter, tree: await parse(text)};
    } catch (thrown) {
      const error = thrown as ParserError;
      const start = startOf(text, error);
      const rest = text.slice(start);
      report(text.slice(0, start).split('\n').length, adviceFor(rest, error));
      // A whole tag goes, and its end with it, so that the end doesn't count as a second fault.
      const [tag = ' ', name] = /^<([\w.-]*)(?:[^<>\n]*>)?/.exec(rest) ?? [];
      text = blank(text, start, tag.length);
      const end = name ? text.indexOf(`</${name}>`, start) : -1;
      if (end >= 0 && !text.slice(start, end).includes(`<${name}`))
        text = blank(text, end, name!.length + 3);
    }
  return {...page, frontMatter, tree: {type: 'root', children: []}};
}
