import {readFileSync} from 'node:fs';
import path from 'node:path';
import purgecss from '@fullhuman/postcss-purgecss';
import {Globby as glob} from '@docusaurus/utils';
import type {Plugin} from 'postcss';

/** Files that name classes or custom properties: the site's own, and those of the packages whose components it shows. */
const sources = (siteDir: string): string[] =>
  glob.sync(
    [
      '{src,docs,blog,changelog,i18n,openapi/pages}/**/*.{ts,tsx,md,mdx,css}',
      'node_modules/@docusaurus/{theme-classic,theme-common,core}/lib/**/*.{js,css}',
    ],
    {cwd: siteDir, absolute: true, ignore: ['**/*.test.*']},
  );

const words = (parts: string[] | null): string[] => (parts ?? []).join(' ').match(/[\w-]+/g) ?? [];

/** Words in the class attributes of a page in Markdown or of a component. */
const inAttributes = (text: string): string[] =>
  words(text.replace(/\bstyles\.\w+/g, '').match(/class(?:Name)?=(?:"[^"]*"|'[^']*'|\{[^}]*\})/g));

/** Blocks of Infima whose names are common words: they count in class attributes only. */
const commonWords = new Set(['badge', 'button', 'card', 'hero', 'pagination', 'pills']);

/** Words in the string and template literals of a program, which may name a class anywhere. */
const inLiterals = (code: string): string[] => [
  ...words(code.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g)).filter(
    (word) => !commonWords.has(word),
  ),
  ...inAttributes(code),
];

/** Global names in a style sheet; the classes of a module are its own. */
const inSelectors = (css: string): string[] =>
  words(css.match(/:global\([^)]*\)|:global\s[^{]*|--[\w-]+/g));

/**
 * PostCSS plugin: takes the rules and custom properties out of Infima that no component, page, or style sheet names. Other style sheets
 * stay as they are.
 * @param siteDir root of the site
 */
export function purgeInfima(siteDir: string): Plugin {
  const files = sources(siteDir);
  const variables = files
    .filter((file) => /\.(?:css|tsx)$/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').match(/--ifm-[\w-]+/g) ?? []);
  // Markdown makes elements that no file names: rules lose parts by their classes only.
  const infima = readFileSync(
    path.join(siteDir, 'node_modules/infima/dist/css/default/default.css'),
    'utf8',
  );
  const tags = [...new Set(words(infima.match(/(?<![-\w.#:])[a-z][a-z0-9]*(?![-\w])/g)))];
  const purge = purgecss({
    content: [...files, {raw: tags.join(' '), extension: 'tags'}],
    extractors: [
      {
        extensions: ['tags'],
        extractor: (text: string) => ({
          attributes: {names: [], values: []},
          classes: [],
          ids: [],
          tags: words([text]),
          undetermined: [],
        }),
      },
      {extensions: ['ts', 'tsx', 'js'], extractor: inLiterals},
      {extensions: ['md', 'mdx'], extractor: inAttributes},
      {extensions: ['css'], extractor: inSelectors},
    ],
    safelist: {variables: [...new Set(variables)]},
    variables: true,
  }) as Plugin;
  return {
    postcssPlugin: 'purge-infima',
    async OnceExit(root, helpers) {
      if (/[\\/]infima[\\/]/.test(root.source?.input.file ?? ''))
        await purge.OnceExit?.(root, helpers);
    },
  };
}
