import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {HtmlTagObject} from '@docusaurus/types';
import {builtLocale} from './i18n.ts';
import {languages} from './languages.ts';
import {defaultLocale} from './locales.ts';

/** The bundler's own way of naming files, reached through the packages that bring it. */
function bundlerName(file: string, content: Buffer): string {
  const fromUtils = createRequire(createRequire(import.meta.url).resolve('@docusaurus/utils'));
  const {interpolateName} = createRequire(fromUtils.resolve('file-loader'))('loader-utils') as {
    interpolateName: (
      context: {resourcePath: string},
      name: string,
      options: {content: Buffer},
    ) => string;
  };
  return interpolateName({resourcePath: file}, '[name]-[contenthash].[ext]', {content});
}

/** URL that the bundler gives the font of src/css/base.css: a preload of another URL would load the file twice. */
const fontAddress = (): string =>
  `assets/fonts/${bundlerName('/instrument-sans.woff2', readFileSync('static/fonts/instrument-sans.woff2'))}`;

/**
 * Elements that every page has in its head beyond those of the theme.
 * @param baseUrl base URL of the site, with slashes at both ends: the files are the same in all languages
 */
export function headTags(baseUrl: string): HtmlTagObject[] {
  const localeUrl = builtLocale === defaultLocale ? baseUrl : `${baseUrl}${builtLocale}/`;
  const link = (attributes: Record<string, string>): HtmlTagObject => ({
    tagName: 'link',
    attributes,
  });
  return [
    link({rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}),
    link({rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}),
    link({rel: 'manifest', href: `${baseUrl}site.webmanifest`}),
    {tagName: 'meta', attributes: {name: 'theme-color', content: '#0D1417'}},
    ...(languages[builtLocale].ownFont
      ? [
          link({
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: localeUrl + fontAddress(),
            crossorigin: 'anonymous',
          }),
        ]
      : []),
  ];
}
