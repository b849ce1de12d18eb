import type {Root} from 'mdast';
import type {Page, ParsedPage, Report} from './page.ts';
import {frontMatterOf} from './front-matter.ts';

/** Errors of a page that are looked for after the first one. */
const maxErrors = 50;

/** Elements of HTML that have no end tag. */
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
/** Elements of HTML that people write in Markdown. */
const html =
  /^(?:a|abbr|audio|b|blockquote|button|center|cite|code|dd|del|details|div|dl|dt|em|figcaption|figure|font|form|h[1-6]|i|iframe|ins|kbd|label|li|mark|ol|p|picture|pre|q|s|samp|script|section|small|span|strong|style|sub|summary|sup|svg|table|tbody|td|tfoot|th|thead|tr|u|ul|var|video)$/i;

interface Position {
  line: number;
  column: number;
}

/** What the Markdown parser throws. */
interface ParserError extends Partial<Position> {
  reason?: string;
  message: string;
}

const offsetOf = (text: string, {line, column}: Position): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, before) => sum + before.length + 1, 0) +
  column -
  1;

/** Where the part begins that the parser can't read: MDX names the start tag in its message, or stops behind the mark. */
function startOf(text: string, {reason = '', line = 1, column = 1}: ParserError): number {
  const tag = /tag for `<[^`]*>` \((\d+):(\d+)-/.exec(reason);
  if (tag) return offsetOf(text, {line: Number(tag[1]), column: Number(tag[2])});
  const at = Math.min(offsetOf(text, {line, column}), text.length - 1);
  // The parser names the sign behind the part that is wrong, or the end of the block.
  const mark = /closing slash/.test(reason) ? /<$/ : /[{<]$/;
  for (let index = at; index >= 0; index -= 1)
    if (mark.test(text[index]!) && text[index - 1] !== '\\') return index;
  return at;
}

const quoted = (code: string): string => (code.includes('`') ? code : `\`${code}\``);

/** What a writer types to get code, shown as code itself. */
const inBackticks = (code: string): string =>
  code.includes('`') ? 'it in backticks' : `\`\` \`${code}\` \`\``;

/** What to write in the place of code that MDX can't read. */
export function expressionAdvice(code: string): string {
  if (code.startsWith('{#'))
    return `${quoted(code)} is read as an ID only at the end of a heading: move it there.`;
  return `${quoted(code)} in text is code to MDX: write ${inBackticks(code)} or \\${code}.`;
}

/** What to write in the place of a tag that MDX can't read. */
function tagAdvice(rest: string): string {
  const [line = ''] = rest.split('\n');
  const url = /^<((?:https?:\/\/|mailto:)[^>\s]+|[\w.+-]+@[\w.-]+)>/.exec(line)?.[1];
  if (url)
    return `MDX has no links in angle brackets: write [${url}](${url.includes('@') && !url.startsWith('mailto:') ? 'mailto:' : ''}${url}).`;
  if (line.startsWith('<!--')) return 'The comment has no end: close it with -->.';
  const [, slash, name = ''] = /^<(\/?)([\w.:-]*)/.exec(line) ?? [];
  if (name === '' || /^\d/.test(name))
    return `"<" begins a tag in MDX: write \\<, or put the code in backticks ("${line.slice(0, 20)}").`;
  if (empty.test(name)) {
    const tag = /^<[^>]*>/.exec(line)?.[0] ?? `<${name}>`;
    return `\`${tag}\` needs a slash at its end in MDX: write \`${slash ? `<${name} />` : tag.replace(/\s*>$/, ' />')}\`.`;
  }
  if (slash)
    return `\`</${name}>\` closes nothing here: delete it, or write \`<${name}>\` before it in the same block.`;
  if (html.test(name) || /^[A-Z]/.test(name))
    return `\`<${name}>\` is never closed: write \`</${name}>\` in the same block, each on a line of its own if text with blank lines is between them.`;
  const tag = /^<[^>\n]*>?/.exec(line)![0];
  return `\`${tag}\` is a tag to MDX: write ${inBackticks(tag)} or \\${tag}.`;
}

/** The code in braces, to its end or the end of the line. */
function bracesAt(text: string, start: number): string {
  let depth = 0;
  for (let index = start; index < text.length && text[index] !== '\n'; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
    if (depth === 0) return text.slice(start, index + 1);
  }
  return text.slice(start).split('\n')[0]!;
}

function adviceFor(text: string, start: number, error: ParserError): string {
  if (text[start] === '{') return expressionAdvice(bracesAt(text, start));
  if (text[start] === '<') return tagAdvice(text.slice(start));
  const [what = ''] = (error.reason ?? error.message).split('\n');
  return `MDX can't read this: ${what.replaceAll(/ \(\d+:\d+-\d+:\d+\)/g, '')}.`;
}

const blank = (text: string, start: number, length: number): string =>
  text.slice(0, start) + ' '.repeat(length) + text.slice(start + length);

/**
 * Reads a page and reports everything in it that MDX can't read: the part at fault is blanked, and the rest is read again.
 * @param parse reads Markdown as Docusaurus does
 */
export async function parsePage(
  page: Page,
  parse: (page: Page, text: string) => Promise<Root>,
  report: Report,
): Promise<ParsedPage> {
  let {text} = page;
  let tree: Root = {type: 'root', children: []};
  for (let count = 0; count < maxErrors; count += 1)
    try {
      tree = await parse(page, text);
      break;
    } catch (thrown) {
      const error = thrown as ParserError;
      const start = startOf(text, error);
      report(text.slice(0, start).split('\n').length, adviceFor(text, start, error));
      // A whole tag goes, so that its end doesn't count as a second fault.
      const length = /^<(?:[^<>\n]*>)?/.exec(text.slice(start))?.[0].length ?? 1;
      if (/^\s*$/.test(text.slice(start, start + length))) break;
      const name = /^<([\w.-]+)/.exec(text.slice(start))?.[1];
      text = blank(text, start, length);
      // The end of an element whose beginning is at fault is no second fault.
      const end = name ? text.indexOf(`</${name}>`, start) : -1;
      if (end >= 0 && !text.slice(start, end).includes(`<${name}`))
        text = blank(text, end, name!.length + 3);
    }
  try {
    return {...page, frontMatter: frontMatterOf(page), tree};
  } catch {
    // Reported by the rule for front matter.
    return {...page, frontMatter: {}, tree};
  }
}
