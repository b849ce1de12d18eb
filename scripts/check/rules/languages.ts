import {existsSync, readFileSync} from 'node:fs';
import {translations} from '../../../src/features/translations/files.ts';
import type {Finding, Rule} from '../rule.ts';

/** Files that a language has beside its record in src/config/languages.ts. */
const filesOf = (locale: string): string[] => [
  `i18n/${locale}/code.json`,
  `i18n/${locale}/GLOSSARY.md`,
  `openapi/overlays/${locale}.yaml`,
  `src/features/search/aliases/${locale}.json`,
  `src/features/search/words/${locale}.json`,
  ...['queries', 'held-out', 'everyday'].map((set) => `src/features/search/queries/${set}.${locale}.json`),
];

/** Files of the site that name every language, because they can't read the list. */
const lists = ['deploy/nginx/nginx.conf'];

const nameOf = (locale: string): RegExp => new RegExp(String.raw`[|:>]${locale}[|)]`);

const named = nameOf('(fr|de)');

/** What the compiler can't see of a language: its files, and its name in the settings of hosts. */
export const languagesRule: Rule = {
  name: 'languages',
  check: () =>
    translations.flatMap((locale): Finding[] => [
      ...filesOf(locale)
        .filter((file) => !existsSync(file))
        .map((file) => ({file, line: 1, message: `The file is missing: "${locale}" is in src/config/locales.ts.`})),
      ...lists.flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .flatMap((text, index) =>
            named.test(text) && !nameOf(locale).test(text)
              ? [{file, line: index + 1, message: `The line doesn't name "${locale}": add it next to the other languages.`}]
              : [],
          ),
      ),
    ]),
};
