import {toString} from 'mdast-util-to-string';
import type {Code, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import labels from '../../../i18n/product-labels.json' with {type: 'json'};
import {idOf} from './structure.ts';
import {textsOf, type ParsedPage} from './page.ts';

/** Code without its comments, and of text only its length: those are translated. */
function codeOnly({lang, value}: Code): string {
  if (lang === 'text') return `text of ${value.split('\n').length} lines`;
  return value
    .replace(/<!--[^]*?-->|\/\*[^]*?\*\//g, '')
    .replace(/^\s*(#|\/\/|--)(?!!).*$/gm, '')
    .replace(/\s(#|\/\/|--) .*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What is the same in each language, by its name in findings, and the value of a node that is such a part. */
const parts: Record<string, (node: Nodes) => string | undefined> = {
  'heading IDs': (node) => (node.type === 'heading' ? (idOf(node) ?? '') : undefined),
  'code blocks': (node) => (node.type === 'code' ? codeOnly(node) : undefined),
  'code spans': (node) => (node.type === 'inlineCode' ? node.value : undefined),
  links: (node) => (node.type === 'link' ? node.url : undefined),
  images: (node) => (node.type === 'image' ? node.url : undefined),
  admonitions: (node) => (node.type === 'containerDirective' ? node.name : undefined),
  components: (node) =>
    'name' in node && /^[A-Z]/.test(node.name ?? '') ? (node.name ?? undefined) : undefined,
};

/** Values of one kind of part, in the order in which they are compared. */
function valuesOf({tree}: ParsedPage, part: string): string[] {
  const values: string[] = [];
  visit(tree, (node) => {
    const value = parts[part]!(node);
    if (value !== undefined) values.push(value);
  });
  // Sentences are built differently in each language, and may name a code span twice in one and once in another.
  if (part === 'links') return values.sort();
  return part === 'code spans' ? [...new Set(values)].sort() : values;
}

/** The first difference of each kind of part. */
function differences(english: ParsedPage, translation: ParsedPage): string[] {
  const shown = (value?: string): string =>
    value === undefined ? 'none' : `"${value.slice(0, 80)}"`;
  return Object.keys(parts).flatMap((part) => {
    const [wanted, found] = [valuesOf(english, part), valuesOf(translation, part)];
    const longer = wanted.length > found.length ? wanted : found;
    const at = longer.findIndex((_, index) => wanted[index] !== found[index]);
    if (at < 0) return [];
    return `Other ${part} than ${english.file}: the English has ${shown(wanted[at])}, the translation ${shown(found[at])}.`;
  });
}

/** A label of the product's interface in each language; several where the interface renders one English label in several ways. */
const labelsOf = labels as Partial<Record<string, Partial<Record<string, string | string[]>>>>;

/** Pages that quote labels of other products too: these are English. */
const otherProducts = new Set([
  'docs/events/track.md',
  'docs/feed/integrations.md',
  'docs/feed/sentry.md',
  'docs/workspace/sign-in.md',
]);

/** What is in bold, and the single labels of a path such as **Settings > Profile**. */
function boldParts({tree}: ParsedPage): Set<string> {
  const found = new Set<string>();
  visit(tree, 'strong', (node) => {
    if (node.children.some(({type}) => type === 'link')) return;
    for (const part of toString(node).split(/ [>→] /)) found.add(part.trim().replaceAll("'", '’'));
  });
  return found;
}

/** Labels that the English page quotes and its translation doesn't, or quotes in other words than the interface. */
function missingLabels(english: ParsedPage, translation: ParsedPage): string[] {
  const quoted = boldParts(translation);
  return [...boldParts(english)].flatMap((label) => {
    const shown = [labelsOf[label]?.[translation.locale] ?? []].flat();
    const expected = shown.map((text) => text.replaceAll("'", '’'));
    if (otherProducts.has(english.file)) expected.push(label);
    if (shown.length === 0 || expected.some((text) => quoted.has(text))) return [];
    return `The interface shows **${label}** as ${expected.map((text) => `**${text}**`).join(' or ')}, which is nowhere in bold.`;
  });
}

/** Front matter whose values are translated, and what only one of the languages has. */
const translatedKeys = ['title', 'description', 'sidebar_label', 'keywords'];
const onlyEnglish = ['sources', 'verified', 'source_hash'];

/** What readers see of a page; nothing of one of code alone. */
const textIn = ({tree}: ParsedPage): string =>
  textsOf(tree)
    .map(({text}) => text)
    .join('\n')
    .trim();

/** Whether a key of the front matter has a value that fits the English: the same, or a translation of the same kind. */
function fits(key: string, wanted: unknown, found: unknown): boolean {
  if (onlyEnglish.includes(key)) return true;
  if (!translatedKeys.includes(key)) return JSON.stringify(wanted) === JSON.stringify(found);
  return wanted === undefined || found === undefined || typeof wanted === typeof found;
}

/** A translation has the heading IDs, code, links, images, admonitions, and components of its English, and the product's labels. */
export function checkTranslation(english: ParsedPage, translation: ParsedPage): void {
  const {error, advise} = translation;
  const first = translation.tree.children.find(({type}) => type !== 'yaml') ?? 1;
  for (const key of Object.keys({...english.frontMatter, ...translation.frontMatter})) {
    if (!fits(key, english.frontMatter[key], translation.frontMatter[key]))
      error(key, `"${key}" differs from ${english.file}: copy it from there.`);
  }
  for (const difference of differences(english, translation)) error(first, difference);
  if (textIn(translation) !== '' && textIn(translation) === textIn(english))
    error(
      first,
      'The text is still English: translate it, or delete the file, so that readers see the notice.',
    );
  for (const label of missingLabels(english, translation)) advise(first, label);
}
