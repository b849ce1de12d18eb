import {toString} from 'mdast-util-to-string';
import type {Code, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import labels from '../../i18n/product-labels.json' with {type: 'json'};
import {idOf} from './headings.ts';
import {textsOf, type ParsedPage, type Report} from './page.ts';

/** Code without its comments: those are translated. */
function codeOnly({lang, value}: Code): string {
  const withoutComments =
    lang === 'text'
      ? value.split('\n').length.toString()
      : value
          .replace(/<!--[\s\S]*?-->/g, '')
          .replace(/\/\*[\s\S]*?\*\//g, '')
          .replace(/^\s*(#|\/\/|--)(?!!).*$/gm, '')
          .replace(/\s(#|\/\/|--) .*$/gm, '');
  return `${lang ?? ''}:${withoutComments.replace(/\s+/g, ' ').trim()}`;
}

/** What a page consists of, apart from its words: the part that a node is, and what must be the same in each language. */
function partOf(node: Nodes): [part: string, value: string] | undefined {
  if (node.type === 'heading') return ['heading IDs', idOf(node) ?? ''];
  if (node.type === 'code') return ['code blocks', codeOnly(node)];
  if (node.type === 'link') return ['links', node.url];
  if (node.type === 'image') return ['images', node.url];
  if (node.type === 'containerDirective') return ['admonitions', node.name];
  if (node.type === 'inlineCode') return ['code spans', node.value];
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isElement && /^[A-Z]/.test(node.name ?? '') ? ['components', node.name!] : undefined;
}

/** Sentences are built differently in each language, and may name a thing twice in one and once in another. */
const unordered = ['links', 'code spans'];

function partsOf({tree}: ParsedPage): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  visit(tree, (node) => {
    const [part, value] = partOf(node) ?? [];
    if (part) parts.set(part, [...(parts.get(part) ?? []), value!]);
  });
  for (const part of unordered)
    parts.set(
      part,
      part === 'links' ? [...(parts.get(part) ?? [])].sort() : [...new Set(parts.get(part))].sort(),
    );
  return parts;
}

function differences(english: ParsedPage, translation: ParsedPage): string[] {
  const [source, target] = [partsOf(english), partsOf(translation)];
  const shown = (text: string | undefined, none: string): string =>
    text === undefined ? none : `"${text.slice(0, 80)}"`;
  return [...new Set([...source.keys(), ...target.keys()])].flatMap((part) => {
    const [wanted, found] = [source.get(part) ?? [], target.get(part) ?? []];
    const longer = wanted.length > found.length ? wanted : found;
    const at = longer.findIndex((_, index) => wanted[index] !== found[index]);
    if (at < 0) return [];
    return `Other ${part} than ${english.file}: the English has ${shown(wanted[at], 'nothing more')}, the translation ${shown(found[at], 'ends')}.`;
  });
}

/** A label of the product's interface in each language; several where the interface renders one English label in several ways. */
const labelsOf = labels as Partial<Record<string, Partial<Record<string, string | string[]>>>>;

/** Pages that quote labels of other products too: these are English. */
const otherProducts = new Set([
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
    const expected = [labelsOf[label]?.[translation.locale] ?? []]
      .flat()
      .map((text) => text.replaceAll("'", '’'));
    if (expected.length === 0) return [];
    if (otherProducts.has(english.file)) expected.push(label);
    if (expected.some((text) => quoted.has(text))) return [];
    return `The interface shows **${label}** as ${expected.map((text) => `**${text}**`).join(' or ')}, which is nowhere in bold.`;
  });
}

/** Front matter whose values are translated, and what only one of the languages has. */
const translatedKeys = ['title', 'description', 'sidebar_label', 'keywords'];
const onlyEnglish = ['sources', 'verified', 'source_hash'];

const prose = ({tree}: ParsedPage): string =>
  textsOf(tree)
    .map(({text}) => text)
    .join('\n');

/** A translation has the heading IDs, code, links, images, admonitions, and components of its English, and the product's labels. */
export function checkTranslation(
  english: ParsedPage,
  translation: ParsedPage,
  error: Report,
  advise: Report,
): void {
  const [first = 1] = [translation.tree.children.find(({type}) => type !== 'yaml')];
  for (const key of Object.keys({...english.frontMatter, ...translation.frontMatter})) {
    const [wanted, found] = [english.frontMatter[key], translation.frontMatter[key]];
    const isSame = translatedKeys.includes(key)
      ? wanted === undefined || found === undefined || typeof wanted === typeof found
      : onlyEnglish.includes(key) || JSON.stringify(wanted) === JSON.stringify(found);
    if (!isSame) error(key, `"${key}" differs from ${english.file}: copy it from there.`);
  }
  for (const difference of differences(english, translation)) error(first, difference);
  if (prose(english).trim() !== '' && prose(english) === prose(translation))
    error(
      first,
      'The text is still English: translate it, or delete the file, so that readers see the notice.',
    );
  for (const label of missingLabels(english, translation)) advise(first, label);
}
