import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {Root, RootContent} from 'hast';
import {builtLocale} from '../../../config/i18n.ts';
import {importOf} from '../../../markdown/remark-imports.ts';
import {readText} from '../../../node/text.ts';
import {fileAreas, isCurrent, translations} from '../files.ts';

/** Why a page differs from the English one: its translation is older, or there is none and the English is shown. */
export type Difference = 'stale' | 'missing';

/** Folders of a language's translations with the English folder next to each; none for the English. API pages have other hashes. */
export function folderPairs(locale: string): {translated: string; english: string}[] {
  const language = translations.find((code) => code === locale);
  const areas = language ? fileAreas.filter(({name}) => name !== 'api-pages') : [];
  return areas.map(({folder, translated}) => ({
    translated: translated(language!),
    english: folder,
  }));
}

/** How a page that is built is less than the English page of today; undefined for English pages and files that are no content, too. */
export function differenceOf(file: string, locale: string, root: string): Difference | undefined {
  const name = posixPath(path.relative(root, file));
  for (const {translated, english} of folderPairs(locale)) {
    if (name.startsWith(`${english}/`)) return 'missing';
    if (!name.startsWith(`${translated}/`)) continue;
    const source = path.join(root, english, name.slice(translated.length));
    // Without its English it is an orphan, which the status names; there is nothing to lead a reader to.
    return !existsSync(source) || isCurrent(readText(file), readText(source)) ? undefined : 'stale';
  }
  return undefined;
}

const component = 'TranslationNotice';
const source = '@site/src/features/translations/notice/TranslationNotice';

const notice = (kind: Difference): RootContent => ({
  type: 'mdxJsxFlowElement',
  name: component,
  attributes: [{type: 'mdxJsxAttribute', name: 'kind', value: kind}],
  children: [],
});

/** Whether Markdown is the preview of a post in a list, which ends before a mark in its file: the notice is on the post itself. */
function isPreview(file: string, text: string): boolean {
  const mark = /\{\/\*\s*truncate\s*\*\/\}|<!--\s*truncate\s*-->/;
  return !mark.test(text) && mark.test(readFileSync(file, 'utf8'));
}

/** Elements that Markdown makes of text. */
const textual = /^(?:p|h[1-6]|ul|ol|dl|table|blockquote|section)$/;

/** Title of the page, alone or in a header, written in Markdown or as HTML. */
function isTitle(node: RootContent): boolean {
  if (node.type === 'element') return node.tagName === 'h1';
  return node.type === 'mdxJsxFlowElement' && /^(?:h1|header)$/.test(node.name ?? '');
}

/** Says that a part of the page is in English, as far as it is text or HTML written by hand. Components take their own properties. */
function markEnglish(node: RootContent): void {
  if (node.type === 'element' && textual.test(node.tagName)) node.properties.lang ??= 'en';
  const isHtml = node.type === 'mdxJsxFlowElement' && /^[a-z]/.test(node.name ?? '');
  if (isHtml) node.attributes.push({type: 'mdxJsxAttribute', name: 'lang', value: 'en'});
}

/**
 * Puts a notice above the text of a page whose translation is older than its English or missing. English text in a page of another
 * language is marked as such. Pages that are current stay as they are. A test names its own language and folder.
 */
export function rehypeNotice({locale = builtLocale as string, root = process.cwd()} = {}) {
  return (tree: Root, file: {path: string; value: unknown}): void => {
    const kind = differenceOf(file.path, locale, root);
    if (!kind) return;
    if (kind === 'missing') tree.children.forEach(markEnglish);
    if (isPreview(file.path, String(file.value))) return;
    const first = tree.children.findIndex(
      ({type}) => type === 'element' || type === 'mdxJsxFlowElement',
    );
    const index = first >= 0 && isTitle(tree.children[first]!) ? first + 1 : Math.max(first, 0);
    tree.children.splice(index, 0, notice(kind));
    // Only a page that shows the notice loads it.
    tree.children.unshift(importOf(component, source) as unknown as RootContent);
  };
}
