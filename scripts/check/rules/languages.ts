import {existsSync, readFileSync} from 'node:fs';
import {translations} from '../../../src/features/translations/files.ts';
import type {Rule} from '../rule.ts';

/** Files that a language has beside its record in src/config/languages.ts. */
const filesOf = (locale: string): string[] => [
  `i18n/${locale}/code.json`,
  `i18n/${locale}/GLOSSARY.md`,
  `openapi/overlays/${locale}.yaml`,
  `src/features/search/aliases/${locale}.json`,
  `src/features/search/words/${locale}.json`,
  ...['queries', 'held-out', 'everyday'].map(
    (set) => `src/features/search/queries/${set}.${locale}.json`,
  ),
];

/** The settings of nginx name every language, because they can't read the list. */
const settings = 'deploy/nginx/nginx.conf';

const nameOf = (locale: string): RegExp => new RegExp(String.raw`[|:>]${locale}[|)]`);
const anyName = nameOf('(fr|de)');

/** What the compiler can't see of a language: its files, and its name in the settings of hosts. */
export const languagesRule: Rule = {
  name: 'languages',
  check() {
    const lines = readFileSync(settings, 'utf8').split('\n');
    return translations.flatMap((locale) => [
      ...filesOf(locale)
        .filter((file) => !existsSync(file))
        .map((file) => ({
          file,
          line: 1,
          message: `The file is missing: "${locale}" is in src/config/locales.ts.`,
        })),
      ...lines.flatMap((text, index) => {
        if (!anyName.test(text) || nameOf(locale).test(text)) return [];
        return {
          file: settings,
          line: index + 1,
          message: `The line doesn't name "${locale}": add it next to the other languages.`,
        };
      }),
    ]);
  },
};
