import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import {headingIds} from './docusaurus.ts';
import {attributesOf, type ParsedPage, type Report} from './page.ts';

/** ID that a writer has given to a heading, in either of Docusaurus' forms. */
export function idOf({children}: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type === 'mdxTextExpression') return /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value)?.[1];
  return last?.type === 'text' ? /\{#([^{}]+)\}$/.exec(last.value)?.[1]?.trim() : undefined;
}

/** Every heading has an ID, once a page: anchors are the same in all languages. No heading skips a level. */
export function checkHeadings(page: ParsedPage, error: Report, advise: Report): void {
  const seen = new Set<string>();
  const withoutId: Heading[] = [];
  let depth = 1;
  visit(page.tree, 'heading', (heading) => {
    if (heading.depth > depth + 1)
      advise(heading, `The heading skips a level: begin it with "${'#'.repeat(depth + 1)}".`);
    depth = heading.depth;
    const id = idOf(heading);
    if (!id && depth > 1) withoutId.push(heading);
    if (id && seen.has(id))
      error(heading, `The ID "${id}" is on the page twice: change one of them.`);
    if (id) seen.add(id);
  });
  // Their anchors change with their text, and in each language.
  const [first, ...more] = withoutId;
  if (first && page.locale === 'en')
    advise(
      first,
      `${more.length > 0 ? `${more.length + 1} headings have no ID` : 'The heading has no ID'}: run "npm run check -- --fix", which writes them.`,
    );
}

/** Anchors of a page, headings by Docusaurus' own rules, which change the tree. */
export async function anchorsOf(page: ParsedPage): Promise<string[]> {
  const anchors: string[] = [];
  const tree = structuredClone(page.tree);
  await headingIds({anchorsMaintainCase: false})(tree);
  visit(tree, (node) => {
    if (node.type === 'heading') anchors.push((node.data as {id: string}).id);
    for (const {name, value} of attributesOf(node))
      if (typeof value === 'string' && (name === 'id' || name === 'name')) anchors.push(value);
  });
  return anchors;
}
