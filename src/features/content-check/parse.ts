import {createRequire} from 'node:module';
import matter from '@11ty/gray-matter';
import type {MarkdownConfig} from '@docusaurus/types';
import type {Options} from '@docusaurus/mdx-loader';
import type {Root} from 'mdast';
import {parse as parseYaml, type YAMLParseError} from 'yaml';
import {reporterOf, type Finding, type Page, type ParsedPage} from './page.ts';

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

/** What the parser throws. */
interface ParserError {
  reason?: string;
  message: string;
  line?: number;
}

/** What to write instead of an expression or a tag that MDX takes for code. */
export const advice = {
  expression: 'braces are code to MDX: write them in backticks, or as \\{.',
  tag: 'close a tag in the block that it begins in, such as <b>…</b> or <br />. Write what is no tag in backticks, or as \\<.',
};

/** Line of what the parser can't read. */
function lineOf(text: string, {reason = '', line = 1}: ParserError): number {
  // Such as "Expected a closing tag for `<b>` (6:3-6:6)": the tag itself, and not the paragraph that it's in.
  const tag = /\((\d+):\d+-/.exec(reason);
  if (tag) return Number(tag[1]);
  // An expression without an end goes to the end of the file.
  if (reason.includes('end of file in expression'))
    return text.slice(0, text.lastIndexOf('{')).split('\n').length;
  return line;
}

/** What the parser says, and what to write instead. */
function messageOf({reason, message}: ParserError): string {
  const [problem = ''] = (reason ?? message).split('\n');
  const isTag = /\b(?:tag|name)\b/.test(problem);
  const fix = /expression/.test(problem) ? advice.expression : isTag ? advice.tag : 'rewrite it.';
  return `MDX can't read this (${problem}): ${fix}`;
}

/** Reads a page for the rules. One that can't be read has its first mistake instead. */
export async function parsePage(
  page: Page,
  parse: Parse,
): Promise<{findings: Finding[]; parsed?: ParsedPage}> {
  const {findings, error, advise} = reporterOf(page);
  let frontMatter: Record<string, unknown>;
  try {
    // This parser leaves a date as it's written.
    frontMatter = matter(page.text, {engines: {yaml: parseYaml}}).data;
  } catch (thrown) {
    const {message, linePos} = thrown as YAMLParseError;
    error(
      linePos?.[0].line ?? 1,
      `The front matter can't be read: ${message.split(' at line')[0]}. Put values with a colon in quotation marks, and each key once.`,
    );
    return {findings};
  }
  try {
    const tree = await parse(page.text);
    return {findings, parsed: {...page, frontMatter, tree, error, advise}};
  } catch (thrown) {
    const mistake = thrown as ParserError;
    error(lineOf(page.text, mistake), messageOf(mistake));
    return {findings};
  }
}
