import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Element, Root} from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {CheerioAPI} from 'cheerio';
import type {BuiltPage} from './pages.ts';

/** What a reader of Markdown has no use for. */
const chrome = 'nav, button, form, script, style, svg, .hash-link, [data-no-print], [data-no-twin], .theme-doc-footer, .theme-edit-this-page';

/** Our code frames carry the language on the figure; the converter looks for a class on the code. */
function frameLanguages() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element, index, parent) => {
      if (node.tagName !== 'figure' || !node.properties.dataLanguage || !parent || index === undefined) return;
      visit(node, 'element', (inner: Element) => {
        if (inner.tagName === 'code') inner.properties.className = [`language-${String(node.properties.dataLanguage)}`];
      });
    });
  };
}

const converter = unified()
  .use(rehypeParse, {fragment: true})
  .use(frameLanguages)
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', fences: true, rule: '-'});

/**
 * Markdown of a page's main part, made from the finished HTML so that it says what the page says.
 * @param $ the parsed page
 * @param siteUrl origin that relative links are resolved against
 * @returns Markdown with the page's title as its first heading, or null for a page without a main part
 */
export function twinOf($: CheerioAPI, siteUrl: string): string | null {
  const article = $('main article').first();
  const main = (article.length > 0 && $('main article').length === 1 ? article : $('main').first()).clone();
  if (main.length === 0) return null;
  main.find(chrome).remove();
  // React marks where one text ends and the next begins.
  main
    .find('*')
    .addBack()
    .contents()
    .filter((_, node) => node.type === 'comment')
    .remove();
  main.find('a[href^="/"]').each((_, link) => {
    $(link).attr('href', siteUrl + $(link).attr('href'));
  });
  const markdown = String(converter.processSync(main.html() ?? '')).trim();
  const heading = $('h1').first().text().trim();
  const titled = markdown.startsWith('# ') || !heading ? markdown : `# ${heading}\n\n${markdown}`;
  return `${titled}\n`;
}

/** Address of a page's Markdown twin, next to the page itself. */
export function twinFile(page: BuiltPage): string {
  return page.file.replace(/\.html$/, '.md');
}

/** Writes the twins of all pages that stand for content. */
export async function writeTwins(dir: string, pages: BuiltPage[], siteUrl: string): Promise<number> {
  let written = 0;
  for (const page of pages) {
    const text = twinOf(await page.load(), siteUrl);
    if (text === null) continue;
    await writeFile(path.join(dir, twinFile(page)), text);
    written += 1;
  }
  return written;
}
