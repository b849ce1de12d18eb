import type {CheerioAPI} from 'cheerio';
import {identity} from '../../config/identity.ts';
import {languages} from '../../config/languages.ts';
import {plans} from '../../data/plans.ts';
import {Failure} from '../../node/report.ts';
import type {BuiltPage} from './pages.ts';

/** Structured data for search engines, in the words of schema.org. */
type JsonLd = Record<string, unknown>;

interface Subject {
  page: BuiltPage;
  $: CheerioAPI;
  url: string;
  home: string;
  language: string;
  title: string;
  description: string;
}

const breadcrumbList = (trail: {name: string; url: string}[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({name, url}, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

/** The trail that a page shows, with the site in front of it. A section without a page of its own is left out: a step needs a URL. */
function trailOf({$, url, home}: Subject): JsonLd {
  const shown = $('.breadcrumbs:first > li')
    .toArray()
    .flatMap((item) => {
      const href = $(item).find('a[href]').attr('href');
      const name = $(item).text().trim();
      if (href) return [{name, url: new URL(href, url).href}];
      return $(item).hasClass('breadcrumbs__item--active') ? [{name, url}] : [];
    });
  const trail = [{name: identity.name, url: home}, ...shown];
  // The start page of a section is the section itself.
  return breadcrumbList(
    trail.filter((one, index) => trail.findLastIndex((other) => other.url === one.url) === index),
  );
}

/** A page of the documentation or the API reference, about the version of the product that it describes. */
function techArticle({$, url, home, language, title, description}: Subject): JsonLd {
  const updated = $('time[itemprop=dateModified]:first').attr('datetime');
  return {
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    inLanguage: language,
    ...(updated ? {dateModified: updated} : {}),
    about: {
      '@type': 'SoftwareApplication',
      '@id': `${home}#software`,
      name: identity.name,
      softwareVersion: identity.productVersion,
    },
    isPartOf: {'@id': `${home}#website`},
    publisher: {'@id': `${home}#organization`},
  };
}

const organization = ({home}: Subject): JsonLd => ({
  '@type': 'Organization',
  '@id': `${home}#organization`,
  name: identity.name,
  url: home,
  logo: `${home}img/mark.svg`,
  sameAs: [identity.repository, identity.chat, identity.social],
});

const website = ({home, language}: Subject): JsonLd => ({
  '@type': 'WebSite',
  '@id': `${home}#website`,
  name: identity.name,
  url: home,
  inLanguage: language,
  publisher: {'@id': `${home}#organization`},
});

/** The application, with the price of each plan on the pricing page, and of the free edition on others. */
function software({page, $, home, description}: Subject): JsonLd {
  const isPricing = page.route === '/pricing';
  const names = isPricing ? $('main article h2').toArray() : [];
  if (isPricing && names.length !== plans.length)
    throw new Failure(
      `${page.file}: ${names.length} cards for the ${plans.length} plans of src/data/plans.ts: give each plan an article with an h2.`,
    );
  const offered = isPricing ? plans : plans.slice(0, 1);
  return {
    '@type': 'SoftwareApplication',
    '@id': `${home}#software`,
    name: identity.name,
    description,
    url: home,
    applicationCategory: 'DeveloperApplication',
    operatingSystem: 'Linux, Docker',
    softwareVersion: identity.productVersion,
    license: identity.license,
    offers: offered.map(({price}, index) => ({
      '@type': 'Offer',
      ...(names[index] ? {name: $(names[index]).text()} : {}),
      price: price.toFixed(2),
      priceCurrency: 'USD',
    })),
  };
}

const faqPage = ({$}: Subject): JsonLd => ({
  '@type': 'FAQPage',
  mainEntity: $('main details:has(summary h3)')
    .toArray()
    .map((question) => ({
      '@type': 'Question',
      name: $(question).find('h3').text(),
      acceptedAnswer: {'@type': 'Answer', text: $(question).find('p').first().text()},
    })),
});

/** The changelog as a list of dated entries. */
const changelog = ({$, url, language, title, description}: Subject): JsonLd => ({
  '@type': 'Blog',
  '@id': url,
  name: title,
  headline: title,
  description,
  url,
  inLanguage: language,
  blogPost: $('main article:has(time)')
    .toArray()
    .map((entry) => {
      const link = $(entry).find('h2 a').first();
      const post = new URL(link.attr('href')!, url).href;
      return {
        '@type': 'BlogPosting',
        '@id': post,
        url: post,
        headline: link.text(),
        datePublished: $(entry).find('time').attr('datetime'),
      };
    }),
});

/** What each kind of page says about itself. Posts carry the framework's data. */
function blocksOf(subject: Subject): JsonLd[] {
  const {route} = subject.page;
  if (route === '/')
    return [organization(subject), website(subject), software(subject), faqPage(subject)];
  if (route === '/pricing') return [software(subject), faqPage(subject)];
  if (route === '/changelog') return [changelog(subject)];
  return /^\/(docs\/|api(\/|$))/.test(route) ? [techArticle(subject), trailOf(subject)] : [];
}

/** The framework's trail lacks the site and the section. */
const frameworkTrail =
  /<script[^>]*type="?application\/ld\+json"?[^>]*>[^<]*"@type":"BreadcrumbList"[^<]*<\/script>/;

/**
 * Structured data of a page, as script elements. It's made from the finished page, because readers' browsers have no use for it.
 * @param root URL of the site, with a slash at its end
 */
export function structuredDataOf(page: BuiltPage, $: CheerioAPI, root: string): string {
  const blocks = blocksOf({
    page,
    $,
    url: new URL(page.address.slice(1), root).href,
    home: page.address === page.route ? root : `${root}${page.locale}/`,
    language: languages[page.locale].tag,
    title: $('h1:first').text().trim(),
    description: $('meta[name=description]:first').attr('content') ?? '',
  });
  const scripts = blocks.map((block) => {
    const text = JSON.stringify({'@context': 'https://schema.org', ...block}).replaceAll(
      '<',
      '\\u003c',
    );
    return `<script type="application/ld+json">${text}</script>`;
  });
  return scripts.join('');
}

/** A page with elements at the end of its head, without the framework's trail. */
export const withHead = (html: string, elements: string): string =>
  html.replace(frameworkTrail, '').replace('</head>', () => `${elements}</head>`);
