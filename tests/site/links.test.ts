import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby as glob} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import config from '../../docusaurus.config.ts';
import {defaultLocale, locales} from '../../src/config/locales.ts';
import {localizedRedirects} from '../../src/features/redirects/redirects.ts';
import {builtLocales, homeOf, siteDir} from './built-site.ts';

const moved = new Set(localizedRedirects('/').map(([from]) => from));

/** Whether the built site serves a URL: with a page, a download, or a redirect. */
function leadsSomewhere(address: string): boolean {
  const file = path.join(siteDir, decodeURI(address)).replace(/\/$/, '');
  const isFile = /\.(json|yaml|xml|md|mjs|txt|svg|png)$/.test(address) && existsSync(file);
  return (
    isFile ||
    existsSync(`${file}.html`) ||
    existsSync(path.join(file, 'index.html')) ||
    moved.has(address)
  );
}

it('would fail the build with a broken link, anchor, or image', () => {
  expect(config).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
  });
});

describe.each(builtLocales)('%s', (locale) => {
  const home = homeOf(locale);
  const others = builtLocales.map(homeOf).filter((other) => other !== '/' && other !== home);

  it('has no link to a page or download that is missing', async () => {
    const pages = (await glob('**/*.html', {cwd: path.join(siteDir, home)})).filter(
      (file) => home !== '/' || !others.some((other) => `/${file}`.startsWith(other)),
    );
    expect(pages.length).toBeGreaterThan(100);
    const pagesOf = new Map<string, string>();
    for (const file of pages) {
      const html = readFileSync(path.join(siteDir, home, file), 'utf8');
      // The minifier omits quotes where it can.
      for (const [, address] of html.matchAll(/<a\b[^>]*?\shref="?(\/[^"#?\s>]*)/g))
        pagesOf.set(address!, file);
    }
    // Languages that aren't in this build have no pages yet.
    const absent = locales.filter((one) => one !== defaultLocale && !builtLocales.includes(one));
    const linked = [...pagesOf].filter(
      ([address]) => !absent.some((one) => `${address}/`.startsWith(`/${one}/`)),
    );
    expect(linked.length).toBeGreaterThan(200);
    expect(linked.filter(([address]) => !leadsSomewhere(address))).toEqual([]);
  });

  it('offers the API description in its own language', () => {
    const html = readFileSync(path.join(siteDir, home, 'api.html'), 'utf8');
    const downloads = [
      ...html.matchAll(/<a\b[^>]*?\shref="?([^"\s>]*openapi\.(?:json|yaml))/g),
    ].map(([, address]) => address);
    expect(new Set(downloads)).toEqual(new Set([`${home}openapi.json`, `${home}openapi.yaml`]));
  });
});
