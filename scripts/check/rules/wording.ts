import {readFile} from 'node:fs/promises';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import labels from '../../../i18n/product-labels.json' with {type: 'json'};
import {filePairs, isCurrent, translations, type Translation} from '../../../src/features/translations/status/files.ts';
import {phrasesIn} from '../dialect.ts';
import {habits} from '../habits.ts';
import {plainLine, readableParts} from '../texts.ts';
import type {ContentFile, Finding, Rule} from '../types.ts';

/** A label of the product's interface in each language; several where the interface renders one English label in several ways. */
const labelsOf = labels as Partial<Record<string, Partial<Record<Translation, string | string[]>>>>;

/** Pages that quote labels of other products too: these are English. */
const otherProducts = new Set(['docs/feed/integrations.md', 'docs/feed/sentry.md', 'docs/workspace/sign-in.md']);

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
function checkLabels(english: ContentFile, own: ContentFile, locale: Translation): Finding[] {
  const quoted = boldParts(own);
  return [...boldParts(english)].flatMap((label) => {
    const expected = [labelsOf[label]?.[locale] ?? []].flat().map((one) => one.replaceAll("'", '’'));
    if (expected.length === 0) return [];
    if (otherProducts.has(english.file)) expected.push(label);
    if (expected.some((one) => quoted.has(one))) return [];
    const message = `The interface shows **${label}** as ${expected.map((one) => `**${one}**`).join(' or ')}, which is nowhere in bold.`;
    return [{file: own.file, line: own.bodyLine, message}];
  });
}

/** Lines of a file of labels or API texts, without code, labels, and link targets. */
async function checkLines(file: string, locale: Translation): Promise<Finding[]> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines.flatMap((text, index) => {
    // What a label is for stands beside it in English.
    if (/^\s*"description":/.test(text)) return [];
    return phrasesIn(plainLine(text), habits[locale]).map((message) => ({file, line: index + 1, message}));
  });
}

/** Translations: no habit of translated text, and labels as the product's interface shows them. A stale file waits for its translator. */
export const wordingRule: Rule = {
  name: 'wording',
  async check(files) {
    const byName = new Map(files.map((file) => [file.file, file]));
    const lists = await Promise.all(
      translations.map(async (locale) => {
        const lines = await Promise.all(
          [`i18n/${locale}/code.json`, `openapi/overlays/${locale}.yaml`].map((file) => checkLines(file, locale)),
        );
        const pages = (await filePairs(locale)).flatMap(({source, target}) => {
          const [english, own] = [byName.get(source), byName.get(target)];
          if (!english || !own || !isCurrent(own.text, english.text)) return [];
          const phrases = readableParts(own.tree).flatMap(({text, line}) =>
            phrasesIn(text, habits[locale]).map((message) => ({file: own.file, line: own.bodyLine + line - 1, message})),
          );
          return [...phrases, ...checkLabels(english, own, locale)];
        });
        return [...lines.flat(), ...pages];
      }),
    );
    return lists.flat();
  },
};
