import type {Code, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {currentTranslations} from '../read.ts';
import type {ContentFile, Rule} from '../rule.ts';
import {proseOf} from '../texts.ts';

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

/** What a page consists of beside its words: the part that a node is, and what must be the same in each language. */
function partOf(node: Nodes): [part: string, value: string] | undefined {
  if (node.type === 'code') return ['code blocks', codeOnly(node)];
  if (node.type === 'link') return ['links', node.url];
  if (node.type === 'image') return ['images', node.url];
  if (node.type === 'containerDirective') return ['admonitions', node.name];
  if (node.type === 'inlineCode') return ['code spans', node.value];
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isElement && /^[A-Z]/.test(node.name ?? '') ? ['components', node.name!] : undefined;
}

/** Parts in the order of the page. */
function skeletonOf({body, tree}: ContentFile): Map<string, string[]> {
  const ids = [...body.matchAll(/\{\/\*\s*#(\S+)\s*\*\/\}/g)].map((match) => match[1]!);
  const skeleton = new Map([['heading ids', ids]]);
  visit(tree, (node) => {
    const [part, value] = partOf(node) ?? [];
    if (part) skeleton.set(part, [...(skeleton.get(part) ?? []), value!]);
  });
  // A sentence may name a thing twice in one language and once in another.
  skeleton.set('code spans', [...new Set(skeleton.get('code spans'))]);
  return skeleton;
}

/** How two lists differ whose order may: sentences are built differently in each language. */
function unorderedDifference(english: string[], own: string[]): string | undefined {
  const count = (list: string[], one: string): number =>
    list.filter((other) => other === one).length;
  const lost = english.find((one) => count(english, one) > count(own, one));
  if (lost !== undefined) return `"${lost.slice(0, 80)}" is missing`;
  const extra = own.find((one) => count(own, one) > count(english, one));
  return extra === undefined ? undefined : `"${extra.slice(0, 80)}" is too many`;
}

function orderedDifference(english: string[], own: string[]): string | undefined {
  const longer = english.length > own.length ? english : own;
  const at = longer.findIndex((_, index) => english[index] !== own[index]);
  if (at < 0) return undefined;
  const shown = (text: string | undefined, none: string): string =>
    text === undefined ? none : `"${text.slice(0, 80)}"`;
  return `the English has ${shown(english[at], 'nothing more')}, the translation ${shown(own[at], 'ends')}`;
}

function compare(english: ContentFile, own: ContentFile): string[] {
  const [source, target] = [skeletonOf(english), skeletonOf(own)];
  return [...new Set([...source.keys(), ...target.keys()])].flatMap((part) => {
    const difference = ['links', 'code spans'].includes(part)
      ? unorderedDifference
      : orderedDifference;
    const found = difference(source.get(part) ?? [], target.get(part) ?? []);
    return found ? [`Other ${part} than ${english.file}: ${found}.`] : [];
  });
}

/** Whether all paragraphs are those of the English page: a copy that somebody began, and recorded as current. */
function isLeftInEnglish(english: ContentFile, own: ContentFile): boolean {
  const [source, target] = [english, own].map(({tree}) => proseOf(tree).map(({text}) => text));
  return source!.length > 0 && source!.join('\n') === target!.join('\n');
}

const leftInEnglish =
  'The text is still English: translate it, or delete the file, so that readers see the notice.';

/** A translation has the heading ids, code, links, images, admonitions and components of its English. */
export const parityRule: Rule = {
  name: 'parity',
  check: async (files) =>
    (await currentTranslations(files)).flatMap(({english, own}) =>
      [...compare(english, own), ...(isLeftInEnglish(english, own) ? [leftInEnglish] : [])].map(
        (message) => ({file: own.file, line: own.bodyLine, message}),
      ),
    ),
};
