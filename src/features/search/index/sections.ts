import type {CheerioAPI} from 'cheerio';
import type {Area, PageEntry} from '../engine/index-files.ts';

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

/** Pages that are no results: lists of posts by tag, author, and year, and the page that shows writers what Markdown can do. */
const noResults = /^\/(?:markdown-page$|(?:blog|changelog)\/(?:tags|authors|archive)(?:\/|$))/;
/** Lists of pages, which are results themselves: only the description of the list is searched. */
const lists = /^\/(?:blog|changelog|api|docs\/symptoms)$/;

/** Parts of a page that aren't its text. */
const notSearched = [
  'h1, nav, button, form, input, select, textarea, script, style, svg, template, thead, noscript',
  // Marks of the site's own components, and of Docusaurus'
  '[data-no-search], [data-no-print], [hidden]',
  '.hash-link, .theme-doc-footer, .theme-edit-this-page, .theme-doc-toc-mobile, .pagination-nav, .theme-doc-breadcrumbs',
].join();
const headings = 'h2[id], h3[id], h4[id]';
/** Elements without a space around them. */
const inlineElements = new Set(
  'a abbr b code em i kbd mark s small span strong sub sup time u var wbr'.split(' '),
);

/** Anchor of the section at the end of a documentation page that links to the pages to read next: those pages are the results. */
const nextPagesAnchor = 'next';
/** Number before a heading in a list of them, as in `1. Install`: no one looks for it. */
const listNumber = /^\d+\. /;
/** Identifier of an environment variable, such as `JWT_SECRET`. */
const variableName = /^[A-Z][A-Z0-9_]{2,}$/;

const areas = ['docs', 'api', 'blog', 'changelog'] as const;
const areaOf = (route: string): Area =>
  areas.find((area) => area === route.split('/')[1]) ?? 'site';

/** Text on one line, without invisible spaces, and without the dots that separate cells at its ends. */
const tidy = (text: string): string =>
  text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[ ·]+|[ ·]+$/g, '');

/** With space around blocks, and dots between the cells of a table. */
function textOf(node: AnyNode): string {
  if (node.type === 'text') return node.data;
  if (!('children' in node)) return '';
  const text = node.children.map(textOf).join('');
  if (!('name' in node)) return ` ${text} `;
  if (node.name === 'td') return ` · ${text}`;
  return inlineElements.has(node.name) ? text : ` ${text} `;
}

/** The head of a page and its sections. A table row about an environment variable is a section, too. */
function readSections($: CheerioAPI, main: Element, slogan: string): Section[] {
  let current: Section = {heading: slogan, anchor: '', text: ''};
  const sections = [current];
  const walk = (node: AnyNode): void => {
    const element = $(node as Element);
    const ids = element.is('tr') ? element.find('[id]').toArray() : [];
    const variable = ids.map(({attribs}) => attribs.id!).find((id) => variableName.test(id));
    if (element.is(headings)) {
      const heading = tidy(textOf(node)).replace(listNumber, '');
      current = {heading, anchor: element.attr('id')!, text: ''};
      sections.push(current);
    } else if (variable) {
      const text = textOf(node).replace(variable, '');
      sections.push({heading: variable, anchor: variable, text});
    } else if (element.find(`${headings}, tr`).length > 0) {
      (node as Element).children.forEach(walk);
    } else {
      current.text += textOf(node);
    }
  };
  walk(main);
  return sections
    .filter(({anchor}) => anchor !== nextPagesAnchor)
    .map((section) => ({...section, text: tidy(section.text)}));
}

/** The sections that can be results: of a list of pages and of an operation, there is one. */
function resultsOf(
  [first, ...others]: Section[],
  description: string,
  {isList, isOperation}: {isList: boolean; isOperation: boolean},
): Section[] {
  if (isList) return [{...first!, text: description}];
  // The first paragraph may repeat the description.
  const isRepeated = first!.text.startsWith(description.slice(0, 40));
  const head = {...first!, text: isRepeated ? first!.text : tidy(`${description} ${first!.text}`)};
  const sections = [head, ...others];
  // The sections of an operation are called alike (Body, Errors): the operation is the result.
  return isOperation ? [{...head, text: sections.map(({text}) => text).join(' ')}] : sections;
}

/** What the search knows of a page; null for a page that is no result. */
export function searchPageOf(route: string, $: CheerioAPI): SearchPage | null {
  const meta = (name: string): string => $(`meta[name=${name}]:first`).attr('content') ?? '';
  const textAt = (selector: string): string => tidy($(selector).text());
  if (noResults.test(route) || meta('robots').includes('noindex')) return null;
  const articles = $('main article');
  const main = (articles.length === 1 ? articles : $('main')).first().clone();
  const area = areaOf(route);
  const isDated = area === 'blog' || area === 'changelog';
  const h1 = textAt('h1:first');
  // The heading of a marketing page is a slogan, and the tab of the browser has its title: "Pricing | Tianji".
  const title = area === 'site' || !h1 ? textAt('title:first').split(' | ')[0]! : h1;
  const name = textAt('.breadcrumbs__item--active:first');
  const method = area === 'api' ? tidy(main.find('header [translate=no]:first').text()) : '';
  // The facts of an operation are searched; what it does is shown.
  const facts = main.find('.api-page > header').remove().toArray().map(textOf).join(' ');
  main.find(notSearched).remove();
  const slogan = area === 'site' && h1 !== title ? h1 : '';
  return {
    route,
    title,
    name: name === title ? '' : name,
    area,
    method,
    label: textAt(isDated ? 'main time:first' : '.breadcrumbs:first > li:nth-last-child(2)'),
    keywords: meta('keywords'),
    context: tidy(`${route} ${facts}`),
    sections: resultsOf(readSections($, main[0] as Element, slogan), tidy(meta('description')), {
      isList: lists.test(route),
      isOperation: method !== '',
    }),
  };
}
