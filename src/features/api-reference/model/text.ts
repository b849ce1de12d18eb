/** Splits Markdown into code (spans and fences) and text; code comes at odd places. */
const splitCode = (markdown: string): string[] =>
  markdown.split(/(^```[\s\S]*?^```|(?<!`)(?:`[^`]+`|``(?:[^`]|`(?!`))+``)(?!`))/m);

const entities: Record<string, string> = {'{': '&#123;', '}': '&#125;', '<': '&lt;', '>': '&gt;'};

/**
 * Makes Markdown safe inside MDX: braces and angle brackets of the text become entities, except the one that begins a quotation, code
 * stays as it is, and no line can be taken for an import or export.
 */
export function mdxText(markdown: string): string {
  return splitCode(markdown)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/[{}<]|(?<!^)>/gm, (sign) => entities[sign]!),
    )
    .join('')
    .replace(/^(?:import|export)(?=\s)/gm, (word) => `&#${word.charCodeAt(0)};${word.slice(1)}`)
    .trim();
}

/** A JSX attribute; nothing when the value is undefined or false. */
export function attribute(name: string, value: unknown): string {
  if (value === undefined || value === false) return '';
  if (value === true) return ` ${name}`;
  if (typeof value === 'string' && /^[\w .,:/@-]*$/.test(value)) return ` ${name}="${value}"`;
  return ` ${name}={${JSON.stringify(value)}}`;
}

export function attributes(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => attribute(name, value))
    .join('');
}

/** A block element: blank lines around the children let MDX read them as Markdown. */
export function element(
  name: string,
  values: Record<string, unknown>,
  children: string[] = [],
): string {
  const inside = children.filter(Boolean);
  if (inside.length === 0) return `<${name}${attributes(values)} />`;
  return `<${name}${attributes(values)}>\n\n${inside.join('\n\n')}\n\n</${name}>`;
}

/** An element around children; nothing without any. */
export const around = (
  name: string,
  values: Record<string, unknown>,
  children: string[],
): string => (children.length > 0 ? element(name, values, children) : '');

/** A fenced code block whose fence is longer than any run of backticks in it. */
export function fence(language: string, code: string, title?: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}${title ? ` title="${title.replace(/["`]/g, '')}"` : ''}\n${code.trimEnd()}\n${ticks}`;
}

/** Text of Markdown without its marks. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(
      /[*_]{1,3}(?=\S)([^*_]+?)[*_]{1,3}/g,
      (all, inner: string, offset: number, whole: string) =>
        /\w/.test(whole[offset - 1] ?? '') ? all : inner,
    )
    .replace(/`+/g, '')
    .replace(/^> /gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Width of a text in Latin characters: Chinese, Japanese and full-width signs count twice. */
const width = (text: string): number =>
  [...text].reduce(
    (sum, sign) =>
      sum + (/[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/.test(sign) ? 2 : 1),
    0,
  );

const min = 120;
const max = 155;

/** Description of a page for search engines: whole sentences where they fill 120 to 155 characters, else cut at a word. */
export function metaDescription(markdown: string): string {
  const text = plainText(markdown);
  if (width(text) <= max) return text;
  const sentences = text.match(/.+?(?:[.!?](?=\s|$)|[。！？]|$)\s*/g) ?? [text];
  let whole = '';
  for (const sentence of sentences) {
    if (width((whole + sentence).trim()) > max) break;
    whole += sentence;
  }
  if (width(whole.trim()) >= min) return whole.trim();
  let cut = '';
  for (const word of text.match(
    /[\u2e80-\u9fff\uff00-\uff60]|[^\s\u2e80-\u9fff\uff00-\uff60]+\s*|\s+/g,
  ) ?? []) {
    if (width(cut + word.trimEnd()) > max - 2) break;
    cut += word;
  }
  return `${cut.trim().replace(/[\s,;:.、，；：。]+$/, '')} …`;
}

/**
 * Makes links of the operation ids that a page names in code spans.
 * @param mdx page; front matter, lines of JSX and fenced code stay as they are
 * @param addressOf address of an operation; undefined for any other word
 */
export function linkOperations(mdx: string, addressOf: (id: string) => string | undefined): string {
  let fenced = '';
  return mdx
    .split('\n')
    .map((line) => {
      const ticks = /^`{3,}/.exec(line)?.[0];
      if (ticks && (!fenced || line === fenced)) {
        fenced = fenced ? '' : ticks;
        return line;
      }
      if (fenced || /^<|^\w+:|^import /.test(line)) return line;
      return line.replace(/(?<!\[)`([a-zA-Z]+-[a-zA-Z]+)`/g, (span, id: string) => {
        const address = addressOf(id);
        return address ? `[${span}](${address})` : span;
      });
    })
    .join('\n');
}
