import type {CheerioAPI} from 'cheerio';
import type {Area, PageEntry} from '../engine/search.ts';

type AnyNode = ReturnType<CheerioAPI['root']>[number]['children'][number];
type Element = Extract<AnyNode, {attribs: object}>;

/** A part of a page that can be a result: its head, or the text under a heading. */
export interface Section {
  heading: string;
  anchor: string;
  text: string;
}

export interface SearchPage extends Omit<PageEntry, 'sections'> {
  /** Front matter's other words for what the page is about. */
  keywords: string;
  /** Text that is searched but not shown: path and facts of an operation. */
  context: string;
  sections: Section[];
}

/** Tools, and the page of results itself; the Markdown page shows writers what they can use. */
const noResults =
  /^\/(?:search|markdown-page|404)$|^\/(?:blog|changelog)\/(?:tags|authors|archive|page)(?:\/|$)/;
/** Lists of pages: those pages are the results. */
const lists = /^\/(?:blog|changelog|api|docs\/symptoms)$/;

/** Parts of a page that aren't its text. */
const notSearched =
  'h1, nav, button, form, input, select, textarea, script, style, svg, template, thead, noscript, .hash-link, [data-no-search], [data-no-print], [hidden], .theme-doc-footer, .theme-edit-this-page, .theme-doc-toc-mobile, .pagination-nav, .theme-doc-breadcrumbs';
const inlineElements = new Set(
  'a abbr b code em i kbd mark s small span strong sub sup time u var wbr'.split(' '),
);

const areas = ['docs', 'api', 'blog', 'changelog'] as const;
const areaOf = (route: string): Area =>
  areas.find((area) => area === route.split('/')[1]) ?? 'site';

const tidy = (text: string): string =>
  text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[ ·]+|[ ·]+$/g, '');

/** Number before a heading in a list of them: no one looks for it. */
const listNumber = /^\d+\. /;

/** Anchor of the section at the end of a documentation page that links to the pages to read next: those pages are the results. */
const nextPagesAnchor = 'next';

/** Text of a node, with space around blocks and dots between the cells of a table. */
function textOf(node: AnyNode): string {
  if (node.type === 'text') return node.data;
  if (!('children' in node)) return '';
  const text = node.children.map(textOf).join('');
  if (!('name' in node)) return ` ${text} `;
  if (node.name === 'td') return ` · ${text}`;
  return inlineElements.has(node.name) ? text : ` ${text} `;
}

/** Anchor of a table row that names one thing, such as a variable in the table of variables. */
const namedRow = ($: CheerioAPI, row: Element): string | undefined =>
  $(row)
    .find('[id]')
    .toArray()
    .find(({attribs}) => /^[A-Z][A-Z0-9_]{2,}$/.test(attribs.id!))?.attribs.id;

/** Reads the head of a page and its sections, in which rows of variables are sections, too. */
function readSections($: CheerioAPI, root: Element): Section[] {
  let current: Section = {heading: '', anchor: '', text: ''};
  const sections = [current];
  const walk = (node: AnyNode): void => {
    const element = $(node as Element);
    if (element.is('h2, h3, h4')) {
      const anchor = element.attr('id') ?? element.find('[id]').attr('id');
      if (anchor) current = {heading: tidy(textOf(node)).replace(listNumber, ''), anchor, text: ''};
      else current.text += textOf(node);
      if (anchor && anchor !== nextPagesAnchor) sections.push(current);
      return;
    }
    const variable = element.is('tr') && namedRow($, node as Element);
    if (variable)
      sections.push({
        heading: variable,
        anchor: variable,
        text: textOf(node).replace(variable, ''),
      });
    else if (element.find('h2, h3, h4, tr').length > 0) (node as Element).children.forEach(walk);
    else current.text += textOf(node);
  };
  walk(root);
  return sections.map((section) => ({...section, text: tidy(section.text)}));
}

/** Null for pages that are no results. The parsed page loses what isn't searched. */
export function searchPageOf(route: string, $: CheerioAPI): SearchPage | null {
  if (noResults.test(route)) return null;
  if ($('head:first > meta[name=robots]').attr('content')?.includes('noindex')) return null;
  const articles = $('main article');
  const main = (articles.length === 1 ? articles : $('main, .main-wrapper')).first();
  if (main.length === 0) return null;
  const area = areaOf(route);
  const label =
    area === 'blog' || area === 'changelog'
      ? $('main time:first').text()
      : $('.breadcrumbs:first > li').eq(-2).text();
  const method = area === 'api' ? tidy($('main .api-page header [translate=no]:first').text()) : '';
  const h1 = tidy($('h1:first').text());
  const tab = tidy($('title:first').text().split(' | ')[0] ?? '');
  const title = area === 'site' ? tab || h1 : h1 || tab;
  const name = tidy($('.breadcrumbs__item--active:first').text());
  // The facts of an operation are searched; what it does is shown.
  const facts =
    area === 'api' ? main.find('.api-page > header').remove().toArray().map(textOf).join(' ') : '';
  const description = tidy($('meta[name=description]:first').attr('content') ?? '');
  main.find(notSearched).remove();
  const sections = readSections($, main.get(0) as Element);
  const head = sections[0]!;
  if (area === 'site' && h1 !== title) head.heading = h1;
  // The first paragraph may repeat the description.
  if (!head.text.startsWith(description.slice(0, 40)))
    head.text = tidy(`${description} ${head.text}`);
  const shownSections = (): Section[] => {
    if (lists.test(route)) return [{...head, text: description}];
    // The sections of an operation are called alike (Body, Errors): the operation is the result.
    if (method) return [{...head, text: sections.map(({text}) => text).join(' ')}];
    return sections;
  };
  return {
    route,
    title,
    name: name === title ? '' : name,
    area,
    method,
    label: tidy(label),
    keywords: $('head:first > meta[name=keywords]').attr('content') ?? '',
    context: tidy(`${route} ${facts}`),
    sections: shownSections(),
  };
}
