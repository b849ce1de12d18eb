import type {Options} from '@docusaurus/preset-classic';
import {languages} from '../../config/languages.ts';
import {defaultLocale, locales} from '../../config/locales.ts';

type SitemapOptions = Exclude<NonNullable<Options['sitemap']>, false>;

/**
 * Adds to each URL of a sitemap its URLs in all languages: every page exists in each of them.
 * @param root URL of the site, with a slash at its end
 */
export const sitemapItems =
  (root: string): NonNullable<SitemapOptions['createSitemapItems']> =>
  async ({defaultCreateSitemapItems, ...params}) => {
    const {url, baseUrl} = params.siteConfig;
    const items = await defaultCreateSitemapItems(params);
    return items.map((item) => {
      const route = item.url.slice((url + baseUrl).length);
      const links = locales.map((locale) => ({
        lang: languages[locale].tag,
        url: `${root}${locale === defaultLocale ? '' : `${locale}/`}${route}`,
      }));
      return {...item, links: [...links, {lang: 'x-default', url: root + route}]};
    });
  };
