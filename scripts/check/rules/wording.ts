import {readFile} from 'node:fs/promises';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import labels from '../../../i18n/product-labels.json' with {type: 'json'};
import {translations, type Translation} from '../../../src/features/translations/status/files.ts';
import {phrasesIn} from '../dialect.ts';
import {habits} from '../habits.ts';
import {currentTranslations} from '../read.ts';
import {findingsIn, type ContentFile, type Finding, type Rule} from '../rule.ts';
import {plainLine, readableParts} from '../texts.ts';

/** A label of the product's interface in each language; several where the interface renders one English label in several ways. */
const labelsOf = labels as Partial<Record<string, Partial<Record<Translation, string | string[]>>>>;

/** Pages that quote labels of other products too: these are English. */
const otherProducts = new Set([
  'docs/feed/integrations.md',
  'docs/feed/sentry.md',
  'docs/workspace/sign-in.md',
]);

/** The texts in bold, and the single labels of a path such as **Settings > Profile**. */
function boldParts({tree}: ContentFile): Set<string> {
  const found = new Set<string>();
  visit(tree, 'strong', (node) => {
    if (node.children.some(({type}) => type === 'link')) return;
    for (const part of toString(node).split(/ [>→] /)) found.add(part.trim().replaceAll("'", '’'));
  });
  return found;
}

/** Labels that the English page quotes and its translation doesn't, or quotes in other words than the interface. */
function missingLabels(english: ContentFile, own: ContentFile, locale: Translation): string[] {
  const quoted = boldParts(own);
  return [...boldParts(english)].flatMap((label) => {
    const expected = [labelsOf[label]?.[locale] ?? []]
      .flat()
      .map((one) => one.replaceAll("'", '’'));
    if (expected.length === 0) return [];
    if (otherProducts.has(english.file)) expected.push(label);
    if (expected.some((one) => quoted.has(one))) return [];
    return `The interface shows **${label}** as ${expected.map((one) => `**${one}**`).join(' or ')}, which is nowhere in bold.`;
  });
}

async function checkLines(file: string, locale: Translation): Promise<Finding[]> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines.flatMap((text, index) => {
    // What a label is for stands beside it in English.
    if (/^\s*"description":/.test(text)) return [];
    return phrasesIn(plainLine(text), habits[locale]).map((message) => ({
      file,
      line: index + 1,
      message,
    }));
  });
}

/** Translations: no habit of translated text, and labels as the product's interface shows them. */
export const wordingRule: Rule = {
  name: 'wording',
  async check(files) {
    const lines = translations.flatMap((locale) =>
      [`i18n/${locale}/code.json`, `openapi/overlays/${locale}.yaml`].map((file) =>
        checkLines(file, locale),
      ),
    );
    const pages = (await currentTranslations(files)).flatMap(({locale, english, own}) =>
      findingsIn([own], ({tree, bodyLine}, report) => {
        for (const {text, node} of readableParts(tree))
          for (const message of phrasesIn(text, habits[locale])) report(node, message);
        for (const message of missingLabels(english, own, locale)) report(bodyLine, message);
      }),
    );
    return [...(await Promise.all(lines)).flat(), ...pages];
  },
};
