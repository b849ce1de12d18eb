import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {proseOf} from '../texts.ts';
import {filePairs, isCurrent, translations} from '../../../src/features/translations/status/files.ts';
import type {ContentFile, Finding, Rule} from '../types.ts';

/** What a page consists of beside its words. Each list is in the order of the page. */
interface Skeleton {
  'heading ids': string[];
  'code blocks': string[];
  links: string[];
  images: string[];
  admonitions: string[];
  components: string[];
  'code spans': string[];
}

/** Lists whose order may differ, because sentences are built differently in each language. */
const unordered = new Set<keyof Skeleton>(['links', 'code spans']);

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

const idComment = /\{\/\*\s*#(\S+)\s*\*\/\}/g;

function skeletonOf({body, tree}: {body: string; tree: Root}): Skeleton {
  const skeleton: Skeleton = {
    'heading ids': [],
    'code blocks': [],
    links: [],
    images: [],
    admonitions: [],
    components: [],
    'code spans': [],
  };
  skeleton['heading ids'] = [...body.matchAll(idComment)].map((match) => match[1]!);
  visit(tree, (node) => {
    if (node.type === 'code') skeleton['code blocks'].push(codeOnly(node));
    if (node.type === 'link') skeleton.links.push(node.url);
    if (node.type === 'image') skeleton.images.push(node.url);
    if (node.type === 'containerDirective') skeleton.admonitions.push((node as unknown as {name: string}).name);
    if (node.type === 'inlineCode') skeleton['code spans'].push((node as {value: string}).value);
    const element = node as unknown as {type: string; name: string | null};
    if (element.type.startsWith('mdxJsx') && element.name && /^[A-Z]/.test(element.name)) skeleton.components.push(element.name);
  });
  // A sentence may name a thing twice in one language and once in another.
  skeleton['code spans'] = [...new Set(skeleton['code spans'])];
  return skeleton;
}

function firstDifference(english: string[], own: string[], ordered: boolean): string | null {
  const [a, b] = ordered ? [english, own] : [[...english].sort(), [...own].sort()];
  for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
    if (a[i] === b[i]) continue;
    if (!ordered) {
      const lost = english.find((one) => english.filter((x) => x === one).length > own.filter((x) => x === one).length);
      const extra = own.find((one) => own.filter((x) => x === one).length > english.filter((x) => x === one).length);
      return lost !== undefined ? `"${lost.slice(0, 80)}" is missing` : `"${extra?.slice(0, 80)}" is too many`;
    }
    const shown = (text: string | undefined, none: string): string => (text === undefined ? none : `"${text.slice(0, 80)}"`);
    return `the English has ${shown(a[i], 'nothing more')}, the translation ${shown(b[i], 'ends')}`;
  }
  return null;
}

function compare(english: ContentFile, own: ContentFile): Finding[] {
  const [source, target] = [skeletonOf(english), skeletonOf(own)];
  return (Object.keys(source) as (keyof Skeleton)[]).flatMap((part) => {
    const difference = firstDifference(source[part], target[part], !unordered.has(part));
    return difference === null ? [] : [{file: own.file, line: own.bodyLine, message: `Other ${part} than ${english.file}: ${difference}.`}];
  });
}

/** Whether all paragraphs are those of the English page: a copy that somebody began, and recorded as current. */
function isLeftInEnglish(english: ContentFile, own: ContentFile): boolean {
  const [source, target] = [english, own].map(({tree}) => proseOf(tree).map(({text}) => text));
  return source!.length > 0 && source!.join('\n') === target!.join('\n');
}

/**
 * A translation has the heading ids, code, links, images, admonitions and components of its English. A stale one is compared when it
 * is brought up to date: until then the status names it, and readers see the notice.
 */
export const parityRule: Rule = {
  name: 'parity',
  async check(files) {
    const byName = new Map(files.map((file) => [file.file, file]));
    const pairs = (await Promise.all(translations.map(filePairs))).flat();
    return pairs.flatMap(({source, target}) => {
      const [english, own] = [byName.get(source), byName.get(target)];
      if (!english || !own || !isCurrent(own.text, english.text)) return [];
      const message = 'The text is still English: translate it, or delete the file, so that readers see the notice.';
      return [...compare(english, own), ...(isLeftInEnglish(english, own) ? [{file: target, line: own.bodyLine, message}] : [])];
    });
  },
};
